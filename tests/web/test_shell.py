"""The page around the boards: start, join, play, resume, verify, hand over, watch."""

from __future__ import annotations

import re
from collections.abc import Callable

from click.testing import CliRunner
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.server.kit import Server
from tests.web.laid import lay_near_the_end
from tests.web.play import Hand, code_of, ended, open_table, play_on, play_out, sit_down

from bellyflop.cli import bellyflop
from bellyflop.core import read_record
from bellyflop.proof import scheme_2, verify

Phones = Callable[..., Page]


def forge(route: Route) -> None:
    """The record with another name on seat 1 and a matching head, so that it verifies alone."""
    answer = route.fetch()
    record = answer.json()
    record["seats"][1] = record["proof"]["names"][1] = "Mallory"
    read = read_record(record)
    proof = scheme_2._read_proof(read)
    course = scheme_2._Course(read, proof, scheme_2._numbers(proof)[0])
    course.run()
    record["proof"]["head"] = course.head.hex()
    assert verify(read_record(record)).ok
    route.fulfill(response=answer, json=record)


def test_two_phones_and_a_bot_play_a_whole_game_and_verify_it(phones: Phones) -> None:
    mia, lou = phones(), phones()
    mia.goto("/")
    mia.get_by_role("button", name="Pool-zee").click()
    mia.get_by_label("Name of player 1").fill("Mia")
    mia.get_by_label("By link: one more").click()
    mia.get_by_role("button", name=re.compile("^Play")).click()
    expect(mia.get_by_role("heading", name="One seat is free.")).to_be_visible()

    lou.goto("/")
    lou.get_by_label("Got a code?").fill(code_of(mia).lower())
    lou.get_by_role("button", name="Turtle", exact=True).click()
    lou.get_by_label("Your name").fill("Lou")
    lou.get_by_role("button", name="Sit down").click()
    for phone in (mia, lou):
        expect(phone.locator(".table .seats")).to_contain_text("Lou")

    mia.get_by_role("button", name="Menu").click()
    seal = mia.get_by_text("Seal of the dice").locator("..").locator("code").inner_text()
    mia.get_by_role("button", name="Close").click()

    play_out(mia, lou)
    expect(mia.locator(".end li[data-seat]")).to_have_count(3)
    assert ended(mia) == ended(lou)
    mia.get_by_role("button", name="Check this game").click()
    expect(mia.get_by_label("checked", exact=True)).to_have_count(3)
    expect(mia.get_by_text(re.compile(r"own numbers went into (\d+) of \1 throws"))).to_be_visible()
    proved = "There nobody could pick the dice: not the others, not even whoever runs this server."
    expect(mia.get_by_text(proved)).to_be_visible()
    expect(mia.get_by_text("Seal of the dice").locator("..")).to_contain_text(seal)
    with mia.expect_download() as saved:
        mia.get_by_role("button", name="Save the game’s record").click()
    words = ["verify", str(saved.value.path()), "--seal", seal]
    assert CliRunner().invoke(bellyflop, words).exit_code == 0
    lou.route(re.compile("/record$"), forge)  # only a phone from the table can detect it
    lou.get_by_role("button", name="Check this game").click()
    expect(lou.get_by_label("does not fit", exact=True)).to_have_count(1)
    expect(lou.get_by_text("This record is not the game that this phone saw.")).to_be_visible()
    expect(lou.get_by_text(proved)).to_have_count(0)

    lou.get_by_role("button", name="Play again").click()
    expect(mia.get_by_text("Lou wants to play again.")).to_be_visible()
    mia.get_by_role("button", name="Play again").click()
    for phone in (mia, lou):
        expect(phone.locator(".table")).to_be_visible()
    assert mia.url == lou.url


