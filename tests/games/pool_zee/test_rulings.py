"""One test for each ruling on turns, boxes and jokers; test_matches.py has the others."""

from __future__ import annotations

import pytest

from bellyflop.core import Chance, IllegalAction, IllegalOutcome, Players
from bellyflop.games.pool_zee.scoring import bonus_gain
from bellyflop.games.pool_zee.state import (
    BOXES,
    LOWER,
    UPPER,
    Choosing,
    Column,
    History,
    Hold,
    Opening,
    Score,
    Throwing,
    Turn,
)

from .sitting import Sitting

FOURS = (4, 4, 4, 4, 4)


def refused(table: Sitting, action: Hold | Score, seat: int = 0) -> str:
    """The reason why the action is illegal; checks that the state is unchanged."""
    before = table.state
    with pytest.raises(IllegalAction) as why:
        table.game.apply(table.state, seat, action)
    assert table.state == before
    assert action not in table.game.legal(table.state, seat)
    return str(why.value)


# ── §2.1 turns ──────────────────────────────────────────────────────────────────────────────


def test_a_turn_has_at_most_three_rolls() -> None:
    """§2.1"""
    table = Sitting()
    for left in (2, 1, 0):
        table.throw(1, 2, 3, 4, 6)
        assert table.seen.rolls_left == left
        if left:
            table.hold()
    assert "third throw" in refused(table, Hold(()))
    assert all(isinstance(action, Score) for action in table.game.legal(table.state, 0))


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_box_may_be_scored_after_any_roll(rolls: int) -> None:
    """§2.1"""
    table = Sitting()
    for _ in range(rolls - 1):
        table.throw(1, 2, 3, 4, 6)
        table.hold()
    assert table.turn("chance", 1, 2, 3, 4, 6) == 16
    assert table.seen.rolls_left == 3


def test_a_game_has_thirteen_turns() -> None:
    """§2.1"""
    table = Sitting()
    for turn, box in enumerate(BOXES):
        assert not table.over, turn
        table.turn(box)
    assert table.over
    assert table.game.legal(table.state, 0) == ()


def test_the_seat_whose_turn_it_is_throws_and_then_acts() -> None:
    """§2.1"""
    table = Sitting(2)
    awaited = [table.awaiting]
    table.throw(1, 2, 3, 4, 6)
    awaited.append(table.awaiting)
    assert "seat 0" in refused(table, Score("chance"), seat=1)
    table.score("chance")
    awaited.append(table.awaiting)
    assert awaited == [Chance(by=0), Players(frozenset({0})), Chance(by=1)]
    assert "thrown first" in refused(table, Score("chance"), seat=1)


# ── §2.3 boxes ──────────────────────────────────────────────────────────────────────────────


def test_any_free_box_may_be_chosen_even_for_nothing() -> None:
    """§2.3"""
    table = Sitting()
    table.throw(1, 1, 2, 4, 6)
    assert table.may_score == list(BOXES)
    assert table.score("large_straight") == 0


def test_a_filled_box_is_closed() -> None:
    """§2.3"""
    table = Sitting()
    table.turn("large_straight")
    table.throw(1, 2, 3, 4, 5)
    assert refused(table, Score("large_straight")) == "Large straight is already filled."
    assert "large_straight" not in table.seen.possible


def test_the_hints_about_filled_boxes_are_no_limits() -> None:
    """§2.3: four of a kind may go to three of a kind while its own box is free."""
    table = Sitting()
    assert table.turn("three_of_a_kind", 3, 3, 3, 3, 2) == 14
    assert table.turn("small_straight", 1, 2, 3, 4, 5) == 30


