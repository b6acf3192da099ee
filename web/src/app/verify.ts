/** What this phone can check by itself about a finished game's dice. It works on plain http too. */
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

export interface Proof {
  scheme: string;
  table: string;
  root: string;
  seed: string;
  throws: Thrown[];
}

function number(n: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** The key of this throw. */
const keyOf = (seed: Uint8Array, n: number): Uint8Array =>
  hmac(sha256, seed, concatBytes(utf8ToBytes("key"), number(n)));

/** The root of the hash tree over all keys that follow from the seed. */
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

/** The mark that ties a throw's key to its circumstances. */
function tagOf(seed: string, table: string, { n, seat, device }: Thrown): string {
  const circumstances = sha256(utf8ToBytes([SCHEME, table, n, seat ?? "-", device].join("|")));
  const mark = hmac(sha256, keyOf(hexToBytes(seed), n), concatBytes(utf8ToBytes("tag"), circumstances));
  return bytesToHex(mark.slice(0, 16));
}

export interface Check {
  /** The keys fit the root, and that is the root this phone saw when it came. */
  sealed: boolean;
  /** Every throw was made at this table with the number the record says, and those of this phone are the ones it sent. */
  fed: boolean;
  /** How many throws used a number made by this phone. */
  own: number;
  throws: number;
}

/** Whether all numbers that the table took stand in the record, one after the other. Who knows the seed can make a tag for any other. */
function keeps({ throws }: Proof, { made }: Seen): boolean {
  const devices = throws.map(({ device }) => device);
  let at = -1;
  return Object.keys(made).every((number) => !made[number] || (at = devices.indexOf(number, at + 1)) >= 0);
}

/** What comes of the proof that this table gives, against what this phone saw of it. */
export function check(proof: Proof, table: string, seen: Seen): Check {
  const { scheme, root, seed, throws } = proof;
  const sealed = scheme === SCHEME && rootOf(seed) === root && (!seen.root || seen.root === root);
  const tagged = throws.every((thrown, place) => thrown.n === place && tagOf(seed, table, thrown) === thrown.tag);
  const own = throws.filter(({ device }) => device in seen.made).length;
  return { sealed, fed: tagged && keeps(proof, seen), own, throws: throws.length };
}
