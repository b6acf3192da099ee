/** The checks this phone can make by itself on a finished game's dice. They work on plain http too. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seen } from "../phone/memory";

const SCHEME = "bellyflop-seal/1";
const THROWS = 4096;

export interface Thrown {
  n: number;
  seat: number | null;
  device: string;
  tag: string;
}

/** The proof of the older sealing scheme, under which the server's owner could have chosen the dice. */
export interface OlderProof {
  scheme: "bellyflop-seal/1";
  table: string;
  root: string;
  seed: string;
  throws: Thrown[];
}

export interface NewerProof {
  scheme: "bellyflop-seal/2";
  table: string;
  root: string;
  seed: string;
  names: string[];
  /** The number of events at the start of the record that were imported from a file; their dice prove nothing. */
  brought?: number;
  phones: { seat: number; commitment: string; throw: number | null; number: string | null }[];
  handed: { event: number; seat: number; name: string }[];
  calls: { throw: number; asked: number[]; gave: number[] }[];
  head: string;
}

export type Proof = OlderProof | NewerProof;

export interface Sealed {
  game: string;
  options: object;
  events: object[];
  proof: Proof;
}

function number(n: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** The key of this throw. */
const keyOf = (seed: Uint8Array, n: number): Uint8Array =>
  hmac(sha256, seed, concatBytes(utf8ToBytes("key"), number(n)));

/** The root of the hash tree over all keys derived from the seed. */
function rootOf(seed: string): string {
  const bytes = hexToBytes(seed);
  let level = Array.from({ length: THROWS }, (_, n) => sha256(concatBytes(Uint8Array.of(0), keyOf(bytes, n))));
  while (level.length > 1) {
    level = Array.from({ length: level.length / 2 }, (_, n) =>
      sha256(concatBytes(Uint8Array.of(1), level[2 * n]!, level[2 * n + 1]!)),
    );
  }
  return bytesToHex(level[0]!);
}

/** The tag that binds a throw's key to its table, number, seat and device number. */
function tagOf(seed: string, table: string, { n, seat, device }: Thrown): string {
  const circumstances = sha256(utf8ToBytes([SCHEME, table, n, seat ?? "-", device].join("|")));
  const mark = hmac(sha256, keyOf(hexToBytes(seed), n), concatBytes(utf8ToBytes("tag"), circumstances));
  return bytesToHex(mark.slice(0, 16));
}

export interface Check {
  /** The keys match the root, and it is the root this phone saw first. */
  sealed: boolean;
  /** Every throw used the number in the record at this table, and this phone's numbers are the ones it sent. */
  fed: boolean;
  /** The throws that used a number from this phone. */
  own: number;
  throws: number;
  /** The number of phones that gave numbers; null for the older scheme, which cannot stop the server's owner. */
  phones: number | null;
  /** The throws made before the game was imported from a file. */
  elsewhere: number;
  /** The players who were asked for a number and gave none, and how often. */
  silent: { name: string; times: number; own: boolean }[];
}

/** Whether the record has all accepted numbers, in order. Knowing the seed is enough to forge a tag for any other. */
function keeps({ throws }: OlderProof, { made }: Seen): boolean {
  const devices = throws.map(({ device }) => device);
  let at = -1;
  return Object.keys(made).every((number) => !made[number] || (at = devices.indexOf(number, at + 1)) >= 0);
}

/** The result of checking this table's proof against what this phone saw. */
export function check(record: Sealed, table: string, seen: Seen): Check {
  const { proof } = record;
  return proof.scheme === SCHEME ? checkOlder(proof, table, seen) : checkNewer(record, proof, table, seen);
}

function checkOlder(proof: OlderProof, table: string, seen: Seen): Check {
  const { root, seed, throws } = proof;
  const sealed = rootOf(seed) === root && (!seen.root || seen.root === root);
  const tagged = throws.every((thrown, place) => thrown.n === place && tagOf(seed, table, thrown) === thrown.tag);
  const own = throws.filter(({ device }) => device in seen.made).length;
  const fed = tagged && keeps(proof, seen);
  return { sealed, fed, own, throws: throws.length, phones: null, elsewhere: 0, silent: [] };
}

// ── the newer scheme: every phone gives numbers ─────────────────────────────────────────────────

/** Canonical JSON for hashing into heads: no spaces, sorted keys. */
function spelt(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelt).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${spelt(part)}`).join(",")}}`;
}

