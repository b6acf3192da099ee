"""The list of legal uses, checked against a brute-force search over every notation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

from bellyflop.core import IllegalAction
from bellyflop.games.clever_kids.areas import free_cells
from bellyflop.games.clever_kids.layout import OUR_SHEET, SWEETS, Layout, read_layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import (
    Action,
    Deciding,
    Others,
    Pass,
    Sheet,
    State,
    ToUse,
    Use,
)
from bellyflop.games.clever_kids.uses import can_use, uses

from .table import EMPTY, GRID, random_match

CROWDED: Layout = read_layout(  # bonuses everywhere, also of the area itself
    {
        **OUR_SHEET.write(),
        "yellow": [["heart", "yellow", 0], ["blue", "red", 1], ["pink", "green", 0]],
        "red": [[1, "yellow", 1], [2, "green", 0], [1, "blue", 0]],
        "green": {
            "rows": 2,
            "columns": 2,
            "row": [["yellow", 0], ["green", 1]],
            "column": [["blue", 1], ["red", 0]],
        },
        "blue": {
            "cupcake": [["blue", 0], ["yellow", 0]],
            "donut": [["green", 1]],
            "cake": [["red", 0], ["blue", 0]],
        },
    }
)


def spellings(layout: Layout, sheet: Sheet) -> Iterator[Action]:
    """Every use that can be written down, legal or not, with the free presents."""
    cells = free_cells(layout, sheet)
    for count in range(1, 6):
        for dice in permutations(range(5), count):
            yield Use("yellow", dice)
            yield Use("red", dice)
            if count % 2 == 0:
                for rows in product(SWEETS, repeat=count // 2):
                    yield Use("blue", dice, rows)
            for order in permutations(cells, count):
                yield Use("green", dice, order)
    yield Pass()


def reached(game: CleverKids, state: State, seat: int) -> set[State]:
    """Every state that any spelling leads to."""
    found = set()
    for action in spellings(game.sheet, state.sheets[seat]):
        try:
            found.add(game.apply(state, seat, action))
        except IllegalAction:
            continue
    return found


def decisions(layout: Layout, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which a seat with few free presents uses dice."""
    for state in random_match(3, seed, layout):
        seat = state.active
        if isinstance(state.phase, Others):
            seat = (state.active + 1) % 3
            if not isinstance(state.phase.progress[seat], Deciding):
                continue
        elif not isinstance(state.phase, ToUse):
            continue
        if len(free_cells(layout, state.sheets[seat])) <= 3:
            yield state, seat


@pytest.mark.parametrize("layout", [OUR_SHEET, CROWDED], ids=["ours", "crowded"])
def test_every_effect_is_listed_once(layout: Layout) -> None:
    game = CleverKids(3, layout)
    moments = [moment for seed in range(8) for moment in decisions(layout, seed)]
    for state, seat in Random(1).sample(moments, 10):
        listed = [game.apply(state, seat, action) for action in game.legal(state, seat)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == reached(game, state, seat)


def test_the_active_players_uses_differ_by_the_dice_they_take() -> None:
    """§4.7"""
    dice = ("present", "present", "cake", "donut", "cake")
    assert len([*uses(OUR_SHEET, EMPTY, dice, range(5), taking=True)]) == 12 + 12 + 66 + 1
    assert len([*uses(OUR_SHEET, EMPTY, dice, range(5), taking=False)]) == 12 + 66 + 1


def test_five_presents_on_an_empty_sheet_can_be_used_in_6187_ways() -> None:
    """§4.8: each of the 31 sets of dice on as many of the twelve presents."""
    presents = ("present",) * 5
    assert len([*uses(OUR_SHEET, EMPTY, presents, range(5), taking=True)]) == 6187


def test_the_order_of_presents_is_listed_where_it_is_the_order_of_bonuses() -> None:
    """§4.9"""
    dice = ("present", "present", "cake", "donut", "cupcake")
    sheet = Sheet(green=GRID - {(0, 0), (0, 1), (0, 2)})
    both = [use for use in uses(OUR_SHEET, sheet, dice, (0, 1), taking=False) if len(use.dice) == 2]
    orders = [use.places for use in both if set(use.places) == {(0, 1), (0, 2)}]
    assert sorted(orders) == [((0, 1), (0, 2)), ((0, 2), (0, 1))]  # blue or yellow first
    assert len(both) == 4


def test_whether_anything_can_be_used_is_whether_any_use_is_listed() -> None:
    """§4.6"""
    seen = set()
    for dice in combinations_with_replacement(("green", "candle", "cake", "present", "joker"), 2):
        for sheet in (
            EMPTY,
            Sheet(yellow=3, red=1),
            Sheet(green=GRID),
            Sheet(red=9, blue=(3, 3, 3)),
        ):
            roll = (*dice, "pink", "pink", "pink")
            listed = any(uses(OUR_SHEET, sheet, roll, (0, 1), taking=True))
            assert can_use(OUR_SHEET, sheet, roll, (0, 1)) == listed
            seen.add(listed)
    assert seen == {True, False}


def test_two_pairs_in_either_order_are_one_use_when_nothing_follows() -> None:
    """§4.8: the second pairs of two rows earn no bonus, so their order means nothing."""
    sheet = Sheet(blue=(1, 1, 0))
    dice = ("cupcake", "donut", "cupcake", "donut", "candle")
    found = [
        use for use in uses(OUR_SHEET, sheet, dice, range(5), taking=True) if len(use.places) == 2
    ]
    assert len(found) == 1
