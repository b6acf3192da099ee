/** Each colour owns a shape, everywhere: pips, sheet rows, pawns, tokens, buttons. */

export interface Paint {
  face: string;
  /** The colour of pips and shapes on the face. */
  pip: string;
  /** The shape as SVG in a box of 16 × 16. */
  shape: string;
  rule?: "evenodd";
}

const DARK = "var(--pip-dark)";
const LIGHT = "var(--pip-light)";

export const SHAPES = {
  ring: "M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8zm0 4.1a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2z",
  circle: "M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4z",
  triangle: "M8 1 15.6 14.4H.4z",
  diamond: "M8 .6 13.2 8 8 15.4 2.8 8z",
  flower: "M8 0a3.6 3.6 0 0 1 3.55 4.2 3.6 3.6 0 1 1 0 7.6 3.6 3.6 0 1 1-7.1 0 3.6 3.6 0 1 1 0-7.6A3.6 3.6 0 0 1 8 0z",
  drop: "M8 0c2.7 4.3 5.7 6.9 5.7 10.2a5.7 5.7 0 0 1-11.4 0C2.3 6.9 5.3 4.3 8 0z",
  moon: "M10.4.6A7.6 7.6 0 1 0 15.4 10.6 6 6 0 0 1 10.4.6z",
  square:
    "M3.2 1.6h9.6a1.6 1.6 0 0 1 1.6 1.6v9.6a1.6 1.6 0 0 1-1.6 1.6H3.2a1.6 1.6 0 0 1-1.6-1.6V3.2a1.6 1.6 0 0 1 1.6-1.6z",
  spark: "M8 0 10.5 5.5 16 8 10.5 10.5 8 16 5.5 10.5 0 8 5.5 5.5z",
} as const;

/** The paint for each colour of dice, pawns and tokens. `lime` is Dice Cup's lighter green. */
export const PAINTS: Record<string, Paint> = {
  plain: { face: "var(--d-white)", pip: DARK, shape: SHAPES.circle },
  white: { face: "var(--d-white)", pip: DARK, shape: SHAPES.ring, rule: "evenodd" },
  yellow: { face: "var(--d-yellow)", pip: DARK, shape: SHAPES.circle },
  lime: { face: "var(--d-lime)", pip: DARK, shape: SHAPES.triangle },
  orange: { face: "var(--d-orange)", pip: DARK, shape: SHAPES.diamond },
  pink: { face: "var(--d-pink)", pip: DARK, shape: SHAPES.flower },
  green: { face: "var(--d-green)", pip: LIGHT, shape: SHAPES.triangle },
  blue: { face: "var(--d-blue)", pip: LIGHT, shape: SHAPES.drop },
  purple: { face: "var(--d-purple)", pip: LIGHT, shape: SHAPES.moon },
  red: { face: "var(--d-red)", pip: LIGHT, shape: SHAPES.square },
  black: { face: "var(--d-black)", pip: LIGHT, shape: SHAPES.spark },
};

export const paint = (colour: string): Paint => PAINTS[colour] ?? PAINTS.plain!;

const L = 18;
const M = 32;
const R = 46;
/** The places of the pips on a die of 64 × 64, whose face is centred at (32, 30). */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, 30]],
  [
    [L, 16],
    [R, 44],
  ],
  [
    [17, 15],
    [M, 30],
    [47, 45],
  ],
  [
    [L, 16],
    [R, 16],
    [L, 44],
    [R, 44],
  ],
  [
    [L, 16],
    [R, 16],
    [M, 30],
    [L, 44],
    [R, 44],
  ],
  [
    [19, 14],
    [45, 14],
    [19, 30],
    [45, 30],
    [19, 46],
    [45, 46],
  ],
];

/** The size of a pip: larger on a one, smaller on a six. */
export const pipSize = (face: number): number => (face === 1 ? 22 : face === 6 ? 14.5 : 16.5);
