"""Whole games end and stay within the sheet, and our sheet is balanced (§4.10)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import Match, Players
from bellyflop.games.clever_kids.areas import any_complete
from bellyflop.games.clever_kids.layout import OUR_SHEET
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Ended, ToRoll, ToUse

from .table import EMPTY, Table, random_match


@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_a_game_ends_with_the_turn_in_which_an_area_is_complete(seats: int, seed: int) -> None:
    """§4.10"""
    states = random_match(seats, seed)
    for state in states[:-1]:
        if isinstance(state.phase, ToRoll | ToUse):
            assert not any(any_complete(OUR_SHEET, sheet) for sheet in state.sheets)
    end = states[-1]
    assert isinstance(end.phase, Ended)
    assert any(any_complete(OUR_SHEET, sheet) for sheet in end.sheets)


@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_stars_only_grow_and_never_exceed_21(seats: int, seed: int) -> None:
    """§4.10"""
    game = CleverKids(seats)
    scores = [game.scores(state) for state in random_match(seats, seed)]
    for seat in range(seats):
        stars = [score[seat] for score in scores]
        assert stars == sorted(stars)
        assert stars[-1] <= 21


def test_sensible_play_takes_13_to_17_turns_and_any_area_can_end_it() -> None:
    """§4: the figures our sheet was balanced to, by the stand-in for absent players."""
    turns, best, endings = [], [], Counter[str]()
    for seed in range(18):
        game, rng = CleverKids(2 + seed % 3), Random(seed)
        match = Match(game)
        while not match.over:
            match.draw(rng)
            if isinstance(match.awaiting, Players):
                seat = min(match.awaiting.seats)
                match.do(seat, game.default(match.state, seat))
        turns.append(match.state.turn + 1)
        best.append(max(game.scores(match.state)))
        endings.update(a for sheet in game.view(match.state, None).sheets for a in sheet.complete)
    assert 13 <= sum(turns) / len(turns) <= 17
    assert 9 <= sum(best) / len(best) <= 11
    assert {"yellow", "red", "green"} <= endings.keys()


def test_there_are_7776_rolls_and_each_has_the_same_chance() -> None:
    """§4.1"""
    game = CleverKids(2)
    outcomes = list(game.outcomes(game.start()))
    assert len({roll for roll, _ in outcomes}) == 6**5
    assert {chance for _, chance in outcomes} == {Fraction(1, 6**5)}


def test_a_face_that_a_die_has_twice_comes_twice_as_often() -> None:
    """§4.12"""
    sheet = OUR_SHEET.write()
    dice = [list(faces) for faces in OUR_SHEET.dice]
    dice[0][1] = "heart"
    table = Table(EMPTY, EMPTY, layout=CleverKids.about.options[0].read({**sheet, "dice": dice}, 2))
    outcomes = list(table.game.outcomes(table.state))
    assert len(outcomes) == 5 * 6**4
    assert sum(chance for _, chance in outcomes) == 1
    assert sum(chance for roll, chance in outcomes if roll[0] == "heart") == Fraction(1, 3)


def test_no_roll_is_listed_when_none_is_due() -> None:
    table = Table(EMPTY, EMPTY)
    table.roll("heart donut pink heart present")
    assert list(table.game.outcomes(table.state)) == []
