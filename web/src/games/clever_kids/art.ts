/** The symbols on the dice and the sheet, in a box of 40 × 45. Both themes use the same colours; each has its shape. */
import { SHAPES } from "../../ui/shapes";

const INK = "#14303F";
const LINE = `stroke="${INK}" stroke-width="2.200" stroke-linejoin="round" stroke-linecap="round"`;
const STRING = `<path d="M20 35q-3 4 0 8" fill="none" ${LINE}/>`;
const SHINE = `stroke="#fff" stroke-opacity=".7" stroke-width="2.600" fill="none" stroke-linecap="round"`;

const balloon = (fill: string, pip: string, shape: string): string =>
  `${STRING}<path d="M20 4c9 0 13.500 6.500 13.500 14S27 34 20 34 6.500 25.500 6.500 18 11 4 20 4z" fill="${fill}" ${LINE}/><path d="M17 34h6l-3-3z" fill="${fill}" ${LINE}/><svg x="12.500" y="11" width="15" height="15" viewBox="0 0 16 16" fill="${pip}"><path d="${shape}"/></svg>`;

const candle = (x: number, top: number, tall: number): string =>
  `<path d="M${x} ${top}c2.400 3 2.400 5 0 6.500-2.400-1.500-2.400-3.500 0-6.500z" fill="#FFC93C" stroke="${INK}" stroke-width="1.400"/><rect x="${x - 2.3}" y="${top + 7}" width="4.600" height="${tall}" rx="1.500" fill="#FFF7E8" stroke="${INK}" stroke-width="1.600"/>`;

const SYMBOLS: Record<string, string> = {
  heart: `${STRING}<path d="M20 35C8 27 4.500 20.500 5.500 14 6.800 6.500 16 4.500 20 11.500 24 4.500 33.200 6.500 34.500 14 35.500 20.500 32 27 20 35z" fill="#E5484D" ${LINE}/><path d="M10.500 15c0-3 2-4.600 4-5" ${SHINE}/>`,
  blue: balloon("#4C9BF5", "#fff", SHAPES.drop),
  pink: balloon("#FF9EC7", INK, SHAPES.flower),
  green: balloon("#58B84E", INK, SHAPES.triangle),
  candle: `<path d="M20 2c6 7 6 11 0 14-6-3-6-7 0-14z" fill="#FFC93C" ${LINE}/><rect x="14" y="17" width="12" height="25" rx="3" fill="#FFF7E8" ${LINE}/><path d="M14.500 27l11-6M14.500 36l11-6" stroke="#C9302C" stroke-width="3.400"/><rect x="14" y="17" width="12" height="25" rx="3" fill="none" ${LINE}/>`,
  present: `<rect x="6" y="19" width="28" height="21" rx="3" fill="#3FA34D" ${LINE}/><rect x="3.500" y="13" width="33" height="8.500" rx="3" fill="#6CC24A" ${LINE}/><rect x="16.500" y="13" width="7" height="27" fill="#FFC93C" ${LINE}/><path d="M20 13c-10 0-11-9.500-4.500-8.500C18.500 5 20 9 20 13zm0 0c10 0 11-9.500 4.500-8.500C21.500 5 20 9 20 13z" fill="#FFC93C" ${LINE}/>`,
  cupcake: `<path d="M9 24h22l-3.500 16h-15z" fill="#8A5A3A" ${LINE}/><path d="M16 26l1 13M24 26l-1 13" stroke="#FFF7E8" stroke-opacity=".6" stroke-width="2"/><path d="M7 25c-2-6 3-9 5-9 1-6 5-8 8-8s7 2 8 8c2 0 7 3 5 9z" fill="#FFB3D1" ${LINE}/><circle cx="20" cy="6.500" r="3.600" fill="#E5484D" ${LINE}/>`,
  donut: `<path fill-rule="evenodd" d="M20 7a16 16 0 1 1 0 32 16 16 0 0 1 0-32zm0 10.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z" fill="#D89A5B" ${LINE}/><path fill-rule="evenodd" d="M20 10a13 12.500 0 0 1 13 13c-3 3-4-1-6 3s-5 1-7 3-4-3-7-1-3-3-6-4.500A13 13 0 0 1 20 10zm0 7.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z" fill="#7C4DC4"/><path d="M11 18l1.500 1.500M28 16l-1.500 1.500M20 12.500v2M29.500 23l-2-.5" stroke="#FFE7A6" stroke-width="2.600" stroke-linecap="round"/>`,
  cake: `<path d="M4 22L32 10c4 3 5 8 5 12z" fill="#FFF7E8" ${LINE}/><path d="M4 22h33v17H4z" fill="#F2B84B" ${LINE}/><path d="M5 30h31" stroke="#E5484D" stroke-width="4"/><circle cx="27" cy="10" r="4" fill="#E5484D" ${LINE}/>`,
  joker: `<path d="M20 9L34 38H6z" fill="#FFD23F" ${LINE}/><path d="M20 9l4.800 10h-9.600z" fill="#E5484D"/><path d="M12.300 25h15.400l3 6.300H9.300z" fill="#4C9BF5"/><path d="M9.300 31.300h21.400L34 38H6z" fill="#58B84E"/><path d="M20 9L34 38H6z" fill="none" ${LINE}/><path d="M5 38.500h30" ${LINE}/><path d="M20 1.500l1.600 3.200 3.500.5-2.500 2.500.6 3.500-3.200-1.700-3.200 1.700.6-3.500-2.500-2.500 3.500-.5z" fill="#fff" stroke="${INK}" stroke-width="1.600" stroke-linejoin="round"/>`,
};

/** A symbol as the content of an SVG of 40 × 45. */
export const symbolArt = (symbol: string): string => SYMBOLS[symbol] ?? "";

/** A wagon of the birthday train with its candles; the last one has no coupling. */
export function wagonArt(candles: number, last: boolean): string {
  const apart = Math.min(10, 30 / candles);
  const lit = [...Array(candles).keys()].map((n) => candle(20 + (n - (candles - 1) / 2) * apart, 4, 13)).join("");
  const hook = last ? "" : `<path d="M37 32h6" stroke="${INK}" stroke-width="2.200"/>`;
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="38" r="4.500" fill="#FFF7E8" stroke="${INK}" stroke-width="2.200"/>`;
  return `${lit}${hook}<rect x="3" y="22" width="34" height="14" rx="4" fill="#E5484D" stroke="${INK}" stroke-width="2.200"/>${wheel(11)}${wheel(29)}`;
}

/** The colour of a die's face, by the area of its symbol; a joker's is white. */
export const FACES: Record<string, string> = {
  yellow: "#FFDD66",
  red: "#FFB4A6",
  green: "#BFE6B6",
  blue: "#A9D1FF",
  joker: "#FFFDF7",
};
