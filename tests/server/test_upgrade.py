"""A rolling upgrade: a node of version 0.1 and a current node on one database.

The old one comes from this repository's history and runs with the installed dependencies.
"""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from tests.server.kit import BOT, FAST, OPEN, PERSON, Json, Phone, Server, assert_no_fault
from tests.server.player import Player
from tests.server.services import Nats, Postgres

from bellyflop import replay
from bellyflop.core import read_record
from bellyflop.dice.sealed import SCHEME, SCHEME_2
from bellyflop.proof import verify

OLD = "f8d9f70d02ef700a0ada8405e9b439a6b45b82fa"  # version 0.1.0, dice of scheme 1
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.services


GAMES: list[tuple[str, Json, list[Json]]] = [
    ("pool-zee", {}, [PERSON, OPEN]),
    ("clever-kids", {}, [PERSON, OPEN]),
    ("splash-party", {}, [PERSON, OPEN, BOT]),
    ("dice-cup", {"look": 1}, [PERSON, OPEN]),
    ("dice-pool-party", {"look": 1, "columns": 2, "fill": "every"}, [PERSON, OPEN, BOT]),
]
QUICK = 3  # games without long looks
MOVES_PER_LINE = 7  # then the load balancer picks a node again


@pytest.fixture(scope="module")
def old_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the old version, from its commit."""
    kept = subprocess.run(
        ["git", "-C", ROOT, "archive", OLD, "src", "locales"], capture_output=True, check=False
    )
    if kept.returncode:
        pytest.skip("this copy has no history, so there is no older version to run")
    folder = tmp_path_factory.mktemp("old")
    with tarfile.open(fileobj=io.BytesIO(kept.stdout)) as packed:
        packed.extractall(folder, filter="data")
    return folder


class Older(Server):
    """The server of the old version."""

    def __init__(self, folder: Path, database: str, *arguments: str) -> None:
        where = f"import sys; sys.path.insert(0, {str(folder / 'src')!r})"
        run = f"{where}; from bellyflop.cli import main; main(['serve', *sys.argv[1:]])"
        super().__init__(database, *arguments, command=(sys.executable, "-c", run))


@dataclass
class Roaming(Phone):
    """A phone behind a load balancer, which sends it to any of these nodes."""

    nodes: list[Server] = field(default_factory=list)

    async def arrive(self) -> Phone:
        self.server = self.rng.choice(self.nodes)
        return await super().arrive()


@dataclass(eq=False)
class Wanderer(Player):
    """A player that keeps losing its connection and reconnects to any node."""

    moves: int = 0

    async def _take(self, answer: Json, command: Json) -> None:
        await super()._take(answer, command)
        self.moves += 1
        if self.moves % MOVES_PER_LINE == 0:
            raise ConnectionResetError("a tunnel")


def opened(node: Server, nodes: list[Server], games: int, seed: int) -> list[Wanderer]:
    """A table of each of these games, opened and joined at this node, and its players."""
    found = []
    for number, (game, options, seats) in enumerate(GAMES[:games]):
        made = node.open_table(game, seats, options=options)
        for keys in (made, node.join(made["code"], "Bo")):
            held = keys["keys"][0]
            rng = Random(f"{seed} {number} {held['seat']}")
            where = keys["table"], held["token"], held["seat"], rng
            found.append(Wanderer(Roaming(node, *where, nodes=nodes)))
    return found


async def play(players: list[Wanderer]) -> None:
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())


def test_a_node_of_yesterday_and_one_of_today_serve_one_database(
    old_code: Path, pytestconfig: pytest.Config, record_property: Callable[[str, object], None]
) -> None:
    games = len(GAMES) if pytestconfig.getoption("--nightly") else QUICK
    with ExitStack() as stack:
        postgres, bell = stack.enter_context(Postgres()), stack.enter_context(Nats())
        database, more = postgres.new_database(), ("--doorbell", bell.url, *FAST)
        old = stack.enter_context(Older(old_code, database, *more))
        nodes: list[Server] = [old]
        yesterdays = opened(old, nodes, games, seed=1)

        async def upgrade() -> list[Wanderer]:
            async with asyncio.TaskGroup() as group:
                group.create_task(play(yesterdays))
                new = await asyncio.to_thread(stack.enter_context, Server(database, *more))
                nodes.append(new)
                todays = await asyncio.to_thread(opened, new, nodes, games, 2)
                group.create_task(play(todays))
            return todays

        todays = asyncio.run(upgrade())
        new = nodes[1]
        for player in [*yesterdays, *todays]:
            assert player.wrong == []
            record = new.record(player.phone.table)
            assert replay(read_record(record)).over
            assert verify(read_record(record)).ok
            assert record["proof"]["scheme"] == (SCHEME_2 if player in todays else SCHEME)
        for player in yesterdays:
            assert old.record(player.phone.table) == new.record(player.phone.table)
        for player in todays:  # the old node cannot read these tables, so it cannot damage them
            with pytest.raises(HTTPError, match="500"):
                urlopen(f"http://127.0.0.1:{old.port}/api/tables/{player.phone.table}/record")
        players = [*yesterdays, *todays]
        record_property("games", len(players) // 2)
        record_property("acknowledged moves", sum(len(player.kept) for player in players))
        said = new.stop()
        old.kill()
    assert_no_fault(said)
