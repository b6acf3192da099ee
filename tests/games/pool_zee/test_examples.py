"""The worked examples of the rule sheet, with cards rebuilt from the totals it gives."""

from __future__ import annotations

import pytest

from bellyflop.core import Players
from bellyflop.games.pool_zee.state import BOXES, Hold

from .sitting import Sitting


def test_the_first_example_turn_goes_for_twos_over_three_rolls() -> None:
    """§2.1, §2.3: 6 or 17 after the second roll, 6 or 11 after the third."""
    table = Sitting()
    table.throw(1, 2, 2, 3, 6)
    table.hold(2, 2)
    table.throw(2, 5, 6)
    assert table.seen.possible["twos"] == 6
    assert table.seen.possible["three_of_a_kind"] == 17
    table.hold(2, 2, 2)
    table.throw(1, 4)
    assert table.seen.possible["twos"] == 6
    assert table.seen.possible["three_of_a_kind"] == 11
    assert table.score("three_of_a_kind") == 11


def test_after_the_second_roll_the_player_may_stop_and_score() -> None:
    """§2.1"""
    table = Sitting()
    table.throw(1, 2, 2, 3, 6)
    table.hold(2, 2)
    table.throw(2, 5, 6)
    assert table.score("twos") == 6


def test_a_roll_that_fits_nothing_free_puts_a_zero_into_any_free_box() -> None:
    """§2.3: aces, twos, fours, three of a kind and chance are filled; 1 1 2 4 4 fits no other."""
    table = Sitting()
    table.fill("aces", "twos", "fours", "three_of_a_kind", "chance")
    table.throw(1, 1, 2, 4, 4)
    free = [box for box in BOXES if table.seen.columns[0][0].boxes[box] is None]
    assert table.may_score == free
    assert table.seen.possible == dict.fromkeys(free, 0)


@pytest.mark.parametrize(
    ("box", "dice", "points"),
    [
        ("threes", (3, 3, 3, 1, 6), 9),
        ("aces", (1, 1, 3, 4, 6), 2),
        ("threes", (3, 3, 3, 3, 5), 12),
        ("three_of_a_kind", (4, 4, 4, 1, 5), 18),
        ("four_of_a_kind", (3, 3, 3, 3, 2), 14),
        ("three_of_a_kind", (3, 3, 3, 3, 2), 14),
        ("full_house", (3, 3, 3, 5, 5), 25),
        ("three_of_a_kind", (3, 3, 3, 5, 5), 19),
        ("threes", (3, 3, 3, 5, 5), 9),
        ("small_straight", (2, 3, 4, 5, 2), 30),
        ("large_straight", (1, 2, 3, 4, 5), 40),
        ("large_straight", (2, 3, 4, 5, 6), 40),
        ("small_straight", (2, 3, 4, 5, 6), 30),
        ("pool_zee", (5, 5, 5, 5, 5), 50),
        ("chance", (1, 3, 3, 5, 6), 18),
    ],
)
def test_the_sheets_rolls_score_what_it_says(box: str, dice: tuple[int, ...], points: int) -> None:
    """§2.3"""
    assert Sitting().turn(box, *dice) == points


@pytest.mark.parametrize(
    ("box", "points"),
    [
        ("three_of_a_kind", 20),
        ("four_of_a_kind", 20),
        ("chance", 20),
        ("full_house", 25),
        ("small_straight", 30),
        ("large_straight", 40),
    ],
)
def test_five_fours_as_a_joker_score_in_the_lower_section(box: str, points: int) -> None:
    """§2.5: the pool_zee box holds 0 and fours is filled."""
    table = Sitting()
    table.fill("pool_zee", "fours")
    assert table.turn(box, 4, 4, 4, 4, 4) == points


def test_a_joker_with_a_full_lower_section_is_a_zero_in_an_upper_box_of_choice() -> None:
    """§2.5"""
    table = Sitting()
    table.fill_all_but("aces", "sixes")
    table.throw(4, 4, 4, 4, 4)
    assert table.seen.possible == {"aces": 0, "sixes": 0}
    assert table.score("sixes") == 0


def test_a_zero_taken_for_a_joker_still_earns_its_check() -> None:
    """§2.6"""
    table = Sitting()
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    table.fill_all_but("aces", "sixes")
    assert table.turn("aces", 4, 4, 4, 4, 4) == 100


def test_dice_held_once_may_be_thrown_again_and_all_may_be_thrown() -> None:
    """§2.9: any or all the dice may be picked up."""
    table = Sitting()
    table.throw(2, 2, 3, 4, 6)
    table.hold(2, 2)
    table.throw(6, 6, 6)
    assert table.awaiting == Players(frozenset({0}))
    assert Hold((6, 6, 6)) in table.game.legal(table.state, 0)
    assert Hold(()) in table.game.legal(table.state, 0)
    table.hold()
    table.throw(1, 2, 3, 4, 5)
    assert table.score("large_straight") == 40


def test_the_best_solitaire_game_without_checks_is_375() -> None:
    """§2.8: pool_zee is filled last, so no five of a kind before it earns a check."""
    table = Sitting()
    for face, box in enumerate(BOXES[:6], start=1):
        table.turn(box, *[face] * 5)
    table.turn("three_of_a_kind", 6, 6, 6, 6, 6)
    table.turn("four_of_a_kind", 6, 6, 6, 6, 6)
    table.turn("full_house", 6, 6, 6, 5, 5)
    table.turn("small_straight", 1, 2, 3, 4, 5)
    table.turn("large_straight", 1, 2, 3, 4, 5)
    table.turn("chance", 6, 6, 6, 6, 6)
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    assert table.over
    assert table.game.scores(table.state) == (375,)
    assert table.seen.columns[0][0].checks == 0


def test_the_best_solitaire_game_with_checks_is_1575() -> None:
    """§2.8: thirteen times five of a kind, twelve checks."""
    table = Sitting()
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    for face, box in enumerate(BOXES[:6], start=1):
        table.turn(box, *[face] * 5)
    for box in table.free:
        table.turn(box, 6, 6, 6, 6, 6)
    assert table.over
    assert table.game.scores(table.state) == (1575,)
    assert table.seen.columns[0][0].checks == 12
