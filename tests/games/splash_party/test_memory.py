"""What a player remembers of the revealed numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bellyflop.bots import LEVELS
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots.fast import FREE
from bellyflop.games.splash_party.bots.memory import MEMORY_MODELS, History
from bellyflop.games.splash_party.state import COLOURS, State

from .partying import moments
from .scenes import DOWN, UP, Party, accuse, dealt, hop, observed, play


def histories(seed: int, seats: int = 4, aid: bool = False) -> Iterator[tuple[Party, History]]:
    """A game of paddlers as seat 0 follows it."""
    history = History()
    game = SplashParty(seats, memory_aid=aid)
    for match in moments(game, ["paddler"] * seats, seed):
        history.take(match.observation(0))
        yield match, history


def truth(state: State, history: History) -> dict[int, int]:
    """The number of every pawn, as the history counts pawns."""
    rim = zip(history.rim, state.ring, strict=True)
    numbers = {pawn: its.number for pawn, its in rim if its}
    pool = [swimmer.pawn for swimmer in state.pool]
    return numbers | {pawn: its.number for pawn, its in zip(history.pool, pool, strict=False)}


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("aid", [False, True])
def test_pawns_are_followed_wherever_they_go_and_a_perfect_memory_is_never_wrong(
    seats: int, aid: bool
) -> None:
    """§3.2"""
    known = 0
    for match, history in histories(7, seats, aid):
        numbers = truth(match.state, history)
        recalled = MEMORY_MODELS["olympian"].recall(history)
        assert all(numbers[pawn] == n for pawn, n in recalled.items() if pawn in numbers)
        for pawn, seen in zip(history.rim, match.state.ring, strict=True):
            assert (pawn == FREE) == (seen is None)
            assert seen is None or COLOURS[history.hues[pawn]] == seen.colour
        known = max(known, len(recalled))
    assert known > 8


def test_seeing_the_same_view_twice_changes_nothing() -> None:
    game = SplashParty(3)
    once, twice = History(), History()
    for match in moments(game, ["paddler"] * 3, 1):
        now = match.observation(1)
        once.take(now)
        twice.take(now)
        twice.observe(game.read_view(game.write_view(now.view)))
    assert once.showings == twice.showings
    assert once.moves == twice.moves
    assert len(once.moves) == match.state.turn


def test_a_bot_that_comes_late_starts_from_the_table_as_it_is() -> None:
    game = SplashParty(3)
    start = dealt(game, "red blue green")
    late = play(game, start, *hop(5, "cw"), UP, *hop(8, "cw"), DOWN)
    history = History()
    history.observe(game.view(start, 0))
    history.observe(game.view(late, 0))  # two turns were missed
    assert len(history.hues) == 18
    assert set(MEMORY_MODELS["olympian"].recall(history).items()) == {
        (history.rim[11], 3),  # the move just made tells the number of its pawn
        (history.pool[0], 3),  # yellow 3 lies face up
    }


def test_those_who_are_accused_leave_the_rim_in_the_history_as_well() -> None:
    """§3.5"""
    game = SplashParty(3)
    history = History()
    words = (*hop(1, "ccw"), DOWN, accuse(1, "blue"), UP, DOWN, UP)
    for now in observed(game, dealt(game, "red blue green"), *words, seat=2):
        history.take(now)
    swimming = [COLOURS[history.hues[pawn]] for pawn in history.pool]
    assert swimming == ["purple", "blue", "blue", "blue"]
    recalled = MEMORY_MODELS["paddler"].recall(history)
    assert [recalled.get(pawn) for pawn in history.pool] == [None, 1, None, 3]


def test_a_paddler_keeps_the_last_two_numbers_only() -> None:
    game = SplashParty(3)
    history = History()
    words = (*hop(5, "cw"), DOWN, *hop(9, "cw"), DOWN, *hop(13, "cw"), DOWN, *hop(2, "cw"))
    for now in observed(game, dealt(game, "red blue green"), *words):
        history.take(now)
    recalled = MEMORY_MODELS["paddler"].recall(history)
    at = {space: recalled.get(history.rim[space]) for space in (8, 10, 15, 5)}
    assert at == {8: None, 10: None, 15: 2, 5: 3}


def test_each_level_knows_more_than_the_one_below_and_errs_no_more() -> None:
    right, wrong = dict.fromkeys(LEVELS, 0), dict.fromkeys(LEVELS, 0)
    for seed in range(12):
        for match, history in histories(seed):
            numbers = truth(match.state, history)
            for level in LEVELS:
                for pawn, number in MEMORY_MODELS[level].recall(history).items():
                    tally = right if numbers.get(pawn, number) == number else wrong
                    tally[level] += 1
    assert all(right[low] < right[high] for low, high in pairwise(LEVELS))
    assert wrong["swimmer"] > wrong["diver"] > 0
    assert wrong["paddler"] == wrong["olympian"] == 0


def test_no_level_believes_in_the_same_number_twice_in_a_colour() -> None:
    """§3.1"""
    for _, history in histories(3):
        for level in LEVELS:
            recalled = MEMORY_MODELS[level].recall(history)
            facts = [(history.hues[pawn], number) for pawn, number in recalled.items()]
            assert len(set(facts)) == len(facts)


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_what_is_forgotten_stays_forgotten_until_it_is_shown_again(seed: int) -> None:
    gone: set[int] = set()
    before: set[int] = set()
    forgotten = 0
    for match, history in histories(seed):
        now = set(MEMORY_MODELS["swimmer"].recall(history))
        if match.over:
            break
        gone = (gone | (before - now)) - set(history.on_view())
        assert not gone & now
        forgotten = max(forgotten, len(gone))
        before = now
    assert forgotten >= 3
