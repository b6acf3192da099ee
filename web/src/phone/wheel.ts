/** This phone's wheel: its hash chain of numbers for the throws of a table, each the hash of the next. */
import { rememberSeen, seenAt } from "./memory";
import { shortSha256 } from "./sha256";

const THROWS = 4096;
/** The number of hashes between two pauses; a slow phone needs some milliseconds for them. */
const SLICE = 256;

/** The number this many hashes closer to the commitment. */
export function stepped(number: Uint8Array, steps = 1): Uint8Array {
  for (let n = 0; n < steps; n++) number = shortSha256(Uint8Array.of(2, ...number));
  return number;
}

const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const hexToBytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

export class Wheel {
  private constructor(
    private readonly table: string,
    /** From the number for the last possible throw down to the commitment. */
    private readonly numbers: readonly Uint8Array[],
  ) {}

  /** This phone's wheel at this table: the stored one, otherwise a new one. */
  static async of(table: string): Promise<Wheel> {
    const secret = seenAt(table).wheel?.secret ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const numbers = [stepped(hexToBytes(secret))];
    while (numbers.length <= THROWS) {
      numbers.push(stepped(numbers.at(-1)!));
      if (numbers.length % SLICE === 0) await new Promise((done) => setTimeout(done));
    }
    // Another tab of this phone may have stored its wheel first: a phone has only one per table.
    const { wheel } = seenAt(table);
    if (wheel && wheel.secret !== secret) return Wheel.of(table);
    if (!wheel) rememberSeen(table, { wheel: { secret, heads: {} } });
    return new Wheel(table, numbers);
  }

  /** The phone sends this before the game; it fixes all its numbers and reveals none. */
  get commitment(): string {
    return bytesToHex(this.numbers[THROWS]!);
  }

  /** The number for this throw; null if the call is out of order or contradicts another. */
  answer(n: number, head: string): string | null {
    const { wheel } = seenAt(this.table);
    if (!wheel || n < 0 || n >= THROWS) return null;
    if (wheel.heads[n] !== head) {
      if (Object.keys(wheel.heads).some((known) => Number(known) >= n)) return null;
      rememberSeen(this.table, { wheel: { ...wheel, heads: { ...wheel.heads, [n]: head } } });
    }
    return bytesToHex(this.numbers[THROWS - 1 - n]!);
  }
}
