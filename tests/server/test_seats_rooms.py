"""Coming and going: locks, spectators, removed seats, covering bots, and the rematch."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.server.indoors import Guest, Indoors, laid_out, leap, seat_token
from tests.server.kit import BOT, OPEN, PERSON, Json, Phone, Server, play_all
from tests.server.leaks import TABLE
from tests.server.scene import Scene, token
from tests.server.witness import read_log
from websockets.exceptions import ConnectionClosed

from bellyflop import load_game
from bellyflop.server.node.seating import clean_name
from bellyflop.server.table.commands import Do, HandToBot
from bellyflop.server.table.decide import decide
from bellyflop.server.table.log import CameBack, Covered, Draft, Entry, Played, Rematched, Sat
from bellyflop.server.table.viewer import Refused, Viewer, hash_token
from bellyflop.testing.walk import play_out


def log_of(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite+aiosqlite:///"))


async def goodbye(phone: Phone) -> tuple[Json, int]:
    """The last message of a socket and the code it closed with."""
    last: Json = {}
    wire = phone.wire
    assert wire is not None
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = await phone.receive()
    await phone.leave()
    assert wire.close_code is not None
    return last, wire.close_code


async def refused(server: Server, table: str, held: str | None) -> str:
    """The reason for which the server refuses this viewer."""
    last, code = await goodbye(await Phone(server, table, held, None).arrive())
    assert (last["type"], last["reason"], code) == ("bye", "refused", 4404)
    return str(last["why"])


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
def test_a_wrong_token_opens_nothing(server: Server, phase: str) -> None:
    seats = "po" if phase == "waiting" else "pp"
    scene = Scene.of("pool-zee", seats, options={"opening": False})
    if phase == "over":
        scene.play_until(lambda table: table.over)
    table = scene.hang_up_in(log_of(server))
    elsewhere = server.open_table("pool-zee", [PERSON, OPEN])["keys"][0]["token"]
    for held in ("no such token", elsewhere, token(5), hash_token(token(0)), " " + token(0)):
        assert "no such seat" in asyncio.run(refused(server, table, held))
    assert "no such seat" in asyncio.run(refused(server, "0" * 24, token(0)))
    assert len(read_log(log_of(server), table)) == len(scene.rows)


def test_spectators_stay_out_where_they_are_switched_off(server: Server) -> None:
    made = server.open_table("pool-zee", [OPEN, OPEN], spectators=False)
    assert "without spectators" in asyncio.run(refused(server, made["table"], None))

    async def host_beside() -> Json:
        phone = await Phone.with_token(server, made).arrive()
        seen = await phone.look()
        await phone.leave()
        return seen

    assert asyncio.run(host_beside())["host"] is True


def test_a_locked_room_refuses_newcomers_but_never_a_seat_that_returns(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, OPEN, OPEN])
    joined = server.join(made["code"], "Bo")

    async def lock(locked: bool) -> None:
        host = await Phone.with_token(server, made).arrive()
        await host.look()
        assert (await host.command("lock", locked=locked))["status"] == "ok"
        await host.leave()
        guest = await Phone.with_token(server, joined).arrive()
        seen = await guest.look()
        assert (seen["you"], seen["room"]["locked"]) == (1, locked)
        await guest.leave()

    asyncio.run(lock(True))
    status, said = server.ask(f"/api/rooms/{made['code']}/seats", {"name": "Cy"})
    assert (status, said["error"]) == (403, "The host has shut the door.")
    asyncio.run(lock(False))
    assert server.join(made["code"], "Cy")["keys"][0]["seat"] == 2


@pytest.mark.parametrize("how", ["remove", "bot"])
def test_a_seat_that_was_taken_away_is_told_and_can_do_nothing_more(
    server: Server, how: str
) -> None:
    made = server.open_table("pool-zee", [PERSON, OPEN, OPEN])
    joined = server.join(made["code"], "Bo")

    async def take_away() -> None:
        host, guest = Phone.with_token(server, made), Phone.with_token(server, joined)
        for phone in (host, guest):
            await (await phone.arrive()).look()
        assert (await host.command(how, seat=1))["status"] == "ok"
        last, code = await goodbye(guest)
        assert (last["type"], last["reason"], code) == ("bye", "removed", 1000)
        await host.leave()

    asyncio.run(take_away())
    assert "no such seat" in asyncio.run(refused(server, made["table"], joined["keys"][0]["token"]))
    newcomer = server.join(made["code"], "Cy")["keys"][0]
    assert newcomer["seat"] == (1 if how == "remove" else 2)


def test_a_seat_meant_for_a_bot_stays_with_whoever_sat_down_first() -> None:
    scene = Scene.of("pool-zee", "po")
    scene.add([Draft(Sat("Bo", "duck", hash_token(token(1))), 1)])
    with pytest.raises(Refused, match="just sat down") as refused:
        scene.command(0, HandToBot("fill-it-up", 1, only_if_open=True))
    assert refused.value.word == "seat-taken"
    scene.command(0, HandToBot("and-yet", 1))
    assert scene.table.seats[1].kind == "bot"


def test_an_open_seat_goes_to_the_bot() -> None:
    scene = Scene.of("pool-zee", "po")
    scene.command(0, HandToBot("fill-it-up", 1, only_if_open=True))
    assert scene.table.seats[1].kind == "bot"


def test_a_command_on_its_way_does_not_outlive_the_right_to_it() -> None:
    scene = Scene.of("pool-zee", "pp", options={"opening": False})
    scene.play_until(lambda table: table.awaited == {1})
    who = Viewer(1, False, hash_token(token(1)))
    scene.command(0, HandToBot("give-it-away", 1))
    with pytest.raises(Refused, match="A bot is playing for you"):
        decide(scene.table, who, Do("still-my-turn", scene.table.seq, {"score": "chance"}))


def test_the_same_seat_opened_elsewhere_takes_over(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, BOT], options={"opening": False})

    async def take_over() -> None:
        old, new = Phone.with_token(server, made), Phone.with_token(server, made)
        await (await old.arrive()).look()
        await (await new.arrive()).look()
        last, code = await goodbye(old)
        assert (last["type"], last["reason"], code) == ("bye", "elsewhere", 1000)
        assert (await new.command("throw"))["status"] == "ok"
        await new.leave()

    asyncio.run(take_over())


def test_nobody_uses_the_id_of_anothers_command(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, OPEN], options={"opening": False})
    joined = server.join(made["code"], "Bo")

    async def same_id() -> None:
        host, guest = Phone.with_token(server, made), Phone.with_token(server, joined)
        for phone in (host, guest):
            await (await phone.arrive()).look()
        done = await host.command("throw")
        await guest.send({"type": "throw", "id": done["id"], "base": done["seq"]})
        while done["id"] not in guest.answers:
            await guest.receive()
        assert guest.answers[done["id"]]["status"] == "illegal"
        for phone in (host, guest):
            await phone.leave()

    asyncio.run(same_id())
    assert [type(row.change) for row in read_log(log_of(server), made["table"])].count(Played) == 1


def test_a_player_steps_away_is_covered_and_comes_back(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, BOT], options={"opening": False})

    async def step_away() -> None:
        phone = await Phone.with_token(server, made).arrive()
        await phone.look()
        assert (await phone.command("away", away=True, level="paddler"))["status"] == "ok"
        start = len(read_log(log_of(server), made["table"]))
        while len(read_log(log_of(server), made["table"])) < start + 12:  # the bot plays on
            await phone.receive()
        while (back := await phone.command("away", away=False))["status"] != "ok":
            pass
        while phone.seen is None or phone.seen["seq"] < back["seq"]:
            await phone.receive()
        end = await phone.play()
        assert end["awaiting"]["kind"] == "over"
        assert end["room"]["seats"][0]["covered"] is False
        await phone.leave()

    asyncio.run(step_away())
    rows = read_log(log_of(server), made["table"])
    kinds = [type(row.change) for row in rows]
    away, back = kinds.index(Covered), kinds.index(CameBack)
    mine = [row for row in rows if row.seat == 0 and isinstance(row.change, Played)]
    assert all(row.command is None for row in mine if away < row.seq < back)
    assert all(row.command is not None for row in mine if row.seq > back)


def test_a_seat_given_to_a_bot_is_played_to_the_end(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, OPEN], options={"opening": False})
    joined = server.join(made["code"], "Bo")

    async def give() -> Json:
        host, guest = Phone.with_token(server, made), Phone.with_token(server, joined)
        for phone in (host, guest):
            await (await phone.arrive()).look()
        assert (await host.command("bot", seat=1, level="paddler"))["status"] == "ok"
        end = await host.play()
        await guest.leave()
        await host.leave()
        return end

    end = asyncio.run(give())
    assert end["awaiting"]["kind"] == "over"
    seat = end["room"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["covered"]) == ("person", "Bo", True)


def test_whoever_was_covered_at_the_end_plays_the_next_game_without_a_bot() -> None:
    async def again() -> None:
        house, game = Indoors(), load_game("pool-zee", seats=2, opening=False)
        rows = laid_out(game, play_out(game, seed=3).events)
        covered = Entry(len(rows), Covered(1, "diver"), 1, "step-away")
        house.put(TABLE, [*rows, covered])
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        assert ana.seen["room"]["seats"][1]["level"] == "diver"
        assert (await ana.command("rematch"))["status"] == "ok"
        name = (await ana.until(lambda update: update["rematch"] is not None))["rematch"]
        await ana.leave()
        seats = (await Guest(house, name, seat_token(1)).arrive()).seen["room"]["seats"]
        assert [(seat["level"], seat["covered"]) for seat in seats] == [(None, False)] * 2

    leap(again())


@pytest.mark.parametrize(
    "name", ["\u200d", "\u3164", "\u2800", "\u115f \uffa0", "\u0301", "\u00ad"]
)
def test_a_name_with_nothing_to_see_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="at least one letter"):
        clean_name(name)


@pytest.mark.parametrize("name", ["\U0001f469\u200d\U0001f467", "\ub9c8\ub9ac", "7", "!", "\u2665"])
def test_a_name_may_be_made_of_anything_that_can_be_seen(name: str) -> None:
    assert clean_name(f" {name} ") == name


def test_the_next_game_opens_to_the_same_tokens_and_everybody_is_told(server: Server) -> None:
    scene = Scene.of("pool-zee", "ppb", options={"opening": False})
    table = scene.play_until(lambda table: table.over).hang_up_in(log_of(server))

    async def again() -> str:
        phones = [Phone(server, table, token(seat), seat) for seat in (0, 1)]
        phones.append(Phone(server, table, None, None))
        for phone in phones:
            await (await phone.arrive()).look()
        asked = [await phones[seat].command("rematch") for seat in (1, 0)]
        assert [answer["status"] for answer in asked] == ["ok", "ok"]
        for phone in phones:
            while phone.seen is None or phone.seen["rematch"] is None:
                await phone.receive()
            await phone.leave()
        (name,) = {str(phone.seen["rematch"]) for phone in phones if phone.seen is not None}
        return name

    name = asyncio.run(again())
    assert [type(row.change) for row in read_log(log_of(server), table)].count(Rematched) == 1
    ends = asyncio.run(play_all([Phone(server, name, token(seat), seat) for seat in (0, 1)]))
    assert [(end["you"], end["host"]) for end in ends] == [(0, True), (1, False)]
    assert all(end["awaiting"]["kind"] == "over" for end in ends)
