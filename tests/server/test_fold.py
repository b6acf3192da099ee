"""Live play and a replay of the log produce the same table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest
from tests.server.scene import Scene

from bellyflop.core import Settled
from bellyflop.server.node.frames import Frames
from bellyflop.server.table import commands
from bellyflop.server.table.commands import Undo
from bellyflop.server.table.log import Decided, Entry
from bellyflop.server.table.phase import Playing
from bellyflop.server.table.row_json import read_change, write_change
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import Viewer

PLAYED = {
    "dice-cup": "pp",
    "dice-pool-party": "ppb",
    "pool-zee": "pp",
    "splash-party": "pppp",
    "clever-kids": "pp",
}


def read_again(scene: Scene) -> Table:
    """The table rebuilt from the log alone."""
    table = Table(scene.table.id)
    table.absorb(map(on_disk_and_back, scene.rows))
    return table


def on_disk_and_back(row: Entry) -> Entry:
    payload = msgspec.json.decode(msgspec.json.encode(write_change(row.change)))
    return replace(row, change=read_change(row.change.kind, payload))


def agree(one: Table, other: Table) -> bool:
    """Whether the two tables look the same to everyone."""
    assert one.match is not None
    assert other.match is not None
    viewers = [Viewer(), *(Viewer(seat) for seat in range(len(one.seats)))]
    return one.match.state == other.match.state and all(
        Frames().of(one, who, one.untold(seen)) == Frames().of(other, who, other.untold(seen))
        for who in viewers
        for seen in (0, one.seq - 2)
    )


@pytest.mark.parametrize("game", PLAYED)
def test_what_was_played_is_what_is_read(game: str) -> None:
    scene, rng = Scene.of(game, PLAYED[game]), Random(3)
    for _ in range(60):
        if scene.table.over:
            break
        scene.step(rng)
        assert agree(scene.table, read_again(scene))


def test_also_after_something_was_taken_back() -> None:
    scene = Scene.of("clever-kids", "pp").play_until(lambda table: table.may_undo(0))
    scene.command(0, Undo("taken back", scene.table.seq))
    assert agree(scene.table, read_again(scene))


def test_also_after_real_dice_were_corrected() -> None:
    scene = Scene.of("pool-zee", "pp", dice="real")
    scene.command(0, commands.Fell("first", scene.table.seq, {"dice": [1, 2, 3, 4, 5]}))
    right: dict[str, object] = {"dice": [1, 2, 3, 4, 6]}
    scene.command(0, commands.Fell("second", scene.table.seq, right, correct=True))
    assert scene.table.match is not None
    assert scene.table.match.events[-1] == Settled(right)
    assert agree(scene.table, read_again(scene))


def test_a_row_that_claims_another_state_is_told_apart() -> None:
    scene = Scene.of("pool-zee", "pp").play_until(lambda table: table.seq > 12)
    table = Table(scene.table.id)
    table.absorb(scene.rows[:-1])
    assert isinstance(scene.table.phase, Playing)
    table.absorb_decided([Decided(scene.rows[-1], scene.table.phase.before_last)])
    assert not agree(table, read_again(scene))
