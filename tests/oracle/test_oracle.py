"""The oracles alone, on examples small enough to check by hand."""

from __future__ import annotations

from random import Random

import pytest

from . import dice_cup, pool_zee
from .kids_crosses import wagons_filled
from .kids_sheet import OUR_SHEET, SWEETS
from .record import SEATS, judge, open_table, random_record
from .splash_party import COLOURS, SplashParty
from .table import Accepted, Json, Refusal, Table


def record(game: str, seats: int, *events: Json, **options: Json) -> Json:
    """A record of this game."""
    names = [f"P{seat}" for seat in range(seats)]
    return {
        "format": "bellyflop/1",
        "game": game,
        "options": options,
        "seats": names,
        "events": list(events),
    }


def do(seat: int, **action: Json) -> Json:
    """The event of an action."""
    return {"seat": seat, "do": action}


def dice(*values: Json) -> Json:
    """The event of a throw."""
    return {"chance": {"dice": list(values)}}


# ── §0 ──────────────────────────────────────────────────────────────────────────────────────


def test_the_record_of_paragraph_0_is_accepted() -> None:
    told = record(
        "pool-zee",
        2,
        dice(2, 4, 4, 1, 6),
        do(0, hold=[4, 4]),
        dice(4, 1, 5),
        do(0, score="fours"),
        opening=False,
    )
    assert judge(told) == Accepted(False, [12, 0], [], [])
    assert judge({**told, "meta": 1, "proof": None}) == judge(told)
    assert judge({**told, "events": told["events"][:1]}) == Accepted(False, [0, 0], [], [0])


@pytest.mark.parametrize(
    ("spoil", "at"),
    [
        ({"format": "bellyflop/2"}, "record"),
        ({"game": "poolzee"}, "record"),
        ({"seats": []}, "record"),
        ({"seats": ["A", 1]}, "record"),
        ({"options": {"openings": False}}, "record"),
        ({"options": {"opening": 0}}, "record"),
        ({"events": [{"wait": True}]}, 0),
        ({"events": [{"chance": {"dice": [1, 2, 3, 4, True]}}]}, 0),
        ({"events": [{"chance": {"dice": [1, 2, 3, 4, 5.0]}}]}, 0),
        ({"events": [{"chance": {"dice": [1, 2, 3, 4, 5]}, "seat": 0}]}, 0),
    ],
)
def test_faults_are_placed(spoil: Json, at: str | int) -> None:
    assert judge({**record("pool-zee", 2, opening=False), **spoil}) == Refusal(at)


@pytest.mark.parametrize("game", list(SEATS))
def test_random_games_end_and_nothing_follows(game: str) -> None:
    for seed in range(5):
        told = random_record(game, Random(seed))
        verdict = judge(told)
        assert isinstance(verdict, Accepted)
        assert verdict.over
        assert verdict.turn_of == []
        count = len(told["events"])
        assert judge({**told, "events": [*told["events"], {"wait": True}]}) == Refusal(count)
        before = judge({**told, "events": told["events"][:-1]})
        assert isinstance(before, Accepted)
        assert not before.over


# ── §1 ──────────────────────────────────────────────────────────────────────────────────────


def test_boxes_of_the_dice_cup_sheet() -> None:
    roll = {"white": [1, 2], "yellow": [1, 3], "green": [1, 4]}
    roll |= {"blue": [5, 6], "red": [4, 4], "black": [2, 3]}
    worth = {box: dice_cup.points(box, roll) for box in ["blue", "red", *dice_cup.OTHER_BOXES]}
    # The sheet's own example: 36 in all, 13 low, three fours, one double, blue 11.
    assert worth == {
        "blue": 11,
        "red": 8,
        "doubles": 10,
        "low": 13,
        "fours": 12,
        "fives": 5,
        "sixes": 6,
        "all": 36,
    }


def test_only_the_pool_party_breaks_a_tie_by_the_all_box() -> None:
    assert dice_cup.best_seats("dice-cup", [90, 90, 80], [40, 50, 60]) == [0, 1]
    assert dice_cup.best_seats("dice-pool-party", [90, 90, 80], [40, 50, 60]) == [1]
    assert dice_cup.best_seats("dice-pool-party", [90, 90, 80], [50, 50, 60]) == [0, 1]


