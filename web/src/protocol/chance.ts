/** Unguessable random numbers. They work on plain http too, where crypto.subtle and randomUUID do not. */

function hex(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number this device mixes into a throw. */
export const deviceNumber = (): string => hex(16);

/** A token that this phone makes for its own seat, so that a retried request takes only one seat. */
export const seatToken = (): string => hex(24);

/** The id of a command; a retry sends the same one. */
export const commandId = (): string => hex(12);
