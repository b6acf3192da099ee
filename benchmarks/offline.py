"""How soon a game begins on a slow phone with no network: `python -m benchmarks.offline`.

A real Chromium has the games stored; its whole renderer, with the Python worker, is stopped three
quarters of the time. Two times are measured: from the tap on Play to the first button of the board,
and from a throw to the update that shows it, with a disk write in between. `disk` is the time of
such a write by itself, which does not depend on the processor. On a busy machine only `processor`
says much: the CPU time of all threads from the tap to that update. With --from-start the game is
chosen on the start page, as people do, and Play is tapped as soon as it appears.
"""

from __future__ import annotations

import os
import signal
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import TYPE_CHECKING

import click
from playwright.sync_api import Page, sync_playwright
from tests.server.kit import FAST, Server
from tests.web import chromium
from tests.web.play import take_along

if TYPE_CHECKING:
    from collections.abc import Iterator

SLOWER = 4
SLICE = 0.004  # seconds that it runs at a time
GAME = "pool-zee"
WATCH = """
window.heard = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.text?.startsWith('{"type":"update"')) heard.push(performance.now() - window.said);
    });
  }
  postMessage(message) {
    if (message.text?.includes('"type":"throw"')) window.said = performance.now();
    super.postMessage(message);
  }
};
"""
DISK = """async () => {
  const opening = indexedDB.open("disk", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
  const disk = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const took = [];
  for (let n = 0; n < 15; n++) {
    const at = performance.now();
    const writing = disk.transaction("rows", "readwrite", { durability: "strict" });
    writing.objectStore("rows").put("x".repeat(300), n);
    await new Promise((done) => (writing.oncomplete = done));
    took.push(performance.now() - at);
  }
  return took.sort((a, b) => a - b)[7];
}"""
FIRST = """() => new Promise((done) => {
  const play = document.querySelector(".btn.do"), at = performance.now();
  play.click();
  const look = () => document.querySelector(".dock button:enabled")
    ? done(performance.now() - at) : requestAnimationFrame(look);
  look();
})"""


@click.command()
@click.option("--rounds", default=7, show_default=True)
@click.option("--choosing", default=4.0, show_default=True, help="Seconds before Play is tapped.")
@click.option("--from-start", is_flag=True, help="Come from the start page.")
def main(rounds: int, choosing: float, from_start: bool) -> None:
    """Measure as fast as this machine is, then slowed; print the median and the worst."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(f"sqlite+aiosqlite:///{folder}/tables.db", *FAST) as server,
    ):
        context = playwright.chromium.launch_persistent_context(
            f"{folder}/phone",
            executable_path=chromium.find(),
            args=["--no-sandbox", "--disable-gpu"],
            base_url=f"http://127.0.0.1:{server.port}",
            reduced_motion="reduce",
            locale="en-GB",
        )
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto("/?pace=0")
        page.get_by_role("button", name="Take it along").click()
        take_along(page)
        context.set_offline(True)
        for slower in (1, SLOWER):
            found = []
            for _ in range(rounds):
                page.goto("about:blank")
                page.goto("/" if from_start else f"/new/{GAME}")
                with slowed(f"{folder}/phone", slower):
                    if from_start:
                        page.locator(".game", has_text="Pool-zee").click()
                    page.locator(".btn.do:enabled").wait_for()
                    time.sleep(choosing)
                    before = _worked(f"{folder}/phone")
                    first, update = _begin(page)
                    worked = _worked(f"{folder}/phone") - before
                    found.append((first, update, worked, page.evaluate(DISK)))
            for what, values in zip(
                ("first move", "update", "processor", "disk"), zip(*found, strict=True), strict=True
            ):
                worst = max(values)
                print(
                    f"{slower} × {what:10} median {median(values):6.0f} ms, worst {worst:6.0f} ms"
                )
        context.close()


def _begin(page: Page) -> tuple[float, float]:
    """The milliseconds from Play to the board, and from the first throw to its update."""
    first: float = page.evaluate(FIRST)
    page.locator(".dock button").first.click()
    after: float | None = None
    while after is None:
        page.wait_for_timeout(100)
        after = page.evaluate("window.said ? heard.find((ms) => ms > 0) ?? null : null")
    return first, after


@contextmanager
def slowed(folder: str, times: int) -> Iterator[None]:
    """Let the renderers of the browser with this folder run for only one slice in `times`."""
    renderers, over = list(_renderers(folder)), Event()

    def hold() -> None:
        while not over.is_set():
            _tell(renderers, signal.SIGSTOP)
            time.sleep(SLICE * (times - 1))
            _tell(renderers, signal.SIGCONT)
            time.sleep(SLICE)

    thread = Thread(target=hold, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def _renderers(folder: str) -> Iterator[int]:
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (process / "cmdline").read_bytes().decode(errors="replace")
            if "--type=renderer" in words and f"--user-data-dir={folder}" in words:
                yield int(process.name)


def _worked(folder: str) -> float:
    """The CPU milliseconds that all threads of the renderers have used."""
    threads = [t for each in _renderers(folder) for t in Path(f"/proc/{each}/task").iterdir()]
    done = 0
    for thread in threads:
        with suppress(OSError):
            done += int((thread / "schedstat").read_text().split()[0])
    return done / 1e6


def _tell(renderers: list[int], what: signal.Signals) -> None:
    for renderer in renderers:
        with suppress(OSError):
            os.kill(renderer, what)


if __name__ == "__main__":
    main()
