import { expect, test } from "vitest";
import { Course } from "./course.svelte";
import { alike, LEARNABLE, stepsOf, type Step } from "./lessons";

const at = async (game: string): Promise<Course> => new Course(await stepsOf(game), () => Promise.resolve());
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("every game can be learned", () => {
  expect([...LEARNABLE].sort()).toEqual(["clever-kids", "dice-cup", "dice-pool-party", "pool-zee", "splash-party"]);
});

test.each(LEARNABLE)("%s: doing what is asked leads to the end", async (game) => {
  const course = await at(game);
  while (!course.done) {
    const before = course.at;
    const { asks, right } = course.step!;
    if (asks === "do") expect((await course.act(right[0])).status).toBe("ok");
    else if (asks === "throw") expect((await course.throwDice()).status).toBe("ok");
    else await course.forward();
    await settled();
    expect(course.at).toBe(before + 1);
  }
});

test("another choice is counted and changes nothing; going back forgets it", async () => {
  const course = await at("pool-zee");
  course.go(1);
  const { update } = course;
  expect((await course.act({ hold: [6] })).status).toBe("illegal");
  expect([course.at, course.misses, course.update === update]).toEqual([1, 1, true]);
  course.go(0);
  expect([course.at, course.misses]).toEqual([0, 0]);
});

test("what passes by can be cut short", async () => {
  const end: (() => void)[] = [];
  const steps: Step[] = await stepsOf("splash-party");
  const course = new Course(steps, () => new Promise((done) => end.push(done)));
  course.go(2);
  void course.forward();
  expect(course.moving).toBe(true);
  expect((await course.act(steps[2]!.right[0])).status).toBe("stale");
  void course.forward();
  expect([course.at, course.moving]).toEqual([3, false]);
  end.forEach((done) => done());
  await settled();
  expect(course.at).toBe(3);
});

test("actions are alike whatever the order of their words", () => {
  expect(alike({ use: "green", cells: [[0, 1]] }, { cells: [[0, 1]], use: "green" })).toBe(true);
  expect(alike({ hold: [4, 4] }, { hold: [4] })).toBe(false);
  expect(alike({ accuse: null }, { accuse: 1 })).toBe(false);
});
