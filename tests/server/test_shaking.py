"""Shaking: every phone hears it at once, and the countdown belongs to the table."""

from __future__ import annotations

import asyncio

from tests.server.indoors import Guest, Json, leap
from tests.server.test_clocks import FIVE, Watched, cup, now, zee
from tests.server.test_presence import Slow

from bellyflop.core import Settled
from bellyflop.server.node.autoplay import SHAKEN_SECONDS
from bellyflop.server.node.live import LEAN_SECONDS
from bellyflop.server.table.log import Seat

BOT_FIRST = (Seat("bot", "Otto"), Seat("person", "Mia", token_hash="x"))


def shaken(guest: Guest) -> list[Json]:
    """The shaking messages this phone has received."""
    return [message for message in guest.heard if message["type"] == "shaking"]


def countdown(told: Json) -> float:
    """The full length of this shake in seconds."""
    return 2.78 + LEAN_SECONDS if told["leans"] else 2.78


def throws(house: Watched) -> int:
    """The number of throws so far."""
    return sum(isinstance(event, Settled) for event in house.events)


def test_a_shake_is_heard_on_every_phone_and_shows_no_dice() -> None:
    async def evening() -> None:
        house = Watched(cup())
        phones = [await house.guest(seat) for seat in (0, 1, None)]
        assert (await phones[0].command("shake"))["status"] == "ok"
        await asyncio.sleep(0)
        first, *others = [shaken(phone) for phone in phones]
        assert len(first) == 1
        assert first[0]["seat"] == 0
        assert first[0]["seconds"] == round(countdown(first[0]), 2)
        assert [first, first] == others
        assert throws(house) == 0
        assert all(phone.seen["view"]["dice"] is None for phone in phones)
        await asyncio.sleep(countdown(first[0]))
        await phones[0].command("throw")
        looks = [await phone.until(lambda u: u["view"]["phase"] == "look") for phone in phones]
        assert all(look["view"]["dice"] for look in looks)
        assert [phone.seconds for phone in phones] == [7.24] * 3

    leap(evening())


def test_who_comes_in_mid_countdown_is_told_what_is_left_of_it() -> None:
    async def evening() -> None:
        house = Watched(cup())
        hand = await house.guest(0)
        await hand.command("shake")
        await asyncio.sleep(1)
        late = await house.guest(None)
        await asyncio.sleep(0)
        (told,) = shaken(late)
        assert told["seconds"] == round(countdown(told) - 1, 2)
        await hand.command("throw")
        later = await house.guest(None)
        await asyncio.sleep(0)
        assert shaken(later) == []

    leap(evening())


def test_a_second_press_begins_nothing_anew() -> None:
    async def evening() -> None:
        house = Watched(cup())
        hand = await house.guest(0)
        await hand.command("shake")
        await asyncio.sleep(1)
        assert (await hand.command("shake"))["status"] == "ok"
        await asyncio.sleep(0)
        assert len(shaken(hand)) == 1
        await hand.leave()

    leap(evening())


def test_a_hand_that_vanishes_in_mid_countdown_keeps_nobody_waiting() -> None:
    async def evening() -> None:
        house = Watched(cup())
        hand, other = await house.guest(0), await house.guest(1)
        await hand.command("shake")
        start = now()
        await hand.leave()
        await other.until(lambda u: u["view"]["phase"] == "look")
        assert now() == start + countdown(shaken(other)[0]) + SHAKEN_SECONDS
        assert throws(house) == 1

    leap(evening())


def test_a_phone_that_throws_without_a_word_is_understood() -> None:
    async def evening() -> None:
        house = Watched(cup())
        hand, other = await house.guest(0), await house.guest(1)
        assert (await hand.command("throw"))["status"] == "ok"
        await other.until(lambda u: u["view"]["phase"] == "look")
        assert shaken(other) == []

    leap(evening())


def test_only_the_hand_that_is_to_throw_shakes() -> None:
    async def evening() -> None:
        house = Watched(cup())
        hand, other, screen = [await house.guest(seat) for seat in (0, 1, None)]
        for phone in (other, screen):
            answer = await phone.command("shake")
            assert (answer["status"], answer["word"]) == ("illegal", "not-your-hand")
        await hand.command("away", away=True)
        assert (await hand.command("shake"))["status"] == "illegal"
        assert shaken(other) == []

    leap(evening())


def test_a_bot_shakes_for_all_to_hear_before_its_dice_fall() -> None:
    async def evening() -> None:
        house = Watched(cup(), seats=BOT_FIRST)
        screen = await house.guest(None)
        told = await screen.until_heard(lambda m: m["type"] == "shaking", 0)
        start = now()
        assert throws(house) == 0
        assert told["seconds"] == round(countdown(told), 2)
        await screen.until(lambda u: u["view"]["phase"] == "look")
        assert now() == start + countdown(told)

    leap(evening())


def test_where_nothing_is_counted_down_dice_fall_at_once() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE])
        hand = await house.guest(0)
        assert zee().countdown == 0
        assert (await hand.command("shake"))["status"] == "illegal"

    leap(evening())


def test_phones_at_another_node_hear_it_too() -> None:
    async def evening() -> None:
        bells = Slow(), Slow()
        bells[0].other, bells[1].other = bells[1], bells[0]
        here, there = Watched(cup(), bell=bells[0]), Watched(cup(), bell=bells[1])
        for house in (here, there):
            await house.node.open()
        hand, guest = await here.guest(0), await there.guest(1)
        await hand.command("shake")
        while bells[0].be_heard() or bells[1].be_heard():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert shaken(guest) == shaken(hand) != []
        for phone in (hand, guest):
            await phone.leave()
        for house in (here, there):
            await house.node.close()

    leap(evening())
