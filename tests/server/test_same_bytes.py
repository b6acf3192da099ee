"""Idempotency: a refused command stays refused, and an id stands for one content."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.indoors import HOST, Guest, Indoors, Json, laid_out, leap, opening, seat_token
from tests.server.leaks import TABLE
from tests.server.test_pad_table import pad_rows, told

from bellyflop.core import Match, Players
from bellyflop.games import set_up
from bellyflop.server.node.answers import MOST_KEPT
from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.node import Node
from bellyflop.server.node.requests import NewTable, OpenWanted, PersonWanted
from bellyflop.server.node.seating import open_table
from bellyflop.server.store.store import Store
from bellyflop.server.table.commands import Lock
from bellyflop.server.table.log import Entry
from bellyflop.server.table.viewer import hash_token, viewer_of


def lobby() -> list[Entry]:
    """A full table that the host has not started yet."""
    return [opening(set_up("pool-zee", 3, {}))]


async def say(guest: Guest, kind: str, name: str, **fields: object) -> Json:
    """Send exactly these bytes, perhaps again; the answer."""
    known = len(guest.heard)
    guest.say({"type": kind, "id": name, **fields})
    return await guest.until_heard(
        lambda message: message["type"] == "answer" and message["id"] == name, known
    )


async def taken_seat(house: Indoors, host: Guest) -> tuple[Json, Json]:
    wanted: Json = {"seat": 1, "level": "diver", "only_if_open": True}
    first = await say(host, "bot", "bot-for-1", **wanted)
    await host.command("remove", seat=1)
    return first, await say(host, "bot", "bot-for-1", **wanted)


async def early_start(house: Indoors, host: Guest) -> tuple[Json, Json]:
    await host.command("remove", seat=1)
    first = await say(host, "start", "let-us-go")
    await host.command("bot", seat=1, level="diver")
    return first, await say(host, "start", "let-us-go")


async def last_seat(house: Indoors, host: Guest) -> tuple[Json, Json]:
    for seat in (2, 2, 1, 1, 0):  # its person stands up, then the free seat is dropped
        await host.command("remove", seat=seat)
    first = await say(host, "remove", "away-with-0", seat=0)
    await host.command("bot", seat=0, level="diver")
    return first, await say(host, "remove", "away-with-0", seat=0)


async def home_already(house: Indoors, host: Guest) -> tuple[Json, Json]:
    ana = await Guest(house, TABLE, seat_token(0)).arrive()
    first = await say(ana, "away", "here-i-am", away=False, level="swimmer")
    await ana.command("away", away=True, level="swimmer")
    return first, await say(ana, "away", "here-i-am", away=False, level="swimmer")


@pytest.mark.parametrize("story", [taken_seat, early_start, last_seat, home_already])
def test_a_command_that_was_refused_has_no_effect_later_either(
    story: Callable[[Indoors, Guest], Coroutine[Any, Any, tuple[Json, Json]]],
) -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, lobby())
        host = await Guest(house, TABLE, HOST).arrive()
        first, again = await story(house, host)
        assert first["status"] == "illegal"
        assert again == first
        rows = len(house.store.logs[TABLE])
        assert host.seen["seq"] == rows - 1

    leap(evening())


def test_what_did_not_fit_on_a_pad_is_not_written_once_it_fits() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, pad_rows())
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        early = await say(ana, "pencil", "too-early", change=told("chance", 9, column=1))
        assert early["status"] == "illegal"
        await ana.command("pencil", change={"column": True})
        assert await say(ana, "pencil", "too-early", change=told("chance", 9, column=1)) == early
        answer = await ana.command("pencil", change=told("chance", 9, column=1))
        assert answer["status"] == "ok"

    leap(evening())


def test_a_rematch_asked_for_too_early_does_not_come_after_the_end() -> None:
    game = set_up("dice-cup", 2, {})
    match, rng = Match(game), Random(4)
    match.draw(rng)
    while not match.over:
        assert isinstance(match.awaiting, Players)
        seat = min(match.awaiting.seats)
        match.do(seat, rng.choice(list(match.game.legal(match.state, seat))))
        match.draw(rng)

    async def evening() -> None:
        house = Indoors()
        rows = laid_out(game, match.events)
        house.put(TABLE, rows[:-1])
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        early = await say(ana, "rematch", "once-more")
        assert early["word"] == "not-over"
        house.store.logs[TABLE].append(rows[-1])
        live = house.node.live[TABLE]
        async with live.lock:
            await house.node.refresh(live)
        assert live.table.over
        assert await say(ana, "rematch", "once-more") == early
        assert len(house.store.logs) == 1

    leap(evening())


def test_an_id_stands_for_one_content() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, lobby())
        host = await Guest(house, TABLE, HOST).arrive()
        done = await say(host, "lock", "the-door-", locked=True)
        assert done["status"] == "ok"
        assert await say(host, "lock", "the-door-", locked=True) == done
        other = await say(host, "lock", "the-door-", locked=False)
        assert (other["status"], other["word"]) == ("illegal", "id-used")
        assert (await say(host, "start", "the-door-"))["word"] == "id-used"
        refused = await say(host, "remove", "nobody-5", seat=5)
        assert (refused["status"], refused["word"]) == ("illegal", "nobody-there")
        assert (await say(host, "remove", "nobody-5", seat=2))["word"] == "id-used"
        assert host.seen["room"]["seats"][2]["kind"] == "person"
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        assert (await say(ana, "react", "well-done", what="clap"))["status"] == "ok"
        assert (await say(ana, "react", "well-done", what="oops"))["word"] == "id-used"
        assert [m["what"] for m in host.heard if m["type"] == "reacted"] == ["clap"]

    leap(evening())


def test_a_seat_cannot_make_the_table_forget_what_another_was_refused() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, lobby())
        host, ana = [await Guest(house, TABLE, t).arrive() for t in (HOST, seat_token(0))]
        first = await say(host, "remove", "nobody-5", seat=5)
        for n in range(MOST_KEPT + 5):
            assert (await say(ana, "lock", f"nonsense-{n}", locked=True))["status"] == "forbidden"
        assert (await say(host, "remove", "nobody-5", seat=2))["word"] == "id-used"
        assert await say(host, "remove", "nobody-5", seat=5) == first
        live = house.node.live[TABLE]
        assert sum(map(len, live.answers._kept.values())) == MOST_KEPT + 1

    leap(evening())


def test_after_a_restart_an_id_still_stands_for_its_content(tmp_path: Path) -> None:
    asyncio.run(_restart(f"sqlite+aiosqlite:///{tmp_path}/tables.db"))
    with sqlite3.connect(tmp_path / "tables.db") as log:
        (kept,) = log.execute("SELECT digest FROM event WHERE kind = 'lock'").fetchall()
        assert len(kept[0]) == 16
        log.execute("UPDATE event SET digest = NULL")  # a row that an older version has written
    asyncio.run(_ask_again(f"sqlite+aiosqlite:///{tmp_path}/tables.db"))


_made: list[Any] = []


async def _restart(url: str) -> None:
    store = await Store.open(url)
    node = Node(store, NoBus())
    wanted = NewTable("pool-zee", [PersonWanted("Ana"), OpenWanted()])
    made = await open_table(node, wanted)
    live = await node.table(made.table)
    assert live is not None
    host = viewer_of(live.table, hash_token(made.keys[0].token))
    assert host is not None
    assert (await node.handle(live, host, Lock("the-door", True))).status == "ok"
    fresh = Node(store, NoBus())
    live = await fresh.table(made.table)
    assert live is not None
    assert (await fresh.handle(live, host, Lock("the-door", True))).status == "ok"
    assert (await fresh.handle(live, host, Lock("the-door", False))).word == "id-used"
    assert live.table.locked
    await store.close()
    _made[:] = [made.table, host]


async def _ask_again(url: str) -> None:
    store = await Store.open(url)
    node = Node(store, NoBus())
    table, host = _made
    live = await node.table(table)
    assert live is not None
    assert (await node.handle(live, host, Lock("the-door", False))).status == "ok"
    assert live.table.locked
    await store.close()
