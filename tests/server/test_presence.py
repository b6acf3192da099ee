"""Presence: reactions appear once, a seat has one phone, answers are counted by status."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.indoors import QUIET, Guest, Indoors, Json, Notebook, laid_out, leap, seat_token
from tests.server.leaks import TABLE

from bellyflop import load_game
from bellyflop.server.node import presence as presence
from bellyflop.server.node.bus import Bus, News

CLAP: Json = {"type": "react", "id": "clap-once-only", "what": "clap"}


class Slow(Bus):
    """A bus between two nodes that delivers only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.other: Slow | None = None
        self._rung: list[News] = []

    def ring(self, news: News) -> None:
        self._rung.append(news)

    def be_heard(self) -> bool:
        """Deliver all pending messages to the other node; whether there were any."""
        rung, self._rung = self._rung, []
        assert self.other is not None
        for news in rung:
            self.other.hear(news)
        return bool(rung)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


def two_nodes() -> tuple[list[Indoors], Callable[[], Awaitable[None]]]:
    """Two nodes with one log and a table for two, and a function that delivers messages."""
    store, bells = Notebook(), [Slow(), Slow()]
    bells[0].other, bells[1].other = bells[1], bells[0]
    houses = [Indoors(store, bell) for bell in bells]
    houses[0].put(TABLE, laid_out(load_game("pool-zee", seats=2, opening=False), []))

    async def hear_all() -> None:
        while any(bell.be_heard() for bell in bells):
            for _ in range(QUIET):
                await asyncio.sleep(0)

    return houses, hear_all


def shown(guest: Guest) -> int:
    """The number of reactions this phone has received since it connected."""
    return sum(message["type"] == "reacted" for message in guest.heard)


async def say(guest: Guest, message: Json) -> None:
    """Send this message and wait until it is answered."""
    guest.say(message)
    await guest._wait(lambda m: m["type"] == "answer" and m["id"] == message["id"])
    assert guest.heard[-1]["type"] != "bye"


def test_a_reaction_that_is_sent_again_is_answered_and_not_shown_again() -> None:
    async def run() -> None:
        (house, _), _ = two_nodes()
        ana, bo = [await Guest(house, TABLE, seat_token(seat)).arrive() for seat in (0, 1)]
        await say(ana, CLAP)
        await say(ana, CLAP)
        await ana.leave()
        await ana.arrive()  # the answer was lost with the connection
        await say(ana, CLAP)
        answers = [m["status"] for m in ana.heard if m["type"] == "answer"]
        assert (answers, shown(ana), shown(bo)) == (["ok"], 0, 1)
        await say(bo, CLAP)  # the same id from another seat is a different command
        await say(ana, {**CLAP, "id": "clap-once-more"})
        assert shown(bo) == 3
        for guest in (ana, bo):
            await guest.leave()

    leap(run())


def test_a_reaction_sent_again_at_another_node_is_not_shown_again() -> None:
    async def run() -> None:
        (one, two), hear_all = two_nodes()
        ana = await Guest(one, TABLE, seat_token(0)).arrive()
        bo, watcher = [await Guest(one, TABLE, held).arrive() for held in (seat_token(1), None)]
        await say(ana, CLAP)
        await hear_all()
        await ana.leave()
        ana.house = two
        await ana.arrive()
        await say(ana, CLAP)
        await hear_all()
        assert [shown(guest) for guest in (bo, watcher)] == [1, 1]
        for guest in (ana, bo, watcher):
            await guest.leave()

    leap(run())


def test_only_the_last_reactions_of_a_seat_are_remembered() -> None:
    async def run() -> None:
        (house, _), _ = two_nodes()
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        for number in range(presence.WAVES_KNOWN + 20):
            await say(ana, {**CLAP, "id": f"clap-{number:06}"})
        (known,) = house.node.live[TABLE].waves.values()
        assert len(known) == presence.WAVES_KNOWN
        await ana.leave()

    leap(run())


@pytest.mark.parametrize("names", [("aaaa", "bbbb"), ("bbbb", "aaaa")])
def test_of_two_phones_that_open_a_seat_at_two_nodes_in_one_millisecond_one_leaves(
    names: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bellyflop.server.node.presence.time.time_ns", lambda: 1_700_000_000_000_000_000
    )

    async def run() -> None:
        houses, hear_all = two_nodes()
        for house, name in zip(houses, names, strict=True):
            house.services.presence._name = name
        phones = [await Guest(house, TABLE, seat_token(0)).arrive() for house in houses]
        await hear_all()
        for phone in phones:
            await phone.leave()
        left = [[m["reason"] for m in p.heard if m["type"] == "bye"] for p in phones]
        assert sorted(left) == [[], ["elsewhere"]]
        assert left[names.index("bbbb")] == []

    leap(run())


def test_every_answer_is_counted_by_its_status() -> None:
    async def run() -> None:
        (house, _), _ = two_nodes()
        house.use(commands_per_10_s=4)

        def counted(status: str) -> float:
            registry = house.services.metrics.registry
            return registry.get_sample_value("bellyflop_commands_total", {"status": status}) or 0.0

        said: list[Json] = [
            CLAP,
            {"type": "nonsense"},
            {"type": "rematch", "id": "once-again"},
            {"type": "throw", "id": "throw-them", "base": 1},
            {"type": "throw", "id": "and-again", "base": 2},
        ]
        await house.visit(TABLE, seat_token(0), said)
        assert [counted(s) for s in ("ok", "illegal", "too_fast")] == [2.0, 2.0, 1.0]
        await house.visit(TABLE, None, [CLAP, {"type": "rematch", "id": "once-again"}])
        assert counted("forbidden") == 2.0

    leap(run())
