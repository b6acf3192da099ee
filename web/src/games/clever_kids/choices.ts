/** Turns presses into an action: each pressed spot or die narrows the server's list of choices. */
import type { Choice } from "../../protocol/messages";
import { areaOf, earlier, spotOf, type Area, type Layout, type Spot } from "./layout";
import type { SheetView } from "./view.gen";

type Cell = [row: number, column: number];
type Action =
  | { use: Area; dice: number[]; cells?: Cell[]; rows?: string[] }
  | { bonus: Area; cell?: Cell; row?: string }
  | { pass: true };

/** A legal action: the spots it crosses off, in order, and the dice it uses. */
export interface Option {
  do: Action;
  spots: Spot[];
  dice: number[];
  stars: number | null;
}

/** The presses so far. `Choices.ready` chooses dice that were not pressed. */
export interface Hand {
  spots: Spot[];
  dice: number[];
}
export const NOTHING: Hand = { spots: [], dice: [] };

function spotsOf(action: Action, layout: Layout, sheet: SheetView): Spot[] {
  if ("pass" in action) return [];
  const rows = "use" in action ? (action.rows ?? []) : action.row ? [action.row] : [];
  const cells = "use" in action ? (action.cells ?? []) : action.cell ? [action.cell] : [];
  if (cells.length) return cells.map(([row, column]) => spotOf("green", row, column));
  const done: Record<string, number> = { ...sheet.blue };
  if (rows.length) return rows.map((row) => spotOf("blue", row, done[row]!++));
  if (!("use" in action)) return [];
  if (action.use === "yellow") return action.dice.map((_, n) => spotOf("yellow", sheet.yellow + n));
  const wagons: Spot[] = [];
  for (let left = action.dice.length, n = sheet.red; left > 0; n++) {
    wagons.push(spotOf("red", n));
    left -= layout.red[n]![0];
  }
  return wagons;
}

export function readOptions(legal: Choice[], layout: Layout, sheet: SheetView): Option[] {
  return legal.map(({ do: what, points }) => {
    const action = what as Action;
    return {
      do: action,
      spots: spotsOf(action, layout, sheet),
      dice: "use" in action ? action.dice : [],
      stars: points,
    };
  });
}

const has = <T>(all: readonly T[], some: readonly T[]): boolean => some.every((one) => all.includes(one));
const same = (a: readonly Spot[], b: readonly Spot[]): boolean => a.length === b.length && has(a, b);

export class Choices {
  readonly canPass: boolean;
  private readonly listed: Option[];

  constructor(
    options: Option[],
    /** The faces of the dice. */
    private readonly faces: string[],
    /** Whether the list omits uses of several presents, as there are too many: dice and cells usable alone combine. */
    private readonly more = false,
  ) {
    this.canPass = options.some((option) => "pass" in option.do);
    this.listed = options.filter((option) => option.spots.length > 0);
  }

  get any(): boolean {
    return this.listed.length > 0;
  }

