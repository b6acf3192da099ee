/** The faces of bots: four animals in bathing caps, one for each level. They load when a bot first appears. */
import { EYE, eyes, type Head } from "./animals";

/** A bathing cap over the top of a head, with a band of another colour. */
const cap = (colour: string, band: string, extra = ""): string =>
  `<path d="M6.500 17.500C6 8.500 12 3.500 20 3.500s14 5 13.500 14c-4-2-8.500-3-13.500-3s-9.500 1-13.500 3z" fill="${colour}" stroke="${EYE}" stroke-width="1.6"/><path d="M6.500 17.500c4-2 8.500-3 13.500-3s9.500 1 13.500 3l-.3-3C29.500 12.500 25 11.700 20 11.700s-9.500.8-13.200 2.800z" fill="${band}"/>${extra}`;

/** A bot of each level: piglet, dog, polar bear and shark. */
export const BOTS: Readonly<Record<string, Head>> = {
  "bot-paddler": [
    "#FFE7EC",
    `<circle cx="20" cy="22.500" r="13" fill="#F7A8B8"/>${eyes(14.5, 25.5, 21)}<ellipse cx="20" cy="27" rx="5.400" ry="4" fill="#E77E95"/><circle cx="18" cy="27" r="1.200" fill="${EYE}"/><circle cx="22" cy="27" r="1.200" fill="${EYE}"/><path d="M16.500 32.200c2 1.400 5 1.400 7 0" fill="none" stroke="${EYE}" stroke-width="1.600" stroke-linecap="round"/>${cap("#FFC93C", "#FFF7E8", `<circle cx="14" cy="9" r="1.500" fill="#fff"/><circle cx="20.500" cy="7" r="1.500" fill="#fff"/><circle cx="26.500" cy="9.500" r="1.500" fill="#fff"/>`)}`,
  ],
  "bot-swimmer": [
    "#E3F3E6",
    `<path d="M7 19c-4 3-4 11-1 13 3 1 4-3 4-7zM33 19c4 3 4 11 1 13-3 1-4-3-4-7z" fill="#8A5A33"/><ellipse cx="20" cy="22" rx="12.500" ry="12" fill="#D9A566"/>${eyes(15, 25, 20.5)}<ellipse cx="20" cy="28" rx="6" ry="4.600" fill="#FBEBD2"/><ellipse cx="20" cy="25.500" rx="2.400" ry="1.700" fill="${EYE}"/><path d="M18.500 30.500h3v2.600a1.500 1.500 0 0 1-3 0z" fill="#E77E95"/>${cap("#C8401F", "#FFF7E8")}`,
  ],
  "bot-diver": [
    "#D5EAF2",
    `<ellipse cx="20" cy="22.500" rx="13.500" ry="12.500" fill="#F4F1EA"/>${eyes(15, 25, 21.5)}<ellipse cx="20" cy="28.500" rx="5" ry="3.800" fill="#DCE3E6"/><ellipse cx="20" cy="26.800" rx="2.400" ry="1.700" fill="${EYE}"/>${cap("#0B7285", "#14303F", `<circle cx="14.500" cy="12" r="3.800" fill="#BDEBEC" stroke="${EYE}" stroke-width="1.600"/><circle cx="25.500" cy="12" r="3.800" fill="#BDEBEC" stroke="${EYE}" stroke-width="1.600"/>`)}`,
  ],
  "bot-olympian": [
    "#DDE4EA",
    `<path d="M7 36c-2-16 4-26 13-26s15 10 13 26z" fill="#6E8899"/><path d="M11 36c0-8 4-11 9-11s9 3 9 11z" fill="#EEF3F5"/>${eyes(14, 26, 21.5)}<path d="M11 18.500l5 1.400M29 18.500l-5 1.400" stroke="${EYE}" stroke-width="2" stroke-linecap="round"/><path d="M14.500 29.500l2 2 1.800-2 1.700 2 1.700-2 1.800 2 2-2" fill="none" stroke="${EYE}" stroke-width="1.600" stroke-linejoin="round" stroke-linecap="round"/>${cap("#22303B", "#FFC93C", `<path d="M20 4.800l1.100 2.200 2.400.4-1.700 1.700.4 2.400-2.200-1.100-2.200 1.100.4-2.400-1.700-1.700 2.400-.4z" fill="#FFC93C"/>`)}`,
  ],
};
