/** The figures in the rules: dice with symbols. */
import { svg } from "../../ui/art";
import type { Figure } from "../pages";
import { FACES, symbolArt } from "./art";
import { areaOfFace } from "./layout";

/** A die with this symbol. */
function symbol(face: string): string {
  const area = areaOfFace(face) ?? "joker";
  const body = `<rect x="2" y="6" width="56" height="52" rx="14" fill="#14303F"/><rect x="2" y="2" width="56" height="52" rx="14" fill="${FACES[area]}" stroke="#14303F" stroke-width="2.400"/>`;
  return svg(
    "0 0 60 60",
    [48, 48],
    `${body}<svg x="12" y="7" width="36" height="41" viewBox="0 0 40 45">${symbolArt(face)}</svg>`,
  );
}

export const FIGURES: Record<string, Figure> = { symbols: (words) => words.map(symbol).join("") };
