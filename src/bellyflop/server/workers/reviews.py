"""Reviews of finished games, worked out in a process of their own and kept for who asks next."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import msgspec

from bellyflop.coach import Review, review_record
from bellyflop.coach.review import seats_to_review
from bellyflop.core import Record
from bellyflop.games import set_up

from ..table.viewer import Refused
from .bots import end_with_the_server
from .coach_types import SeatReview, Thinking, Thrown, Weighed
from .pool import Workers

SEAT_SECONDS = 60.0  # for the review of one seat
PATIENCE = 1.0  # a review that is done sooner is answered at once
MOST_KEPT = 200
MOST_WAITING = 20
PAINS = 120  # events, times seats, that are weighed with all pains; more are weighed with fewer
COSTLY = 6  # choices that are shown with what the seat saw
LEAST = {"points": 0.05, "winning chance": 0.01}  # to be worth a word


@dataclass
class _Sought:
    """A review that somebody asked for: how many seats there are, and those that are done."""

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
        """Leave unfinished what is unfinished."""
        tasks = [sought.task for sought in self._sought.values() if sought.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def review(self, ending: str, record: Record) -> list[msgspec.Raw] | Thinking:
        """Every seat's review of a game that ended so, or how far it is; Refused if not now."""
        sought = self._sought.get(ending) or self._begin(ending, record)
        assert sought.task is not None
        await asyncio.wait({sought.task}, timeout=PATIENCE)
        if not sought.task.done():
            return Thinking(len(sought.done), sought.of)
        if len(sought.done) < sought.of:
            self._sought.pop(ending, None)
            sought.task.result()
            why = "The coach could not finish this review. Ask again in a moment."
            raise Refused("unavailable", "coach-thinks", why)
        return sought.done

    def _begin(self, ending: str, record: Record) -> _Sought:
        finished = [name for name, s in self._sought.items() if s.task and s.task.done()]
        if len(self._sought) - len(finished) >= MOST_WAITING:
            why = "The coach has many games to look at. Ask again in a minute."
            raise Refused("unavailable", "coach-busy", why)
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


def review_seat(record: Record, seat: int, pains: float, seconds: float) -> bytes:
    """A seat's review as JSON, or TimeoutError. Runs in a worker."""
    end = time.monotonic() + seconds

    def look_at_the_clock(_done: int, _total: int) -> None:
        if time.monotonic() > end:
            raise TimeoutError

    return msgspec.json.encode(_seat(record, review_record(record, seat, look_at_the_clock, pains)))


def _seat(record: Record, review: Review) -> SeatReview:
    game = set_up(record.game, len(record.seats), record.options)
    by_cost = sorted(review.decisions, key=lambda decision: -decision.lost)
    shown = [d.event for d in by_cost[:COSTLY] if d.lost > LEAST[review.unit]]
    return SeatReview(
        seat=review.seat,
        unit=review.unit,
        exact=review.exact,
        accuracy=_short(review.accuracy) if any(d.at_stake > 0 for d in by_cost) else None,
        expected=_short(review.expected),
        result=_short(review.result),
        lost=_short(review.lost),
        luck=_short(review.lucky),
        others=_short(review.others),
        decisions=[
            Weighed(
                event=d.event,
                played=d.played,
                best=d.best,
                lost=_short(d.lost),
                error=_short(d.error),
                at_stake=_short(d.at_stake),
                view=game.write_view(d.view) if d.event in shown else None,
            )
            for d in review.decisions
        ],
        throws=[Thrown(t.event, t.fell, _short(t.gained), _short(t.error)) for t in review.luck],
    )


def _short(value: float) -> float:
    return round(value, 4) + 0.0  # no minus before a zero
