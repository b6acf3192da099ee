/** In which order crosses came about: those of the dice first, then one bonus after the other. Only for showing; the sheet is as the server says. */
import { AREAS, areaOf, earlier, spotOf, spotsIn, type Area, type Layout, type Reward, type Spot } from "./layout";

/** A cross and where its bonus came from: a spot, or a full line of presents ("row 1", "column 0"); null if dice made it. */
export interface Link {
  spot: Spot;
  from: string | null;
}

interface Due {
  area: Area;
  from: string;
}

const MOST_TRIES = 4000;

/** The bonuses that this cross gives, when these are crossed off with it. */
function earned(layout: Layout, crossed: Set<Spot>, spot: Spot): Due[] {
  const [area, first, second] = spot.split(" ") as [Area, string, string];
  const due = (reward: Reward | undefined, from: string): Due[] => (reward?.[0] ? [{ area: reward[0], from }] : []);
  if (area === "blue") return due(layout.blue[first as "cake"][Number(second)], spot);
  if (area !== "green") return due(layout[area][Number(first)]?.slice(1) as Reward, spot);
  const [row, column] = [Number(first), Number(second)];
  const { row: rows, column: columns } = layout.green;
  const full = (cells: Spot[]): boolean => cells.every((cell) => crossed.has(cell));
  return [
    ...(full(columns.map((_, c) => spotOf("green", row, c))) ? due(rows[row], `row ${row}`) : []),
    ...(full(rows.map((_, r) => spotOf("green", r, column))) ? due(columns[column], `column ${column}`) : []),
  ];
}

/** The links that lead from one sheet to the other, or null if none do; `pending` and `left` are the bonuses waiting before and after. */
export function chain(
  layout: Layout,
  before: Set<Spot>,
  pending: string[],
  after: Set<Spot>,
  left: string[],
): Link[] | null {
  let tries = 0;
  const fresh = [...after].filter((spot) => !before.has(spot));
  const next = (crossed: Set<Spot>, area: Area): Spot[] =>
    fresh.filter(
      (spot) => areaOf(spot) === area && !crossed.has(spot) && earlier(spot).every((other) => crossed.has(other)),
    );

  function play(crossed: Set<Spot>, queue: Due[], links: Link[]): Link[] | null {
    if (++tries > MOST_TRIES) return null;
    const head = queue[0];
    const done = links.length === fresh.length;
    if (!head) return done && !left.length ? links : null;
    const places = next(crossed, head.area);
    for (const spot of places) {
      const now = new Set(crossed).add(spot);
      const found = play(now, [...queue.slice(1), ...earned(layout, now, spot)], [...links, { spot, from: head.from }]);
      if (found) return found;
    }
    if (spotsIn(layout, head.area).every((spot) => crossed.has(spot))) return play(crossed, queue.slice(1), links); // lost
    return done && queue.map(({ area }) => area).join() === left.join() ? links : null;
  }

  function dice(area: Area, count: number, crossed: Set<Spot>, queue: Due[], links: Link[]): Link[] | null {
    if (links.length === count) return play(crossed, queue, links);
    for (const spot of next(crossed, area)) {
      if (tries > MOST_TRIES) return null;
      const now = new Set(crossed).add(spot);
      const found = dice(area, count, now, [...queue, ...earned(layout, now, spot)], [...links, { spot, from: null }]);
      if (found) return found;
    }
    return null;
  }

  if (pending.length)
    return play(
      before,
      pending.map((area) => ({ area: area as Area, from: "" })),
      [],
    );
  for (const area of AREAS) {
    for (let count = fresh.filter((spot) => areaOf(spot) === area).length; count > 0; count--) {
      const found = dice(area, count, before, [], []);
      if (found) return found;
    }
  }
  return null;
}
