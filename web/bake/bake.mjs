/** Bakes throws of dice with a physics engine, so that the page needs none.
 *
 *    cd web/bake && npm ci && npm run bake
 *
 *  writes ../src/dice/throws/*.bin, and how the cups end in rests.json. A throw holds only how dice move: which faces come up is decided
 *  by the table, and the page turns each die inside its body until that is so (src/dice/turn.ts).
 *
 *  cup-*       twelve dice poured into a round pool, six small and six large, all flat, apart and at rest
 *  cup-lean-*  the same, but one die visibly leans on another
 *  hand-*      five dice thrown one beside the other; each is written relative to the place where it comes to rest
 *  hand-lean-* five dice in a narrow pool, one of them leaning
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import RAPIER from "@dimforge/rapier3d-compat";
import { chance } from "./chance.mjs";
import { encode, flatness, upright } from "./frames.mjs";

const HZ = 30;
const STEPS = 4; // of the engine for each frame kept
const GRAVITY = 42; // die edges per second²: a large, heavy die
const SMALL = 0.71;
const HERE = new URL("../src/dice/throws/", import.meta.url);

await RAPIER.init();

function newWorld() {
  const world = new RAPIER.World({ x: 0, y: -GRAVITY, z: 0 });
  world.timestep = 1 / (HZ * STEPS);
  world.createCollider(RAPIER.ColliderDesc.cuboid(60, 1, 60).setTranslation(0, -1, 0).setFriction(0.55).setRestitution(0.35));
  return world;
}

/** A ring of walls, so that nothing leaves the pool. */
function ring(world, radius) {
  const sides = 24;
  for (let n = 0; n < sides; n++) {
    const angle = (2 * Math.PI * n) / sides;
    const half = radius * Math.tan(Math.PI / sides) + 0.2;
    world.createCollider(
      RAPIER.ColliderDesc.cuboid(half, 20, 0.5)
        .setTranslation((radius + 0.5) * Math.sin(angle), 20, (radius + 0.5) * Math.cos(angle))
        .setRotation({ x: 0, y: Math.sin(angle / 2), z: 0, w: Math.cos(angle / 2) })
        .setFriction(0.2)
        .setRestitution(0.3),
    );
  }
}

function box(world, halfWidth, halfDepth) {
  for (const [x, z, a, b] of [[halfWidth + 0.5, 0, 0.5, 60], [-halfWidth - 0.5, 0, 0.5, 60], [0, -halfDepth - 0.5, 60, 0.5], [0, halfDepth + 0.5, 60, 0.5]]) {
    world.createCollider(RAPIER.ColliderDesc.cuboid(a, 20, b).setTranslation(x, 20, z).setFriction(0.4));
  }
}

function die(world, size, at, speed, draw) {
  const axis = [draw() - 0.5, draw() - 0.5, draw() - 0.5];
  const long = Math.hypot(...axis);
  const angle = draw() * Math.PI;
  const [x, y, z] = axis.map((part) => (part / long) * Math.sin(angle));
  const body = world.createRigidBody(
    RAPIER.RigidBodyDesc.dynamic()
      .setTranslation(at[0], at[1], at[2])
      .setRotation({ x, y, z, w: Math.cos(angle) })
      .setLinvel(speed[0], speed[1], speed[2])
      .setAngvel({ x: (draw() - 0.5) * 30, y: (draw() - 0.5) * 16, z: (draw() - 0.5) * 30 })
      .setCcdEnabled(true),
  );
  const edge = 0.1 * size;
  world.createCollider(RAPIER.ColliderDesc.roundCuboid(size / 2 - edge, size / 2 - edge, size / 2 - edge, edge).setFriction(0.45).setRestitution(0.3), body);
  return { body, size };
}

const poseOf = ({ body }) => {
  const p = body.translation();
  const q = body.rotation();
  return [p.x, p.y, p.z, q.x, q.y, q.z, q.w];
};

/** Runs until all lie still; the frames, or null if that takes longer than this. */
function run(world, dice, seconds) {
  const frames = [dice.map(poseOf)];
  let quiet = 0;
  while (frames.length < seconds * HZ) {
    for (let n = 0; n < STEPS; n++) world.step();
    frames.push(dice.map(poseOf));
    const moving = dice.some(({ body }) => {
      const v = body.linvel();
      const w = body.angvel();
      return Math.hypot(v.x, v.y, v.z) > 0.03 || Math.hypot(w.x, w.y, w.z) > 0.05;
    });
    quiet = moving ? 0 : quiet + 1;
    if (quiet === 3) return frames;
  }
  return null;
}

