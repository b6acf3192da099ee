"""Bots, and the coach, think in worker processes, fed with views and nothing else."""

from __future__ import annotations

import hmac
import os
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import parent_process
from random import Random
from threading import Thread

import msgspec

from bellyflop.core import Match
from bellyflop.games import bot_for, judge_for, set_up, warm_up

from ..table.table import Table
from .pool import Job, Workers

SECONDS = 4.0  # what a bot may think, however slow the machine; then the table does the default
ADVICE_SECONDS = 120.0  # what advice may take on a slow machine, a table of best play included


@dataclass
class Memory:
    """What each bot's seat has seen of a game, in order: a shadow of the match, seat by seat."""

    match: Match[object, object, object, object]
    views: dict[int, list[bytes]] = field(default_factory=dict)

    def seen(self, table: Table, seat: int) -> list[bytes]:
        """All views of this seat up to now; the last alone where nothing is ever hidden."""
        assert table.match is not None
        if table.match.game.open_table:
            return [msgspec.json.encode(table.match.game.view(table.match.state, seat))]
        events = table.match.events
        if seat not in self.views or self.match.events != events[: len(self.match.events)]:
            self.match = Match(table.match.game)  # a new seat to remember for, or an undo
            self.views = {n: [] for n in {*self.views, seat}}
            self._look()
        for event in events[len(self.match.events) :]:
            self.match.play_event(event)
            self._look()
        return self.views[seat]

    def _look(self) -> None:
        game = self.match.game
        for seat, views in self.views.items():
            views.append(msgspec.json.encode(game.view(self.match.state, seat)))


class Thinkers(Workers):
    """A few processes that choose for bots, and one that advises people."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, end_with_the_server)
        self._coach = Workers(1, end_with_the_server, urgent=True)

    async def close(self) -> None:
        await self._coach.close()
        await super().close()

    def warm_up(self, table: Table) -> None:
        """Have ready what the bots and the coach at this table need; nobody waits for it."""
        game = table.game
        assert game is not None
        setup = (game.about.id, game.seats, game.options)
        for level in sorted({s.level for s in table.seats if s.played_by_bot and s.level}):
            self.work_unhurried(_warm_up, *setup, level)
        if table.hints:
            self._coach.work_unhurried(_warm_up_coach, *setup)

    async def advise(self, job: Job, *given: object) -> bytes | None:
        """What comes of this job for a person; None if it took much too long."""
        return await self._coach.work(ADVICE_SECONDS, job, *given, patience=ADVICE_SECONDS)

    async def choose(self, table: Table, seat: int, seen: Sequence[bytes]) -> object:
        """The action the bot on this seat chooses, or None if it took too long."""
        game = table.game
        assert game is not None
        level = table.seats[seat].level or "swimmer"
        # Whoever could work out a bot's chance could work out its secret choices.
        sealed = b"" if table.seal is None else table.seal.seed
        drawn = hmac.digest(sealed, f"bot {table.id} {seat}".encode(), "sha256")
        seed = int.from_bytes(drawn[:8], "big")
        moment = 0 if table.match is None else len(table.match.events)
        chance = f"{seed} {moment}"
        job = (game.about.id, game.seats, game.options, level, seat, chance, tuple(seen))
        chosen = await self.work(SECONDS, think, *job)
        return None if chosen is None else game.read_action(msgspec.json.decode(chosen))


def _warm_up(game_id: str, seats: int, options: Mapping[str, object], level: str) -> None:
    warm_up(set_up(game_id, seats, options), level)


def _warm_up_coach(game_id: str, seats: int, options: Mapping[str, object]) -> None:
    judge_for(set_up(game_id, seats, options))


def end_with_the_server() -> None:
    """A server that is killed says nothing to its workers: they watch for it.

    Ctrl-C at its terminal reaches them too, and is for the server alone to hear.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def think(
    game_id: str,
    seats: int,
    options: Mapping[str, object],
    level: str,
    seat: int,
    chance: str,
    seen: Sequence[bytes],
) -> bytes:
    """The bot's choice as JSON. Runs in a worker; everything it knows is in `seen`."""
    game = set_up(game_id, seats, options)
    bot = bot_for(game, level, seat, Random(chance))
    views = [game.read_view(msgspec.json.decode(view)) for view in seen]
    for view in views:
        bot.observe(view)
    # What is legal depends on nothing this seat cannot see, so an imagined state will do.
    legal = game.legal(game.imagine(views[-1], seat, Random(chance)), seat)
    return msgspec.json.encode(game.write_action(bot.choose(views[-1], legal)))
