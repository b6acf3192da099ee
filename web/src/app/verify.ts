/** What this phone can check by itself about a finished game's dice. It works on plain http too. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

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
  /** The keys fit the root, and that is the root this phone saw when the game began. */
  sealed: boolean;
  /** Every throw was made with the number the record says. */
  fed: boolean;
  /** How many throws used a number made by this phone. */
  own: number;
  throws: number;
}

export function check(proof: Proof, seenRoot: string | null, ownNumbers: readonly string[]): Check {
  const sealed = proof.scheme === SCHEME && rootOf(proof.seed) === proof.root && (!seenRoot || seenRoot === proof.root);
  const fed = proof.throws.every((thrown, place) => thrown.n === place && tagOf(proof.seed, proof.table, thrown) === thrown.tag);
  const mine = new Set(ownNumbers);
  return { sealed, fed, own: proof.throws.filter(({ device }) => mine.has(device)).length, throws: proof.throws.length };
}
