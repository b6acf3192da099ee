/** The heads that people choose from, in a circle of 40. Bots have a head for each level; `open` is a free seat. */

export const EYE = "#14303F";
export const eyes = (x1: number, x2: number, y: number, r = 2.2): string =>
  `<circle cx="${x1}" cy="${y}" r="${r}" fill="${EYE}"/><circle cx="${x2}" cy="${y}" r="${r}" fill="${EYE}"/>`;
const smile = (y: number, w = 6): string =>
  `<path d="M${20 - w} ${y}c${w * 0.5} ${w * 0.7} ${w * 1.5} ${w * 0.7} ${w * 2} 0" fill="none" stroke="${EYE}" stroke-width="2.2" stroke-linecap="round"/>`;

export type Head = readonly [back: string, head: string];
const HEADS: Record<string, Head> = {
  fox: [
    "#FFE7A6",
    `<path d="M7 8l9 6h8l9-6 1 14c0 7-8 12-14 12S6 29 6 22z" fill="#EB7A34"/><path d="M7 23c5 0 9 3 13 9 4-6 8-9 13-9 0 6-7 11-13 11S7 29 7 23z" fill="#fff"/>${eyes(14.5, 25.5, 20)}<circle cx="20" cy="30" r="2.6" fill="${EYE}"/>`,
  ],
  frog: [
    "#DDF2DC",
    `<circle cx="12.5" cy="12.5" r="5.4" fill="#4FA84A"/><circle cx="27.5" cy="12.5" r="5.4" fill="#4FA84A"/><ellipse cx="20" cy="23" rx="14" ry="11.5" fill="#4FA84A"/><circle cx="12.5" cy="12.5" r="3" fill="#fff"/><circle cx="27.5" cy="12.5" r="3" fill="#fff"/>${eyes(13, 27, 12.8, 1.7)}${smile(24, 8)}`,
  ],
  seal: [
    "#D9EBFF",
    `<path d="M7 34c0-16 4-25 13-25s13 9 13 25z" fill="#7D93A3"/>${eyes(14.5, 25.5, 19)}<ellipse cx="20" cy="26" rx="7.5" ry="5.6" fill="#E7EEF2"/><ellipse cx="20" cy="23.6" rx="2.6" ry="1.9" fill="${EYE}"/>`,
  ],
  cat: [
    "#FFDCCF",
    `<path d="M8 8l7 5h10l7-5v15a12 11 0 0 1-24 0z" fill="#5B5570"/><circle cx="15" cy="20" r="2.6" fill="#FFD23F"/><circle cx="25" cy="20" r="2.6" fill="#FFD23F"/><path d="M18 25h4l-2 2.400z" fill="#FF9EC7"/><path d="M20 27.500c-1 2-3 2-4 1m4-1c1 2 3 2 4 1" fill="none" stroke="#E7E3F0" stroke-width="1.6" stroke-linecap="round"/>`,
  ],
  duck: [
    "#BDEBEC",
    `<circle cx="20" cy="22" r="13" fill="#FFD23F"/><path d="M18 9c0-4 5-5 5-2" fill="none" stroke="#E0A800" stroke-width="2.6" stroke-linecap="round"/>${eyes(15, 25, 20)}<rect x="13.5" y="23.5" width="13" height="6.4" rx="3.2" fill="#F47B20"/>`,
  ],
  otter: [
    "#F7E8CC",
    `<circle cx="9.5" cy="15" r="4" fill="#7A4F35"/><circle cx="30.5" cy="15" r="4" fill="#7A4F35"/><ellipse cx="20" cy="21.5" rx="13.5" ry="12.5" fill="#96633F"/><ellipse cx="20" cy="27" rx="8.5" ry="6.2" fill="#F1DDC0"/>${eyes(14.5, 25.5, 19.5)}<path d="M17 23.200h6l-3 3.200z" fill="${EYE}"/><path d="M20 26.400v2.4" stroke="${EYE}" stroke-width="1.8" stroke-linecap="round"/>`,
  ],
  penguin: [
    "#E6ECF7",
    `<path d="M7 36C5 16 11 7 20 7s15 9 13 29z" fill="#22303B"/><path d="M20 15c4-4 10-1 9.5 6-.4 7-4 14-9.5 14s-9.1-7-9.5-14C10 14 16 11 20 15z" fill="#fff"/>${eyes(15.5, 24.5, 20)}<path d="M15.8 24h8.400L20 29.500z" fill="#F98425"/>`,
  ],
  crab: [
    "#D8F0EE",
    `<path d="M12 13V8M28 13V8" stroke="#C8401F" stroke-width="2.6"/><circle cx="12" cy="8.5" r="3.6" fill="#fff"/><circle cx="28" cy="8.5" r="3.6" fill="#fff"/>${eyes(12.4, 27.6, 8.8, 1.8)}<path d="M6 23c0-7 6-11 14-11s14 4 14 11-6 10-14 10S6 30 6 23z" fill="#E2603B"/><path d="M3 17c3-3 6-1 6 2M37 17c-3-3-6-1-6 2" fill="none" stroke="#C8401F" stroke-width="3.4" stroke-linecap="round"/>${smile(24, 6)}`,
  ],
  turtle: [
    "#FFF0BF",
    `<path d="M5 33c0-5 6-8 15-8s15 3 15 8v4H5z" fill="#1F6B46"/><ellipse cx="20" cy="19" rx="11.5" ry="12" fill="#8BC27A"/>${eyes(15.5, 24.5, 17)}${smile(22, 5)}<circle cx="12.5" cy="23" r="1.8" fill="#F4A3A0"/><circle cx="27.5" cy="23" r="1.8" fill="#F4A3A0"/>`,
  ],
  octopus: [
    "#FBE3EE",
    `<path d="M8 18c0-7 5-11 12-11s12 4 12 11c0 4-1 6-1 9l3 5c-4 2-6 0-7-2-1 4-4 4-5 1-1 3-3 3-4 0-1 3-4 3-5-1-1 2-3 4-7 2l3-5c0-3-1-5-1-9z" fill="#8A55B8"/>${eyes(15, 25, 18, 2.6)}${smile(23, 4.5)}`,
  ],
  open: [
    "none",
    `<circle cx="20" cy="20" r="18" fill="none" stroke="var(--ink-2)" stroke-width="2" stroke-dasharray="4.7 4.7"/><path d="M20 13v14M13 20h14" stroke="var(--ink-2)" stroke-width="2.4" stroke-linecap="round"/>`,
  ],
  robot: [
    "#E6E0D2",
    `<path d="M20 11V7" stroke="#4A6270" stroke-width="2.4"/><circle cx="20" cy="6" r="2.4" fill="#C8401F"/><rect x="8" y="11" width="24" height="20" rx="7" fill="#7FA3B3"/><circle cx="15" cy="20" r="3" fill="#fff"/><circle cx="25" cy="20" r="3" fill="#fff"/><path d="M15 26h10" stroke="${EYE}" stroke-width="2.2" stroke-linecap="round"/>`,
  ],
};

const LEVELS = new Set(["paddler", "swimmer", "diver", "olympian"]);

/** The face of a bot of this level. */
export const botFace = (level: string | null): string => (level && LEVELS.has(level) ? `bot-${level}` : "robot");

/** The animals a person may choose. */
export const ANIMALS: readonly string[] = Object.keys(HEADS).filter((name) => name !== "robot" && name !== "open");

/** The drawing of this animal in a box of 40 × 40; loads the bots' faces if needed. */
export const drawn = async (animal: string): Promise<string> =>
  animal.startsWith("bot-") ? framed(...((await import("./bots")).BOTS[animal] ?? HEADS.robot!)) : head(animal);

const framed = (back: string, face: string): string => `<circle cx="20" cy="20" r="20" fill="${back}"/>${face}`;

/** The drawing of this animal in a box of 40 × 40. */
export function head(animal: string): string {
  // A client sends the name, which may be "constructor" or another key that every object inherits.
  const [back, face] = Object.hasOwn(HEADS, animal) ? HEADS[animal]! : HEADS.duck!;
  return framed(back, face);
}
