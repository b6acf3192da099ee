/** The stored settings: light or dark, large type, sound, vibration. */
import { feels, setFeels } from "../ui/motion";
import { isMuted, setMuted } from "../ui/sounds";

export type Theme = "auto" | "light" | "dark";

let theme = $state<Theme>("auto");
let large = $state(false);
let silent = $state(isMuted());
let felt = $state(feels());
const night = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");

function show(): void {
  const dark = theme === "dark" || (theme === "auto" && night?.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.type = large ? "large" : "normal";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#0C1C29" : "#FFF7E8");
}

/** Applies the stored settings and follows the phone's own light and dark mode. */
export function begin(): void {
  theme = (localStorage.getItem("theme") as Theme | null) ?? "auto";
  large = localStorage.getItem("type") === "large";
  night?.addEventListener("change", show);
  show();
}

export const settings = {
  get theme() {
    return theme;
  },
  set theme(chosen: Theme) {
    theme = chosen;
    localStorage.setItem("theme", chosen);
    show();
  },
  get large() {
    return large;
  },
  set large(wanted: boolean) {
    large = wanted;
    localStorage.setItem("type", wanted ? "large" : "normal");
    show();
  },
  get silent() {
    return silent;
  },
  set silent(wanted: boolean) {
    silent = wanted;
    setMuted(wanted);
  },
  get felt() {
    return felt;
  },
  set felt(wanted: boolean) {
    felt = wanted;
    setFeels(wanted);
  },
};
