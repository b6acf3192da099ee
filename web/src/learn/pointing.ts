/** Finds the buttons of a board that do an action, by their `data-do`. */
import { DOCK } from "../games/pages";

/** The buttons to press next: those of the first stage with buttons that are not pressed yet. */
export function toPress(board: HTMLElement, stages: string[][]): HTMLElement[] {
  const buttons = [...board.querySelectorAll<HTMLButtonElement>("button:enabled")];
  for (const stage of stages) {
    const found = buttons.filter((button) => {
      if (button.getAttribute("aria-pressed") === "true") return false;
      if (stage.includes(DOCK)) return button.matches(".dock .btn:not(.alt, .quiet)");
      return stage.includes(button.dataset.do ?? "");
    });
    if (found.length) return found;
  }
  return [];
}
