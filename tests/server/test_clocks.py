"""Clocks for the look and the turn, and whose time runs; on a clock that jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest
from tests.server.indoors import (
    HOST,
    Guest,
    Indoors,
    Json,
    Notebook,
    laid_out,
    leap,
    seat_token,
)
from tests.server.kit import PERSON, Phone, Server
from tests.server.launcher import CLOCK
from tests.server.leaks import TABLE

from bellyflop.core import (
    Acted,
    AnyGame,
    Chance,
    Proceeded,
    RecordedEvent,
    Settled,
)
from bellyflop.games import set_up
from bellyflop.server.node.autoplay import Autoplay
from bellyflop.server.node.bus import Bus
from bellyflop.server.table.log import Entry, Played, Throw
from bellyflop.server.table.table import Table
from bellyflop.server.workers.bots import Thinkers

DAY = 24 * 60 * 60.0
FIVE = Settled({"dice": [6, 6, 6, 1, 2]})


class Absent:
    """Bots that never answer, so their seats play the default action."""

    async def choose(self, *_: object) -> None:
        return None

    def warm_up(self, *_: object) -> None:
        pass

    async def close(self) -> None:
        pass


class Watched(Indoors):
    """A house with autoplay and one running table."""

    def __init__(
        self,
        game: AnyGame,
        events: Sequence[RecordedEvent] = (),
        store: Notebook | None = None,
        bell: Bus | None = None,
        **chosen: Any,
    ) -> None:
        super().__init__(bell=bell)
        if store is None:
            self.put(TABLE, laid_out(game, events, **chosen))
        else:
            self.node.store = self.store = store
        self.autoplay = Autoplay(self.node, cast(Thinkers, Absent()))
        self.node.listeners.append(self.autoplay.notice)
        self.node.event_listeners.append(self.autoplay.react)
        presence = self.services.presence
        presence.caught_up, self.autoplay.wave = self.node.on_change, presence.wave

    async def guest(self, seat: int | None) -> Guest:
        """A phone at this seat; None is a spectator."""
        return await Guest(self, TABLE, None if seat is None else seat_token(seat)).arrive()

    @property
    def log(self) -> list[Entry]:
        """The rows of the table."""
        return self.store.logs[TABLE]

    @property
    def events(self) -> list[Any]:
        """The events of the game."""
        return [row.change.event for row in self.log if isinstance(row.change, Played)]


def now() -> float:
    return asyncio.get_running_loop().time()


def cup(seats: int = 2) -> AnyGame:
    return set_up("dice-cup", seats, {"look": 7})


def zee(seats: int = 2) -> AnyGame:
    return set_up("pool-zee", seats, {"opening": False})


# ── the look ────────────────────────────────────────────────────────────────────────────────────


def test_the_cover_goes_on_by_itself_when_the_look_is_over() -> None:
    async def evening() -> None:
        house = Watched(cup())
        guest = await house.guest(0)
        await guest.command("throw")
        seen = await guest.until(lambda u: u["awaiting"]["kind"] == "wait")
        assert seen["view"]["dice"] is not None
        assert (seen["awaiting"]["seconds"], guest.seconds) == (7, 7.24)
        start = now()
        seen = await guest.until(lambda u: u["awaiting"]["kind"] == "players")
        assert seen["view"]["dice"] is None
        assert now() - start == 7.24  # the cover lifts first
        assert house.events[-1] == Proceeded()

    leap(evening())


def test_nobody_makes_the_look_longer_by_leaving_locking_or_coming_back() -> None:
    async def evening() -> None:
        house = Watched(cup())
        guest, other = await house.guest(0), await house.guest(1)
        host = await Guest(house, TABLE, HOST).arrive()
        await guest.command("throw")
        start = now()
        for locked in (True, False, True):
            await asyncio.sleep(1)
            await host.command("lock", locked=locked)
            await other.command("away", away=locked)
        await asyncio.sleep(1)
        for phone in (guest, other, host):
            await phone.leave()
        await asyncio.sleep(1)
        seen = await (await house.guest(0)).until(lambda u: u["awaiting"]["kind"] == "players")
        assert now() - start == 7.24  # the cover lifts first
        assert seen["view"]["dice"] is None

    leap(evening())


def test_a_look_that_all_have_left_ends_and_nobody_gets_a_second_one() -> None:
    async def evening() -> None:
        house = Watched(cup())
        guest = await house.guest(0)
        await guest.command("throw")
        await asyncio.sleep(5)
        await guest.leave()
        await asyncio.sleep(1.9)
        assert [type(event) for event in house.events] == [Settled]
        await asyncio.sleep(0.44)
        assert [type(event) for event in house.events] == [Settled, Proceeded]
        await asyncio.sleep(62)
        house.node._forget()
        assert not house.node.live
        seen = (await house.guest(0)).seen
        assert (seen["awaiting"]["kind"], seen["view"]["dice"]) == ("players", None)

    leap(evening())


def test_a_look_that_nobody_has_seen_begins_when_somebody_comes() -> None:
    async def evening() -> None:
        house = Watched(cup(), [_twelve(cup())])
        assert await house.node.table(TABLE)  # the table exists, but has no viewer
        await asyncio.sleep(30)
        guest = await house.guest(0)
        assert (guest.seen["view"]["dice"] is not None, guest.seconds) == (True, 7.24)

    leap(evening())


def test_who_comes_late_is_told_what_is_left_of_the_look_and_sees_no_dice_under_the_cover() -> None:
    async def evening() -> None:
        house = Watched(cup())
        await (await house.guest(0)).command("throw")
        await asyncio.sleep(4)
        late = await house.guest(None)
        assert late.seconds == 3.24
        assert late.seen["view"]["dice"] is not None
        await asyncio.sleep(4)
        later = await house.guest(None)
        assert later.seconds is None
        assert later.seen["view"]["dice"] is None
        assert later.seen["opened"] == []

    leap(evening())


# ── the turn ────────────────────────────────────────────────────────────────────────────────────


def test_without_a_clock_a_turn_takes_as_long_as_it_takes() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE])
        guest = await house.guest(0)
        rows = len(house.log)
        await asyncio.sleep(DAY)
        assert len(house.log) == rows
        assert guest.seconds is None

    leap(evening())


def test_when_the_clock_runs_out_the_seat_does_the_default_and_the_record_has_it() -> None:
    async def evening() -> None:
        game = zee()
        house = Watched(game, [FIVE], clock=10)
        guest = await house.guest(1)
        assert guest.seconds == 10.0
        await asyncio.sleep(4)
        assert (await house.guest(None)).seconds == 6.0
        start, table = now() - 4, Table(TABLE)
        table.absorb(house.log)
        assert table.match is not None
        expected = game.write_action(game.default(table.match.state, 0))
        await guest.moved()
        assert now() - start == 10.0
        assert house.events[1] == Acted(0, expected)
        row = next(row for row in house.log if row.change == Played(Acted(0, expected)))
        assert (row.seat, row.command) == (0, None)
        assert not guest.seen["undo"]

    leap(evening())


def test_a_table_of_absent_people_with_a_clock_plays_its_game_to_the_end() -> None:
    """A turn clock also covers throws by hand: if nobody is there, the table throws."""
    for game in (zee(), cup(3), set_up("clever-kids", 3, {}), set_up("splash-party", 4, {})):

        async def evening(game: AnyGame = game) -> None:
            house = Watched(game, clock=5)
            guest = await house.guest(None)
            await guest.until(lambda u: u["awaiting"]["kind"] == "over")
            assert all(row.command is None for row in house.log)
            throws = [row.change.throw for row in house.log if isinstance(row.change, Played)]
            assert {throw.device for throw in throws if isinstance(throw, Throw)} == {""}
            assert (await house.get(f"/api/tables/{TABLE}/record"))[0] == 200

        leap(evening())


def test_one_clock_for_all_who_mark_at_the_same_time() -> None:
    async def evening() -> None:
        house = Watched(cup(3), [_twelve(cup()), Proceeded()], clock=20)
        guest = await house.guest(2)
        start = now()
        await asyncio.sleep(15)
        await guest.command("do", do={"mark": "fours"})
        await guest.until(lambda u: u["awaiting"]["seats"] == [0, 1])
        assert guest.seconds == 5.0
        await guest.until(lambda u: u["awaiting"]["kind"] == "chance")
        assert now() - start == 20.0
        assert [e.seat for e in house.events if isinstance(e, Acted)] == [2, 0, 1]

    leap(evening())


def _twelve(game: AnyGame) -> Settled[object]:
    colours = ("white", "yellow", "green", "blue", "red", "black")
    assert isinstance(game.awaiting(game.start()), Chance)
    return Settled({"dice": {colour: [1, 2] for colour in colours}})


def test_locking_the_room_or_stepping_away_and_back_buys_no_time() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE], clock=10)
        guest, start = await house.guest(0), now()
        host = await Guest(house, TABLE, HOST).arrive()
        for turn in (True, False, True, False):
            await asyncio.sleep(2)
            assert (await host.command("lock", locked=turn))["status"] == "ok"
            assert (await guest.command("away", away=True))["status"] == "ok"
            assert guest.seconds is None  # a bot is about to play
            await asyncio.sleep(0.25)
            assert (await guest.command("away", away=False))["status"] == "ok"
        assert guest.seen["seq"] == len(house.log) - 1
        assert guest.seconds == 1.0
        await guest.moved()
        assert now() - start == 10.0

    leap(evening())


def test_an_action_taken_back_gives_back_what_was_left() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        await asyncio.sleep(6)
        await guest.command("do", do={"hold": [6, 6, 6]})
        await guest.until(lambda u: u["awaiting"]["kind"] == "chance")
        assert guest.seconds == 10.0
        await asyncio.sleep(3)
        assert (await guest.command("undo"))["status"] == "ok"
        await guest.until(lambda u: u["awaiting"]["kind"] == "players")
        assert guest.seconds == 4.0

    leap(evening())


def test_time_while_the_server_is_down_is_nobodys() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE], clock=10)
        await house.guest(0)
        await asyncio.sleep(9)
        await house.autoplay.close()
        await asyncio.sleep(DAY)
        again = Watched(zee(), store=house.store)
        guest = await again.guest(0)
        assert guest.seconds == 10.0
        await asyncio.sleep(9)
        assert len(again.events) == 1
        assert (await guest.command("do", do={"score": "sixes"}))["status"] == "ok"

    leap(evening())


def test_the_clock_stands_while_nobody_is_at_the_table() -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE], clock=10)
        guest = await house.guest(0)
        await asyncio.sleep(9)
        await guest.leave()
        await asyncio.sleep(40)
        assert (await house.guest(0)).seconds == 10.0

    leap(evening())


# ── who is first ────────────────────────────────────────────────────────────────────────────────


class Slow(Notebook):
    """A log on a slow disk."""

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        await asyncio.sleep(5)
        await super().append(table, rows, patient)


def test_a_command_that_is_being_written_wins_over_the_clock() -> None:
    async def evening() -> None:
        slow = Slow()
        slow.logs[TABLE] = laid_out(zee(), [FIVE], clock=10)
        house = Watched(zee(), store=slow)
        guest = await house.guest(0)
        await asyncio.sleep(8)
        answer = await guest.command("do", do={"score": "chance"})  # on disk at 13, the clock at 10
        assert answer["status"] == "ok"
        await asyncio.sleep(1)
        assert house.events[1:] == [Acted(0, {"score": "chance"})]  # no default

    leap(evening())


def test_a_command_that_comes_after_the_clock_finds_the_table_moved_on() -> None:
    async def evening() -> None:
        slow = Slow()
        slow.logs[TABLE] = laid_out(zee(), [FIVE], clock=10)
        house = Watched(zee(), store=slow)
        guest = await house.guest(0)
        await asyncio.sleep(12)  # the default move is being written
        answer = await guest.command("do", do={"score": "chance"})
        assert answer["status"] == "stale"
        assert Acted(0, {"score": "chance"}) not in house.events

    leap(evening())


# ── a real server ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_clocks_run_on_a_real_server_and_begin_anew_after_a_power_cut(server: Server) -> None:
    """One idle seat: the table throws, covers and marks for it."""
    table = server.open_table("dice-cup", [PERSON], options={"look": 1}, clock=60)

    async def see(wanted: Callable[[Json], bool]) -> list[Json]:
        phone = await Phone.with_token(server, table).arrive()
        while phone.seen is None or not wanted(phone.seen):
            await phone.receive()
        await phone.leave()
        return [other for other in phone.others if other["type"] == "clock"]

    clocks = asyncio.run(see(lambda u: u["awaiting"]["kind"] == "players"))
    assert 0 < clocks[0]["seconds"] <= 60 / CLOCK
    server.kill()
    server.start()
    clocks = asyncio.run(see(lambda u: u["scores"] != [0]))
    assert 0 < clocks[0]["seconds"] <= 60 / CLOCK
    chance, wait, mark = server.record(table["table"])["events"][:3]
    assert "chance" in chance
    assert wait == {"wait": True}
    assert mark == {"seat": 0, "do": {"mark": "white"}}
