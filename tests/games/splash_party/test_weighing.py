"""The learned value and its users: exact where the rules decide, else a probability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bellyflop.core import Observation
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots.beliefs import INSIGHTS, Beliefs
from bellyflop.games.splash_party.bots.memory import MEMORY_MODELS, History
from bellyflop.games.splash_party.bots.outlook import FEATURES, Outlook
from bellyflop.games.splash_party.bots.value import learned_value
from bellyflop.games.splash_party.bots.weighing import Weighing
from bellyflop.games.splash_party.state import (
    COLOURS,
    Accuse,
    Accusing,
    Action,
    Choosing,
    Decline,
    Go,
    Lift,
    Lifted,
    State,
)
from bellyflop.games.splash_party.view import View

from .partying import moments
from .scenes import dealt, hop, observed, play, table


def seen(shown: Sequence[Observation[View]]) -> Beliefs:
    """The beliefs of a seat with perfect memory after these observations."""
    history, view = History(), shown[-1].view
    for now in shown:
        history.take(now)
    signs = INSIGHTS["olympian"].signs(history, view)
    return Beliefs(view, history, MEMORY_MODELS["olympian"].recall(history), signs)


def opened(state: State) -> State:
    """The same beliefs with every number known."""
    return replace(
        state,
        ring=tuple(pawn and pawn._replace(open=True) for pawn in state.ring),
        pool=tuple(s._replace(pawn=s.pawn._replace(open=True)) for s in state.pool),
    )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_move_that_ends_the_game_is_worth_what_the_rules_say_of_every_deal(seats: int) -> None:
    """§3.6: all numbers are open, so only the tokens are in doubt."""
    game, decided = SplashParty(seats), 0
    for seed in range(12):
        for match in moments(game, ["paddler"] * seats, f"end {seed}"):
            if not isinstance(match.state.phase, Choosing):
                continue
            state, seat = opened(match.state), match.state.mover
            for lift in game.legal(state, seat):
                assert isinstance(lift, Lift)
                lifted = game.apply(state, seat, lift)
                beliefs = seen(observed(game, state, {"lift": lift.space}, seat=seat))
                for go in game.legal(lifted, seat):
                    assert isinstance(go, Go)
                    step, chance, over = beliefs.step(go.direction), 0.0, True
                    for its, odds in beliefs.tables():
                        its.move(lift.space, step)
                        over = over and its.over
                        chance += odds * (its.winner == seat)
                    if over:
                        found = Weighing(beliefs, seat).action(go)
                        assert found == pytest.approx(chance, abs=1e-9)
                        decided += 1
    assert decided > 20


def test_a_guess_between_two_is_worth_its_odds() -> None:
    """§3.5"""
    game, guesses = SplashParty(2), 0
    for seed in range(6):
        shown: dict[int, list[Observation[View]]] = {0: [], 1: []}
        for match in moments(game, ["swimmer"] * 2, seed):
            for seat, its in shown.items():
                its.append(match.observation(seat))
            if isinstance(match.state.phase, Accusing):
                seat = match.state.mover
                beliefs = seen(shown[seat])
                weighing = Weighing(beliefs, seat)
                for hue, odds in enumerate(beliefs.owners[1 - seat]):
                    assert weighing.guess(beliefs.rim, 1 - seat, hue) == pytest.approx(odds)
                guesses += 1
    assert guesses > 4


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_lift_is_worth_the_mean_of_the_better_ways(seats: int) -> None:
    game = SplashParty(seats)
    shown: list[list[Observation[View]]] = [[] for _ in range(seats)]
    checked = 0
    for match in moments(game, ["diver"] * seats, 3):
        for seat, its in enumerate(shown):
            its.append(match.observation(seat))
        if isinstance(match.state.phase, Lifted):
            seat = match.state.mover
            before, after = Weighing(seen(shown[seat][:-1]), seat), seen(shown[seat])
            start = match.state.phase.space
            mean = 0.0
            for number, odds in before.beliefs.numbers[start].items():
                steps = (number, -number)
                ways = [s for s in steps if before._undo != (start, (start + s) % 18)]
                mean += odds * max(before.go(start, step) for step in ways)
            assert before.action(Lift(start)) == pytest.approx(mean)
            assert all(0 <= Weighing(after, seat).action(go) <= 1
                       for go in game.legal(match.state, seat))  # fmt: skip
            checked += 1
    assert checked > 3


def test_every_position_has_as_many_numbers_and_a_chance_that_is_never_sure() -> None:
    game, value = SplashParty(4), learned_value()
    for match in moments(game, ["paddler"] * 4, 8):
        state = match.state
        if isinstance(state.phase, Choosing):
            for seat in state.live:
                beliefs = seen(observed(game, state, seat=seat))
                row = Outlook(beliefs, seat).features(beliefs.rim, state.mover, state.quiet_turns)
                assert isinstance(row, list)
                assert len(row) == FEATURES
                assert 0 < value(row) < 1
    assert value(1.0) == 1
    assert value.error(0.5) > value.error(0.9) > 0


def test_the_plain_network_is_a_network() -> None:
    """Worked out a second time, weight by weight."""
    value, rng = learned_value(), Random(2)
    row = [rng.choice((0.0, rng.random())) for _ in range(FEATURES)]
    strength = value.out_bias
    for unit, weight in enumerate(value.out):
        total = value.bias[unit] + sum(x * value.first[at][unit] for at, x in enumerate(row))
        strength += weight * max(0.0, total)
    assert value(row) == pytest.approx(1 / (1 + 2.718281828459045**-strength))


# ── what the olympian makes of it ───────────────────────────────────────────────────────────


def weighed(game: SplashParty, state: State, seat: int, known: bool = True) -> dict[Action, float]:
    """The value of each choice, with all numbers known or as they are."""
    view = game.view(opened(state) if known else state, seat)
    weighing = Weighing(seen([Observation(view)]), seat)
    return {action: weighing.action(action) for action in game.legal(state, seat)}


def best(worths: dict[Action, float]) -> Action:
    return max(worths, key=worths.__getitem__)


def test_it_takes_a_win_that_is_there() -> None:
    """§3.6: green's last pawn goes in, and red on the board is nearest of two colours."""
    game = SplashParty(3)
    state = table("red blue green", {0: "red 1", 5: "blue 2", 7: "green 3", 12: "blue 1"})
    worths = weighed(game, state, 0)
    assert best(worths) == Lift(5)
    assert worths[Lift(5)] == 1
    assert best(weighed(game, play(game, state, {"lift": 5}), 0)) == Go("cw")


