"""Layout faults on a page: text cut off or overlapping, buttons too small for a finger."""

from __future__ import annotations

from playwright.sync_api import Page

# Skips players' names, which may be any length, and pinned elements, which may cover a scroller.
FIND = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const EVERYWHERE = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const cross = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
  const wide = (box) => box.right - box.left, high = (box) => box.bottom - box.top;
  const ancestors = (one) => one ? [one, ...ancestors(one.parentElement)] : [];
  const room = (one) => ancestors(one).reduce((left, box) => {
    const edge = box.getBoundingClientRect();
    const { overflowX: x, overflowY: y } = getComputedStyle(box);
    return cross(left, {
      left: x === "visible" ? -1e6 : edge.left, right: x === "visible" ? 1e6 : edge.right,
      top: y === "visible" ? -1e6 : edge.top, bottom: y === "visible" ? 1e6 : edge.bottom });
  }, EVERYWHERE);
  const style = (one, name, ...values) =>
    ancestors(one).some((box) => values.includes(getComputedStyle(box)[name]));
  const found = new Set(), seen = [];
  const top = document.querySelector("dialog[open], .curtain") ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, one = node.parentElement, words = node.data.trim();
    if (!words || one.closest(".vh, svg, .seat b, .bar h1")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange(), limits = room(one);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => wide(line) > 1);
    const shown = lines.map((line) => cross(line, limits))
      .filter((line) => wide(line) > 1 && high(line) > 1);
    if (!shown.length) continue;
    const scrolls = style(one, "overflowX", "auto", "scroll");
    if (!scrolls && lines.some((line) => wide(line) - wide(cross(line, limits)) > 1
      || line.left < -1 || line.right > innerWidth + 1)) found.add(`cut off: ${words}`);
    if (style(one, "position", "sticky", "fixed")) continue;
    seen.push(...shown.map((line) => [words, line]));
  }
  for (const [n, [words, line]] of seen.entries())
    for (const [others, other] of seen.slice(n + 1))
      if (wide(cross(line, other)) > 3 && high(cross(line, other)) > 6)
        found.add(`written over: ${words} / ${others}`);
  return [...found];
}"""


def unreadable(page: Page, kind: str) -> list[str]:
    """The texts that are cut off or overlap in this type size, normal or large."""
    show = "kind => void (document.documentElement.dataset.type = kind)"
    page.evaluate(show, kind)
    found: list[str] = page.evaluate(FIND)
    page.evaluate(show, "normal")
    return found


SMALL = """(finger) => {
  const top = document.querySelector("dialog[open], .curtain") ?? document.body;
  const found = new Set();
  for (const one of top.querySelectorAll("button, [role=button], summary, a.btn")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (one.closest(".vh, [inert]")) continue;
    const { width, height } = one.getBoundingClientRect(), after = getComputedStyle(one, "::after");
    const more = after.content === "none" || after.position !== "absolute" ? [0, 0]
      : [parseFloat(after.width) || 0, parseFloat(after.height) || 0];
    const [wide, high] = [Math.max(width, more[0]), Math.max(height, more[1])];
    if (wide && high && Math.min(wide, high) < finger - 0.5)
      found.add(`small: ${Math.round(wide)} x ${Math.round(high)} ${one.className} `
        + (one.ariaLabel ?? one.textContent).trim().slice(0, 30));
  }
  return [...found];
}"""


def too_small(page: Page, least: int) -> list[str]:
    """The buttons narrower or lower than this many pixels."""
    found: list[str] = page.evaluate(SMALL, least)
    return found
