"""Reviews of finished games: computed in a process of their own, and cached."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from bellyflop.coach.review import seats_to_review
from bellyflop.core import Record

from ..table.viewer import Refused
from .bots import end_with_the_server
from .coach_types import Thinking
from .jobs import review_seat
from .pool import Workers

SEAT_SECONDS = 60.0  # the timeout for one seat
PATIENCE = 1.0  # how long the first request waits for the whole review
MOST_KEPT = 200
MOST_WAITING = 20
PAINS = 120  # events times seats that get full effort; beyond that less


@dataclass
class _Sought:
    """A review in progress: the number of seats, and the reviews that are done."""

    of: int
    done: list[msgspec.Raw] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Reviewer:
    """Makes each review once, one after the other."""

    def __init__(self) -> None:
        self._workers = Workers(1, end_with_the_server)
        self._sought: dict[str, _Sought] = {}  # by the ending: the table and its last row
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        """Cancel all unfinished reviews."""
        tasks = [sought.task for sought in self._sought.values() if sought.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def review(self, ending: str, record: Record) -> list[msgspec.Raw] | Thinking:
        """The review of a game with this ending, or its progress; Refused if not now."""
        sought = self._sought.get(ending) or self._begin(ending, record)
        assert sought.task is not None
        await asyncio.wait({sought.task}, timeout=PATIENCE)
        if not sought.task.done():
            return Thinking(len(sought.done), sought.of)
        if len(sought.done) < sought.of:
            self._sought.pop(ending, None)
            sought.task.result()
            raise Refused("unavailable", "coach-thinks")
        return sought.done

    def _begin(self, ending: str, record: Record) -> _Sought:
        finished = [name for name, s in self._sought.items() if s.task and s.task.done()]
        if len(self._sought) - len(finished) >= MOST_WAITING:
            raise Refused("unavailable", "coach-busy")
        for name in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self._sought[name]
        seats = seats_to_review(record)
        sought = self._sought[ending] = _Sought(len(seats))
        sought.task = asyncio.create_task(self._work(sought, record, seats))
        return sought

    async def _work(self, sought: _Sought, record: Record, seats: tuple[int, ...]) -> None:
        pains = min(1.0, PAINS / (len(record.events) * len(seats) or 1))
        async with self._turn:
            for seat in seats:
                job = (record, seat, pains, SEAT_SECONDS)
                made = await self._workers.work(SEAT_SECONDS + 10.0, review_seat, *job)
                if made is None:
                    return
                sought.done.append(msgspec.Raw(made))
