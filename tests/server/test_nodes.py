"""Two nodes on one PostgreSQL and one NATS: games survive a dead node and lost messages."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from tests.server.forked import ForkedServer
from tests.server.kit import BOT, FAST, OPEN, PERSON, Json, Phone, assert_no_fault
from tests.server.player import Player
from tests.server.services import Nats, Postgres
from tests.server.witness import host_seat, shown

from bellyflop import replay
from bellyflop.core import read_record
from bellyflop.proof import verify
from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry
from bellyflop.server.table.table import Table

pytestmark = pytest.mark.services

GAMES: list[tuple[str, dict[str, Any], list[Json]]] = [
    ("pool-zee", {}, [PERSON, OPEN]),
    ("clever-kids", {}, [PERSON, OPEN]),
    ("splash-party", {}, [PERSON, OPEN, BOT]),
    ("dice-cup", {"look": 1}, [PERSON, OPEN]),  # both nodes hold a clock over the look
    ("dice-pool-party", {"look": 1, "columns": 2, "fill": "every"}, [PERSON, OPEN, BOT]),
]
AT_ONCE = 12  # games in parallel
MOST_EVENINGS = 4  # with slow repairs, games end before enough has failed
MOVES_BETWEEN_MISHAPS = 80


@dataclass
class Roaming(Phone):
    """A phone that reconnects through any of the nodes."""

    nodes: list[ForkedServer] = field(default_factory=list)

    async def arrive(self) -> Phone:
        self.server = self.rng.choice(self.nodes)
        return await super().arrive()


@dataclass
class Game:
    """One game, its players, and the messages they received."""

    table: str
    players: list[Player]


class House:
    """Two nodes with their services, and random failures of each."""

    def __init__(self, nodes: list[ForkedServer], bell: Nats, seed: int) -> None:
        self.nodes, self.bell, self.rng = nodes, bell, Random(seed)
        self.games: list[Game] = []
        self.said = ""
        self.mishaps = {"node": 0, "bell": 0}
        self._moves = 0
        self._repairs = asyncio.Lock()  # tables open only while everything works

    async def play(self, count: int) -> None:
        """Play this many games with constant failures; more if there were too few failures."""
        places = asyncio.Semaphore(AT_ONCE)
        tripping = asyncio.create_task(self._trip())
        try:
            for _ in range(MOST_EVENINGS):
                await asyncio.gather(*(self._game(number, places) for number in range(count)))
                if min(self.mishaps.values()) >= 2:
                    break
        finally:
            tripping.cancel()
            await asyncio.gather(tripping, return_exceptions=True)

    async def _game(self, number: int, places: asyncio.Semaphore) -> None:
        async with places:
            async with self._repairs:
                game = await asyncio.to_thread(self._open, *GAMES[number % len(GAMES)])
            self.games.append(game)
            await asyncio.gather(*(player.play() for player in game.players))

    def _open(self, game: str, options: dict[str, Any], seats: list[Json]) -> Game:
        """A table made at one node and joined at the other."""
        one, other = self.rng.sample(self.nodes, 2)
        made = one.open_table(game, seats, options=options)
        joined = other.join(made["code"], "Bo")
        return Game(made["table"], [self._player(keys) for keys in (made, joined)])

    def _player(self, keys: Json) -> Player:
        held, rng = keys["keys"][0], Random(self.rng.random())
        phone = Roaming(
            self.nodes[0], keys["table"], held["token"], held["seat"], rng, nodes=self.nodes
        )
        return Player(phone, answered=self._answered)

    def _answered(self) -> None:
        self._moves += 1

    # ── mishaps ─────────────────────────────────────────────────────────────────────────────

    async def _trip(self) -> None:
        """Break and repair one part after every few moves."""
        kinds = [self._kill_node, self._lose_bell, self._kill_node, self._deafen]
        while True:
            for mishap in kinds:
                goal = self._moves + self.rng.randint(1, 2 * MOVES_BETWEEN_MISHAPS)
                while self._moves < goal:
                    await asyncio.sleep(0.01)
                async with self._repairs:
                    await mishap()

    async def _kill_node(self) -> None:
        node = self.rng.choice(self.nodes)
        self.said += await asyncio.to_thread(node.stop_hard)
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))  # all play at the other one
        await asyncio.to_thread(node.start)
        self.mishaps["node"] += 1

    async def _lose_bell(self) -> None:
        self.bell.end(signal.SIGKILL)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await asyncio.to_thread(self.bell.start)
        self.mishaps["bell"] += 1

    async def _deafen(self) -> None:
        self.bell.pause()
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        self.bell.go_on()
        self.mishaps["bell"] += 1

    # ── afterwards ──────────────────────────────────────────────────────────────────────────

    async def check(self, store: Store) -> list[str]:
        """Every error in any game: in its log, in its record at each node, in its updates."""
        found = []
        for game in self.games:
            rows = await store.load(game.table)
            records = [node.record(game.table) for node in self.nodes]
            if records[0] != records[1]:
                found.append(f"{game.table} has two records")
            record = read_record(records[0])
            if not replay(record).over or not verify(record).ok:
                found.append(f"{game.table} has no whole record")
            found += [f"{game.table}: {words}" for words in _judge(game, rows)]
        return found


def _judge(game: Game, rows: list[Entry]) -> Iterator[str]:
    table = Table(game.table)
    saw = [{update["seq"]: update for update in player.saw} for player in game.players]
    for row in rows:
        table.absorb([row])  # raises if a row is missing
        for player, updates in zip(game.players, saw, strict=True):
            seat = player.phone.seat
            update = updates.pop(row.seq, None)
            # The amount of news depends on the phone's earlier updates.
            if update is not None and {**update, "news": [], "missed": False} != shown(
                table, seat, seat == host_seat(table)
            ):
                yield f"seat {seat} saw something else at row {row.seq}"
    for player, updates in zip(game.players, saw, strict=True):
        yield from player.wrong
        if updates:
            yield f"seat {player.phone.seat} saw rows that were lost: {sorted(updates)}"
        for name, seq in player.kept.items():
            if table.commands.get(name, (-1, None))[0] != seq:
                yield f"{name} was promised at row {seq} and is lost"
        for name in player.refused:
            if name in table.commands:
                yield f"{name} was refused and done"


@contextlib.contextmanager
def two_nodes(postgres: Postgres, bell: Nats) -> Iterator[tuple[list[ForkedServer], str]]:
    """Two nodes on a new database, and its URL."""
    url = postgres.new_database()
    nodes = [ForkedServer(url, *FAST, "--doorbell", bell.url) for _ in range(2)]
    try:
        for node in nodes:
            node.start()
        yield nodes, url
    finally:
        for node in nodes:
            node.kill()


def test_games_end_with_the_same_record_everywhere_whatever_breaks(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    count = 500 if request.config.getoption("--nightly") else 12

    async def evening(nodes: list[ForkedServer], url: str, bell: Nats) -> House:
        house = House(nodes, bell, seed=count)
        await house.play(count)
        store = await Store.open(url)
        try:
            assert await house.check(store) == []
        finally:
            await store.close()
        return house

    with Postgres() as postgres, Nats() as bell, two_nodes(postgres, bell) as (nodes, url):
        house = asyncio.run(evening(nodes, url, bell))
        said = house.said + "".join(node.stop() for node in nodes)
    record_property("faults of nodes and bell", sum(house.mishaps.values()))
    record_property("acknowledged moves", sum(len(p.kept) for g in house.games for p in g.players))
    assert len(house.games) >= count
    assert house.mishaps["node"] >= 2
    assert house.mishaps["bell"] >= 2
    assert_no_fault(said)
