"""Servers with a deliberate fault, which the test harness must detect."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Decided, Entry
from bellyflop.server.table.table import Table


def acknowledge_first() -> None:
    """Send the answer before the commit instead of after it."""
    commit, following = Store.append, set()

    async def append(self: Store, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        task = asyncio.create_task(commit(self, table, rows, patient))
        following.add(task)
        task.add_done_callback(following.discard)

    Store.append = append  # type: ignore[method-assign]  # that is the wrong build


def forget_commands() -> None:
    """Drop the idempotency record, so that a repeated command is decided again."""
    absorb = Table.absorb_decided

    def forgetful(self: Table, rows: Iterable[Decided]) -> None:
        absorb(self, rows)
        for name in list(self.commands)[:-1]:
            del self.commands[name]

    Table.absorb_decided = forgetful  # type: ignore[method-assign]  # that is the wrong build
