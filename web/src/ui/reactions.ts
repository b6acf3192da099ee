/** The six quick reactions, drawn in a box of 40 × 40. */
import type { React } from "../protocol/messages";

const INK = "#14303F";
const line = `fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`;
const face = (colour: string): string =>
  `<circle cx="20" cy="20" r="16.5" fill="${colour}" stroke="${INK}" stroke-width="2.4"/>`;

const DRAWN: Record<React["what"], string> = {
  splash: `<path d="M5 30c1-7 4-9 7-8-2-7 1-12 5-14 0 5 2 7 4 8 1-4 4-7 8-8-1 5 1 8 2 12 3-1 5 3 5 10z" fill="#8FD9DE" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/><path d="M9 9c1.500 2 1.500 4 0 4s-1.500-2 0-4zM34 8c1.500 2 1.500 4 0 4s-1.500-2 0-4z" fill="#17A2B8" stroke="${INK}" stroke-width="1.8"/><path d="M4 33.500h32" ${line}/>`,
  clap: `<path d="M11 21l-4-7c-1-2 2-4 3.500-2L15 19M15 19l-6-10c-1-2 2-4 3.500-2L19 17M12.500 7c-.6-2.200 2.600-3.400 3.700-1.200L22 16l1-5c.4-2.400 3.600-2 3.500.4L26 20c-.2 8-4 13-10 13-4.500 0-7-3-8.500-7" fill="#FFD9B8" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M29 24c1.500-1 3.500.3 3 2.200C31 31 27 35 22 35.500" ${line}/><path d="M30 5l-1.500 3.500M35.500 9L32 11M36 16h-3.500" stroke="#C8401F" stroke-width="2.4" stroke-linecap="round"/>`,
  laugh: `${face("#FFC93C")}<path d="M11 17l4-2.500L11.500 12M29 17l-4-2.500 3.500-2.500" ${line}/><path d="M11 21.500h18c0 6-4 10-9 10s-9-4-9-10z" fill="#7A1F12" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/><path d="M14.500 29c2-2.500 9-2.500 11 0-3 3.200-8 3.200-11 0z" fill="#FF8A65"/><path d="M5.500 20c2 2.600 2 5 0 5s-2-2.400 0-5zM34.500 20c2 2.600 2 5 0 5s-2-2.400 0-5z" fill="#8FD9DE" stroke="${INK}" stroke-width="1.6"/>`,
  wow: `${face("#FFC93C")}<circle cx="14" cy="16" r="3.600" fill="#fff" stroke="${INK}" stroke-width="2"/><circle cx="26" cy="16" r="3.600" fill="#fff" stroke="${INK}" stroke-width="2"/><circle cx="14" cy="16" r="1.300" fill="${INK}"/><circle cx="26" cy="16" r="1.300" fill="${INK}"/><ellipse cx="20" cy="27" rx="4" ry="5" fill="#7A1F12" stroke="${INK}" stroke-width="2"/><path d="M10.500 9.500l4-1.500M29.500 9.500l-4-1.500" ${line}/>`,
  oops: `${face("#FFD9B8")}<circle cx="14.500" cy="18" r="2.200" fill="${INK}"/><circle cx="25.500" cy="18" r="2.200" fill="${INK}"/><path d="M13 27.500c1.800-2.600 3.400-2.600 5 0s3.400 2.600 5 0 3.200-2.600 4.500-.6" ${line}/><path d="M33 6c3 4 3 7.500 0 7.500S30 10 33 6z" fill="#8FD9DE" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/>`,
  hurry: `<circle cx="20" cy="23" r="13" fill="#FFFDF7" stroke="${INK}" stroke-width="2.4"/><path d="M16 5h8M20 5v5M30 11l2.500-2.500" ${line}/><path d="M20 23V13.500a9.500 9.500 0 0 1 8.200 14.200z" fill="#C8401F"/><path d="M20 23V15M20 23l5.500 3.500" ${line}/><path d="M2.500 18h4M1.500 24h4M3 30h4" stroke="#0B7285" stroke-width="2.4" stroke-linecap="round"/>`,
};

export const REACTIONS = Object.keys(DRAWN) as React["what"][];

/** The drawing of a reaction; the splash for an unknown one. */
export const reaction = (what: string): string => DRAWN[what as React["what"]] ?? DRAWN.splash;
