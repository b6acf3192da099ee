"""Find a Chromium for the tests, or download one.

`python -m tests.web.chromium` makes sure one is installed, or says in one line how to get one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NONE = (
    "No Chromium to test the page in. Get one with `.venv/bin/playwright install chromium`, "
    "or `sudo apt-get install chromium`, or put chromium or google-chrome on your PATH."
)


def on_path() -> str | None:
    """A browser on the PATH."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def of_playwright() -> str | None:
    """The browser in Playwright's own store."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def find() -> str | None:
    """The path of an installed browser, or None."""
    return on_path() or of_playwright()


def fetch() -> str | None:
    """Download a browser with Playwright, else with apt-get under root; its path."""
    _runs([sys.executable, "-m", "playwright", "install", "chromium"])
    return of_playwright() or (_of_debian() if os.geteuid() == 0 else None)


def _of_debian() -> str | None:
    if shutil.which("apt-get") and _runs(["apt-get", "update"]):
        _runs(["apt-get", "install", "-y", "chromium"])
    return on_path()


def _runs(command: Sequence[str]) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main(find: Callable[[], str | None] = find, fetch: Callable[[], str | None] = fetch) -> None:
    """Make sure there is a browser, or exit with the hint."""
    if not find():
        print("Fetching a Chromium to test the page in ...", file=sys.stderr)
        if not fetch():
            raise SystemExit(NONE)


if __name__ == "__main__":
    main()
