"""The coach is exact: luck comes from the dice, loss from the choices."""

from __future__ import annotations

from dataclasses import replace
from math import fsum
from random import Random
from typing import Any

import pytest

from bellyflop.coach import hint, review_record
from bellyflop.core import Chance, Match, Over, Players
from bellyflop.dice import Dice
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.bots import make_bot
from bellyflop.games.pool_zee.coach import PoolZeeJudge, make_judge
from bellyflop.games.pool_zee.solver import Sheet, best_play
from bellyflop.games.pool_zee.state import (
    BOXES,
    POOL_ZEE,
    Action,
    Choosing,
    Column,
    History,
    Hold,
    Score,
    State,
    Throwing,
    Turn,
)
from bellyflop.games.pool_zee.view import View
from bellyflop.solvers.judge import Note

Table = Match[State, Action, Dice, View]

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {}),
    "two": (2, {}),
    "three games": (2, {"games": 3}),
    "teams": (3, {"teams": ((0, 2), (1,)), "games": 2}),
    "free joker": (2, {"joker": "free", "opening": False}),
    "no joker": (2, {"joker": "none"}),
}
GAMES = pytest.mark.parametrize(
    "game", [PoolZee(seats, **options) for seats, options in VARIANTS.values()], ids=VARIANTS
)


def walk(game: PoolZee, seed: int, careless: float = 0.5) -> list[State]:
    """The states of a game with every other choice at random."""
    rng, match = Random(seed), Match(game)
    states = [match.state]
    while not match.over:
        match match.awaiting:
            case Players(seats):
                (seat,) = seats
                legal = game.legal(match.state, seat)
                guess = rng.choice(legal)
                best = make_bot(game, "swimmer", seat, Random(0))
                seen = game.view(match.state, seat)
                match.do(seat, guess if rng.random() < careless else best.choose(seen, legal))
            case Chance():
                match.settle(game.sample(match.state, rng))
        states.append(match.state)
    return states


def close(value: float) -> object:
    return pytest.approx(value, abs=1e-9, rel=0)


@GAMES
def test_a_throw_is_worth_the_mean_of_what_can_fall(game: PoolZee) -> None:
    judge = make_judge(game)
    throws = [s for s in walk(game, 1) if isinstance(game.awaiting(s), Chance)]
    for state in Random(2).sample(throws, 12) + throws[:1]:
        for seat in range(game.seats):
            worths = [
                float(chance) * judge.worth(game.settle(state, dice), seat).value
                for dice, chance in game.outcomes(state)
            ]
            assert judge.worth(state, seat).value == close(fsum(worths))


@GAMES
def test_a_decision_is_worth_its_best_choice_and_a_choice_what_follows(game: PoolZee) -> None:
    judge, rng = make_judge(game), Random(3)
    assert judge.exact
    for state in walk(game, 4):
        if not isinstance(state, Choosing):
            assert all(judge.choices(state, seat) == {} for seat in range(game.seats))
            continue
        seat = state.turn.seat
        choices, legal = judge.choices(state, seat), game.legal(state, seat)
        assert list(choices) == list(legal)
        best = max(worth.value for worth in choices.values())
        assert judge.worth(state, seat).value == close(best)
        tried = rng.choice(legal)
        after = game.apply(state, seat, tried)
        assert judge.worth(after, seat).value == close(choices[tried].value)
        assert all(
            judge.choices(state, other) == {} for other in range(game.seats) if other != seat
        )


@GAMES
def test_at_the_end_it_is_the_score_and_at_the_start_the_best_average(game: PoolZee) -> None:
    judge, states = make_judge(game), walk(game, 5)
    average = game.games * best_play(game.scoring).value(Sheet())
    for seat in range(game.seats):
        assert judge.worth(states[0], seat).value == close(average)
        assert judge.worth(states[-1], seat).value == game.scores(states[-1])[seat]
        assert judge.worth(states[-1], seat).error == 0


def test_another_column_changes_nothing_but_a_partner_does() -> None:
    game = PoolZee(4, teams=((0, 2), (1, 3)), opening=False)
    judge = make_judge(game)
    before = game.start()
    after = game.settle(before, (6, 6, 6, 6, 6))
    for seat, changed in enumerate((True, False, True, False)):
        grown = judge.worth(after, seat).value > judge.worth(before, seat).value + 1
        assert grown is changed
        assert changed or judge.worth(after, seat) == judge.worth(before, seat)


def test_the_throws_for_who_starts_are_worth_nothing() -> None:
    game = PoolZee(3)
    judge, state = make_judge(game), game.start()
    for dice in ((1, 1, 1, 1, 1), (6, 6, 6, 6, 6), (6, 6, 6, 6, 6), (1, 2, 3, 4, 5)):
        worths = [judge.worth(state, seat) for seat in range(3)]
        state = game.settle(state, dice)
        assert [judge.worth(state, seat) for seat in range(3)] == worths


# ── reviews ─────────────────────────────────────────────────────────────────────────────────


def played(game: PoolZee, levels: tuple[str, ...], seed: int) -> Table:
    """A match between bots."""
    match, rng = Match(game), Random(seed)
    bots = [make_bot(game, level, seat, Random(seed)) for seat, level in enumerate(levels)]
    while not isinstance(match.awaiting, Over):
        match match.awaiting:
            case Players(seats):
                (seat,) = seats
                legal = game.legal(match.state, seat)
                match.do(seat, bots[seat].choose(game.view(match.state, seat), legal))
            case Chance():
                match.settle(game.sample(match.state, rng))
    return match


