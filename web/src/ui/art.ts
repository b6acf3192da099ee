/** Helpers for drawing pictures as SVG. */
import { paint, PIPS, pipSize } from "./shapes";

/** A die of this size in pixels. */
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

/** The background of a card's picture. */
export const ground = (colour: string): string => `<rect width="170" height="84" fill="${colour}"/>`;

/** A standalone SVG. */
export const svg = (box: string, size: [number, number], inside: string): string =>
  `<svg viewBox="${box}" width="${size[0]}" height="${size[1]}" aria-hidden="true">${inside}</svg>`;
