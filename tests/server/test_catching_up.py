"""Rows from other nodes are read for all outdated tables in one query."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tests.server.indoors import Guest, Indoors, Json, Notebook, laid_out, leap, seat_token
from tests.server.leaks import TABLE
from tests.server.test_pad_table import pad_rows, told

from bellyflop.games import set_up
from bellyflop.server.node.bus import Bus, Moved, News
from bellyflop.server.node.nats_bus import read, spell
from bellyflop.server.store.store import Store
from bellyflop.server.table.decide import TableMove
from bellyflop.server.table.log import Entry, Penciled

MANY = 40


def name(number: int) -> str:
    return f"{number:024x}"


def stroke(seq: int, points: int) -> Entry:
    return Entry(seq, Penciled(told("chance", points)), 0, f"pencil-{seq:04}")


class Slow(Notebook):
    """A log that takes a second per query and counts the queries."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.read = 0

    async def moved(self, known: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        return []  # updates come over the bus only

    async def following(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        self.asked.append(len(known))
        found = {table: self.logs[table][after + 1 :] for table, after in known}
        await asyncio.sleep(1.0)
        return found

    async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        self.read += 1
        return await super().load(table, after, most)


def test_bells_that_ring_while_a_question_is_asked_share_the_next_one() -> None:
    async def evening() -> None:
        log = Slow()
        house = Indoors(log)
        tables = []
        for number in range(MANY):
            house.put(name(number), pad_rows(), code=f"{number:04}")
            live = await house.node.table(name(number))
            assert live is not None
            tables.append(live)
        house.node._log_reader.open()
        log.read = 0
        for seq in (2, 3):
            for number in range(MANY):  # another node writes and publishes
                log.logs[name(number)].append(stroke(seq, 5 + seq))
                house.node._heard(Moved(name(number), seq))
            await asyncio.sleep(0.1)
        await asyncio.sleep(5.0)
        assert all(live.table.seq == 3 for live in tables)
        assert all(live.table.pad and live.table.pad.total(0) == 8 for live in tables)
        assert log.asked == [MANY, MANY]
        assert log.read == 0
        await house.node._log_reader.close()

    leap(evening())


def test_a_table_that_is_moved_meanwhile_is_looked_at_in_its_turn() -> None:
    async def evening() -> None:
        log = Slow()
        house = Indoors(log)
        house.put(name(1), pad_rows())
        live = await house.node.table(name(1))
        assert live is not None
        house.node._log_reader.open()
        async with live.lock:  # a local move holds the lock
            log.logs[name(1)].append(stroke(2, 9))
            house.node._heard(Moved(name(1), 2))
            await asyncio.sleep(5.0)
            assert live.table.seq == 1
        await asyncio.sleep(5.0)
        assert live.table.seq == 2
        log.logs[name(1)][2:] = []  # the log is restored from a backup
        house.node._heard(Moved(name(1), 7))
        await asyncio.sleep(5.0)
        assert live.table.seq == 1
        await house.node._log_reader.close()

    leap(evening())


def test_one_question_finds_what_follows_in_many_tables(tmp_path: Path) -> None:
    async def ask() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        for number in range(3):
            await store.create(name(number), f"C{number}", [*pad_rows(), stroke(2, 7)])
        found = await store.following([(name(0), 2), (name(1), 1), (name(2), -1), (name(9), 0)])
        assert found == {name(1): [stroke(2, 7)], name(2): [*pad_rows(), stroke(2, 7)]}
        await store.close()

    asyncio.run(ask())


class Pair(Bus):
    """The bus of one of two nodes in this process; it keeps its messages in wire format."""

    def __init__(self) -> None:
        super().__init__()
        self.other: Pair | None = None
        self.rung: list[bytes] = []

    def ring(self, news: News) -> None:
        self.rung.append(spell(news))
        if self.other is not None:
            self.other.hear(read(self.rung[-1]))

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


def shows(points: int, update: Json) -> bool:
    """A condition: the first player has this many points."""
    total: int = update["pad"]["players"][0]["total"]
    return total == points


async def two_nodes(log: Notebook) -> tuple[Indoors, Indoors, Pair]:
    """Two nodes that share a log and a bell, and the bell of the first."""
    bells = Pair(), Pair()
    bells[0].other, bells[1].other = bells[1], bells[0]
    here, there = [Indoors(log, bell) for bell in bells]
    for house in (here, there):
        await house.node.open()
    return here, there, bells[0]


def test_where_nothing_is_hidden_the_bell_brings_the_rows_along() -> None:
    async def evening() -> None:
        log = Slow()
        here, there, _ = await two_nodes(log)
        here.put(TABLE, pad_rows())
        ana = await Guest(here, TABLE, seat_token(0)).arrive()
        bo = await Guest(there, TABLE, seat_token(1)).arrive()
        log.read = 0
        for points in (20, 21, 22):
            await ana.command("pencil", change=told("chance", points))
            await bo.until(partial(shows, points))
        assert (log.read, log.asked) == (0, [])
        assert (await bo.command("pencil", change=told("chance", 9, 1)))["status"] == "ok"
        for house in (here, there):
            await house.node.close()

    leap(evening())


def test_where_something_is_hidden_the_bell_only_rings() -> None:
    async def evening() -> None:
        log = Slow()
        here, there, bell = await two_nodes(log)
        game = set_up("splash-party", 2, {})
        here.put(TABLE, laid_out(game, []))
        live = await here.node.table(TABLE)
        assert live is not None
        assert await here.node.by_itself(live, TableMove("throw"), live.table.seq)  # the deal
        moved = [json.loads(rung) for rung in bell.rung if b"moved" in rung]
        assert moved == [["moved", TABLE, 2, []]]
        for house in (here, there):
            await house.node.close()

    leap(evening())
