"""Each level beats the one below. A long test: only with --strength."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from .partying import winner

pytestmark = pytest.mark.strength


def tally(levels: tuple[str, ...], games: int) -> Counter[str | None]:
    """Wins by level; the same deals are played with the levels on every seat in turn."""
    wins: Counter[str | None] = Counter()
    for index in range(games):
        deal, turn = divmod(index, len(levels))
        wins[winner(levels[turn:] + levels[:turn], f"strength {deal}")] += 1
    return wins


def low_end(won: int, games: int) -> float:
    """The lower end of the 95 % interval of a share (Wilson)."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [
        ("paddler", "random", 200),
        ("swimmer", "paddler", 400),
        ("diver", "swimmer", 400),
        ("olympian", "diver", 80),
    ],
)
def test_each_level_beats_the_one_below(better: str, worse: str, games: int) -> None:
    """Two against two at a table of four; games without a winner do not count."""
    wins = tally((better, worse, better, worse), games)
    assert low_end(wins[better], wins[better] + wins[worse]) > 0.5, wins


@pytest.mark.parametrize(("better", "worse"), [("diver", "swimmer"), ("olympian", "diver")])
def test_the_better_level_wins_games_of_two_as_well(better: str, worse: str) -> None:
    wins = tally((better, worse), 120)
    assert low_end(wins[better], wins[better] + wins[worse]) > 0.5, wins


def test_one_olympian_among_three_swimmers_wins_nearly_half() -> None:
    """The fair share is a quarter."""
    wins = tally(("olympian", "swimmer", "swimmer", "swimmer"), 400)
    assert wins["olympian"] >= 0.45 * 400, wins
