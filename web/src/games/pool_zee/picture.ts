/** The picture on the card of the game, as SVG inside a box of 170 × 84. */
import { dieArt, ground } from "../../ui/art";

export const picture = (): string =>
  ground("#FFC93C") +
  `<ellipse cx="85" cy="62" rx="66" ry="17" fill="#E0A800" opacity=".5"/><g transform="translate(12 6) scale(.86)">` +
  dieArt("plain", 5, 14, 34, 34, -10) +
  dieArt("plain", 5, 122, 34, 34, 12) +
  dieArt("plain", 5, 40, 16, 38, 6) +
  dieArt("plain", 5, 94, 16, 38, -7) +
  dieArt("plain", 5, 64, 24, 44, 0) +
  "</g>";
