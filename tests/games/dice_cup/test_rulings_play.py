"""The course of a round: one test for each ruling of §1.3 to §1.5, §1.7, §1.8 and §1.10."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bellyflop.core import (
    Acted,
    BadSetup,
    Chance,
    IllegalAction,
    IllegalOutcome,
    IllegalWait,
    Match,
    Over,
    Players,
    Settled,
    Wait,
)
from bellyflop.games.dice_cup import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.rules import TwelveDice
from bellyflop.games.dice_cup.state import Cross, Dice

from .table import EDITIONS, PLAIN, VARIANTS, CupMatch, dice, due, mark, play_on, play_round, step


def covered(game: TwelveDice, throw: Dice = PLAIN) -> CupMatch:
    match = Match(game)
    match.settle(throw)
    match.proceed()
    return match


def last_round(game: TwelveDice, rng: Random) -> CupMatch:
    match = Match(game)
    while match.state.round < game.rounds - 1:
        step(match, rng)
    return match


def test_a_round_is_a_throw_a_look_and_a_mark_of_each_seat() -> None:
    """§1.3"""
    match = Match(DiceCup(2))
    assert due(match) == Chance(by=0)
    match.settle(PLAIN)
    assert due(match) == Wait(3)
    match.proceed()
    assert due(match) == Players(frozenset({0, 1}))
    match.do(1, mark("all"))
    assert due(match) == Players(frozenset({0}))
    assert match.game.scores(match.state) == (0, 0)
    match.do(0, mark("white"))
    assert due(match) == Chance(by=1)
    assert match.game.scores(match.state) == (3, 42)


@pytest.mark.parametrize("look", [1, 30])
def test_everyone_looks_for_as_long_as_the_option_says(look: int) -> None:
    """§1.3"""
    match = Match(DicePoolParty(1, look=look))
    match.settle(PLAIN)
    assert due(match) == Wait(look)


def test_nobody_marks_before_the_look_is_over() -> None:
    """§1.3"""
    match = Match(DiceCup(1))
    with pytest.raises(IllegalAction, match="must be shaken first"):
        match.do(0, mark("all"))
    match.settle(PLAIN)
    assert match.game.legal(match.state, 0) == ()
    with pytest.raises(IllegalAction, match="still looking"):
        match.do(0, mark("all"))


def test_a_mark_once_made_cannot_be_changed() -> None:
    """§1.3"""
    match = covered(DiceCup(2))
    match.do(0, mark("all"))
    assert match.game.legal(match.state, 0) == ()
    for box in ("all", "low"):
        with pytest.raises(IllegalAction, match="cannot be changed"):
            match.do(0, mark(box))


def test_a_filled_box_cannot_be_marked_again() -> None:
    """§1.2, §1.3"""
    match = Match(DiceCup(2))
    play_round(match, PLAIN, mark("fours"), mark("low"))
    match.settle(PLAIN)
    match.proceed()
    assert mark("fours") not in match.game.legal(match.state, 0)
    with pytest.raises(IllegalAction, match=r"Fours is already filled\."):
        match.do(0, mark("fours"))
    match.do(1, mark("fours"))


def test_a_box_worth_nothing_is_filled_all_the_same() -> None:
    """§1.2"""
    match = Match(DiceCup(1))
    play_round(match, PLAIN, mark("doubles"))
    assert match.state.sheets[0][0][6] == 0
    assert mark("doubles") not in match.game.legal(match.state, 0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_cannot_mark(seat: int) -> None:
    """§1.3"""
    match = covered(DiceCup(2))
    assert match.game.legal(match.state, seat) == ()
    with pytest.raises(IllegalAction, match="seats are 0 to 1"):
        match.do(seat, mark("all"))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ((), "one box"),
        (mark("fours", "fives"), "one box"),
        ((Cross("fours", 1),), "no such column"),
        ((Cross("fours", -1),), "no such column"),
        ((Cross("orange"),), "no such box"),
    ],
)
def test_a_mark_is_one_box_of_the_sheet(wrong: tuple[Cross, ...], why: str) -> None:
    """§1.3"""
    match = covered(DiceCup(1))
    with pytest.raises(IllegalAction, match=why):
        match.do(0, wrong)


def test_a_throw_is_two_dice_of_each_colour() -> None:
    """§1.1"""
    match = Match(DiceCup(1))
    for wrong in (
        "",
        "11 22 33 44 55",
        "11 22 33 44 55 66 11",
        "11 22 33 44 55 67",
        "01 22 33 44 55 66",
    ):
        with pytest.raises(IllegalOutcome):
            match.settle(dice(wrong))
    for odd in (((1, 2, 3),) * 6, ([1, 2],) * 6):
        with pytest.raises(IllegalOutcome, match="two dice"):
            match.settle(cast(Dice, odd))


def test_the_two_dice_of_a_colour_come_in_no_order() -> None:
    """§1.9"""
    game = DiceCup(1)
    there = game.settle(game.start(), dice("12 34 56 12 34 56"))
    assert game.settle(game.start(), dice("21 43 65 21 43 65")) == there


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dice_are_settled_and_the_clock_runs_only_when_it_is_their_time(
    edition: type[TwelveDice],
) -> None:
    """§1.3"""
    match = Match(edition(1))
    with pytest.raises(IllegalWait, match="shaken first"):
        match.proceed()
    match.settle(PLAIN)
    with pytest.raises(IllegalOutcome, match="still looking"):
        match.settle(PLAIN)
    match.proceed()
    with pytest.raises(IllegalWait, match="covered"):
        match.proceed()
    with pytest.raises(IllegalOutcome, match="covered"):
        match.settle(PLAIN)
    play_on(match, Random(1))
    with pytest.raises(IllegalOutcome, match="over"):
        match.settle(PLAIN)
    with pytest.raises(IllegalWait, match="over"):
        match.proceed()
    with pytest.raises(IllegalAction, match="over"):
        match.do(0, mark("all"))


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: f"{game.about.id}{game.options}")
def test_in_the_last_round_the_throw_alone_fills_every_last_box(game: TwelveDice) -> None:
    """§1.4"""
    match = last_round(game, Random(3))
    assert isinstance(match.awaiting, Chance)
    free = [[column.count(None) for column in sheet] for sheet in match.state.sheets]
    expected = 1 if game.fill == "one" else game.columns
    assert [sum(columns) for columns in free] == [expected] * game.seats
    match.settle(PLAIN)
    assert due(match) == Over()
    assert not any(None in column for sheet in match.state.sheets for column in sheet)
    assert game.winners(match.state)


def test_a_game_has_12_rounds_for_each_column_or_12_when_every_column_is_filled_at_once() -> None:
    """§1.4, §1.7"""
    assert DiceCup(1).rounds == 12
    assert DiceCup(1, columns=6).rounds == 72
    assert DiceCup(1, columns=6, fill="every").rounds == 12


def test_with_fill_one_a_mark_goes_to_any_free_box_of_any_column() -> None:
    """§1.7"""
    match = Match(DiceCup(1, columns=2))
    play_round(match, PLAIN, (Cross("fours", 1),))
    match.settle(PLAIN)
    match.proceed()
    assert len(match.game.legal(match.state, 0)) == 23
    with pytest.raises(IllegalAction, match="Fours is already filled in column 2"):
        match.do(0, (Cross("fours", 1),))
    match.do(0, (Cross("fours", 0),))
    assert match.game.scores(match.state) == (16,)


def test_with_fill_every_each_round_marks_one_box_in_every_column() -> None:
    """§1.7"""
    match = covered(DiceCup(1, columns=2, fill="every"))
    crossed_over = (Cross("fours", 1), Cross("blue", 0))
    for wrong in (mark("fours"), mark("fours", "blue", "red"), crossed_over):
        with pytest.raises(IllegalAction, match="one box in every column"):
            match.do(0, wrong)
    match.do(0, mark("fours", "blue"))
    assert match.game.scores(match.state) == (8 + 3,)
    match.settle(PLAIN)
    match.proceed()
    with pytest.raises(IllegalAction, match="Blue is already filled in column 2"):
        match.do(0, mark("blue", "blue"))
    match.do(0, mark("blue", "fours"))
    assert match.game.scores(match.state) == (22,)


def test_with_fill_every_the_many_marks_are_counted_not_listed() -> None:
    """§1.7"""
    match = covered(DicePoolParty(1, columns=6, fill="every"))
    legal = match.game.legal(match.state, 0)
    boxes = match.game.view(match.state, 0).edition.boxes
    assert len(legal) == 12**6
    assert legal[0] == mark(*[boxes[0]] * 6)
    assert legal[1] == mark(*[boxes[0]] * 5, boxes[1])
    assert legal[-1] == legal[12**6 - 1] == mark(*[boxes[11]] * 6)
    assert list(legal[11:13]) == [legal[11], legal[12]]
    assert legal[12] == mark(*[boxes[0]] * 4, boxes[1], boxes[0])
    assert mark(*boxes[:6]) in legal
    assert mark(*boxes[:5]) not in legal
    assert cast("tuple[Cross, ...]", "all") not in legal
    for wrong in (12**6, -(12**6) - 1):
        with pytest.raises(IndexError):
            legal[wrong]


def test_the_counted_marks_are_exactly_the_free_boxes_of_each_column() -> None:
    """§1.7"""
    match = Match(DiceCup(1, columns=2, fill="every"))
    play_round(match, PLAIN, mark("fours", "blue"))
    play_round(match, PLAIN, mark("white", "all"))
    match.settle(PLAIN)
    match.proceed()
    legal = match.game.legal(match.state, 0)
    boxes = match.game.view(match.state, 0).edition.boxes
    slow = [
        mark(one, other)
        for one in boxes
        for other in boxes
        if one not in ("fours", "white") and other not in ("blue", "all")
    ]
    assert list(legal) == slow
    assert mark("fours", "fours") not in legal


def test_the_cup_passes_from_seat_to_seat() -> None:
    """§1.8"""
    match = Match(DicePoolParty(5))
    shakers = []
    rng = Random(2)
    while not match.over:
        if isinstance(match.awaiting, Chance):
            shakers.append(match.awaiting.by)
            assert match.game.view(match.state, None).shaker == match.awaiting.by
        step(match, rng)
    assert shakers == [number % 5 for number in range(12)]
    assert match.game.view(match.state, None).shaker is None


def test_with_real_dice_all_mark_first_and_then_the_dice_are_typed_in() -> None:
    """§1.10"""
    match = Match(DiceCup(2, dice="real"))
    assert due(match) == Players(frozenset({0, 1}))
    with pytest.raises(IllegalOutcome, match="being marked"):
        match.settle(PLAIN)
    with pytest.raises(IllegalWait):
        match.proceed()
    match.do(0, mark("fours"))
    match.do(1, mark("fives"))
    assert due(match) == Chance(by=0)
    assert match.game.scores(match.state) == (0, 0)
    with pytest.raises(IllegalAction, match="typed in"):
        match.do(1, mark("all"))
    match.settle(PLAIN)
    assert match.game.scores(match.state) == (8, 10)
    assert due(match) == Players(frozenset({0, 1}))


def test_with_real_dice_the_last_round_is_the_dice_alone() -> None:
    """§1.10"""
    match = last_round(DiceCup(2, dice="real"), Random(4))
    assert due(match) == Chance(by=11 % 2)
    match.settle(PLAIN)
    assert match.over


def test_a_spoilt_throw_of_real_dice_leaves_no_trace_in_the_record() -> None:
    """§1.5: what was not typed in never happened, and the marks stand."""
    match = Match(DiceCup(1, dice="real"))
    match.do(0, mark("fours"))
    match.settle(PLAIN)
    assert [type(event) for event in match.events] == [Acted, Settled]


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_as_many_as_the_box_says_can_play(edition: type[TwelveDice]) -> None:
    """§1: Dice Cup takes 1 to 6 seats, Dice Pool Party 1 to 8."""
    most = {"dice-cup": 6, "dice-pool-party": 8}[edition.about.id]
    assert [edition(seats).seats for seats in (1, most)] == [1, most]
    for seats in (0, most + 1):
        with pytest.raises(BadSetup, match=f"1 to {most} seats"):
            edition(seats)


@pytest.mark.parametrize(
    "options",
    [{"look": 0}, {"look": 31}, {"columns": 0}, {"columns": 7}, {"fill": "all"}, {"dice": "fair"}],
)
def test_an_option_out_of_its_range_is_refused_by_name(options: dict[str, object]) -> None:
    """§1.3, §1.7, §1.10"""
    (name,) = options
    with pytest.raises(BadSetup, match=f"option {name}"):
        DiceCup.about.read_options(options, 2)
    with pytest.raises(BadSetup, match=f"option {name}"):
        DiceCup(2, **options)  # type: ignore[arg-type]  # wrong on purpose
