"""The worked examples of both rule sheets, on throws that match every number they give."""

from __future__ import annotations

from bellyflop.core import Match
from bellyflop.games.dice_cup import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.state import Cross

from .table import dice, mark, play_round

# One throw holds all of Dice Cup's examples: 1 1 1 2 2 3 3 4 4 4 5 6, blue 5 + 6 and a red double.
CUP = dice("14 13 12 56 44 23")

# And one all of Dice Pool Party's: four fives, yellow makes 4, two doubles, 51 in all.
POOL = dice("13 55 66 25 56 34")


def cup_points(box: str) -> int:
    match = Match(DiceCup(1))
    play_round(match, CUP, mark(box))
    return match.game.scores(match.state)[0]


def test_dice_cup_three_fours_make_12() -> None:
    assert cup_points("fours") == 12


def test_dice_cup_kim_scores_11_for_blue() -> None:
    assert cup_points("blue") == 11


def test_dice_cup_one_red_double_makes_10() -> None:
    assert cup_points("doubles") == 10


def test_dice_cup_ones_twos_and_threes_make_13() -> None:
    assert cup_points("low") == 13


def test_dice_cup_all_dice_make_36() -> None:
    assert cup_points("all") == 36


def test_dice_pool_party_hanni_jori_lene_and_manoa_score_4_20_20_and_51() -> None:
    match = Match(DicePoolParty(4))
    play_round(match, POOL, mark("yellow"), mark("fives"), mark("doubles"), mark("all"))
    assert match.game.scores(match.state) == (4, 20, 20, 51)
    last = match.game.view(match.state, None).last
    assert last is not None
    assert last.points == (4, 20, 20, 51)
    assert last.marks == tuple((Cross(box),) for box in ("yellow", "fives", "doubles", "all"))


def test_dice_pool_party_ones_twos_and_threes_make_9() -> None:
    match = Match(DicePoolParty(1))
    play_round(match, POOL, mark("low"))
    assert match.game.scores(match.state) == (9,)


def test_dice_pool_party_each_box_is_used_once_in_12_rounds() -> None:
    match = Match(DicePoolParty(1))
    boxes = match.game.view(match.state, None).edition.boxes
    for box in boxes[:-1]:
        play_round(match, POOL, mark(box))
    match.settle(POOL)
    assert match.over
    assert match.state.sheets == (((4, 10, 12, 7, 11, 7, 20, 9, 4, 20, 18, 51),),)
