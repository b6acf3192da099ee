"""What a bot's eyes see of twelve dice: nothing false, and more in a longer look."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from bellyflop.games.dice_cup import scoring
from bellyflop.games.dice_cup.bots import LEVELS
from bellyflop.games.dice_cup.bots.perception import NOTHING_SEEN, Belief, Eyes, glimpse, sharp
from bellyflop.games.dice_cup.editions import DICE_CUP, DICE_POOL_PARTY
from bellyflop.games.dice_cup.rules import DiceCup
from bellyflop.games.dice_cup.solver.sheets import MEANS
from bellyflop.games.dice_cup.state import Dice

from .table import dice

PERFECT = Eyes(12, 0, 12, gist=1, off_by_one=0, wrong_colour=0, miscount=0)
GAME = DiceCup(1)


def throws(count: int) -> list[Dice]:
    rng = Random(count)
    return [GAME.sample(GAME.start(), rng) for _ in range(count)]


def kept(belief: Belief) -> int:
    return sum(die is not None for pair in belief.pairs for die in pair)


def test_who_sees_everything_knows_every_box() -> None:
    for throw in throws(50):
        assert sharp(throw).points() == scoring.worth(throw)
        seen = glimpse(PERFECT, DICE_CUP, throw, 3, Random(1))
        assert seen.points() == scoring.worth(throw)


def test_who_sees_nothing_expects_the_averages() -> None:
    """§1.11"""
    assert NOTHING_SEEN.points() == pytest.approx(MEANS)


def test_a_belief_adds_averages_for_what_was_not_seen() -> None:
    half = Belief(((5, 5), (6, None), *((None, None),) * 4), numbers=(6, 1))
    found = dict(zip(DICE_CUP.boxes, half.points(), strict=True))
    assert found["white"] == 10
    assert found["yellow"] == 9.5
    assert found["doubles"] == pytest.approx(10 + 5 * 10 / 6)
    assert found["sixes"] == pytest.approx(12 + 7)  # two seen, seven dice unseen
    assert found["low"] == pytest.approx(1 + 7)
    assert found["all"] == pytest.approx(5 + 5 + 6 + 6 + 1 + 7 * 3.5)


@pytest.mark.parametrize("level", ["paddler", "swimmer", "diver"])
@pytest.mark.parametrize("edition", [DICE_CUP, DICE_POOL_PARTY])
def test_no_level_sees_more_than_twelve_dice_or_than_it_can_keep(
    level: str, edition: object
) -> None:
    assert edition in (DICE_CUP, DICE_POOL_PARTY)
    palette = DICE_CUP if edition == DICE_CUP else DICE_POOL_PARTY
    eyes = LEVELS[level].eyes
    assert eyes is not None
    for seconds in (1, 3, 30):
        for number, throw in enumerate([*throws(100), dice("66 66 66 66 66 66")]):
            seen = glimpse(eyes, palette, throw, seconds, Random(number))
            assert kept(seen) <= eyes.most
            assert kept(seen) + len(seen.numbers) <= 12
            assert all(die in (None, 1, 2, 3, 4, 5, 6) for pair in seen.pairs for die in pair)


@pytest.mark.parametrize("level", ["paddler", "swimmer", "diver"])
def test_longer_looks_keep_more_and_mistake_less(level: str) -> None:
    eyes = LEVELS[level].eyes
    assert eyes is not None
    amount, off = [], []
    for seconds in (1, 3, 6):
        seen = [
            (glimpse(eyes, DICE_CUP, t, seconds, Random(n)), t) for n, t in enumerate(throws(400))
        ]
        amount.append(mean(kept(belief) for belief, _ in seen))
        wrong = [
            abs(mine - true)
            for belief, throw in seen
            for mine, true in zip(belief.points()[:6], scoring.worth(throw)[:6], strict=True)
        ]
        off.append(mean(wrong))
    assert amount == sorted(amount)
    assert off == sorted(off, reverse=True)


def test_small_dice_are_missed_more_often_than_large_ones() -> None:
    eyes = Eyes(6, 0, 12, gist=0, off_by_one=0, wrong_colour=0, miscount=0)
    seen = [glimpse(eyes, DICE_CUP, t, 3, Random(n)).pairs for n, t in enumerate(throws(500))]
    small = sum(die is not None for pairs in seen for pair in pairs[:3] for die in pair)
    large = sum(die is not None for pairs in seen for pair in pairs[3:] for die in pair)
    assert small + large == 6 * 500
    assert small < 0.9 * large


def test_a_wrong_colour_is_a_neighbouring_hue() -> None:
    eyes = Eyes(12, 0, 12, gist=0, off_by_one=0, wrong_colour=0.1, miscount=0)
    for number in range(200):
        # White alone shows sixes: they may stray to yellow, which alone is like white, or on.
        seen = glimpse(eyes, DICE_CUP, dice("66 11 11 11 11 11"), 3, Random(number))
        values = sorted(die for pair in seen.pairs for die in pair if die is not None)
        assert values == [1] * 10 + [6, 6]
        assert all(6 not in pair for pair in seen.pairs[2:])


def test_up_to_four_equal_dice_are_never_miscounted() -> None:
    eyes = Eyes(12, 0, 12, gist=0, off_by_one=0, wrong_colour=0, miscount=1)
    few, many = dice("66 66 12 13 14 15"), dice("66 66 66 66 14 15")
    for number in range(50):
        assert glimpse(eyes, DICE_CUP, few, 3, Random(number)).points()[-2] == 24
    counted = {glimpse(eyes, DICE_CUP, many, 3, Random(n)).points()[-2] for n in range(50)}
    assert len(counted) > 1
