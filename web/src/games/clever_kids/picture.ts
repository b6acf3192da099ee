/** The picture on the card of the game, as SVG inside a box of 170 × 84. */
import { ground } from "../../ui/art";

function balloon(x: number, y: number, colour: string): string {
  return `<path d="M${x} ${y + 18}q-4 14 2 60" stroke="#14303F" stroke-width="1.6" fill="none"/><ellipse cx="${x}" cy="${y}" rx="15" ry="18" fill="${colour}" stroke="#14303F" stroke-width="2"/><path d="M${x - 7} ${y - 5}q1-7 6-8" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

export const picture = (): string =>
  ground("#FFC2DC") +
  balloon(30, 28, "#FFD23F") +
  balloon(60, 22, "#2B82E6") +
  balloon(46, 40, "#C9302C") +
  `<g stroke="#14303F" stroke-width="2"><rect x="98" y="42" width="46" height="34" rx="4" fill="#15803D"/><rect x="93" y="34" width="56" height="13" rx="4" fill="#3FA34D"/><rect x="115" y="34" width="12" height="42" fill="#FFD23F"/><path d="M121 34c-16 0-18-18-6-15 5 1 6 8 6 15zm0 0c16 0 18-18 6-15-5 1-6 8-6 15z" fill="#FFD23F"/></g>`;
