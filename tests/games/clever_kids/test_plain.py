"""Positions in plain Python equal those in numpy: the same chances, the same choices."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.oracle.kids_sheet import random_sheet

from bellyflop.core import Over, Players
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.solver import outlook
from bellyflop.games.clever_kids.solver.compact import compact
from bellyflop.games.clever_kids.solver.estimates import plain_value_of
from bellyflop.games.clever_kids.solver.outlook import Outlook
from bellyflop.games.clever_kids.solver.value import value_of
from bellyflop.games.clever_kids.state import State

from .minds import tiny_sheet
from .table import random_match

LAYOUTS = [OUR_SHEET, tiny_sheet(), read_layout(random_sheet(Random(3)))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_plain_chances_are_those_of_numpy(seats: int, layout: Layout) -> None:
    sheets = compact(layout)
    states = [state for seed in range(6) for state in random_match(seats, seed, layout)]
    codes = [[sheets.code(sheet) for sheet in state.present_sheets] for state in states]
    expected = value_of(layout, seats)(np.array(codes))
    value = plain_value_of(layout, seats)
    assert np.array(value.chances(codes)) == pytest.approx(expected.chances, abs=2e-5)
    for position, stars in zip(codes, expected.stars, strict=True):
        if not any(map(sheets.over, position)):
            assert value.estimate.see(position)[1] == pytest.approx(stars, abs=2e-4)


def decisions(seats: int, seed: int) -> list[tuple[State, int]]:
    """Positions of a random game in which a seat has a choice."""
    rng, game = Random(seed), CleverKids(seats=seats)
    state, found = game.start(), []
    while not isinstance(awaiting := game.awaiting(state), Over):
        if isinstance(awaiting, Players):
            seat = min(awaiting.seats)
            legal = game.legal(state, seat)
            found += [(state, seat)] if len(legal) > 1 else []
            state = game.apply(state, seat, rng.choice(legal))
        else:
            state = game.settle(state, game.sample(state, rng))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_plain_players_choose_as_those_with_numpy(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An olympian without numpy looks at fewer ends; what it then loses is next to nothing."""
    game, numpys = CleverKids(seats=seats), Outlook(OUR_SHEET, seats)
    monkeypatch.setattr(outlook, "find_spec", lambda _: None)
    plain = Outlook(OUR_SHEET, seats)
    assert plain.value is plain_value_of(OUR_SHEET, seats)
    found = [moment for seed in range(20 // seats) for moment in decisions(seats, seed)]
    assert len(found) > 150
    same = {"glance": 0, "weigh": 0}
    for state, seat in found:
        legal = game.legal(state, seat)
        for look in same:
            theirs = getattr(numpys, look)(state, seat, legal)
            mine = getattr(plain, look)(state, seat, legal)
            chosen = max(range(len(legal)), key=lambda n: (mine[n].worth, mine[n].stars))
            lost = max(end.worth for end in theirs) - theirs[chosen].worth
            assert lost <= (1e-4 if look == "glance" else 0.01)
            same[look] += lost < 1e-4
    assert same["glance"] == len(found)
    assert same["weigh"] >= 0.99 * len(found)
