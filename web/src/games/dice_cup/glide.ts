/** Animates changes of layout, so that nothing jumps to its new size or place. */
import type { Attachment } from "svelte/attachments";
import { still, TIMES } from "../../ui/motion";

const EASE = "cubic-bezier(0.6, 0, 0.3, 1)";

/** Animates this element's height from its old value to the current one. */
export function glide(element: HTMLElement, before: number): void {
  const after = element.getBoundingClientRect().height;
  if (still() || !before || Math.abs(after - before) < 2) return;
  const fixed = { flexGrow: 0, flexShrink: 0, flexBasis: "auto", minHeight: 0 };
  element.animate(
    [
      { ...fixed, height: `${before}px` },
      { ...fixed, height: `${after}px` },
    ],
    { duration: TIMES.move, easing: EASE },
  );
}

/** The place of each box on the page. */
export type Places = ReadonlyMap<string, DOMRect>;

const boxesIn = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>("[data-box]")];

export const places = (part: HTMLElement): Places =>
  new Map(boxesIn(part).map((one) => [one.dataset.box!, one.getBoundingClientRect()]));

/** Animates each box of a list from its old place; a new one comes from below. */
export const arrive =
  (before: Places): Attachment<HTMLElement> =>
  (list) =>
    queueMicrotask(() => {
      if (still()) return; // a microtask, so that the tray above starts to move first
      for (const one of boxesIn(list)) {
        const [was, is] = [before.get(one.dataset.box!), one.getBoundingClientRect()];
        const from = was
          ? { transform: `translate(${was.x - is.x}px, ${was.y + was.height / 2 - is.y - is.height / 2}px)` }
          : { opacity: 0, transform: "translateY(16px)" };
        one.animate([from, {}], { duration: TIMES.move, easing: EASE });
      }
    });
