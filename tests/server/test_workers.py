"""Workers: a job that overruns, dies or fails blocks no other job."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from bellyflop.server.redact import JobFailed
from bellyflop.server.workers import pool as module
from bellyflop.server.workers.pool import Workers

LONG = 60.0  # timeout in seconds; generous, because a busy machine is slow


@pytest.fixture(autouse=True)
def unhurried() -> Iterator[None]:
    """Extend the timeouts, since a process may start slowly on a busy machine."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "START_SECONDS", 10 * LONG)
        patched.setattr(module, "QUEUE_SECONDS", 20 * LONG)
        yield


def begin() -> None:
    pass


def own_id() -> bytes:
    return str(os.getpid()).encode()


def never_end() -> bytes:
    while True:
        time.sleep(1)


def nap(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"rested"


def die() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b"still here"


def drop_dice() -> bytes:
    raise KeyError((3, 4))


def find_it_takes_too_long() -> bytes:
    raise TimeoutError


def echo(what: bytes) -> bytes:
    return what


def write_down(place: str, word: str) -> bytes:
    with Path(place).open("a") as page:
        page.write(word)
    return b""


def employ(day: Callable[[Workers], Awaitable[None]]) -> None:
    """Run this work with one worker."""

    async def work() -> None:
        workers = Workers(1, begin)
        try:
            await day(workers)
        finally:
            await workers.close()

    asyncio.run(work())


async def id_of(workers: Workers) -> int:
    return int(await workers.work(LONG, own_id, patience=LONG) or b"0")


def exists(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_job_that_never_ends_is_ended_and_the_next_one_is_answered() -> None:
    async def day(workers: Workers) -> None:
        first = await id_of(workers)
        endless = asyncio.create_task(workers.work(0.2, never_end))
        await asyncio.sleep(0)
        second = await id_of(workers)
        assert await endless is None
        assert second not in (0, first)
        assert not exists(first)

    employ(day)


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def day(workers: Workers) -> None:
        assert await workers.work(LONG, die) is None
        at_rest = await id_of(workers)
        os.kill(at_rest, signal.SIGKILL)
        while at_rest in {process.pid for process in active_children()}:
            await asyncio.sleep(0.01)
        assert await id_of(workers) not in (0, at_rest)  # no job was lost

    employ(day)


def test_a_fault_reaches_who_asked_without_its_words_and_the_worker_goes_on() -> None:
    async def day(workers: Workers) -> None:
        before = await id_of(workers)
        with pytest.raises(JobFailed, match="KeyError at test_workers") as failed:
            await workers.work(LONG, drop_dice)
        assert "(3, 4)" not in str(failed.value)
        assert failed.value.__cause__ is None
        assert await workers.work(LONG, find_it_takes_too_long) is None
        assert await id_of(workers) == before

    employ(day)


def test_what_is_larger_than_any_buffer_goes_both_ways() -> None:
    async def day(workers: Workers) -> None:
        much = bytes(range(256)) * 40_000
        assert await workers.work(LONG, echo, much) == much

    employ(day)


def test_the_time_behind_others_is_not_a_jobs_own() -> None:
    async def day(workers: Workers) -> None:
        first = asyncio.create_task(workers.work(LONG, nap, 2.0))
        await asyncio.sleep(0)
        assert await workers.work(1.5, echo, b"!") == b"!"
        assert await first == b"rested"

    employ(day)


def test_who_waits_too_long_behind_others_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def day(workers: Workers) -> None:
        await id_of(workers)
        first = asyncio.create_task(workers.work(LONG, nap, 1.0))
        await asyncio.sleep(0)
        monkeypatch.setattr(module, "QUEUE_SECONDS", 0.1)
        page = tmp_path / "page"
        assert await workers.work(LONG, write_down, str(page), "!") is None
        monkeypatch.undo()
        assert await workers.work(LONG, echo, b"next") == b"next"
        assert await first == b"rested"
        assert not page.exists()

    employ(day)


def test_whoever_stops_waiting_holds_nobody_up(tmp_path: Path) -> None:
    async def day(workers: Workers) -> None:
        await id_of(workers)
        page = tmp_path / "page"
        being_done = asyncio.create_task(workers.work(LONG, nap, 1.0))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(workers.work(LONG, write_down, str(page), "!"))
        await asyncio.sleep(0.1)
        being_done.cancel()
        waiting.cancel()
        assert await workers.work(LONG, echo, b"next") == b"next"
        assert not page.exists()

    employ(day)


@pytest.mark.parametrize(("seconds", "order"), [(60.0, "120"), (0.0, "012")])
def test_what_nobody_waits_for_goes_behind_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, order: str
) -> None:
    monkeypatch.setattr(module, "UNHURRIED_SECONDS", seconds)

    async def day(workers: Workers) -> None:
        page = tmp_path / "page"
        workers.work_unhurried(write_down, str(page), "0")
        wanted = [workers.work(LONG, write_down, str(page), word) for word in "12"]
        await asyncio.gather(*wanted)
        while len(page.read_text()) < 3:
            await asyncio.sleep(0.01)
        assert page.read_text() == order
        workers.work_unhurried(drop_dice)  # without a waiting caller
        assert await id_of(workers)

    employ(day)


def test_closing_ends_all_processes_and_answers_who_waits() -> None:
    async def day() -> None:
        workers = Workers(2, begin)
        processes = {await id_of(workers) for _ in range(8)}
        asking = [asyncio.create_task(workers.work(LONG, never_end)) for _ in range(3)]
        await asyncio.sleep(0.2)
        await workers.close()
        assert await asyncio.gather(*asking) == [None] * 3
        assert not any(map(exists, processes))
        assert await workers.work(LONG, own_id) is None

    asyncio.run(day())


def test_a_worker_that_cannot_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE_SECONDS", 0.0)

    async def day() -> None:
        workers = Workers(1, die)  # type: ignore[arg-type]  # what it gives back is of no account
        asking = asyncio.create_task(workers.work(LONG, own_id))
        await asyncio.sleep(0.5)
        workers._begin = begin
        assert await asking
        await workers.close()

    asyncio.run(day())
