"""The choices a phone is offered, also when the list of legal actions is too long to send."""

from __future__ import annotations

import secrets
from itertools import combinations
from typing import Any

from tests.server.scene import Scene, token

from bellyflop.server.node.frames import Frames
from bellyflop.server.table.commands import Fell
from bellyflop.server.table.messages import Update
from bellyflop.server.table.update import MOST_CHOICES, update
from bellyflop.server.table.viewer import hash_token, viewer_of
from bellyflop.testing.laws.measure import effort


def party(*dice: str) -> tuple[Scene, Update]:
    """A table of Clever Kids after this roll, and the update for its active player."""
    scene = Scene.of("clever-kids", "pp", dice="real")
    scene.command(0, Fell(secrets.token_hex(8), scene.table.seq, {"dice": list(dice)}))
    holder = viewer_of(scene.table, hash_token(token(0)))
    assert holder is not None
    return scene, update(scene.table, holder)


def test_a_list_of_everything_says_so() -> None:
    scene, told = party("heart", "pink", "cake", "blue", "green")
    assert scene.table.match is not None
    assert told.legal is not None
    assert not told.more
    assert len(told.legal) == len(scene.table.match.game.legal(scene.table.match.state, 0))


def test_a_list_too_long_has_what_the_rest_is_put_together_from() -> None:
    scene, told = party("present", "joker", "present", "present", "cake")
    match = scene.table.match
    assert match is not None
    game, state = match.game, match.state
    every = game.legal(state, 0)
    assert len(every) > MOST_CHOICES
    assert told.more
    assert told.legal is not None
    listed: list[Any] = [choice.do for choice in told.legal]
    assert {do["use"] for do in listed} == {"yellow", "red", "green", "blue"}
    alone = [do for do in listed if do["use"] == "green"]
    assert all(len(do["dice"]) == len(do["cells"]) == 1 for do in alone)
    for one, other in combinations(alone, 2):
        if one["dice"] != other["dice"] and one["cells"] != other["cells"]:
            both = {key: one[key] + other[key] for key in ("dice", "cells")}
            game.apply(state, 0, game.read_action({"use": "green", **both}))
    rest = [do for action in every if (do := game.write_action(action)) not in listed]
    together: list[Any] = [do for do in rest if isinstance(do, dict)]
    assert all(do["use"] == "green" and len(do["dice"]) > 1 for do in together)
    dice = {die for do in alone for die in do["dice"]}
    assert {die for do in together for die in do["dice"]} == dice


def test_no_list_is_made_that_is_too_long_to_be_told() -> None:
    scene, told = party(*["present"] * 5)
    match = scene.table.match
    assert match is not None
    assert told.more
    assert len(match.game.legal(match.state, 0)) == 6187
    holder = viewer_of(scene.table, hash_token(token(0)))
    assert holder is not None
    assert effort(lambda: Frames().of(scene.table, holder, 0)) < 30_000