  /** Whether these dice include the faces of `wanted`; equal faces are interchangeable. */
  private shows(dice: number[], wanted: number[]): boolean {
    const left = dice.map((die) => this.faces[die]);
    return wanted.every((die) => {
      const at = left.indexOf(this.faces[die]);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }

  private jokers(dice: number[]): number {
    return dice.filter((die) => this.faces[die] === "joker").length;
  }

  /** Unlisted uses of several presents that this hand could become. */
  private together(hand: Hand): Option[] {
    if (!this.more || hand.spots.some((spot) => areaOf(spot) !== "green")) return [];
    const alone = this.listed.filter(({ do: what }) => "use" in what && what.use === "green");
    const cells = [...new Set(alone.flatMap(({ spots }) => spots))];
    const known = [...new Set(alone.flatMap(({ dice }) => dice))].sort((a, b) => this.jokers([a]) - this.jokers([b]));
    const dice = [...hand.dice, ...known.filter((die) => !hand.dice.includes(die))];
    if (!has(known, hand.dice) || !has(cells, hand.spots)) return [];
    const whole = (spots: Spot[]): Option[] => {
      const used = dice.slice(0, spots.length);
      return spots.length < 2 || spots.length > dice.length ? [] : [this.presents(spots, used)];
    };
    const size = Math.max(hand.spots.length + 1, hand.dice.length);
    const next = cells.filter((cell) => !hand.spots.includes(cell));
    const longer = next.map((cell) => [...new Set([...hand.spots, cell, ...next])].slice(0, size));
    return [hand.spots, ...longer].flatMap(whole);
  }

  private presents(spots: Spot[], dice: number[]): Option {
    const cells = spots.map((spot) => spot.split(" ").slice(1).map(Number) as Cell);
    return { do: { use: "green", dice, cells }, spots, dice, stars: null };
  }

  /** The options that this hand could still become. */
  fits(hand: Hand): Option[] {
    const all = [...this.listed, ...this.together(hand)];
    return all.filter((option) => has(option.spots, hand.spots) && this.shows(option.dice, hand.dice));
  }

  /** The option with exactly these spots, the pressed dice and as few jokers as possible. */
  ready(hand: Hand): Option | null {
    if (!hand.spots.length) return null;
    const worse = (option: Option): number =>
      100 * Number(option.spots.join() !== hand.spots.join() && areaOf(option.spots[0]!) === "blue") +
      10 * hand.dice.filter((die) => !option.dice.includes(die)).length +
      this.jokers(option.dice);
    const exact = this.fits(hand).filter(({ spots }) => same(spots, hand.spots));
    const best = exact.sort((a, b) => worse(a) - worse(b))[0];
    // The order of the presses is the order of the crosses, which decides which bonus comes first.
    return best && "use" in best.do && best.do.use === "green"
      ? { ...this.presents(hand.spots, best.dice), stars: best.stars }
      : (best ?? null);
  }

  /** Spots that may be added to this hand. */
  glows(hand: Hand): Set<Spot> {
    return new Set(this.fits(hand).flatMap(({ spots }) => spots.filter((spot) => !hand.spots.includes(spot))));
  }

  /** Dice that any option uses. */
  dice(): Set<number> {
    const used = new Set(this.listed.flatMap(({ dice }) => dice.map((die) => this.faces[die])));
    return new Set([...this.faces.keys()].filter((die) => used.has(this.faces[die])));
  }

  /** The hand after a press on this spot: adds it and those before it in its row, removes it, or starts over. */
  press(hand: Hand, spot: Spot): Hand {
    if (hand.spots.includes(spot)) {
      const spots = hand.spots.filter((other) => other !== spot && !earlier(other).includes(spot));
      const kept = { spots, dice: hand.dice };
      return !spots.length ? NOTHING : this.ready(kept) ? kept : { spots, dice: [] };
    }
    const open = new Set(this.listed.flatMap(({ spots }) => spots));
    const added = [...earlier(spot), spot].filter((one) => open.has(one) && !hand.spots.includes(one));
    const ways = [
      { spots: [...hand.spots, ...added], dice: hand.dice },
      { spots: [...hand.spots, ...added], dice: [] },
      { spots: [...earlier(spot), spot].filter((one) => open.has(one)), dice: hand.dice },
    ];
    return ways.find((way) => this.fits(way).length) ?? { ...ways[2]!, dice: [] };
  }

  /** The hand after a press on this die: adds it, removes it, or starts over with it. */
  pressDie(hand: Hand, die: number): Hand {
    const held = this.ready(hand)?.dice ?? hand.dice;
    if (held.includes(die))
      return this.without(
        hand,
        held.filter((other) => other !== die),
      );
    const swapped = { spots: hand.spots, dice: [...hand.dice, die] };
    if (this.ready(swapped)) return swapped;
    const joined = { spots: hand.spots, dice: [...held, die] };
    return this.settled(this.fits(joined).length ? joined : { spots: [], dice: [die] });
  }

  private without(hand: Hand, dice: number[]): Hand {
    if (!dice.length) return NOTHING;
    for (let size = hand.spots.length; size > 0; size--) {
      const shorter = { spots: hand.spots.slice(0, size), dice };
      if (this.ready(shorter)?.dice.length === dice.length) return shorter;
    }
    return this.settled({ spots: [], dice });
  }

  /** The hand with its spots filled in, if its dice allow only one choice of spots. */
  private settled(hand: Hand): Hand {
    const whole = this.fits(hand).filter(({ dice }) => dice.length === hand.dice.length);
    const [first, ...rest] = whole.map(({ spots }) => spots);
    return first && rest.every((spots) => same(spots, first)) ? { spots: first, dice: hand.dice } : hand;
  }

  /** The hand after a press on an area beside its symbols: its first spots, if there is only one choice. */
  pressArea(hand: Hand, area: Area): Hand {
    const here = this.fits({ spots: [], dice: hand.dice }).filter(({ spots }) => areaOf(spots[0]!) === area);
    const least = Math.min(...here.map(({ spots }) => spots.length));
    const firsts = here.filter(({ spots }) => spots.length === least).map(({ spots }) => spots);
    return firsts[0] && firsts.every((spots) => same(spots, firsts[0]!))
      ? { spots: firsts[0], dice: hand.dice }
      : { spots: [], dice: hand.dice };
  }
}
