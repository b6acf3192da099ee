/** Keeps the place of whoever plays by keyboard: when the control they pressed is gone, they go on from the question. */

const SETTLES = 100; // milliseconds; a button that is shut while its answer is on the way may come back

const gone = (control: HTMLElement): boolean => !control.isConnected || (control as HTMLButtonElement).disabled;

/** Attached to the stage of a board. A finger has no place to keep: only what was reached by keys is remembered. */
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
