"""Compiled Pool-zee: the same table, whole games, and the exact score distribution."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from random import Random

import numpy as np
import pytest
from study.pool_zee.distribution import distribution
from study.pool_zee.games import simulate, simulate_random
from study.pool_zee.targets import solve_compiled
from study.pool_zee.turn import LANES, look_up, new_scratch, solve, tables
from study.pool_zee.turn import rolled as turn_rolled
from tests.solvers.slow_pool_zee import SlowPlay, held, throws
from tests.solvers.solved_pool_zee import JOKERS, sheet_with, solved, some_columns

from bellyflop.core import Match
from bellyflop.games.pool_zee.rules import PoolZee
from bellyflop.games.pool_zee.solver import BestPlay, Sheet, sheet_of
from bellyflop.games.pool_zee.solver.chances import Chances
from bellyflop.games.pool_zee.solver.sheets import SIX, row_and_place
from bellyflop.games.pool_zee.solver.table import Points, new_table, rolled
from bellyflop.games.pool_zee.solver.ways import scored
from bellyflop.games.pool_zee.state import BOX, POOL_ZEE, UPPER, Hold, Scoring

OPEN_BOXES = (*range(len(UPPER)), *SIX)
Chance = dict[int, Fraction]
GOLD = {"forced": 254.587728734, "free": 254.589609482, "none": 245.870774514}


@pytest.mark.parametrize("joker", JOKERS)
def test_the_compiled_table_is_the_same(joker: str) -> None:
    compiled, plain = solve(joker), solved(joker).table
    assert f"{compiled[0, 0]:.9f}" == f"{GOLD[joker]:.9f}"
    np.testing.assert_allclose(compiled[:-1, :-1], plain[:-1, :-1], rtol=0, atol=1e-10)


@pytest.mark.parametrize("joker", JOKERS)
def test_a_further_five_of_a_kind_goes_where_the_rules_say_for_what_they_say(joker: str) -> None:
    """§2.5, §2.6, §2.11: with a table of chance numbers no two places can be mixed up."""
    table = new_table(Scoring(joker))
    table[:-1, :-1] = np.random.default_rng(11).random((len(table) - 1, table.shape[1] - 1)) * 300
    columns = [
        column for n in range(3) for column in some_columns(Random(f"{joker} {n}"), Scoring(joker))
    ]
    sheets = [sheet_of(column) for column in columns]
    game = tables(joker)
    scratch = new_scratch(game)
    further = 0
    for start in range(0, len(sheets), LANES):
        lanes = [row_and_place(sheet, Scoring(joker)) for sheet in sheets[start : start + LANES]]
        row, place = np.resize(np.array(lanes), (LANES, 2)).T
        look_up(table, game, row, place, scratch)
        turn_rolled(game, scratch)
        plain = rolled(Points(table), Scoring(joker), row, place)
        np.testing.assert_allclose(scratch.values[-len(plain) :], plain, rtol=0, atol=1e-10)
        for lane, column in enumerate(columns[start : start + LANES]):
            if joker == "none" or column.boxes[POOL_ZEE] is None:
                continue
            for face in range(len(UPPER)):
                expected = {
                    BOX[score.box]: points + float(table[row_and_place(then, Scoring(joker))])
                    for score, points, then in scored(
                        sheet_of(column), (face + 1,) * 5, Scoring(joker)
                    )
                }
                worth = dict(zip(OPEN_BOXES, scratch.further[face, :, lane].tolist(), strict=True))
                assert {box: points for box, points in worth.items() if points > -np.inf} == (
                    pytest.approx(expected, abs=1e-12)
                )
                further += 1
    assert further > 900 or joker == "none"


@pytest.mark.parametrize("joker", JOKERS)
def test_games_of_best_play_average_what_is_expected(joker: str) -> None:
    scores = simulate(solved(joker).table, joker, 40_000, seed=7)
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - GOLD[joker]) < 3 * error
    assert error < 0.35


def test_the_same_seed_plays_the_same_games() -> None:
    table = solved("forced").table
    one, same, other = (simulate(table, "forced", 500, seed) for seed in (3, 3, 4))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)


@pytest.mark.parametrize("joker", JOKERS)
def test_games_at_random_average_what_the_game_itself_gives(joker: str) -> None:
    game, rng = PoolZee(1, joker=joker), Random(23)
    played = np.array([_random_game(game, rng) for _ in range(1500)])
    scores = simulate_random(joker, 400_000, seed=5)
    error = (scores.var() / len(scores) + played.var() / len(played)) ** 0.5
    assert abs(scores.mean() - played.mean()) < 3 * error
    assert abs(np.percentile(scores, 90) - np.percentile(played, 90)) < 6


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize("free", [("full_house",), ("large_straight",), ("sixes",), ("fives",)])
def test_the_last_turn_at_random_brings_the_mean_of_all_there_is(
    joker: str, free: tuple[str, ...]
) -> None:
    """§2.5, §2.6: full house and straight as jokers, a 0 in an upper box, and checks."""
    sheet = sheet_with(free, 40, 50)
    exact = _random_mean(sheet, joker)
    scores = simulate_random(joker, 4_000_000, 3, sheet)
    assert abs(scores.mean() - float(exact)) < 3 * scores.std() / len(scores) ** 0.5


def _random_mean(sheet: Sheet, joker: str) -> Fraction:
    """The exact mean of a random last turn, from every roll and every hold."""
    points = {roll: Fraction(scored(sheet, roll, Scoring(joker))[0][1]) for roll in throws(5)}
    worth = points
    for _ in range(2):
        holds = SlowPlay(joker).holds(worth)
        worth = {
            roll: (points[roll] + sum(holds[keep] for keep in held(roll))) / (1 + len(held(roll)))
            for roll in points
        }
    return sum((chance * worth[roll] for roll, chance in throws(5).items()), Fraction(0))


def _random_game(game: PoolZee, rng: Random) -> int:
    """The score of a game in which every listed action is equally likely."""
    match = Match(game)
    while not match.over:
        legal = game.legal(match.state, 0)
        if legal:
            match.do(0, rng.choice(legal))
        else:
            match.draw(rng)
    return game.scores(match.state)[0]


def slow_distribution(best: BestPlay, sheet: Sheet) -> Chance:
    """The points this sheet brings under best play, roll by roll, in fractions."""

    @cache
    def points(sheet: Sheet) -> tuple[tuple[int, Fraction], ...]:
        if not sheet.free:
            return ((0, Fraction(1)),)
        found: dict[int, Fraction] = defaultdict(Fraction)
        rolls = dict(throws(5))
        for rolls_left in (2, 1, 0):
            then: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
            for roll, chance in rolls.items():
                action = best.best(sheet, roll, rolls_left)
                if isinstance(action, Hold):
                    for thrown, part in throws(5 - len(action.dice)).items():
                        then[tuple(sorted(action.dice + thrown))] += chance * part
                    continue
                _, earned, after = next(
                    s for s in scored(sheet, roll, best.scoring) if s[0] == action
                )
                for later, part in points(after):
                    found[earned + later] += chance * part
            rolls = then
        return tuple(found.items())

    return dict(points(sheet))


@pytest.mark.parametrize(
    ("free", "upper", "pool_zee"),
    [
        (("pool_zee",), 0, 0),
        (("fours", "chance"), 50, 50),
        (("sixes", "full_house"), 45, 50),
        (("aces", "pool_zee"), 59, 0),
    ],
)
@pytest.mark.parametrize("joker", JOKERS)
def test_the_distribution_is_that_of_every_single_game(
    joker: str, free: tuple[str, ...], upper: int, pool_zee: int
) -> None:
    best, sheet = solved(joker), sheet_with(free, upper, pool_zee)
    exact = slow_distribution(best, sheet)
    found = distribution(best.table, joker, sheet)
    assert len(found.chances) == max(exact) + 1
    expected = [float(exact.get(points, 0)) for points in range(max(exact) + 1)]
    np.testing.assert_allclose(found.chances, expected, rtol=1e-12, atol=1e-18)
    assert found.mean == pytest.approx(best.value(sheet), rel=1e-12)


@pytest.mark.nightly
def test_the_distribution_without_checks_has_the_known_mean_and_deviation() -> None:
    """Glenn's optimum without the bonus is 245.87 with a deviation of 39.82."""
    scores = distribution(solved("none").table, "none")
    assert scores.at_least(0) == pytest.approx(1, abs=1e-12)
    assert scores.mean == pytest.approx(GOLD["none"], abs=1e-9)
    assert round(scores.deviation, 2) == 39.82
    played = simulate(solved("none").table, "none", 40_000, seed=1)
    for percent in (5, 50, 95):
        assert abs(scores.percentile(percent) - np.percentile(played, percent)) <= 2
    assert scores.at_least(300) == pytest.approx((played >= 300).mean(), abs=0.006)


@pytest.mark.nightly
@pytest.mark.parametrize(("joker", "deviation"), [("forced", 59.6076), ("free", 59.6114)])
def test_the_distribution_with_checks_has_the_known_mean(joker: str, deviation: float) -> None:
    scores = distribution(solved(joker).table, joker)
    assert scores.mean == pytest.approx(GOLD[joker], abs=1e-9)
    assert round(scores.deviation, 4) == deviation
    assert [scores.percentile(percent) for percent in (5, 50, 95, 99)] == [180, 248, 388, 474]
    assert len(scores.chances) == 1576


@pytest.mark.parametrize("joker", JOKERS)
def test_compiled_chances_of_a_target_are_the_same(joker: str) -> None:
    sheet = sheet_with(("fours", "sixes", "large_straight", "chance"), 33, 50)
    where = row_and_place(sheet, Scoring(joker))
    plain, compiled = (Chances(Scoring(joker), *where, 110) for _ in range(2))
    plain.solve()
    solve_compiled(compiled)
    np.testing.assert_allclose(compiled.numbers[1:], plain.numbers[1:], rtol=0, atol=1e-13)
    assert plain.numbers.max() == 1
