/** The pictures on the cards of the start screen, as SVG inside a box of 170 × 84. */
import { paint, PIPS, pipSize } from "../ui/shapes";

/** A die of so many pixels. */
export function dieArt(colour: string, value: number, x: number, y: number, size: number, turn: number): string {
  const look = paint(colour);
  const pip = pipSize(value);
  const pips = PIPS[value]!.map(
    ([px, py]) =>
      `<svg x="${px - pip / 2}" y="${py - pip / 2}" width="${pip}" height="${pip}" viewBox="0 0 16 16" fill="${look.pip}"><path d="${look.shape}" fill-rule="${look.rule ?? "nonzero"}"/></svg>`,
  );
  const body = `<rect x="3" y="6" width="58" height="56" rx="15" fill="var(--die-edge)"/><rect x="3" y="2" width="58" height="56" rx="15" fill="${look.face}" stroke="var(--die-edge)" stroke-width="2.4"/><path d="M10 12a11 11 0 0 1 9-6h20" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="3" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 64})">${body}${pips.join("")}</g>`;
}

/** A pawn in a box of 48 × 58. */
export function pawn(colour: string, x: number, y: number, scale: number, turn = 0): string {
  const look = paint(colour);
  const line = `fill="${look.face}" stroke="var(--die-edge)" stroke-width="2.2"`;
  return `<g transform="translate(${x} ${y}) rotate(${turn} 24 30) scale(${scale})"><ellipse cx="24" cy="53" rx="17" ry="5" fill="#14303F" fill-opacity=".18"/><path d="M8 48c0-12 5-17 9-21h14c4 4 9 9 9 21 0 7-32 7-32 0z" ${line}/><circle cx="24" cy="15" r="11.5" ${line}/><path d="M16.5 13a8 8 0 0 1 6-5.5" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" fill="none" stroke-linecap="round"/><svg x="15.5" y="31" width="17" height="17" viewBox="0 0 16 16" fill="${look.pip}"><path d="${look.shape}"/></svg></g>`;
}

function balloon(x: number, y: number, colour: string): string {
  return `<path d="M${x} ${y + 18}q-4 14 2 60" stroke="#14303F" stroke-width="1.6" fill="none"/><ellipse cx="${x}" cy="${y}" rx="15" ry="18" fill="${colour}" stroke="#14303F" stroke-width="2"/><path d="M${x - 7} ${y - 5}q1-7 6-8" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

const ground = (colour: string): string => `<rect width="170" height="84" fill="${colour}"/>`;

const PICTURES: Record<string, string> = {
  "dice-pool-party":
    ground("#8FD9DE") +
    `<g stroke="#BDEBEC" stroke-width="4" fill="none" stroke-linecap="round"><path d="M10 20q7-7 14 0t14 0M118 70q7-7 14 0t14 0M20 66q7-7 14 0t14 0"/></g>` +
    dieArt("yellow", 5, 26, 22, 30, -12) +
    dieArt("purple", 3, 60, 30, 42, 8) +
    dieArt("pink", 2, 56, 4, 27, 14) +
    dieArt("green", 6, 98, 8, 40, -8) +
    `<g transform="translate(128 -8) rotate(14)"><rect width="70" height="110" rx="10" fill="#FFF7E8"/><path d="M14 0v110M42 0v110" stroke="#C8401F" stroke-width="14"/></g>`,
  "splash-party":
    ground("#F7E8CC") +
    `<ellipse cx="85" cy="58" rx="78" ry="40" fill="#17A2B8" stroke="#fff" stroke-width="4"/><path d="M62 62q6-22 12-4 8-30 14 0 6-20 14 4" fill="#BDEBEC"/>` +
    pawn("red", 13, 12, 0.76) +
    pawn("yellow", 48, 2, 0.7) +
    pawn("purple", 88, 2, 0.7) +
    pawn("orange", 121, 12, 0.76) +
    pawn("blue", 68, 38, 0.66, 150),
  "pool-zee":
    ground("#FFC93C") +
    `<ellipse cx="85" cy="62" rx="66" ry="17" fill="#E0A800" opacity=".5"/><g transform="translate(12 6) scale(.86)">` +
    dieArt("plain", 5, 14, 34, 34, -10) +
    dieArt("plain", 5, 122, 34, 34, 12) +
    dieArt("plain", 5, 40, 16, 38, 6) +
    dieArt("plain", 5, 94, 16, 38, -7) +
    dieArt("plain", 5, 64, 24, 44, 0) +
    "</g>",
  "clever-kids":
    ground("#FFC2DC") +
    balloon(30, 28, "#FFD23F") +
    balloon(60, 22, "#2B82E6") +
    balloon(46, 40, "#C9302C") +
    `<g stroke="#14303F" stroke-width="2"><rect x="98" y="42" width="46" height="34" rx="4" fill="#15803D"/><rect x="93" y="34" width="56" height="13" rx="4" fill="#3FA34D"/><rect x="115" y="34" width="12" height="42" fill="#FFD23F"/><path d="M121 34c-16 0-18-18-6-15 5 1 6 8 6 15zm0 0c16 0 18-18 6-15-5 1-6 8-6 15z" fill="#FFD23F"/></g>`,
  "dice-cup":
    ground("#14303F") +
    `<g transform="translate(8 2) scale(.92)"><g transform="translate(78 4) rotate(28)"><path d="M0 0h62l-9 58a9 9 0 0 1-9 7H18a9 9 0 0 1-9-7z" fill="#9A4F2B"/><path d="M0 0h62l-2 12H2z" fill="#C2723F"/><ellipse cx="31" cy="1" rx="31" ry="7" fill="#5D2D16"/></g>` +
    dieArt("white", 4, 14, 30, 28, -14) +
    dieArt("red", 5, 38, 46, 36, 10) +
    dieArt("yellow", 2, 40, 12, 27, 20) +
    dieArt("blue", 3, 72, 40, 38, -6) +
    "</g>",
  pad:
    ground("#DCEFF0") +
    `<g transform="translate(46 8) rotate(-5)"><rect width="74" height="90" rx="6" fill="#fff" stroke="#14303F" stroke-width="2"/><path d="M0 20h74M0 38h74M0 56h74M0 74h74M28 0v90M51 0v90" stroke="#14303F" stroke-opacity=".35" stroke-width="1.6"/><g stroke="#0B7285" stroke-width="3" stroke-linecap="round" fill="none"><path d="M35 26l8 7m0-7l-8 7M58 44l8 7m0-7l-8 7M35 62l8 7m0-7l-8 7"/></g></g><g transform="translate(118 20) rotate(38)"><rect width="11" height="54" rx="2" fill="#FFC93C" stroke="#14303F" stroke-width="2"/><path d="M0 54h11l-5.5 13z" fill="#F7E8CC" stroke="#14303F" stroke-width="2" stroke-linejoin="round"/><rect width="11" height="8" rx="2" fill="#C8401F" stroke="#14303F" stroke-width="2"/></g>`,
};

/** The order of the cards; a game without a picture comes last, with plain dice. */
export const ORDER = Object.keys(PICTURES);
export const picture = (game: string): string => PICTURES[game] ?? PICTURES["pool-zee"]!;