def test_the_cover_goes_on_before_anybody_marks() -> None:
    ones = {"chance": {"dice": {colour: [1, 1] for colour in dice_cup.COLOURS["dice-cup"]}}}
    wait, low, doubles = {"wait": True}, do(0, mark="low"), do(1, mark="doubles", column=0)
    assert judge(record("dice-cup", 2, ones, low)) == Refusal(1)
    both = record("dice-cup", 2, ones, wait, doubles, low, ones, wait)
    assert judge(both) == Accepted(False, [12, 60], [], [0, 1])
    assert judge(record("dice-cup", 2, ones, wait, low, low)) == Refusal(3)
    real = record("dice-cup", 2, low, doubles, ones, dice="real")
    assert judge(real) == Accepted(False, [12, 60], [], [0, 1])
    assert judge(record("dice-cup", 1, ones, wait, do(0, mark=["low"]))) == Refusal(2)
    assert judge(record("dice-cup", 1, ones, wait, low, columns=2)) == Refusal(2)


# ── §2 ──────────────────────────────────────────────────────────────────────────────────────

FIVES = [5] * 5


def test_the_own_upper_box_comes_first_then_the_joker_then_a_zero() -> None:
    card = {"pool_zee": 0}
    assert pool_zee.possible(card, FIVES, "forced") == {"fives": 25}
    assert pool_zee.possible(card, FIVES, "free")["full_house"] == 0
    card["fives"] = 5
    lower = pool_zee.possible(card, FIVES, "forced")
    assert lower == {
        "three_of_a_kind": 25,
        "four_of_a_kind": 25,
        "full_house": 25,
        "small_straight": 30,
        "large_straight": 40,
        "chance": 25,
    }
    assert pool_zee.possible(card, FIVES, "free") == {
        **dict.fromkeys(["aces", "twos", "threes", "fours", "sixes"], 0),
        **lower,
    }
    card |= dict.fromkeys(lower, 0)
    zeros = dict.fromkeys(["aces", "twos", "threes", "fours", "sixes"], 0)
    assert pool_zee.possible(card, FIVES, "forced") == zeros


def test_a_check_needs_the_50() -> None:
    for points, joker, earned in [
        (50, "forced", True),
        (50, "free", True),
        (50, "none", False),
        (0, "forced", False),
    ]:
        assert pool_zee.earns_check({"pool_zee": points}, FIVES, joker) is earned
    assert not pool_zee.earns_check({}, FIVES, "forced")


def test_the_most_is_1575_and_375_without_checks() -> None:
    events: list[Json] = []
    faces = {box: index + 1 for index, box in enumerate(pool_zee.UPPER)}
    lower = [box for box in pool_zee.LOWER if box != "pool_zee"]
    for box in ["pool_zee", *pool_zee.UPPER, *lower]:
        events += [dice(*[faces.get(box, 6)] * 5), do(0, score=box)]
    assert judge(record("pool-zee", 1, *events)) == Accepted(True, [1575], [0], [])


def test_the_tied_roll_again_in_the_opening() -> None:
    opening = [dice(1, 1, 1, 1, 1), dice(6, 6, 6, 6, 6), dice(6, 6, 6, 6, 6)]
    again = [*opening, dice(1, 1, 1, 1, 2), dice(1, 1, 1, 2, 2)]
    assert judge(record("pool-zee", 3, *again)) == Accepted(False, [0, 0, 0], [], [])
    turn = [*again, dice(1, 2, 3, 4, 6)]
    assert judge(record("pool-zee", 3, *turn)) == Accepted(False, [0, 0, 0], [], [2])


# ── §3 ──────────────────────────────────────────────────────────────────────────────────────


def deal(*tokens: str) -> Json:
    """A deal with red 1 2 3 on spaces 0 1 2, orange on 3 4 5 and so on; seat 0 begins."""
    ring = [[colour, number] for colour in COLOURS for number in (1, 2, 3)]
    return {"chance": {"ring": ring, "tokens": list(tokens), "first": 0}}


