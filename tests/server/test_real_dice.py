"""Real dice: people enter and correct the dice; the rest is the same game."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.indoors import HOST, Guest, Json, leap, opening, people, seat_token
from tests.server.kit import BOT, OPEN, PERSON, Phone, Server
from tests.server.leaks import TABLE
from tests.server.test_clocks import Watched

from bellyflop import replay
from bellyflop.core import (
    Acted,
    AnyGame,
    Chance,
    Match,
    Players,
    RecordedEvent,
    Settled,
    read_record,
)
from bellyflop.games import set_up
from bellyflop.server.table.log import Seat

GAMES: dict[str, Json] = {
    "pool-zee": {},
    "clever-kids": {},
    "dice-cup": {"dice": "real"},
    "dice-pool-party": {"dice": "real", "columns": 2, "fill": "every"},
}


def game_of(game_id: str, seats: int = 3) -> AnyGame:
    return set_up(game_id, seats, GAMES[game_id])


class Parlour(Watched):
    """A house with one real-dice table; the last seat is a bot, the host has no seat."""

    def __init__(
        self, game: AnyGame, events: tuple[RecordedEvent, ...] = (), **chosen: Any
    ) -> None:
        super().__init__(game, events, dice="real", **chosen)
        rows = self.store.logs[TABLE]
        seats = (*people(game.seats - 1), Seat("bot", "Flipper", level="paddler"))
        rows[0] = opening(game, dice="real", **{**chosen, "seats": seats})

    async def arrive(self) -> dict[int | None, Guest]:
        """The phones of all people; the key None is the host's."""
        people = [await self.guest(seat) for seat in (0, 1)]
        host = await Guest(self, TABLE, HOST).arrive()
        return {0: people[0], 1: people[1], None: host}


def some_dice(house: Parlour, rng: Random) -> Any:
    """A random outcome on the real table."""
    match = house.node.live[TABLE].table.match
    assert match is not None
    return match.game.write_outcome(match.game.sample(match.state, rng))


def some_action(house: Parlour, seat: int, rng: Random) -> Any:
    """A random legal action of this seat."""
    match = house.node.live[TABLE].table.match
    assert match is not None
    legal = match.game.legal(match.state, seat)
    return match.game.write_action(legal[rng.randrange(len(legal))])


# ── whole games ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_with_real_dice_some_of_them_typed_wrong_at_first(game_id: str) -> None:
    """§1.10 and all dice games: the record holds what lay there in the end."""
    typed: list[Any] = []

    async def evening() -> Json:
        house, rng = Parlour(game_of(game_id)), Random(8)
        phones = await house.arrive()
        while phones[None].seen["awaiting"]["kind"] != "over":
            for phone in phones.values():
                await phone.until(lambda u: u["seq"] == len(house.log) - 1)
            awaiting = phones[None].seen["awaiting"]
            if awaiting["kind"] == "chance":
                await type_in(house, phones[awaiting["by"] if awaiting["by"] != 2 else None], rng)
            elif people := [seat for seat in awaiting["seats"] if seat != 2]:
                do = some_action(house, people[0], rng)
                assert (await phones[people[0]].command("do", do=do))["status"] == "ok"
            else:  # the bot's turn
                await phones[None].moved()
        record: Json = json.loads((await house.get(f"/api/tables/{TABLE}/record"))[1])
        return record

    async def type_in(house: Parlour, phone: Guest, rng: Random) -> None:
        dice, wrong = some_dice(house, rng), some_dice(house, rng)
        if rng.random() < 0.3:
            assert (await phone.command("fell", chance=wrong))["status"] == "ok"
            assert phone.seen["correct"]
            assert (await phone.command("fell", chance=dice, correct=True))["status"] == "ok"
        else:
            answer = await phone.command("fell", chance=dice)
            assert answer["status"] == "ok", answer
        typed.append(dice)

    record = leap(evening())
    assert [event["chance"] for event in record["events"] if "chance" in event] == typed
    assert "proof" not in record
    again = replay(read_record(record))
    assert again.over
    assert again.winners


