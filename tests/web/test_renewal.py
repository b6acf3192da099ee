"""A page older than its server, and chunks that fail to load."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Request, expect

Phones = Callable[..., Page]


def test_a_part_that_is_gone_renews_the_page_once_and_then_asks(phones: Phones) -> None:
    page = phones()
    loads: list[str] = []

    def count(request: Request) -> None:
        if request.is_navigation_request():
            loads.append(request.url)

    # A service worker would serve the chunk from its cache.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto("/")
    expect(page.get_by_role("button", name="Pool-zee")).to_be_visible()
    page.on("request", count)
    page.route("**/assets/SetUp-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("button", name="Pool-zee").click()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.wait_for_timeout(1000)
    expect(again).to_be_visible()
    assert len(loads) == 1  # one automatic reload, not a loop
    page.unroute("**/assets/SetUp-*.js")
    again.click()
    expect(page.get_by_label("Name of player 1")).to_be_visible()
