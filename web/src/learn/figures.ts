/** The pictures in the rules, from the words in brackets: `![Full house: 25](dice:plain-3 plain-3 plain-6)`. */
import { dieArt, pawn, picture } from "../games/pictures";
import { FACES, symbolArt } from "../games/clever_kids/art";
import { areaOfFace } from "../games/clever_kids/layout";
import { paint } from "../ui/shapes";

const svg = (box: string, size: [number, number], inside: string): string =>
  `<svg viewBox="${box}" width="${size[0]}" height="${size[1]}" aria-hidden="true">${inside}</svg>`;

/** `plain-4`, or `plain-4*` if it is kept in a lifebuoy. */
function die(word: string): string {
  const [, colour = "", value = "", kept] = /^([a-z]+)-([1-6])(\*?)$/.exec(word) ?? [];
  if (!kept) return svg("0 0 64 64", [40, 40], dieArt(colour, Number(value), 0, 0, 64, 0));
  const ring = (line: string): string => `<circle cx="38" cy="38" r="32" fill="none" ${line}/>`;
  const buoy =
    ring(`stroke="#14303F" stroke-width="15"`) +
    ring(`stroke="#FFF7E8" stroke-width="11"`) +
    ring(`stroke="#C8401F" stroke-width="11" stroke-dasharray="25.130 25.130"`);
  return svg("-2 -2 80 80", [52, 52], buoy + dieArt(colour, Number(value), 14, 13, 48, 0));
}

/** A box of a score sheet: `Fours=12`. */
function box(word: string): string {
  const [name, points] = word.split("=");
  return `<span class="box scored"><span>${name}</span><span class="v">${points}</span></span>`;
}

/** A die of Clever Kids with this symbol. */
function symbol(face: string): string {
  const area = areaOfFace(face) ?? "joker";
  const body = `<rect x="2" y="6" width="56" height="52" rx="14" fill="#14303F"/><rect x="2" y="2" width="56" height="52" rx="14" fill="${FACES[area]}" stroke="#14303F" stroke-width="2.400"/>`;
  return svg(
    "0 0 60 60",
    [48, 48],
    `${body}<svg x="12" y="7" width="36" height="41" viewBox="0 0 40 45">${symbolArt(face)}</svg>`,
  );
}

function circle(colour: string): string {
  const look = paint(colour);
  return svg(
    "0 0 24 24",
    [34, 34],
    `<circle cx="12" cy="12" r="10.500" fill="${look.face}" stroke="#14303F" stroke-width="1.800"/><svg x="6.500" y="6.500" width="11" height="11" viewBox="0 0 16 16" fill="${look.pip}"><path d="${look.shape}"/></svg>`,
  );
}

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

/** How far the places are from the diving board. */
function near(places: string[]): string {
  const board = places.indexOf("B");
  const far = places.map(
    (_, n) =>
      `<text x="${8 + APART * n + 24}" y="142" text-anchor="middle" font-size="16" font-weight="800" fill="var(--ink)">${Math.abs(n - board)}</text>`,
  );
  return rim(places, "", far.join(""));
}

const banner = (game: string): string =>
  `<svg class="banner-picture" viewBox="0 0 170 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${picture(game)}</svg>`;

const KINDS: Record<string, (words: string[]) => string> = {
  dice: (words) => words.map(die).join(""),
  boxes: (words) => words.join(" ").split(",").map(box).join(""),
  pawns: (words) => words.map((colour) => svg("0 0 48 58", [44, 53], pawn(colour, 0, 0, 1))).join(""),
  symbols: (words) => words.map(symbol).join(""),
  circles: (words) => words.map(circle).join(""),
  hop,
  near,
  picture: ([game = ""]) => banner(game),
};

export const FIGURES = Object.keys(KINDS);

/** The picture these words stand for, with its caption. Both come from our own pages and are escaped by now. */
export function figure(kind: string, words: string, caption: string): string {
  return `<figure class="${kind}"><div class="drawn">${KINDS[kind]!(words.split(" "))}</div><figcaption>${caption}</figcaption></figure>`;
}
