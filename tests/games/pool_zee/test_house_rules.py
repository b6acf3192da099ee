"""§2.13: house rules change a card's points, and every bot, coach and solver applies them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.oracle.pool_zee import LIMITS, LOWER, UPPER
from tests.solvers.slow_pool_zee import SlowPlay

from bellyflop.bots import LEVELS
from bellyflop.coach import review_record
from bellyflop.core import BadSetup, Match, Over, Players
from bellyflop.games import judge_for, set_up
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.bots import make_bot
from bellyflop.games.pool_zee.scoring import joker_points, offer, ordinary_points
from bellyflop.games.pool_zee.solver import BestPlay, Sheet, best_play, play
from bellyflop.games.pool_zee.solver.estimate import EstimatedPlay
from bellyflop.games.pool_zee.solver.play import kept_table
from bellyflop.games.pool_zee.solver.shipped import shipped_table
from bellyflop.games.pool_zee.solver.table import solve
from bellyflop.games.pool_zee.state import (
    BOX,
    BOXES,
    OFFICIAL,
    Choosing,
    Column,
    Scoring,
    State,
    Throwing,
)
from bellyflop.solvers.cache import cache_folder, keep_newest

#: Four boxes: solved in a moment.
SHORT: dict[str, Any] = {
    "full_house": 45,
    "pool_zee": 80,
    "check": 60,
    "bonus": 20,
    "bonus_from": 24,
    "without": [box for box in BOXES if box not in ("fives", "sixes", "full_house", "pool_zee")],
}


def few_boxes(rng: Random, most: int) -> dict[str, Any]:
    """House rules for a card of a few boxes beside pool_zee, on which slow play comes to an end."""
    others = [box for box in UPPER + LOWER if box != "pool_zee"]
    kept = rng.sample(others, rng.randint(1, most))
    rules: dict[str, Any] = {name: rng.randint(*limits) for name, limits in LIMITS.items()}
    if rng.random() < 0.6:
        rules["bonus_from"] = rng.randint(21, 30)  # sixes can reach it
        kept = ["sixes", *kept[1:]]
    missing = [box for box in others if box not in kept]
    return {**rules, "joker": rng.choice(("forced", "free", "none")), "without": missing}


def agrees_with_slow_play(seed: int, most: int) -> None:
    options = few_boxes(Random(seed), most)
    game = set_up("pool-zee", 1, options)
    assert isinstance(game, PoolZee)
    exact = SlowPlay(str(options["joker"]), house=options).card({})
    found = BestPlay(game.scoring, solve(game.scoring))
    assert found.value(found.empty) == pytest.approx(float(exact), rel=1e-13), options


@pytest.mark.parametrize("seed", range(8))
def test_slow_fractions_agree_under_any_house_rules(seed: int) -> None:
    agrees_with_slow_play(seed, 1)


@pytest.mark.nightly
def test_slow_fractions_agree_under_a_hundred_house_rules() -> None:
    for seed in range(100, 200):
        agrees_with_slow_play(seed, 2)


def test_a_box_pays_what_the_house_says() -> None:
    house = Scoring(full_house=40, small_straight=10, large_straight=15, pool_zee=90)
    lines = {(2, 2, 3, 3, 3): "full_house", (1, 2, 3, 4, 6): "small_straight"}
    lines |= {(2, 3, 4, 5, 6): "large_straight", (4,) * 5: "pool_zee"}
    for dice, box in lines.items():
        assert ordinary_points(dice, house)[BOX[box]] == house.fixed[box]
        assert ordinary_points(dice)[BOX[box]] == OFFICIAL.fixed[box]
    joker = dict(zip(BOXES, joker_points((4,) * 5, house), strict=True))
    assert (joker["full_house"], joker["small_straight"], joker["large_straight"]) == (40, 10, 15)


def test_the_bonus_and_further_fives_pay_what_the_house_says() -> None:
    game = PoolZee(1, bonus=50, bonus_from=30, check=75, pool_zee=60)
    column = game.empty[0].filled(BOX["sixes"], 30, 0).filled(BOX["pool_zee"], 60, 0)
    assert (column.bonus, column.total) == (50, 140)
    _, _, checks = offer(column, (6,) * 5)
    column = column.filled(BOX["chance"], 30, checks)
    assert column.total == 140 + 30 + 75
    nothing = PoolZee(1, check=0).empty[0].filled(BOX["pool_zee"], 50, 0)
    assert offer(nothing, (6,) * 5)[2] == 0


def test_a_card_without_some_boxes_is_full_when_the_others_are() -> None:
    game = PoolZee(2, opening=False, without=[box for box in BOXES if box in UPPER])
    match = Match(game)
    rng, turns = Random(1), 0
    while not isinstance(match.awaiting, Over):
        if isinstance(match.awaiting, Players):
            (seat,) = match.awaiting.seats
            boxes = [do for do in game.legal(match.state, seat) if hasattr(do, "box")]
            match.do(seat, rng.choice(boxes))
            turns += 1
        else:
            match.settle(game.sample(match.state, rng))
    assert turns == 2 * len(LOWER)
    view = game.view(match.state, None)
    assert all(list(column.boxes) == LOWER for column in view.columns[-1])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"full_house": 101}, "full_house is 101; it must be a whole number from 5 to 100"),
        ({"bonus_from": 20}, "bonus_from is 20; it must be a whole number from 21 to 105"),
        ({"without": ["pool_zee"]}, 'without is "pool_zee"; it must be some of these: aces'),
        ({"without": ["aces", "aces"]}, "must be a list that names nothing twice"),
        ({"without": "aces"}, "must be a list of some of these"),
    ],
)
def test_what_no_house_may_say_is_refused_with_what_it_may(
    options: Mapping[str, object], said: str
) -> None:
    with pytest.raises(BadSetup, match=said):
        set_up("pool-zee", 1, options)


def test_without_house_rules_a_record_says_nothing_of_them() -> None:
    said = {"full_house": 25, "bonus": 35, "bonus_from": 63, "check": 100, "without": []}
    assert set_up("pool-zee", 2, said).options == {}
    assert set_up("pool-zee", 2, {"bonus": 50, "without": ["chance", "aces"]}).options == {
        "bonus": 50,
        "without": ["aces", "chance"],
    }


@pytest.mark.parametrize("joker", ["forced", "free", "none"])
def test_the_accounts_of_all_levels_close_under_house_rules(joker: str) -> None:
    """Expectation, luck, losses and the opponents' part add up exactly to the result."""
    game = set_up("pool-zee", len(LEVELS), {**SHORT, "joker": joker, "opening": False})
    assert isinstance(game, PoolZee)
    rng, match = Random(joker), Match(game)
    bots = [make_bot(game, level, seat, rng) for seat, level in enumerate(LEVELS)]
    while not isinstance(match.awaiting, Over):
        if isinstance(match.awaiting, Players):
            (seat,) = match.awaiting.seats
            legal = game.legal(match.state, seat)
            match.do(seat, bots[seat].choose(game.view(match.state, seat), legal))
        else:
            match.settle(game.sample(match.state, rng))
    judge, best = judge_for(game), best_play(game.scoring)
    assert judge is not None
    assert judge.exact
    record = match.record(list(LEVELS))
    for seat in range(len(LEVELS)):
        review = review_record(record, seat)
        total = review.expected + review.lucky - review.lost + review.others
        assert total == pytest.approx(review.result, abs=1e-9)
        assert review.expected == pytest.approx(best.value(best.empty))


