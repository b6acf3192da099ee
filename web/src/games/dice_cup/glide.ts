/** Sizes move: what grows or shrinks because something else is shown goes there, and never in one frame. */
import { still, TIMES } from "../../ui/motion";

/** Moves this element's height from what it was to what it has become. */
export function glide(element: HTMLElement, before: number): void {
  const after = element.getBoundingClientRect().height;
  if (still() || !before || Math.abs(after - before) < 2) return;
  const fixed = { flexGrow: 0, flexShrink: 0, flexBasis: "auto", minHeight: 0 };
  element.animate(
    [
      { ...fixed, height: `${before}px` },
      { ...fixed, height: `${after}px` },
    ],
    { duration: TIMES.move, easing: "cubic-bezier(0.6, 0, 0.3, 1)" },
  );
}
