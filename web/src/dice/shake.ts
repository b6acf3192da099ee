/** Detects that the phone is shaken, where the browser reports motion; a tap always does the same. */

const HARD = 12; // metres per second², without gravity
const TIMES = 4;
const WITHIN = 1200;

interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}
const asking = (): Asking | undefined =>
  typeof DeviceMotionEvent === "undefined" ? undefined : (DeviceMotionEvent as unknown as Asking);

/** Whether motion needs a permission, requested by a button. Devices with a mouse are never shaken. */
export const mustAsk = (): boolean =>
  typeof asking()?.requestPermission === "function" && matchMedia("(pointer: coarse)").matches;

/** Requests the permission; resolves with whether it was granted. */
export async function mayListen(): Promise<boolean> {
  try {
    return (await asking()?.requestPermission?.()) === "granted";
  } catch {
    return false; // not called from a press, or unsupported: a tap still works
  }
}

/** Whether this movement is a jolt, stronger than those of a hand that holds the phone still. */
export function jolts({
  acceleration,
  accelerationIncludingGravity,
}: Pick<DeviceMotionEvent, "acceleration" | "accelerationIncludingGravity">): boolean {
  const long = (a: DeviceMotionEventAcceleration | null): number | null =>
    a && a.x !== null ? Math.hypot(a.x, a.y ?? 0, a.z ?? 0) : null;
  const pure = long(acceleration);
  if (pure !== null) return pure > HARD;
  const heavy = long(accelerationIncludingGravity);
  return heavy !== null && Math.abs(heavy - 9.81) > HARD;
}

/** Calls `shaken` when the phone is shaken and `felt` at the first motion event. Returns the function that stops it. */
export function onShake(shaken: () => void, felt: () => void = () => {}): () => void {
  let when: number[] = [];
  let told = false;
  const move = (event: DeviceMotionEvent): void => {
    if (!told && event.accelerationIncludingGravity?.x != null) {
      told = true;
      felt();
    }
    if (!jolts(event)) return;
    when = [...when, event.timeStamp].filter((time) => event.timeStamp - time < WITHIN);
    if (when.length < TIMES) return;
    when = [];
    shaken();
  };
  addEventListener("devicemotion", move);
  return () => removeEventListener("devicemotion", move);
}
