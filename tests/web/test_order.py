"""Browser tests and asyncio tests can follow each other in one process.

The order matters: each test passes only if the one before it has cleaned up.
"""

from __future__ import annotations

import asyncio

from playwright.sync_api import Browser


def test_a_browser_test_may_come_first(browser: Browser) -> None:
    browser.new_page().close()


def test_after_a_browser_test_a_loop_runs() -> None:
    assert asyncio.run(asyncio.sleep(0, "ran")) == "ran"


def test_after_a_loop_the_browser_is_there_again(browser: Browser) -> None:
    assert browser.is_connected()
    browser.new_page().close()


def test_after_the_browser_a_loop_runs_again() -> None:
    assert asyncio.run(asyncio.sleep(0, "ran")) == "ran"
