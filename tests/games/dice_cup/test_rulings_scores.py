"""Scoring: §1.1, §1.2, §1.6, §1.7 and the known values of §1.11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from bellyflop.core import Match
from bellyflop.games.dice_cup import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.rules import TwelveDice
from bellyflop.games.dice_cup.scoring import counting, worth
from bellyflop.games.dice_cup.state import Cross, Dice

from .table import EDITIONS, PLAIN, CupMatch, dice, mark, play_columns, play_round


def slow_worth(throw: Dice) -> tuple[int, ...]:
    """The obvious count, box by box (§1.2)."""
    all_dice = [die for pair in throw for die in pair]
    colours = [one + other for one, other in throw]
    doubles = 10 * sum(one == other for one, other in throw)
    low = sum(die for die in all_dice if die in (1, 2, 3))
    numbers = [number * all_dice.count(number) for number in (4, 5, 6)]
    return (*colours, doubles, low, *numbers, sum(all_dice))


def random_dice(rng: Random) -> Dice:
    return tuple((rng.randint(1, 6), rng.randint(1, 6)) for _ in range(6))


def test_there_are_six_colours_three_small_with_black_and_three_large_with_white_pips() -> None:
    """§1.1"""
    for edition, small, large in (
        (DiceCup.edition, "white yellow green", "blue red black"),
        (DicePoolParty.edition, "yellow orange pink", "green blue purple"),
    ):
        sizes = [(colour.name, colour.size, colour.pips) for colour in edition.colours]
        assert sizes == [
            *((name, "small", "black") for name in small.split()),
            *((name, "large", "white") for name in large.split()),
        ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_twelve_boxes_are_the_colours_doubles_low_the_numbers_and_all(
    edition: type[TwelveDice],
) -> None:
    """§1.2"""
    colours = tuple(colour.name for colour in edition.edition.colours)
    rest = ("doubles", "low", "fours", "fives", "sixes", "all")
    assert edition.edition.boxes == colours + rest


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dice_that_count_add_up_to_what_a_box_is_worth(edition: type[TwelveDice]) -> None:
    """§1.2"""
    rng = Random(7)
    for _ in range(50):
        throw = random_dice(rng)
        flat = [die for pair in throw for die in pair]
        for box, points in zip(edition.edition.boxes, worth(throw), strict=True):
            lit = counting(edition.edition, throw, box)
            each = [5 if box == "doubles" else flat[die] for die in lit]
            assert sum(each) == points


def test_every_box_is_worth_what_the_obvious_count_says() -> None:
    """§1.2"""
    rng = Random(12)
    for throw in [random_dice(rng) for _ in range(2000)]:
        assert worth(throw) == slow_worth(throw)


def test_doubles_count_within_a_colour_only() -> None:
    """§1.2"""
    assert worth(dice("12 12 12 12 12 12"))[6] == 0
    assert worth(dice("11 12 12 66 12 12"))[6] == 20


def test_dice_cup_keeps_three_subtotals() -> None:
    """§1.6"""
    match = Match(DiceCup(1, columns=2))
    for box in ("fours", "sixes", "white", "black", "low", "all"):
        play_round(match, PLAIN, (Cross(box, 1),))
    view = match.game.view(match.state, 0)
    assert [part.name for part in view.edition.subtotals] == ["numbers", "colours", "combinations"]
    assert view.subtotals == (((0, 0, 0), (8 + 12, 3 + 11, 12 + 42)),)
    assert view.column_totals == ((0, 88),)
    assert view.totals == (88,)


def test_the_three_subtotals_of_dice_cup_hold_every_box_once() -> None:
    """§1.6"""
    parts = [box for part in DiceCup.edition.subtotals for box in part.boxes]
    assert sorted(parts) == sorted(DiceCup.edition.boxes)


def test_dice_pool_party_keeps_no_subtotals() -> None:
    """§1.6"""
    match = Match(DicePoolParty(2))
    assert match.game.view(match.state, 0).subtotals == ((), ())


# `doubles` and `all` are both worth 10 more on this throw than on the plain one.
TEN_MORE = dice("66 34 56 13 34 56")


def tied_match(game: TwelveDice, *firsts: str) -> CupMatch:
    """A game in which each seat has 10 points more than plain, in the box it marks first."""
    boxes = game.edition.boxes
    orders = [[first, *(box for box in boxes if box != first)] for first in firsts]
    match = play_columns(game, [TEN_MORE, *[PLAIN] * 11], *orders)
    assert len(set(match.game.scores(match.state))) == 1
    return match


def test_in_dice_cup_a_tie_is_shared() -> None:
    """§1.6"""
    match = tied_match(DiceCup(2), "doubles", "all")
    assert match.game.winners(match.state) == {0, 1}


def test_in_dice_pool_party_a_tie_goes_to_the_higher_all_box() -> None:
    """§1.6"""
    match = tied_match(DicePoolParty(2), "doubles", "all")
    assert match.game.winners(match.state) == {1}


def test_in_dice_pool_party_a_further_tie_is_shared() -> None:
    """§1.6"""
    match = tied_match(DicePoolParty(3), "all", "doubles", "all")
    assert match.game.winners(match.state) == {0, 2}


def tied_columns(*firsts: tuple[str, str]) -> CupMatch:
    """Two columns of Dice Pool Party, each with 10 more than plain in the box marked first."""
    game = DicePoolParty(len(firsts), columns=2, fill="every")
    match: CupMatch = Match(game)
    boxes = game.edition.boxes
    orders = [[[f, *(box for box in boxes if box != f)] for f in first] for first in firsts]
    for number, throw in enumerate([TEN_MORE, *[PLAIN] * 10]):
        play_round(match, throw, *(mark(*(order[number] for order in seat)) for seat in orders))
    match.settle(PLAIN)
    assert len(set(match.game.scores(match.state))) == 1
    return match


def test_with_several_columns_a_tie_goes_to_the_higher_sum_of_all_boxes() -> None:
    """§1.6"""
    match = tied_columns(("all", "doubles"), ("doubles", "doubles"), ("all", "all"))
    assert match.game.winners(match.state) == {2}


def test_with_several_columns_it_does_not_matter_in_which_the_all_box_is_higher() -> None:
    """§1.6"""
    match = tied_columns(("all", "doubles"), ("doubles", "all"))
    assert match.game.winners(match.state) == {0, 1}


def test_the_score_is_the_sum_of_all_columns() -> None:
    """§1.6, §1.7"""
    match: CupMatch = Match(DiceCup(2, columns=2))
    play_round(match, dice("66 66 66 66 66 66"), (Cross("all", 0),), (Cross("sixes", 1),))
    play_round(match, dice("66 66 66 66 66 66"), (Cross("doubles", 0),), (Cross("all", 1),))
    assert match.game.scores(match.state) == (72 + 60, 72 + 72)
    assert match.game.view(match.state, 0).column_totals == ((132, 0), (0, 144))


def test_before_the_end_nobody_has_won() -> None:
    """§1.6"""
    match = Match(DiceCup(2))
    play_round(match, PLAIN, mark("all"), mark("white"))
    assert match.game.winners(match.state) == frozenset()
    assert match.game.view(match.state, 0).winners == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_points_win(edition: type[TwelveDice]) -> None:
    """§1.6"""
    boxes = list(edition.edition.boxes)
    throws = [dice("66 66 66 66 66 66"), *[PLAIN] * 11]
    backwards = boxes[::-1]
    match = play_columns(edition(2), throws, boxes, backwards)
    assert match.game.scores(match.state)[1] - match.game.scores(match.state)[0] == (72 - 42) - 9
    assert match.game.winners(match.state) == {1}
    assert match.game.view(match.state, None).winners == (1,)


def colour_parts() -> list[tuple[Fraction, ...]]:
    """What one colour adds to each box, for its 36 equally likely throws."""
    throws = list(product(range(1, 7), repeat=2))
    sixfold = [slow_worth(((one, other),) * 6) for one, other in throws]
    return [(*map(Fraction, w[:6]), *(Fraction(points, 6) for points in w[6:])) for w in sixfold]


def mean(values: Iterable[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / 36


def box_means() -> list[Fraction]:
    """The exact mean of each box: all but the colours add up over six independent colours."""
    parts = [mean(part) for part in zip(*colour_parts(), strict=True)]
    return [*parts[:6], *(6 * part for part in parts[6:])]


def box_variances() -> list[Fraction]:
    """The exact variance of each box, likewise."""
    parts = [
        mean(points**2 for points in part) - mean(part) ** 2
        for part in zip(*colour_parts(), strict=True)
    ]
    return [*parts[:6], *(6 * part for part in parts[6:])]


def test_box_means_are_7_10_12_8_10_12_and_42() -> None:
    """§1.11"""
    assert box_means() == [*[7] * 6, 10, 12, 8, 10, 12, 42]
    assert sum(box_means()) == 136


def test_random_marks_average_136() -> None:
    """§1.11: a game's points spread by 17, so 4,000 games are within 1 of the mean at 3 sigma."""
    rng, game, games = Random(136), DicePoolParty(1), 4000
    points = 0
    for _ in range(games):
        state = game.start()
        for _ in range(11):
            state = game.proceed(game.settle(state, game.sample(state, rng)))
            state = game.apply(state, 0, rng.choice(game.legal(state, 0)))
        points += game.scores(game.settle(state, game.sample(state, rng)))[0]
    assert abs(Fraction(points, games) - 136) < 1


