/** The printed sheet: what stands where and what it gives. A spot is one whole symbol on it, e.g. "yellow 3", "red 0", "green 1 2", "blue cake 0". */
import { optionOf } from "../../protocol/ask";
import type { Room } from "../../protocol/messages";
import type { SheetView } from "./view.gen";

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

/** The sheet of this table: its own, else the one the server plays with unless told otherwise. */
export const layoutOf = async (room: Room): Promise<Layout> => (await optionOf(room, "sheet")) as Layout;

export const spotOf = (area: Area, ...where: (string | number)[]): Spot => [area, ...where].join(" ");
export const areaOf = (spot: Spot): Area => spot.split(" ")[0] as Area;

/** The spots before this one in a row that has an order, the first one first. */
export function earlier(spot: Spot): Spot[] {
  if (areaOf(spot) === "green") return [];
  const parts = spot.split(" ");
  const place = Number(parts.pop());
  return [...Array(place).keys()].map((n) => [...parts, n].join(" "));
}

/** Everything that is crossed off on a sheet. */
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

/** What is drawn at a spot: a balloon, a wagon of so many candles, a present or a sweet. */
export function symbolAt(layout: Layout, spot: Spot): { symbol: string; count: number } {
  const [area, place] = spot.split(" ") as [Area, string];
  if (area === "yellow") return { symbol: layout.yellow[Number(place)]![0], count: 1 };
  if (area === "red") return { symbol: "candle", count: layout.red[Number(place)]![0] };
  return area === "green" ? { symbol: "present", count: 1 } : { symbol: place, count: 2 };
}

const AREA_OF: Record<string, Area> = { candle: "red", present: "green", cupcake: "blue", donut: "blue", cake: "blue" };
/** The area a face of a die belongs to; a joker belongs to none. */
export const areaOfFace = (face: string): Area | null => (face === "joker" ? null : (AREA_OF[face] ?? "yellow"));
