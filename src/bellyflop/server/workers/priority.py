"""How a process that thinks steps back for everybody else, and does not starve."""

from __future__ import annotations

import contextlib
import os

NICE = 10
STARVED_SECONDS = 0.5  # a job that took no longer has not suffered
STARVED_SHARE = 0.25  # of a core: who gets less of it over a longer job starves


class Priority:
    """Of one process: nice at first; then, where there is time to spare, it takes only that.

    A nice process may still keep a core for milliseconds from a server that has just been asked
    something. One that takes leftovers gives it away at once. But there is no way back from that,
    and on a busy machine nothing may be left over: then a new process has to take its place.
    """

    def __init__(self) -> None:
        self._takes_leftovers = False
        if hasattr(os, "nice"):
            os.nice(NICE)

    def go_on(self, took: float, computed: float) -> bool:
        """Whether it can, after a job that took so many seconds, in so many of them computing."""
        if self._takes_leftovers:
            return took < STARVED_SECONDS or computed > STARVED_SHARE * took
        self._takes_leftovers = _time_to_spare() and _take_leftovers()
        return True


def _time_to_spare() -> bool:
    """Whether in the last minute some core was idle, by and large."""
    try:
        return os.getloadavg()[0] < (os.cpu_count() or 1)
    except (AttributeError, OSError):  # a system that does not say
        return False


def _take_leftovers() -> bool:
    """Compute only when nobody else wants to; whether the system lets a process do that."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        return True
    return False
