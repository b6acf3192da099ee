/** Which buttons of a board do an action: by what they are called, since a board is known by nothing else. */
import type { clever_kids, pool_zee, splash_party, Update } from "../protocol/messages";
import { t } from "../words/words.svelte";

/** Names of buttons, or [selectors], stage by stage; DOCK is the big button below the board. */
export type Stages = string[][];
const DOCK = "[DOCK]";

type Action = Record<string, unknown>;

function poolZee(what: Action, update: Update): Stages {
  if ("hold" in what)
    return [[...new Set(what.hold as number[])].map((value) => t("pool-zee-keep", { value })), [DOCK]];
  const box = what.score as string;
  const points = (update.view as pool_zee.View).possible[box] ?? 0;
  return [[t("pool-zee-box", { box: t(`pool-zee-${box.replaceAll("_", "-")}`), points })], [DOCK]];
}

function splashParty(what: Action, update: Update, names: string[]): Stages {
  const view = update.view as splash_party.View;
  if ("lift" in what) {
    const space = what.lift as number;
    return [[t("splash-party-pawn", { colour: t(`colour-${view.ring[space]!.colour}`), space })]];
  }
  if ("go" in what) {
    const there = view.ring[view.ways.find(({ go }) => go === what.go)!.end];
    const colour = there ? t(`colour-${there.colour}`) : "";
    return [[there ? t("splash-party-wet", { colour }) : t("splash-party-nobody")]];
  }
  return [[names[what.accuse as number]!], [t(`colour-${what.colour as string}`)]];
}

/** What is on the sheet is marked first, and crossed off below it. */
function cleverKids(what: Action, update: Update): Stages {
  const { sheets } = update.view as clever_kids.View;
  const { yellow, red, blue } = sheets[update.you ?? 0]!;
  const spot = (...where: (string | number)[]): string => `[data-spot="${where.join(" ")}"]`;
  const balloons = (): string[] => (what.dice as number[]).map((_, n) => spot("yellow", yellow + n));
  const presents = (cells: unknown): string[] => (cells as number[][]).map((cell) => spot("green", ...cell));
  if ("bonus" in what)
    return [
      [
        what.bonus === "blue"
          ? spot("blue", what.row as string, blue[what.row as keyof typeof blue])
          : presents([what.cell])[0]!,
      ],
      [DOCK],
    ];
  return [what.use === "yellow" ? balloons() : what.use === "red" ? [spot("red", red)] : presents(what.cells), [DOCK]];
}

/** What to press, in this order, to do what the step asks for. */
export function stagesOf(update: Update, right: unknown, names: string[]): Stages {
  if (!right) return [[DOCK]];
  const what = right as Action;
  switch (update.room.game) {
    case "pool-zee":
      return poolZee(what, update);
    case "splash-party":
      return splashParty(what, update, names);
    case "clever-kids":
      return cleverKids(what, update);
    default:
      return [[t(`dice-cup-${what.mark as string}`)], [DOCK]];
  }
}

const isCalled = (button: HTMLElement, name: string): boolean =>
  called(button) === name || (button.matches(".dock *") && called(button).includes(name));
const called = (button: HTMLElement): string =>
  (button.getAttribute("aria-label") ?? button.textContent ?? "").trim().toLowerCase();

/** The buttons to press next: of the first stage that has any which are not pressed already. */
export function toPress(board: HTMLElement, stages: Stages): HTMLElement[] {
  const buttons = [...board.querySelectorAll<HTMLButtonElement>("button:enabled")];
  for (const stage of stages) {
    const found = buttons.filter((button) => {
      if (button.getAttribute("aria-pressed") === "true") return false;
      if (stage.includes(DOCK)) return button.matches(".dock .btn:not(.alt, .quiet)");
      return stage.some((name) => (name.startsWith("[") ? button.matches(name) : isCalled(button, name.toLowerCase())));
    });
    if (found.length) return found;
  }
  return [];
}
