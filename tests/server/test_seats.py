"""Permissions in every phase: the whole matrix, checked against the log on disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import OPEN, PERSON, Json, Phone, Server
from tests.server.scene import HOST_BESIDE, Scene, token
from tests.server.witness import read_log

from bellyflop.core import Chance, Players
from bellyflop.server.table.commands import HandToBot, StepAway
from bellyflop.server.table.table import Table

PHASES = ("waiting", "full", "my throw", "my choice", "their throw", "their choice", "over")

# Each word is the answer in the phase of that column; "-" means that the case cannot occur.
# The host has the first seat, the fourth seat is open, and the tenth does not exist.
MATRIX = """
player       waiting   full      my-throw  my-choice their-thr their-cho over
do           illegal   illegal   illegal   ok        illegal   illegal   illegal
throw        illegal   illegal   ok        illegal   illegal   illegal   illegal
fell         illegal   illegal   illegal   illegal   illegal   illegal   illegal
undo         illegal   illegal   illegal   illegal   ok        illegal   illegal
pencil       illegal   illegal   illegal   illegal   illegal   illegal   illegal
start        forbidden forbidden forbidden forbidden forbidden forbidden forbidden
lock         forbidden forbidden forbidden forbidden forbidden forbidden forbidden
hints       forbidden forbidden forbidden forbidden forbidden forbidden forbidden
remove       forbidden forbidden forbidden forbidden forbidden forbidden forbidden
remove-own   forbidden forbidden forbidden forbidden forbidden forbidden forbidden
remove-open  forbidden forbidden forbidden forbidden forbidden forbidden forbidden
remove-none  forbidden forbidden forbidden forbidden forbidden forbidden forbidden
bot          forbidden forbidden forbidden forbidden forbidden forbidden forbidden
bot-own      forbidden forbidden forbidden forbidden forbidden forbidden forbidden
bot-open     forbidden forbidden forbidden forbidden forbidden forbidden forbidden
bot-none     forbidden forbidden forbidden forbidden forbidden forbidden forbidden
away         ok        ok        ok        ok        ok        ok        ok
back         illegal   illegal   illegal   illegal   illegal   illegal   illegal
rematch      illegal   illegal   illegal   illegal   illegal   illegal   ok
react        ok        ok        ok        ok        ok        ok        ok

host         waiting   full      my-throw  my-choice their-thr their-cho over
do           illegal   illegal   illegal   ok        illegal   illegal   illegal
throw        illegal   illegal   ok        illegal   illegal   illegal   illegal
fell         illegal   illegal   illegal   illegal   illegal   illegal   illegal
undo         illegal   illegal   illegal   illegal   ok        illegal   illegal
pencil       illegal   illegal   illegal   illegal   illegal   illegal   illegal
start        illegal   ok        illegal   illegal   illegal   illegal   illegal
lock         ok        ok        ok        ok        ok        ok        ok
hints       ok        ok        ok        ok        ok        ok        ok
remove       ok        ok        illegal   illegal   illegal   illegal   illegal
remove-own   ok        ok        illegal   illegal   illegal   illegal   illegal
remove-open  ok        ok        illegal   illegal   illegal   illegal   illegal
remove-none  illegal   illegal   illegal   illegal   illegal   illegal   illegal
bot          ok        ok        ok        ok        ok        ok        illegal
bot-own      ok        ok        ok        ok        ok        ok        illegal
bot-open     ok        illegal   illegal   illegal   illegal   illegal   illegal
bot-none     illegal   illegal   illegal   illegal   illegal   illegal   illegal
away         ok        ok        ok        ok        ok        ok        ok
back         illegal   illegal   illegal   illegal   illegal   illegal   illegal
rematch      illegal   illegal   illegal   illegal   illegal   illegal   ok
react        ok        ok        ok        ok        ok        ok        ok

beside       waiting   full      my-throw  my-choice their-thr their-cho over
do           forbidden forbidden -         -         forbidden forbidden forbidden
throw        forbidden forbidden -         -         forbidden forbidden forbidden
fell         illegal   illegal   -         -         illegal   illegal   illegal
undo         forbidden forbidden -         -         forbidden forbidden forbidden
pencil       illegal   illegal   -         -         illegal   illegal   illegal
start        illegal   ok        -         -         illegal   illegal   illegal
lock         ok        ok        -         -         ok        ok        ok
hints       ok        ok        -         -         ok        ok        ok
remove       ok        ok        -         -         illegal   illegal   illegal
remove-own   ok        ok        -         -         illegal   illegal   illegal
remove-open  ok        ok        -         -         illegal   illegal   illegal
remove-none  illegal   illegal   -         -         illegal   illegal   illegal
bot          ok        ok        -         -         ok        ok        illegal
bot-own      ok        ok        -         -         ok        ok        illegal
bot-open     ok        illegal   -         -         illegal   illegal   illegal
bot-none     illegal   illegal   -         -         illegal   illegal   illegal
away         forbidden forbidden -         -         forbidden forbidden forbidden
back         forbidden forbidden -         -         forbidden forbidden forbidden
rematch      illegal   illegal   -         -         illegal   illegal   ok
react        forbidden forbidden -         -         forbidden forbidden forbidden

