import { expect, test } from "vitest";
import { jolts } from "./shake";

const a = (x: number, y: number, z: number): DeviceMotionEventAcceleration => ({ x, y, z });

test("a phone that lies or is held still is not shaken", () => {
  expect(jolts({ acceleration: a(0.2, 0.1, 0.3), accelerationIncludingGravity: a(0.2, 9.8, 0.3) })).toBe(false);
  expect(jolts({ acceleration: null, accelerationIncludingGravity: a(0, 0, 9.81) })).toBe(false);
  expect(jolts({ acceleration: null, accelerationIncludingGravity: null })).toBe(false);
});

test("a jolt is felt with and without a sensor that leaves gravity out", () => {
  expect(jolts({ acceleration: a(15, 3, 0), accelerationIncludingGravity: null })).toBe(true);
  expect(jolts({ acceleration: null, accelerationIncludingGravity: a(20, 15, 9) })).toBe(true);
});
