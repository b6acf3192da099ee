"""Animations: how far each phone at a table has got with its animations, as it reports.

Bots wait for the slowest phone. Phones that never report, or that have run out of time,
are not waited for until they report again.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class Animations:
    """The last row that each phone here has shown, and the slowest phone of each other node."""

    happened: int = -1  # the last row with an event
    since: float = 0.0  # when that row came
    caught_up_at: float | None = None  # when the slowest phone had shown it
    _here: dict[object, int] = field(default_factory=dict)
    _elsewhere: dict[str, int] = field(default_factory=dict)
    _waiting: list[asyncio.Future[None]] = field(default_factory=list)

    def happens(self, row: int) -> None:
        """Note an event in this row."""
        self.happened, self.since, self.caught_up_at = row, _now(), None

    def tell(self, phone: object, row: int) -> bool:
        """Note that this phone has shown this row; whether that ended the wait for the slowest."""
        before = self.behind
        self._here[phone] = max(row, self._here.get(phone, -1))
        return self._is_over(before)

    def leave(self, phone: object) -> bool:
        """Note that this phone is gone; whether that ended the wait for the slowest."""
        before = self.behind
        self._here.pop(phone, None)
        return self._is_over(before)

    def hear(self, node: str, row: int | None) -> bool:
        """Note how far the slowest phone of another node is; None if none there reports."""
        before = self.behind
        if row is None:
            self._elsewhere.pop(node, None)
        else:
            self._elsewhere[node] = row
        return self._is_over(before)

    def _is_over(self, before: bool) -> bool:
        if self.behind or not before:
            return False
        self.caught_up_at = _now()
        self._wake()
        return True

    def _wake(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()

    @property
    def slowest(self) -> int | None:
        """How far the slowest phone of this node is; None if none reports."""
        return min(self._here.values(), default=None)

    @property
    def behind(self) -> bool:
        """Whether any phone has not shown what happened last."""
        return any(
            row < self.happened for rows in (self._here, self._elsewhere) for row in rows.values()
        )

    def patience(self, seconds: float) -> float:
        """What is left of so many seconds of waiting for the slowest phone; 0 ends the wait."""
        if not self.behind:
            return 0.0
        left = self.since + seconds - _now()
        if left > 0.01:  # clocks are not exact
            return left
        self._here = {phone: row for phone, row in self._here.items() if row >= self.happened}
        self._elsewhere = {n: row for n, row in self._elsewhere.items() if row >= self.happened}
        self._wake()
        return 0.0

    async def seen(self, seconds: float) -> None:
        """Wait until the slowest phone has shown the last event, at most so many seconds."""
        if left := self.patience(seconds):
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await asyncio.wait((waiting,), timeout=left)
            self.patience(seconds)


def _now() -> float:
    return asyncio.get_running_loop().time()
