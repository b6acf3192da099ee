"""Near the end, bots maximise the exact probability of winning."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from bellyflop.dice import Dice, chances, keeps
from bellyflop.games.pool_zee.bots import winning
from bellyflop.games.pool_zee.bots.winning import (
    Racer,
    WinChances,
    best_to_win,
    chances_to_win,
    near_the_end,
)
from bellyflop.games.pool_zee.scoring import ordinary_points
from bellyflop.games.pool_zee.solver import Sheet, best_play
from bellyflop.games.pool_zee.solver.target import TargetPlay
from bellyflop.games.pool_zee.state import BOX, BOXES, DICE, OFFICIAL, UPPER, Hold, Score, Scoring
from bellyflop.games.pool_zee.turns import Turn, points_to_come

JOKERS = pytest.mark.parametrize("joker", ["forced", "free", "none"])
ZERO = [0]


def sheet(*free: str, upper: int = 0, fifty: bool = False) -> Sheet:
    return Sheet(sum(1 << BOX[box] for box in free), upper, fifty)


def some_sheets(seed: int, count: int, most: int = 3) -> list[Sheet]:
    """Sheets with few boxes free, from real games."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        free = rng.sample(BOXES, rng.randint(1, most))
        faces = [face for face, box in enumerate(UPPER, 1) if box not in free]
        upper = sum(face * rng.randint(1, 4) for face in faces)
        fifty = "pool_zee" not in free and rng.random() < 0.5
        found.append(sheet(*free, upper=upper, fifty=fifty))
    return found


FULL = Sheet(0, 40, False)


# ── what the others will have ───────────────────────────────────────────────────────────────


@JOKERS
def test_the_points_to_come_have_the_mean_that_best_play_has(joker: str) -> None:
    for each in some_sheets(1, 12):
        found = points_to_come(Scoring(joker), each)
        assert sum(found) == pytest.approx(1, abs=1e-12)
        assert found @ np.arange(len(found)) == pytest.approx(
            best_play(Scoring(joker)).value(each), abs=1e-9
        )


@JOKERS
def test_a_turn_goes_on_from_any_hold_as_best_play_does(joker: str) -> None:
    play = best_play(Scoring(joker))
    for each in [Sheet(), *some_sheets(2, 6, 8)]:
        turn = Turn(play, each)
        for held in ((), (6, 6), (2, 3, 4), (5, 5, 5, 5)):
            for rolls_left in (1, 2):
                ends = turn.from_hold(held, rolls_left)
                mean = sum(c * (e.points + play.value(e.then)) for e, c in ends.items())
                expected = play.before_throw(each, held, rolls_left)
                assert mean == pytest.approx(expected, abs=1e-9)


# ── the chance to win ───────────────────────────────────────────────────────────────────────


@JOKERS
def test_the_chance_of_one_target_is_what_the_solver_says(joker: str) -> None:
    target = TargetPlay(best_play(Scoring(joker)))
    rng = Random(3)
    for each in some_sheets(4, 8):
        need = rng.randint(1, int(2 * best_play(Scoring(joker)).value(each)) + 10)
        finals = [0.0] * need + [1.0]
        chances = WinChances(Scoring(joker), each, finals, ZERO)
        assert chances.chances()[0] == pytest.approx(target.chance(each, need), abs=1e-12)
        dice = tuple(sorted(rng.choices(range(1, 7), k=DICE)))
        for rolls_left in range(3):
            expected = target.options(each, dice, rolls_left, need)
            found = chances.options(dice, rolls_left)
            assert list(found) == list(expected)
            assert list(found.values()) == pytest.approx(list(expected.values()), abs=1e-12)


