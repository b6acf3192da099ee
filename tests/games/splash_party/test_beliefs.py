"""What a player can infer about hidden numbers and secret colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bellyflop.core import Observation
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots.beliefs import INSIGHTS, Beliefs, move_likelihoods
from bellyflop.games.splash_party.bots.fast import HUE, STEP
from bellyflop.games.splash_party.bots.memory import MEMORY_MODELS, History, SeenMove
from bellyflop.games.splash_party.state import COLOURS, State
from bellyflop.games.splash_party.view import View

from .partying import moments
from .scenes import DOWN, NOBODY, UP, accuse, dealt, hop, observed

RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE = range(6)


def believing(seen: Sequence[Observation[View]], level: str = "olympian") -> Beliefs:
    """The beliefs of a player of this level after these observations."""
    history, view = History(), seen[-1].view
    for now in seen:
        history.take(now)
    recalled = MEMORY_MODELS[level].recall(history)
    return Beliefs(view, history, recalled, INSIGHTS[level].signs(history, view))


def after(game: SplashParty, state: State, *words: dict[str, Any], seat: int = 0) -> Beliefs:
    """The beliefs of a seat after these events."""
    return believing(observed(game, state, *words, seat=seat))


def test_before_anybody_acts_everything_hidden_is_evenly_likely() -> None:
    """§3.1"""
    game = SplashParty(3)
    beliefs = after(game, dealt(game, "red blue green"))
    assert all(set(n) == {1, 2, 3} for n in beliefs.numbers.values())
    assert all(p == pytest.approx(1 / 3) for n in beliefs.numbers.values() for p in n.values())
    assert beliefs.owners[0] == pytest.approx([1, 0, 0, 0, 0, 0])
    assert beliefs.owners[1] == pytest.approx([0, 0.2, 0.2, 0.2, 0.2, 0.2])
    assert len(beliefs.deals) == 5 * 4


def test_two_known_numbers_of_a_colour_settle_the_third() -> None:
    """§3.1: each colour has a 1, a 2 and a 3."""
    game = SplashParty(3)
    start = dealt(game, "red blue green")
    beliefs = after(game, start, *hop(3, "cw"), DOWN)  # orange 1 pushes orange 2, face down
    assert beliefs.numbers[4] == {1: 1.0}
    assert beliefs.numbers[5] == {2: 0.5, 3: 0.5}
    beliefs = after(game, start, *hop(3, "cw"), UP)
    assert beliefs.numbers[5] == {3: 1.0}


def test_who_pushes_a_colour_hardly_owns_it() -> None:
    game = SplashParty(3)
    state = dealt(game, "red blue green", first=1)
    beliefs = after(game, state, *hop(5, "cw"), UP)  # seat 1 pushes yellow
    odds = beliefs.owners[1]
    assert odds[YELLOW] < 0.06
    assert max(odds) < 0.3
    assert beliefs.owners[2][YELLOW] > 0.2, "so it is somebody else's, if anybody's"
    assert sum(odds) == pytest.approx(1)


def test_a_step_that_spares_a_colour_speaks_for_owning_it() -> None:
    rim = [(-1, 0)] * 18
    rim[5], rim[6], rim[4], rim[12] = (RED, 1), (BLUE, 2), (GREEN, 3), (YELLOW, 1)
    chances = move_likelihoods(SeenMove(1, tuple(rim), start=5, step=1, free_choice=True))
    assert chances[BLUE] < chances[RED] < chances[GREEN]
    forced = move_likelihoods(SeenMove(1, tuple(rim), start=5, step=1, free_choice=False))
    assert forced[BLUE] > chances[BLUE], "no choice betrays less"


def test_all_that_a_player_could_do_has_chance_one_in_the_model_of_play() -> None:
    """Lifts and directions of an owner add up: 1 over all moves with known numbers."""
    rim = [(-1, 0)] * 18
    rim[0], rim[1], rim[3], rim[9], rim[11] = (RED, 1), (BLUE, 2), (BLUE, 3), (GREEN, 2), (RED, 3)
    total = [0.0] * 6
    for start, (hue, number) in enumerate(rim):
        for step in (number, -number) if hue >= 0 else ():
            move = SeenMove(0, tuple(rim), start, step, True)
            for own, chance in enumerate(move_likelihoods(move)):
                total[own] += chance
    assert total == pytest.approx([1.0] * 6)


def test_a_wrong_accusation_clears_the_accused_and_shows_the_accuser() -> None:
    """§3.5"""
    game = SplashParty(4)
    state = dealt(game, "red blue green purple")
    words = (*hop(1, "ccw"), DOWN, accuse(1, "yellow"), DOWN, DOWN, DOWN)
    beliefs = after(game, state, *words, seat=3)
    assert beliefs.owners[0] == pytest.approx([1, 0, 0, 0, 0, 0])
    assert beliefs.owners[1][YELLOW] == 0
    assert beliefs.owners[2][YELLOW] > 0.25
    assert all(deal[1] != YELLOW and deal[0] == RED and deal[3] == PURPLE
               for deal, _ in beliefs.deals)  # fmt: skip


def test_who_accuses_with_a_colour_does_not_own_it() -> None:
    """§3.5"""
    game = SplashParty(4)
    state = dealt(game, "red blue green purple")
    words = (*hop(1, "ccw"), DOWN, accuse(1, "blue"), DOWN, DOWN, DOWN)
    silent = after(game, state, *hop(1, "ccw"), DOWN, NOBODY, seat=3)
    beliefs = after(game, state, *words, seat=3)
    assert silent.owners[0][BLUE] > 0.1
    assert beliefs.owners[0][BLUE] == 0, "seat 1 has shown it"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_table_that_is_drawn_looks_like_the_view(seats: int) -> None:
    game = SplashParty(seats)
    rng = Random(seats)
    shown: list[Observation[View]] = []
    for match in moments(game, ["swimmer"] * seats, seats):
        shown.append(match.observation(0))
        if match.over:
            break
        view, beliefs = shown[-1].view, believing(shown)
        table = beliefs.draw(rng)
        for seen, pawn in zip(view.ring, table.ring, strict=True):
            assert (seen is None) == (pawn < 0)
            assert seen is None or seen.colour == COLOURS[HUE[pawn]]
            assert seen is None or seen.number in (None, STEP[pawn])
        for token, hue in zip(view.tokens, table.tokens, strict=True):
            assert token in (None, COLOURS[hue])
        assert tuple(table.live) == view.live
        assert table.mover == view.mover
        real = tuple(COLOURS.index(token) for token in match.state.tokens)
        assert any(deal == real for deal, _ in beliefs.deals), "the truth stays possible"
        numbers = {space: pawn.number for space, pawn in enumerate(match.state.ring) if pawn}
        assert all(numbers[space] in chances for space, chances in beliefs.numbers.items())


def test_tables_are_drawn_with_the_chances_they_have() -> None:
    game = SplashParty(3)
    state = dealt(game, "red blue green", first=1)
    beliefs = after(game, state, *hop(5, "cw"), UP, *hop(12, "ccw"), DOWN)
    rng, draws = Random(1), 4000
    owners: Counter[int] = Counter()
    numbers: Counter[int] = Counter()
    for _ in range(draws):
        table = beliefs.draw(rng)
        owners[table.tokens[1]] += 1
        numbers[STEP[table.ring[6]]] += 1
    for hue in range(6):
        assert owners[hue] / draws == pytest.approx(beliefs.owners[1][hue], abs=0.03)
    for number in (1, 2, 3):
        share = beliefs.numbers[6].get(number, 0)
        assert numbers[number] / draws == pytest.approx(share, abs=0.03)


def test_reading_others_finds_their_colour_more_often_than_guessing() -> None:
    game = SplashParty(4)
    odds = []
    for seed in range(10):
        shown: list[Observation[View]] = []
        for match in moments(game, ["swimmer"] * 4, seed):
            if match.state.turn > 12 or match.over:
                break
            shown.append(match.observation(0))
        beliefs = believing(shown)
        others = [seat for seat in shown[-1].view.live if seat]
        odds += [beliefs.owners[s][COLOURS.index(match.state.tokens[s])] for s in others]
    assert sum(odds) / len(odds) > 0.35, "guessing is right one time in five"
