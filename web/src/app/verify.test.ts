import { expect, test } from "vitest";
import type { Seen } from "../phone/memory";
import { check, type Check, type NewerProof, type OlderProof, type Sealed } from "./verify";
import example from "./verify.example.json";

// Made by bellyflop.dice.sealed from the seed 00 01 02 … 1f.
const proof: OlderProof = {
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
const older = { phones: null, elsewhere: 0, silent: [] };
const of = (proof: OlderProof): Sealed => ({ game: "", options: {}, events: [], proof });
const changed = (n: number, device: string, tag: string): OlderProof => ({
  ...proof,
  throws: proof.throws.map((thrown) => (thrown.n === n ? { ...thrown, device, tag } : thrown)),
});

test("what the table sealed fits here too", () => {
  expect(check(of(proof), "table1", seen)).toEqual({ sealed: true, fed: true, own: 2, throws: 3, ...older });
});

test("another root than the one seen at the start is found out", () => {
  expect(check(of(proof), "table1", { ...seen, root: "00".repeat(32) }).sealed).toBe(false);
});

test("another seed is found out", () => {
  expect(check(of({ ...proof, seed: "11".repeat(32) }), "table1", { root: null, made: {} }).sealed).toBe(false);
});

test("another number of a thrower is found out", () => {
  expect(check(of(changed(2, "cd".repeat(16), proof.throws[2]!.tag)), "table1", { root: null, made: {} }).fed).toBe(
    false,
  );
});

test("another number with a tag that fits is found out by the phone that sent the right one", () => {
  const forged = changed(2, "cd".repeat(16), "6902b478a00c87c300628a3eb7e95fdf");
  expect(check(of(forged), "table1", { root: proof.root, made: {} }).fed).toBe(true); // other phones cannot tell
  expect(check(of(forged), "table1", seen)).toEqual({ sealed: true, fed: false, own: 1, throws: 3, ...older });
});

test("this phone's numbers in another order are found out", () => {
  const start = changed(0, second, "88c34f634241d7ff2adfdcb15987dce8").throws[0]!;
  const end = changed(2, first, "4d81da15de501e5e8c438d72b354648b").throws[2]!;
  expect(check(of({ ...proof, throws: [start, proof.throws[1]!, end] }), "table1", seen).fed).toBe(false);
});

test("a number that the table never took need not be in the record", () => {
  const lost = { ...seen.made, ["ef".repeat(16)]: false };
  expect(check(of(proof), "table1", { ...seen, made: lost }).fed).toBe(true);
});

test("one number may feed several throws that follow one another", () => {
  const throws = [...proof.throws, { n: 3, seat: 3, device: second, tag: "0ce93070cc3d21d0b6247a1b73c2964f" }];
  expect(check(of({ ...proof, throws }), "table1", seen)).toMatchObject({ fed: true, own: 3 });
});

test("a proof made for another table is found out", () => {
  expect(check(of(proof), "table2", seen).fed).toBe(false);
});

// ── the newer scheme: every phone gives numbers ─────────────────────────────────────────────────

const { record, seen: memory } = example as unknown as {
  record: Sealed & { proof: NewerProof };
  seen: Seen & { wheel: { secret: string; heads: Record<string, string> } };
};
const wheel = memory.wheel;
const judge = (spoilt: Partial<Sealed>, seen: Seen = memory): Check => check({ ...record, ...spoilt }, "table-1", seen);
const proven = (spoilt: Partial<NewerProof>): Check => judge({ proof: { ...record.proof, ...spoilt } });

test("a game with numbers of two phones is as this one remembers", () => {
  const throws = record.events.filter((event) => "chance" in event).length;
  const silent = [{ name: "Bo", times: 1, own: false }];
  expect(judge({})).toEqual({ sealed: true, fed: true, own: throws, throws, phones: 2, elsewhere: 0, silent });
});

test("of a game that a file brought here, what fell before is told apart and bound all the same", () => {
  const { record, seen } = example.brought as unknown as { record: Sealed & { proof: NewerProof }; seen: Seen };
  const fell = record.events.filter((event) => "chance" in event).length;
  const found = check(record, "table-1", seen);
  expect(found).toMatchObject({ sealed: true, fed: true, elsewhere: 2, throws: fell - 2, own: fell - 2 });
  const events = record.events.filter((_, at) => at !== 0);
  expect(check({ ...record, events }, "table-1", seen).fed).toBe(false);
  expect(check({ ...record, proof: { ...record.proof, brought: 6 } }, "table-1", seen).fed).toBe(false);
});

test("another seed, another move, another name and another call are found out", () => {
  expect(proven({ seed: "11".repeat(32) }).sealed).toBe(false);
  expect(judge({ events: [...record.events].reverse() }).fed).toBe(false);
  expect(proven({ names: ["Ana", "Mallory"] }).fed).toBe(false);
  expect(proven({ calls: record.proof.calls.map((call) => ({ ...call, asked: [0] })) }).fed).toBe(false);
  expect(proven({ head: "00".repeat(32) }).fed).toBe(false);
});

test("a number that no phone committed to is found out", () => {
  const phones = record.proof.phones.map((phone) => ({ ...phone, number: "00".repeat(32) }));
  expect(proven({ phones }).fed).toBe(false);
});

test("a call that this phone heard otherwise, or never, is found out", () => {
  const heads = { ...wheel.heads, 1: "00".repeat(32) };
  expect(judge({}, { ...memory, wheel: { ...wheel, heads } }).fed).toBe(false);
  const { 1: _, ...fewer } = wheel.heads;
  expect(judge({}, { ...memory, wheel: { ...wheel, heads: fewer } }).fed).toBe(false);
  expect(judge({}, { ...memory, end: "00".repeat(32) }).fed).toBe(false);
  const stranger = { secret: "11".repeat(32), heads: wheel.heads };
  expect(judge({}, { ...memory, wheel: stranger }).fed).toBe(false);
});

test("a phone without numbers of its own finds nothing wrong, and was there for nothing", () => {
  expect(judge({}, { root: null, made: {} })).toMatchObject({ sealed: true, fed: true, own: 0 });
});
