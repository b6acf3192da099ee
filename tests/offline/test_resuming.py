"""A game saved on a phone can be resumed on another phone or at a server."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.offline.kit import Chair, Json, Notebook, Page, made, mine, play, wanted
from tests.server.indoors import Guest, Indoors, leap

from bellyflop.core import read_record
from bellyflop.games import levels_of, match_of, shelf
from bellyflop.proof import Phone, verify
from bellyflop.server.wire import decode, encode
from bellyflop.words import words_in

GAMES = [(game_id, levels_of(kind)[0]) for game_id, kind in shelf().items()]


async def begun(
    game: str, level: str, moves: int = 4, people: int = 1, **more: Any
) -> tuple[Page, Chair, Json]:
    """A game after some moves on a phone, its first seat, and its saved file."""
    page = Page(Notebook())
    table, tokens = await made(page, wanted(game, level, people=people, **more))
    chair = page.sit(table, tokens[0])
    await play(chair, Random(5), moves)
    await chair.until(mine)
    status, saved = await page.ask(f"/api/tables/{table}/saved")
    assert status == 200
    return page, chair, saved


async def taken_in(saved: Json, disk: Notebook | None = None) -> tuple[Page, Chair]:
    """Resume this file on another phone."""
    page = Page(disk or Notebook())
    status, seated = await page.ask("/api/saved", saved)
    assert status == 200, seated
    chair = page.sit(seated["table"], seated["keys"][0]["token"])
    await chair.until(bool)
    return page, chair


@pytest.mark.parametrize(("game", "level"), GAMES)
def test_another_phone_plays_it_to_its_end_and_proves_the_dice_that_fell_there(
    game: str, level: str
) -> None:
    async def run() -> None:
        _, _, saved = await begun(game, level)
        page, chair = await taken_in(saved)
        wheel = Phone(bytes(range(32)))
        await chair.until(lambda u: u["wheels"] == [])
        chair.bring(wheel)
        await play(chair, Random(6))
        _, written = await page.ask(f"/api/tables/{chair.update['room']['table']}/record")
        record = read_record(written)
        assert written["events"][: len(saved["events"])] == saved["events"]
        assert match_of(record).over
        verdict = verify(record, kept=wheel.kept)
        assert verdict.ok, verdict.sentences
        for other in (0, len(saved["events"]) - 1, len(saved["events"]) + 1):
            lie = {**written, "proof": {**written["proof"], "brought": other}}
            assert not verify(read_record(lie)).ok
        fell = sum("chance" in event for event in saved["events"])
        since = sum("chance" in event for event in written["events"]) - fell
        told = [words_in("en")(claim.word, **claim.about) for claim in verdict.claims]
        assert f"{fell} throw" in told[0].lower().replace("one", "1")
        assert f"for {since} of {since} throws" in told[2]

    leap(run())


@pytest.mark.parametrize(("game", "level"), GAMES)
def test_a_server_goes_on_where_the_phone_was_and_the_phone_keeps_its_game(
    game: str, level: str
) -> None:
    async def run() -> None:
        page, chair, saved = await begun(game, level)
        house = Indoors()
        status, answer = await house.get("/api/saved", "POST", json.dumps(saved).encode())
        assert status == 201, answer
        seated = json.loads(answer)
        guest = await Guest(house, seated["table"], seated["keys"][0]["token"]).arrive()
        there = await guest.until(lambda message: message["type"] == "update")
        match = match_of(read_record(saved))
        assert there["view"] == decode(encode(match.game.view(match.state, 0)))
        waits = match.awaiting
        assert there["awaiting"]["seats"] == sorted(getattr(waits, "seats", []))
        assert there["awaiting"]["by"] == getattr(waits, "by", None)
        assert [s["name"] for s in there["room"]["seats"]] == saved["seats"]
        await guest.leave()
        await play(chair, Random(8))
        assert chair.update["room"]["over"]
        await page.house.autoplay.close()

    leap(run())


def test_it_is_there_again_after_the_phone_was_killed() -> None:
    async def run() -> None:
        _, _, saved = await begun("clever-kids", "paddler")
        disk = Notebook()
        page = Page(disk)
        _, seated = await page.ask("/api/saved", saved)
        token = seated["keys"][0]["token"]
        chair = page.sit(seated["table"], token)
        await play(chair, Random(2), 2)
        again = Page(disk).sit(seated["table"], token)
        await again.until(lambda u: u["seq"] >= chair.update["seq"])
        await play(again, Random(3))
        assert again.update["room"]["over"]

    leap(run())


def test_who_sat_where_and_how_they_look_comes_along() -> None:
    async def run() -> None:
        people = [{"type": "person", "name": name, "animal": "seal"} for name in ("Ana", "Bo")]
        seats = [people[0], {"type": "bot", "level": "diver"}, people[1]]
        page = Page(Notebook())
        table, tokens = await made(page, {"game": "pool-zee", "seats": seats})
        chair = page.sit(table, tokens[0])
        await chair.until(bool)
        await chair.command("away", away=True, level="swimmer")  # still a person's seat
        _, saved = await page.ask(f"/api/tables/{table}/saved")
        before = (await chair.until(bool))["room"]["seats"]
        _, there = await taken_in(saved)
        after = there.update["room"]["seats"]
        assert [
            {**seat, "covered": False, "level": None} for seat in before if seat["kind"] == "person"
        ] == [seat for seat in after if seat["kind"] == "person"]
        assert [seat for seat in before if seat["kind"] == "bot"] == [
            seat for seat in after if seat["kind"] == "bot"
        ]

    leap(run())


def test_a_game_saved_in_a_look_is_thrown_again() -> None:
    async def run() -> None:
        page = Page(Notebook())
        table, tokens = await made(page, wanted("dice-cup", people=2))
        chair = page.sit(table, tokens[0])
        now = await chair.until(mine)
        await chair.command("throw", base=now["seq"], device=32 * "0")
        await chair.until(lambda u: u["awaiting"]["kind"] == "wait")
        _, saved = await page.ask(f"/api/tables/{table}/saved")
        assert "chance" in saved["events"][-1]
        _, there = await taken_in(saved)
        assert there.update["awaiting"]["kind"] == "chance"
        await there.command("throw", base=there.update["seq"], device=32 * "0")
        await there.until(lambda u: u["awaiting"]["kind"] == "wait")

    leap(run())


def test_real_dice_stay_real_and_the_last_throw_can_still_be_corrected() -> None:
    async def run() -> None:
        page = Page(Notebook())
        table, tokens = await made(
            page, wanted("pool-zee", people=2, dice="real", options={"opening": False})
        )
        chair = page.sit(table, tokens[0])
        now = await chair.until(lambda u: u["awaiting"]["kind"] == "chance")
        fell = {"chance": {"dice": [6, 6, 6, 1, 1]}}
        answer = await chair.command("fell", base=now["seq"], **fell)
        assert answer["status"] == "ok", answer
        _, saved = await page.ask(f"/api/tables/{table}/saved")
        assert saved["meta"]["dice"] == "real"
        _, there = await taken_in(saved)
        assert there.update["room"]["dice"] == "real"
        fell = {"chance": {"dice": [6, 6, 6, 6, 6]}}
        answer = await there.command("fell", base=there.update["seq"], correct=True, **fell)
        assert answer["status"] == "ok", answer
        await there.until(lambda u: u["view"]["dice"] == [6, 6, 6, 6, 6])

    leap(run())


def spoilt(saved: Json, **changes: Any) -> Json:
    return {**saved, **changes}


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda _: [], "saved-unreadable"),
        (lambda _: {"format": "bellyflop-pad/1"}, "saved-unreadable"),
        (lambda saved: spoilt(saved, format="bellyflop/9"), "saved-unreadable"),
        (lambda saved: spoilt(saved, seats=["Ana"] * 99), "saved-unreadable"),
        (lambda saved: spoilt(saved, options={"nonsense": 1}), "saved-unreadable"),
        (lambda saved: spoilt(saved, seats=["", *saved["seats"][1:]]), "name-empty"),
        (lambda saved: spoilt(saved, game="solitaire"), "saved-no-game"),
        (lambda saved: spoilt(saved, events=[{"wait": True}, *saved["events"]]), "saved-broken"),
        (
            lambda saved: spoilt(saved, events=[*saved["events"], {"seat": 0, "do": {"x": 1}}]),
            "saved-broken",
        ),
        (lambda saved: spoilt(saved, events=[*saved["events"], {"seat": 7.5}]), "saved-unreadable"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_words_and_leaves_nothing(
    spoil: Any, word: str
) -> None:
    async def run() -> None:
        _, _, saved = await begun("pool-zee", "paddler")
        disk = Notebook()
        status, said = await Page(disk).ask("/api/saved", spoil(saved))
        assert (status, said["word"]) == (409, word)
        assert said["error"]
        assert not disk.rows
        house = Indoors()
        status, answer = await house.get("/api/saved", "POST", json.dumps(spoil(saved)).encode())
        assert (status, json.loads(answer)["word"]) == (409, word)
        assert not house.store.logs

    asyncio.run(run())


def test_odd_notes_beside_a_game_are_left_out() -> None:
    async def run() -> None:
        _, _, saved = await begun("pool-zee", "paddler")
        meta = {
            "bots": [0, True, "x", 17],
            "level": "mine.py:Bot",
            "animals": ["<b>", 3],
            "dice": 4,
        }
        _, there = await taken_in({**saved, "meta": meta})
        kinds = [seat["kind"] for seat in there.update["room"]["seats"]]
        assert kinds == ["bot", "person"]

    leap(run())
