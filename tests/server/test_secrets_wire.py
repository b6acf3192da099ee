"""Secrets outside the code: real sockets, and the server's own log output."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.forked import ForkedServer
from tests.server.indoors import (
    HOST,
    SEED,
    Indoors,
    Json,
    Notebook,
    laid_out,
    leap,
    seat_token,
)
from tests.server.kit import FAST, Phone, Server
from tests.server.leaks import TABLE, Pair, commands_of, pairs, tokens_of

from bellyflop.core import write_event
from bellyflop.games import set_up
from bellyflop.server.node import node as node_module
from bellyflop.server.node.live import LiveTable
from bellyflop.server.node.node import Node
from bellyflop.server.store.log import StoreDown
from bellyflop.server.store.store import Store
from bellyflop.server.table.decide import TableMove
from bellyflop.server.table.log import Decided, Entry, Played
from bellyflop.server.table.row_json import write_change
from bellyflop.server.table.viewer import hash_token
from bellyflop.testing.walk import course

# ── real sockets ────────────────────────────────────────────────────────────────────────────────


def some_pairs() -> list[Pair]:
    """A few positions with secrets from every game that has any."""
    games = [
        set_up("dice-cup", 2, {"look": 30}),
        set_up("dice-pool-party", 3, {"look": 30}),
        set_up("splash-party", 3, {}),
        set_up("clever-kids", 3, {}),
    ]
    return [pair for game in games for pair in islice(pairs(game, seed=9), 4)]


PAIRS = some_pairs()


def table_id(number: int, twin: bool) -> str:
    return f"{2 * number + twin:024x}"


def code_of(table: str) -> str:
    letters = "BCDFGHJKLMNPQRSTVWXZ"
    high, low = divmod(int(table, 16), len(letters))
    return f"{letters[high]}{letters[low]}XX"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all pairs in its log."""
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('twins') / 'tables.db'}"

    async def write() -> None:
        store = await Store.open(url)
        for number, pair in enumerate(PAIRS):
            for twin, events in enumerate((pair.true, pair.twin)):
                table = table_id(number, bool(twin))
                rows = laid_out(pair.game, events, code=code_of(table))
                await store.create(table, code_of(table), rows)
        await store.close()

    asyncio.run(write())
    with ForkedServer(url, *FAST) as running:
        yield running


async def heard(server: Server, table: str, pair: Pair) -> list[str]:
    """Everything a real phone receives when it joins a table, sends commands and resumes."""
    words: list[str] = []
    commands = [command for command in commands_of(pair) if command["type"] != "dance"]
    for token in tokens_of(pair.viewer):
        phone = Phone(server, table, token, pair.viewer)
        for _ in range(2):
            await phone.arrive()
            words.append(json.dumps(await phone.look()))
            for command in commands:
                await phone.send(command)
                while command["id"] not in phone.answers:
                    await phone.receive()
                words.append(json.dumps(phone.answers.pop(command["id"])))
            await phone.leave()
    record = await asyncio.to_thread(server.ask, f"/api/tables/{table}/record")
    room = await asyncio.to_thread(server.ask, f"/api/rooms/{code_of(table)}")
    words += [json.dumps(record), json.dumps(room)]
    return [word.replace(table, "T").replace(code_of(table), "C") for word in words]


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_real_phones_hear_no_secret(server: Server, number: int) -> None:
    pair = PAIRS[number]
    true, twin = (asyncio.run(heard(server, table_id(number, t), pair)) for t in (False, True))
    assert true == twin
    assert true[0].startswith('{"type": "update"')


# ── the server's log ────────────────────────────────────────────────────────────────────────────


def told_by(log: str, rows: list[Entry]) -> list[str]:
    """The payloads of these rows and secrets of their table that occur in a log."""
    payloads: list[object] = [write_change(row.change) for row in rows]
    payloads += [write_event(row.change.event) for row in rows if isinstance(row.change, Played)]
    spelt = [json.dumps(payload) for payload in payloads] + [str(payload) for payload in payloads]
    secrets = [SEED.hex(), HOST, hash_token(HOST), seat_token(0), hash_token(seat_token(0))]
    return [word for word in (*spelt, *secrets) if len(word) > 4 and word in log]


class Unwilling(Notebook):
    """A store that fails on every append."""

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        raise StoreDown("the disk is full")


def log_of_an_evening(caplog: pytest.LogCaptureFixture) -> tuple[str, list[Entry]]:
    """The log output of a round with moves, refusals and failed writes."""
    game = set_up("dice-cup", 2, {})
    _, events = course(game, seed=3, stop=2)
    rows = laid_out(game, events)
    marks: list[Json] = [
        {"type": "do", "id": f"mark-{seat:04}", "base": 3, "do": {"mark": "fours"}}
        for seat in range(2)
    ]

    async def evening() -> list[Entry]:
        for house in (Indoors(), Indoors()):
            house.put(TABLE, rows)
            for seat, mark in enumerate(marks):
                await house.visit(TABLE, seat_token(seat), [mark, {**mark, "base": -1}])
            live = await house.node.table(TABLE)
            assert live is not None
            seq, unwilling = live.table.seq, Unwilling()
            unwilling.logs = house.store.logs
            house.node.store = unwilling
            await house.node.by_itself(live, TableMove("throw"), seq)
            await house.visit(TABLE, seat_token(0), [{"type": "throw", "id": "t" * 8, "base": seq}])
        return house.store.logs[TABLE]

    with caplog.at_level(logging.DEBUG):
        log = leap(evening())
    return caplog.text, log


def test_the_log_tells_nothing_of_what_is_played(caplog: pytest.LogCaptureFixture) -> None:
    text, rows = log_of_an_evening(caplog)
    assert "could not be written" in text
    assert told_by(text, rows) == []


def test_a_log_that_tells_what_was_played_is_found(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def talkative(node: Node, live: LiveTable, rows: list[Decided]) -> None:
        for row in rows:
            node_module.log.debug("%s", write_change(row.entry.change))
        honest(node, live, rows)

    honest = Node._take
    monkeypatch.setattr(Node, "_take", talkative)
    assert told_by(*log_of_an_evening(caplog)) != []


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    rows = laid_out(set_up("splash-party", 2, {}), course(set_up("splash-party", 2, {}), 1, 9)[1])

    async def fail() -> str:
        store = await Store.open(url)
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(sql("DROP TABLE event"))
        await engine.dispose()
        try:
            await store.create(TABLE, "BCDF", rows)
        except StoreDown as error:
            return str(error)
        finally:
            await store.close()
        raise AssertionError("it was written after all")

    why = asyncio.run(fail())
    assert "event" in why
    assert told_by(why, rows) == []
