"""Greedy players: what they do, how they are recognised, and what is made of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bellyflop.core import Match, Players
from bellyflop.games.clever_kids.bots import make_bot
from bellyflop.games.clever_kids.layout import OUR_SHEET
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.solver.compact import compact, counts_of
from bellyflop.games.clever_kids.solver.greedy import greedy
from bellyflop.games.clever_kids.solver.manners import Manners
from bellyflop.games.clever_kids.solver.outlook import Outlook
from bellyflop.games.clever_kids.state import Sheet, Use
from bellyflop.games.clever_kids.views import View

from .minds import huge_sheet
from .table import Table, random_match

OURS, GREEDY = compact(OUR_SHEET), greedy(OUR_SHEET)


def counts(words: str) -> tuple[int, ...]:
    return counts_of(words.split())


def views_of(levels: tuple[str, ...], seed: int) -> Iterator[View]:
    """All that a spectator sees of a game between these levels, roll by roll and act by act."""
    game = CleverKids(len(levels))
    bots = [make_bot(game, level, seat, Random(seed)) for seat, level in enumerate(levels)]
    match, rng = Match(game), Random(f"{levels} {seed}")
    while not match.over:
        yield game.view(match.state, None)
        if isinstance(match.awaiting, Players):
            seat = min(match.awaiting.seats)
            view = game.view(match.state, seat)
            match.do(seat, bots[seat].choose(view, game.legal(match.state, seat)))
        else:
            match.settle(game.sample(match.state, rng))
    yield game.view(match.state, None)


def noticed(views: Iterator[View], seats: int) -> Manners:
    manners = Manners(OUR_SHEET, seats)
    for view in views:
        manners.observe(view)
    return manners


def test_they_take_the_star_and_of_equals_anything() -> None:
    before = OURS.code(Sheet(red=1))
    after = OURS.code(Sheet(red=2))
    assert GREEDY.replies(before, counts("candle candle heart present present")) == (after,)
    one_of_two = GREEDY.replies(0, counts("heart candle"))
    assert set(one_of_two) == {OURS.code(Sheet(yellow=1)), OURS.code(Sheet(red=1))}


def test_they_pass_only_if_they_must_and_roll_again_if_they_must() -> None:
    assert GREEDY.replies(0, counts("blue cake")) == (0,)
    assert GREEDY.takes(0, counts("blue cake pink green donut")) == ()


def test_what_they_do_is_possible_and_leaves_what_it_can_leave() -> None:
    rng = Random(3)
    for state in random_match(2, 5):
        for sheet in state.sheets:
            code = OURS.code(sheet)
            dice = counts_of([rng.choice(faces) for faces in OUR_SHEET.dice])
            every = {taken.code: set(taken.lefts) for taken in OURS.takes(code, dice)}
            for taken in GREEDY.takes(code, dice):
                assert set(taken.lefts) <= every[taken.code]
            assert set(GREEDY.replies(code, dice)) <= set(OURS.replies(code, dice))


@pytest.mark.parametrize("seed", range(4))
def test_swimmers_are_greedy_and_known_for_it(seed: int) -> None:
    manners = noticed(views_of(("swimmer", "swimmer", "swimmer"), seed), 3)
    assert manners.alike == manners.telling
    assert min(manners.telling) >= 3
    assert manners.greedy_seats() == {0, 1, 2}


def test_divers_and_paddlers_are_not_taken_for_greedy_by_the_end() -> None:
    mistaken = [noticed(views_of(("diver", "paddler"), s), 2).greedy_seats() for s in range(6)]
    assert sum(len(seats) for seats in mistaken) <= 1


def test_seeing_a_view_twice_makes_no_difference() -> None:
    views = list(views_of(("diver", "swimmer"), 1))
    once, twice = noticed(iter(views), 2), noticed((v for v in views for _ in range(2)), 2)
    assert (once.alike, once.telling) == (twice.alike, twice.telling)


def test_nobody_is_known_at_the_start() -> None:
    assert Manners(OUR_SHEET, 4).greedy_seats() == frozenset()


def test_a_gap_in_what_was_seen_is_not_compared() -> None:
    """Without the roll, or without the end of the turn, nothing can be said about it."""
    views = [view for view in views_of(("swimmer", "swimmer"), 2) if view.phase != "use"]
    assert noticed(iter(views), 2).telling == [0, 0]


def test_what_a_greedy_player_will_make_of_the_rest_is_foreseen() -> None:
    """The candles bring the other one a star at once; the last balloon would win the game."""
    other = Sheet(yellow=11, red=1, blue=(2, 2, 1))
    table = Table(Sheet(yellow=6, red=4, blue=(1, 1, 0)), other)
    table.roll("present candle candle present cake")
    legal = table.game.legal(table.state, 0)
    action = next(a for a in legal if isinstance(a, Use) and a.dice == (0,))
    foreseen = Outlook(OUR_SHEET, 2, {1}).weigh(table.state, 0, [action])[0].position[0]
    left = counts("candle candle present cake")
    assert foreseen in GREEDY.replies(OURS.code(other), left)


def test_on_the_largest_sheet_there_is_an_answer_too() -> None:
    layout = huge_sheet()
    code = compact(layout).code(Sheet(yellow=2, red=1))
    rolled = counts("joker pink present cake candle")
    ends = greedy(layout).replies(code, rolled)
    assert ends
    assert code not in ends
