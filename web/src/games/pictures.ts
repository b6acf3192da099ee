/** The pictures of all cards, in one chunk as the start page shows them all. */
import { dieArt, ground } from "../ui/art";

/** The content of SVGs of 170 × 84, by the file that draws it. */
export const OWN = import.meta.glob<(game: string) => string>("./*/picture.ts", { eager: true, import: "picture" });

export const PAD =
  ground("#DCEFF0") +
  `<g transform="translate(46 8) rotate(-5)"><rect width="74" height="90" rx="6" fill="#fff" stroke="#14303F" stroke-width="2"/><path d="M0 20h74M0 38h74M0 56h74M0 74h74M28 0v90M51 0v90" stroke="#14303F" stroke-opacity=".35" stroke-width="1.6"/><g stroke="#0B7285" stroke-width="3" stroke-linecap="round" fill="none"><path d="M35 26l8 7m0-7l-8 7M58 44l8 7m0-7l-8 7M35 62l8 7m0-7l-8 7"/></g></g><g transform="translate(118 20) rotate(38)"><rect width="11" height="54" rx="2" fill="#FFC93C" stroke="#14303F" stroke-width="2"/><path d="M0 54h11l-5.5 13z" fill="#F7E8CC" stroke="#14303F" stroke-width="2" stroke-linejoin="round"/><rect width="11" height="8" rx="2" fill="#C8401F" stroke="#14303F" stroke-width="2"/></g>`;

/** The picture for a game without its own: a die in a lifebuoy, and another that has just jumped. */
export const ANY =
  ground("#2FB4C6") +
  `<path d="M0 58q14-9 28 0t28 0 28 0 28 0 28 0 30 0v26H0z" fill="#1A93A8"/><g stroke="#BDEBEC" stroke-width="3.5" fill="none" stroke-linecap="round"><path d="M12 24q7-7 14 0t14 0M128 70q7-7 14 0t14 0M16 74q7-7 14 0t14 0"/></g><circle cx="150" cy="16" r="10" fill="#FFD23F" stroke="#fff" stroke-width="3"/>` +
  `<g fill="none"><circle cx="66" cy="52" r="25" stroke="#14303F" stroke-width="17"/><circle cx="66" cy="52" r="25" stroke="#FFF7E8" stroke-width="13"/><circle cx="66" cy="52" r="25" stroke="#C8401F" stroke-width="13" stroke-dasharray="19.635 19.635"/></g>` +
  dieArt("plain", 5, 47, 31, 38, -8) +
  `<g fill="#E6FAFA"><path d="M108 48c-5 7-5 11 0 13 5-2 5-6 0-13z"/><path d="M122 42c-4 6-4 9 0 11 4-2 4-5 0-11zM95 56c-3 5-3 7 0 9 3-2 3-4 0-9zM134 52c-3 5-3 7 0 9 3-2 3-4 0-9z"/></g>` +
  dieArt("yellow", 3, 104, 4, 32, 16);
