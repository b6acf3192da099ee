import { expect, test } from "vitest";
import { pageOf, type Action } from "../games/pages";
import { Course } from "./course.svelte";
import { alike, LEARNABLE, stepsOf, type Step } from "./lessons";

const at = async (game: string): Promise<Course> => new Course(await stepsOf(game), () => Promise.resolve());
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

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
  const course = await at(LEARNABLE[0]!);
  const asked = course.steps.findIndex(({ asks }) => asks === "do");
  course.go(asked);
  const { update } = course;
  expect((await course.act({ nothing: "like it" })).status).toBe("illegal");
  expect([course.at, course.misses, course.update === update]).toEqual([asked, 1, true]);
  course.go(0);
  expect([course.at, course.misses]).toEqual([0, 0]);
});

test("what passes by can be cut short", async () => {
  const end: (() => void)[] = [];
  const steps: Step[] = await stepsOf(LEARNABLE[0]!);
  const passes = steps.findIndex(({ asks, then }) => asks === "do" && then.length > 0);
  const course = new Course(steps, () => new Promise((done) => end.push(done)));
  course.go(passes);
  void course.forward();
  expect(course.moving).toBe(true);
  expect((await course.act(steps[passes]!.right[0])).status).toBe("stale");
  void course.forward();
  expect([course.at, course.moving]).toEqual([passes + 1, false]);
  end.forEach((done) => done());
  await settled();
  expect(course.at).toBe(passes + 1);
});

test.each(LEARNABLE)("%s: every action that is asked for can be pointed at", async (game) => {
  const pointing = await pageOf(game)?.pointing?.();
  if (!pointing) return; // this game highlights no buttons
  for (const { asks, right, update } of await stepsOf(game)) {
    if (asks !== "do") continue;
    const named = pointing.stages(right[0] as Action, update).flat();
    expect(named.length).toBeGreaterThan(0);
    expect(named.join(), JSON.stringify(right[0])).not.toMatch(/undefined|NaN|null/);
  }
});

test("actions are alike whatever the order of their words", () => {
  expect(alike({ use: "green", cells: [[0, 1]] }, { cells: [[0, 1]], use: "green" })).toBe(true);
  expect(alike({ hold: [4, 4] }, { hold: [4] })).toBe(false);
  expect(alike({ accuse: null }, { accuse: 1 })).toBe(false);
});
