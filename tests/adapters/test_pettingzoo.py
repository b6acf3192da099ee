"""The PettingZoo adapter: PettingZoo's own test suites for every game, and a learner."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils import parallel_to_aec

from bellyflop.adapters import pettingzoo
from bellyflop.games import find_game, shelf

from .learner import Linear, lead

every_game = pytest.mark.parametrize("game_id", shelf())
# Suites warn of observations that begin as zeros, of masks of those who are not asked, and so on.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def seats_of(game_id: str, nightly: bool) -> range:
    """The numbers of seats to test."""
    about = find_game(game_id).about
    return range(about.least_seats, about.most_seats + 1) if nightly else range(2, 4)


@every_game
def test_the_suite_for_agents_in_turn_holds(game_id: str, nightly: bool) -> None:
    for seats in seats_of(game_id, nightly):
        api_test(pettingzoo.env(game_id, seats), num_cycles=1000 if nightly else 60)


@every_game
def test_the_suite_for_agents_at_once_holds(game_id: str, nightly: bool) -> None:
    for seats in seats_of(game_id, nightly):
        parallel_api_test(pettingzoo.parallel_env(game_id, seats), 1000 if nightly else 60)


@every_game
def test_the_same_seed_gives_the_same_game(game_id: str, nightly: bool) -> None:
    cycles = 500 if nightly else 25
    seed_test(partial(pettingzoo.env, game_id, 2), cycles)
    parallel_seed_test(partial(pettingzoo.parallel_env, game_id, 2, max_cycles=cycles), cycles)


@every_game
def test_it_is_drawn_in_every_mode(game_id: str) -> None:
    render_test(partial(pettingzoo.env, game_id, 2))


@every_game
def test_it_is_cut_off_after_as_many_cycles_as_wished(game_id: str) -> None:
    def parallel(**more: Any) -> Any:
        return pettingzoo.parallel_env(game_id, 2, **more)

    def in_turn(**more: Any) -> Any:
        return parallel_to_aec(parallel(**more))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


# ── what is ours ────────────────────────────────────────────────────────────────────────────────


@every_game
def test_rewards_add_up_to_what_the_game_says(game_id: str) -> None:
    for reward in ("points", "win"):
        env, rng = pettingzoo.env(game_id, 3, reward=reward), Random(5)
        env.reset(seed=9)
        had = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                had[agent] += env.last()[1]
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if not env.table.over:
                for seat, gained in env.rewards.items():
                    had[seat] += gained
                    env._cumulative_rewards[seat] = 0.0  # counted here instead
        game, state = env.table.game, env.table.state
        if reward == "points":
            assert list(had.values()) == pytest.approx([float(s) for s in game.scores(state)])
        else:
            assert sum(had.values()) == pytest.approx(0)
            winners = {f"seat_{seat}" for seat in game.winners(state)}
            if 0 < len(winners) < 3:
                assert {seat for seat, got in had.items() if got > 0} == winners


def test_a_step_that_is_not_open_does_what_an_absent_player_would() -> None:
    env = pettingzoo.env("splash-party", 3)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.table.state
    env.step(20)  # accusing nobody, where a pawn must be lifted
    seat, game = int(agent[-1]), env.table.game
    assert env.table.state == game.apply(before, seat, game.default(before, seat))
    assert "Step 20" in env.infos[agent]["refused"]


def test_who_does_not_recall_sees_no_dice_under_the_cover() -> None:
    env, recalling = (pettingzoo.env("dice-cup", 2, recall=recall) for recall in (False, True))
    seen = []
    for seed in range(3):
        env.reset(seed=seed)
        recalling.reset(seed=seed)
        seen.append((env.observe("seat_0"), recalling.observe("seat_0")))
    assert len({told["observation"].tobytes() for told, _ in seen}) == 1
    assert len({told["observation"].tobytes() for _, told in seen}) == 3


def test_a_linear_learner_beats_a_player_at_random(nightly: bool) -> None:
    """Dice Cup with what was seen: it learns when a box is worth more than it mostly is."""
    env = pettingzoo.parallel_env("dice-cup", 2, reward="points")
    learner = Linear(env.table.size, env.table.spaces.steps)
    rng = Random(2)
    mine, theirs = list[float](), list[float]()
    usual, count = np.zeros(12), np.zeros(12)
    training = 600 if nightly else 100
    for number in range(training + 60):
        seen, _ = env.reset(seed=number)
        wild = 0.0 if number >= training else 0.3
        while env.agents:
            first = seen["seat_0"]
            step = learner.choose(first["observation"], first["action_mask"], wild)
            other = rng.choice(np.flatnonzero(seen["seat_1"]["action_mask"]).tolist())
            seen, rewards, *_ = env.step({"seat_0": step, "seat_1": other})
            if env.agents:  # the last round is scored at once with the one before
                points = rewards["seat_0"] / 72
                count[step] += 1
                usual[step] += (points - usual[step]) / count[step]
                learner.learn(first["observation"], step, points - usual[step])
        if number >= training:
            scores = env.table.game.scores(env.table.state)
            mine.append(scores[0])
            theirs.append(scores[1])

    assert lead(mine, theirs) > 0