def test_it_spares_its_own_last_pawn() -> None:
    game = SplashParty(3)
    rim = {5: "red 1", 6: "blue 1", 9: "green 2", 12: "yellow 1", 3: "blue 3"}
    worths = weighed(game, play(game, table("red blue green", rim), {"lift": 6}), 0)
    assert best(worths) == Go("cw")
    assert worths[Go("ccw")] == 0


def test_nobody_accuses_among_four_with_nothing_to_go_by() -> None:
    """§3.5"""
    game = SplashParty(4)
    state = play(game, dealt(game, "red blue green purple"), *hop(1, "ccw"), {"falls": "down"})
    assert best(weighed(game, state, 0, known=False)) == Decline()


def test_it_accuses_once_it_is_sure_and_two_are_left() -> None:
    """§3.5"""
    game = SplashParty(3)
    rim = {17: "green 1", 4: "red 2", 9: "blue 3", 13: "yellow 2", 12: "blue 1"}
    state = play(game, table("red blue orange", rim), *hop(17, "cw"))
    view = game.view(state, 0)
    history = History()
    history.observe(view)
    signs = [[1.0] * 6 for _ in range(3)]
    signs[1] = [0.01] * 6
    signs[1][COLOURS.index("blue")] = 1.0
    beliefs = Beliefs(view, history, MEMORY_MODELS["olympian"].recall(history), signs)
    weighing = Weighing(beliefs, 0)
    assert max(game.legal(state, 0), key=weighing.action) == Accuse(1, "blue")
