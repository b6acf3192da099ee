"""Even on the largest sheet, lists stay bounded and defaults come quickly (§4.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from math import comb, prod
from random import Random

import pytest
from hypothesis import given, settings, target
from hypothesis import strategies as st
from tests.oracle.kids_sheet import random_sheet

from bellyflop.core import Players
from bellyflop.games.clever_kids.areas import stars
from bellyflop.games.clever_kids.layout import (
    AREAS,
    JOKER,
    MOST_LINES,
    MOST_PAIRS,
    MOST_PRESENTS,
    MOST_STEPS,
    OUR_SHEET,
    SWEETS,
    Balloon,
    Layout,
    Reward,
    Wagon,
    read_layout,
)
from bellyflop.games.clever_kids.presents import Cells, every_set, one_by_one
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Action, Pass, Sheet, State, ToUse, Use
from bellyflop.games.clever_kids.uses import default_use, kinds_of_use, uses
from bellyflop.testing.laws.measure import HANDED_OUT, MOST_CALLS, effort

from .table import EMPTY, random_match

ALL, JOKERS = range(5), (JOKER,) * 5
DICE = (
    ("heart", "candle", *JOKERS[1:]),
    *((symbol, *JOKERS) for symbol in ("present", *SWEETS)),
)
SHAPES = [
    (rows, columns)
    for rows, columns in product(range(1, MOST_LINES + 1), repeat=2)
    if rows * columns <= MOST_PRESENTS
]
# Balloons and wagons with each of the 31 sets of dice, one pair of three or two in nine orders.
MOST_USES = comb(MOST_PRESENTS + 5, 5) - 1 + 31 + 31 + 3 * 10 + 9 * 5
MOST_KINDS = 2000

NOTHING = Reward(None, 0)
REWARDS = st.builds(Reward, st.sampled_from((*AREAS, None)), st.integers(0, 1))


def large(lines: Sequence[Reward], rows: int, others: Sequence[Reward]) -> Layout:
    """The largest sheet allowed with this many rows and columns of presents."""
    yellow, red, *blue = others
    return Layout(
        dice=DICE,
        yellow=(Balloon("heart", yellow),) * MOST_STEPS,
        red=(Wagon(1, red),) * MOST_STEPS,
        rows=tuple(lines[:rows]),
        columns=tuple(lines[rows:]),
        blue=tuple((reward,) * MOST_PAIRS for reward in blue),
    )


@st.composite
def moments(draw: st.DrawFn) -> tuple[Layout, Sheet]:
    """A large sheet with any rewards, crossed off in any way."""
    rows, columns = draw(st.sampled_from(SHAPES))
    lines = draw(st.tuples(*[REWARDS] * (rows + columns)))
    layout = large(lines, rows, draw(st.tuples(*[REWARDS] * 5)))
    cells = list(product(range(rows), range(columns)))
    green = draw(st.sets(st.sampled_from(cells), max_size=len(cells) - 1))
    pairs = draw(st.tuples(*[st.integers(0, MOST_PAIRS - 1)] * 2, st.integers(0, MOST_PAIRS)))
    return layout, Sheet(0, 0, frozenset(green), pairs)


SEARCH = settings(max_examples=max(60, settings().max_examples))


# ── lists ───────────────────────────────────────────────────────────────────────────────────


@SEARCH
@given(moments())
def test_no_sheet_has_more_uses_than_the_largest_one_without_a_cross(
    moment: tuple[Layout, Sheet],
) -> None:
    """§4.12"""
    count = sum(1 for _ in uses(*moment, JOKERS, ALL, taking=True))
    target(float(count))
    assert count <= MOST_USES


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_without_a_cross_stays_within_the_bound(shape: tuple[int, int]) -> None:
    """§4.12: n presents can be opened with five jokers in C(n + 5, 5) - 1 ways."""
    layout = large((NOTHING,) * sum(shape), shape[0], (NOTHING,) * 5)
    found = list(uses(layout, EMPTY, JOKERS, ALL, taking=True))
    assert sum(use.area == "green" for use in found) == comb(prod(shape) + 5, 5) - 1
    assert len(found) <= MOST_USES


@SEARCH
@given(moments())
def test_a_list_is_made_only_as_far_as_it_is_asked_for(moment: tuple[Layout, Sheet]) -> None:
    tried = 0

    def counted(layout: Layout, sheet: Sheet, most: int) -> Iterator[Cells]:
        nonlocal tried
        for cells in every_set(layout, sheet, most):
            tried += 1
            yield cells

    listed = uses(*moment, JOKERS, ALL, taking=True, presents=counted)
    found = list(islice(listed, HANDED_OUT))
    assert tried <= len(found) + comb(6, 5) + 1  # sets that leave one present may come to the same


@SEARCH
@given(moments())
def test_what_everything_is_put_together_from_can_always_be_handed_out(
    moment: tuple[Layout, Sheet],
) -> None:
    simple = list(uses(*moment, JOKERS, ALL, taking=True, presents=one_by_one))
    target(float(len(simple)))
    assert 0 < len(simple) <= HANDED_OUT
    every = uses(*moment, JOKERS, ALL, taking=True)
    assert simple == [use for use in every if use.area != "green" or len(use.dice) == 1]


# ── absent players ──────────────────────────────────────────────────────────────────────────


@SEARCH
@given(moments())
def test_an_absent_player_looks_at_few_uses_of_any_sheet(moment: tuple[Layout, Sheet]) -> None:
    kinds = sum(1 for _ in kinds_of_use(*moment, JOKERS, ALL))
    target(float(kinds))
    assert kinds <= MOST_KINDS
    assert effort(lambda: default_use(*moment, JOKERS, ALL)) <= MOST_CALLS


def test_an_absent_player_does_not_try_all_ways_to_open_five_presents() -> None:
    presents = ("present",) * 5
    assert len(list(uses(OUR_SHEET, EMPTY, presents, ALL, taking=False))) == 1585
    # 1 to 5 of them, 3 to 5 with one of four columns, 4 or 5 with one of three rows
    assert len(list(kinds_of_use(OUR_SHEET, EMPTY, presents, ALL))) == 5 + 3 * 4 + 2 * 3
    state = State((EMPTY, EMPTY), 0, ToUse(presents))
    assert effort(lambda: CleverKids(2).default(state, 0)) < 15_000


def slow_default(game: CleverKids, state: State, seat: int) -> Action:
    """The first of all actions that brings the most stars at once; of those, the most crosses."""
    options: list[Action] = list(game.legal(state, seat))
    if isinstance(state.phase, ToUse):  # any dice with the same symbols will do
        sheet = state.sheets[seat]
        options = list(uses(game.sheet, sheet, state.phase.dice, ALL, taking=False))

    def worth(action: Action) -> tuple[int, int]:
        sheet = game.apply(state, seat, action).present_sheets[seat]
        return stars(game.sheet, sheet), sheet.crosses

    return max(options, key=worth)


def full_of_jokers(seed: int) -> Layout:
    """Any small sheet, often with more bonuses, whose dice show mostly presents and jokers."""
    sheet = random_sheet(Random(seed))
    faces = ["present", "present", "joker", "joker"]
    pairs = (("pink", "green"), ("heart", "candle"), ("blue", "cupcake"), ("donut", "candle"))
    sheet["dice"] = [[*pair, *faces] for pair in (*pairs, ("cake", "heart"))]
    return read_layout(sheet)


@pytest.mark.parametrize(
    "layout", [OUR_SHEET, *map(full_of_jokers, range(6))], ids=["ours", *map(str, range(6))]
)
def test_an_absent_player_does_what_the_slow_and_obvious_one_does(layout: Layout) -> None:
    game = CleverKids(3, layout)
    for state in (state for seed in range(2) for state in random_match(3, seed, layout)):
        awaiting = game.awaiting(state)
        for seat in awaiting.seats if isinstance(awaiting, Players) else ():
            assert game.default(state, seat) == slow_default(game, state, seat)


def test_who_can_use_nothing_passes_when_absent() -> None:
    """§4.7"""
    game = CleverKids(2)
    state = State((EMPTY, EMPTY), 0, ToUse(("heart", "pink", "cake", "donut", "pink")))
    state = game.apply(state, 0, Use("yellow", (0,)))
    assert game.default(state, 1) == Pass()
