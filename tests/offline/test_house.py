"""The house of a phone plays whole games, and stores every move before showing it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.offline.kit import Json, Notebook, Page, made, mine, play, wanted
from tests.server.indoors import leap

from bellyflop.cli.seating import seating_of
from bellyflop.core import read_record
from bellyflop.games import has_part, levels_of, match_of, shelf
from bellyflop.proof import Phone
from bellyflop.proof.verify import verify

ALL = [(game_id, level) for game_id, kind in shelf().items() for level in levels_of(kind)]
QUICK = [(game_id, levels_of(kind)[0]) for game_id, kind in shelf().items()]


@pytest.mark.parametrize(("game", "level"), QUICK)
def test_a_game_against_a_bot_is_played_to_its_end_and_its_record_replays_and_verifies(
    game: str, level: str
) -> None:
    async def run() -> None:
        disk = Notebook()
        page = Page(disk)
        table, tokens = await made(page, wanted(game, level))
        assert table.startswith("phone-")
        chair = page.sit(table, tokens[0])
        await play(chair, Random(5))
        status, record = await page.ask(f"/api/tables/{table}/record")
        assert status == 200
        replayed = match_of(read_record(record))
        assert replayed.over
        assert list(replayed.game.public_scores(replayed.state)) == chair.update["scores"]
        assert verify(read_record(record)).ok
        assert (await page.ask(f"/api/tables/{table}/verify"))[1]["ok"]

    leap(run())


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "level"), ALL)
def test_every_level_plays_every_game(game: str, level: str) -> None:
    test_a_game_against_a_bot_is_played_to_its_end_and_its_record_replays_and_verifies(game, level)


def test_a_game_in_the_middle_is_saved_and_gone_on_with_in_the_terminal() -> None:
    async def run() -> None:
        page = Page(Notebook())
        table, tokens = await made(page, wanted("pool-zee", "paddler"))
        chair = page.sit(table, tokens[0])
        await play(chair, Random(3), moves=6)
        status, told = await page.ask(f"/api/tables/{table}/saved")
        assert status == 200
        record = read_record(told)
        match = match_of(record)
        assert not match.over
        seating = seating_of(record, match.game)
        assert (seating.people, seating.level) == ((0,), "paddler")

    asyncio.run(run())


def test_a_browser_that_is_killed_finds_the_game_where_it_was() -> None:
    async def run() -> None:
        disk = Notebook()
        table, tokens = await made(page := Page(disk), wanted("pool-zee", "paddler"))
        chair = page.sit(table, tokens[0])
        await play(chair, Random(3), moves=9)
        before = chair.update
        again = Page(disk).sit(table, tokens[0])  # nothing of the first page is left but its disk
        after = await again.until(lambda u: u["seq"] >= before["seq"])
        if after["seq"] == before["seq"]:
            assert after["view"] == before["view"]
        await play(again, Random(4))
        assert again.update["room"]["over"]

    leap(run())


def test_nothing_is_shown_that_is_not_on_the_disk() -> None:
    async def run() -> None:
        disk = Notebook()
        table, tokens = await made(page := Page(disk), wanted("pool-zee", people=2))
        chair = page.sit(table, tokens[0])
        now = await chair.until(mine)
        disk.full = True
        order: Json = {"base": now["seq"], "device": "0" * 32}
        assert (await chair.command("throw", **order))["status"] == "unavailable"
        assert max(disk.rows[table]) == now["seq"] == chair.update["seq"]
        disk.full = False
        assert (await chair.command("throw", **order))["status"] == "ok"
        await chair.until(lambda u: u["seq"] > now["seq"])
        assert max(disk.rows[table]) == chair.update["seq"]

    leap(run())


def test_a_move_is_refused_in_the_servers_words_and_changes_nothing() -> None:
    async def run() -> None:
        disk = Notebook()
        table, tokens = await made(page := Page(disk), wanted("pool-zee", people=2))
        chair = page.sit(table, tokens[1])
        now = await chair.until(lambda u: bool(u["room"]["started"]))
        seq, said = now["seq"], []
        for kind, order in (
            ("throw", {"base": seq}),
            ("do", {"base": seq, "do": {"box": "no"}}),
            ("lock", {"locked": True}),
        ):
            said.append((await chair.command(kind, **order))["word"])
        assert said == ["not-your-hand", "rules", "host-only"]
        chair.say({"type": "nonsense"})
        assert (await chair.hear())["word"] == "unreadable"
        assert len(disk.rows[table]) == seq + 1

    leap(run())


def test_a_strange_token_opens_no_seat() -> None:
    async def run() -> None:
        table, _ = await made(page := Page(Notebook()), wanted("pool-zee", people=2))
        chair = page.sit(table, "x" * 40)
        assert (await chair.hear())["word"] == "no-such-seat"
        other = page.sit("phone-" + "0" * 18, None)
        assert (await other.hear())["word"] == "no-such-seat"

    leap(run())


def test_two_pages_that_write_the_same_row_get_one_game() -> None:
    async def run() -> None:
        disk = Notebook()
        first, second = Page(disk), Page(disk)
        table, tokens = await made(first, wanted("pool-zee", people=2))
        one, two = first.sit(table, tokens[0]), second.sit(table, tokens[0])
        base = (await one.until(mine))["seq"]
        await two.until(mine)
        said = await asyncio.gather(
            one.command("throw", base=base, device="1" * 32),
            two.command("throw", base=base, device="2" * 32),
        )
        assert sorted(answer["status"] for answer in said) == ["ok", "stale"]

    leap(run())


def test_after_the_end_the_same_people_play_again_with_their_tokens() -> None:
    async def run() -> None:
        table, tokens = await made(page := Page(Notebook()), wanted("dice-cup", "paddler"))
        chair = page.sit(table, tokens[0])
        await play(chair, Random(1))
        assert (await chair.command("rematch"))["status"] == "ok"
        new = (await chair.until(lambda u: bool(u["rematch"])))["rematch"]
        assert new.startswith("phone-")
        again = page.sit(new, tokens[0])
        assert (await again.until(bool))["room"]["started"]

    leap(run())


@pytest.mark.parametrize("game", [id_ for id_, kind in shelf().items() if has_part(kind, "coach")])
def test_the_coach_advises_and_reviews(game: str) -> None:
    async def run() -> None:
        table, tokens = await made(page := Page(Notebook()), wanted(game, "paddler", hints=True))
        chair = page.sit(table, tokens[0])
        while (now := await chair.until(mine))["awaiting"]["kind"] == "chance":
            await play(chair, Random(2), moves=1)
        asked = {"token": tokens[0], "base": now["seq"]}
        status, hint = await page.ask(f"/api/tables/{table}/hint", asked)
        assert status == 200, hint
        assert hint["do"] in [choice["do"] for choice in now["legal"]] or now["more"]
        assert (await page.ask(f"/api/tables/{table}/review"))[1]["word"] == "review-when-over"
        await play(chair, Random(2))
        status, told = await page.ask(f"/api/tables/{table}/review")
        assert status == 200
        asked = {"record": told["record"], "seat": told["seats"][0]}
        status, seat = await page.ask("/api/review", asked)
        assert status == 200, seat
        assert seat["seat"] == told["seats"][0]

    leap(run())


def test_a_pad_is_written_on_and_read() -> None:
    async def run() -> None:
        table, tokens = await made(page := Page(Notebook()), wanted("pool-zee", dice="pad"))
        chair = page.sit(table, tokens[0])
        await chair.until(lambda u: u["awaiting"]["kind"] == "pad")
        status, sheet = await page.ask("/api/games/pool-zee/pad")
        assert status == 200
        assert sheet
        status, pad = await page.ask(f"/api/tables/{table}/pad")
        assert status == 200
        assert pad

    leap(run())


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("/api/nothing", "wrong-address"),
        ("/api/tables/phone-000000000000000000/record", "no-such-table"),
    ],
)
def test_what_is_not_there_is_said_so(path: str, word: str) -> None:
    async def run() -> Any:
        return await Page(Notebook()).ask(path)

    status, said = asyncio.run(run())
    assert (status, said["word"]) == (404, word)


def test_the_page_of_a_phone_brings_a_wheel_to_its_own_table() -> None:
    async def run() -> None:
        page = Page(Notebook())
        table, tokens = await made(page, wanted("pool-zee", "paddler"))
        chair, wheel = page.sit(table, tokens[0]), Phone(bytes(range(32)))
        await chair.until(lambda u: u["wheels"] == [])
        chair.bring(wheel)
        await chair.until(lambda u: u["wheels"] == [0])
        await play(chair, Random(6))
        _, record = await page.ask(f"/api/tables/{table}/record")
        verdict = verify(read_record(record), kept=wheel.kept)
        assert verdict.ok, verdict.sentences
        assert all(call["gave"] == [0] for call in record["proof"]["calls"])
        assert verdict.claims[0].word == "proof-one-phone"

    leap(run())
