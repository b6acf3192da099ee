"""Undo: only a seat's own last action, only at once, and never after a reveal."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from random import Random

import pytest
from tests.server.kit import Json, Phone, Server
from tests.server.scene import Scene, token
from tests.server.witness import read_log, shown

from bellyflop.core import Acted, AnyGame, RuleBroken
from bellyflop.server.table.commands import Do, Lock, StepAway, Undo
from bellyflop.server.table.decide import is_stale
from bellyflop.server.table.log import Draft, Played, TakenBack
from bellyflop.server.table.row_json import read_change, write_change
from bellyflop.server.table.viewer import Refused, Viewer

GAMES = ["clever-kids", "dice-cup", "dice-pool-party", "pool-zee", "splash-party"]
SEATS = range(3)


def seen(scene: Scene) -> list[object]:
    """Every viewer's update, without the row number and the undo fields."""
    updates = [shown(scene.table, seat, seat == 0) for seat in (*SEATS, None)]
    return [{**update, "seq": None, "undo": None} for update in updates]


def taken_back(scene: Scene, seat: int, number: int) -> bool:
    """Undo as this seat if possible; whether it was."""
    try:
        scene.command(seat, Undo(f"take-back-{number}", scene.table.seq))
    except Refused:
        return False
    return True


def check(scene: Scene, before: list[object], number: int) -> bool:
    """Check all laws of undo after one step; whether there was anything to undo."""
    table, row = scene.table, scene.rows[-1]
    acted = isinstance(row.change, Played) and isinstance(row.change.event, Acted)
    allowed = [seat for seat in SEATS if table.may_undo(seat)]
    assert [shown(table, seat, seat == 0)["undo"] for seat in SEATS] == [
        seat in allowed for seat in SEATS
    ]
    assert allowed in ([], [row.seat])
    assert acted or not allowed  # never across chance or a wait
    for seat in set(SEATS) - set(allowed):
        assert not taken_back(scene, seat, number)
    if not allowed:
        return False
    now, log = seen(scene), list(scene.rows)
    assert taken_back(scene, allowed[0], number)
    assert seen(scene) == before
    assert scene.rows[:-1] == log  # both rows stay
    assert isinstance(scene.rows[-1].change, TakenBack)
    assert not any(taken_back(scene, seat, number) for seat in SEATS)
    again = read_change(row.change.kind, json.loads(json.dumps(write_change(row.change))))
    scene.add([Draft(again, row.seat)], f"again-{number}")
    assert seen(scene) == now
    return True


def _last_action(rules: AnyGame, scene: Scene) -> object:
    assert scene.table.match is not None
    event = scene.table.match.events[-1]
    assert isinstance(event, Acted)
    return rules.read_action(event.action)


@pytest.mark.parametrize("game", GAMES)
def test_only_ones_own_last_action_comes_back_and_all_is_as_before(game: str) -> None:
    scene, rng, times = Scene.of(game, "ppp"), Random(8), 0
    for number in range(250):
        if scene.table.over:
            break
        before = seen(scene)
        scene.step(rng)
        times += check(scene, before, number)
    assert (times > 2) == (game not in ("dice-cup", "dice-pool-party"))  # §1.3: marks stand


@pytest.mark.parametrize("game", GAMES)
def test_what_taught_somebody_something_stands(game: str) -> None:
    """If others cannot distinguish two tables, neither can they after a revocable action."""
    scene, rng, compared = Scene.of(game, "ppp"), Random(9), 0
    rules = scene.table.game
    assert rules is not None
    for _ in range(150):
        if scene.table.over:
            break
        assert scene.table.match is not None
        before = scene.table.match.state
        scene.step(rng)
        for seat in filter(scene.table.may_undo, SEATS):
            action = _last_action(rules, scene)
            after = scene.table.match.state
            for other in {*SEATS, None} - {seat}:
                twin = rules.imagine(rules.view(before, other), other, rng)
                if rules.awaiting(twin) != rules.awaiting(before):
                    continue  # the twin's last secret choice would reveal more than this one's
                with contextlib.suppress(RuleBroken):  # legality may depend on the actor's secret
                    twin = rules.apply(twin, seat, action)
                    assert rules.view(twin, other) == rules.view(after, other)
                    compared += 1
    assert (compared > 5) == (game not in ("dice-cup", "dice-pool-party"))


