"""Tables under scheme 2: phones are called for their numbers before the dice fall."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.indoors import Guest, Json, Notebook, laid_out, leap, seat_token
from tests.server.leaks import TABLE
from tests.server.test_clocks import Watched, cup, now, zee
from tests.server.test_presence import Slow
from tests.server.wheel import Bringer, Second, play_on, record_of

from bellyflop.core import AnyGame, read_record
from bellyflop.games import set_up, shelf
from bellyflop.proof import Verdict, verify
from bellyflop.server.node.throw_calls import CALL_SECONDS
from bellyflop.server.table.log import Called, CalledThrow, Played


def whole_game(game: AnyGame) -> tuple[Json, list[Bringer]]:
    """Play a whole game with wheels; its record, and the phones."""

    async def evening() -> tuple[Json, list[Bringer]]:
        house = Second(game)
        guests = [await Bringer(house, seat).bring() for seat in range(game.seats)]
        await play_on(house, guests, Random(3))
        return await record_of(house), guests

    return leap(evening())


async def falls(house: Second, guest: Guest, throws: int) -> None:
    """Wait until this many throws have been made."""
    while len(house.node.live[TABLE].table.throws) < throws:
        await guest.moved()


def judged(record: Json, guest: Bringer) -> Verdict:
    return verify(read_record(record), kept=guest.phone.kept)


@pytest.mark.parametrize("game_id", shelf())
def test_every_phone_was_there_for_every_throw_and_the_record_is_as_it_remembers(
    game_id: str,
) -> None:
    record, guests = whole_game(set_up(game_id, 2, {}))
    throws = sum("chance" in event for event in record["events"])
    for guest in guests:
        verdict = judged(record, guest)
        assert verdict.ok, verdict.sentences
    shared = throws - len(record["proof"]["calls"])
    for phone in record["proof"]["phones"]:
        gave = sum(phone["seat"] in call["gave"] for call in record["proof"]["calls"])
        assert gave == throws - shared > 0


def test_the_seal_is_shown_first_and_then_nobody_commits_any_more() -> None:
    async def evening() -> None:
        house = Second(zee())
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        assert (ana.seen["wheels"], ana.seen["begun"]) == ([], False)
        assert ana.seen["root"] == house.node.live[TABLE].table.seal.root.hex()
        await ana.command("throw")
        assert (await ana.until(lambda u: u["seq"] == 2))["begun"]
        late = Bringer(house, 1)
        await late.arrive()
        late.wheel()
        await late.command("away", away=True)
        assert (late.seen["wheels"], "commit" in house.kinds) == ([], False)

    leap(evening())


def test_without_wheels_a_throw_needs_neither_a_call_nor_a_wait() -> None:
    async def evening() -> None:
        house = Second(zee())
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        start = now()
        await ana.command("throw")
        assert house.kinds == ["open", "start", "event"]
        assert now() == start

    leap(evening())


def test_a_silent_phone_is_waited_for_once_until_it_is_heard_again() -> None:
    async def evening() -> None:
        house = Second(zee())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        bo.awake = False
        waited: list[float] = []
        for order in ({"kind": "throw"}, {"kind": "do", "do": {"hold": []}, "device": "0" * 32}):
            start, throws = now(), len(waited) + 1
            await ana.command(**order)
            await falls(house, ana, throws)
            waited.append(now() - start)
        assert waited == [CALL_SECONDS, 0]
        calls = [row.change for row in house.log if isinstance(row.change, Called)]
        thrown = [row.change.throw for row in house.log if isinstance(row.change, Played)]
        assert calls[0].asked == (0, 1)
        assert isinstance(thrown[0], CalledThrow)
        assert [seat for seat, _ in thrown[0].gave or ()] == [0]
        assert house.node.live[TABLE].calls.there == {0}
        bo.say({"type": "shown", "seq": 3})
        await bo.command("react", what="wow")
        assert house.node.live[TABLE].calls.there == {0, 1}

    leap(evening())


def test_the_shake_calls_so_that_nobody_waits_when_the_dice_fall() -> None:
    async def evening() -> None:
        house = Second(cup())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        bo.late = 0.2
        await ana.command("shake")
        await ana.until_heard(lambda m: m["type"] == "call", 0)
        assert house.kinds[-1] == "call"
        await bo.until_heard(lambda m: m["type"] == "shaking", 0)
        await asyncio.sleep(2.7)
        start = now()
        await ana.command("throw")
        assert now() == start
        thrown = [row.change.throw for row in house.log if isinstance(row.change, Played)]
        assert isinstance(thrown[0], CalledThrow)
        assert [seat for seat, _ in thrown[0].gave or ()] == [0, 1]

    leap(evening())


# ── phones that lie, come back, and share ───────────────────────────────────────────────────────


def test_a_wrong_number_is_none_and_whoever_gives_it_has_no_wheel() -> None:
    async def evening() -> None:
        house = Second(zee())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        bo.awake = False
        await ana.command("throw")
        call = (await bo.until_heard(lambda m: m["type"] == "call", 0))["throw"]
        bo.say({"type": "give", "throw": call, "number": ana.phone.commitment.hex()})
        await falls(house, ana, 1)
        thrown = [row.change.throw for row in house.log if isinstance(row.change, Played)]
        assert isinstance(thrown[0], CalledThrow)
        assert [seat for seat, _ in thrown[0].gave or ()] == [0]
        assert house.node.live[TABLE].calls.there == {0}

    leap(evening())


def test_a_number_said_twice_or_late_changes_nothing() -> None:
    async def evening() -> None:
        house = Second(zee())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        await ana.command("throw")
        await falls(house, ana, 1)
        rows = len(house.log)
        for call in (*bo.calls, *bo.calls, {**bo.calls[0], "throw": 7}):
            number = bo.phone.answer(call["throw"], bytes.fromhex(call["head"]))
            if number is not None:
                bo.say({"type": "give", "throw": call["throw"], "number": number.hex()})
        await bo.command("react", what="wow")
        assert len(house.log) == rows
        assert house.node.live[TABLE].calls.there == {0, 1}

    leap(evening())


def test_nobody_answers_for_a_wheel_whose_seat_they_do_not_hold() -> None:
    """Anyone can compute a phone's commitment from an opened number."""

    async def evening() -> None:
        house = Second(zee())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        await bo.leave()
        ana.say({"type": "commit", "commitment": bo.phone.commitment.hex()})
        spectator = await Guest(house, TABLE, None).arrive()
        spectator.say({"type": "commit", "commitment": bo.phone.commitment.hex()})
        await ana.command("react", what="wow")
        assert house.node.live[TABLE].calls.there == {0}

    leap(evening())


