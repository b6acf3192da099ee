"""Seats, presence, bots and clocks with a table open at two nodes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import urllib.request
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.forked import ForkedServer
from tests.server.kit import BOT, OPEN, PATIENCE, PERSON, Json, Phone
from tests.server.launcher import CLOCK
from tests.server.services import Nats, Postgres
from tests.server.test_nodes import two_nodes
from websockets.exceptions import ConnectionClosed

from bellyflop import replay
from bellyflop.core import read_record
from bellyflop.server.node import node as node_module
from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.node import Node
from bellyflop.server.node.requests import NewTable, PersonWanted
from bellyflop.server.node.seating import open_table
from bellyflop.server.store.store import Store

pytestmark = pytest.mark.services


class Pair:
    """Two nodes and their services."""

    def __init__(
        self, nodes: list[ForkedServer], postgres: Postgres, bell: Nats, database: str
    ) -> None:
        self.one, self.two = nodes
        self.postgres, self.bell, self.database = postgres, bell, database

    def table(self, *seats: Json, game: str = "pool-zee", **wanted: object) -> Json:
        """A table made at the first node."""
        return self.one.open_table(game, seats, **wanted)

    async def moments(self, table: str) -> list[float]:
        """When each event of the game was written, in seconds."""
        engine = create_async_engine(self.database)
        asked = "SELECT at FROM event WHERE \"table\" = :table AND kind = 'event' ORDER BY seq"
        async with engine.connect() as connection:
            found = await connection.execute(text(asked), {"table": table})
            moments = [at / 1000 for (at,) in found]
        await engine.dispose()
        return moments


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    with Postgres() as postgres, Nats() as bell, two_nodes(postgres, bell) as (nodes, url):
        yield Pair(nodes, postgres, bell, url)
        said = "".join(node.stop() for node in nodes)
    assert "Traceback" not in said


async def until(phone: Phone, true: Callable[[], bool]) -> None:
    """Receive messages until this condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            try:
                await asyncio.wait_for(phone.receive(), 0.5)
            except TimeoutError:
                continue


async def until_silence(phone: Phone) -> None:
    """Receive messages until none has come for a second."""
    with contextlib.suppress(TimeoutError):
        while True:
            await asyncio.wait_for(phone.receive(), 1.0)


def here(phone: Phone) -> list[int] | None:
    """The seats present according to this phone's last presence message."""
    told = [message["here"] for message in phone.others if message["type"] == "presence"]
    return told[-1] if told else None


def goodbyes(phone: Phone) -> list[str]:
    return [message["reason"] for message in phone.others if message["type"] == "bye"]


async def hear_goodbye(phone: Phone) -> None:
    with pytest.raises(ConnectionClosed):
        await until(phone, lambda: False)
    await phone.leave()


async def at_both(pair: Pair) -> tuple[Phone, Phone]:
    """Two people at one table, each through a different node."""
    made = pair.table(PERSON, OPEN)
    ana = Phone.with_token(pair.one, made)
    bo = Phone.with_token(pair.two, pair.two.join(made["code"], "Bo"))
    await ana.arrive()
    await bo.arrive()
    await until(ana, lambda: here(ana) == [0, 1])
    await until(bo, lambda: here(bo) == [0, 1] and bo.seen is not None)
    await until(ana, lambda: ana.seen is not None and ana.seen["room"]["started"])
    return ana, bo


def test_a_seat_opened_at_another_node_is_taken_over(pair: Pair) -> None:
    async def run() -> None:
        made = pair.table(PERSON, PERSON)
        old, new = Phone.with_token(pair.one, made), Phone.with_token(pair.two, made)
        await old.arrive()
        await old.look()
        await new.arrive()
        await new.look()
        await hear_goodbye(old)
        assert goodbyes(old) == ["elsewhere"]
        assert (await new.command("react", what="splash"))["status"] == "ok"
        back = Phone.with_token(pair.one, made)  # and back again
        await back.arrive()
        await back.look()
        await hear_goodbye(new)
        assert goodbyes(new) == ["elsewhere"]
        await back.leave()

    asyncio.run(run())


def test_a_take_over_that_was_not_heard_is_heard_later(pair: Pair) -> None:
    async def run() -> None:
        made = pair.table(PERSON, PERSON)
        old, new = Phone.with_token(pair.one, made), Phone.with_token(pair.two, made)
        await old.arrive()
        await old.look()
        pair.bell.end(signal.SIGKILL)
        await new.arrive()
        await new.look()
        assert (await new.command("react", what="clap"))["status"] == "ok"
        await until_silence(old)
        assert goodbyes(old) == []
        pair.bell.start()
        await hear_goodbye(old)
        assert goodbyes(old) == ["elsewhere"]
        await new.leave()

    asyncio.run(run())


def test_people_at_two_nodes_see_one_another_come_wave_and_go(pair: Pair) -> None:
    async def run() -> None:
        ana, bo = await at_both(pair)
        await bo.command("react", what="wow")
        wave = {"type": "reacted", "seat": 1, "what": "wow"}
        await until(ana, lambda: wave in ana.others)
        await bo.leave()
        await until(ana, lambda: here(ana) == [0])
        await bo.arrive()
        await until(ana, lambda: here(ana) == [0, 1])
        watcher = Phone(pair.two, ana.table, None, None)
        await watcher.arrive()
        await until(watcher, lambda: here(watcher) == [0, 1])
        for phone in (ana, bo, watcher):
            await phone.leave()

    asyncio.run(run())


