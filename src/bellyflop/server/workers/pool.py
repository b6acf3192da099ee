"""A pool of worker processes, each doing one job at a time, driven by the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import socket
import time
from collections.abc import Callable, Sequence
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NamedTuple

from bellyflop.bots.workers import one_core_each

from ..redact import JobFailed, redacted

log = logging.getLogger("bellyflop")

Job = Callable[..., bytes | None]
Made = tuple[bytes | None, str | None]  # the result, or what went wrong


class Heard(NamedTuple):
    """A worker's message after a job, or when it has started."""

    made: Made
    goes_on: bool  # whether it can take another job
    takes_leftovers: bool  # whether it runs as SCHED_IDLE from now on


class _Starved(Exception):
    """A worker gets no CPU time for its job; another one should do it."""


QUEUE_SECONDS = 10.0  # how long a job may wait for its turn
UNHURRIED_SECONDS = 3.0  # then a background job goes before newer ones
UNHURRIED_BUDGET = 120.0  # a table of best play is made only once
LOOK_SECONDS = 1.0  # the interval at which a SCHED_IDLE worker is checked
START_SECONDS = 60.0  # the timeout for a new process to start
PAUSE_SECONDS = 1.0  # the pause after a process that failed to start


class _Errand:
    """A job on its way to a worker, and the answer to it."""

    def __init__(self, seconds: float, patience: float, job: Job, given: Sequence[object]) -> None:
        loop = asyncio.get_running_loop()
        self.seconds, self.name = seconds, job.__name__
        self.asked = _frame((job, given))
        self.answer: asyncio.Future[bytes | None] = loop.create_future()
        self.patience = loop.call_later(patience, self.end, None)

    def end(self, made: bytes | None, fault: str | None = None) -> None:
        """Set the result, unless the caller has gone."""
        if self.answer.done():
            return
        if fault is None:
            self.answer.set_result(made)
        else:
            self.answer.set_exception(JobFailed(fault))


