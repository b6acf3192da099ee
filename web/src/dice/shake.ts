/** Shaking the phone, where a phone tells of it; a tap always does the same. */

const HARD = 12; // metres per second², gravity aside
const TIMES = 4;
const WITHIN = 1200;

interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}
const asking = (): Asking | undefined =>
  typeof DeviceMotionEvent === "undefined" ? undefined : (DeviceMotionEvent as unknown as Asking);

/** Whether this phone wants to be asked first, by a press of a button; what has a mouse is not shaken. */
export const mustAsk = (): boolean =>
  typeof asking()?.requestPermission === "function" && matchMedia("(pointer: coarse)").matches;

/** Asks; whether it may be listened to. */
export async function mayListen(): Promise<boolean> {
  try {
    return (await asking()?.requestPermission?.()) === "granted";
  } catch {
    return false; // not asked by a press, or not here: the tap is always there
  }
}

/** Whether this movement is a jolt: stronger than a hand that only holds the phone. */
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

/** Calls `shaken` once the phone is shaken; `felt` at the first sign that it tells of movement at all. Comes back with how to stop. */
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
