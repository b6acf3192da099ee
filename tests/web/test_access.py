"""Accessibility of every screen: in light, dark and large type."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.server.kit import Server
from tests.web.cut import too_small, unreadable
from tests.web.laid import lay_near_the_end
from tests.web.play import GAMES, Phones, by_day, play_out
from tests.web.screens import TOURS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 375, "height": 667},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
)
FINGER = 44  # pixels
CELL = {"pad": 36, "pool-zee": 40}  # score sheets as on paper, whose cells are wide
THERE = ".table, .end, .whose, .rules, main h2"
REVIEWED = 300_000  # milliseconds: a coach on a busy machine
LANGUAGES = ("de", "fr", "es")
ASK = "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })"


def faults(page: Page) -> list[str]:
    """The faults axe finds on this page, with the first element of each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))  # as text: the page allows no script but its own
    found: list[dict[str, Any]] = page.evaluate(ASK, RULES)["violations"]
    return [
        f"{one['id']} × {len(one['nodes'])}: {one['nodes'][0]['html'][:160]} "
        f"({one['nodes'][0]['failureSummary'].splitlines()[-1].strip()[:200]})"
        for one in found
    ]


def sizes(page: Page, name: str, least: int) -> list[str]:
    """The unreadable texts and small buttons of this page in any type size."""
    found = []
    was = page.viewport_size
    assert was
    for size in (was, *SIZES):
        page.set_viewport_size(size)
        for kind in ("normal", "large"):
            shown = f"{name} ({kind} type, {size['width']} wide)"
            found += [f"{shown}: {fault}" for fault in unreadable(page, kind)]
        found += [f"{name} ({size['width']} wide): {fault}" for fault in too_small(page, least)]
    page.set_viewport_size(was)
    return found


@pytest.mark.parametrize("tour", [by_day(tour) for tour in TOURS])
def test_every_screen_is_for_everybody(tour: str, phones: Phones, server: Server) -> None:
    found = []
    for name, page in TOURS[tour](phones, server):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found += [f"{name} ({scheme}): {fault}" for fault in faults(page)]
        page.emulate_media(color_scheme="light")
        found += sizes(page, name, CELL.get(tour, FINGER))
    assert found == [], "\n" + "\n".join(found)


@pytest.mark.nightly
@pytest.mark.parametrize("tour", ["read", *GAMES])
def test_every_screen_has_room_for_every_language(
    tour: str, phones: Phones, server: Server
) -> None:
    found = []
    for name, page in TOURS[tour](phones, server):
        if name.endswith("-last"):
            continue  # not there any more when the page is opened again
        for language in (*LANGUAGES, "en"):
            page.evaluate("(words) => localStorage.setItem('language', words)", language)
            page.reload()
            expect(page.locator(f"html[lang={language}]")).to_have_count(1)
            expect(page.locator(THERE).first).to_be_visible(timeout=REVIEWED)
            if language != "en":
                found += sizes(page, f"{name} in {language}", CELL.get(tour, FINGER))
    assert found == [], "\n" + "\n".join(found)


def test_at_any_height_nothing_lies_half_below_the_last_buttons(
    phones: Phones, server: Server
) -> None:
    page = lay_near_the_end(server, "pool-zee").seat(phones())
    play_out(page)
    expect(page.locator(".past")).to_be_visible()
    expect(page.get_by_text(re.compile("^Your 13 choices"))).to_be_visible(timeout=REVIEWED)
    for height in range(700, 860, 20):
        page.set_viewport_size({"width": 390, "height": height})
        assert faults(page) == [], height


def test_a_fault_is_found(phones: Phones) -> None:
    page = phones()
    page.goto("/")
    page.get_by_role("button", name="Pool-zee").evaluate("one => one.replaceChildren()")
    assert any(fault.startswith("button-name") for fault in faults(page))


def test_a_button_too_small_for_a_finger_is_found(phones: Phones) -> None:
    page = phones()
    page.goto("/")
    button = page.get_by_role("button", name="Pool-zee")
    expect(button).to_be_visible()
    assert too_small(page, FINGER) == []
    button.evaluate("it => Object.assign(it.style, { width: '43px', minWidth: 0 })")
    assert [fault[:12] for fault in too_small(page, FINGER)] == ["small: 43 x "]


def test_words_that_cannot_be_read_are_found(phones: Phones) -> None:
    page = phones()
    page.goto("/")
    title = page.get_by_text("Five games for the poolside.")
    expect(title).to_be_visible()
    assert unreadable(page, "large") == []
    title.evaluate("it => Object.assign(it.style, { overflow: 'hidden', width: '60px' })")
    assert any(fault.startswith("cut off") for fault in unreadable(page, "normal"))
    title.evaluate("it => Object.assign(it.style, { width: '', translate: '0 -30px' })")
    assert any(fault.startswith("written over") for fault in unreadable(page, "normal"))