def test_what_a_bot_or_the_clock_did_is_not_ones_own() -> None:
    scene = Scene.of("pool-zee", "pp", options={"opening": False})
    scene.play_until(lambda table: table.awaited == {0})
    assert scene.table.game is not None
    assert scene.table.match is not None
    action = scene.table.game.default(scene.table.match.state, 0)
    played = Played(Acted(0, scene.table.game.write_action(action)))
    scene.add([Draft(played, 0)])  # by the table itself: no command
    assert not scene.table.may_undo(0)


def test_nothing_is_taken_back_once_the_seal_is_open() -> None:
    scene = Scene.of("pool-zee", "p", options={"opening": False})
    scene.play_until(lambda table: table.over)
    assert scene.rows[-1].seat == 0
    with pytest.raises(Refused):
        scene.command(0, Undo("too-late-now", scene.table.seq))


@pytest.mark.parametrize(
    "between", [Lock("lock-the-door", True), StepAway("step-away-now", True)], ids=["lock", "away"]
)
def test_only_at_once(between: Lock | StepAway) -> None:
    scene = Scene.of("pool-zee", "pp", options={"opening": False})
    scene.play_until(lambda table: table.may_undo(0))
    scene.command(0, between)
    with pytest.raises(Refused):
        scene.command(0, Undo("too-late-now", scene.table.seq))


def test_what_one_takes_back_makes_no_choice_of_others_stale() -> None:
    """§4.7: the others choose at once, each for themselves."""
    scene = Scene.of("clever-kids", "pppp")
    table = scene.table
    scene.play_until(lambda table: len(table.awaited) == 2 and any(map(table.may_undo, range(4))))
    taken_back_by, (other, another) = scene.rows[-1].seat, sorted(table.awaited)
    looked = table.seq  # when their turn began
    assert taken_back_by is not None
    scene.command(taken_back_by, Undo("take-it-back", looked))
    assert table.awaited == {taken_back_by, other, another}
    passes = {seat: Do(f"pass-of-{seat}", looked, {"pass": True}) for seat in table.awaited}
    stale = {seat: is_stale(table, Viewer(seat), passes[seat]) for seat in table.awaited}
    assert stale == {taken_back_by: True, other: False, another: False}
    scene.command(other, passes[other])


def test_over_the_wire_the_log_keeps_both_rows(server: Server) -> None:
    file = Path(server.database.removeprefix("sqlite+aiosqlite:///"))
    scene = Scene.of("pool-zee", "pp", options={"opening": False})
    scene.play_until(lambda table: table.awaited == {0})
    table = scene.hang_up_in(file)

    async def take_back() -> None:
        phone = await Phone(server, table, token(0), 0).arrive()
        other = await Phone(server, table, token(1), 1).arrive()
        start, start_other = await phone.look(), await other.look()
        done = await phone.command("do", do={"score": "chance"})
        assert done["status"] == "ok"
        while not phone.seen or not phone.seen["undo"]:
            await phone.receive()
        refused = await other.command("undo", base=done["seq"])
        assert refused["status"] == "illegal"
        undone = await phone.command("undo")
        assert (undone["status"], undone["seq"]) == ("ok", done["seq"] + 1)
        for viewer, before in ((phone, start), (other, start_other)):
            while viewer.seen is None or viewer.seen["seq"] < undone["seq"]:
                await viewer.receive()
            taken_back = {"seq": undone["seq"], "event": 1, "news": [], "undone": True}
            assert viewer.seen["news"][-1] == taken_back
            later: Json = {"seq": None, "news": []}
            assert viewer.seen | later == before | later
            await viewer.leave()

    asyncio.run(take_back())
    kinds = [type(row.change) for row in read_log(file, table)][-2:]
    assert kinds == [Played, TakenBack]
