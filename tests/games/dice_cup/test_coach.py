"""The coach's values add up: luck comes from the dice, skill from the marks."""

from __future__ import annotations

from itertools import product
from random import Random
from statistics import fmean

import pytest

from bellyflop.core import Chance, Match, Players
from bellyflop.games.dice_cup.coach import make_judge
from bellyflop.games.dice_cup.rules import DiceCup, DicePoolParty, TwelveDice
from bellyflop.games.dice_cup.solver import play
from bellyflop.games.dice_cup.solver.sheets import BOXES
from bellyflop.games.dice_cup.state import Dice, Shaking, State
from bellyflop.solvers.judge import Note

from .table import PLAIN, VARIANTS, dice, mark, step

VIRTUAL = [game for game in VARIANTS if game.dice == "virtual"]


def late(game: TwelveDice, *free: str) -> State:
    """Seat 0 has only these boxes free in every column, all others hold 1."""
    column = tuple(None if box in free else 1 for box in game.edition.boxes)
    round_ = game.rounds - len(free) * (game.columns if game.fill == "one" else 1)
    return State(round_, ((column,) * game.columns,), Shaking())


@pytest.mark.parametrize("game", VARIANTS)
def test_a_decision_is_worth_its_best_choice_and_each_choice_what_follows(game: TwelveDice) -> None:
    judge, rng, match = make_judge(game), Random(5), Match(game)
    assert judge.exact
    while not match.over:
        if isinstance(match.awaiting, Players):
            for seat in sorted(match.awaiting.seats):
                choices = judge.choices(match.state, seat)
                best = max(worth.value for worth in choices.values())
                assert judge.worth(match.state, seat).value == pytest.approx(best, abs=1e-9)
                legal = game.legal(match.state, seat)
                tried = legal[rng.randrange(len(legal))]
                after = judge.worth(game.apply(match.state, seat, tried), seat)
                assert after.value == pytest.approx(choices[tried].value, abs=1e-9)
                assert after.error == 0
        step(match, rng)
    for seat in range(game.seats):
        assert judge.worth(match.state, seat).value == game.scores(match.state)[seat]


@pytest.mark.parametrize("game", VIRTUAL)
def test_covering_the_dice_and_the_marks_of_others_change_nothing(game: TwelveDice) -> None:
    judge, rng, match = make_judge(game), Random(6), Match(game)
    while not match.over:
        before, state = match.awaiting, match.state
        step(match, rng)
        if not isinstance(before, Chance):
            made = [seat for seat in range(game.seats) if game.legal(state, seat)]
            marked = [seat for seat in made if not game.legal(match.state, seat)]
            for seat in set(range(game.seats)) - set(marked):
                change = judge.worth(match.state, seat).value - judge.worth(state, seat).value
                assert change == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "free"),
    [
        (DiceCup(1), ("white",)),
        (DiceCup(1), ("white", "black")),
        (DiceCup(1), ("yellow", "green", "red")),
        (DiceCup(1, columns=2), ("white", "black")),
        (DicePoolParty(1, columns=3, fill="every"), ("pink", "green")),
    ],
)
def test_chance_is_worth_the_mean_of_what_may_fall(game: TwelveDice, free: tuple[str, ...]) -> None:
    judge, state = make_judge(game), late(game, *free)
    hues = [colour.name for colour in game.edition.colours]
    values = []
    faces = product(range(1, 7), repeat=2)
    for pairs in product(faces, repeat=len(free)):  # only these colours matter now
        thrown: list[tuple[int, int]] = [(1, 2)] * len(hues)
        for name, (one, other) in zip(free, pairs, strict=True):
            thrown[hues.index(name)] = (min(one, other), max(one, other))
        values.append(judge.worth(game.settle(state, tuple(thrown)), 0).value)
    assert judge.worth(state, 0).value == pytest.approx(fmean(values), abs=1e-9)


def test_the_start_is_worth_what_the_solver_says() -> None:
    one = play.value((1,) * BOXES)
    assert make_judge(DiceCup(3)).worth(DiceCup(3).start(), 2).value == one
    every = DiceCup(1, columns=6, fill="every")
    assert make_judge(every).worth(every.start(), 0).value == pytest.approx(6 * one)


def test_many_columns_are_an_estimate_and_say_so_until_the_end_is_near() -> None:
    game = DiceCup(1, columns=4)
    judge = make_judge(game)
    assert not judge.exact
    assert judge.worth(game.start(), 0).error == play.ERROR
    full = (1,) * BOXES
    free = (None,) * BOXES
    near = State(24, ((full, full, free, free),), Shaking())
    assert judge.worth(near, 0).value == 24 + play.value((2,) * BOXES)
    assert judge.worth(near, 0).error == 0


