/** The picture on the card of the game, as SVG inside a box of 170 × 84. */
import { dieArt, ground } from "../../ui/art";

const cup = (): string =>
  ground("#14303F") +
  `<g transform="translate(8 2) scale(.92)"><g transform="translate(78 4) rotate(28)"><path d="M0 0h62l-9 58a9 9 0 0 1-9 7H18a9 9 0 0 1-9-7z" fill="#9A4F2B"/><path d="M0 0h62l-2 12H2z" fill="#C2723F"/><ellipse cx="31" cy="1" rx="31" ry="7" fill="#5D2D16"/></g>` +
  dieArt("white", 4, 14, 30, 28, -14) +
  dieArt("red", 5, 38, 46, 36, 10) +
  dieArt("yellow", 2, 40, 12, 27, 20) +
  dieArt("blue", 3, 72, 40, 38, -6) +
  "</g>";

const pool = (): string =>
  ground("#8FD9DE") +
  `<g stroke="#BDEBEC" stroke-width="4" fill="none" stroke-linecap="round"><path d="M10 20q7-7 14 0t14 0M118 70q7-7 14 0t14 0M20 66q7-7 14 0t14 0"/></g>` +
  dieArt("yellow", 5, 26, 22, 30, -12) +
  dieArt("purple", 3, 60, 30, 42, 8) +
  dieArt("pink", 2, 56, 4, 27, 14) +
  dieArt("green", 6, 98, 8, 40, -8) +
  `<g transform="translate(128 -8) rotate(14)"><rect width="70" height="110" rx="10" fill="#FFF7E8"/><path d="M14 0v110M42 0v110" stroke="#C8401F" stroke-width="14"/></g>`;

export const picture = (game: string): string => (game === "dice-cup" ? cup() : pool());