def test_a_hint_is_what_best_play_by_the_house_does() -> None:
    """With 100 for a full house, three sixes and two fives are written there."""
    game = set_up("pool-zee", 1, {**SHORT, "full_house": 100})
    assert isinstance(game, PoolZee)
    judge = judge_for(game)
    assert judge is not None
    state: State = game.settle(game.start(), (5, 5, 6, 6, 6))
    best = best_play(game.scoring)
    advice = judge.hint(game.view(state, 0), 0, most=1)[0]
    assert isinstance(state, Choosing)
    assert advice.action == best.best(best.empty, state.dice, state.rolls_left)
    assert [(note.id, note.about) for note in advice.notes] == [
        ("pool-zee-takes", {"points": 100, "box": "full_house"})
    ]


def test_tables_are_kept_by_the_content_of_the_rules() -> None:
    official = {kept_table(Scoring(joker)).name for joker in ("forced", "free", "none")}
    assert official == {"pool-zee-forced", "pool-zee-free", "pool-zee-none"}
    house = kept_table(Scoring(bonus=50))
    assert house.name == kept_table(Scoring("forced", bonus=50)).name
    assert house.name != kept_table(Scoring("free", bonus=50)).name
    assert house.name.startswith(play.HOUSE)


def test_a_table_of_house_rules_is_solved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    scoring = PoolZee(1, **SHORT).scoring
    best_play(scoring, fresh=True)
    monkeypatch.setattr(play, "_known", {})
    told: list[int] = []
    best_play(scoring, progress=lambda done, _total: told.append(done))
    assert told == []  # read, not solved
    best_play(scoring, fresh=True, progress=lambda done, total: told.append(total - done))
    assert told[-1] == 0


def test_only_the_newest_tables_of_house_rules_are_kept() -> None:
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for age in range(5):
        path = folder / f"some-house-{age}.table"
        path.write_bytes(b"")
        os.utime(path, (1000 - age, 1000 - age))
    keep_newest("some-house-", 2)
    kept = sorted(path.name for path in Path(folder).glob("some-house-*"))
    assert kept == ["some-house-0.table", "some-house-1.table"]


@pytest.mark.parametrize(
    "scoring",
    [
        Scoring(bonus=80, bonus_from=50, full_house=60),
        Scoring("free", check=0, pool_zee=10, bonus=0),
        Scoring("none", without=("aces", "sixes", "chance"), bonus_from=27),
    ],
)
def test_without_numpy_house_rules_are_estimated_and_say_so(scoring: Scoring) -> None:
    rules = BestPlay(Scoring(scoring.joker), shipped_table(scoring.joker))
    estimate = EstimatedPlay(scoring, rules)
    assert not estimate.exact
    game = PoolZee(
        1, **{name: getattr(scoring, name) for name in ("joker", "check", "pool_zee", "bonus")},
        bonus_from=scoring.bonus_from, full_house=scoring.full_house, without=scoring.without,
    )  # fmt: skip
    rng, state = Random(3), game.start()
    while not isinstance(game.awaiting(state), Over):
        if isinstance(state, Throwing):
            state = game.settle(state, game.sample(state, rng))
            continue
        assert isinstance(state, Choosing)
        column: Column = state.turn.columns[0]
        sheet = Sheet(column.free, column.upper, bool(column.pool_zee))
        chosen = estimate.best(sheet, state.dice, state.rolls_left)
        assert chosen in game.legal(state, 0)
        state = game.apply(state, 0, chosen)


def test_an_estimate_of_the_rules_themselves_is_what_they_are_worth() -> None:
    rules = BestPlay(OFFICIAL, shipped_table("forced"))
    estimate, sheet = EstimatedPlay(OFFICIAL, rules), rules.empty
    assert np.isclose(estimate.value(sheet), rules.value(sheet))