def slow_chance(box: str, finals: tuple[float, ...]) -> float:
    """The best chance with one box free, no joker, by listing every throw of every hold."""

    def scored(dice: Dice) -> float:
        return finals[min(ordinary_points(dice)[BOX[box]], len(finals) - 1)]

    @cache
    def choose(dice: Dice, rolls_left: int) -> float:
        if not rolls_left:
            return scored(dice)
        return max(scored(dice), *(throw(held, rolls_left) for held in keeps[dice]))

    @cache
    def throw(held: Dice, rolls_left: int) -> float:
        return sum(
            float(chance) * choose(tuple(sorted(held + thrown)), rolls_left - 1)
            for thrown, chance in chances(DICE - len(held))
        )

    return throw((), 3)


@pytest.mark.parametrize("box", ["sixes", "chance", "large_straight"])
def test_the_chance_to_win_is_that_of_every_throw_of_every_hold(box: str) -> None:
    finals = tuple(sorted(Random(5).random() for _ in range(34)))
    found = WinChances(Scoring("none"), sheet(box), finals, ZERO).chances()[0]
    assert found == pytest.approx(slow_chance(box, finals), abs=1e-12)


def test_the_last_to_play_needs_one_more_than_the_others_have() -> None:
    me, other = Racer(200, sheet("chance", upper=40)), Racer(224, FULL)
    at_25 = chances_to_win(OFFICIAL, me, (other,), (3, 5, 5, 6, 6), 0)
    assert at_25 == {Score("chance"): 1.0}
    assert chances_to_win(OFFICIAL, me, (other,), (2, 5, 5, 6, 6), 0) == {Score("chance"): 0.5}
    assert chances_to_win(OFFICIAL, me, (other,), (1, 5, 5, 6, 6), 0) == {Score("chance"): 0.0}


def test_of_two_others_both_must_be_beaten() -> None:
    me = Racer(200, sheet("chance", upper=40))
    others = (Racer(215, FULL), Racer(224, FULL))
    assert chances_to_win(OFFICIAL, me, others, (3, 5, 5, 6, 6), 0) == {Score("chance"): 1.0}
    assert chances_to_win(OFFICIAL, me, others, (1, 5, 5, 6, 6), 0) == {Score("chance"): 0.0}


@pytest.mark.parametrize("box", ["fives", "chance"])
def test_before_the_last_box_the_other_is_taken_to_answer(box: str) -> None:
    """What I leave is what the other cannot make of it, knowing my total."""
    me, other = Racer(200, sheet("chance", upper=40)), Racer(203, sheet(box, upper=40))
    for dice in ((1, 2, 3, 4, 5), (3, 4, 5, 6, 6)):
        lead = other.total - me.total - sum(dice)
        finals = [1.0 if lead + p > 0 else 0.5 if lead + p == 0 else 0.0 for p in range(31)]
        expected = 1 - slow_chance(box, tuple(finals))
        found = chances_to_win(Scoring("none"), me, (other,), dice, 0)
        assert found == {Score("chance"): pytest.approx(expected, abs=1e-12)}


def test_before_that_the_others_are_taken_to_play_for_points() -> None:
    me = Racer(200, sheet("chance", upper=40))
    others = (Racer(190, sheet("chance", upper=30)), Racer(195, sheet("sixes", upper=30)))
    found = chances_to_win(OFFICIAL, me, others, (3, 4, 5, 6, 6), 0)[Score("chance")]
    ahead = level = 1.0
    for other in others:
        to_come = points_to_come(OFFICIAL, other.sheet)
        ahead *= sum(to_come[p] for p in range(len(to_come)) if other.total + p < 224)
        level *= sum(to_come[p] for p in range(len(to_come)) if other.total + p <= 224)
    assert found == pytest.approx((ahead + level) / 2, abs=1e-6)


# ── choices that differ ─────────────────────────────────────────────────────────────────────


def test_who_needs_forty_goes_for_the_large_straight() -> None:
    dice, free = (2, 3, 5, 6, 6), sheet("sixes", "large_straight", upper=20)
    assert best_play().best(free, dice, 1) == Hold((6, 6))
    behind = Racer(200, free), (Racer(239, FULL),)
    assert best_to_win(OFFICIAL, *behind, dice, 1) == Hold((2, 3, 5, 6))