def test_a_push_falls_before_the_accusation() -> None:
    start = [deal("red", "blue"), do(0, lift=16), do(0, go="cw")]
    fall = {"chance": {"falls": "up"}}
    assert judge(record("splash-party", 2, *start)) == Accepted(False, [0, 0], [], [])
    assert judge(record("splash-party", 2, *start, do(0, accuse=None))) == Refusal(3)
    assert judge(record("splash-party", 2, *start, fall)) == Accepted(False, [0, 0], [], [0])
    wrong = [*start, fall, do(0, accuse=1, colour="green")]
    assert judge(record("splash-party", 2, *wrong)) == Accepted(False, [0, 0], [], [])
    # Purple 2 pushed red 1 off the board, so two red pawns are left to fall.
    done = record("splash-party", 2, *wrong, fall, fall)
    assert judge(done) == Accepted(True, [0, 1], [1], [])


def test_the_move_just_made_cannot_be_undone() -> None:
    start = [deal("red", "blue"), do(0, lift=10), do(0, go="cw"), {"chance": {"falls": "down"}}]
    back = [*start, do(1, lift=12), do(1, go="ccw")]
    assert judge(record("splash-party", 2, *start[:3])) == Accepted(False, [0, 0], [], [])
    assert judge(record("splash-party", 2, *back)) == Refusal(5)
    onward = [*back[:-1], do(1, go="cw")]
    assert judge(record("splash-party", 2, *onward)) == Accepted(False, [0, 0], [], [])


def test_the_nearest_pawn_wins_then_the_higher_number() -> None:
    table = SplashParty(3, {})
    table.play(deal("red", "blue", "green"))
    rim: list[Json] = [None] * 18
    rim[2], rim[16], rim[9] = ["red", 2], ["blue", 3], ["green", 1]
    for winner, change in [([1], rim), ([], [*rim[:2], ["red", 3], *rim[3:]])]:
        table.position["rim"] = change
        table.finish()
        assert table.winners() == winner


# ── §4 ──────────────────────────────────────────────────────────────────────────────────────


def kids(*rolled: str) -> Table:
    """A table with this roll."""
    table = open_table("clever-kids", 2, {})
    table.play(dice(*rolled))
    return table


def test_a_roll_nobody_can_use_is_rolled_again() -> None:
    # A blue balloon first needs the heart; single sweets need a pair.
    table = kids("green", "blue", "cupcake", "donut", "cake")
    assert table.next() == "chance"
    table.play(dice("heart", "blue", "pink", "candle", "candle"))
    assert table.turn_of() == [0]


def test_bonuses_are_placed_in_the_order_they_were_earned() -> None:
    table = kids("heart", "blue", "joker", "donut", "donut")
    table.play(do(0, use="yellow", dice=[0, 1, 2]))
    # The pink balloon gives a pair of sweets, with a choice of three rows.
    assert table.turn_of() == [0]
    assert table.choices(0) == [{"bonus": "blue", "row": row} for row in SWEETS]
    table.play(do(0, bonus="blue", row="donut"))
    # The first donuts give the first wagon, without a choice; then the others act.
    assert table.position["sheets"][0]["red"] == 1
    assert table.turn_of() == [1]
    table.play(do(1, use="blue", dice=[4, 3], rows=["donut"]))
    assert table.position["sheets"][1]["red"] == 1
    assert table.next() == "chance"


def test_all_stars_are_21() -> None:
    sheet = OUR_SHEET
    lines = [sheet["yellow"], sheet["red"], *sheet["blue"].values()]
    lines += [sheet["green"]["row"], sheet["green"]["column"]]
    assert sum(prize[-1] for line in lines for prize in line) == 21
    assert [face for die in sheet["dice"] for face in die].count("joker") == 3


def test_wagons_need_all_their_candles() -> None:
    assert wagons_filled([1, 2, 1], 1) == 1
    assert wagons_filled([1, 2, 1], 2) == 0
    assert wagons_filled([1, 2, 1], 3) == 2
    assert wagons_filled([3], 2) == 0