def test_a_phone_that_comes_back_turns_its_wheel_and_another_without_the_secret_none() -> None:
    async def evening() -> None:
        house = Second(zee())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        await ana.command("throw")
        await falls(house, ana, 1)
        await bo.leave()
        assert house.node.live[TABLE].calls.there == {0}
        other = Bringer(house, 1, b"another device without it......!")
        await other.arrive()
        other.wheel()
        await other.command("react", what="wow")
        assert house.node.live[TABLE].calls.there == {0}
        await other.leave()
        await bo.arrive()
        bo.wheel()
        await bo.command("react", what="wow")
        assert house.node.live[TABLE].calls.there == {0, 1}

    leap(evening())


def test_a_call_survives_a_restart_and_phones_repeat_their_numbers() -> None:
    async def evening() -> None:
        house = Second(cup())
        ana, bo = [await Bringer(house, seat).bring() for seat in (0, 1)]
        await ana.command("shake")
        await bo.until_heard(lambda m: m["type"] == "call", 0)
        later = Second(cup())
        later.node.store = later.store = house.store
        guests = [ana, bo]
        for guest in guests:
            await guest.leave()
            guest.house = later
            await guest.arrive()
            guest.wheel()
        await ana.command("react", what="wow")
        await ana.command("throw")
        await falls(later, ana, 1)
        assert bo.calls[0] == bo.calls[-1]
        assert len(bo.calls) == 2
        thrown = [row.change.throw for row in later.log if isinstance(row.change, Played)]
        assert isinstance(thrown[0], CalledThrow)
        assert [seat for seat, _ in thrown[0].gave or ()] == [0, 1]

    leap(evening())


def test_what_was_called_for_is_not_taken_back_and_other_moves_are() -> None:
    """§: from the call on nothing that led to the throw can be another."""

    async def evening() -> None:
        house = Second(set_up("splash-party", 2, {}))
        guests = [await Bringer(house, seat).bring() for seat in (0, 1)]
        await play_on(house, guests, Random(4), until=1)
        table = house.node.live[TABLE].table
        seat = next(iter(table.awaited))
        while not table.may_undo(seat):
            assert table.match is not None
            seat = next(iter(table.awaited))
            quiet = table.match.game.default(table.match.state, seat)
            do = table.match.game.write_action(quiet)
            await guests[seat].until(lambda u: u["seq"] >= table.changed)
            assert (await guests[seat].command("do", do=do))["status"] == "ok"
        assert table.wheels is not None
        await guests[seat].until(lambda u: u["seq"] >= table.changed)
        assert (await guests[seat].command("undo"))["status"] == "ok"
        await play_on(house, guests, Random(5))
        for guest in guests:
            assert judged(await record_of(house), guest).ok

    leap(evening())


def test_several_seats_at_one_phone_have_one_wheel_for_the_first_of_them() -> None:
    async def evening() -> None:
        house = Second(zee(3))
        phone = Bringer(house, 2)
        await phone.arrive()
        phone.say({"type": "together", "tokens": [seat_token(1), seat_token(2)]})
        phone.wheel()
        seen = await phone.until(lambda u: bool(u["wheels"]))
        assert seen["wheels"] == [1]

    leap(evening())


def test_a_phone_at_another_node_is_called_and_its_number_comes_over_the_bell() -> None:
    async def evening() -> None:
        store, bells = Notebook(), [Slow(), Slow()]
        bells[0].other, bells[1].other = bells[1], bells[0]
        store.logs[TABLE] = laid_out(zee(), [], scheme=2)
        one, two = [Watched(zee(), store=store, bell=bell) for bell in bells]

        async def carry() -> None:
            while True:
                await asyncio.sleep(0.01)
                for bell in bells:
                    bell.be_heard()

        carrying = asyncio.create_task(carry())
        for house in (one, two):
            await house.node.open()
        ana = await Bringer(one, 0).bring()
        bo = Bringer(two, 1)
        await bo.arrive()
        bo.wheel()
        await ana.until(lambda u: u["wheels"] == [0, 1])
        await asyncio.sleep(0.1)
        assert one.node.live[TABLE].calls.there == {0, 1}
        start = now()
        await ana.command("throw")
        await ana.until(lambda u: u["awaiting"]["kind"] == "players")
        assert now() - start < CALL_SECONDS / 2
        thrown = [row.change.throw for row in store.logs[TABLE] if isinstance(row.change, Played)]
        assert isinstance(thrown[0], CalledThrow)
        assert [seat for seat, _ in thrown[0].gave or ()] == [0, 1]
        carrying.cancel()
        for house in (one, two):
            await house.node.close()

    leap(evening())