@pytest.mark.parametrize("joker", ["forced", "free", "none"])
def test_a_review_of_best_play_loses_nothing(joker: str) -> None:
    match = played(PoolZee(1, joker=joker, games=2), ("olympian",), 6)
    review = review_record(match.record(["Ana"]), 0)
    assert all(decision.lost <= 1e-9 for decision in review.decisions)
    assert review.accuracy == pytest.approx(100)
    assert review.result == match.game.scores(match.state)[0]
    assert review.unexplained == close(0)


@pytest.mark.parametrize("levels", [("paddler", "swimmer"), ("diver", "paddler")])
def test_luck_and_loss_add_up_to_the_result(levels: tuple[str, ...]) -> None:
    match = played(PoolZee(2), levels, 7)
    for seat in range(2):
        review = review_record(match.record(levels), seat)
        assert review.lost > 0
        assert review.others == close(0)
        assert review.result == match.game.scores(match.state)[seat]
        assert review.result - review.expected == close(review.lucky - review.lost)


def test_a_partners_slip_is_neither_luck_nor_mine() -> None:
    match = played(PoolZee(3, teams=((0, 1), (2,))), ("olympian", "paddler", "diver"), 8)
    review = review_record(match.record(["Ana", "Bo", "Cy"]), 0)
    assert review.others < -1
    assert review.unexplained == close(0)


# ── hints ───────────────────────────────────────────────────────────────────────────────────


def choosing(dice: Dice, rolls_left: int, column: Column | None = None) -> Choosing:
    return Choosing(Turn(History((), 0, ()), (column or Column(),), 0), dice, rolls_left)


def column(free: tuple[str, ...], upper: int = 0, pool_zee: int = 0) -> Column:
    """A column with these boxes free; the upper points are all in one box."""
    found = Column()
    for number, box in enumerate(BOXES):
        if box not in free:
            points = pool_zee if number == POOL_ZEE else 0
            found = found.filled(number, points, 0)
    boxes = list(found.boxes)
    boxes[next(n for n, box in enumerate(BOXES) if box not in free)] = upper
    return replace(found, boxes=tuple(boxes))


def hints(state: State, most: int = 3) -> list[tuple[Action, list[str]]]:
    """The best actions, each with what its notes say."""
    game = PoolZee(1)
    advice = hint(game, game.view(state, 0), 0, most)
    return [(a.action, [_told(note) for note in a.notes]) for a in advice]


def _told(note: Note) -> str:
    values = (f"{v:.0%}" if isinstance(v, float) else str(v) for v in note.about.values())
    return " ".join([note.id.removeprefix("pool-zee-"), *values])


def test_hints_are_the_best_choices_in_order() -> None:
    game = PoolZee(2)
    judge = make_judge(game)
    for state in walk(game, 9):
        if not isinstance(state, Choosing):
            assert judge.hint(game.view(state, 0), 0) == []
            continue
        view, seat = game.view(state, state.turn.seat), state.turn.seat
        choices, advice = judge.choices(state, seat), judge.hint(view, seat, 4)
        best = sorted((worth.value for worth in choices.values()), reverse=True)
        assert [a.worth.value for a in advice] == pytest.approx(best[:4], abs=1e-9)
        assert all(choices[a.action].value == close(a.worth.value) for a in advice)
        assert all(a.notes for a in advice)
        assert judge.hint(view, 1 - seat) == []


@pytest.mark.parametrize(
    ("state", "action", "notes"),
    [
        (
            choosing((3, 4, 4, 5, 6), 1),
            Hold((3, 4, 5, 6)),
            ["straights"],
        ),
        (
            choosing((2, 3, 4, 5, 5), 2, column(("sixes", "large_straight"), 30)),
            Hold((2, 3, 4, 5)),
            ["aim large_straight 56%"],
        ),
        (
            choosing((2, 6, 6, 6, 6), 1),
            Hold((6, 6, 6, 6)),
            ["aims sixes 83% pool_zee 17%"],
        ),
        (
            choosing((1, 2, 3, 4, 5), 2),
            Score("large_straight"),
            ["takes 40 large_straight"],
        ),
        (
            choosing((1, 2, 3, 4, 6), 0, column(("aces", "pool_zee"), 0)),
            Score("aces"),
            ["takes 1 aces"],
        ),
        (
            choosing((4, 4, 4, 4, 4), 2, column(("fours", "chance"), 43, 50)),
            Score("fours"),
            ["takes 20 fours", "check 100", "bonus 35"],
        ),
        (
            choosing((6, 6, 6, 6, 1), 0),
            Score("sixes"),
            ["takes 24 sixes", "course"],
        ),
        (
            choosing((2, 3, 4, 6, 6), 0, column(("pool_zee", "large_straight"), 0)),
            Score("pool_zee"),
            ["gives-up pool_zee"],
        ),
    ],
)
def test_a_hint_says_what_it_is_for(state: State, action: Action, notes: list[str]) -> None:
    assert hints(state)[0] == (action, notes)


def test_every_hint_says_what_it_is_for_by_itself() -> None:
    best, *rest = hints(choosing((3, 4, 4, 5, 6), 2))
    assert best == (Hold((4, 4)), ["aim fours 47%"])
    assert rest[0] == (Hold((3, 4, 5, 6)), ["straights"])
    last = hints(choosing((3, 4, 4, 5, 6), 0, column(("chance",))))
    assert last == [(Score("chance"), ["takes 22 chance"])]


def test_a_hint_weighs_the_choice_as_the_judge_does() -> None:
    game = PoolZee(1)
    judge: PoolZeeJudge = make_judge(game)
    state = Throwing(Turn(History((), 0, ()), (Column(),), 0), (), 3)
    state_then = game.settle(state, (3, 4, 4, 5, 6))
    advice = judge.hint(game.view(state_then, 0), 0, 1)[0]
    assert advice.worth.value == close(judge.worth(state_then, 0).value)