def test_those_at_a_node_that_died_are_missed(pair: Pair) -> None:
    async def run() -> None:
        ana, bo = await at_both(pair)
        pair.two.kill()
        await until(ana, lambda: here(ana) == [0])
        assert bo.wire is not None
        bo.wire.transport.abort()
        pair.two.start()
        await bo.arrive()
        await until(ana, lambda: here(ana) == [0, 1])
        for phone in (ana, bo):
            await phone.leave()

    asyncio.run(run())


def metric(server: ForkedServer, name: str) -> float:
    with urllib.request.urlopen(
        f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE
    ) as answer:
        lines = answer.read().decode().splitlines()
    return float(next(line for line in lines if line.startswith(name)).split()[-1])


def test_two_nodes_that_watch_the_same_bots_move_for_them_once(pair: Pair) -> None:
    """Both nodes choose a move; the log accepts one, and the other node adopts it."""

    def tries() -> float:
        return sum(metric(node, "bellyflop_commit_seconds_count") for node in (pair.one, pair.two))

    async def watch(phone: Phone) -> Json:
        await phone.arrive()
        last = await phone.look()
        while last["awaiting"]["kind"] != "over":
            last = await phone.look()
        await phone.leave()
        return last

    async def run(table: str) -> list[Json]:
        return await asyncio.gather(
            *(watch(Phone(node, table, None, None)) for node in (pair.one, pair.two))
        )

    before = tries()
    made = pair.table(BOT, BOT, game="pool-zee")
    first, second = asyncio.run(run(made["table"]))
    assert (first["seq"], first["view"]) == (second["seq"], second["view"])
    record = pair.one.record(made["table"])
    assert record == pair.two.record(made["table"])
    assert replay(read_record(record)).over
    assert tries() - before <= 2 * first["seq"] + 2  # at most one try per row and node


def test_a_clock_that_runs_out_at_both_nodes_moves_once(pair: Pair) -> None:
    async def run() -> None:
        made = pair.table(PERSON, PERSON, clock=5, options={"opening": False})
        tokens: list[Any] = made["keys"]
        phones = [
            Phone(node, made["table"], held["token"], held["seat"])
            for node, held in zip((pair.one, pair.two), tokens, strict=True)
        ]
        for phone in phones:
            await phone.arrive()
            await phone.look()
        for phone in phones:
            await until(phone, lambda p=phone: p.seen["seq"] >= 8)  # type: ignore[misc]
        for phone in phones:
            await phone.leave()
        # Had both moved for the same run of the clock, two moves would be in the log at once.
        moments = await pair.moments(made["table"])
        gaps = [later - earlier for earlier, later in pairwise(moments)]
        assert len(gaps) >= 6
        assert min(gaps) > 0.8 * 5 / CLOCK, gaps

    asyncio.run(run())


def test_a_node_that_starts_without_a_bell_serves_and_hears_it_later(pair: Pair) -> None:
    async def run() -> None:
        pair.bell.end(signal.SIGKILL)
        pair.two.kill()
        pair.two.start()
        made = pair.table(PERSON, OPEN)
        ana = Phone.with_token(pair.one, made)
        await ana.arrive()
        await ana.look()
        bo = Phone.with_token(pair.two, pair.two.join(made["code"], "Bo"))
        await bo.arrive()
        await until(ana, lambda: bool(ana.seen and ana.seen["room"]["started"]))  # by polling
        pair.bell.start()
        await until(ana, lambda: here(ana) == [0, 1])
        for phone in (ana, bo):
            await phone.leave()

    asyncio.run(run())


def test_while_the_database_is_away_nothing_is_acknowledged_and_nobody_spins(pair: Pair) -> None:
    async def run() -> float:
        ana = Phone.with_token(pair.one, pair.table(PERSON, BOT))
        bots = Phone(pair.one, pair.table(BOT, BOT, BOT, BOT)["table"], None, None)
        for phone in (ana, bots):
            await phone.arrive()
            await phone.look()
        wanted = ana.next_command()
        assert wanted is not None
        kind = wanted.pop("type")
        pair.postgres.end()
        began = asyncio.get_running_loop().time()
        assert (await ana.command(kind, **wanted))["status"] == "unavailable"
        await asyncio.sleep(2.5)  # the bots' table keeps retrying
        pair.postgres.start()
        away = asyncio.get_running_loop().time() - began
        while (await ana.command(kind, **wanted))["status"] != "ok":
            pass
        await ana.play()
        await until(bots, lambda: bool(bots.seen and bots.seen["awaiting"]["kind"] == "over"))
        for phone in (ana, bots):
            await phone.leave()
        return away

    away = asyncio.run(run())
    said = pair.one.stop()
    pair.one.start()
    assert 1 <= said.count("could not be written") <= 2 * away + 4


def test_a_table_that_nobody_asks_for_is_left_to_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        node = Node(store, NoBus())
        made = await open_table(node, NewTable("pool-zee", [PersonWanted("Ana")]))
        node._forget()
        assert made.table in node.live
        monkeypatch.setattr(node_module, "FORGET_SECONDS", -1.0)
        live = node.live[made.table]
        live.watchers.add(lambda: None)
        node._forget()
        assert node.live == {made.table: live}
        live.watchers.clear()
        node._forget()
        assert node.live == {}
        again = await node.table(made.table)
        assert again is not None
        assert again.table.seq == live.table.seq
        await store.close()

    asyncio.run(run())
