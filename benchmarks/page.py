"""How soon the page can be used on a slow phone: `python -m benchmarks.page`.

A real Chromium has its processor slowed four times and a line of 1.6 Mbit/s and 150 ms. Measured
are the time from the address to a start page that can be pressed; the longest task while the page
starts, a table opens, dice are thrown and twelve dice are looked at; and the frames of a throw.
"""

from __future__ import annotations

import re
import tempfile
from statistics import median, quantiles
from typing import Any

import click
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.kit import FAST, Server
from tests.web import chromium

SLOWER = 4
LATENCY = 150  # milliseconds a request
DOWN, UP = 1_600_000 / 8, 750_000 / 8  # bytes a second
GAME, LOOK = "Pool-zee", "dice-pool-party"
WATCH = """
(() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.tasks.push([task.startTime, task.duration]);
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const ready = [...document.querySelectorAll("button")].some(
      (button) => button.textContent.includes("GAME") && button.getClientRects().length,
    );
    if (ready) setTimeout(() => (window.pressable = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.frames_ = [];
  let before = performance.now();
  const frame = (now) => {
    window.frames_.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
""".replace("GAME", GAME)


@click.command()
@click.option("--rounds", default=5, show_default=True)
def main(rounds: int) -> None:
    """Measure, and print the median and the worst."""
    path = chromium.find()
    assert path, chromium.NONE
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        with Server(f"sqlite+aiosqlite:///{folder}/tables.db", *FAST) as server:
            found = [_visit(browser, server.port) for _ in range(rounds)]
        browser.close()
    for what in found[0]:
        values = [one[what] for one in found]
        print(f"{what:12} median {median(values):6.0f} ms, worst {max(values):6.0f} ms")


def _visit(browser: Browser, port: int) -> dict[str, float]:
    """A first visit: the time until the page reacts, the longest tasks and the slowest frames."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    line: dict[str, Any] = {
        "offline": False,
        "latency": LATENCY,
        "downloadThroughput": DOWN,
        "uploadThroughput": UP,
    }
    wire.send("Network.emulateNetworkConditions", line)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH)
    page.goto(f"http://127.0.0.1:{port}/")
    while not (pressable := page.evaluate("window.pressable ?? 0")):
        page.wait_for_timeout(20)
    start = _longest(page)
    page.get_by_role("button", name=GAME).click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    throw = page.get_by_role("button", name="Throw").first
    throw.wait_for()
    table = _longest(page)
    _frames(page)
    throw.click()
    page.get_by_role("button", name="Throw").first.wait_for()
    page.wait_for_timeout(1500)
    dice, thrown = _longest(page), _frames(page)
    page.goto(f"http://127.0.0.1:{port}/new/{LOOK}")
    page.get_by_role("button", name=re.compile("^Play")).click()
    shake = page.get_by_role("button", name="Shake").first
    shake.wait_for()
    _longest(page)
    shake.click()
    page.locator(".lies").first.wait_for()
    page.wait_for_timeout(1500)
    look = _longest(page)
    context.close()
    return {
        "pressable": pressable,
        "start": start,
        "table": table,
        "dice": dice,
        "frames": thrown,
        "look": look,
    }


def _frames(page: Page) -> float:
    """The 95th percentile of the frame times since the last call."""
    spent: list[float] = page.evaluate("window.frames_.splice(0)")
    return quantiles(spent, n=20)[-1] if len(spent) > 1 else 0.0


def _longest(page: Page) -> float:
    """The longest task since the last call; tasks below 50 ms are not reported."""
    longest: float = page.evaluate("Math.max(0, ...window.tasks.splice(0).map(([, ms]) => ms))")
    return longest


if __name__ == "__main__":
    main()
