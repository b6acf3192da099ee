"""The page's weight on the wire, counted in bytes between a real browser and its server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Self

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.server.kit import Server
from tests.web.play import keep_everything

from bellyflop.games import shelf

FIRST_KB, FIRST_REQUESTS = 60, 25
TABLE_KB = 50
GAMES = [game.about.name for game in shelf().values()]


class Meter:
    """A proxy on loopback that counts bytes and requests."""

    def __init__(self, port: int) -> None:
        self._target, self.port = port, 0
        self.sent = self.asked = 0
        self.lines: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        opening = asyncio.start_server(self._meet, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        async def close() -> None:
            self._server.close()
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(0)  # aborted transports close in the next turn of the loop

        asyncio.run_coroutine_threadsafe(close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def begin(self) -> None:
        """Reset the counters."""
        self.sent = self.asked = 0
        self.lines.clear()

    async def _meet(self, phone: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        server, there = await asyncio.open_connection("127.0.0.1", self._target)
        try:
            await asyncio.gather(self._there(phone, there), self._back(server, back))
        except (ConnectionError, asyncio.CancelledError):
            pass  # one side has closed, or the test is over
        finally:
            for writer in (there, back):
                writer.transport.abort()

    async def _there(self, phone: asyncio.StreamReader, server: asyncio.StreamWriter) -> None:
        while piece := await phone.read(65536):
            for line in piece.split(b"\r\n"):
                if line.endswith(b" HTTP/1.1"):
                    self.asked += 1
                    self.lines.append(line.decode("ascii", "replace"))
            server.write(piece)
            await server.drain()
        server.write_eof()

    async def _back(self, server: asyncio.StreamReader, phone: asyncio.StreamWriter) -> None:
        while piece := await server.read(65536):
            self.sent += len(piece)
            phone.write(piece)
            await phone.drain()
        phone.write_eof()


@pytest.fixture
def meter(tables: Server) -> Iterator[Meter]:
    with Meter(tables.port) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, meter: Meter) -> Iterator[Callable[..., Page]]:
    """A factory of phones with an empty cache."""
    contexts = []

    def make(saves_data: bool = True) -> Page:
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            base_url=f"http://127.0.0.1:{meter.port}",
            reduced_motion="reduce",
            locale="en-GB",
        )
        contexts.append(context)
        if saves_data:  # else the service worker fetches the rest after some idle seconds
            context.add_init_script(
                "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
            )
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


def arrive(page: Page) -> None:
    """Open the start page and wait for its service worker."""
    page.goto("/")
    expect(page.get_by_role("button", name="Pool-zee")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")


def test_a_first_visit_is_light_with_its_service_worker(
    meter: Meter, visitor: Callable[..., Page]
) -> None:
    arrive(visitor())
    told = f"{meter.sent} bytes in {meter.asked} requests:\n" + "\n".join(meter.lines)
    assert meter.sent <= FIRST_KB * 1000, told
    assert meter.asked <= FIRST_REQUESTS, told


def test_the_start_page_asks_for_all_it_needs_while_its_words_come(
    visitor: Callable[..., Page],
) -> None:
    page, held = visitor(), list[Route]()
    page.route(re.compile(r"/assets/app-"), lambda route: held.append(route))
    with page.expect_request("**/api/games"), page.expect_request("**/assets/Start-*.js"):
        page.goto("/", wait_until="commit")
    while not held:  # the words, which nobody answers before
        page.wait_for_timeout(10)
    held[0].continue_()
    expect(page.get_by_role("button", name="Pool-zee")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_adds_little(game: str, meter: Meter, visitor: Callable[..., Page]) -> None:
    page = visitor()
    arrive(page)
    page.get_by_role("button", name=game).click()
    play = page.get_by_role("button", name=re.compile("^Play"))
    expect(play).to_be_visible()
    page.wait_for_load_state("networkidle")
    meter.begin()
    play.click()
    expect(page.locator(".stage").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    told = f"{meter.sent} bytes in {meter.asked} requests:\n" + "\n".join(meter.lines)
    assert meter.sent <= TABLE_KB * 1000, told


def test_nothing_is_fetched_twice(meter: Meter, visitor: Callable[..., Page]) -> None:
    page = visitor(saves_data=False)
    arrive(page)
    keep_everything(page)
    page.wait_for_load_state("networkidle")
    files = [line for line in meter.lines if "/assets/" in line]
    assert len(files) == len(set(files))
