"""The priority of worker processes: they yield to the server without starving."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

NICE = 10
STARVED_SECONDS = 0.5  # shorter jobs cannot have starved
STARVED_SHARE = 0.25  # the share of a core below which a job is starving


class Priority:
    """The priority of one process: nice at first, SCHED_IDLE once the machine has idle time.

    A nice process may still hold a core for milliseconds while the server wants it; SCHED_IDLE
    gives it up at once. But that cannot be undone, and on a busy machine such a process may get no
    time at all: then a new process has to replace it.

    A process that a person waits for is urgent and runs like the server: nice beside busy
    neighbours it would get a twentieth of a core, and with SCHED_IDLE nothing.
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
    """The CPU seconds of this process since its start; None if the system does not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("ascii", "replace")
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


def _time_to_spare() -> bool:
    """Whether the load of the last minute left a core idle."""
    try:
        return os.getloadavg()[0] < (os.cpu_count() or 1)
    except (AttributeError, OSError):  # a system without load averages
        return False


def _take_leftovers() -> bool:
    """Switch to SCHED_IDLE; False if the system has no such thing."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        return True
    return False
