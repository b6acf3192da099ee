"""No command's cost grows with the table's history, and the log is bounded."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from random import Random

import pytest
from tests.server.indoors import Guest, Indoors, leap, seat_token
from tests.server.leaks import TABLE
from tests.server.scene import Scene
from tests.server.test_pad_table import pad_rows, told

from bellyflop.core import Chance
from bellyflop.server.node import node as nodes
from bellyflop.server.table import phase
from bellyflop.server.table.commands import Do, Fell, Lock, Remove, StepAway, Undo
from bellyflop.server.table.log import (
    MOST_BESIDE_GAME,
    MOST_ON_PAD,
    Draft,
    Entry,
    Penciled,
    Played,
    Stood,
    TakenBack,
    fits,
)
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import Refused


def to_and_fro(scene: Scene, times: int) -> None:
    """Let a seat act and undo this many times."""
    match = scene.table.match
    assert match is not None
    (seat,) = scene.table.awaited
    do = match.game.write_action(match.game.legal(match.state, seat)[0])
    assert isinstance(do, dict)
    for number in range(times):
        scene.command(seat, Do(f"choice-{number:06}", scene.table.seq, do))
        scene.command(seat, Undo(f"undoing-{number:06}", scene.table.seq))


def test_taking_back_plays_nothing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = revocable_scene()
    monkeypatch.setattr(phase, "replay_events", None)  # which must not be called
    shown = scene.table.record().write()
    to_and_fro(scene, 50)
    assert scene.table.record().write() == shown
    again = Table("scene")
    again.absorb(scene.rows)  # so does a replay of its log
    assert again.record().write() == shown
    assert again.match is not None
    assert scene.table.match is not None
    assert again.match.state == scene.table.match.state


def revocable_scene() -> Scene:
    """A game after some rows, with an action that can be undone."""
    for seed in range(50):
        scene = Scene.of("clever-kids", "pp")
        rng = Random(seed)
        while not scene.table.over:
            scene.step(rng)
            if scene.table.seq > 20 and len(scene.table.awaited) == 1 and may_take_back(scene):
                return scene
    raise AssertionError("nothing can be taken back")


def may_take_back(scene: Scene) -> bool:
    """Whether the awaited seat's first choice could be taken back."""
    trial = Table("scene")
    trial.absorb(scene.rows)
    copy = Scene(trial, list(scene.rows))
    try:
        to_and_fro(copy, 1)
    except Refused:
        return False
    return True


def test_typed_in_throws_are_corrected_without_playing_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene.of("pool-zee", "pp", dice="real")
    rng = Random(3)
    while scene.table.seq < 60:  # enter an outcome and play on
        if isinstance(awaiting_of(scene), Chance):
            scene.command(
                0, Fell(f"fell-{scene.table.seq:06}", scene.table.seq, first_throw(scene))
            )
        else:
            scene.step(rng)
    while not isinstance(awaiting_of(scene), Chance):
        scene.step(rng)
    scene.command(0, Fell("fell-at-last", scene.table.seq, first_throw(scene)))
    monkeypatch.setattr(phase, "replay_events", None)  # which must not be called
    for number in range(30):
        correct = Fell(
            f"correct-{number:06}", scene.table.seq, last_throw(scene, [1, 2, 3, 4, 5]), True
        )
        scene.command(0, correct)
    assert isinstance(scene.rows[-2].change, TakenBack)
    assert isinstance(scene.rows[-1].change, Played)


def awaiting_of(scene: Scene) -> object:
    assert scene.table.match is not None
    return scene.table.match.awaiting


def first_throw(scene: Scene) -> dict[str, object]:
    """A possible outcome now, as a command spells it."""
    match = scene.table.match
    assert match is not None
    written = match.game.write_outcome(match.game.sample(match.state, Random(1)))
    assert isinstance(written, dict)
    return written


def last_throw(scene: Scene, dice: list[int]) -> dict[str, object]:
    """An outcome with the same number of dice as the last one, but other pips."""
    last = json.loads(json.dumps(scene.table.record().write()))["events"][-1]["chance"]
    return {**last, "dice": dice[: len(last["dice"])]} if "dice" in last else dict(last)


# ── the bound ───────────────────────────────────────────────────────────────────────────────────


