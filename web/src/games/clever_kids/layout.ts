/** The printed sheet and its rewards. A spot is one symbol, e.g. "yellow 3", "red 0", "green 1 2", "blue cake 0". */
import { optionOf } from "../../protocol/ask";
import type { Room } from "../../protocol/messages";
import type { SheetView, StepView, View } from "./view.gen";

export const AREAS = ["yellow", "red", "green", "blue"] as const;
export const SWEETS = ["cupcake", "donut", "cake"] as const;
export type Area = (typeof AREAS)[number];
export type Sweet = (typeof SWEETS)[number];
export type Reward = [bonus: Area | null, stars: number];
export type Spot = string;

export interface Layout {
  dice: string[][];
  yellow: [symbol: string, ...Reward][];
  red: [candles: number, ...Reward][];
  green: { rows: number; columns: number; row: Reward[]; column: Reward[] };
  blue: Record<Sweet, Reward[]>;
}

/** The sheet of this table: its own, otherwise the server's default. */
export const layoutOf = async (room: Room): Promise<Layout> => (await optionOf(room, "sheet")) as Layout;

export const spotOf = (area: Area, ...where: (string | number)[]): Spot => [area, ...where].join(" ");
export const areaOf = (spot: Spot): Area => spot.split(" ")[0] as Area;

/** The spots before this one in an ordered row, first to last. */
export function earlier(spot: Spot): Spot[] {
  if (areaOf(spot) === "green") return [];
  const parts = spot.split(" ");
  const place = Number(parts.pop());
  return [...Array(place).keys()].map((n) => [...parts, n].join(" "));
}

/** All spots crossed off on a sheet. */
export function crossedOn({ yellow, red, green, blue }: SheetView): Set<Spot> {
  const row = (count: number, ...where: [Area, ...string[]]): Spot[] =>
    [...Array(count).keys()].map((n) => spotOf(...where, n));
  return new Set([
    ...row(yellow, "yellow"),
    ...row(red, "red"),
    ...green.flatMap((cells, r) => cells.flatMap((crossed, c) => (crossed ? [spotOf("green", r, c)] : []))),
    ...SWEETS.flatMap((sweet) => row(blue[sweet], "blue", sweet)),
  ]);
}

/** Every spot of an area, row by row. */
export function spotsIn(layout: Layout, area: Area): Spot[] {
  if (area === "green")
    return layout.green.row.flatMap((_, r) => layout.green.column.map((_, c) => spotOf(area, r, c)));
  if (area === "blue") return SWEETS.flatMap((sweet) => layout.blue[sweet].map((_, n) => spotOf(area, sweet, n)));
  return layout[area].map((_, n) => spotOf(area, n));
}

/** The drawing at a spot: a balloon, a wagon with `count` candles, a present or a sweet. */
export function symbolAt(layout: Layout, spot: Spot): { symbol: string; count: number } {
  const [area, place] = spot.split(" ") as [Area, string];
  if (area === "yellow") return { symbol: layout.yellow[Number(place)]![0], count: 1 };
  if (area === "red") return { symbol: "candle", count: layout.red[Number(place)]![0] };
  return area === "green" ? { symbol: "present", count: 1 } : { symbol: place, count: 2 };
}

const AREA_OF: Record<string, Area> = { candle: "red", present: "green", cupcake: "blue", donut: "blue", cake: "blue" };
/** The area of a die's face; null for a joker. */
export const areaOfFace = (face: string): Area | null => (face === "joker" ? null : (AREA_OF[face] ?? "yellow"));

/** The reward printed at a spot, or at the end of a line of presents ("row 1", "column 0"). */
export function rewardAt(layout: Layout, giver: string): Reward {
  const [where, place, n] = giver.split(" ") as [string, string, string];
  if (where === "row" || where === "column") return layout.green[where][Number(place)]!;
  if (where === "blue") return layout.blue[place as Sweet][Number(n)]!;
  return layout[where as "yellow" | "red"][Number(place)]!.slice(1) as Reward;
}

/** The printed places of the bonuses that wait after these steps of a turn, in order. */
export function waitingOf(layout: Layout, steps: StepView[]): string[] {
  const waiting: string[] = [];
  for (const { free, gifts } of steps) {
    if (free) waiting.shift();
    waiting.push(...gifts.filter((giver) => rewardAt(layout, giver)[0] !== null));
  }
  return waiting;
}

/** A copy of the sheet with this spot crossed off. */
export function crossOff(sheet: SheetView, spot: Spot): SheetView {
  const [area, first, second] = spot.split(" ") as [Area, string, string];
  if (area === "green") {
    const green = sheet.green.map((row, r) =>
      row.map((done, c) => done || (r === Number(first) && c === Number(second))),
    );
    return { ...sheet, green };
  }
  if (area === "blue") return { ...sheet, blue: { ...sheet.blue, [first]: Number(second) + 1 } };
  return { ...sheet, [area]: Number(first) + 1 };
}

/** A seat's waiting bonuses, as far as the viewer may know them. */
export function queueOf(view: View, seat: number): string[] {
  if (view.phase === "place" && seat === view.active) return view.queue;
  return seat === view.seat ? (view.own?.queue ?? []) : [];
}
