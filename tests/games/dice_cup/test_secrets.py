"""Secrets: what each seat and a spectator may see under §1.3."""

from __future__ import annotations

from random import Random

import pytest

from bellyflop.core import Acted, Chance, Match, Players, Proceeded
from bellyflop.games.dice_cup import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.rules import TwelveDice
from bellyflop.games.dice_cup.state import Covered, Cross, State
from bellyflop.games.dice_cup.view import View

from .table import PLAIN, VARIANTS, CupMatch, dice, mark, play_round, step

OTHER_DICE = dice("66 55 44 33 22 11")
variants = pytest.mark.parametrize(
    "game", VARIANTS, ids=lambda game: f"{game.about.id}-{game.seats}{game.options}"
)


def sides(game: TwelveDice) -> list[int | None]:
    return [None, *range(game.seats)]


def everyone_sees(game: TwelveDice, state: State) -> list[View]:
    return [game.view(state, seat) for seat in sides(game)]


def test_during_the_look_everyone_sees_the_dice() -> None:
    """§1.3"""
    game = DiceCup(3)
    state = game.settle(game.start(), PLAIN)
    assert [view.dice for view in everyone_sees(game, state)] == [PLAIN] * 4
    assert {view.phase for view in everyone_sees(game, state)} == {"look"}


def test_while_the_dice_are_covered_no_view_depends_on_them() -> None:
    """§1.3"""
    game = DicePoolParty(2)
    one, other = (game.proceed(game.settle(game.start(), d)) for d in (PLAIN, OTHER_DICE))
    assert one != other
    assert everyone_sees(game, one) == everyone_sees(game, other)
    assert [view.dice for view in everyone_sees(game, one)] == [None] * 3
    one, other = (game.apply(state, 0, mark("all")) for state in (one, other))
    assert one != other
    assert everyone_sees(game, one) == everyone_sees(game, other)


def test_a_secret_mark_is_shown_to_its_own_seat_alone() -> None:
    """§1.3"""
    game = DiceCup(3)
    before = game.proceed(game.settle(game.start(), PLAIN))
    after = game.apply(before, 1, mark("all"))
    for seat in (None, 0, 2):
        assert game.view(after, seat) == game.view(before, seat)
    assert game.view(after, 1).marks == (None, (Cross("all"),), None)


def test_at_the_reveal_everyone_sees_the_dice_the_marks_the_points_and_every_box() -> None:
    """§1.3"""
    match: CupMatch = Match(DiceCup(2))
    play_round(match, PLAIN, mark("all"), mark("blue"))
    for view in everyone_sees(DiceCup(2), match.state):
        assert view.last is not None
        assert view.last.dice == PLAIN
        assert view.last.marks == (mark("all"), mark("blue"))
        assert view.last.points == (42, 3)
        assert view.last.worth == (3, 7, 11, 3, 7, 11, 0, 12, 8, 10, 12, 42)
        assert view.totals == (42, 3)
    match.settle(OTHER_DICE)
    assert match.game.view(match.state, 0).last is None


def test_the_last_round_is_revealed_like_any_other() -> None:
    """§1.4"""
    match: CupMatch = Match(DiceCup(1, columns=2, fill="every"))
    boxes = DiceCup.edition.boxes
    for box in boxes[:-1]:
        play_round(match, PLAIN, mark(box, box))
    match.settle(PLAIN)
    view = match.game.view(match.state, None)
    assert view.over
    assert view.last is not None
    assert view.last.marks == (mark("all", "all"),)
    assert view.last.points == (84,)


def test_with_real_dice_all_marks_are_open_once_all_have_marked() -> None:
    """§1.10"""
    match: CupMatch = Match(DiceCup(2, dice="real"))
    match.do(1, mark("all"))
    assert match.game.view(match.state, 0).marks == (None, None)
    match.do(0, mark("low"))
    for view in everyone_sees(DiceCup(2), match.state):
        assert view.phase == "uncover"
        assert view.marks == (mark("low"), mark("all"))
        assert view.totals == (0, 0)


def test_with_real_dice_the_last_reveal_stays_while_the_next_round_is_marked() -> None:
    """§1.3, §1.10: until the next dice are typed in."""
    match: CupMatch = Match(DiceCup(2, dice="real"))
    match.do(0, mark("all"))
    match.do(1, mark("low"))
    match.settle(PLAIN)
    shown = match.game.view(match.state, None).last
    assert shown is not None
    for seat, box in enumerate(("low", "all")):
        match.do(seat, mark(box))
        assert match.game.view(match.state, None).last == shown
    match.settle(OTHER_DICE)
    after = match.game.view(match.state, None).last
    assert after is not None
    assert after.dice == dice("66 55 44 33 22 11")