def test_a_real_server_takes_typed_dice_to_the_end(server: Server) -> None:
    table = server.open_table("pool-zee", [PERSON, BOT], dice="real", options={"opening": False})

    async def evening() -> Json:
        phone, rng = await Phone.with_token(server, table).arrive(), Random(3)
        await phone.look()
        while phone.seen is not None and phone.seen["awaiting"]["kind"] != "over":
            awaiting, seq = phone.seen["awaiting"], phone.seen["seq"]
            if awaiting["kind"] == "chance":  # its own and the bot's
                kept = len(phone.seen["view"]["held"])
                dice = [rng.randint(1, 6) for _ in range(5 - kept)]
                answer = await phone.command("fell", chance={"dice": dice})
                assert answer["status"] in ("ok", "stale"), answer
            elif 0 in awaiting["seats"]:
                do = rng.choice(phone.seen["legal"])["do"]
                assert (await phone.command("do", do=do))["status"] == "ok"
            while phone.seen["seq"] == seq:
                await phone.receive()
        await phone.leave()
        return phone.seen or {}

    end = asyncio.run(evening())
    assert end["scores"] == list(replay(read_record(server.record(table["table"]))).scores)
    assert end["root"] is None


# ── who types, and until when ───────────────────────────────────────────────────────────────────


def refused(answer: Json, status: str, words: str) -> None:
    assert answer["status"] == status, answer
    assert words in answer["why"]


FIVE: Json = {"dice": [6, 6, 6, 1, 2]}
OTHER: Json = {"dice": [5, 5, 5, 1, 2]}


def test_a_throw_can_be_put_right_until_somebody_acts_on_it() -> None:
    async def evening() -> None:
        house = Parlour(set_up("pool-zee", 3, {"opening": False}))
        phones = await house.arrive()
        thrower, other, host = phones[0], phones[1], phones[None]
        refused(await thrower.command("fell", chance=FIVE, correct=True), "illegal", "gone on")
        assert (await thrower.command("fell", chance=FIVE))["status"] == "ok"
        assert (thrower.seen["correct"], other.seen["correct"]) == (True, False)
        assert (thrower.seen["typed"], other.seen["typed"]) == ({"dice": [1, 2, 6, 6, 6]}, None)
        refused(
            await other.command("fell", chance=OTHER, correct=True), "forbidden", "Whoever throws"
        )
        await host.command("lock", locked=True)  # no action of the game
        for dice in (OTHER, FIVE, OTHER):  # several times, by the thrower or the host
            who = host if dice == FIVE else thrower
            assert (await who.command("fell", chance=dice, correct=True))["status"] == "ok"
        assert thrower.seen["view"]["dice"] == [1, 2, 5, 5, 5]
        assert (await thrower.command("do", do={"hold": [5, 5, 5]}))["status"] == "ok"
        refused(await thrower.command("fell", chance=FIVE, correct=True), "illegal", "gone on")
        assert (await thrower.command("undo"))["status"] == "ok"
        assert thrower.seen["correct"]  # no later event depends on it
        assert (await thrower.command("fell", chance=FIVE, correct=True))["status"] == "ok"
        assert (await thrower.command("do", do={"score": "sixes"}))["status"] == "ok"
        assert house.node.live[TABLE].table.record().events == (
            Settled({"dice": [1, 2, 6, 6, 6]}),
            Acted(0, {"score": "sixes"}),
        )

    leap(evening())