def test_who_needs_more_than_lies_there_throws_again() -> None:
    dice, free = (5, 5, 6, 6, 6), sheet("chance", upper=40)
    assert best_play().best(free, dice, 1) == Score("chance")
    behind, ahead = (Racer(229, FULL),), (Racer(227, FULL),)
    # A six makes a shared win of it, once in six throws; two sixes would win once in 36.
    assert best_to_win(OFFICIAL, Racer(200, free), behind, dice, 1) == Hold((5, 6, 6, 6))
    assert best_to_win(OFFICIAL, Racer(200, free), ahead, dice, 1) == Score("chance")


def test_who_has_won_already_takes_what_is_there() -> None:
    dice, free = (2, 5, 5, 5, 6), sheet("chance", upper=40)
    assert best_play().best(free, dice, 2) == Hold((5, 5, 5, 6))
    narrow = Racer(200, free), (Racer(222, FULL),)
    assert best_to_win(OFFICIAL, *narrow, dice, 2) == Score("chance")


def test_where_nothing_can_change_the_winner_points_decide() -> None:
    rng = Random(6)
    for each in some_sheets(7, 6):
        dice = tuple(sorted(rng.choices(range(1, 7), k=DICE)))
        best = best_play().best(each, dice, 2)
        for total in (0, 5000):
            assert best_to_win(OFFICIAL, Racer(2000, each), (Racer(total, FULL),), dice, 2) == best


def test_playing_to_win_never_wins_less_often_and_at_times_more() -> None:
    rng, gains = Random(8), []
    for mine, theirs in zip(some_sheets(9, 80, 2), some_sheets(10, 80, 2), strict=True):
        me, other = Racer(200, mine), Racer(200 + rng.randint(-20, 40), theirs)
        dice = tuple(sorted(rng.choices(range(1, 7), k=DICE)))
        found = chances_to_win(OFFICIAL, me, (other,), dice, 2)
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in found.values())
        won = found[best_to_win(OFFICIAL, me, (other,), dice, 2)]
        gains.append(won - found[best_play().best(mine, dice, 2)])
    assert min(gains) >= -1e-9
    assert sum(gain > 0.001 for gain in gains) >= 5


def test_it_is_near_the_end_when_all_columns_are() -> None:
    four, five = (Racer(0, sheet(*BOXES[:count])) for count in (4, 5))
    assert near_the_end(four, [four])
    assert not near_the_end(four, [five])
    assert not near_the_end(five, [four])
    assert not near_the_end(four, [])  # alone there is nobody to beat
    three = Racer(0, sheet(*BOXES[:3]))
    assert near_the_end(three, [three] * 9)
    assert not near_the_end(four, [three] * 9)


def test_where_numpy_is_missing_the_end_is_near_a_box_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(winning, "find_spec", lambda _: None)
    two, three, four = (Racer(0, sheet(*BOXES[:count])) for count in (2, 3, 4))
    assert near_the_end(three, [three])
    assert not near_the_end(four, [four])
    assert near_the_end(two, [two] * 9)
    assert not near_the_end(three, [two] * 9)


def test_no_column_can_add_more_than_is_reckoned_with() -> None:
    for each in some_sheets(11, 20):
        assert len(points_to_come(OFFICIAL, each)) - 1 <= Racer(0, each).most_to_come(OFFICIAL)


def test_a_turn_is_worked_out_once() -> None:
    me, others = Racer(1, sheet("sixes", "chance")), (Racer(3, sheet("sixes", "chance")),)
    chances_to_win(OFFICIAL, me, others, (1, 2, 3, 4, 5), 2)
    before = winning._win_chances.cache_info().hits
    chances_to_win(OFFICIAL, me, others, (1, 2, 3, 4, 6), 1)
    assert winning._win_chances.cache_info().hits == before + 1
