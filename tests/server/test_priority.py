"""Priority: a worker uses only idle CPU time, and is replaced before it starves."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.test_workers import LONG, id_of, nap, own_id

from bellyflop.server.workers import pool
from bellyflop.server.workers.pool import NICE, STARVED_SECONDS, Workers


def on_a_calm_machine() -> None:
    os.getloadavg = lambda: (0.1, 0.1, 0.1)


def on_a_busy_machine() -> None:
    os.getloadavg = lambda: (99.0, 99.0, 99.0)


def on_a_machine_that_says_nothing() -> None:
    del os.getloadavg


def how_it_steps_back() -> bytes:
    return f"{os.sched_getscheduler(0)} {os.nice(0)}".encode()


def where_nobody_starves() -> None:
    """Simulate an idle machine, on which no worker counts as starved."""
    on_a_calm_machine()
    pool.STARVED_SECONDS = LONG


def steps_back(begin: Callable[[], None], urgent: bool = False) -> list[str]:
    """The scheduling policy and nice value of a worker with this initialiser, job by job."""

    async def day() -> list[str]:
        workers = Workers(1, begin, urgent)
        try:
            steps = [await workers.work(LONG, how_it_steps_back, patience=LONG) for _ in range(3)]
            return [(step or b"").decode() for step in steps]
        finally:
            await workers.close()

    return asyncio.run(day())


def before_and_after_it_starves(begin: Callable[[], None], urgent: bool = False) -> list[int]:
    """The worker's process id before and after a job without CPU time."""

    async def day() -> list[int]:
        workers = Workers(1, begin, urgent)
        try:
            before = await id_of(workers)
            starving = asyncio.create_task(
                workers.work(LONG, nap, 2 * STARVED_SECONDS, patience=LONG)
            )
            await asyncio.sleep(0)
            after = await id_of(workers)  # queued while the other one starved
            assert await starving == b"rested"
            return [before, after]
        finally:
            await workers.close()

    return asyncio.run(day())


NICER = min(os.nice(0) + NICE, 19)  # 19 is the largest nice value


def test_where_there_is_time_to_spare_it_takes_only_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "STARVED_SECONDS", LONG)
    leftovers = f"{os.SCHED_IDLE} {NICER}"
    assert steps_back(where_nobody_starves) == [f"{os.SCHED_OTHER} {NICER}", leftovers, leftovers]


def test_one_that_starves_is_replaced() -> None:
    before, after = before_and_after_it_starves(on_a_calm_machine)
    assert 0 not in (before, after)
    assert before != after


@pytest.mark.parametrize("begin", [on_a_busy_machine, on_a_machine_that_says_nothing])
def test_where_there_is_none_it_is_only_nice_and_stays(begin: Callable[[], None]) -> None:
    assert steps_back(begin) == [f"{os.SCHED_OTHER} {NICER}"] * 3
    before, after = before_and_after_it_starves(begin)
    assert before == after != 0


def test_where_a_person_waits_it_steps_back_for_nobody_and_stays() -> None:
    assert steps_back(on_a_calm_machine, urgent=True) == [f"{os.SCHED_OTHER} {os.nice(0)}"] * 3
    before, after = before_and_after_it_starves(on_a_calm_machine, urgent=True)
    assert before == after != 0


def starve_the_first_time(place: str) -> bytes:
    """A job for which only the first worker gets no CPU time."""
    try:
        Path(place).touch(exist_ok=False)
    except FileExistsError:
        return own_id()
    return nap(LONG)


def test_a_job_whose_worker_starves_in_the_middle_of_it_is_done_by_another(tmp_path: Path) -> None:
    async def day() -> None:
        workers = Workers(1, on_a_calm_machine)
        try:
            before = await id_of(workers)  # from now on it runs at low priority
            job = (starve_the_first_time, str(tmp_path / "begun"))
            assert await workers.work(LONG, *job, patience=LONG) not in (None, str(before).encode())
        finally:
            await workers.close()

    asyncio.run(day())