def test_dice_that_cannot_be_are_refused_with_words() -> None:
    async def evening() -> None:
        house = Parlour(set_up("pool-zee", 3, {"opening": False}))
        thrower = (await house.arrive())[0]
        rows = len(house.log)
        for chance, words in [
            ({"dice": [1, 2, 3, 4, 7]}, "from 1 to 6"),
            ({"dice": [1, 2, 3]}, "5"),
            ({"dice": "five sixes"}, "must be a list"),
            ({"cards": []}, "lacks"),
        ]:
            refused(await thrower.command("fell", chance=chance), "illegal", words)
        refused(await thrower.command("throw"), "illegal", "Type in what came up")
        assert len(house.log) == rows
        assert (await thrower.command("fell", chance=FIVE))["status"] == "ok"
        refused(await thrower.command("fell", chance=FIVE), "illegal", "nothing to throw")
        bad = await thrower.command("fell", chance={"dice": [9]}, correct=True)
        refused(bad, "illegal", "from 1 to 6")
        assert thrower.seen["view"]["dice"] == [1, 2, 6, 6, 6]

    leap(evening())


def test_clever_kids_takes_only_symbols_that_are_on_the_die() -> None:
    async def evening() -> None:
        house = Parlour(game_of("clever-kids"))
        thrower = (await house.arrive())[0]
        wrong = {"dice": ["heart", "heart", "candle", "heart", "green"]}  # §4.1: no heart on die 2
        assert (await thrower.command("fell", chance=wrong))["status"] == "illegal"

    leap(evening())


def test_the_host_types_for_a_bot_and_for_who_is_away_and_any_player_for_a_bot() -> None:
    async def evening() -> None:
        house = Parlour(game_of("pool-zee"))  # §2.2: every seat throws once to find who starts
        phones = await house.arrive()
        refused(await phones[1].command("fell", chance=FIVE), "forbidden", "Whoever throws")
        watcher = await house.guest(None)
        refused(await watcher.command("fell", chance=FIVE), "forbidden", "watching")
        assert (await phones[None].command("fell", chance=FIVE))["status"] == "ok"  # for seat 0
        assert (await phones[1].command("fell", chance=OTHER))["status"] == "ok"
        refused(await watcher.command("fell", chance=FIVE), "forbidden", "watching")
        assert (await phones[1].command("fell", chance=FIVE))["status"] == "ok"  # for the bot
        assert len(house.events) == 3

    leap(evening())


def test_marks_come_first_and_then_the_dice_that_lay_there() -> None:
    """§1.10: no wait, no dice before all have marked; the last round is the throw only."""

    async def evening() -> None:
        house = Parlour(game_of("dice-cup"))
        phones = await house.arrive()
        dice = {"dice": {c: [1, 2] for c in ("white", "yellow", "green", "blue", "red", "black")}}
        assert phones[0].seen["awaiting"]["kind"] == "players"
        refused(await phones[0].command("fell", chance=dice), "illegal", "nothing to throw")
        for seat in (0, 1):
            assert (await phones[seat].command("do", do={"mark": "all"}))["status"] == "ok"
        await phones[0].until(lambda u: u["awaiting"]["kind"] == "chance")
        assert phones[0].seen["scores"] == [0, 0, 0]
        assert (await phones[0].command("fell", chance=dice))["status"] == "ok"
        assert phones[0].seen["scores"][:2] == [18, 18]
        assert (await phones[1].command("do", do={"mark": "low"}))["status"] == "ok"
        late = await phones[0].command("fell", chance=dice, correct=True)
        refused(late, "illegal", "gone on")

    leap(evening())


def test_a_bot_leaves_time_to_put_a_throw_right() -> None:
    async def evening() -> None:
        house = Parlour(set_up("pool-zee", 3, {"opening": False}), turns_of_two())
        host = (await house.arrive())[None]
        assert (await host.command("fell", chance=FIVE))["status"] == "ok"
        await asyncio.sleep(4)
        assert (await host.command("fell", chance=OTHER, correct=True))["status"] == "ok"
        await host.moved()
        assert house.events[-1].seat == 2

    leap(evening())


def turns_of_two() -> tuple[RecordedEvent, ...]:
    """Seats 0 and 1 have had their turns."""
    turns = [(Settled(FIVE), Acted(seat, {"score": "sixes"})) for seat in (0, 1)]
    return tuple(event for turn in turns for event in turn)


