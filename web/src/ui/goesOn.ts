/** Preserves keyboard focus: when the pressed control disappears, focus moves to the question. */

const SETTLES = 100; // milliseconds; a button that is disabled while it waits for its answer may come back

const gone = (control: HTMLElement): boolean => !control.isConnected || (control as HTMLButtonElement).disabled;

/** Attaches to the stage of a board. It remembers only controls reached by keyboard, as touch needs no focus. */
export function goesOn(stage: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reached = ({ target }: Event): void =>
    void ((target as HTMLElement).matches(":focus-visible") && (last = target as HTMLElement));
  const touched = (): void => void (last = null);
  const find = (): void => {
    if (!last || document.activeElement !== document.body) return;
    const next = gone(last) ? stage.querySelector<HTMLElement>(".question > *") : last;
    next?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(find, SETTLES);
  });
  stage.addEventListener("focusin", reached);
  addEventListener("pointerdown", touched, true);
  watch.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    stage.removeEventListener("focusin", reached);
    removeEventListener("pointerdown", touched, true);
  };
}
