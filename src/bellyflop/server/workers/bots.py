"""Bots and the coach in worker processes, which get views and nothing else."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from multiprocessing import parent_process
from threading import Thread

import msgspec

from ..table.table import Table
from .job_inputs import choice_input
from .jobs import think, warm_up_bots, warm_up_coach
from .pool import Job, Workers

SECONDS = 4.0  # a bot's timeout on any machine; then the table plays the default
ADVICE_SECONDS = 120.0  # the timeout of advice, with a table of best play to load


class Thinkers(Workers):
    """A few processes that choose for bots, and one that advises people."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, end_with_the_server)
        self._coach = Workers(1, end_with_the_server, urgent=True)

    async def close(self) -> None:
        await self._coach.close()
        await super().close()

    def warm_up(self, table: Table) -> None:
        """Load what the bots and the coach at this table need, in the background."""
        game = table.game
        assert game is not None
        setup = (game.about.id, game.seats, game.options)
        for level in sorted({s.level for s in table.seats if s.played_by_bot and s.level}):
            self.work_unhurried(warm_up_bots, *setup, level)
        if table.hints:
            self._coach.work_unhurried(warm_up_coach, *setup)

    async def advise(self, job: Job, *given: object) -> bytes | None:
        """The result of a job that a person waits for; None on timeout."""
        return await self._coach.work(ADVICE_SECONDS, job, *given, patience=ADVICE_SECONDS)

    async def choose(self, table: Table, seat: int, seen: Sequence[bytes]) -> object:
        """The action the bot on this seat chooses, or None if it took too long."""
        assert table.game is not None
        job = choice_input(table, seat, seen)
        chosen = await self.work(SECONDS, think, *job)
        return None if chosen is None else table.game.read_action(msgspec.json.decode(chosen))


def end_with_the_server() -> None:
    """Prepare a worker: it exits when its server is killed, and ignores Ctrl-C.

    Ctrl-C at the terminal reaches all processes, but only the server should react.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