def test_a_throw_shows_each_pair_of_a_colour_with_its_true_chance() -> None:
    """§1.1: 21 pairs, a mixed one twice as likely as a double, in each colour alike."""
    rng, game, throws = Random(21), DiceCup(1), 6000
    seen = [Counter[tuple[int, int]]() for _ in range(6)]
    for _ in range(throws):
        for counter, pair in zip(seen, game.sample(game.start(), rng), strict=True):
            counter[pair] += 1
    for counter in seen:
        chances = {(a, b): 1 + (a != b) for a in range(1, 7) for b in range(a, 7)}
        squares = [
            (counter[p] - throws * c / 36) ** 2 / (throws * c / 36) for p, c in chances.items()
        ]
        assert counter.keys() == chances.keys()
        assert (
            sum(squares) < 45.3
        )  # chi-square, 20 degrees of freedom: beyond it once in a thousand


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_largest_possible_game_is_420(edition: type[TwelveDice]) -> None:
    """§1.11"""
    most = {"low": "33", "fours": "44", "fives": "55"}
    boxes = edition.edition.boxes
    throws = [dice(" ".join([most.get(box, "66")] * 6)) for box in boxes]
    match = play_columns(edition(1), throws, list(boxes))
    assert match.game.scores(match.state) == (420,)
    best = [
        max(worth(((a, b),) * 6)[place] for a, b in product(range(1, 7), repeat=2))
        for place in range(12)
    ]
    assert sum(best) == 420


def test_an_absent_player_spends_the_boxes_with_the_narrowest_spread_first() -> None:
    """§1.3: whoever has not looked gives up where a look matters least."""
    game = DiceCup(1)
    spread = dict(zip(game.edition.boxes, box_variances(), strict=True))
    match: CupMatch = Match(game)
    order = []
    for _ in range(11):
        match.draw(Random(5))
        chosen = game.default(match.state, 0)
        order.append(spread[chosen[0].box])
        match.do(0, chosen)
    assert order == sorted(spread.values())[:11]


def test_an_absent_player_marks_every_column_without_looking_under_the_cup() -> None:
    """§1.3, §1.7"""
    game = DicePoolParty(1, columns=2, fill="every")
    state = game.proceed(game.settle(game.start(), PLAIN))
    other = game.proceed(game.settle(game.start(), TEN_MORE))
    assert game.default(state, 0) == game.default(other, 0) == mark("yellow", "yellow")
    state = game.apply(state, 0, mark("fours", "yellow"))
    state = game.proceed(game.settle(state, PLAIN))
    assert game.default(state, 0) == mark("yellow", "orange")
