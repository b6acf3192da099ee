/** Which buttons of a board do an action: each says by `data-do` what it does. */
import { DOCK } from "../games/pages";

/** The buttons to press next: of the first stage that has any which are not pressed already. */
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
