"""A crash test (the storm): many tables play while the server is killed again and again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.server.forked import ForkedServer
from tests.server.kit import BOT, FAST, OPEN, PERSON, Phone
from tests.server.player import Player
from tests.server.witness import Witness

from bellyflop.server.table.table import Table

TABLES: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = [
    ("clever-kids", {}, [PERSON, OPEN]),
    ("dice-cup", {"look": 1}, [PERSON, OPEN]),
    ("dice-pool-party", {"look": 1, "columns": 2, "fill": "every"}, [PERSON, OPEN, BOT]),
    ("pool-zee", {}, [PERSON, OPEN]),
    ("pool-zee", {}, [PERSON, BOT]),
    ("splash-party", {}, [PERSON, OPEN]),
]
LONGEST_GENERATION = 3.0  # seconds until the next kill if no answer comes
LONGEST_END = 600.0  # seconds for all games to end after the storm


@contextlib.contextmanager
def forked_server(folder: Path, wrong: str = "") -> Iterator[ForkedServer]:
    """A separate server that can be killed and restarted quickly."""
    url = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    with ForkedServer(url, *FAST, wrong=wrong) as server:
        yield server


@dataclass
class Report:
    """The result of a storm."""

    kills: int
    tables: int
    promised: int
    found: list[str]
    said: str


class Storm:
    """The tables with their players and witnesses, and the server to kill."""

    def __init__(self, server: ForkedServer, folder: Path, seed: int) -> None:
        self.server, self.database = server, folder / "tables.db"
        self.rng = Random(seed)
        self.witnesses: list[Witness] = []
        self.said = ""
        self._fuse = 0
        self._down = asyncio.Event()
        self._raging = True
        self._games: set[asyncio.Task[None]] = set()

    async def rage(self, kills: int, finish: bool = True) -> Report:
        """Kill the server this many times during play, then let all games end."""
        for setup in TABLES:
            self._open(*setup)
        done = 0
        try:
            while done < kills and not self._found():
                await self._kill()
                done += 1
                self._look()
            self._raging = False
            if finish and not self._found():
                await self._end()
        finally:
            await self._send_home()
        promised = sum(len(player.kept) for w in self.witnesses for player in w.players)
        return Report(done, len(self.witnesses), promised, self._found(), self.said)

    async def _send_home(self) -> None:
        for player in (player for witness in self.witnesses for player in witness.players):
            player.given_up = True
        for game in self._games:
            game.cancel()
        await asyncio.gather(*self._games, return_exceptions=True)

    # ── the tables ──────────────────────────────────────────────────────────────────────────

    def _open(self, game: str, options: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        made = self.server.open_table(game, seats, options=options)
        all_seated = [
            made,
            *(self.server.join(made["code"], "Bo") for seat in seats if seat == OPEN),
        ]
        players = [
            Player(Phone.with_token(self.server, seated, seed=self.rng.randrange(2**32)))
            for seated in all_seated
        ]
        for player in players:
            player.answered = self._answered
        witness = Witness(self.database, Table(made["table"]), players)
        self.witnesses.append(witness)
        task = asyncio.create_task(self._play(witness, (game, options, seats)))
        self._games.add(task)
        task.add_done_callback(self._ended)

    async def _play(self, witness: Witness, setup: Any) -> None:
        """Play one game to its end; open another while the storm goes on."""
        await asyncio.gather(*(player.play() for player in witness.players))
        while self._raging and self._down.is_set():
            await asyncio.sleep(0.01)
        if self._raging:
            self._open(*setup)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._games.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.witnesses[0].found.append(f"a game broke off: {error!r}")

    # ── the kills ───────────────────────────────────────────────────────────────────────────

    async def _kill(self) -> None:
        """Kill the server after an answer, at a random time or during startup; then restart it."""
        kind = self.rng.random()
        if kind < 0.1:
            self._strike()
            self.server.launch()
            await asyncio.sleep(self.rng.uniform(0.0, 0.15))
            self.said += self.server.stop_hard()
        elif kind < 0.7:
            # Sometimes wait long enough for a bot worker to start and play.
            self._fuse = self.rng.randint(1, 20) if kind > 0.2 else 60
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._down.wait(), LONGEST_GENERATION)
            self._strike()
        else:
            await asyncio.sleep(self.rng.uniform(0.05, 0.4))
            self._strike()
        self.server.start()
        self._down.clear()

    def _answered(self) -> None:
        """Count down with every answer; kill the server at zero."""
        self._fuse -= 1
        if self._fuse == 0:
            self._strike()

    def _strike(self) -> None:
        self._fuse = 0
        if not self._down.is_set():
            self._down.set()
            self.said += self.server.stop_hard()

    # ── the findings ────────────────────────────────────────────────────────────────────────

    def _look(self) -> None:
        for witness in self.witnesses:
            if not witness.over:  # every table is checked again at the end
                witness.look()

    def _found(self) -> list[str]:
        return [words for witness in self.witnesses for words in witness.found]

    async def _end(self) -> None:
        """Let every game end, then read every log again from its first row."""
        try:
            async with asyncio.timeout(LONGEST_END):
                await asyncio.gather(*self._games)
        except TimeoutError:
            self._look()
            for witness in self.witnesses:
                if not witness.over:
                    witness.found.append(f"{witness.table.id} is stuck at {witness.table.seq}")
        for witness in self.witnesses:
            witness.look_back()
