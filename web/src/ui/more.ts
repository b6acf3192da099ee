/** Fades a scroller's lower edge while there is more below (`[data-more]` in tokens.css). */

const NEAR = 6; // pixels

export function more(scrolled: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = scrolled;
    scrolled.toggleAttribute("data-more", scrollHeight - clientHeight - scrollTop > NEAR);
  };
  const sizes = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  sizes.observe(scrolled);
  inside.observe(scrolled, { childList: true, subtree: true });
  scrolled.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    inside.disconnect();
    scrolled.removeEventListener("scroll", look);
  };
}