def test_no_clock_runs_while_real_dice_are_thrown() -> None:
    async def evening() -> None:
        house = Parlour(set_up("pool-zee", 3, {"opening": False}), clock=5)
        thrower = (await house.arrive())[0]
        assert thrower.seconds is None
        await asyncio.sleep(1000)
        assert house.events == []
        await thrower.command("fell", chance=FIVE)
        assert thrower.seconds == 5.0
        await thrower.moved()
        assert house.events[-1].seat == 0  # what an absent player does

    leap(evening())


def test_putting_a_throw_right_buys_nobody_time() -> None:
    async def evening() -> None:
        house = Parlour(set_up("pool-zee", 3, {"opening": False}), clock=10)
        thrower = (await house.arrive())[0]
        await thrower.command("fell", chance=FIVE)
        for left in (7.0, 4.0, 1.0):
            await asyncio.sleep(3)
            answer = await thrower.command("fell", chance=OTHER, correct=True)
            assert (answer["status"], thrower.seconds) == ("ok", left)
        await asyncio.sleep(1.5)
        assert house.events[-1].seat == 0  # what an absent player does

    leap(evening())


def test_who_may_choose_only_since_a_throw_was_put_right_has_all_of_the_time() -> None:
    async def evening() -> None:
        events, useless, useful = a_throw_that_may_be_useless()
        house = Parlour(game_of("clever-kids"), events, clock=10)
        host = (await house.arrive())[None]
        assert (await host.command("fell", chance=useless))["status"] == "ok"
        assert host.seconds is None  # the next one throws
        await asyncio.sleep(30)
        assert (await host.command("fell", chance=useful, correct=True))["status"] == "ok"
        assert host.seconds == 10.0

    leap(evening())


def a_throw_that_may_be_useless() -> tuple[Any, Any, Any]:
    """A game up to a person's throw, with unusable dice and with usable dice for it."""
    game, rng = game_of("clever-kids"), Random(5)
    match: Match[Any, Any, Any, Any] = Match(game)
    while not match.over:
        if isinstance(match.awaiting, Players):
            seat = min(match.awaiting.seats)
            match.do(seat, rng.choice(game.legal(match.state, seat)))
            continue
        dice = [game.sample(match.state, rng) for _ in range(30)]
        after = {isinstance(game.awaiting(game.settle(match.state, d)), Players): d for d in dice}
        if len(after) == 2 and match.awaiting != Chance(by=2):
            written = {used: game.write_outcome(fell) for used, fell in after.items()}
            return tuple(match.events), written[False], written[True]
        match.draw(rng)
    raise AssertionError("every throw could be used")


# ── making such a table ─────────────────────────────────────────────────────────────────────────


def test_splash_party_cannot_be_played_with_real_pawns(server: Server) -> None:
    wanted = {"game": "splash-party", "seats": [PERSON, OPEN], "dice": "real"}
    status, answer = server.ask("/api/tables", wanted)
    assert status == 409
    assert "keeps secrets" in answer["error"]


@pytest.mark.parametrize("wanted", [{"dice": "real"}, {"options": {"dice": "real"}}])
def test_asking_for_real_dice_in_either_way_makes_the_same_table(
    server: Server, wanted: Json
) -> None:
    table = server.open_table("dice-cup", [PERSON, OPEN], **wanted)
    _, room = server.ask(f"/api/rooms/{table['code']}")
    assert (room["dice"], room["options"]) == ("real", {"dice": "real"})


def test_a_virtual_table_takes_no_typed_dice() -> None:
    async def evening() -> None:
        house = Watched(set_up("pool-zee", 2, {"opening": False}))
        guest = await Guest(house, TABLE, seat_token(0)).arrive()
        refused(await guest.command("fell", chance=FIVE), "illegal", "throws its own dice")

    leap(evening())
