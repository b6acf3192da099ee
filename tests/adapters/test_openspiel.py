"""The OpenSpiel adapter: OpenSpiel's own test suites for every game, and one of its learners."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, sample_some_states
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.tests import games_sim_test

from bellyflop.adapters.openspiel import write_option
from bellyflop.core import BadSetup
from bellyflop.games import find_game, shelf

from .setups import TINY_SHEET

SPOKEN = re.compile(r"# \{|\w*(Observation|InformationState)String\(|\w*Struct")
GOLDEN = Path(__file__).parent / "golden"


def spiel_name(game_id: str) -> str:
    """The name under which OpenSpiel knows the game."""
    return f"bellyflop_{game_id.replace('-', '_')}"


every_game = pytest.mark.parametrize("game_id", shelf())
PINNED = shelf() if "BELLYFLOP_GOLDEN" in os.environ else sorted(f.stem for f in GOLDEN.iterdir())


def test_every_game_on_the_shelf_is_registered() -> None:
    assert {spiel_name(game_id) for game_id in shelf()} <= set(pyspiel.registered_names())


@every_game
def test_openspiel_plays_it(game_id: str, nightly: bool) -> None:
    """`games_sim_test.sim_game`: clones, pickles, both serialisations, legal actions, returns."""
    np.random.seed(7)
    about = find_game(game_id).about
    seats = range(about.least_seats, about.most_seats + 1)
    few = [n for n in seats if n in (about.least_seats, 3)]
    for players in seats if nightly else few:
        games_sim_test.GamesSimTest().sim_game(
            pyspiel.load_game(spiel_name(game_id), {"players": players})
        )


@pytest.mark.parametrize(
    ("game_id", "parameters"),
    [
        ("pool-zee", {"players": 4, "teams": write_option([[0, 2], [1, 3]]), "joker": "none"}),
        ("pool-zee", {"players": 1, "games": 2, "reward": "points"}),
        ("dice-cup", {"players": 2, "columns": 6, "fill": "every"}),
        ("dice-pool-party", {"players": 8, "columns": 2}),
        ("splash-party", {"players": 6, "memory_aid": True, "standstill": 200}),
        ("clever-kids", {"players": 2, "sheet": write_option(TINY_SHEET), "reward": "points"}),
    ],
)
def test_openspiel_plays_it_with_options(game_id: str, parameters: dict[str, Any]) -> None:
    np.random.seed(7)
    game = pyspiel.load_game(spiel_name(game_id), parameters)
    assert str(pyspiel.load_game(str(game))) == str(game)
    games_sim_test.GamesSimTest().sim_game(game)


@every_game
def test_openspiel_s_api_test_holds_on_part_of_the_tree(game_id: str, nightly: bool) -> None:
    game = pyspiel.load_game(spiel_name(game_id))
    states = sample_some_states.sample_some_states(game, max_states=400 if nightly else 60)

    class Part(api_test.EnforceAPIOnPartialTreeBase):
        game_name = spiel_name(game_id)

        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.some_states, cls.game_type = game, states, game.get_type()

    Part.setUpClass()
    tests = [name for name in dir(Part) if name.startswith("test_")]
    assert len(tests) == 5
    for name in tests:
        getattr(Part(name), name)()


@every_game
def test_openspiel_s_random_simulations_hold_serialised(game_id: str, nightly: bool) -> None:
    game = pyspiel.load_game(spiel_name(game_id))
    pyspiel.random_sim_test(
        game, num_sims=20 if nightly else 1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("game_id", PINNED)
def test_a_playthrough_stays_as_it_was(game_id: str) -> None:
    """OpenSpiel's playthrough: what was chosen, and a digest of each state's numbers.

    Steps, chances, tensors and returns are pinned. Strings are not: they are views as JSON, which
    may gain a part.
    """
    text = generate_playthrough.playthrough(spiel_name(game_id), None, seed=7)
    head, *states = text.split("\n# State ")
    lines = [line for line in head.splitlines() if "=" in line]
    for state in states:
        numbers = [line for line in state.splitlines() if not SPOKEN.match(line)]
        chosen = [line for line in numbers if line.startswith("# Apply")]
        digest = blake2b("\n".join(numbers).encode(), digest_size=6).hexdigest()
        lines.append(f"state {numbers[0]} {digest} {' '.join(chosen)}".rstrip())
    file = GOLDEN / f"{game_id}.txt"
    if "BELLYFLOP_GOLDEN" in os.environ:
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", "utf-8")
    assert file.read_text("utf-8").splitlines() == lines


# ── what is ours ────────────────────────────────────────────────────────────────────────────────


def test_a_state_is_read_in_another_process() -> None:
    game = pyspiel.load_game("bellyflop_splash_party(players=3)")
    state = game.new_initial_state()
    rng = Random(1)
    while state.is_chance_node() or len(state.history()) < 40:
        actions = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        )
        state.apply_action(rng.choice(actions or state.legal_actions()))
    code = (
        "import pickle, sys, bellyflop.adapters.openspiel\n"
        "print(pickle.loads(sys.stdin.buffer.read()))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert run.stdout.decode().strip() == str(state)


def test_actions_are_json_as_in_a_record() -> None:
    state = pyspiel.load_game("bellyflop_pool_zee(players=1)").new_initial_state()
    for face in (0, 0, 3, 3, 3):
        state.apply_action(face)
    spelled = {json.dumps({"hold": [1, 1]}), json.dumps({"score": "chance"})}
    says = {state.action_to_string(0, action): action for action in state.legal_actions()}
    assert spelled <= says.keys()
    hold = says[json.dumps({"hold": [1, 1]})]
    struct = state._action_to_struct(0, hold)
    assert struct == {"do": {"hold": [1, 1]}}
    assert state._struct_to_actions(struct) == [hold]
    assert json.loads(json.dumps(state._to_observation_struct(0)))["view"]["dice"] == [
        1,
        1,
        4,
        4,
        4,
    ]


def test_a_use_of_many_dice_is_a_way_of_steps() -> None:
    state = pyspiel.load_game("bellyflop_clever_kids(players=2)").new_initial_state()
    for face in (5, 5, 5, 3, 1):  # three jokers, two presents
        state.apply_action(face)
    do = {"use": "green", "dice": [0, 3], "cells": [[0, 3], [2, 1]]}
    steps = state._struct_to_actions({"do": do})
    assert len(steps) >= 4
    for step in steps:
        assert step in state.legal_actions()
        state.apply_action(step)
    green = state._to_struct()["spectator"]["sheets"][0]["green"]
    assert [green[0][3], green[2][1], sum(map(sum, green))] == [True, True, 2]


def test_who_wins_gets_what_the_others_pay() -> None:
    game = pyspiel.load_game("bellyflop_splash_party(players=3,standstill=10)")
    found = set()
    for seed in range(40):
        rng, state = Random(seed), game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        found.add(tuple(sorted(state.returns())))
    assert (-0.5, -0.5, 1.0) in found
    assert found <= {(-0.5, -0.5, 1.0), (0.0, 0.0, 0.0)}


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ({"players": 2, "opening": True}, "has no end"),
        ({"players": 11}, "1 to 10 seats"),
        ({"players": 1, "reward": "win"}, "nobody else plays"),
        ({"players": 2, "joker": "wild"}, '"forced" or "free"'),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    parameters: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadSetup, match=why):
        pyspiel.load_game("bellyflop_pool_zee", parameters)


def test_counterfactual_regret_learns_a_tiny_variant(nightly: bool) -> None:
    """External sampling CFR on a tiny sheet beats players at random, by more than its interval."""
    tiny = {
        "dice": [
            *([symbol] * 6 for symbol in ("heart", "candle", "cupcake", "donut")),
            ["cake"] * 5 + ["present"],
        ],
        "yellow": [["heart", None, 0], ["heart", None, 3]],
        "red": [[1, None, 1], [1, None, 0]],
        "green": {"rows": 1, "columns": 2, "row": [[None, 1]], "column": [[None, 0], [None, 0]]},
        "blue": {"cupcake": [[None, 0]], "donut": [[None, 0]], "cake": [[None, 0]]},
    }
    game = pyspiel.load_game("bellyflop_clever_kids", {"players": 2, "sheet": write_option(tiny)})
    np.random.seed(3)
    solver = ExternalSamplingSolver(game)
    for _ in range(1000 if nightly else 50):
        solver.iteration()
    policy = solver.average_policy()
    rng = Random(3)
    results = []
    for number in range(200):
        state, learner = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
            elif state.current_player() == learner:
                told = policy.action_probabilities(state)
                actions, chances = tuple(told), tuple(told.values())
            else:
                actions, chances = state.legal_actions(), None
            state.apply_action(rng.choices(actions, chances)[0])
        results.append(state.returns()[learner])
    half = 1.96 * float(np.std(results)) / len(results) ** 0.5
    assert fmean(results) - half > 0
