"""Nobody is stranded: bots replace absent players, owners keep their seats, latecomers join."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from tests.server.indoors import Guest, Json, laid_out, leap, people, seat_token
from tests.server.leaks import TABLE
from tests.server.test_attendance import presence
from tests.server.test_clocks import Watched, zee

from bellyflop.core import Match, Players
from bellyflop.games import set_up
from bellyflop.server.node.attendance import ABSENT_SECONDS
from bellyflop.server.table.log import Entry, Seat
from bellyflop.server.table.phase import Lobby
from bellyflop.server.table.row_json import read_change, write_change
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import hash_token

MINE: Any = {"host_hash": hash_token(seat_token(0))}
OTTO = Seat("bot", "Otto", "otter", level="swimmer")
CODE = "BCDF"


async def quiet() -> None:
    await asyncio.sleep(0.5)


def is_as_read(house: Watched) -> bool:
    """Whether the rows on disk rebuild the same table."""
    table = Table(TABLE)
    for row in house.log:
        change = read_change(row.change.kind, json.loads(json.dumps(write_change(row.change))))
        table.absorb([Entry(row.seq, change, row.seat, row.command, row.digest)])
    live = house.node.live[TABLE].table
    return (table.room(), table.again) == (live.room(), live.again)


async def join(house: Watched, **joining: Any) -> tuple[int, Json]:
    """The result of a request for a seat."""
    body = json.dumps({"name": "Dora", **joining}).encode()
    status, said = await house.get(f"/api/rooms/{CODE}/seats", "POST", body)
    return status, json.loads(said)


def test_after_a_minute_anybody_may_ask_a_bot_and_the_seat_is_given_back() -> None:
    async def evening() -> None:
        house = Watched(zee(3), **MINE)
        ana, bo, cleo = [await house.guest(seat) for seat in (0, 1, 2)]
        await bo.leave()
        await asyncio.sleep(ABSENT_SECONDS - 2)
        early = await cleo.command("bot", seat=1)
        assert (early["status"], early["word"]) == ("forbidden", "not-away-long")
        await asyncio.sleep(4)
        watcher = await house.guest(None)
        assert (await watcher.command("bot", seat=1))["status"] == "forbidden"
        assert (await cleo.command("bot", seat=0))["word"] == "not-away-long"
        assert (await cleo.command("bot", seat=1))["status"] == "ok"
        seat = ana.seen["room"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["covered"]) == ("person", "P1", True)
        assert (await cleo.command("bot", seat=1))["word"] == "bot-there"
        assert is_as_read(house)
        await bo.arrive()
        await quiet()
        assert bo.seen["you"] == 1
        assert not bo.seen["room"]["seats"][1]["covered"]
        assert is_as_read(house)

    leap(evening())


def test_whoever_stepped_away_themselves_is_back_when_they_say_so() -> None:
    async def evening() -> None:
        house = Watched(zee(3), **MINE)
        ana, bo = await house.guest(0), await house.guest(1)
        assert (await bo.command("away", away=True))["status"] == "ok"
        await bo.leave()
        await bo.arrive()
        await quiet()
        assert bo.seen["room"]["seats"][1]["covered"]
        assert (await bo.command("away", away=False))["status"] == "ok"
        assert not ana.seen["room"]["seats"][1]["covered"]

    leap(evening())


def test_the_hosts_bot_plays_only_until_the_owner_is_back() -> None:
    async def evening() -> None:
        house = Watched(zee(2), **MINE)
        ana, bo = await house.guest(0), await house.guest(1)
        assert (await ana.command("bot", seat=1))["status"] == "ok"
        assert not [m for m in bo.heard if m["type"] == "bye"]
        assert bo.seen["room"]["seats"][1] == {
            "kind": "person",
            "name": "P1",
            "animal": "duck",
            "level": "swimmer",
            "covered": True,
        }
        assert (await bo.command("away", away=False))["status"] == "ok"
        assert not bo.seen["room"]["seats"][1]["covered"]

    leap(evening())


def test_a_latecomer_takes_a_bots_chair_and_nobody_elses() -> None:
    async def evening() -> None:
        house = Watched(zee(3), seats=(*people(2), OTTO), **MINE)
        ana = await house.guest(0)
        assert (await join(house))[1]["word"] == "full"
        assert (await join(house, seat=1))[1]["word"] == "seat-taken"
        assert (await join(house, seat=7))[1]["word"] == "full"
        status, seated = await join(house, seat=2, animal="duck")
        assert status == 201
        dora = await Guest(house, TABLE, seated["keys"][0]["token"]).arrive()
        assert dora.seen["you"] == 2
        seat = ana.seen["room"]["seats"][2]
        assert (seat["kind"], seat["name"], seat["level"]) == ("person", "Dora", None)
        assert seat["animal"] not in {"duck"}  # two people have this animal already
        assert (await join(house, seat=2))[1]["word"] == "seat-taken"
        assert is_as_read(house)
        await ana.command("lock", locked=True)
        assert (await join(house, seat=2))[1]["word"] == "locked"

    leap(evening())


def waiting(*seats: Seat, **chosen: Any) -> Watched:
    """A table before the start of its game."""
    house = Watched(zee(len(seats)))
    rows = laid_out(zee(len(seats)), [], seats=seats, **MINE, **chosen)[:1]
    house.put(TABLE, rows)
    return house


def test_the_host_takes_a_free_seat_away_and_those_behind_it_move_up() -> None:
    async def evening() -> None:
        house = waiting(people(1)[0], Seat(), people(3)[2], OTTO)
        ana, cleo = await house.guest(0), await house.guest(2)
        assert (await cleo.command("remove", seat=1))["word"] == "host-only"
        assert (await ana.command("remove", seat=1))["status"] == "ok"
        await quiet()
        names = [seat["name"] for seat in ana.seen["room"]["seats"]]
        assert (names, cleo.seen["you"]) == (["P0", "P2", "Otto"], 1)
        assert presence(ana)["here"] == [0, 1]
        assert (await ana.command("start"))["status"] == "ok"
        await cleo.until(lambda u: u["awaiting"]["kind"] != "start")
        assert (await cleo.command("remove", seat=1))["word"] == "host-only"
        assert is_as_read(house)

    leap(evening())


def test_a_game_keeps_the_seats_it_needs() -> None:
    async def evening() -> None:
        house = waiting(people(1)[0], Seat())
        ana = await house.guest(0)
        house.node.live[TABLE].table.phase = Lobby(set_up("clever-kids", 2, {}))
        house.node.live[TABLE].table.about = set_up("clever-kids", 2, {}).about
        assert (await ana.command("remove", seat=1))["word"] == "seat-needed"

    leap(evening())


def test_hints_can_be_switched_on_during_a_game() -> None:
    async def evening() -> None:
        house = Watched(zee(2), **MINE)
        ana, bo = await house.guest(0), await house.guest(1)
        assert (await bo.command("hints", hints=True))["word"] == "host-only"
        assert (await ana.command("hints", hints=True))["status"] == "ok"
        await quiet()
        assert bo.seen["room"]["hints"] is True
        assert is_as_read(house)

    leap(evening())


# ── once more ───────────────────────────────────────────────────────────────────────────────────


def ended(seats: int) -> Watched:
    """A table whose game is over."""
    house = Watched(zee(seats), play_out(zee(seats)), **MINE)
    house.store.rooms[CODE] = TABLE
    return house


def play_out(game: Any) -> list[Any]:
    """Play a whole game with default actions."""
    match, rng = Match(game), Random(7)
    while not match.over:
        awaiting = match.awaiting
        if isinstance(awaiting, Players):
            seat = min(awaiting.seats)
            match.do(seat, game.default(match.state, seat))
        else:
            match.draw(rng)
    return match.events


def test_the_next_table_waits_until_all_who_are_there_are_in() -> None:
    async def evening() -> None:
        house = ended(3)
        ana, bo, cleo = [await house.guest(seat) for seat in (0, 1, 2)]
        assert (await bo.command("rematch"))["status"] == "ok"
        await quiet()
        assert [(p.seen["again"], p.seen["rematch"]) for p in (ana, cleo)] == [([1], None)] * 2
        await cleo.leave()
        assert is_as_read(house)
        assert (await ana.command("rematch"))["status"] == "ok"
        await bo.until(lambda u: u["rematch"])
        new = bo.seen["rematch"]
        there = await Guest(house, new, seat_token(1)).arrive()
        covered = [seat["covered"] for seat in there.seen["room"]["seats"]]
        assert (there.seen["you"], covered) == (1, [False, False, True])
        late = await Guest(house, new, seat_token(2)).arrive()
        await quiet()
        assert not late.seen["room"]["seats"][2]["covered"]

    leap(evening())


def test_the_host_may_say_that_nobody_is_waited_for() -> None:
    async def evening() -> None:
        house = ended(3)
        ana, bo, cleo = [await house.guest(seat) for seat in (0, 1, 2)]
        for _ in range(2):  # only the host can skip the wait
            assert (await bo.command("rematch"))["status"] == "ok"
        assert (await ana.command("rematch"))["status"] == "ok"
        await quiet()
        assert (cleo.seen["again"], cleo.seen["rematch"]) == ([0, 1], None)
        assert (await ana.command("rematch"))["status"] == "ok"
        await cleo.until(lambda u: u["rematch"])

    leap(evening())


def test_all_who_share_a_phone_want_the_same() -> None:
    async def evening() -> None:
        house = ended(3)
        ana = await house.guest(0)
        ana.say({"type": "together", "tokens": [seat_token(0), seat_token(1), seat_token(2)]})
        assert (await ana.command("rematch"))["status"] == "ok"
        await ana.until(lambda u: u["rematch"])
        there = await Guest(house, ana.seen["rematch"], seat_token(0)).arrive()
        assert not any(seat["covered"] for seat in there.seen["room"]["seats"])

    leap(evening())
