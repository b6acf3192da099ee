/** From presses to an action: spots and dice that were pressed narrow what the server offers, one step at a time. */
import type { Choice } from "../../protocol/messages";
import { areaOf, earlier, spotOf, type Area, type Layout, type Spot } from "./layout";
import type { SheetView } from "./view.gen";

type Cell = [row: number, column: number];
type Action =
  | { use: Area; dice: number[]; cells?: Cell[]; rows?: string[] }
  | { bonus: Area; cell?: Cell; row?: string }
  | { pass: true };

/** Something that may be done: what it crosses off, in order, and with which dice. */
export interface Option {
  do: Action;
  spots: Spot[];
  dice: number[];
  stars: number | null;
}

/** What has been pressed so far. Dice that nobody pressed are chosen by `Choices.ready`. */
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
    /** What the dice show. */
    private readonly faces: string[],
    /** Whether the server left out uses of several presents, as there are too many to list: any dice and cells that may be used alone go together. */
    private readonly more = false,
  ) {
    this.canPass = options.some((option) => "pass" in option.do);
    this.listed = options.filter((option) => option.spots.length > 0);
  }

  get any(): boolean {
    return this.listed.length > 0;
  }

  /** Whether these dice show all that those show; which of two equal dice is used is all the same. */
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

  /** Uses of several presents that were not listed, as far as this hand could become one. */
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

  /** What may still become of this hand. */
  fits(hand: Hand): Option[] {
    const all = [...this.listed, ...this.together(hand)];
    return all.filter((option) => has(option.spots, hand.spots) && this.shows(option.dice, hand.dice));
  }

  /** The action of exactly these spots, with the dice that were pressed and as few jokers as can be. */
  ready(hand: Hand): Option | null {
    if (!hand.spots.length) return null;
    const worse = (option: Option): number =>
      100 * Number(option.spots.join() !== hand.spots.join() && areaOf(option.spots[0]!) === "blue") +
      10 * hand.dice.filter((die) => !option.dice.includes(die)).length +
      this.jokers(option.dice);
    const exact = this.fits(hand).filter(({ spots }) => same(spots, hand.spots));
    const best = exact.sort((a, b) => worse(a) - worse(b))[0];
    // Presents are crossed off in the order of the presses; that decides which of their bonuses comes first.
    return best && "use" in best.do && best.do.use === "green"
      ? { ...this.presents(hand.spots, best.dice), stars: best.stars }
      : (best ?? null);
  }

  /** Spots that may be added to this hand. */
  glows(hand: Hand): Set<Spot> {
    return new Set(this.fits(hand).flatMap(({ spots }) => spots.filter((spot) => !hand.spots.includes(spot))));
  }

  /** Dice that could be pressed at all. */
  dice(): Set<number> {
    const used = new Set(this.listed.flatMap(({ dice }) => dice.map((die) => this.faces[die])));
    return new Set([...this.faces.keys()].filter((die) => used.has(this.faces[die])));
  }

  /** The hand after this spot is pressed: added with those before it in its row, taken back, or begun anew. */
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

  /** The hand after this die is pressed: taken as well, put back, or begun anew with. */
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

  /** The hand with the spots that its dice alone decide, if they decide any. */
  private settled(hand: Hand): Hand {
    const whole = this.fits(hand).filter(({ dice }) => dice.length === hand.dice.length);
    const [first, ...rest] = whole.map(({ spots }) => spots);
    return first && rest.every((spots) => same(spots, first)) ? { spots: first, dice: hand.dice } : hand;
  }

  /** The hand after an area is pressed beside its symbols: what is crossed off first there, if that is one thing only. */
  pressArea(hand: Hand, area: Area): Hand {
    const here = this.fits({ spots: [], dice: hand.dice }).filter(({ spots }) => areaOf(spots[0]!) === area);
    const least = Math.min(...here.map(({ spots }) => spots.length));
    const firsts = here.filter(({ spots }) => spots.length === least).map(({ spots }) => spots);
    return firsts[0] && firsts.every((spots) => same(spots, firsts[0]!))
      ? { spots: firsts[0], dice: hand.dice }
      : { spots: [], dice: hand.dice };
  }
}
