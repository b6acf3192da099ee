/** SHA-256 of up to 55 bytes: small, as it loads with every table. wheel.test.ts compares it with `@noble/hashes`. */

/** The first 32 bits of the fractional parts of the roots of the first 64 primes. */
function roots(exponent: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) prime &&= n % d > 0;
    if (prime) found.push(((n ** exponent % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(1 / 2);
const ADDED = roots(1 / 3);
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function shortSha256(bytes: Uint8Array): Uint8Array {
  const block = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, at) => block.setUint8(at, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);
  const w = Array.from({ length: 64 }, (_, at) => (at < 16 ? block.getInt32(at * 4) : 0));
  for (let at = 16; at < 64; at++) {
    const [a, b] = [w[at - 15]!, w[at - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[at] = (w[at - 16]! + low + w[at - 7]! + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = START as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ADDED[at]! + w[at]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const end = new DataView(new ArrayBuffer(32));
  [a, b, c, d, e, f, g, h].forEach((word, at) => end.setInt32(at * 4, word + START[at]!));
  return new Uint8Array(end.buffer);
}
