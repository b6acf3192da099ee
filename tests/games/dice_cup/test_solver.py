"""Best play, checked against slow solvers, known values, simulations and bounds (§1.7, §1.11)."""

from __future__ import annotations

import json
import os
from collections import Counter
from functools import cache
from itertools import product
from math import fsum
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner
from tests.oracle.dice_cup import OTHER_BOXES, points

from bellyflop.cli.commands.solve import command
from bellyflop.core import BadSetup
from bellyflop.games.dice_cup.rules import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.solver import play, score_distribution, solve_game
from bellyflop.games.dice_cup.solver.scores import distribution
from bellyflop.games.dice_cup.solver.sheets import BOXES, COLOURS, COMMON, MEANS, all_groups
from bellyflop.games.dice_cup.solver.simulate import at_most, scores
from bellyflop.games.dice_cup.solver.table import mean_of_best, solve
from bellyflop.games.dice_cup.solver.throws import Throws
from bellyflop.games.pool_zee.rules import PoolZee

ONE_COLUMN, TWO_COLUMNS = 200.259787151, 418.122995872


def slow_values(
    names: tuple[str, ...], faces: tuple[int, ...], columns: int
) -> dict[tuple[int, ...], float]:
    """Every sheet's value, from a list of every throw: [free cells of each box], colours first."""
    boxes = (*names, *OTHER_BOXES)
    throws: Counter[tuple[int, ...]] = Counter()
    for dice in product(faces, repeat=2 * len(names)):
        shown = {name: list(dice[2 * at : 2 * at + 2]) for at, name in enumerate(names)}
        throws[tuple(points(box, shown) for box in boxes)] += 1
    whole = sum(throws.values())

    @cache
    def worth(free: tuple[int, ...]) -> float:
        open_ = [box for box, cells in enumerate(free) if cells]
        if not open_:
            return 0.0
        then = {box: worth((*free[:box], free[box] - 1, *free[box + 1 :])) for box in open_}
        found = (ways * max(earned[b] + then[b] for b in open_) for earned, ways in throws.items())
        return fsum(found) / whole

    return {free: worth(free) for free in product(range(columns + 1), repeat=len(boxes))}


@pytest.mark.parametrize(
    ("colours", "faces", "columns"),
    [(2, (1, 4, 6), 1), (3, (2, 5), 1), (1, (1, 2, 3, 4, 5, 6), 2), (2, (3, 6), 2)],
)
def test_small_games_are_worth_what_listing_every_throw_says(
    colours: int, faces: tuple[int, ...], columns: int
) -> None:
    slow = slow_values(("white", "green", "black")[:colours], faces, columns)
    fast = solve(columns, Throws(colours, faces))
    row = {groups: at for at, groups in enumerate(all_groups(colours, columns))}
    for free, worth in slow.items():
        groups = tuple(free[:colours].count(cells) for cells in range(1, columns + 1))
        place = int("".join(map(str, free[colours:])), columns + 1)
        assert fast[row[groups], place] == pytest.approx(worth, abs=1e-12)


def test_a_single_free_box_is_worth_its_average() -> None:
    """§1.11"""
    for box, mean in enumerate(MEANS):
        alone = tuple(int(at == box) for at in range(BOXES))
        assert play.value(alone) == pytest.approx(mean, abs=1e-12)


def test_all_throws_are_counted_and_no_more() -> None:
    throws = Throws()
    for groups in [(0,), (3,), (6,), (2, 3)]:
        counts = throws.count(groups)
        top = tuple(len(throws.sums) - 1 if size else 0 for size in groups)
        for pattern in (0, 5, 63):
            assert counts.of(pattern, top).sum() == 36**6
    lowest = throws.count((6,)).of(0, (0,))
    assert lowest.tolist() == [1]  # all six colours at most 2: twelve ones


def test_one_column_of_the_shipped_table_is_what_the_solver_finds() -> None:
    table = solve(1)
    assert table.shape == (7, 64)
    for row, cells in product(range(7), product((0, 1), repeat=COMMON)):
        colours = (1,) * row + (0,) * (COLOURS - row)
        place = int("".join(map(str, cells)), 2)
        assert play.value((*colours, *cells)) == pytest.approx(table[row, place], abs=1e-9)
    assert table[-1, -1] == pytest.approx(ONE_COLUMN, abs=1e-9)


@pytest.mark.parametrize(
    "free", [(2, 1, 1, 0, 0, 0, 2, 0, 1, 1, 0, 2), (2, 2, 0, 0, 0, 0, 1, 2, 0, 2, 1, 0)]
)
def test_a_sheet_of_two_columns_is_the_mean_of_its_best_options(free: tuple[int, ...]) -> None:
    throws = Throws()
    groups = (free[:COLOURS].count(1), free[:COLOURS].count(2))
    after = play.options(free, (0.0,) * BOXES)
    colours = [after[free.index(cells)] if cells in free[:COLOURS] else None for cells in (1, 2)]
    open_ = [box for box in range(COMMON) if free[COLOURS + box]]
    common = np.array([after[COLOURS + box] for box in open_])
    pattern = sum(1 << box for box in open_)
    mean = mean_of_best(throws, throws.count(groups), pattern, common, colours)
    assert play.value(free) == pytest.approx(mean, abs=1e-9)


