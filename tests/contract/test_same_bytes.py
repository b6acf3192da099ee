"""The same seed gives the same bytes everywhere: no result depends on set or hash order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bellyflop.games import shelf

ROOT = Path(__file__).parent.parent.parent

PLAY = """
import json
from random import Random
from bellyflop.core import write_event
from bellyflop.games import shelf
from bellyflop.testing.laws.play import awaited
from bellyflop.testing.walk import course

for game_id, kind in shelf().items():
    game = kind(seats=min(3, kind.about.most_seats))
    states, events = course(game, seed=11, stop=150)
    told = [[write_event(event) for event in events]]
    for at, state in enumerate(states):
        for viewer in (None, 0, game.seats - 1):
            view = game.view(state, viewer)
            told.append(game.write_view(view))
            imagined = game.imagine(view, viewer, Random(at))
            told.append(game.write_view(game.view(imagined, game.seats // 2)))
        for seat in awaited(game, state):
            told.append([game.write_action(action) for action in game.legal(state, seat)[:50]])
            told.append(game.write_action(game.default(state, seat)))
    print(game_id, json.dumps(told))
"""


def _played(hash_seed: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_views_lists_draws_and_imaginings_do_not_depend_on_hashes() -> None:
    one, other = (_played(seed).splitlines() for seed in ("1", "2"))
    assert [line.split()[0] for line in one] == list(shelf())
    assert [a.split()[0] for a, b in zip(one, other, strict=True) if a != b] == []