const folded = (head: Uint8Array, entry: unknown): Uint8Array =>
  sha256(concatBytes(Uint8Array.of(3), head, utf8ToBytes(spelt(entry))));

/** As in phone/wheel.ts: the number this many hashes closer to the commitment. An import would split that chunk. */
function stepped(number: Uint8Array, steps: number): Uint8Array {
  for (let n = 0; n < steps; n++) number = sha256(concatBytes(Uint8Array.of(2), number));
  return number;
}

/** Whether every phone's numbers hash down to its commitment. */
const chained = ({ phones, calls }: NewerProof): boolean =>
  phones.every(({ seat, commitment, throw: last, number }) => {
    const gave = calls.filter((call) => call.gave.includes(seat)).at(-1)?.throw ?? null;
    if (gave !== last || (number === null) !== (last === null)) return false;
    return number === null || bytesToHex(stepped(hexToBytes(number), last! + 1)) === commitment;
  });

/** The head that each call carried, by throw, and the final head. */
function heads(record: Sealed, proof: NewerProof): { called: Map<number, string>; end: string } {
  const { scheme, table, root, names, brought = 0 } = proof;
  const phones = proof.phones.map(({ seat, commitment }) => [seat, commitment]);
  const about = { game: record.game, options: record.options, names, phones };
  let head = folded(new Uint8Array(), { scheme, table, root, ...about });
  if (brought) head = folded(head, { brought });
  const called = new Map<number, string>();
  const calls = [...proof.calls];
  const handed = [...proof.handed];
  let throws = 0;
  const veil = utf8ToBytes("head");
  record.events.forEach((event, at) => {
    while (handed[0]?.event === at) {
      const { seat, name } = handed.shift()!;
      head = folded(head, { handed: seat, name });
    }
    if ("chance" in event && at >= brought) {
      if (calls[0]?.throw === throws) {
        const call = calls.shift()!;
        head = folded(head, { call: throws, asked: call.asked });
        called.set(throws, bytesToHex(hmac(sha256, hexToBytes(proof.seed), concatBytes(veil, head))));
        head = folded(head, { gave: call.gave });
      }
      throws++;
    }
    head = folded(head, event);
  });
  for (const { seat, name } of handed) head = folded(head, { handed: seat, name });
  return { called, end: bytesToHex(head) };
}

/** The throws this phone gave numbers for; consecutive throws share a call. */
function there({ calls }: NewerProof, seat: number | undefined, throws: number): number {
  const next = (at: number): number => calls[at + 1]?.throw ?? throws;
  return calls.reduce((sum, { throw: n, gave }, at) => sum + (gave.includes(seat ?? -1) ? next(at) - n : 0), 0);
}

function checkNewer(record: Sealed, proof: NewerProof, table: string, seen: Seen): Check {
  const seal = bytesToHex(sha256(concatBytes(Uint8Array.of(4), hexToBytes(proof.seed))));
  const { called, end } = heads(record, proof);
  const fell = record.events.map((event) => "chance" in event);
  const [elsewhere, throws] = [fell.slice(0, proof.brought ?? 0), fell.slice(proof.brought ?? 0)].map(
    (some) => some.filter(Boolean).length,
  ) as [number, number];
  const wheel = seen.wheel && stepped(hexToBytes(seen.wheel.secret), THROWS + 1);
  const mine = proof.phones.find(({ commitment }) => wheel && bytesToHex(wheel) === commitment)?.seat;
  const given = Object.entries(seen.wheel?.heads ?? {});
  const gave = new Set(proof.calls.filter((call) => call.gave.includes(mine ?? -1)).map((call) => call.throw));
  const asked = new Set(proof.calls.filter((call) => call.asked.includes(mine ?? -1)).map((call) => call.throw));
  const fits =
    given.every(([n, head]) => asked.has(Number(n)) && called.get(Number(n)) === head) &&
    [...gave].every((n) => seen.wheel?.heads[n] !== undefined) &&
    (seen.end ?? end) === end;
  const silent = proof.phones.map(({ seat }) => ({
    name: proof.names[seat] ?? "",
    times: proof.calls.filter((call) => call.asked.includes(seat) && !call.gave.includes(seat)).length,
    own: seat === mine,
  }));
  return {
    sealed: proof.table === table && seal === proof.root && (!seen.root || seen.root === proof.root),
    fed: chained(proof) && proof.head === end && fits,
    own: there(proof, mine, throws),
    throws,
    phones: proof.phones.length,
    elsewhere,
    silent: silent.filter(({ times }) => times > 0),
  };
}