def test_a_game_takes_so_much_beside_its_moves_and_always_its_moves() -> None:
    scene = revocable_scene()
    to_and_fro(scene, MOST_BESIDE_GAME * 4 // 5 - 1)
    assert scene.table.left is None
    to_and_fro(scene, 1)
    assert scene.table.left == MOST_BESIDE_GAME // 5  # the warning comes well before the limit
    to_and_fro(scene, scene.table.left)
    assert scene.table.left == 0
    match = scene.table.match
    assert match is not None
    (seat,) = scene.table.awaited
    do = match.game.write_action(match.game.legal(match.state, seat)[0])
    assert isinstance(do, dict)
    scene.command(seat, Do("another-choice", scene.table.seq, do))
    for command in (Undo("too-much-undone", scene.table.seq), Lock("too-much-locked", True)):
        with pytest.raises(Refused) as refused:
            scene.command(seat if isinstance(command, Undo) else 0, command)
        assert refused.value.word == "log-full"
    scene.command(1, StepAway("a-bot-for-me", True))  # nobody is stranded
    scene.command(1, StepAway("back-again", False))
    scene.play_until(lambda table: table.over)
    assert scene.table.over


def test_a_pad_takes_so_many_changes_and_says_so_long_before() -> None:
    async def evening() -> None:
        house = Indoors()
        rows = pad_rows()
        for number in range(MOST_ON_PAD * 4 // 5 - 1):
            change = told("chance", 5 + number % 25)
            rows.append(Entry(len(rows), Penciled(change), 0, f"pencil-{number}"))
        house.put(TABLE, rows)
        ana = await Guest(house, TABLE, seat_token(0)).arrive()
        assert ana.seen["left"] is None
        await ana.command("pencil", change=told("chance", 17))
        assert ana.seen["left"] == MOST_ON_PAD // 5
        for number in range(MOST_ON_PAD // 5):
            answer = await ana.command("pencil", change=told("chance", 5 + number % 25))
            assert answer["status"] == "ok"
        assert ana.seen["left"] == 0
        answer = await ana.command("pencil", change=told("chance", 17))
        assert (answer["status"], answer["word"]) == ("illegal", "log-full")
        host = await Guest(house, TABLE, "the host's own token").arrive()
        assert (await host.command("remove", seat=1))["status"] == "ok"  # seats have more room

    leap(evening())


def test_seats_have_their_bound_too() -> None:
    scene = Scene.of("pool-zee", "ppo")
    scene.table.used = 2 * MOST_BESIDE_GAME
    with pytest.raises(Refused) as refused:
        scene.command(0, Remove("stand-up-now", 1))
    assert refused.value.word == "log-full"


def test_a_full_pad_takes_some_more_rows_of_seats_and_no_other() -> None:
    drafts = Draft(Penciled(told("chance", 5))), Draft(Stood(1))
    for used, taken in (
        (MOST_ON_PAD - 1, [True, True]),
        (MOST_ON_PAD, [False, True]),
        (MOST_ON_PAD + MOST_BESIDE_GAME - 1, [False, True]),
        (MOST_ON_PAD + MOST_BESIDE_GAME, [False, False]),
    ):
        assert [fits([draft], used, MOST_ON_PAD) for draft in drafts] == taken


# ── reading it ──────────────────────────────────────────────────────────────────────────────────


def test_while_a_long_log_is_read_everybody_else_has_their_turn() -> None:
    async def evening() -> None:
        house = Indoors()
        rows = pad_rows()
        for number in range(MOST_ON_PAD):
            change = told("chance", 5 + number % 25)
            rows.append(Entry(len(rows), Penciled(change), 0, f"pencil-{number}"))
        house.put(TABLE, rows)
        taken: list[int] = []
        honest = Table.absorb

        def absorb(table: Table, some: Iterable[Entry]) -> None:
            some = list(some)
            taken.append(len(some))
            honest(table, some)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "absorb", absorb)
            reading = asyncio.create_task(house.node.table(TABLE))
            turns = 0
            while not reading.done():
                turns += 1
                await asyncio.sleep(0)
        assert max(taken) <= nodes.SLICE
        assert turns > MOST_ON_PAD / nodes.SLICE
        live = reading.result()
        assert live is not None
        assert live.table.seq == len(rows) - 1

    leap(evening())