@pytest.mark.parametrize(
    ("box", "dice"),
    [
        ("three_of_a_kind", (1, 1, 2, 2, 3)),
        ("four_of_a_kind", (3, 3, 3, 2, 2)),
        ("full_house", (3, 3, 3, 2, 1)),
        ("full_house", (3, 3, 3, 3, 1)),
        ("full_house", (3, 3, 2, 2, 1)),
        ("small_straight", (1, 2, 3, 5, 6)),
        ("large_straight", (1, 2, 3, 4, 6)),
        ("pool_zee", (2, 2, 2, 2, 1)),
        ("sixes", (1, 2, 3, 4, 5)),
    ],
)
def test_dice_that_do_not_fit_a_box_are_worth_nothing_there(
    box: str, dice: tuple[int, ...]
) -> None:
    """§2.3"""
    assert Sitting().turn(box, *dice) == 0


def test_63_in_the_upper_boxes_earn_35_at_once() -> None:
    """§2.3: three of each number, the bonus with the last of them, before the game ends."""
    table = Sitting()
    earned = [table.turn(box, *[face] * 3, *_others(face)) for face, box in enumerate(UPPER, 1)]
    assert earned == [3, 6, 9, 12, 15, 18 + 35]
    assert not table.over
    assert table.seen.columns[0][0].bonus == 35


def test_62_in_the_upper_boxes_earn_no_bonus() -> None:
    """§2.3"""
    table = Sitting()
    table.turn("aces", 1, 1, 3, 4, 6)
    for face, box in list(enumerate(UPPER, 1))[1:]:
        table.turn(box, *[face] * 3, *_others(face))
    assert table.seen.columns[0][0].upper == 62
    assert table.game.scores(table.state) == (62,)


def test_the_upper_bonus_counts_the_boxes_in_any_manner_and_only_once() -> None:
    """§2.3: 5 sixes, 5 fives and 2 fours are 63 too."""
    table = Sitting()
    table.turn("sixes", 6, 6, 6, 6, 6)
    table.turn("fives", 5, 5, 5, 5, 5)
    assert table.turn("fours", 4, 4, 1, 2, 3) == 8 + 35
    assert table.turn("threes", 3, 3, 3, 1, 2) == 9


def _others(face: int) -> tuple[int, int]:
    first, second = [other for other in (1, 2, 3) if other != face][:2]
    return first, second


# ── §2.4, §2.5 five of a kind ───────────────────────────────────────────────────────────────


def test_five_of_a_kind_with_pool_zee_free_may_go_anywhere_at_its_ordinary_value() -> None:
    """§2.4"""
    table = Sitting()
    table.throw(*FOURS)
    assert table.seen.joker is None
    assert table.seen.possible == dict.fromkeys(BOXES, 0) | {
        "fours": 20,
        "three_of_a_kind": 20,
        "four_of_a_kind": 20,
        "pool_zee": 50,
        "chance": 20,
    }


def test_five_of_a_kind_is_no_joker_while_pool_zee_is_free_even_with_its_own_box_filled() -> None:
    """§2.4: as a full house it is worth 0."""
    table = Sitting()
    table.fill("fours")
    assert table.turn("full_house", *FOURS) == 0


@pytest.mark.parametrize("first", [(6, 6, 6, 6, 6), (1, 2, 2, 4, 6)])
def test_a_further_five_of_a_kind_must_go_into_its_own_upper_box(first: tuple[int, ...]) -> None:
    """§2.5: whether pool_zee holds 50 or 0."""
    table = Sitting()
    table.turn("pool_zee", *first)
    table.throw(*FOURS)
    assert table.may_score == ["fours"]
    assert table.seen.joker is not None
    assert table.seen.joker.must == "fours"
    assert "Fours is free" in refused(table, Score("chance"))
    assert "already filled" in refused(table, Score("pool_zee"))


def test_a_joker_may_go_into_any_free_lower_box_but_not_into_an_upper_one() -> None:
    """§2.5"""
    table = Sitting()
    table.fill("pool_zee", "fours", "chance")
    table.throw(*FOURS)
    assert table.seen.possible == {
        "three_of_a_kind": 20,
        "four_of_a_kind": 20,
        "full_house": 25,
        "small_straight": 30,
        "large_straight": 40,
    }
    assert table.seen.joker is not None
    assert (table.seen.joker.five_of, table.seen.joker.must) == (4, None)
    assert table.seen.joker.wild
    assert "lower section" in refused(table, Score("aces"))