spectator    waiting   full      my-throw  my-choice their-thr their-cho over
do           forbidden forbidden -         -         forbidden forbidden forbidden
throw        forbidden forbidden -         -         forbidden forbidden forbidden
fell         forbidden forbidden -         -         forbidden forbidden forbidden
undo         forbidden forbidden -         -         forbidden forbidden forbidden
pencil       illegal   illegal   -         -         illegal   illegal   illegal
start        forbidden forbidden -         -         forbidden forbidden forbidden
lock         forbidden forbidden -         -         forbidden forbidden forbidden
hints       forbidden forbidden -         -         forbidden forbidden forbidden
remove       forbidden forbidden -         -         forbidden forbidden forbidden
remove-own   forbidden forbidden -         -         forbidden forbidden forbidden
remove-open  forbidden forbidden -         -         forbidden forbidden forbidden
remove-none  forbidden forbidden -         -         forbidden forbidden forbidden
bot          forbidden forbidden -         -         forbidden forbidden forbidden
bot-own      forbidden forbidden -         -         forbidden forbidden forbidden
bot-open     forbidden forbidden -         -         forbidden forbidden forbidden
bot-none     forbidden forbidden -         -         forbidden forbidden forbidden
away         forbidden forbidden -         -         forbidden forbidden forbidden
back         forbidden forbidden -         -         forbidden forbidden forbidden
rematch      forbidden forbidden -         -         forbidden forbidden forbidden
react        forbidden forbidden -         -         forbidden forbidden forbidden

covered      waiting   full      my-throw  my-choice their-thr their-cho over
do           illegal   illegal   -         -         illegal   illegal   illegal
throw        illegal   illegal   -         -         illegal   illegal   illegal
fell         illegal   illegal   -         -         illegal   illegal   illegal
undo         illegal   illegal   -         -         illegal   illegal   illegal
pencil       illegal   illegal   -         -         illegal   illegal   illegal
start        forbidden forbidden -         -         forbidden forbidden forbidden
lock         forbidden forbidden -         -         forbidden forbidden forbidden
hints       forbidden forbidden -         -         forbidden forbidden forbidden
remove       forbidden forbidden -         -         forbidden forbidden forbidden
remove-own   forbidden forbidden -         -         forbidden forbidden forbidden
remove-open  forbidden forbidden -         -         forbidden forbidden forbidden
remove-none  forbidden forbidden -         -         forbidden forbidden forbidden
bot          forbidden forbidden -         -         forbidden forbidden forbidden
bot-own      forbidden forbidden -         -         forbidden forbidden forbidden
bot-open     forbidden forbidden -         -         forbidden forbidden forbidden
bot-none     forbidden forbidden -         -         forbidden forbidden forbidden
away         illegal   illegal   -         -         illegal   illegal   illegal
back         ok        ok        -         -         ok        ok        ok
rematch      illegal   illegal   -         -         illegal   illegal   ok
react        ok        ok        -         -         ok        ok        ok
"""

COMMANDS: dict[str, Json] = {
    "do": {"type": "do", "do": {"score": "chance"}},
    "throw": {"type": "throw", "device": "0" * 32},
    "fell": {"type": "fell", "chance": {"dice": [1, 2, 3, 4, 5]}},
    "undo": {"type": "undo"},
    "start": {"type": "start"},
    "lock": {"type": "lock", "locked": True},
    "hints": {"type": "hints", "hints": True},
    "pencil": {"type": "pencil", "change": {"add": "Zoe"}},
    "remove": {"type": "remove", "seat": 2},
    "remove-own": {"type": "remove", "seat": 0},
    "remove-open": {"type": "remove", "seat": 3},
    "remove-none": {"type": "remove", "seat": 9},
    "bot": {"type": "bot", "seat": 2},
    "bot-own": {"type": "bot", "seat": 0},
    "bot-open": {"type": "bot", "seat": 3},
    "bot-none": {"type": "bot", "seat": 9},
    "away": {"type": "away", "away": True},
    "back": {"type": "away", "away": False},
    "rematch": {"type": "rematch"},
    "react": {"type": "react", "what": "clap"},
}
TOKENS = {"player": token(1), "host": token(0), "beside": token(HOST_BESIDE), "covered": token(1)}


def cells() -> dict[tuple[str, str], dict[str, str]]:
    """The expected answer to each command, by actor and phase."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for block in MATRIX.strip().split("\n\n"):
        head, *lines = block.splitlines()
        actor = head.split()[0]
        for line in lines:
            command, *answers = line.split()
            for phase, answer in zip(PHASES, answers, strict=True):
                if answer != "-":
                    found.setdefault((actor, phase), {})[command] = answer
    return found