def test_with_real_dice_no_mark_is_better_than_another() -> None:
    """§1.10"""
    game = DiceCup(1, dice="real")
    judge = make_judge(game)
    start = game.start()
    assert {round(w.value, 9) for w in judge.choices(start, 0).values()} == {136.0}  # §1.11
    scored = game.settle(game.apply(start, 0, mark("all")), dice("66 66 66 66 66 66"))
    assert judge.worth(scored, 0).value - judge.worth(start, 0).value == 72 - 42


def test_marks_in_six_columns_are_weighed_though_never_listed() -> None:
    """§1.7"""
    game = DiceCup(1, columns=6, fill="every")
    state = game.proceed(game.settle(game.start(), dice("56 14 33 26 11 45")))
    choices, legal = make_judge(game).choices(state, 0), game.legal(state, 0)
    assert len(choices) == BOXES
    tried = legal[123456]
    assert tried in choices
    assert (*tried[:-1], mark("nonsense")[0]) not in choices
    after = make_judge(game).worth(game.apply(state, 0, tried), 0)
    assert choices[tried].value == pytest.approx(after.value)


def test_the_few_marks_that_are_listed_have_the_best_and_the_mean_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = DiceCup(1, columns=3, fill="every")
    state = game.proceed(game.settle(game.start(), dice("56 14 33 26 11 45")))
    judge = make_judge(game)
    every = [worth.value for worth in judge.choices(state, 0).values()]
    assert len(every) == len(game.legal(state, 0))
    monkeypatch.setattr("bellyflop.games.dice_cup.coach.LISTED", 0)
    few = [worth.value for worth in judge.choices(state, 0).values()]
    assert len(few) == BOXES
    assert max(few) == pytest.approx(max(every))
    assert fmean(few) == pytest.approx(fmean(every))


# ── hints ───────────────────────────────────────────────────────────────────────────────────


def hinted(game: TwelveDice, throw: Dice, covered: bool) -> list[tuple[object, Note]]:
    """The best actions, each with the note that speaks for it."""
    state = game.settle(game.start(), throw)
    if covered:
        state = game.proceed(state)
    advice = make_judge(game).hint(game.view(state, 0), 0)
    return [(a.action, note) for a in advice for note in a.notes]


def test_during_the_look_the_hint_is_the_best_choice_with_a_reason() -> None:
    game = DiceCup(2)
    throw = dice("56 14 33 26 66 66")
    state = game.proceed(game.settle(game.start(), throw))
    choices = make_judge(game).choices(state, 0)
    ranked = sorted(choices, key=lambda found: -choices[found].value)
    hints = hinted(game, throw, covered=False)
    assert [action for action, _ in hints] == ranked[:3]
    assert hints[0] == (mark("sixes"), Note("dice-cup-more", {"points": 36, "over": 24}))


def test_under_the_cover_the_hint_knows_no_dice_and_says_so() -> None:
    """§1.3"""
    game = DiceCup(1)
    found = [hinted(game, throw, covered=True) for throw in (PLAIN, dice("66 66 66 66 66 66"))]
    assert found[0] == found[1]
    assert all(note == Note("dice-cup-unseen") for _, note in found[0])
    real = DiceCup(1, dice="real")
    advice = make_judge(real).hint(real.view(real.start(), 0), 0)
    assert advice[0].notes == (Note("dice-cup-real"),)


def test_there_is_no_hint_where_there_is_nothing_to_choose() -> None:
    game = DiceCup(2)
    judge = make_judge(game)
    assert judge.hint(game.view(game.start(), 0), 0) == []
    state = game.proceed(game.settle(game.start(), PLAIN))
    marked = game.apply(state, 0, mark("all"))
    assert judge.hint(game.view(marked, 0), 0) == []
    assert len(judge.hint(game.view(marked, 1), 1, most=5)) == 5


@pytest.mark.parametrize("game", VIRTUAL)
def test_hints_are_legal_marks_in_every_variant(game: TwelveDice) -> None:
    judge, rng, match = make_judge(game), Random(2), Match(game)
    while not match.over:
        if isinstance(match.awaiting, Players):
            for seat in match.awaiting.seats:
                for advice in judge.hint(game.view(match.state, seat), seat):
                    assert advice.action in game.legal(match.state, seat)
        step(match, rng)
