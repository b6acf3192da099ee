"""Bots that run in the node's own process, because a phone has no others to spare."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bellyflop.games import warm_up
from bellyflop.server.redact import redacted
from bellyflop.server.table.table import Table
from bellyflop.server.wire import decode
from bellyflop.server.workers.job_inputs import choice_input
from bellyflop.server.workers.jobs import think

log = logging.getLogger("bellyflop")

BREATH_SECONDS = 0.2  # delays background work until the first board is shown


class PhoneThinkers:
    """Chooses for bots, one after the other."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Task[None]] = set()

    def warm_up(self, table: Table) -> None:
        """Load what the bots at this table need, in the background."""
        task = asyncio.get_running_loop().create_task(self._warm_up(table))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _warm_up(self, table: Table) -> None:
        assert table.game is not None
        for level in sorted({s.level for s in table.seats if s.played_by_bot and s.level}):
            await asyncio.sleep(BREATH_SECONDS)
            try:
                warm_up(table.game, level)
            except Exception as error:  # the bot will raise it again
                log.error("a bot could not get ready: %s", redacted(error))

    async def choose(self, table: Table, seat: int, seen: Sequence[bytes]) -> object:
        """The action the bot on this seat chooses."""
        await asyncio.sleep(0)  # let the page's messages come first
        assert table.game is not None
        chosen = think(*choice_input(table, seat, seen))
        return table.game.read_action(decode(chosen))

    async def close(self) -> None:
        """Stop all work."""
        for task in tuple(self._waiting):
            task.cancel()
