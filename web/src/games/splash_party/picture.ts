/** The picture on the card of the game, as SVG inside a box of 170 × 84. */
import { ground } from "../../ui/art";
import { paint } from "../../ui/shapes";

/** A pawn in a box of 48 × 58. */
export function pawn(colour: string, x: number, y: number, scale: number, turn = 0): string {
  const look = paint(colour);
  const line = `fill="${look.face}" stroke="var(--die-edge)" stroke-width="2.2"`;
  return `<g transform="translate(${x} ${y}) rotate(${turn} 24 30) scale(${scale})"><ellipse cx="24" cy="53" rx="17" ry="5" fill="#14303F" fill-opacity=".18"/><path d="M8 48c0-12 5-17 9-21h14c4 4 9 9 9 21 0 7-32 7-32 0z" ${line}/><circle cx="24" cy="15" r="11.5" ${line}/><path d="M16.5 13a8 8 0 0 1 6-5.5" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" fill="none" stroke-linecap="round"/><svg x="15.5" y="31" width="17" height="17" viewBox="0 0 16 16" fill="${look.pip}"><path d="${look.shape}"/></svg></g>`;
}

export const picture = (): string =>
  ground("#F7E8CC") +
  `<ellipse cx="85" cy="58" rx="78" ry="40" fill="#17A2B8" stroke="#fff" stroke-width="4"/><path d="M62 62q6-22 12-4 8-30 14 0 6-20 14 4" fill="#BDEBEC"/>` +
  pawn("red", 13, 12, 0.76) +
  pawn("yellow", 48, 2, 0.7) +
  pawn("purple", 88, 2, 0.7) +
  pawn("orange", 121, 12, 0.76) +
  pawn("blue", 68, 38, 0.66, 150);
