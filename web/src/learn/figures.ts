/** The figures in the rules, from the words in brackets: `![Full house: 25](dice:plain-3 plain-3 plain-6)`. */
import { pageOf, pictureOf, type Figure } from "../games/pages";
import { dieArt, svg } from "../ui/art";
import { paint } from "../ui/shapes";

/** A die: `plain-4`, or `plain-4*` for one kept in a lifebuoy. */
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

function circle(colour: string): string {
  const look = paint(colour);
  return svg(
    "0 0 24 24",
    [34, 34],
    `<circle cx="12" cy="12" r="10.500" fill="${look.face}" stroke="#14303F" stroke-width="1.800"/><svg x="6.500" y="6.500" width="11" height="11" viewBox="0 0 16 16" fill="${look.pip}"><path d="${look.shape}"/></svg>`,
  );
}

/** The picture of the game's card: `picture:` without words. */
const banner = (inside: string): string =>
  `<svg class="banner-picture" viewBox="0 0 170 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inside}</svg>`;

/** The figures that this game's rules may use: the shared ones and its own. */
export async function figuresOf(game: string): Promise<Record<string, Figure>> {
  const [own, card] = await Promise.all([pageOf(game)?.figures?.(), pictureOf(game)]);
  return {
    dice: (words) => words.map(die).join(""),
    boxes: (words) => words.join(" ").split(",").map(box).join(""),
    circles: (words) => words.map(circle).join(""),
    picture: () => banner(card),
    ...own?.FIGURES,
  };
}

/** A drawing with its caption. Both come from our own pages and are already escaped. */
export const framed = (kind: string, drawn: string, caption: string): string =>
  `<figure class="${kind}"><div class="drawn">${drawn}</div><figcaption>${caption}</figcaption></figure>`;
