"""The Gymnasium adapter: its env checker for every game, the loss of a choice, and a learner."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from statistics import fmean

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bellyflop.adapters.gymnasium import LearnerEnv
from bellyflop.core import BadSetup
from bellyflop.games import find_game, judge_for, shelf

from .learner import Linear, lead

every_game = pytest.mark.parametrize("game_id", shelf())


def make(game_id: str, **more: object) -> LearnerEnv:
    """The environment without wrappers."""
    env = gymnasium.make(f"bellyflop/{game_id}-v0", **more)
    assert isinstance(env.unwrapped, LearnerEnv)
    return env.unwrapped


@every_game
@pytest.mark.filterwarnings("ignore:.*render:UserWarning")
def test_gymnasium_s_check_holds(game_id: str, nightly: bool) -> None:
    about = find_game(game_id).about
    ways: list[dict[str, object]] = [{}, {"seats": 2, "opponents": "self"}]
    if nightly:
        ways += [{"seats": n} for n in range(about.least_seats, about.most_seats + 1)]
    for more in ways:
        check_env(make(game_id, render_mode="ansi", **more), skip_render_check=True)


@every_game
def test_the_learner_s_steps_bring_it_to_the_end(game_id: str) -> None:
    for more in ({"seats": 2, "opponents": "paddler"}, {"seats": 3, "opponents": "self"}):
        env, rng = make(game_id, **more), Random(1)
        seen, info = env.reset(seed=4)
        over, seats = False, set()
        while not over:
            assert env.observation_space.contains(seen)
            seats.add(info["seat"])
            step = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            seen, _, over, _, info = env.step(step)
            assert "refused" not in info
        assert seats == ({0} if more["opponents"] == "paddler" else {0, 1, 2})
        assert len(info["returns"]) == more["seats"]


def test_a_game_without_others_is_played_for_points() -> None:
    env = make("pool-zee")
    assert env.table.game.seats == 1
    _, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        step = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, over, _, info = env.step(step)
        total += reward
    assert [total] == info["returns"] == [env.table.game.scores(env.table.state)[0]]


def test_regret_is_what_a_choice_costs_by_the_exact_judge() -> None:
    env, rng = make("dice-cup", seats=1, regret=True), Random(6)
    judge = judge_for(env.table.game)
    assert judge is not None
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            worths = judge.choices(env.table.state, 0)
            best = max(worth.value for worth in worths.values())
            step = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            action = env.table.spaces.action(env.table.state, 0, (step,))
            _, _, over, _, info = env.step(step)
            assert info["regret"] == pytest.approx(best - worths[action].value)
            assert info["regret"] >= 0


def test_opponents_see_every_view_and_remember() -> None:
    env = make("dice-cup", seats=2, opponents="olympian")
    points = list[float]()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        points.append(env.table.game.scores(env.table.state)[1])
    assert fmean(points) > 150  # at random it would be 136, and no more for one that has not looked


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"regret": True}, "no exact judge"),
        ({"opponents": "shark"}, "there is no bot level"),
        ({"seats": 4, "opponents": ["paddler"]}, "3 other seats, and 1 opponents"),
        ({"seats": 9}, "2 to 6 seats"),
        ({"depth": 3}, "has no option"),
        ({"reward": "glory"}, "must be"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    more: dict[str, object], why: str
) -> None:
    with pytest.raises(BadSetup, match=why):
        LearnerEnv("splash-party", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("extra", "library"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_a_missing_extra_says_what_to_do(extra: str, library: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import bellyflop.adapters.{extra}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode != 0
    says = f"bellyflop.adapters.{extra} needs {library}: pip install 'bellyflop[{extra}]'."
    assert run.stderr.strip().splitlines()[-1].endswith(says)


def test_a_linear_learner_learns_to_score(nightly: bool) -> None:
    """A few thousand steps of Q-learning on solo Pool-zee beat random play."""
    env = make("pool-zee", seats=1)
    learner, rng = Linear(env.table.size, env.table.spaces.steps), Random(8)
    learned, random = list[float](), list[float]()
    training = 600 if nightly else 120
    for number in range(training + 60):
        for played, by_learner in ((learned, True), (random, False)):
            if not by_learner and number < training:
                continue
            wild = 0.0 if number >= training else 0.3
            seen, info = env.reset(seed=number)
            over = False
            while not over:
                mask = info["action_mask"]
                if by_learner:
                    step = learner.choose(seen, mask, wild)
                else:
                    step = rng.choice(np.flatnonzero(mask).tolist())
                then, reward, over, _, info = env.step(step)
                if by_learner and number < training:
                    open_ = np.flatnonzero(info["action_mask"])
                    ahead = 0.0 if over else float(learner.values(then)[open_].max())
                    learner.learn(seen, step, reward / 50 + 0.8 * ahead)
                seen = then
            if number >= training:
                played.append(info["returns"][0])
    assert lead(learned, random) > 0