def test_a_further_five_of_a_kind_may_still_be_thrown_again() -> None:
    """§2.5 says where it is scored, not that it must be."""
    table = Sitting()
    table.fill("pool_zee")
    table.throw(*FOURS)
    table.hold(4, 4, 4, 4)
    table.throw(1)
    assert table.seen.joker is None
    assert table.score("chance") == 17


# ── §2.6 bonus checks ───────────────────────────────────────────────────────────────────────


def test_a_second_pool_zee_earns_100_when_the_first_scored_50() -> None:
    """§2.6"""
    table = Sitting()
    assert table.turn("pool_zee", 6, 6, 6, 6, 6) == 50
    assert table.turn("fours", *FOURS) == 20 + 100
    assert table.seen.columns[0][0].checks == 1


def test_every_further_pool_zee_earns_a_check_wherever_it_goes() -> None:
    """§2.6"""
    table = Sitting()
    table.turn("pool_zee", *FOURS)
    assert table.turn("fours", *FOURS) == 120
    assert table.turn("large_straight", *FOURS) == 140
    assert table.turn("chance", *FOURS) == 120
    assert table.seen.columns[0][0].checks == 3


def test_with_pool_zee_at_0_there_is_never_a_check() -> None:
    """§2.6"""
    table = Sitting()
    table.fill("pool_zee")
    assert table.turn("fours", *FOURS) == 20
    assert table.turn("small_straight", *FOURS) == 30
    assert table.seen.columns[0][0].checks == 0


def test_the_first_pool_zee_earns_no_check_by_itself() -> None:
    """§2.6: five of a kind scored elsewhere first, then the pool_zee box: no check for either."""
    table = Sitting()
    assert table.turn("chance", *FOURS) == 20
    assert table.turn("pool_zee", *FOURS) == 50
    assert table.seen.columns[0][0].checks == 0


def test_a_five_of_a_kind_that_is_thrown_again_earns_nothing() -> None:
    """§2.6"""
    table = Sitting()
    table.turn("pool_zee", *FOURS)
    table.throw(*FOURS)
    assert table.seen.joker is not None
    assert table.seen.joker.check
    table.hold(4, 4)
    table.throw(1, 2, 3)
    assert table.score("chance") == 14


# ── §2.9 what an action is ──────────────────────────────────────────────────────────────────


def test_holding_all_five_is_not_an_action() -> None:
    """§2.9"""
    table = Sitting()
    table.throw(1, 2, 3, 4, 6)
    assert "all five" in refused(table, Hold((1, 2, 3, 4, 6)))


@pytest.mark.parametrize("held", [(5,), (1, 1), (1, 2, 3, 4, 6, 6), (0,), (7,), (2, 2, 2)])
def test_only_dice_that_lie_there_may_be_held(held: tuple[int, ...]) -> None:
    """§2.9"""
    table = Sitting()
    table.throw(1, 2, 2, 4, 6)
    assert "cannot be held" in refused(table, Hold(held))


def test_the_order_of_held_and_thrown_dice_means_nothing() -> None:
    """§2.9"""
    one, other = Sitting(), Sitting()
    one.throw(6, 2, 4, 2, 1)
    other.throw(1, 2, 2, 4, 6)
    assert one.state == other.state
    one.hold(4, 2)
    other.hold(2, 4)
    assert one.state == other.state
    one.throw(5, 1, 3)
    other.throw(1, 3, 5)
    assert one.state == other.state


def test_each_different_hold_is_listed_once() -> None:
    """§2.9: of 2 2 2 4 4 there are 4 × 3 parts, one of them all five."""
    table = Sitting()
    table.throw(2, 2, 2, 4, 4)
    holds = [action for action in table.game.legal(table.state, 0) if isinstance(action, Hold)]
    assert len(holds) == len(set(holds)) == 11


