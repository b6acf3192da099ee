/** The figures in the rules: bathers, and pieces of the rim. */
import { svg } from "../../ui/art";
import type { Figure } from "../pages";
import { pawn } from "./picture";

const APART = 48;
/** A straight piece of the rim: a colour is a pawn, B the diving board, a dot a free place. */
function rim(places: string[], above: string, below = ""): string {
  const width = places.length * APART + 16;
  const spots = places.map((word, n) => {
    const x = 8 + APART * n;
    if (word === "B")
      return `<rect x="${x + 9}" y="58" width="30" height="62" rx="5" fill="#FFF7E8" stroke="#14303F" stroke-width="2"/><path d="M${x + 15} 92h18m-18 8h18m-18 8h18" stroke="#C8401F" stroke-width="3"/>`;
    const spot = `<circle cx="${x + 24}" cy="80" r="17" fill="var(--plaster)" stroke="var(--line)" stroke-width="1.500"/>`;
    return spot + (word === "." ? "" : pawn(word, x + 5, 42, 0.8));
  });
  const ground = `<rect x="2" y="46" width="${width - 4}" height="78" rx="20" fill="var(--plaster-2)" stroke="var(--line)" stroke-width="2"/><path d="M4 112h${width - 8}" stroke="var(--water)" stroke-width="10"/>`;
  const [top, bottom] = [above ? 0 : 36, below ? 148 : 128];
  return svg(`0 ${top} ${width} ${bottom - top}`, [width, bottom - top], ground + spots.join("") + above + below);
}

/** The pawn in the middle hops two places, either way. */
function hop(places: string[]): string {
  const middle = Math.floor(places.length / 2);
  const x = (n: number): number => 8 + APART * n + 24;
  const arc = (to: number): string =>
    `<path d="M${x(middle)} 44Q${(x(middle) + x(to)) / 2} -8 ${x(to)} 36" fill="none" stroke="#C8401F" stroke-width="4" stroke-linecap="round"/><path d="M${x(to) - 7} 28l7 10 7-10" fill="none" stroke="#C8401F" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return rim(
    places,
    arc(middle - 2) +
      arc(middle + 2) +
      `<circle cx="${x(middle)}" cy="20" r="15" fill="#FFC93C" stroke="#14303F" stroke-width="2"/><text x="${x(middle)}" y="26.500" text-anchor="middle" font-size="19" font-weight="800" fill="#14303F">2</text>`,
  );
}

/** The distance of each place from the diving board. */
function near(places: string[]): string {
  const board = places.indexOf("B");
  const far = places.map(
    (_, n) =>
      `<text x="${8 + APART * n + 24}" y="142" text-anchor="middle" font-size="16" font-weight="800" fill="var(--ink)">${Math.abs(n - board)}</text>`,
  );
  return rim(places, "", far.join(""));
}

export const FIGURES: Record<string, Figure> = {
  pawns: (words) => words.map((colour) => svg("0 0 48 58", [44, 53], pawn(colour, 0, 0, 1))).join(""),
  hop,
  near,
};
