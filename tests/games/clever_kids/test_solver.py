"""Sheets as numbers follow the rules, and a tiny game is solved exactly."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from tests.oracle.kids_sheet import random_sheet

from bellyflop.core import BadSetup, Over, Players
from bellyflop.games.clever_kids.areas import any_complete
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.solver import solve_game
from bellyflop.games.clever_kids.solver.compact import Compact, Counts, compact, counts_of
from bellyflop.games.clever_kids.solver.effects import left_of
from bellyflop.games.clever_kids.solver.exact import Exact, is_tiny
from bellyflop.games.clever_kids.state import (
    Deciding,
    Others,
    Placing,
    Sheet,
    State,
    ToPlace,
    ToRoll,
    ToUse,
)

from .minds import huge_sheet, tiny_sheet
from .table import random_match

LAYOUTS = [OUR_SHEET, *(read_layout(random_sheet(Random(seed))) for seed in (0, 2, 3))]


def ends(game: CleverKids, sheets: Compact, state: State, seat: int) -> set[tuple[int, Counts]]:
    """The sheets the seat can reach by the rules after its bonuses, with the dice left over."""
    waiting = {game.apply(state, seat, action) for action in game.legal(state, seat)}
    found, seen = set(), set(waiting)
    while waiting:
        after = waiting.pop()
        mine = after.phase.progress[seat] if isinstance(after.phase, Others) else None
        if isinstance(after.phase, ToPlace) or isinstance(mine, Placing):
            more = {game.apply(after, seat, bonus) for bonus in game.legal(after, seat)} - seen
            waiting |= more
            seen |= more
        else:
            left = left_of(after) if isinstance(after.phase, Others) else ()
            found.add((sheets.code(after.present_sheets[seat]), left))
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_codes_can_do_what_the_rules_allow_and_nothing_else(layout: Layout) -> None:
    game, sheets = CleverKids(2, layout), Compact(layout)
    for state in random_match(2, 5, layout):
        match state.phase:
            case ToUse(dice):
                takes = sheets.takes(sheets.code(state.sheets[state.active]), counts_of(dice))
                quick = {(taken.code, left) for taken in takes for left in taken.lefts}
                assert quick == ends(game, sheets, state, state.active)
            case ToRoll(missed) if missed:
                assert not sheets.takes(sheets.code(state.sheets[state.active]), counts_of(missed))
            case Others(progress=progress):
                for seat, mine in enumerate(progress):
                    if isinstance(mine, Deciding):
                        replies = sheets.replies(sheets.code(state.sheets[seat]), left_of(state))
                        slow = {code for code, _ in ends(game, sheets, state, seat)}
                        assert set(replies) == slow


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_code_has_the_stars_crosses_and_end_of_its_sheet(layout: Layout) -> None:
    game, sheets = CleverKids(3, layout), Compact(layout)
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


def test_on_a_sheet_full_of_bonuses_only_some_chains_are_followed() -> None:
    layout = read_layout(random_sheet(Random(0)))
    assert compact(OUR_SHEET).most is None
    assert compact(huge_sheet()).most is not None
    roll = counts_of(("joker", "heart", "present", "donut", "joker"))
    some = {taken.code for taken in Compact(layout, most=2).takes(0, roll)}
    everything = {taken.code for taken in Compact(layout).takes(0, roll)}
    assert some < everything


# ── exact ───────────────────────────────────────────────────────────────────────────────────


class SlowOracle:
    """Best two-player play from the rules themselves, roll by roll and action by action."""

    def __init__(self, layout: Layout) -> None:
        self.game = CleverKids(2, layout)
        self.chance = cache(self._chance)

    def _chance(self, state: State, seat: int) -> float:
        """The seat's probability of winning; a tie counts half."""
        awaiting = self.game.awaiting(state)
        if isinstance(awaiting, Over):
            winners = self.game.winners(state)
            return (seat in winners) / len(winners)
        if isinstance(awaiting, Players):
            (actor,) = awaiting.seats
            after = (self.game.apply(state, actor, a) for a in self.game.legal(state, actor))
            positions = (State(s.sheets, s.turn % 2, s.phase, s.told) for s in after)
            best = max(self.chance(position, actor) for position in positions)
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
