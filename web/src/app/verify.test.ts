import { expect, test } from "vitest";
import { check, type Proof } from "./verify";

// Made by bellyflop.dice.sealed from the seed 00 01 02 … 1f.
const proof: Proof = {
  scheme: "bellyflop-seal/1",
  table: "table1",
  root: "50b49f16e040558f8b2a98c303ccd1915e7561f516ebd4a3ac7d6cb7fe69ed25",
  seed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  throws: [
    {
      n: 0,
      seat: 0,
      device: "00000000000000000000000000000000",
      tag: "49c14885155f3ab450fe5f9b2380cffa",
    },
    {
      n: 1,
      seat: null,
      device: "",
      tag: "ae62b6d96241666b12bcb248d56334bd",
    },
    {
      n: 2,
      seat: 3,
      device: "abababababababababababababababab",
      tag: "060073f30c3c3e11f2ed7f9840389cff",
    },
  ],
};

const [first, second] = ["00".repeat(16), "ab".repeat(16)];
const seen = { root: proof.root, made: { [first]: true, [second]: true } };
const changed = (n: number, device: string, tag: string): Proof => ({
  ...proof,
  throws: proof.throws.map((thrown) => (thrown.n === n ? { ...thrown, device, tag } : thrown)),
});

test("what the table sealed fits here too", () => {
  expect(check(proof, "table1", seen)).toEqual({ sealed: true, fed: true, own: 2, throws: 3 });
});

test("another root than the one seen at the start is found out", () => {
  expect(check(proof, "table1", { ...seen, root: "00".repeat(32) }).sealed).toBe(false);
});

test("another seed is found out", () => {
  expect(check({ ...proof, seed: "11".repeat(32) }, "table1", { root: null, made: {} }).sealed).toBe(false);
});

test("another number of a thrower is found out", () => {
  expect(check(changed(2, "cd".repeat(16), proof.throws[2]!.tag), "table1", { root: null, made: {} }).fed).toBe(false);
});

test("another number with a tag that fits is found out by the phone that sent the right one", () => {
  const forged = changed(2, "cd".repeat(16), "6902b478a00c87c300628a3eb7e95fdf");
  expect(check(forged, "table1", { root: proof.root, made: {} }).fed).toBe(true); // nobody else can tell
  expect(check(forged, "table1", seen)).toEqual({ sealed: true, fed: false, own: 1, throws: 3 });
});

test("this phone's numbers in another order are found out", () => {
  const start = changed(0, second, "88c34f634241d7ff2adfdcb15987dce8").throws[0]!;
  const end = changed(2, first, "4d81da15de501e5e8c438d72b354648b").throws[2]!;
  expect(check({ ...proof, throws: [start, proof.throws[1]!, end] }, "table1", seen).fed).toBe(false);
});

test("a number that the table never took need not be in the record", () => {
  const lost = { ...seen.made, ["ef".repeat(16)]: false };
  expect(check(proof, "table1", { ...seen, made: lost }).fed).toBe(true);
});

test("one number may feed several throws that follow one another", () => {
  const throws = [...proof.throws, { n: 3, seat: 3, device: second, tag: "0ce93070cc3d21d0b6247a1b73c2964f" }];
  expect(check({ ...proof, throws }, "table1", seen)).toMatchObject({ fed: true, own: 3 });
});

test("a proof made for another table is found out", () => {
  expect(check(proof, "table2", seen).fed).toBe(false);
});
