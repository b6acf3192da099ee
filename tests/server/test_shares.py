"""Fair sharing: server time is counted per address, and a heavy user waits."""

from __future__ import annotations

import asyncio

import pytest

from bellyflop.server.http import limits
from bellyflop.server.http.limits import AHEAD_SECONDS, ALONE_SECONDS, LONGEST_WAIT, Share, Shares


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    monkeypatch.setattr(limits, "perf_counter", clock)
    return clock


def test_whoever_is_alone_may_take_all_of_it(clock: Clock) -> None:
    alone = Shares(0.1).of("one")
    alone.charge(1000.0)
    assert alone.wait == 0.0


def test_whoever_has_had_their_share_waits_and_nobody_else_does(clock: Clock) -> None:
    house = Shares(0.1)
    greedy, modest = house.of("greedy"), house.of("modest")
    greedy.charge(AHEAD_SECONDS + 0.05)
    assert greedy.wait == pytest.approx(0.5)
    assert modest.wait == 0.0
    clock.now += 0.25
    assert greedy.wait == pytest.approx(0.25)
    greedy.charge(100.0)
    assert greedy.wait == pytest.approx(LONGEST_WAIT)
    clock.now += ALONE_SECONDS + 1
    greedy.charge(100.0)  # the other share has left, along with its debt
    assert greedy.wait == 0.0
    modest.charge(0.001)
    assert greedy.wait == 0.0
    greedy.charge(0.02)
    assert greedy.wait == pytest.approx(0.2)


def test_work_is_counted_step_by_step_and_waiting_is_not(clock: Clock) -> None:
    house = Shares(0.1)
    one = house.of("one")
    house.of("other")

    async def work() -> str:
        clock.now += 0.07
        await asyncio.sleep(0)
        clock.now += 0.05
        try:
            await asyncio.wait_for(asyncio.sleep(100), 0.001)
        except TimeoutError:
            clock.now += 0.01
        return "done"

    assert asyncio.run(one.metered(work())) == "done"
    clock.now -= 0.13  # as if the work had taken no time
    one._at = clock.now
    assert one.wait == pytest.approx((0.13 - AHEAD_SECONDS - rested(one)) / house.part, abs=0.2)


def rested(share: Share) -> float:
    """The debt repaid while the work was running."""
    return 0.13 * share._of.part


def test_what_work_raises_and_its_being_called_off_go_through() -> None:
    one = Shares(0.1).of("one")

    async def fails() -> None:
        await asyncio.sleep(0)
        raise LookupError("what it says")

    async def called_off() -> None:
        async def sleep() -> None:
            try:
                await asyncio.sleep(100)
            finally:
                ended.append(True)

        task = asyncio.create_task(one.metered(sleep()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    ended: list[bool] = []
    with pytest.raises(LookupError, match="what it says"):
        asyncio.run(one.metered(fails()))
    asyncio.run(called_off())
    assert ended == [True]


def test_no_more_is_remembered_than_must_be(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 50)
    house = Shares(0.1)
    for number in range(500):
        house.of(f"address {number}").charge(0.001)
    assert len(house._shares) <= 50