def scene(actor: str, phase: str) -> Scene:
    """A Pool-zee table for three in this phase, prepared for this actor."""
    host = None if actor == "beside" else 0
    mine = 0 if actor == "host" else 1
    options = {"opening": False}
    if phase in ("waiting", "full"):
        made = Scene.of("pool-zee", "pppo", host=host, options=options)
        if phase == "full":
            made.command(HOST_BESIDE if host is None else 0, HandToBot("the-last-seat", 3))
    else:
        whose = mine if phase.startswith("my") else (mine + 1) % 2 if actor == "host" else 2
        made = Scene.of("pool-zee", "ppp", host=host, options=options)
        made.play_until(lambda table: _is(table, phase.split()[-1], whose))
    if actor == "covered":
        made.command(1, StepAway("step-away-now", True, "paddler"))
    return made


def _is(table: Table, what: str, seat: int) -> bool:
    assert table.match is not None
    match table.match.awaiting:
        case Chance(by):
            return what == "throw" and by == seat
        case Players(seats):
            return what == "choice" and seat in seats
    return what == "over" and table.over


@pytest.mark.parametrize(("actor", "phase"), cells(), ids=lambda name: str(name).replace(" ", "-"))
def test_who_may_do_what(server: Server, actor: str, phase: str) -> None:
    made = scene(actor, phase)
    asyncio.run(_try_all(server, made, TOKENS.get(actor), cells()[actor, phase]))


async def _try_all(
    server: Server, made: Scene, token: str | None, expected: dict[str, str]
) -> None:
    """Try all refused commands at one table, and each accepted one at its own table."""
    refused = [command for command, answer in expected.items() if answer != "ok"]
    await _try(server, made, token, {command: expected[command] for command in refused})
    for command in expected.keys() - refused:
        await _try(server, made, token, {command: "ok"})


async def _try(server: Server, made: Scene, token: str | None, expected: dict[str, str]) -> None:
    file = Path(server.database.removeprefix("sqlite+aiosqlite:///"))
    name = made.hang_up_in(file)
    phone = await Phone(server, name, token, None).arrive()
    try:
        await phone.look()
        for command, status in expected.items():
            before = read_log(file, name)
            answer = await phone.command(COMMANDS[command]["type"], **_fields(command))
            assert (command, answer["status"]) == (command, status), answer
            assert bool(answer["why"]) == (status != "ok")
            after = [row for row in read_log(file, name) if row.command == answer["id"]]
            assert len(after) == (status == "ok" and command != "react")
            assert read_log(file, name)[: len(before)] == before
    finally:
        await phone.leave()


def _fields(command: str) -> Json:
    return {field: value for field, value in COMMANDS[command].items() if field != "type"}


# ── real dice ───────────────────────────────────────────────────────────────────────────────────

REAL = """
who          throws  chooses bot-throws
thrower      ok      illegal ok
other        forbidden illegal ok
host         ok      illegal ok
beside       ok      illegal ok
spectator    forbidden forbidden forbidden
covered      illegal illegal illegal
"""


@pytest.mark.parametrize("line", REAL.strip().splitlines()[1:], ids=lambda line: line.split()[0])
def test_who_may_type_in_what_fell(server: Server, line: str) -> None:
    actor, *answers = line.split()
    for moment, status in zip(("throws", "chooses", "bot-throws"), answers, strict=True):
        made = _real(moment, actor)
        tokens = {"thrower": token(1), "other": token(2), "host": token(0), "spectator": None}
        held = tokens.get(actor, token(HOST_BESIDE) if actor == "beside" else token(2))
        asyncio.run(_try(server, made, held, {"fell": status}))


def _real(moment: str, actor: str) -> Scene:
    """Real dice: seat 1 throws, or chooses, or seat 3, a bot, throws."""
    host = None if actor == "beside" else 0
    made = Scene.of("pool-zee", "pppb", host=host, dice="real", options={"opening": False})
    whose = 3 if moment == "bot-throws" else 1
    what = "choice" if moment == "chooses" else "throw"
    real, made.table.dice = made.table.dice, "virtual"  # the way there goes by itself
    made.play_until(lambda table: _is(table, what, whose))
    made.table.dice = real
    if actor == "covered":
        made.command(2, StepAway("step-away-now", True, "paddler"))
    return made


def test_joining_again_because_the_answer_was_lost_takes_no_second_seat(server: Server) -> None:
    table = server.open_table("pool-zee", [PERSON, OPEN, OPEN])
    place, own = f"/api/rooms/{table['code']}/seats", "k" * 40
    first = server.ask(place, {"name": "Lou", "token": own})
    again = server.ask(place, {"name": "Lou", "token": own})
    assert first == again == (201, {**first[1], "keys": [{"seat": 1, "token": own}]})
    other = server.ask(place, {"name": "Kim", "token": "l" * 40})
    assert other[1]["keys"][0]["seat"] == 2
    assert server.ask(place, {"name": "Lou", "token": own}) == first  # also once it has begun
    assert server.ask(place, {"name": "Eve", "token": "short"})[0] == 422
