"""A node and its log: concurrent reads are shared, and the log overrides memory."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.indoors import Guest, Indoors, Json, Notebook, laid_out, leap, seat_token

from bellyflop.games import set_up
from bellyflop.server.store.log import StoreDown
from bellyflop.server.table.log import Entry

TABLE = "ab" * 12


async def house_of_ana(store: Notebook | None = None) -> tuple[Indoors, Guest]:
    """A house with one table and its only player's phone."""
    house = Indoors()
    if store is None:
        house.put(TABLE, laid_out(set_up("pool-zee", 1, {"opening": False}), ()))
    else:
        house.node.store = house.store = store
    return house, await Guest(house, TABLE, seat_token(0)).arrive()


async def move(ana: Guest, choice: int = 0) -> Json:
    """Send the next throw or choice; the answer."""
    if ana.seen["awaiting"]["kind"] == "chance":
        return await ana.command("throw", device="0" * 32)
    return await ana.command("do", do=ana.seen["legal"][choice]["do"])


def position(seen: Json) -> Json:
    """An update without its news, which depend on the earlier updates."""
    return {**seen, "news": [], "missed": False}


def test_a_node_that_is_ahead_of_a_restored_log_reads_it_again_and_tells_its_phones() -> None:
    async def evening() -> None:
        house, ana = await house_of_ana()
        for _ in range(6):
            assert (await move(ana))["status"] == "ok"
        at_noon = dict(ana.heard[-1])
        for _ in range(6):
            assert (await move(ana))["status"] == "ok"
        del house.store.logs[TABLE][at_noon["seq"] + 1 :]
        assert (await move(ana))["status"] == "stale"
        assert position(ana.seen) == position(at_noon)
        for _ in range(6):
            assert (await move(ana))["status"] == "ok"
        _, at_another_node = await house_of_ana(house.store)
        assert position(at_another_node.seen) == position(ana.seen)

    leap(evening())


def test_a_node_that_remembers_what_never_happened_takes_in_what_did() -> None:
    async def evening() -> None:
        house, ana = await house_of_ana()
        for _ in range(2):
            await move(ana)
        kept = len(house.store.logs[TABLE])
        for _ in range(3):
            await move(ana)
        del house.store.logs[TABLE][kept:]
        _, at_another_node = await house_of_ana(house.store)
        for _ in range(5):
            assert (await move(at_another_node, choice=-1))["status"] == "ok"
        assert (await move(ana))["status"] == "stale"
        assert position(ana.seen) == position(at_another_node.seen)
        assert (await move(ana))["status"] == "ok"

    leap(evening())


def test_after_an_outage_a_node_does_not_go_on_from_a_row_that_others_have_replaced() -> None:
    async def evening() -> None:
        house, ana = await house_of_ana()
        for _ in range(2):
            await move(ana)
        kept = len(house.store.logs[TABLE])
        for _ in range(3):
            await move(ana)
        del house.store.logs[TABLE][kept:]  # a replica that lacks them took over
        house.store.outages += 1
        _, at_another_node = await house_of_ana(house.store)
        for _ in range(3):
            assert (await move(at_another_node, choice=-1))["status"] == "ok"
        assert ana.seen["seq"] == at_another_node.seen["seq"]
        assert (await move(ana))["status"] == "stale"
        assert position(ana.seen) == position(at_another_node.seen)
        assert (await move(ana))["status"] == "ok"

    leap(evening())


def test_there_is_no_rematch_of_a_game_whose_end_is_no_longer_in_the_log() -> None:
    async def evening() -> None:
        house, ana = await house_of_ana()
        while not ana.seen["room"]["over"]:
            assert (await move(ana, choice=-1))["status"] == "ok"
        del house.store.logs[TABLE][-1]
        answer = await ana.command("rematch")
        assert (answer["status"], answer["word"]) == ("illegal", "not-over")
        assert (ana.seen["room"]["over"], ana.seen["rematch"]) == (False, None)

    leap(evening())


def test_a_table_that_is_gone_from_a_restored_log_takes_no_moves() -> None:
    async def evening() -> None:
        house, ana = await house_of_ana()
        await move(ana)
        house.store.logs[TABLE].clear()
        for _ in range(2):
            assert (await move(ana))["status"] == "unavailable"
        assert house.store.logs[TABLE] == []
        assert await house.node.table(TABLE) is None

    leap(evening())


class Slow(Notebook):
    """A log whose reads wait until the test lets them succeed or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.ready, self.fails, self.asked = asyncio.Event(), False, 0

    async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        self.asked += 1
        await self.ready.wait()
        if self.fails:
            raise StoreDown("the disk is gone")
        return await super().load(table, after, most)


def test_a_table_is_read_once_for_all_who_ask_and_those_who_go_away_disturb_nobody() -> None:
    async def evening() -> None:
        house = Indoors()
        house.node.store = house.store = store = Slow()
        house.put(TABLE, laid_out(set_up("pool-zee", 1, {}), ()))
        asking = [asyncio.create_task(house.node.table(TABLE)) for _ in range(3)]
        await asyncio.sleep(0)
        asking[0].cancel()
        await asyncio.sleep(0)
        store.ready.set()
        first, *others = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(first, asyncio.CancelledError)
        assert others == [house.node.live[TABLE]] * 2
        assert store.asked == 1
        assert house.node._loading == {}

    leap(evening())


@pytest.mark.parametrize("cancelled", [True, False])
def test_a_table_that_could_not_be_read_leaves_nothing_behind(cancelled: bool) -> None:
    async def evening() -> None:
        house = Indoors()
        house.node.store = store = Slow()
        store.fails = True
        asking = [asyncio.create_task(house.node.table(TABLE)) for _ in range(2)]
        await asyncio.sleep(0)
        if cancelled:
            for one in asking:
                one.cancel()
        store.ready.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        wanted = asyncio.CancelledError if cancelled else StoreDown
        assert [type(answer) for answer in answers] == [wanted] * 2
        await asyncio.sleep(0.1)
        assert house.node._loading == {}

    leap(evening())