@pytest.mark.parametrize("throw", [(), (1, 2), (1, 2, 3, 4), (1, 2, 7), (0, 1, 2)])
def test_a_throw_is_exactly_the_dice_that_were_not_held(throw: tuple[int, ...]) -> None:
    """§2.9"""
    table = Sitting()
    table.throw(1, 2, 2, 4, 6)
    table.hold(2, 2)
    with pytest.raises(IllegalOutcome):
        table.game.settle(table.state, throw)


def test_no_dice_are_thrown_while_a_player_chooses_or_after_the_end() -> None:
    """§2.9"""
    table = Sitting()
    table.throw(1, 2, 2, 4, 6)
    with pytest.raises(IllegalOutcome):
        table.game.settle(table.state, (1, 2, 2, 4, 6))
    table.score("chance")
    table.fill_all_but()
    with pytest.raises(IllegalOutcome):
        table.game.settle(table.state, (1, 2, 2, 4, 6))
    with pytest.raises(IllegalAction, match="over"):
        table.game.apply(table.state, 0, Score("chance"))


def test_there_is_no_box_that_the_card_does_not_have() -> None:
    """§2.3"""
    table = Sitting()
    table.throw(1, 2, 2, 4, 6)
    assert "ones" in refused(table, Score("ones"))


# ── §2.11 house rules ───────────────────────────────────────────────────────────────────────


def test_with_free_jokers_a_further_five_of_a_kind_may_go_into_any_free_box() -> None:
    """§2.11: at ordinary values while its own upper box is free."""
    table = Sitting(joker="free")
    table.fill("pool_zee")
    table.throw(*FOURS)
    assert table.may_score == [box for box in BOXES if box != "pool_zee"]
    assert table.seen.possible["large_straight"] == 0
    assert table.seen.possible["full_house"] == 0
    assert table.seen.possible["fours"] == 20
    assert table.seen.joker is not None
    assert not table.seen.joker.wild


def test_with_free_jokers_joker_values_count_once_the_own_upper_box_is_filled() -> None:
    """§2.11"""
    table = Sitting(joker="free")
    table.fill("pool_zee", "fours")
    table.throw(*FOURS)
    assert set(table.may_score) == {*UPPER, *LOWER} - {"pool_zee", "fours"}
    assert [table.seen.possible[box] for box in LOWER[2:5]] == [25, 30, 40]
    assert table.score("aces") == 0


def test_with_free_jokers_checks_are_earned_as_ever() -> None:
    """§2.6, §2.11"""
    table = Sitting(joker="free")
    table.turn("pool_zee", *FOURS)
    assert table.turn("full_house", *FOURS) == 100
    assert table.turn("fours", *FOURS) == 120


def test_without_jokers_every_box_is_open_at_its_ordinary_value_and_there_are_no_checks() -> None:
    """§2.11"""
    table = Sitting(joker="none")
    table.turn("pool_zee", *FOURS)
    table.fill("fours")
    table.throw(*FOURS)
    assert set(table.may_score) == set(BOXES) - {"pool_zee", "fours"}
    assert table.seen.joker is None
    assert [table.seen.possible[box] for box in LOWER[2:5]] == [0, 0, 0]
    assert table.score("chance") == 20


def test_the_bonus_comes_once_with_the_63rd_point() -> None:
    """§2.3: from 62 to 63 it comes; what is added to 63 does not bring it again."""
    assert [bonus_gain(before, before + 1) for before in (0, 61, 62, 63, 104)] == [0, 0, 35, 0, 0]
    assert bonus_gain(48, 78) == 35
    assert bonus_gain(62, 62) == 0


def test_states_and_actions_of_different_kinds_are_never_equal() -> None:
    """Not even with the same contents, which no game produces."""
    turn = Turn(History((), 0, ()), (Column(),), 0)
    kinds = [
        Throwing(turn, (1, 2, 3, 4, 5), 1),
        Choosing(turn, (1, 2, 3, 4, 5), 1),
        Opening(()),
        Hold(()),
        Score("aces"),
        ("aces",),
        turn,
    ]
    assert [[one == other for other in kinds] for one in kinds] == [
        [one is other for other in kinds] for one in kinds
    ]
    assert Hold((4, 2)) == Hold((2, 4))
