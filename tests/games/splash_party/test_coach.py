"""The coach: exact where it claims to be, fair everywhere, with reasons in words."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bellyflop.core import Match, Observation
from bellyflop.games import judge_for
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.coach import SplashJudge
from bellyflop.games.splash_party.state import (
    Accusation,
    Accuse,
    Decline,
    Done,
    Fall,
    Falling,
    Go,
    Lift,
    State,
    Swimmer,
)
from bellyflop.solvers.judge import Note

from .partying import moments
from .scenes import DOWN, NOBODY, UP, dealt, hop, observed, play, table
from .test_secrets import hidden_swaps

GAME = SplashParty(3, memory_aid=True)
JUDGE = SplashJudge(GAME)


def open_ending(rim: dict[int, str], mover: int = 0) -> State:
    """Red against blue with every number open; green is out after saying that blue was yellow."""
    state = table("red blue green", rim, mover)
    return replace(
        state,
        ring=tuple(pawn and pawn._replace(open=True) for pawn in state.ring),
        pool=tuple(Swimmer(swimmer.pawn._replace(open=True), True) for swimmer in state.pool),
        accusations=(Accusation(2, 1, "yellow", False), Accusation(2, 0, "yellow", False)),
    )


ENDING = {1: "yellow 2", 5: "red 2", 8: "blue 3", 11: "blue 1"}


def test_the_shelf_finds_this_judge() -> None:
    judge = judge_for(SplashParty(2))
    assert isinstance(judge, SplashJudge)
    assert judge.unit == "winning chance"
    assert not judge.exact


def test_the_end_is_worth_one_to_the_winner_and_nothing_to_others() -> None:
    """§3.6"""
    *_, match = moments(SplashParty(3), ["paddler"] * 3, 2)
    assert isinstance(match.state.phase, Done)
    worths = [JUDGE.worth(match.state, seat) for seat in range(3)]
    assert [worth.value for worth in worths] == [
        float(seat in match.state.phase.winners) for seat in range(3)
    ]
    assert all(worth.error == 0 for worth in worths)


def test_a_seat_that_is_out_is_worth_nothing() -> None:
    """§3.4"""
    state = open_ending(ENDING)
    assert JUDGE.worth(state, 2).value == 0
    assert JUDGE.worth(state, 2).error == 0


def test_before_the_deal_all_share_alike() -> None:
    worth = JUDGE.worth(GAME.start(), 1)
    assert worth.value == pytest.approx(1 / 3, abs=0.02)
    assert 0 < worth.error < 0.05


@pytest.mark.parametrize("mover", [0, 1])
def test_in_a_known_ending_a_position_is_worth_its_best_choice_exactly(mover: int) -> None:
    state = open_ending(ENDING, mover)
    choices = JUDGE.choices(state, mover)
    assert set(choices) == set(GAME.legal(state, mover))
    assert all(worth.error == 0 for worth in choices.values())
    best = JUDGE.worth(state, mover)
    assert best.error == 0
    assert best.value == pytest.approx(max(w.value for w in choices.values()), abs=1e-9)
    for action, worth in choices.items():
        lifted = GAME.apply(state, mover, action)
        assert JUDGE.worth(lifted, mover).value == pytest.approx(worth.value, abs=1e-9)
    rival = 1 - mover
    assert JUDGE.worth(state, rival).value == pytest.approx(1 - best.value, abs=1e-9)


def test_in_a_known_ending_a_fall_is_worth_the_mean_of_both_ways_exactly() -> None:
    """§3.4"""
    state = play(GAME, open_ending(ENDING | {10: "blue 2"}), *hop(11, "ccw"))
    assert isinstance(state.phase, Falling)
    for seat in (0, 1):
        after = [JUDGE.worth(GAME.settle(state, Fall(up)), seat) for up in (True, False)]
        worth = JUDGE.worth(state, seat)
        assert worth.value == pytest.approx(sum(w.value for w in after) / 2, abs=1e-9)
        assert worth.error == 0


def test_a_right_accusation_that_ends_a_known_game_is_worth_one_and_a_wrong_one_nothing() -> None:
    """§3.5"""
    rim = {17: "yellow 1", 5: "red 2", 8: "blue 3", 11: "blue 1"}
    state = play(GAME, open_ending(rim), *hop(17, "cw"))
    choices = JUDGE.choices(state, 0)
    assert choices[Accuse(1, "blue")].value == 1
    assert {c.value for a, c in choices.items() if a != Accuse(1, "blue")} <= {0.0, 1.0}
    assert choices[Accuse(1, "yellow")].value == 0
    assert JUDGE.choices(open_ending(rim), 0)[Lift(17)].value == 1


def test_a_fall_and_what_follows_add_up_also_where_the_judge_estimates() -> None:
    """§3.4"""
    game = SplashParty(4)
    judge = SplashJudge(game)
    state = play(game, dealt(game, "red blue green purple"), *hop(5, "cw"))
    seen = [Observation(game.view(state, 2))]
    after = [judge.worth(game.settle(state, Fall(up)), 2, seen) for up in (True, False)]
    worth = judge.worth(state, 2)
    assert worth.value == pytest.approx(sum(w.value for w in after) / 2, abs=1e-9)
    assert worth.error > 0


def test_with_two_players_a_guess_is_worth_its_chance() -> None:
    """§3.5: right wins, wrong loses."""
    game = SplashParty(2)
    judge = SplashJudge(game)
    state = play(game, dealt(game, "red blue"), *hop(1, "ccw"), {"falls": "down"})
    choices = judge.choices(state, 0)
    assert choices[Accuse(1, "red")].value == 0
    assert choices[Accuse(1, "blue")].value == pytest.approx(0.2)
    assert choices[Accuse(1, "blue")].error == 0
    assert choices[Decline()].error > 0
    assert judge.worth(state, 0).value == max(worth.value for worth in choices.values())


def test_a_choice_that_ends_the_game_counts_every_deal_that_may_be() -> None:
    """§3.6: without yellow two colours are left, and red is nearest, whoever is blue."""
    game = SplashParty(3, memory_aid=True)
    judge = SplashJudge(game)
    state = replace(open_ending({1: "red 2", 5: "yellow 2", 8: "blue 3"}), accusations=())
    lifted = play(game, state, {"lift": 8})
    choices = judge.choices(lifted, 0)
    assert choices[Go("ccw")].value == 1
    assert choices[Go("ccw")].error == 0


def test_the_judge_knows_only_what_the_seat_knows() -> None:
    game = SplashParty(4)
    judge = SplashJudge(game)
    rng = Random(8)
    match = Match(game)
    match.draw(rng)
    for _ in range(3):
        match.do(match.state.mover, game.default(match.state, match.state.mover))
        match.do(match.state.mover, game.default(match.state, match.state.mover))
        match.draw(rng)
        if game.legal(match.state, match.state.mover)[0] == Decline():
            match.do(match.state.mover, Decline())
    seat = match.state.mover
    twin = hidden_swaps(match.state, seat, rng)
    assert twin != match.state
    assert judge.choices(twin, seat) == judge.choices(match.state, seat)
    assert judge.hint(game.view(twin, seat), seat) == judge.hint(game.view(match.state, seat), seat)


def test_a_hint_gives_the_best_first_and_says_why() -> None:
    rim = {17: "yellow 1", 5: "red 2", 8: "blue 3", 11: "blue 1"}
    state = play(GAME, open_ending(rim), *hop(17, "cw"))
    hints = JUDGE.hint(GAME.view(state, 0), 0, most=2)
    assert len(hints) == 2
    best = next(hint for hint in hints if hint.action == Accuse(1, "blue"))
    about = {"seat": 1, "colour": "blue", "chance": pytest.approx(1)}
    assert best.notes == (Note("splash-party-accuse", about),)
    assert JUDGE.hint(GAME.view(state, 1), 1) == []


def test_a_hint_names_whom_a_push_would_hit() -> None:
    state = play(
        GAME, open_ending({1: "red 2", 5: "yellow 2", 8: "yellow 3", 11: "blue 1"}), {"lift": 8}
    )
    notes = {hint.action: hint.notes for hint in JUDGE.hint(GAME.view(state, 0), 0)}
    about = {"colour": "blue", "seat": 1, "chance": pytest.approx(1)}
    assert notes[Go("cw")] == (Note("splash-party-suspect", about),)
    assert notes[Go("ccw")] == (Note("splash-party-push", {"colour": "yellow"}),)


def test_memories_make_better_hints() -> None:
    """What was seen earlier tells numbers and colours that the table hides."""
    game = SplashParty(3)
    judge = SplashJudge(game)
    state = dealt(game, "red blue green")
    words = (*hop(5, "cw"), UP, *hop(14, "ccw"), DOWN, *hop(13, "cw"), DOWN)
    seen = observed(game, state, *words)
    view = seen[-1].view
    notes = {h.action: h.notes for h in judge.hint(view, 0, most=18, seen=seen)}
    blank = {h.action: h.notes for h in judge.hint(view, 0, most=18)}
    assert notes[Lift(8)][0] == Note("splash-party-known", {"number": 3})
    assert blank[Lift(8)][0].id in ("splash-party-safe", "splash-party-may-push")


def test_accusing_and_waiting_positions_are_judged_as_well() -> None:
    """§3.5: for a seat that watches somebody lift, move and accuse."""
    game = SplashParty(4)
    judge = SplashJudge(game)
    state = dealt(game, "red blue green purple")
    for word in ({"lift": 1}, {"go": "ccw"}, {"falls": "up"}, NOBODY):
        state = play(game, state, word)
        assert 0 < judge.worth(state, 3).value < 1
