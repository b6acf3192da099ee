import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { beforeEach, expect, test, vi } from "vitest";
import { seenAt } from "./memory";
import { shortSha256 } from "./sha256";
import { stepped, Wheel } from "./wheel";

beforeEach(() => {
  const kept = new Map<string, string>();
  const getItem = (name: string): string | null => kept.get(name) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (name: string, value: string) => void kept.set(name, value) });
});

const head = (n: number): string => n.toString(16).padStart(64, "0");

test("each number leads down to the commitment, and the wheel is the same when the page comes back", async () => {
  const wheel = await Wheel.of("table");
  const number = wheel.answer(3, head(1))!;
  expect(bytesToHex(stepped(hexToBytes(number), 4))).toBe(wheel.commitment);
  const back = await Wheel.of("table");
  expect([back.commitment, back.answer(3, head(1))]).toEqual([wheel.commitment, number]);
  expect((await Wheel.of("another")).commitment).not.toBe(wheel.commitment);
  expect(stepped(hexToBytes(head(7)))).toEqual(sha256(concatBytes(Uint8Array.of(2), hexToBytes(head(7)))));
});

test("it answers rising calls, repeats only the very same, and remembers every head", async () => {
  const wheel = await Wheel.of("table");
  expect(wheel.answer(4, head(1))).not.toBeNull();
  expect(wheel.answer(4, head(2))).toBeNull();
  expect(wheel.answer(3, head(2))).toBeNull();
  expect(wheel.answer(9, head(2))).not.toBeNull();
  expect([wheel.answer(4096, head(3)), wheel.answer(-1, head(3))]).toEqual([null, null]);
  expect(seenAt("table").wheel!.heads).toEqual({ 4: head(1), 9: head(2) });
});

test("its hash is the one that everybody has", () => {
  for (let length = 0; length <= 55; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length * 11) % 256);
    expect(bytesToHex(shortSha256(bytes))).toBe(bytesToHex(sha256(bytes)));
  }
});
