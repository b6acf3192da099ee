import { expect, test } from "vitest";
import { check, type Proof } from "./verify";

// Made by bellyflop.dice.sealed from the seed 00 01 02 … 1f.
const proof: Proof = {
  "scheme": "bellyflop-seal/1",
  "table": "table1",
  "root": "50b49f16e040558f8b2a98c303ccd1915e7561f516ebd4a3ac7d6cb7fe69ed25",
  "seed": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  "throws": [
    {
      "n": 0,
      "seat": 0,
      "device": "00000000000000000000000000000000",
      "tag": "49c14885155f3ab450fe5f9b2380cffa"
    },
    {
      "n": 1,
      "seat": null,
      "device": "",
      "tag": "ae62b6d96241666b12bcb248d56334bd"
    },
    {
      "n": 2,
      "seat": 3,
      "device": "abababababababababababababababab",
      "tag": "060073f30c3c3e11f2ed7f9840389cff"
    }
  ]
};

test("what the table sealed fits here too", () => {
  expect(check(proof, proof.root, ["ab".repeat(16)])).toEqual({ sealed: true, fed: true, own: 1, throws: 3 });
});

test("another root than the one seen at the start is found out", () => {
  expect(check(proof, "00".repeat(32), []).sealed).toBe(false);
});

test("another seed is found out", () => {
  expect(check({ ...proof, seed: "11".repeat(32) }, null, []).sealed).toBe(false);
});

test("another number of a thrower is found out", () => {
  const throws = proof.throws.map((thrown) => (thrown.n === 2 ? { ...thrown, device: "cd".repeat(16) } : thrown));
  expect(check({ ...proof, throws }, proof.root, []).fed).toBe(false);
});