def test_a_throw_is_closed_from_the_look_to_the_reveal() -> None:
    """§1.3: what is seen for a moment is in no export and no proof before all have marked."""
    game = DiceCup(2)
    state = game.start()
    for number in range(2):
        assert game.hidden_throws(state) == frozenset()
        state = game.settle(state, PLAIN)
        assert game.hidden_throws(state) == {number}
        state = game.apply(game.proceed(state), 0, mark(("all", "low")[number]))
        assert game.hidden_throws(state) == {number}
        state = game.apply(state, 1, mark(("low", "all")[number]))
    assert game.hidden_throws(state) == frozenset()


def test_real_dice_are_open_as_soon_as_they_are_typed_in() -> None:
    """§1.10"""
    match: CupMatch = Match(DiceCup(1, dice="real"))
    for box in ("all", "low"):
        assert match.game.hidden_throws(match.state) == frozenset()
        match.do(0, mark(box))
        match.settle(PLAIN)


def test_no_mark_is_ever_taken_back() -> None:
    """§1.3"""
    for game in (DiceCup(2), DiceCup(2, dice="real")):
        match: CupMatch = Match(game)
        match.draw(Random(1))
        assert not game.revocable(match.state, 0, mark("all"))


def test_nobody_is_told_what_a_mark_would_earn() -> None:
    """§1.3: counting is the game."""
    game = DiceCup(1)
    looking = game.settle(game.start(), PLAIN)
    for state in (looking, game.proceed(looking)):
        assert game.points(game.view(state, 0), 0, mark("all")) is None


@variants
def test_an_imagined_state_cannot_be_told_from_the_true_one(game: TwelveDice) -> None:
    """§1.3"""
    rng = Random(8)
    match: CupMatch = Match(game)
    while not match.over:
        for seat in sides(game):
            view = game.view(match.state, seat)
            imagined = game.imagine(view, seat, rng)
            assert game.view(imagined, seat) == view
            assert type(game.awaiting(imagined)) is type(match.awaiting)
            assert game.scores(imagined) == game.scores(match.state)
            if seat is not None:
                assert game.legal(imagined, seat) == game.legal(match.state, seat)
        step(match, rng)
    assert game.imagine(game.view(match.state, 0), 0, rng) == match.state


def test_what_a_view_hides_is_imagined_anew() -> None:
    """§1.3"""
    game, rng = DiceCup(3), Random(9)
    state = game.apply(game.proceed(game.settle(game.start(), PLAIN)), 0, mark("all"))
    view = game.view(state, 0)
    imagined = [game.imagine(view, 0, rng).phase for _ in range(200)]
    covered = [phase for phase in imagined if isinstance(phase, Covered)]
    assert len(covered) == 200
    assert len({phase.dice for phase in covered}) > 190
    assert {phase.marks[0] for phase in covered} == {mark("all")}
    who = {tuple(mark is not None for mark in phase.marks) for phase in covered}
    assert who == {(True, False, False), (True, True, False), (True, False, True)}


@variants
def test_every_view_survives_json(game: TwelveDice) -> None:
    """§1.3"""
    rng = Random(10)
    match: CupMatch = Match(game)
    while True:
        for seat in (None, 0):
            view = game.view(match.state, seat)
            assert game.read_view(game.write_view(view)) == view
        if match.over:
            break
        step(match, rng)


@variants
def test_marks_of_a_round_may_come_in_any_order(game: TwelveDice) -> None:
    """§1.3"""
    rng = Random(11)
    match: CupMatch = Match(game)
    match.draw(rng)
    assert isinstance(match.awaiting, Players)
    marks = {seat: rng.choice(game.legal(match.state, seat)) for seat in range(game.seats)}
    forwards = backwards = match.state
    for seat in range(game.seats):
        forwards = game.apply(forwards, seat, marks[seat])
        last = game.seats - 1 - seat
        backwards = game.apply(backwards, last, marks[last])
    assert forwards == backwards


def test_what_leaves_a_running_table_ends_before_the_round_that_is_being_played() -> None:
    """§1.3: neither the dice under the cover nor a mark in the making is shared."""
    for thrown in ("virtual", "real"):
        match = Match(DiceCup(seats=2, dice=thrown))
        rng = Random(3)
        while not match.over:
            count = match.game.shareable(match.state, match.events)
            assert count is not None
            shared = match.events[:count]
            waits = sum(isinstance(event, Proceeded) for event in shared)
            marks = sum(isinstance(event, Acted) for event in shared)
            assert marks % 2 == 0
            if thrown == "virtual":
                assert marks == 2 * waits
            awaiting = match.awaiting
            if isinstance(awaiting, Players):
                seat = min(awaiting.seats)
                match.do(seat, match.game.default(match.state, seat))
            elif isinstance(awaiting, Chance):
                match.settle(match.game.sample(match.state, rng))
            else:
                match.proceed()
        assert match.game.shareable(match.state, match.events) == len(match.events)
