/** Reports an element's width, now and on every change. Returns the function that stops it. */
export function widthOf(element: HTMLElement, told: (width: number) => void): () => void {
  const watch = new ResizeObserver(() => told(element.clientWidth));
  watch.observe(element);
  return () => watch.disconnect();
}
