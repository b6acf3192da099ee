"""Sheets as numbers do what the rules do, and a tiny game is solved exactly."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bellyflop.core import BadSetup, Over, Players
from bellyflop.games.clever_kids.areas import any_complete
from bellyflop.games.clever_kids.layout import DICE, OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.solver import solve_game
from bellyflop.games.clever_kids.solver.compact import Compact, Counts, compact, counts_of
from bellyflop.games.clever_kids.solver.exact import Exact, is_tiny
from bellyflop.games.clever_kids.state import (
    Action,
    Deciding,
    Others,
    Placing,
    Sheet,
    State,
    ToPlace,
    ToRoll,
    ToUse,
    Use,
)
from tests.oracle.kids_sheet import random_sheet

from .minds import tiny_sheet
from .table import random_match

LAYOUTS = [OUR_SHEET, *(read_layout(random_sheet(Random(seed))) for seed in range(4))]


def finals(game: CleverKids, state: State, seat: int, action: Action) -> set[Sheet]:
    """Every sheet the seat can have once all bonuses of this action are placed."""
    found, waiting = set(), [game.apply(state, seat, action)]
    while waiting:
        state = waiting.pop()
        mine = state.phase.progress[seat] if isinstance(state.phase, Others) else None
        if isinstance(state.phase, ToPlace) or isinstance(mine, Placing):
            waiting += [game.apply(state, seat, bonus) for bonus in game.legal(state, seat)]
        else:
            found.add(state.present_sheets[seat])
    return found


def ends(game: CleverKids, sheets: Compact, state: State, seat: int) -> set[tuple[int, Counts]]:
    """What the rules say the seat can come to now, and which dice lie there then."""
    found = set()
    for action in game.legal(state, seat):
        used = action.dice if isinstance(action, Use) else ()
        taken = used if isinstance(state.phase, ToUse) else ()
        assert isinstance(state.phase, (ToUse, Others))
        left = [s for die, s in enumerate(state.phase.dice) if die not in taken]
        for sheet in finals(game, state, seat, action):
            found.add((sheets.code(sheet), counts_of(left)))
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_codes_can_do_what_the_rules_allow_and_nothing_else(layout: Layout) -> None:
    game, sheets = CleverKids(2, layout), compact(layout)
    for state in random_match(2, 5, layout):
        match state.phase:
            case ToUse(dice):
                takes = sheets.takes(sheets.code(state.sheets[state.active]), counts_of(dice))
                quick = {(taken.code, left) for taken in takes for left in taken.lefts}
                assert quick == ends(game, sheets, state, state.active)
            case ToRoll(missed) if missed:
                assert not sheets.takes(sheets.code(state.sheets[state.active]), counts_of(missed))
            case Others(dice, used, progress):
                for seat, mine in enumerate(progress):
                    if isinstance(mine, Deciding):
                        left = counts_of([dice[die] for die in range(DICE) if die not in used])
                        replies = sheets.replies(sheets.code(state.sheets[seat]), left)
                        slow = {code for code, _ in ends(game, sheets, state, seat)}
                        assert set(replies) == slow


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_code_has_the_stars_crosses_and_end_of_its_sheet(layout: Layout) -> None:
    game, sheets = CleverKids(3, layout), compact(layout)
    for state in random_match(3, 9, layout):
        for sheet, stars in zip(state.present_sheets, game.scores(state), strict=True):
            code = sheets.code(sheet)
            assert sheets.stars(code) == sheets.stars(sheets.raw(sheet)) == stars
            assert sheets.crosses(code) == sheet.crosses
            assert sheets.over(code) == any_complete(layout, sheet)


def test_presents_in_rows_that_earn_the_same_are_one_code() -> None:
    """§4.4: the rows of our sheet all bring a star, its columns differ."""
    sheets = compact(OUR_SHEET)
    top, bottom = Sheet(green=frozenset({(0, 1)})), Sheet(green=frozenset({(2, 1)}))
    assert sheets.code(top) == sheets.code(bottom)
    assert sheets.code(top) != sheets.code(Sheet(green=frozenset({(0, 2)})))


# ── exact ───────────────────────────────────────────────────────────────────────────────────


class SlowOracle:
    """Best play of two by the rules themselves, roll by roll and action by action."""

    def __init__(self, layout: Layout) -> None:
        self.game = CleverKids(2, layout)
        self.chance = cache(self._chance)

    def _chance(self, state: State, seat: int) -> float:
        """The chance of the seat to win; of a tie, half."""
        awaiting = self.game.awaiting(state)
        if isinstance(awaiting, Over):
            winners = self.game.winners(state)
            return (seat in winners) / len(winners)
        if isinstance(awaiting, Players):
            (actor,) = awaiting.seats
            after = (self.game.apply(state, actor, a) for a in self.game.legal(state, actor))
            best = max(self.chance(State(s.sheets, s.turn % 2, s.phase), actor) for s in after)
            return best if actor == seat else 1 - best
        total = weight = 0.0
        for roll, chance in self.game.outcomes(state):
            after_roll = self.game.settle(state, roll)
            if isinstance(after_roll.phase, ToUse):  # else the same again
                total += float(chance) * self.chance(after_roll, seat)
                weight += float(chance)
        return total / weight


def test_a_tiny_game_is_solved_as_the_slow_oracle_solves_it() -> None:
    layout = tiny_sheet()
    oracle, exact, sheets = SlowOracle(layout), Exact(compact(layout)), compact(layout)
    for mine, theirs in [
        (Sheet(yellow=1, red=1), Sheet(red=1, blue=(1, 0, 1))),
        (Sheet(red=1, blue=(1, 0, 0)), Sheet(yellow=1, blue=(0, 1, 1))),
        (Sheet(red=1), Sheet(yellow=1)),
        (Sheet(), Sheet(red=1, blue=(0, 1, 1))),
    ]:
        slow = oracle.chance(State((mine, theirs)), 0)
        assert exact.chance(sheets.code(mine), sheets.code(theirs)) == pytest.approx(slow, abs=1e-9)


def test_a_solved_tiny_game_is_told() -> None:
    game = CleverKids(2, tiny_sheet())
    told: list[tuple[int, int]] = []
    solved = solve_game(game, progress=lambda done, total: told.append((done, total)))
    assert solved.game == "clever-kids"
    assert solved.options == {"sheet": tiny_sheet().write()}
    assert solved.expected == Exact(compact(tiny_sheet())).chance(0, 0)
    assert 0.5 < solved.expected < 1  # whoever rolls first has the choice
    assert solved.states > 100
    assert told == [(0, 1), (1, 1)]


@pytest.mark.parametrize("game", [CleverKids(2), CleverKids(3, tiny_sheet())])
def test_a_larger_game_is_not_solved(game: CleverKids) -> None:
    assert not is_tiny(compact(OUR_SHEET))
    with pytest.raises(BadSetup, match="two seats on very small sheets"):
        solve_game(game)
