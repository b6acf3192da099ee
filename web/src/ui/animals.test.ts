import { expect, test } from "vitest";
import { ANIMALS, botFace, drawn, head } from "./animals";

test("every animal has a head of its own, and whatever else somebody says they are is a duck", () => {
  expect(new Set(ANIMALS.map(head)).size).toBe(ANIMALS.length);
  for (const said of ["unicorn", "constructor"]) expect(head(said)).toBe(head("duck"));
});

test("a bot of each level has a face that nobody else can choose; one of no known level is a robot", async () => {
  const faces = ["paddler", "swimmer", "diver", "olympian"].map(botFace);
  expect(new Set(await Promise.all([...ANIMALS, ...faces].map(drawn))).size).toBe(ANIMALS.length + 4);
  expect(faces.some((face) => ANIMALS.includes(face))).toBe(false);
  expect([botFace(null), botFace("whale")]).toEqual(["robot", "robot"]);
  expect(await drawn("bot-whale")).toBe(head("robot"));
});