class Workers:
    """So many worker processes, each of which first calls `begin`.

    They start when there is work. A process that dies or exceeds its job's timeout is replaced;
    waiting in the queue does not count against the timeout. `urgent` pools, whose results people
    wait for, keep their normal priority.
    """

    def __init__(self, processes: int, begin: Callable[[], None], urgent: bool = False) -> None:
        self._processes, self._begin, self._urgent = processes, begin, urgent
        self._errands: asyncio.PriorityQueue[tuple[float, int, _Errand]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._lives: list[asyncio.Task[None]] = []
        self._closed = False

    async def close(self) -> None:
        """Kill the processes."""
        self._closed = True
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        while not self._errands.empty():
            self._errands.get_nowait()[2].end(None)

    async def work(
        self, seconds: float, job: Job, *given: object, patience: float | None = None
    ) -> bytes | None:
        """The result of this job in a process; None on timeout, JobFailed if it raised.

        The timeout starts when the job's turn comes; `patience` limits the wait for that.
        """
        errand = _Errand(seconds, QUEUE_SECONDS if patience is None else patience, job, given)
        self._put(errand, 0.0)
        return await errand.answer

    def work_unhurried(self, job: Job, *given: object) -> None:
        """Run this job in the background, when there is time."""
        errand = _Errand(UNHURRIED_BUDGET, UNHURRIED_BUDGET, job, given)
        errand.answer.add_done_callback(lambda answer: answer.exception())  # nobody awaits it
        self._put(errand, UNHURRIED_SECONDS)

    def _put(self, errand: _Errand, later: float) -> None:
        if self._closed:
            errand.end(None)
            return
        now = asyncio.get_running_loop().time()
        self._errands.put_nowait((now + later, next(self._numbers), errand))
        while len(self._lives) < self._processes:
            self._lives.append(asyncio.create_task(self._live()))

    async def _live(self) -> None:
        """Keep one process running: start it, feed it, replace it."""
        while True:
            worker = _Worker()
            try:
                await worker.start(self._begin, self._urgent)
                await self._employ(worker)
            except Exception as error:  # try another process
                log.error("a worker did not start: %s", redacted(error))
                await asyncio.sleep(PAUSE_SECONDS)
            finally:
                await worker.end()

    async def _employ(self, worker: _Worker) -> None:
        """Give the worker one job after the other, until it has to be replaced."""
        while True:
            place = await self._errands.get()
            errand = place[2]
            if errand.answer.done():
                continue
            if not worker.alive:  # it died while idle: the next process takes this job
                self._errands.put_nowait(place)
                return
            errand.patience.cancel()
            try:
                async with asyncio.timeout(errand.seconds):
                    heard = await worker.do(errand.asked)
            except _Starved:
                self._errands.put_nowait(place)
                return
            except asyncio.CancelledError:
                errand.end(None)
                raise
            except Exception as error:  # timeout, or it died
                log.warning("%s was ended: %s", errand.name, type(error).__name__)
                errand.end(None)
                return
            errand.end(*heard.made)
            if not heard.goes_on:
                return


class _Worker:
    """One process and the socket to it."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._reader: asyncio.StreamReader | None = None
        self._takes_leftovers = False

    async def start(self, begin: Callable[[], None], urgent: bool) -> None:
        """Start it, and wait until it is ready."""
        one_core_each()
        ours, theirs = socket.socketpair()
        async with asyncio.timeout(START_SECONDS):
            with theirs:
                self._reader, self._writer = await asyncio.open_connection(sock=ours)
                process = get_context("spawn").Process(target=_serve, args=(theirs, begin, urgent))
                process.daemon = True
                process.start()
            self._process = process
            await self._hear()

    @property
    def alive(self) -> bool:
        """Whether it can take jobs."""
        return self._process is not None and self._process.is_alive()

    async def do(self, asked: bytes) -> Heard:
        """The result of this job, or _Starved."""
        self._writer.write(asked)
        hearing = asyncio.create_task(self._hear())
        try:
            while self._takes_leftovers and not hearing.done():
                await self._look(hearing)
            return await hearing
        finally:
            hearing.cancel()
            await asyncio.wait({hearing})  # two cannot read at once, and `end` reads

    async def _look(self, hearing: asyncio.Task[Heard]) -> None:
        """Wait a little for the answer; raise _Starved if the process got no CPU time."""
        assert self._process is not None
        began, before = time.monotonic(), computed_seconds(self._process.pid)
        await asyncio.wait({hearing}, timeout=LOOK_SECONDS)
        after = computed_seconds(self._process.pid)
        if hearing.done() or before is None or after is None:
            return
        if starves(time.monotonic() - began, after - before):
            raise _Starved

    async def _hear(self) -> Heard:
        assert self._reader is not None
        size = int.from_bytes(await self._reader.readexactly(4), "big")
        heard: Heard = pickle.loads(await self._reader.readexactly(size))
        self._takes_leftovers = heard.takes_leftovers
        return heard

    async def end(self) -> None:
        """Kill it and wait until it is gone, which closes its end of the socket."""
        if self._process is not None:
            self._process.kill()
        if self._reader is not None:
            with contextlib.suppress(OSError):
                await self._reader.read()
            self._writer.close()
        if self._process is not None:
            self._process.join()


def _frame(what: object) -> bytes:
    packed = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return len(packed).to_bytes(4, "big") + packed


# ── in the process ──────────────────────────────────────────────────────────────────────────────


def _serve(line: socket.socket, begin: Callable[[], None], urgent: bool) -> None:
    """Run in the worker: do one job after the other until the server closes the socket."""
    begin()
    priority = Priority(urgent)
    with line, line.makefile("rb") as asked:
        line.sendall(_frame(Heard((None, None), True, False)))
        while size := asked.read(4):
            began, computed = time.monotonic(), time.process_time()
            made = _do(asked.read(int.from_bytes(size, "big")))
            took = time.monotonic() - began
            goes_on = priority.go_on(took, time.process_time() - computed)
            line.sendall(_frame(Heard(made, goes_on, priority.takes_leftovers)))


def _do(asked: bytes) -> Made:
    """The outcome of a job, which may raise TimeoutError itself."""
    try:
        job, given = pickle.loads(asked)
        return job(*given), None
    except TimeoutError:
        return None, None
    except Exception as error:
        return None, redacted(error)


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
        """Whether the process can go on after a job with this duration and this CPU time."""
        if self.takes_leftovers:
            return not starves(took, computed)
        self.takes_leftovers = not self._urgent and _time_to_spare() and _take_leftovers()
        return True


def starves(took: float, computed: float) -> bool:
    """Whether a process starves if it computed for so little of the time that a job took."""
    return took >= STARVED_SECONDS and computed <= STARVED_SHARE * took


def computed_seconds(process: int | None) -> float | None:
    """The CPU seconds of this process since its start; None if unknown."""
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
