"""A tour of all screens with named stops, for visual, screenshot and accessibility checks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from playwright.sync_api import FilePayload, Page, expect
from tests.server.kit import Server
from tests.web.conftest import LAPTOP
from tests.web.laid import lay_where
from tests.web.play import (
    GAMES,
    Hand,
    Phones,
    Reader,
    code_of,
    open_table,
    sit_down,
    take_along,
)
from tests.web.secrets import Ear

from bellyflop.games.splash_party.state import Accusing, State
from bellyflop.server.table.table import Table

Stop = tuple[str, Page]
Tour = Callable[[Phones, Server], Iterator[Stop]]
REVEALS = ("dice-cup", "dice-pool-party", "splash-party")  # their last board waits for a tap
LATER = 40  # updates
SHOWN = 200  # checks: how long to wait, at most, for the animation before a turn
MIA = """localStorage.setItem("person", JSON.stringify({ name: "Mia", animal: "fox" }))"""
SAVED: FilePayload = {
    "name": "bellyflop.json",
    "mimeType": "application/json",
    "buffer": json.dumps(
        {
            "format": "bellyflop/1",
            "game": "splash-party",
            "options": {},
            "events": [],
            "seats": ["Mia", "Otto"],
            "meta": {"bots": [1], "animals": ["seal", "otter"]},
        }
    ).encode(),
}
SET_UP = {
    "dice-cup": ("Bots: one fewer",),  # alone: a bot would shake again before the reveal is seen
    "splash-party": ("Bots: one more",),
    "dice-pool-party": ("More choices", "Seconds to look: one more"),
}


def around_a_table(phones: Phones, _server: Server) -> Iterator[Stop]:
    """Every screen before the game begins, and the menu during it."""
    mia, lou = phones(), phones()
    mia.goto("/")
    expect(mia.get_by_role("button", name="Pool-zee")).to_be_visible()
    yield "start", mia
    mia.get_by_label("Language and settings").click()
    yield "settings", mia
    mia.goto("/new/pool-zee")
    mia.get_by_label("Name of player 1").fill("Mia")
    for more in mia.locator("summary").all():
        more.click()
    yield "set-up", mia
    open_table(mia, "pool-zee", "By link: one more")
    expect(mia.get_by_role("heading", name="One seat is free.")).to_be_visible()
    yield "waiting", mia
    code = code_of(mia)
    lou.goto(f"/j/{code}")
    lou.get_by_label("Your name").fill("Lou")
    yield "join", lou
    sit_down(lou, code, "Lou")
    expect(mia.locator(".table")).to_be_visible()
    mia.get_by_label("Menu").click()
    yield "menu", mia


def to_read(phones: Phones, _server: Server) -> Iterator[Stop]:
    """Lessons and rules."""
    page = phones()
    page.goto("/learn")
    expect(page.get_by_role("heading", name="Pool-zee")).to_be_visible()
    yield "learn", page
    for game in GAMES:
        page.goto(f"/learn/{game}")
        expect(page.locator(".table")).to_be_visible()
        yield f"learn-{game}", page
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading").nth(1)).to_be_visible()
        yield f"rules-{game}", page


def the_pad(phones: Phones, _server: Server) -> Iterator[Stop]:
    """The score pad: the choice of game and players, and a sheet."""
    page = phones()
    page.goto("/pad")
    page.get_by_role("button", name="Pool-zee").click()
    yield "pad", page
    page.locator("footer button").click()
    expect(page.locator("footer button")).to_have_count(0)
    yield "pad-pool-zee", page


def taken_along(phones: Phones, _server: Server) -> Iterator[Stop]:
    """Every screen of a game that runs on the phone itself, also offline."""
    page = phones()
    page.goto("/")
    page.get_by_role("button", name="Take it along").click()
    expect(page.get_by_text("MB, once")).to_be_visible()
    yield "take-along", page
    take_along(page)
    yield "taken-along", page
    page.goto("/new/dice-cup")
    page.get_by_role("switch", name="In this phone").click()
    yield "take-new", page
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("No network")).to_be_visible()
    yield "take-start", page
    open_table(page, "dice-cup")
    expect(page.get_by_label("This game lives in this phone")).to_be_visible()
    yield "take-table", page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on elsewhere").click()
    expect(page.get_by_role("button", name="Save the game")).to_be_visible()
    yield "take-menu", page
    page.goto("/")
    page.get_by_role("button", name="Go on with a saved game").click()
    page.locator("input[type=file]").set_input_files(SAVED)
    expect(page.get_by_role("button", name="Go on here")).to_be_visible()
    yield "take-resume", page
    page.context.set_offline(False)


def through(game: str) -> Tour:
    """Each phase of a game at its first occurrence, up to the review."""

    def tour(phones: Phones, _server: Server) -> Iterator[Stop]:
        page, screen = phones(), phones(size=LAPTOP)
        page.goto("/")
        page.evaluate(MIA)
        open_table(page, game, *SET_UP.get(game, ()))
        expect(page.locator(".table")).to_be_visible()
        code = code_of(page)
        ear, hand = Ear(page), Reader(page, 5)
        page.reload()
        seen: set[str] = set()
        for _ in range(3000):
            if hand.over:
                break
            phase = _phase(ear)
            if phase and phase not in seen:
                seen.add(phase)
                _wait_for_the_turn(page, ear, hand)
                page.wait_for_timeout(350)  # until animations have ended
                if phase == "choose":
                    for die in (1, 3):
                        page.locator(".stage button:not(.box)").nth(die).click()
                yield f"{game}-{phase}", page
                if len(seen) == 2:
                    screen.goto(f"/tv/{code}")
                    expect(screen.locator(".table")).to_be_visible()
                    yield f"{game}-big-screen", screen
            hand.press()
            page.wait_for_timeout(100)  # the table's answer may be the next stop
        if game in REVEALS:
            yield f"{game}-last", page
            hand.onward.click()
        expect(page.locator(".end")).to_be_visible()
        page.wait_for_timeout(400)
        yield f"{game}-end", page
        page.goto(page.url.replace("/t/", "/review/"))
        _wait_for_the_review(page)
        yield f"{game}-review", page

    return tour


def _wait_for_the_turn(page: Page, ear: Ear, hand: Hand) -> None:
    """Wait until the animation before a choice has ended."""
    for _ in range(SHOWN):
        waits = ear.last["awaiting"] if ear.last else None
        if not waits or waits["kind"] != "players" or hand.may_press:
            return
        page.wait_for_timeout(100)


def _wait_for_the_review(page: Page) -> None:
    """Wait for the review; press "Try again" each time the coach times out."""
    review, again = page.locator(".whose"), page.get_by_role("button", name="Try again")
    expect(review.or_(again)).to_be_visible(timeout=300_000)
    while again.is_visible():
        again.click()
        expect(again).to_be_hidden()
        expect(review.or_(again)).to_be_visible(timeout=300_000)


def _to_accuse(table: Table) -> bool:
    """Whether Mia may accuse both of the others."""
    state = table.match.state if table.match else None
    return (
        table.awaited == {0}
        and isinstance(state, State)
        and len(state.accusable) == 2
        and isinstance(state.phase, Accusing)
    )


def accusing(phones: Phones, server: Server) -> Iterator[Stop]:
    """Splash Party: an accusation."""
    people = {"Mia": "fox", "Lou": "turtle", "Otto": "otter"}
    laid = lay_where(server, "splash-party", "ppb", _to_accuse, people=people, seed=3)
    mia = laid.seat(phones())
    expect(mia.get_by_role("button", name="Say nothing")).to_be_visible()
    yield "splash-party-accuse", mia
    mia.locator(".sheet").get_by_role("button", name="Lou", exact=True).click()
    mia.locator(".sheet").get_by_role("button", name="Blue").click()
    mia.get_by_role("button", name="Lou is blue").click()
    yield "splash-party-accuse-sure", mia
    mia.get_by_role("button", name="Yes, accuse").click()
    expect(mia.locator(".seat.out")).to_have_count(1)
    mia.wait_for_timeout(400)
    yield "splash-party-accused", mia


def _phase(ear: Ear) -> str | None:
    """The current phase if the table waits for this seat or for a look, else None."""
    if ear.last is None or ear.last["awaiting"]["kind"] == "over":
        return None
    waits, you = ear.last["awaiting"], ear.last["you"]
    view = ear.last["view"]
    if view["phase"] == "choose" and (len(ear.told) < LATER or not view["rolls_left"]):
        return None  # wait for a sheet with entries, and for dice that can be kept
    if waits["kind"] == "wait" or you in waits["seats"] or waits["by"] == you:
        phase = str(view["phase"])
        return f"{phase}-after" if view.get("last") and phase == "shake" else phase
    return None


TOURS: dict[str, Tour] = {
    "around": around_a_table,
    "read": to_read,
    "pad": the_pad,
    "accusing": accusing,
    "taken-along": taken_along,
    **{game: through(game) for game in GAMES},
}
