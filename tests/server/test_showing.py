"""Bots wait until every reporting phone has shown the last events, but never for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from tests.server.indoors import Guest, Notebook, laid_out, leap, people
from tests.server.leaks import TABLE
from tests.server.test_clocks import Watched, now, zee
from tests.server.test_presence import Slow

from bellyflop.core import Settled
from bellyflop.server.http.socket import MOST_NOTES
from bellyflop.server.node.autoplay import (
    FELL_PATIENCE,
    SHOWN_BEAT,
    SHOWN_PATIENCE,
    UNDO_PATIENCE,
)
from bellyflop.server.node.bot_manners import MANNERS
from bellyflop.server.table.log import Seat

OTTO = Seat("bot", "Otto", level="swimmer")
CORAL = Seat("bot", "Coral", level="swimmer")
CHAIRS = (OTTO, CORAL, *people(4)[2:])


def house_with_bots() -> Watched:
    """A table at which two bots throw first."""
    return Watched(zee(4), seats=CHAIRS)


def show(*phones: Guest) -> None:
    """Let these phones report that they have shown every row."""
    for phone in phones:
        phone.say({"type": "shown", "seq": phone.seen["seq"]})


async def next_row(house: Watched) -> float:
    """Wait for the next row; its time."""
    rows = len(house.log)
    for _ in range(1000):
        if len(house.log) > rows:
            break
        await asyncio.sleep(0.05)
    assert len(house.log) > rows
    came = now()
    await asyncio.sleep(0.05)  # let the phones receive it
    return came


def about(seconds: float, wanted: float) -> bool:
    return wanted <= seconds < wanted + 0.2


def test_a_bot_waits_for_the_slowest_phone() -> None:
    async def evening() -> None:
        house = house_with_bots()
        ana, bo = await house.guest(2), await house.guest(3)
        show(ana, bo)
        thrown = await next_row(house)
        show(ana)
        await asyncio.sleep(9.0)
        show(bo)
        assert about(await next_row(house) - thrown, 9.0 + SHOWN_BEAT)

    leap(evening())


def test_a_bot_leaves_time_to_take_back_what_somebody_has_just_done() -> None:
    async def evening() -> None:
        house = Watched(zee(2), [Settled({"dice": [1, 2, 3, 4, 6]})], seats=(*people(1), CORAL))
        ana = await house.guest(0)
        assert (await ana.command("do", do={"score": "chance"}))["status"] == "ok"
        wrote = now()
        show(ana)
        assert ana.seen["undo"]
        assert about(await next_row(house) - wrote, UNDO_PATIENCE)

    leap(evening())


def test_a_bot_waits_for_a_phone_at_another_node() -> None:
    async def evening() -> None:
        store, bells = Notebook(), [Slow(), Slow()]
        bells[0].other, bells[1].other = bells[1], bells[0]
        store.logs[TABLE] = laid_out(zee(4), [], seats=CHAIRS)
        one, two = [Watched(zee(4), store=store, bell=bell) for bell in bells]

        async def carry() -> None:
            while True:
                await asyncio.sleep(0.01)
                for bell in bells:
                    bell.be_heard()

        carrying = asyncio.create_task(carry())
        for house in (one, two):
            await house.node.open()
        ana, bo = await one.guest(2), await two.guest(3)
        show(ana, bo)
        thrown = await next_row(one)
        await bo.until(lambda u: u["seq"] == one.log[-1].seq)
        show(ana)
        await asyncio.sleep(9.0)
        show(bo)
        assert about(await next_row(one) - thrown, 9.0 + SHOWN_BEAT)
        carrying.cancel()
        for house in (one, two):
            await house.node.close()

    leap(evening())


def test_a_phone_that_falls_silent_is_waited_for_once() -> None:
    async def evening() -> None:
        house = house_with_bots()
        ana, bo = await house.guest(2), await house.guest(3)
        show(ana, bo)
        thrown = await next_row(house)
        show(ana)
        decided = await next_row(house)
        assert about(decided - thrown, SHOWN_PATIENCE)
        show(ana)
        assert await next_row(house) - decided < 2 * FELL_PATIENCE

    leap(evening())


def test_nobody_waits_for_a_phone_that_never_says_what_it_shows() -> None:
    async def evening() -> None:
        house = house_with_bots()
        await house.guest(2)
        thrown = await next_row(house)
        assert about(await next_row(house) - thrown, FELL_PATIENCE)

    leap(evening())


def test_whoever_hangs_up_is_no_longer_waited_for() -> None:
    async def evening() -> None:
        house = house_with_bots()
        ana, bo = await house.guest(2), await house.guest(3)
        show(ana, bo)
        thrown = await next_row(house)
        show(ana)
        await asyncio.sleep(5.0)
        await bo.leave()
        assert about(await next_row(house) - thrown, 5.0 + SHOWN_BEAT)

    leap(evening())


def test_what_spectators_say_they_show_and_rows_that_are_not_there_count_for_nothing() -> None:
    async def evening() -> None:
        house = house_with_bots()
        ana, watcher = await house.guest(2), await house.guest(None)
        show(watcher)
        ana.say({"type": "shown", "seq": 10_000})
        await asyncio.sleep(0)
        thrown = await next_row(house)
        assert about(await next_row(house) - thrown, FELL_PATIENCE)
        assert not [m for phone in (ana, watcher) for m in phone.heard if m["type"] == "answer"]

    leap(evening())


def test_a_phone_that_says_too_much_is_not_heard_and_may_still_play() -> None:
    async def evening() -> None:
        house = house_with_bots()
        ana = await house.guest(2)
        for _ in range(MOST_NOTES):
            ana.say({"type": "shown", "seq": 0})
        show(ana)
        assert (await ana.command("react", what="clap"))["status"] == "ok"
        assert house.node.live[TABLE].animations.slowest == 0

    leap(evening())


def test_bots_of_every_level_have_a_pace_of_their_own() -> None:
    async def pause(level: str) -> float:
        house = Watched(zee(4), seats=(replace(OTTO, level=level), *CHAIRS[1:]))
        await house.guest(2)
        thrown = await next_row(house)
        return round(await next_row(house) - thrown, 1)

    pauses = {level: leap(pause(level)) for level in MANNERS}
    assert len(set(pauses.values())) == len(MANNERS)
    assert pauses["olympian"] < pauses["swimmer"] < pauses["paddler"]


def said(phone: Guest) -> Sequence[tuple[int, str]]:
    return [(m["seat"], m["what"]) for m in phone.heard if m["type"] == "reacted"]


def test_a_bot_says_something_to_the_end_once_it_has_been_seen() -> None:
    async def evening() -> None:
        house = house_with_bots()
        phones = [await house.guest(seat) for seat in (2, 3)]
        for phone in phones:
            assert (await phone.command("away", away=True))["status"] == "ok"
        ana, live = phones[0], house.node.live[TABLE]
        for _ in range(5000):
            if live.table.over:
                break
            show(*phones)
            await asyncio.sleep(0.2)
        assert live.table.match is not None
        assert live.table.over
        await ana.until(lambda u: u["awaiting"]["kind"] == "over")
        before = len(said(ana))
        await asyncio.sleep(5.0)
        assert len(said(ana)) == before  # the screens do not show the end yet
        show(*phones)
        await asyncio.sleep(5.0)
        winners = live.table.match.game.winners(live.table.match.state)
        manner = MANNERS["swimmer"]
        wanted = [(bot, manner.won if bot in winners else manner.lost) for bot in (0, 1)]
        assert said(ana)[before:] == wanted

    leap(evening())
