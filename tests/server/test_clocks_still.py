"""Clocks stop while the server cannot write, read or run."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.server.indoors import LeapingLoop, Notebook, laid_out, leap
from tests.server.leaks import TABLE
from tests.server.test_clocks import DAY, FIVE, Watched, cup, now, zee

from bellyflop.core import Acted, AnyGame, RecordedEvent
from bellyflop.server.store.log import StoreDown
from bellyflop.server.table.clock import GRACE_SECONDS
from bellyflop.server.table.log import Entry


class Away(Notebook):
    """A log that can be unavailable, and reports so after a timeout."""

    until = hangs = 0.0

    async def _ask(self) -> None:
        if now() < self.until:
            await asyncio.sleep(self.hangs)
            raise StoreDown("away")

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        await self._ask()
        await super().append(table, rows, patient)

    async def moved(self, known: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        await self._ask()
        return []


def with_store_away(
    game: AnyGame, events: Sequence[RecordedEvent], clock: int | None
) -> tuple[Watched, Away]:
    store = Away()
    store.logs[TABLE] = laid_out(game, events, clock=clock)
    return Watched(game, store=store), store


def test_time_in_which_the_table_cannot_write_is_nobodys() -> None:
    """The phone retries its move every few seconds, and in the end it counts."""

    async def evening() -> None:
        house, store = with_store_away(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        await asyncio.sleep(2)
        store.until = now() + 30
        while (answer := await guest.command("do", do={"score": "sixes"}))["status"] != "ok":
            assert answer["word"] == "store-down"
            assert guest.seconds == 8.0 + GRACE_SECONDS
            await asyncio.sleep(4.3)
        assert now() > 32
        assert house.events[1:] == [Acted(0, {"score": "sixes"})]

    leap(evening())


def test_time_in_which_a_write_hangs_and_fails_is_nobodys() -> None:
    async def evening() -> None:
        house, store = with_store_away(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        await asyncio.sleep(8)
        store.until, store.hangs = now() + 5, 20
        assert (await guest.command("do", do={"score": "sixes"}))["status"] == "unavailable"
        await asyncio.sleep(2 + GRACE_SECONDS - 0.1)
        assert (await guest.command("do", do={"score": "sixes"}))["status"] == "ok"

    leap(evening())


def test_after_a_write_that_failed_the_clock_goes_on_with_what_was_left() -> None:
    async def evening() -> None:
        house, store = with_store_away(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        await asyncio.sleep(2)
        store.until = now() + 1
        await guest.command("do", do={"score": "sixes"})  # and never again
        await guest.moved()
        assert now() == 10 + GRACE_SECONDS
        assert (house.log[-1].seat, house.log[-1].command) == (0, None)

    leap(evening())


def test_a_default_that_could_not_be_written_leaves_phones_a_moment_to_move_after_all() -> None:
    async def evening() -> None:
        house, store = with_store_away(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        store.until = 20
        await asyncio.sleep(21)
        assert (await guest.command("do", do={"score": "sixes"}))["status"] == "ok"
        assert house.events[1:] == [Acted(0, {"score": "sixes"})]

    leap(evening())


def test_time_in_which_the_table_cannot_be_read_is_nobodys() -> None:
    async def evening() -> None:
        house, store = with_store_away(zee(), [FIVE], clock=10)
        await house.node.open()
        guest = await house.guest(0)
        await asyncio.sleep(3)
        store.until = now() + 60  # found at 4, and last at 62
        await guest.moved()
        assert now() == 62 + GRACE_SECONDS + 6
        await house.node.close()

    leap(evening())


def test_the_look_stands_still_while_the_store_is_away_and_is_not_forgotten_meanwhile() -> None:
    async def evening() -> None:
        house, store = with_store_away(cup(), [], clock=None)
        await house.node.open()
        guest = await house.guest(0)
        await guest.command("throw")
        await asyncio.sleep(3)
        store.until = now() + 90  # found at 4, and last at 92
        await guest.leave()
        await asyncio.sleep(91.5)
        assert house.events[1:] == []
        back = await house.guest(0)
        assert back.seconds == 0.74
        await back.until(lambda u: u["awaiting"]["kind"] == "players")
        assert now() == 95.24
        await house.node.close()

    leap(evening())


def doze(seconds: float) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, LeapingLoop)
    loop.doze(seconds)


def test_time_in_which_the_server_is_stopped_in_mid_turn_is_nobodys() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        await asyncio.sleep(3.5)  # half a second after a beat
        doze(DAY)
        await asyncio.sleep(1)
        assert guest.seconds == 7.0 + GRACE_SECONDS
        await guest.moved()
        assert now() == DAY + 10.5 + GRACE_SECONDS
        assert house.events[1].seat == 0

    leap(evening())


def test_a_server_that_wakes_after_the_clock_has_run_out_hears_its_phones_first() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        for slept in (9.2, 5.0):
            await asyncio.sleep(slept)
            doze(60)
        await asyncio.sleep(1)
        assert (await guest.command("do", do={"score": "sixes"}))["status"] == "ok"
        assert house.events[1:] == [Acted(0, {"score": "sixes"})]

    leap(evening())