/** Whether all lie flat on the floor with water between them. */
function clean(rest, sizes, gap) {
  return rest.every((pose, n) => {
    if (flatness(pose) < 0.9995 || Math.abs(pose[1] - sizes[n] / 2) > 0.02) return false;
    return rest.every((other, m) => {
      const reach = ((sizes[n] + sizes[m]) / 2) * 1.14 + gap;
      return m === n || Math.hypot(pose[0] - other[0], pose[2] - other[2]) > reach;
    });
  });
}

/** Whether exactly one die leans so that everybody sees it, and the others lie flat. */
function leaning(rest) {
  const leaners = rest.filter((pose) => flatness(pose) < 0.999);
  return leaners.length === 1 && flatness(leaners[0]) < 0.96;
}

function pour(draw, tight) {
  const world = newWorld();
  const radius = tight ? 2.6 : 3.2;
  ring(world, radius);
  const dice = [...Array(12).keys()].map((n) => {
    const angle = draw() * 2 * Math.PI;
    const away = Math.sqrt(draw()) * 1.3;
    const out = tight ? 1.5 : 5 + 5 * draw();
    const at = [away * Math.cos(angle), 4 + 0.8 * n, away * Math.sin(angle)];
    return die(world, n < 6 ? SMALL : 1, at, [out * Math.cos(angle), -12, out * Math.sin(angle)], draw);
  });
  const frames = run(world, dice, 3);
  world.free();
  return frames;
}

function lane(draw) {
  const world = newWorld();
  const one = die(world, 1, [0, 3.2 + draw(), 0], [(draw() - 0.5) * 2, 2 + 2 * draw(), -8 - 2.5 * draw()], draw);
  const frames = run(world, [one], 1.5);
  world.free();
  if (!frames || flatness(frames.at(-1)[0]) < 0.9995) return null;
  const [x, , z] = frames.at(-1)[0];
  return frames.map(([[a, b, c, ...turn]]) => [[a - x, b, c - z, ...turn]]);
}

/** Five lanes side by side, all as long as the longest; a shorter one lies still at its end. */
function hand(draw) {
  const lanes = [];
  while (lanes.length < 5) {
    const found = lane(draw);
    if (found) lanes.push(found);
  }
  const longest = Math.max(...lanes.map((frames) => frames.length));
  return [...Array(longest).keys()].map((at) => lanes.map((frames) => frames[Math.min(at, frames.length - 1)][0]));
}

function leaningHand(draw) {
  const world = newWorld();
  box(world, 2.6, 0.98);
  const dice = [...Array(5).keys()].map((n) => die(world, 1, [(n - 2) * 0.9, 3 + draw(), draw() - 0.5], [(draw() - 0.5) * 5, -4, (draw() - 0.5) * 5], draw));
  const frames = run(world, dice, 3);
  world.free();
  return frames;
}

const rests = {};
function bake(name, wanted, attempt, good, seconds) {
  let tries = 0;
  for (let number = 1; number <= wanted; tries++) {
    const frames = attempt(chance(name, tries));
    if (!frames || !good(frames.at(-1)) || frames.length > seconds * HZ) continue;
    const file = `${name}-${number++}`;
    const rest = frames.at(-1).map(upright);
    const bytes = encode([...frames.slice(0, -1), rest], HZ);
    writeFileSync(new URL(`${file}.bin`, HERE), bytes);
    if (name.startsWith("cup")) rests[file] = rest.map((pose) => pose.map((part) => Math.round(part * 1e4) / 1e4));
    console.log(`${file}: ${frames.length} frames, ${bytes.length} bytes, after ${tries + 1} tries`);
  }
}

mkdirSync(HERE, { recursive: true });
for (const old of readdirSync(HERE)) rmSync(new URL(old, HERE));
const twelve = [...Array(12).keys()].map((n) => (n < 6 ? SMALL : 1));
bake("cup", 6, (draw) => pour(draw, false), (rest) => clean(rest, twelve, 0.13), 2.4);
bake("cup-lean", 2, (draw) => pour(draw, true), leaning, 2.8);
bake("hand", 6, hand, () => true, 1.5);
bake("hand-lean", 2, leaningHand, leaning, 2);
writeFileSync(new URL("rests.json", HERE), `${JSON.stringify(rests)}\n`);
