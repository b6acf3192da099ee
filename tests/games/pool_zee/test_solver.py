"""Best play in Pool-zee: known values, the game's own rules, slow fractions, symmetry."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.solvers.slow_pool_zee import SlowPlay
from tests.solvers.solved_pool_zee import (
    JOKERS,
    after,
    card_of,
    column_with,
    sheet_with,
    solved,
    some_columns,
)

from bellyflop.core import Match
from bellyflop.dice import chances, multisets
from bellyflop.games.pool_zee.rules import PoolZee
from bellyflop.games.pool_zee.solver import BestPlay, Sheet, best_play, play, sheet_of, table
from bellyflop.games.pool_zee.solver.points import MOST, most_to_come, points_so_far
from bellyflop.games.pool_zee.solver.sheets import places, row_and_place, rows
from bellyflop.games.pool_zee.solver.table import Points, new_table, rolled
from bellyflop.games.pool_zee.state import (
    BOX,
    Choosing,
    History,
    Hold,
    Score,
    Scoring,
    Throwing,
    Turn,
    cards_of,
)

ROLLS = multisets(5)


@pytest.mark.parametrize(
    ("joker", "expected"),
    [("forced", "254.587728734"), ("free", "254.589609482"), ("none", "245.870774514")],
)
def test_the_best_average_is_known_to_nine_decimals(joker: str, expected: str) -> None:
    """§2.10, §2.11."""
    assert f"{solved(joker).value(Sheet()):.9f}" == expected


def test_every_reachable_sheet_is_in_the_table() -> None:
    assert rows().reachable * len(places().filled) == 536_448
    assert len(rows().filled) * len(places().filled) == 359_616
    table = solved("forced").table
    assert np.isfinite(table[:-1, :-1]).all()
    assert (table[:-1, :-1] >= 0).all()
    assert (table[-1, :] == -np.inf).all()
    assert (table[:, -1] == -np.inf).all()


@pytest.mark.parametrize("joker", JOKERS)
def test_every_roll_goes_where_the_game_says_for_what_the_game_says(joker: str) -> None:
    """§2.3–§2.6, §2.11: with a table of chance numbers no two places can be mixed up."""
    rng = Random(joker)
    table = new_table(Scoring(joker))
    table[:-1, :-1] = np.random.default_rng(11).random((len(table) - 1, table.shape[1] - 1)) * 300
    game, numbers = PoolZee(1, joker=joker), BestPlay(Scoring(joker), table)
    scoring = Scoring(joker)
    for column in some_columns(rng, scoring):
        sheet = sheet_of(column)
        row, place = row_and_place(sheet, scoring)
        worth = rolled(Points(table), scoring, np.array([row]), np.array([place]))[:, 0]
        for roll, best in zip(ROLLS, worth.tolist(), strict=True):
            state = Choosing(Turn(History((), 0, ()), (column,), 0), roll, 0)
            expected = {}
            for action in game.legal(state, 0):
                assert isinstance(action, Score)
                then = after(game, column, roll, action)
                value = table[row_and_place(sheet_of(then), scoring)]
                expected[action] = then.total - column.total + float(value)
            assert numbers.options(sheet, roll, 0) == expected
            assert best == max(expected.values())


@pytest.mark.parametrize(
    ("free", "upper", "pool_zee"),
    [
        (("pool_zee",), 0, 0),
        (("chance",), 40, 50),
        (("aces", "pool_zee"), 59, 0),
        (("threes", "full_house"), 60, 50),
        (("fours", "large_straight"), 10, 50),
        (("sixes", "pool_zee", "chance"), 45, 0),
    ],
)
@pytest.mark.parametrize("joker", JOKERS)
def test_slow_fractions_agree_on_reduced_games(
    joker: str, free: tuple[str, ...], upper: int, pool_zee: int
) -> None:
    column = column_with(free, upper, pool_zee)
    exact = SlowPlay(joker).card(card_of(column))
    assert solved(joker).value(sheet_of(column)) == pytest.approx(float(exact), rel=1e-13)


@pytest.mark.nightly
@pytest.mark.parametrize("joker", JOKERS)
def test_slow_fractions_agree_on_larger_reduced_games(joker: str) -> None:
    for free, upper, pool_zee in [
        (("twos", "sixes", "four_of_a_kind", "small_straight"), 38, 50),
        (("aces", "fives", "three_of_a_kind", "pool_zee"), 40, 0),
        (("fours", "fives", "full_house", "large_straight"), 35, 50),
    ]:
        test_slow_fractions_agree_on_reduced_games(joker, free, upper, pool_zee)


def test_with_only_pool_zee_free_it_comes_in_347897_of_7558272_turns() -> None:
    """The chance of five of a kind in three rolls is known in closed form."""
    assert solved("none").value(sheet_with(("pool_zee",))) == pytest.approx(50 * 347897 / 7558272)


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_options_are_what_the_game_lists(rolls_left: int) -> None:
    game, best, rng = PoolZee(1), solved("forced"), Random(5)
    for column in rng.sample(some_columns(rng), 12):
        for roll in rng.sample(ROLLS, 12):
            state = Choosing(Turn(History((), 0, ()), (column,), 0), roll, rolls_left)
            options = best.options(sheet_of(column), roll, rolls_left)
            assert set(options) == set(game.legal(state, 0))
            holds = [action for action in options if isinstance(action, Hold)]
            assert list(options)[: len(holds)] == holds
            assert best.worth(sheet_of(column), roll, rolls_left) == max(options.values())


def test_a_throw_is_worth_the_mean_of_what_may_come() -> None:
    best, rng = solved("forced"), Random(3)
    for _ in range(4):
        sheet = sheet_of(rng.choice(some_columns(rng)))
        for rolls_left in (1, 2, 3):
            held = () if rolls_left == 3 else tuple(sorted(rng.choices(range(1, 7), k=3)))
            mean = sum(
                float(chance) * best.worth(sheet, tuple(sorted(held + thrown)), rolls_left - 1)
                for thrown, chance in chances(5 - len(held))
            )
            assert best.before_throw(sheet, held, rolls_left) == pytest.approx(mean, rel=1e-12)


@pytest.mark.parametrize("joker", JOKERS)
def test_luck_and_loss_add_up_to_the_score(joker: str) -> None:
    """What a game brings is what was expected, plus luck with throws, less loss by choices."""
    game, best, rng = PoolZee(1, joker=joker), solved(joker), Random(17)
    for _ in range(5):
        match = Match(game)
        explained = best.value(Sheet())
        while not match.over:
            state = match.state
            sheet = sheet_of(cards_of(state, game.empty)[-1][0])
            if isinstance(state, Throwing):
                before = best.before_throw(sheet, state.kept, state.rolls_left)
                match.settle(game.sample(state, rng))
                seen = match.state
                assert isinstance(seen, Choosing)
                explained += best.worth(sheet, seen.dice, seen.rolls_left) - before
            else:
                assert isinstance(state, Choosing)
                action = rng.choice(game.legal(state, 0))
                options = best.options(sheet, state.dice, state.rolls_left)
                explained -= max(options.values()) - options[action]
                match.do(0, action)
        assert game.scores(match.state)[0] == pytest.approx(explained, abs=1e-9)


def test_of_equals_best_play_scores_then_holds_the_most() -> None:
    best = solved("forced")
    only_large = sheet_with(("large_straight",))
    assert best.best(only_large, (2, 3, 4, 5, 6), 2) == Score("large_straight")
    assert best.best(sheet_with(("sixes",)), (1, 2, 3, 6, 6), 2) == Hold((6, 6))
    lost = sheet_with(("aces", "pool_zee"))  # nothing to win on the last roll but an ace
    assert best.best(lost, (2, 3, 4, 5, 6), 0) == Score("aces")
    assert best.best(only_large, (1, 2, 3, 4, 6), 1) == Hold((2, 3, 4, 6))  # or 1, 2, 3, 4


def test_faces_are_alike_where_boxes_do_not_tell_them_apart() -> None:
    """Symmetry: any renaming for full house and pool_zee, turning over for straights."""
    best, rng = solved("forced"), Random(2)
    kinds = sheet_with(("full_house", "pool_zee"))
    straights = sheet_with(("small_straight", "large_straight"), pool_zee=50, upper=60)
    for roll in ROLLS:
        names = rng.sample(range(1, 7), 6)
        renamed = tuple(sorted(names[face - 1] for face in roll))
        turned = tuple(sorted(7 - face for face in roll))
        for rolls_left in (0, 1, 2):
            one, other = (best.worth(kinds, dice, rolls_left) for dice in (roll, renamed))
            assert one == pytest.approx(other, rel=1e-13)
            one, other = (best.worth(straights, dice, rolls_left) for dice in (roll, turned))
            assert one == pytest.approx(other, rel=1e-13)


def test_sheets_that_differ_in_nothing_to_come_are_worth_the_same() -> None:
    none, forced = solved("none"), solved("forced")
    free = ("sixes", "chance")
    assert none.value(sheet_with(free, 40, 0)) == none.value(sheet_with(free, 40, 50))
    assert forced.value(sheet_with(free, 10, 0)) == forced.value(sheet_with(free, 32, 0))
    assert forced.value(sheet_with(free, 32, 0)) < forced.value(sheet_with(free, 33, 0))
    everything = tuple(range(63, 76))
    assert len({forced.value(Sheet(1 << BOX["chance"], upper)) for upper in everything}) == 1


@pytest.mark.parametrize(
    "sheet", [Sheet(upper=1), Sheet(fifty=True), Sheet(free=1 << 12 | 0b111110, upper=6)]
)
def test_a_sheet_no_game_leads_to_is_refused(sheet: Sheet) -> None:
    with pytest.raises(ValueError, match="no game of Pool-zee leads to"):
        solved("forced").value(sheet)


def test_the_most_points_are_1575_with_checks_and_375_without() -> None:
    """§2.8."""
    assert (
        points_so_far(Scoring("forced")).most.max()
        == most_to_come(Scoring("forced"))[0, 0]
        == MOST
        == 1575
    )
    assert points_so_far(Scoring("none")).most.max() == most_to_come(Scoring("none"))[0, 0] == 375


def test_best_play_is_loaded_once(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(play, "_known", {})
    monkeypatch.setattr(table, "solve", lambda scoring, _: solved(scoring.joker).table)
    first = best_play(Scoring("none"))
    assert best_play(Scoring("none")) is first
    assert best_play(Scoring("none"), fresh=True) is not first
    assert np.array_equal(first.table, solved("none").table)
