"""Fixtures: the real page in a real Chromium, with a real server."""

from __future__ import annotations

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect, sync_playwright
from tests.server.kit import FAST, Server
from tests.web import chromium

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds; generous, because a busy machine is slow
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def bundle() -> None:
    """Build the current page; a file lock makes the other test workers wait for the first."""
    with (Path(tempfile.gettempdir()) / f"bellyflop-build-{os.getuid()}").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        build = str(ROOT / "web" / "build")
        for command in ([build, "tools"], [build]):
            built = subprocess.run(
                command, timeout=300, capture_output=True, text=True, check=False
            )
            assert built.returncode == 0, built.stdout + built.stderr


@pytest.fixture(scope="session")
def tables(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    started = Server(f"sqlite+aiosqlite:///{folder}/tables.db", *FAST).start()
    yield started
    started.stop()


@pytest.fixture
def server(tables: Server) -> Iterator[Server]:
    """The shared server; a test may stop it and start it again."""
    yield tables
    if tables.process is None:
        tables.start()


class SharedBrowser:
    """One Chromium for consecutive browser tests."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        """The browser, started if it is not running."""
        if self._browser is None:
            expect.set_options(timeout=PATIENCE)
            path = chromium.find()
            assert path, chromium.NONE
            playwright = self._open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(
                executable_path=path, args=["--no-sandbox", "--disable-gpu"]
            )
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """End it, if it is running."""
        self._browser = None
        self._open.close()


_shared = SharedBrowser()


@pytest.fixture
def browser() -> Browser:
    return _shared.get()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests in this folder as `web`: they need the page, and most of them a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("web")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before a test that uses none.

    Playwright keeps an event loop running in this thread, so asyncio could not start another.
    """
    yield
    if not (isinstance(nextitem, pytest.Function) and "browser" in nextitem.fixturenames):
        _shared.close()


@pytest.fixture
def phones(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """A factory of fresh phones; no page may raise an error or contact a foreign server."""
    here = f"http://127.0.0.1:{server.port}"
    faults: list[str] = []
    contexts = []

    def asked(request: Request) -> None:
        if not request.url.startswith((here, "blob:", "data:")):
            faults.append(request.url)

    def make(
        language: str = "en-GB",
        size: ViewportSize = PHONE,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Page:
        context = browser.new_context(
            viewport=size,
            locale=language,
            base_url=here,
            reduced_motion=motion,
            color_scheme=scheme,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", asked)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
