"""Bot levels in order: each one's win rate against the one below, with a 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from bellyflop.games.clever_kids.bots import make_bot
from bellyflop.games.clever_kids.rules import CleverKids

from .minds import play

pytestmark = pytest.mark.strength


def shares(levels: Sequence[str], rounds: int, seed: int) -> list[float]:
    """The first level's share of the wins in each round.

    In a round every bot plays each seat once, always with the same dice.
    """
    seats = len(levels)
    game = CleverKids(seats)
    found = []
    for number in range(rounds):
        share = 0.0
        for shift in range(seats):
            line = [levels[(seat + shift) % seats] for seat in range(seats)]
            bots = [
                make_bot(game, line[s], s, Random(f"{seed} {number} {s}")) for s in range(seats)
            ]
            winners = game.winners(play(game, bots, Random(f"{seed} {number}")))
            share += sum(line[seat] == levels[0] for seat in winners) / len(winners)
        found.append(share / seats)
    return found


def interval(levels: Sequence[str], rounds: int, seed: int = 1) -> tuple[float, float]:
    """The lower end and the middle of the 95 % interval of the first level's share."""
    found = shares(levels, rounds, seed)
    middle, half = mean(found), 1.96 * stdev(found) / sqrt(rounds)
    print(f"{' '.join(levels)}: {middle:.3f} ± {half:.3f} in {rounds * len(levels)} games")
    return middle - half, middle


@pytest.mark.parametrize(
    ("better", "worse", "rounds"),
    [("swimmer", "paddler", 150), ("diver", "swimmer", 200), ("olympian", "diver", 250)],
)
def test_each_level_beats_the_one_below_at_two_seats(better: str, worse: str, rounds: int) -> None:
    assert interval((better, worse), rounds)[0] > 0.5


@pytest.mark.parametrize(
    ("better", "worse", "rounds"),
    [("swimmer", "paddler", 40), ("diver", "swimmer", 60), ("olympian", "diver", 100)],
)
def test_each_level_beats_the_one_below_at_four_seats(better: str, worse: str, rounds: int) -> None:
    assert interval((better, worse, better, worse), rounds)[0] > 0.5


def test_one_olympian_among_three_swimmers_wins_nearly_half_the_games() -> None:
    """Its fair share is a quarter; a shared win counts as its share."""
    low, middle = interval(("olympian", "swimmer", "swimmer", "swimmer"), 1200)
    assert middle >= 0.45
    assert low > 0.25
