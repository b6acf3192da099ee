"""Absence: all phones learn who is away and since when, and the host role passes on."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.indoors import HOST, Guest, Json, Notebook, laid_out, leap, seat_token
from tests.server.leaks import TABLE
from tests.server.test_clocks import Watched, zee
from tests.server.test_presence import Slow

from bellyflop.server.node.attendance import HOST_SECONDS
from bellyflop.server.table.viewer import hash_token

MINE: Any = {"host_hash": hash_token(seat_token(0))}  # the table of the person on the first seat


def presence(guest: Guest) -> Json:
    """The last presence message of this phone."""
    return next(m for m in reversed(guest.heard) if m["type"] == "presence")


async def quiet() -> None:
    await asyncio.sleep(0.5)


def test_all_are_told_who_is_away_and_since_when() -> None:
    async def evening() -> None:
        house = Watched(zee(3), **MINE)
        ana, bo, cleo = [await house.guest(seat) for seat in (0, 1, 2)]
        await quiet()
        assert presence(ana)["away"] == []
        await bo.leave()
        await asyncio.sleep(30.0)
        await cleo.leave()
        await quiet()
        away = {one["seat"]: one["seconds"] for one in presence(ana)["away"]}
        assert away == {1: 30.0, 2: 0.0}
        await bo.arrive()
        await quiet()
        assert [one["seat"] for one in presence(ana)["away"]] == [2]

    leap(evening())


def test_those_who_share_a_phone_are_there_with_it() -> None:
    async def evening() -> None:
        house = Watched(zee(3), **MINE)
        ana, cleo = await house.guest(0), await house.guest(2)
        ana.say({"type": "together", "tokens": [seat_token(1), "a stranger's"]})
        await quiet()
        assert (presence(cleo)["here"], presence(cleo)["away"]) == ([0, 1, 2], [])
        bo = await house.guest(1)  # Bo's own phone does not displace Ana's
        await quiet()
        assert not [m for m in ana.heard if m["type"] == "bye"]
        await bo.leave()
        await ana.leave()
        await quiet()
        assert presence(cleo)["here"] == [2]

    leap(evening())


def test_the_hosts_part_goes_to_the_next_person_and_back() -> None:
    async def evening() -> None:
        house = Watched(zee(3), **MINE)
        ana, bo, cleo = [await house.guest(seat) for seat in (0, 1, 2)]
        await quiet()
        assert (presence(cleo)["host"], ana.seen["host"], bo.seen["host"]) == (0, True, False)
        await ana.leave()
        await asyncio.sleep(HOST_SECONDS - 1)
        assert presence(cleo)["host"] == 0
        assert (await bo.command("lock", locked=True))["status"] == "forbidden"
        await asyncio.sleep(2)
        assert (presence(cleo)["host"], bo.seen["host"], cleo.seen["host"]) == (1, True, False)
        assert (await bo.command("lock", locked=True))["status"] == "ok"
        await bo.leave()
        await asyncio.sleep(HOST_SECONDS + 1)
        assert (presence(cleo)["host"], cleo.seen["host"]) == (2, True)
        await ana.arrive()
        await quiet()
        assert (presence(cleo)["host"], cleo.seen["host"], ana.seen["host"]) == (0, False, True)
        assert (await cleo.command("lock", locked=False))["status"] == "forbidden"

    leap(evening())


def test_a_host_beside_the_table_has_the_part_as_long_as_they_are_there() -> None:
    async def evening() -> None:
        house = Watched(zee(2))
        host = await Guest(house, TABLE, HOST).arrive()
        ana = await house.guest(0)
        await asyncio.sleep(2 * HOST_SECONDS)
        assert (presence(ana)["host"], ana.seen["host"], host.seen["host"]) == (None, False, True)
        await host.leave()
        await asyncio.sleep(HOST_SECONDS + 1)
        assert (presence(ana)["host"], ana.seen["host"]) == (0, True)
        await host.arrive()
        await quiet()
        assert (presence(ana)["host"], ana.seen["host"]) == (None, False)

    leap(evening())


def test_a_host_at_another_node_is_there() -> None:
    async def evening() -> None:
        store, bells = Notebook(), [Slow(), Slow()]
        bells[0].other, bells[1].other = bells[1], bells[0]
        store.logs[TABLE] = laid_out(zee(2), [])
        one, two = [Watched(zee(2), store=store, bell=bell) for bell in bells]
        host = await Guest(one, TABLE, HOST).arrive()
        ana = await two.guest(0)
        for _ in range(20):
            await asyncio.sleep(2.0)
            one.services.presence._ring(TABLE)
            for bell in bells:
                bell.be_heard()
        assert (presence(ana)["host"], ana.seen["host"]) == (None, False)
        await host.leave()
        bells[0].be_heard()
        await asyncio.sleep(HOST_SECONDS + 1)
        assert ana.seen["host"] is True

    leap(evening())
