"""The lock of a table: one change at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal


class TableLock(asyncio.Lock):
    """A lock that lets its holder know when somebody else waits for it.

    A bot's row may wait for company on its way to the disk, but not while anybody waits for the
    bot: `hurry` is called as soon as somebody does.
    """

    def __init__(self, hurry: Callable[[], None]) -> None:
        super().__init__()
        self.waiting = 0
        self._hurry = hurry

    async def acquire(self) -> Literal[True]:
        """Come in, once everybody who came before has left."""
        self.waiting += 1
        if self.locked():
            self._hurry()
        try:
            return await super().acquire()
        finally:
            self.waiting -= 1
