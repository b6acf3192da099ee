/** The pads stored on this phone, newest first. */
import type { Pad } from "./pad";

const MOST_PADS = 60;

export function pads(): Pad[] {
  try {
    return (JSON.parse(localStorage.getItem("pads") ?? "[]") as Pad[]) ?? [];
  } catch {
    return [];
  }
}

/** Stores this pad as the newest; a phone with no space left drops the oldest. */
export function keepPad(pad: Pad): void {
  let all = [pad, ...pads().filter(({ at }) => at !== pad.at)].slice(0, MOST_PADS);
  while (all.length) {
    try {
      return localStorage.setItem("pads", JSON.stringify(all));
    } catch {
      all = all.slice(0, -1);
    }
  }
}

export function dropPad(at: number): void {
  localStorage.setItem("pads", JSON.stringify(pads().filter((pad) => pad.at !== at)));
}