@pytest.mark.strength
def test_the_whole_shipped_table_is_what_the_solver_finds() -> None:
    """After an intended change: BELLYFLOP_REGENERATE=1 pytest --strength on this file."""
    table = solve(2)
    if os.environ.get("BELLYFLOP_REGENERATE"):
        Path(str(play.table_file())).write_bytes(table.astype("<f8").tobytes())
        play.exact_values.cache_clear()
    shipped = np.frombuffer(play.exact_values(), dtype=float).reshape(table.shape)
    assert np.abs(table - shipped).max() < 1e-9


def test_colours_are_interchangeable_and_more_free_cells_are_worth_more() -> None:
    rng = Random(4)
    for _ in range(50):
        free = tuple(rng.randint(0, 2) for _ in range(BOXES))
        shuffled = (*rng.sample(free[:COLOURS], COLOURS), *free[COLOURS:])
        assert play.value(shuffled) == play.value(free)
        for box in range(BOXES):
            if free[box]:
                less = (*free[:box], free[box] - 1, *free[box + 1 :])
                assert play.value(less) < play.value(free)


def test_the_distribution_of_one_column_has_the_mean_of_best_play() -> None:
    """§1.11: nothing above 420."""
    found = distribution()
    assert found.chances.sum() == pytest.approx(1, abs=1e-12)
    assert found.mean == pytest.approx(play.value((1,) * BOXES), abs=1e-9)
    assert found.deviation == pytest.approx(14.133254, abs=1e-6)
    assert [found.percentile(percent) for percent in (5, 50, 95)] == [177, 200, 223]
    simulated = scores(1, 6000, seed=2)
    for score in (180, 200, 220):
        chance = found.at_least(score)
        seen = float((simulated >= score).mean())
        assert abs(seen - chance) < 3 * (chance * (1 - chance) / 6000) ** 0.5


@pytest.mark.parametrize(("columns", "expected"), [(1, ONE_COLUMN), (2, TWO_COLUMNS)])
def test_simulated_best_play_averages_what_was_computed(columns: int, expected: float) -> None:
    found = scores(columns, 4000, seed=5)
    assert abs(found.mean() - expected) < 3 * found.std() / 4000**0.5


def test_columns_together_are_worth_more_than_apart_and_less_than_the_bound() -> None:
    """§1.7"""
    a_column = at_most(1)
    assert a_column == pytest.approx(226.118529, abs=1e-6)
    assert at_most(4) == pytest.approx(4 * a_column)
    assert 2 * ONE_COLUMN < TWO_COLUMNS < 2 * a_column
    for columns in (3, 6):
        found = scores(columns, 1000, seed=1)
        apart = columns // 2 * TWO_COLUMNS + columns % 2 * ONE_COLUMN
        assert apart < found.mean() < columns * a_column
        assert abs(play.value((columns,) * BOXES) - found.mean()) < play.ERROR


def test_solve_game_tells_what_is_exact_and_what_is_not() -> None:
    one = solve_game(DiceCup(1))
    assert (round(one.expected, 9), one.states, one.options) == (ONE_COLUMN, 448, {})
    fresh = solve_game(DicePoolParty(1), fresh=True)
    assert fresh.expected == pytest.approx(one.expected, abs=1e-9)
    two = solve_game(DiceCup(1, columns=2))
    assert (round(two.expected, 9), two.states) == (TWO_COLUMNS, 28 * 729)
    every = solve_game(DiceCup(1, columns=5, fill="every"))
    assert every.expected == pytest.approx(5 * one.expected)
    assert every.at_most is None


@pytest.mark.strength
def test_three_columns_are_estimated_with_an_error_and_a_bound() -> None:
    three = solve_game(DiceCup(1, columns=3))
    assert three.at_most is not None
    assert 0 < three.error < 1
    assert TWO_COLUMNS + ONE_COLUMN < three.expected < three.at_most


def test_the_solver_refuses_what_it_does_not_know() -> None:
    with pytest.raises(BadSetup, match="one seat"):
        solve_game(DiceCup(2))
    with pytest.raises(BadSetup, match="dice-cup"):
        solve_game(PoolZee(1))


def test_solve_on_the_command_line() -> None:
    run = CliRunner().invoke(command, ["dice-cup", "--option", "columns=2", "--json"])
    assert run.exit_code == 0
    said = json.loads(run.stdout)
    assert said["game"] == "dice-cup"
    assert said["options"] == {"columns": 2}
    assert said["expected"] == TWO_COLUMNS


def test_scores_of_columns_that_fill_at_once_are_those_of_one_column_so_many_times() -> None:
    """§1.7"""
    one = score_distribution(DiceCup(1))
    three = score_distribution(DiceCup(1, columns=3, fill="every"))
    assert three.mean == pytest.approx(3 * one.mean, abs=1e-9)
    assert three.at_least(600) == pytest.approx(one.at_least(200), abs=1e-12)
    with pytest.raises(BadSetup, match="one column"):
        score_distribution(DiceCup(1, columns=2))
