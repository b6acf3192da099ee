"""The values of positions and choices: exact on a tiny sheet, about right on ours."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bellyflop.core import Chance, Match, Over, Players
from bellyflop.games import judge_for
from bellyflop.games.clever_kids.coach import KidsJudge, make_judge
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Sheet, State
from bellyflop.solvers.judge import Advice

from .minds import tiny_sheet
from .table import Table, all_but, random_match


def tiny_states() -> list[State]:
    return [state for seed in range(6) for state in random_match(2, seed, tiny_sheet())]


# ── exact ───────────────────────────────────────────────────────────────────────────────────


def test_a_roll_is_worth_the_mean_of_what_may_fall() -> None:
    game = CleverKids(2, tiny_sheet())
    judge, asked = make_judge(game), 0
    assert judge.exact
    for state in tiny_states():
        if isinstance(game.awaiting(state), Chance):
            for seat in range(2):
                mean = sum(
                    float(chance) * judge.worth(game.settle(state, roll), seat).value
                    for roll, chance in game.outcomes(state)
                )
                assert judge.worth(state, seat).value == pytest.approx(mean, abs=1e-9)
                asked += 1
    assert asked > 20


def test_a_decision_is_worth_its_best_choice_and_each_choice_what_it_leads_to() -> None:
    game = CleverKids(2, tiny_sheet())
    judge, asked = make_judge(game), 0
    for state in tiny_states():
        awaiting = game.awaiting(state)
        if isinstance(awaiting, Players):
            (seat,) = awaiting.seats
            choices = judge.choices(state, seat)
            assert list(choices) == list(game.legal(state, seat))
            best = max(worth.value for worth in choices.values())
            assert judge.worth(state, seat).value == pytest.approx(best, abs=1e-9)
            assert judge.worth(state, 1 - seat).value == pytest.approx(1 - best, abs=1e-9)
            for action, worth in choices.items():
                after = judge.worth(game.apply(state, seat, action), seat)
                assert worth.value == pytest.approx(after.value, abs=1e-9)
                assert worth.error == 0
                asked += 1
    assert asked > 60


def test_luck_and_loss_add_up_to_the_result() -> None:
    """Every step of a game on the tiny sheet counts as a roll's luck or a choice's loss."""
    game = CleverKids(2, tiny_sheet())
    judge = make_judge(game)
    states = random_match(2, 7, tiny_sheet())
    luck = loss = 0.0
    for before, after in pairwise(states):
        change = judge.worth(after, 0).value - judge.worth(before, 0).value
        match game.awaiting(before):
            case Chance():
                luck += change
            case Players(seats) if 0 in seats:
                assert change <= 1e-9
                loss += change
            case Players():
                assert change >= -1e-9  # what the other one gives away
                loss += change
    result = judge.worth(states[-1], 0).value
    assert result - judge.worth(states[0], 0).value == pytest.approx(luck + loss, abs=1e-9)


# ── learned ─────────────────────────────────────────────────────────────────────────────────


def test_the_judge_of_our_sheet_gives_winning_chances_with_their_error() -> None:
    judge = judge_for(CleverKids(4))
    assert isinstance(judge, KidsJudge)
    assert judge.unit == "winning chance"
    assert not judge.exact
    worth = judge.worth(CleverKids(4).start(), 0)
    assert worth.value == pytest.approx(0.25, abs=0.06)
    assert 0.01 < worth.error < 0.25


@pytest.mark.parametrize("seats", [2, 4])
def test_the_chances_of_all_seats_add_up_while_nobody_chooses(seats: int) -> None:
    game = CleverKids(seats)
    judge = make_judge(game)
    for state in random_match(seats, 11):
        chances = [judge.worth(state, seat).value for seat in range(seats)]
        assert all(0 <= chance <= 1 for chance in chances)
        if not isinstance(game.awaiting(state), Players):
            assert sum(chances) == pytest.approx(1)


def test_the_end_is_worth_the_share_of_the_win() -> None:
    """§4.10"""
    game = CleverKids(3)
    for seed in range(5):
        end = random_match(3, seed)[-1]
        assert isinstance(game.awaiting(end), Over)
        winners = game.winners(end)
        for seat in range(3):
            worth = make_judge(game).worth(end, seat)
            assert worth.value == ((1 / len(winners)) if seat in winners else 0)
            assert worth.error == 0


def test_who_is_not_awaited_has_no_choices() -> None:
    game = CleverKids(2)
    assert make_judge(game).choices(game.start(), 0) == {}
    assert make_judge(game).hint(game.view(game.start(), 0), 0) == []


def test_the_mean_over_rolls_is_near_the_worth_before() -> None:
    """Not exact, but luck must not be biased: 150 rolls of the first turn."""
    game, rng = CleverKids(4), Random(3)
    judge = make_judge(game)
    start = State((Sheet(yellow=4, red=3), Sheet(yellow=3), Sheet(red=4), Sheet(yellow=2, red=2)))
    rolled = []
    for _ in range(150):
        match = Match(game)
        match.state = start
        match.draw(rng)
        rolled.append(judge.worth(match.state, 0).value)
    assert sum(rolled) / len(rolled) == pytest.approx(judge.worth(start, 0).value, abs=0.05)


# ── hints ───────────────────────────────────────────────────────────────────────────────────


def hints(table: Table, seat: int, most: int = 3) -> list[Advice[object]]:
    return make_judge(table.game).hint(table.game.view(table.state, seat), seat, most)  # type: ignore[return-value]


def told(hint: Advice[object]) -> list[str]:
    """What the notes of this hint say."""
    return [
        " ".join([note.id.removeprefix("clever-kids-"), *map(str, note.about.values())])
        for note in hint.notes
    ]


def test_a_hint_says_what_an_action_does_wins_and_ends() -> None:
    table = Table(Sheet(yellow=3, red=1), Sheet())
    table.roll("green donut pink heart cake")
    best = hints(table, 0)[0]
    # Three balloons in order, the last of them with a red bonus: the wagon with a star.
    assert told(best) == ["yellow 3", "wins {'red': 1}", "stars 2", "leaves"]


def test_hints_are_ranked() -> None:
    table = Table(Sheet(red=1), Sheet(), Sheet())
    table.roll("heart blue candle candle present")
    first, second, third = hints(table, 0)
    assert first.worth.value >= second.worth.value >= third.worth.value
    assert len(hints(table, 0, most=1)) == 1


def test_a_hint_tells_the_end_of_the_game_and_what_is_left_to_nobody() -> None:
    table = Table(Sheet(yellow=11, red=6), Sheet())
    table.roll("green pink cake heart donut")
    assert ["yellow 1", "stars 2", "ends"] in [told(hint) for hint in hints(table, 0)]


def test_a_hint_for_a_bonus_and_for_a_pass() -> None:
    nearly = Sheet(yellow=8, red=1, green=frozenset({(0, 3), (1, 3), (0, 1)}))
    table = Table(nearly, Sheet(green=all_but((0, 0), (1, 1), (2, 2))))
    table.roll("heart candle pink cake cake")
    table.use(0, "yellow", 0)
    best = hints(table, 0)[0]
    assert told(best) == ["green 1", "wins {'red': 1}", "stars 1"]
    table.bonus(0, "green", cell=[2, 3])
    first = [told(hint)[0] for hint in hints(table, 1, most=9)]
    assert {"passes", "blue 1"} <= set(first)


def test_a_hint_comes_from_the_view_alone() -> None:
    """§4.7: what another one has done in this turn changes nothing."""
    game = CleverKids(3)
    judge = make_judge(game)
    table = Table(Sheet(), Sheet(yellow=2), Sheet(red=2))
    table.roll("joker pink candle heart cake")
    table.use(0, "yellow", 3)
    before = judge.hint(game.view(table.state, 1), 1)
    table.use(2, "red", 2)
    assert judge.hint(game.view(table.state, 1), 1) == before