class Cable:
    """The connection between a phone and its table, which can be cut and restored."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws$"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        if self.whole:
            line.connect_to_server()
            self._lines.append(line)
        else:
            line.close()

    def cut(self) -> None:
        self.whole = False
        for line in self._lines:
            line.close()


def test_a_lost_line_and_a_refresh_lose_nothing(phones: Phones) -> None:
    page = phones()
    cable = Cable(page)
    open_table(page, "pool-zee", "Bots: one fewer")
    page.get_by_role("button", name="Throw all five").click()
    expect(page.locator("button.box:not(.scored):enabled")).to_have_count(13)
    cable.cut()
    expect(page.get_by_text("Reconnecting, seat safe")).to_be_visible()
    page.locator("button.box", has_text="Chance").click()
    page.locator(".dock button").first.click()
    page.wait_for_timeout(700)  # a retry fails
    expect(page.locator(".box.scored")).to_have_count(0)
    cable.whole = True
    expect(page.locator(".box.scored")).to_have_count(1)  # what was pressed offline counts once
    points = page.locator(".box.scored", has_text="Chance").inner_text()
    page.reload()
    expect(page.locator(".box.scored")).to_have_text(points)
    page.goto("/")
    page.get_by_role("button", name="Back to table").click()
    expect(page.locator(".box.scored")).to_have_text(points)


def test_a_server_that_restarts_is_waited_for(phones: Phones, server: Server) -> None:
    page = phones()
    open_table(page, "pool-zee", "Bots: one fewer")
    expect(page.locator(".table")).to_be_visible()
    code = code_of(page)
    server.stop()
    expect(page.get_by_text("Reconnecting, seat safe")).to_be_visible()
    expect(page.locator(".table")).to_be_visible()  # it never covers what can still be seen
    server.start()
    expect(page.locator(".bar .pill")).to_have_text(code, timeout=15_000)


def test_a_seat_opened_again_is_taken_over_and_back(phones: Phones) -> None:
    page = phones()
    open_table(page, "pool-zee")
    expect(page.locator(".table")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".table")).to_be_visible()
    expect(page.get_by_text("Your seat is open on another device.")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(3)  # back, menu, play here: nobody listens
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Step away")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".table")).to_be_visible()


def test_four_languages_are_switched_at_once(phones: Phones) -> None:
    page = phones("de-DE")
    page.goto("/")
    expect(page.get_by_text("Fünf Spiele für den Beckenrand.")).to_be_visible()
    page.get_by_label("Sprache und Einstellungen").click()
    for language, words in (
        ("Français", "Cinq jeux au bord de l’eau."),
        ("Español", "Cinco juegos para la piscina."),
        ("English", "Five games for the poolside."),
    ):
        page.get_by_role("button", name=language).click()
        expect(page.get_by_text(words)).to_be_visible()


def test_the_big_screen_shows_the_table_and_how_to_join(phones: Phones) -> None:
    page, screen = phones(), phones(size={"width": 1280, "height": 800})
    open_table(page, "pool-zee")
    expect(page.locator(".table")).to_be_visible()
    screen.goto(f"/tv/{code_of(page)}")
    expect(screen.get_by_alt_text("A code for a phone’s camera")).to_be_visible()
    expect(screen.locator(".dock")).to_have_count(0)


def test_the_board_on_the_big_screen_stays_while_the_table_plays(phones: Phones) -> None:
    page, screen = phones(), phones(size={"width": 1280, "height": 800})
    asked: list[Route] = []
    screen.route("**/api/rooms/*", lambda route: asked.append(route))
    open_table(page, "pool-zee")
    expect(page.locator(".table")).to_be_visible()
    with screen.expect_request("**/api/rooms/*"):
        screen.goto(f"/tv/{code_of(page)}")
    expect(screen.get_by_role("main")).to_be_visible()  # before it knows its table
    asked[0].continue_()
    board = screen.locator(".table")
    expect(board).to_be_visible()
    board.evaluate("it => { it.dataset.first = 'yes' }")
    seen = {board.inner_text()}  # a tie for who starts shows the first text again

    def moved() -> bool:
        seen.add(board.inner_text())
        return len(seen) > 2

    play_on([Hand(page, 1)], 40, until=moved)
    assert len(seen) > 2
    expect(board).to_have_attribute("data-first", "yes")


def test_a_screen_that_was_left_asks_for_its_table_no_more(phones: Phones) -> None:
    screen = phones()
    screen.clock.install()
    asked: list[Route] = []
    screen.route("**/api/rooms/*", lambda route: asked.append(route))
    with screen.expect_request("**/api/rooms/ZZZZ"):
        screen.goto("/tv/ZZZZ")
    screen.evaluate("history.pushState(null, '', '/'), void dispatchEvent(new Event('popstate'))")
    expect(screen.get_by_role("button", name="Pool-zee")).to_be_visible()
    with screen.expect_request_finished():
        asked[0].fulfill(status=404, json={})
    for _ in range(3):
        screen.clock.run_for(3000)
    assert len(asked) == 1


def test_the_menu_leads_nowhere_before_the_table_is_there(phones: Phones) -> None:
    page = phones()
    page.route_web_socket("**/ws", lambda _: None)  # nobody answers
    page.goto("/t/somewhere")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    for what in ("Rules", "How to play", "Big screen"):
        expect(page.get_by_role("button", name=what)).to_have_count(0)


def open_with_clock(page: Page, seconds: int) -> None:
    """Open a table with this many seconds per turn."""
    page.goto("/new/pool-zee")
    page.locator("summary", has_text="More choices").click()
    page.get_by_role("button", name=f"{seconds} s").click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(".table")).to_be_visible()


def test_the_clock_counts_down_and_survives_a_refresh(phones: Phones) -> None:
    page, watcher = phones(), phones()
    open_with_clock(page, 120)
    watcher.goto(page.url)  # time runs while a viewer is connected
    expect(watcher.get_by_role("timer")).to_be_visible()
    clock = page.get_by_role("timer")

    def left() -> int:
        expect(clock).to_have_accessible_name(re.compile(r"\d+ seconds left"))
        return int(clock.inner_text())

    first = left()
    assert 60 < first <= 120
    later = "|".join(map(str, range(first - 1)))
    expect(clock).to_have_accessible_name(re.compile(f"^({later}) seconds left"))
    page.reload()
    assert left() <= first - 2  # a reload does not reset the clock


def test_ten_seconds_are_announced(phones: Phones) -> None:
    page = phones()
    page.clock.install()
    open_with_clock(page, 30)
    expect(page.get_by_role("timer")).to_be_visible()
    page.clock.fast_forward(10_000)
    expect(page.locator("p[aria-live]")).not_to_contain_text("10 seconds left")
    page.clock.fast_forward(10_000)
    expect(page.locator("p[aria-live]")).to_contain_text("10 seconds left")


WAVED = """new MutationObserver(() => {
  const wave = document.querySelector("svg.wave");
  if (wave?.checkVisibility()) document.documentElement.dataset.waved = "yes";
}).observe(document, { subtree: true, childList: true })"""


def test_a_reaction_floats_from_its_seat_on_every_screen(phones: Phones) -> None:
    mia, lou, screen = phones(), phones(), phones(size={"width": 1280, "height": 800})
    for page in (mia, lou, screen):
        page.add_init_script(WAVED)
    open_table(mia, "pool-zee", "By link: one more")
    screen.goto(f"/tv/{code_of(mia)}")
    sit_down(lou, code_of(mia), "Lou")
    expect(screen.locator(".table")).to_be_visible()
    lou.get_by_role("button", name="React").click()
    for what in ("Splash!", "Applause", "Ha ha!", "Wow!", "Oops", "Hurry up"):
        expect(lou.get_by_role("button", name=what)).to_be_visible()
    lou.get_by_role("button", name="Wow!").click()
    for page in (mia, lou, screen):
        expect(page.locator("html")).to_have_attribute("data-waved", "yes")
        expect(page.locator("p[aria-live]")).to_contain_text("Lou: Wow!")
    expect(lou.get_by_role("button", name="Wow!")).to_have_count(0)
    expect(mia.locator("svg.wave")).to_have_count(0)  # it does not stay


def test_an_action_is_taken_back_from_the_bar(phones: Phones) -> None:
    mia, lou = phones(), phones()
    mia.goto("/new/pool-zee")
    mia.get_by_label("By link: one more").click()
    mia.get_by_label("Bots: one fewer").click()
    mia.locator("summary", has_text="More choices").click()
    mia.get_by_role("switch", name="Throw to see who starts").click()
    mia.get_by_role("button", name=re.compile("^Play")).click()
    sit_down(lou, code_of(mia), "Lou")
    undo = mia.locator(".bar").get_by_role("button", name="Undo")
    scored = mia.locator(".box.scored", has_text="Chance")
    mia.get_by_role("button", name="Throw all five").click()
    expect(mia.locator("button.box:not(.scored):enabled")).to_have_count(13)
    expect(undo).to_have_count(0)
    mia.locator("button.box", has_text="Chance").click()
    mia.locator(".dock button").first.click()
    expect(lou.locator(".dock button")).to_be_enabled()  # it is Lou's turn
    undo.click()
    expect(mia.locator("button.box:not(.scored):enabled")).to_have_count(13)
    expect(scored).to_have_count(0)
    expect(undo).to_have_count(0)


def test_partners_are_chosen_before_the_game(phones: Phones) -> None:
    page = phones()
    page.goto("/new/pool-zee")
    for _ in range(2):
        page.get_by_label("Bots: one more").click()
    page.get_by_label("On this phone: one more").click()
    page.get_by_label("Bots: one fewer").click()
    page.get_by_label("Teams: one more").click()
    red_of_fox = page.get_by_role("group", name="Team of Fox").get_by_role(
        "button", name="red team"
    )
    expect(red_of_fox).to_have_attribute("aria-pressed", "true")
    page.get_by_role("group", name="Team of Frog").get_by_role("button", name="red team").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name=re.compile("^Play")).click()
    wanted = asked.value.post_data_json
    assert wanted is not None
    assert wanted["options"]["teams"] == [[0, 1, 2], [3]]
    expect(page.locator(".table")).to_be_visible()


def test_the_big_screen_waits_plays_and_shows_the_result(phones: Phones, server: Server) -> None:
    page, screen = phones(), phones(size={"width": 1280, "height": 800})
    open_table(page, "splash-party", "By link: one more")
    code = code_of(page)
    screen.goto(f"/tv/{code}")
    expect(screen.get_by_role("heading", name="One seat is free.")).to_be_visible()
    expect(screen.get_by_role("button")).to_have_count(0)
    page.get_by_role("button", name="Fill with bots and start").click()
    expect(screen.locator(".table")).to_be_visible()
    expect(screen.locator(".dock, .hold")).to_have_count(0)
    laid = lay_near_the_end(server, "splash-party", "pbb")
    screen.goto(f"/tv/{laid.code}")
    expect(screen.locator(".table")).to_be_visible()
    play_out(laid.seat(page))
    expect(screen.locator("ol li")).to_have_count(3)
    expect(screen.get_by_role("heading", name=re.compile("dry|out of the pool"))).to_be_visible()
    expect(screen.get_by_alt_text("A code for a phone’s camera")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(screen.locator(".table")).to_be_visible()  # it follows into the next game


def test_that_somebody_is_away_is_seen_also_in_their_turn(phones: Phones) -> None:
    mia, lou = phones(), phones()
    open_table(mia, "pool-zee", "By link: one more", "Bots: one fewer")
    sit_down(lou, code_of(mia), "Lou")
    expect(mia.get_by_role("button", name=re.compile("Throw"))).to_be_visible()
    expect(lou.locator(".seats .turn")).not_to_have_count(0)
    expect(lou.locator(".seats .away")).to_have_count(0)
    mia.close()
    expect(lou.locator('[data-seat="0"]')).to_contain_text("away")
    expect(lou.locator(".seats .away")).to_have_count(1)
