"""Faulty or disturbed bots: the table goes on, and the server log reports the fault."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from tests.server.indoors import Guest, Notebook, laid_out, leap
from tests.server.leaks import TABLE
from tests.server.test_clocks import FIVE, Absent, Watched, now, zee

from bellyflop.core import Acted, RecordedEvent
from bellyflop.games.pool_zee.state import Hold
from bellyflop.server.node import autoplay
from bellyflop.server.table.log import Entry

HOLD = Acted(0, {"hold": [1]})


class Broken(Absent):
    """A bot that always raises, with its hidden dice in the message."""

    async def choose(self, *_: object) -> None:
        raise KeyError((3, 4))


class Cheat(Absent):
    """A bot that holds dice it does not have."""

    async def choose(self, *_: object) -> object:  # type: ignore[override]  # it has ideas
        return Hold((1, 1, 1, 1, 1))


@pytest.mark.parametrize(
    ("bot", "said"), [(Broken, "failed: KeyError at test_bots.py"), (Cheat, "not legal")]
)
def test_a_bot_that_fails_does_what_an_absent_player_does(
    bot: type[Absent], said: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE])
        house.autoplay.thinkers = bot()
        guest, other = await house.guest(0), await house.guest(1)
        assert (await guest.command("away", away=True))["status"] == "ok"
        await other.until(
            lambda u: u["awaiting"] == {"kind": "chance", "seats": [], "by": 1, "seconds": None}
        )
        assert [event.seat for event in house.events if isinstance(event, Acted)] == [0]

    leap(evening())
    assert said in caplog.text
    assert "Hold" not in caplog.text
    assert "(3, 4)" not in caplog.text


async def come_and_go(house: Watched, _: Guest) -> None:
    watcher = await house.guest(None)
    await asyncio.sleep(0.4)
    await watcher.leave()


async def step_away_and_back(_: Watched, other: Guest) -> None:
    for away in (True, False):
        assert (await other.command("away", away=away))["status"] == "ok"
        await asyncio.sleep(0.5)


@pytest.mark.parametrize("disturb", [come_and_go, step_away_and_back])
@pytest.mark.parametrize("due", ["a move", "a throw"])
def test_whoever_comes_and_goes_does_not_hold_up_a_bot(
    due: str, disturb: Callable[[Watched, Guest], Awaitable[None]]
) -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE] if due == "a move" else [])
        guest, other = await house.guest(0), await house.guest(1)
        before = len(house.events)
        assert (await guest.command("away", away=True))["status"] == "ok"
        for _ in range(8):
            await disturb(house, other)
        assert len(house.events) > before

    leap(evening())


@pytest.mark.parametrize(("events", "least"), [([FIVE], 2.0), ([FIVE, HOLD], 0.5)])
def test_a_bot_decides_when_the_dice_have_come_to_rest(
    events: list[RecordedEvent], least: float
) -> None:
    async def evening() -> None:
        house = Watched(zee(), events)
        guest = await house.guest(0)
        before, began = len(house.events), now()
        assert (await guest.command("away", away=True))["status"] == "ok"
        while len(house.events) == before:
            await asyncio.sleep(0.05)
        assert least <= now() - began < least + 1.0

    leap(evening())


class Torn(Notebook):
    """A log that fails with an unexpected error."""

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        raise KeyError((3, 4))


def test_a_watch_that_ends_badly_says_where_and_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        store = Torn()
        store.logs[TABLE] = laid_out(zee(), [FIVE], clock=5)
        house = Watched(zee(), store=store)
        await house.guest(0)
        await asyncio.sleep(6)

    leap(evening())
    assert "ended badly: KeyError at test_bots.py" in caplog.text
    assert "(3, 4)" not in caplog.text


def test_what_happens_in_the_moment_a_pause_ends_is_not_overlooked() -> None:
    async def visit() -> None:
        bell = asyncio.Event()
        asyncio.get_running_loop().call_later(1.0, bell.set)
        assert await autoplay._changes_within(bell, 1.0)
        bell.clear()
        assert not await autoplay._changes_within(bell, 1.0)

    leap(visit())
