"""The real page in a real Chromium, at a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, sync_playwright
from tests.server.kit import FAST, Server

ROOT = Path(__file__).parents[2]
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def bundle() -> None:
    """The page as it is now, built once; or as it was built before, if BELLYFLOP_BUILT says so."""
    if not os.environ.get("BELLYFLOP_BUILT"):
        subprocess.run([ROOT / "web" / "build"], check=True, timeout=300, capture_output=True)


@pytest.fixture
def server(bundle: None, tmp_path: Path) -> Iterator[Server]:
    started = Server(f"sqlite+aiosqlite:///{tmp_path}/tables.db", *FAST).start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield started
        started.close()


@pytest.fixture
def phones(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Makes fresh phones; no page of theirs may err, or ask anybody but its own server."""
    here = f"http://127.0.0.1:{server.port}"
    faults: list[str] = []
    contexts = []

    def asked(request: Request) -> None:
        if not request.url.startswith((here, "blob:", "data:")):
            faults.append(request.url)

    def make(language: str = "en-GB", size: ViewportSize = PHONE) -> Page:
        context = browser.new_context(
            viewport=size, locale=language, base_url=here, reduced_motion="reduce"
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", asked)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
