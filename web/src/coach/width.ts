/** Tells how wide an element is, now and whenever that changes, until it is told to stop. */
export function widthOf(element: HTMLElement, told: (width: number) => void): () => void {
  const watch = new ResizeObserver(() => told(element.clientWidth));
  watch.observe(element);
  return () => watch.disconnect();
}
