"""How a process that thinks steps back for everybody else, and does not starve."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

NICE = 10
STARVED_SECONDS = 0.5  # a job that took no longer has not suffered
STARVED_SHARE = 0.25  # of a core: who gets less of it over a longer job starves


class Priority:
    """Of one process: nice at first; then, where there is time to spare, it takes only that.

    A nice process may still keep a core for milliseconds from a server that has just been asked
    something. One that takes leftovers gives it away at once. But there is no way back from that,
    and on a busy machine nothing may be left over: then a new process has to take its place.

    Where a person waits, the process is urgent and shares the machine as the server does: nice
    beside busy neighbours it would get a twentieth of a core, and of leftovers nothing at all.
    """

    def __init__(self, urgent: bool = False) -> None:
        self._urgent = urgent
        self.takes_leftovers = False
        if not urgent and hasattr(os, "nice"):
            os.nice(NICE)

    def go_on(self, took: float, computed: float) -> bool:
        """Whether it can, after a job that took so many seconds, in so many of them computing."""
        if self.takes_leftovers:
            return not starves(took, computed)
        self.takes_leftovers = not self._urgent and _time_to_spare() and _take_leftovers()
        return True


def starves(took: float, computed: float) -> bool:
    """Whether a process starves that was busy so long, and computed for so much of that time."""
    return took >= STARVED_SECONDS and computed <= STARVED_SHARE * took


def computed_seconds(process: int | None) -> float | None:
    """How long this process has computed since its start; None where the system does not say."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("ascii", "replace")
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


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
