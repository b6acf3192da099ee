"""The course of a turn and the end of the game (§4.6–§4.8, §4.10)."""

from __future__ import annotations

import pytest

from bellyflop.core import Chance, IllegalAction, IllegalOutcome, IllegalWait, Over
from bellyflop.games.clever_kids.state import Bonus, Ended, Pass, Sheet, ToRoll, Use

from .table import EMPTY, Table, all_but


def test_seat_0_is_active_first_and_then_each_seat_in_order() -> None:
    """§4.6"""
    table = Table(EMPTY, EMPTY, EMPTY)
    for turn in range(7):
        assert table.match.awaiting == Chance(by=turn % 3)
        table.roll("present present present present present")
        cell = [turn // 4, turn % 4]
        table.use(turn % 3, "green", 0, cells=[cell])
        table.passes(*(seat for seat in range(3) if seat != turn % 3))


def test_when_no_die_can_be_used_all_five_are_rolled_again() -> None:
    """§4.6"""
    table = Table(EMPTY, EMPTY)
    table.roll("green pink pink blue green")
    assert table.match.awaiting == Chance(by=0)
    assert table.state.phase == ToRoll(missed=("green", "pink", "pink", "blue", "green"))
    assert table.game.view(table.state, 1).dice == ("green", "pink", "pink", "blue", "green")
    with pytest.raises(Exception, match="Dice or a deal come next"):
        table.passes(1)
    table.roll("heart pink pink blue green")
    assert table.turn_of == [0]


def test_the_active_player_may_leave_usable_dice_but_must_use_one() -> None:
    """§4.6"""
    table = Table(EMPTY, EMPTY)
    table.roll("candle candle present heart candle")
    assert Pass() not in table.game.legal(table.state, 0)
    with pytest.raises(IllegalAction, match="must use at least one"):
        table.passes(0)
    with pytest.raises(IllegalAction, match="at least one die"):
        table.use(0, "yellow")
    table.use(0, "red", 4)  # 0, 1 and 4 together would have been fine too
    assert table.sheet(0) == Sheet(red=1)


def test_a_turn_stays_in_one_area() -> None:
    """§4.6"""
    table = Table(EMPTY, EMPTY)
    table.roll("candle joker present heart candle")
    with pytest.raises(IllegalAction, match="Die 1 shows candle: it belongs in the red area"):
        table.use(0, "yellow", 3, 0)
    with pytest.raises(IllegalAction, match="Each die is used once"):
        table.use(0, "red", 0, 0, 4)


def test_jokers_stand_for_any_symbol_alone_or_together() -> None:
    """§4.6"""
    for area, places in (
        ("yellow", {}),
        ("red", {}),
        ("green", {"cells": [[0, 0], [2, 3], [1, 1]]}),
    ):
        table = Table(EMPTY, EMPTY)
        table.roll("joker joker joker cake cake")
        table.use(0, area, 2, 0, 1, **places)
        assert table.sheet(0).crosses == (2 if area == "red" else 3)


def test_the_others_use_what_is_left_at_once_in_any_order_without_taking_it() -> None:
    """§4.7"""
    table = Table(EMPTY, EMPTY, EMPTY, EMPTY)
    table.roll("joker joker candle heart present")
    table.use(0, "green", 4, 0, cells=[[0, 0], [1, 1]])
    assert table.turn_of == [1, 2, 3]
    table.use(3, "yellow", 3, 1)
    assert table.turn_of == [1, 2]
    table.use(1, "red", 1)  # the same joker, for something else
    with pytest.raises(IllegalAction, match="Seat 1 has nothing to do now"):
        table.passes(1)
    with pytest.raises(IllegalAction, match="Seat 0 has nothing to do now"):
        table.passes(0)
    table.passes(2)
    assert [table.sheet(seat).crosses for seat in range(4)] == [2, 1, 0, 2]
    assert table.match.awaiting == Chance(by=1)


def test_one_who_can_use_nothing_still_passes() -> None:
    """§4.7"""
    table = Table(EMPTY, EMPTY)
    table.roll("heart donut cake blue cupcake")
    table.use(0, "yellow", 0, 3)
    assert table.turn_of == [1]
    assert table.game.legal(table.state, 1) == (Pass(),)
    table.passes(1)
    assert table.match.awaiting == Chance(by=1)


def test_one_who_could_use_dice_may_pass() -> None:
    """§4.7"""
    table = Table(EMPTY, EMPTY)
    table.roll("heart present present blue cupcake")
    table.use(0, "yellow", 0, 3)
    table.passes(1)
    assert table.sheet(1) == EMPTY


def test_balloons_are_popped_from_left_to_right() -> None:
    """§4.8"""
    table = Table(Sheet(yellow=4), EMPTY)
    table.roll("heart blue pink heart green")
    with pytest.raises(IllegalAction, match="Die 3 shows pink; heart comes next"):
        table.use(0, "yellow", 2)
    with pytest.raises(IllegalAction, match="Die 4 shows heart; pink comes next"):
        table.use(0, "yellow", 0, 3)
    table.use(0, "yellow", 0, 2, 1)
    assert table.sheet(0).yellow == 7


def test_no_more_balloons_than_there_are() -> None:
    """§4.8"""
    table = Table(Sheet(yellow=11), EMPTY)
    table.roll("green joker pink heart green")
    with pytest.raises(IllegalAction, match="Only 1 balloon is left"):
        table.use(0, "yellow", 0, 1)


def test_a_wagon_needs_all_its_candles_at_once() -> None:
    """§4.8"""
    table = Table(Sheet(red=1), EMPTY)
    table.roll("candle pink pink heart green")
    assert all(not isinstance(a, Use) or a.area != "red" for a in table.game.legal(table.state, 0))
    with pytest.raises(IllegalAction, match="whole wagons in order, and the next hold 2, 1, 2"):
        table.use(0, "red", 0)


def test_candles_fill_exactly_the_next_whole_wagons() -> None:
    """§4.8, §4.11"""
    table = Table(EMPTY, EMPTY)
    table.roll("candle candle candle candle candle")
    counts = {len(a.dice) for a in table.game.legal(table.state, 0) if isinstance(a, Use)}
    assert counts == {1, 3, 4}  # 1, 1 + 2, 1 + 2 + 1; two or five would break a wagon up
    for wrong in ((0, 1), (0, 1, 2, 3, 4)):
        with pytest.raises(IllegalAction, match="whole wagons"):
            table.use(0, "red", *wrong)
    table.use(0, "red", 4, 0, 2, 1)
    assert table.sheet(0) == Sheet(yellow=1, red=3)  # and the bonus of the third wagon


def test_the_last_wagon_needs_three_candles() -> None:
    """§4.3, §4.8"""
    table = Table(Sheet(red=8), EMPTY)
    table.roll("candle candle joker heart green")
    table.use(0, "red", 0, 1, 2)
    assert table.scores[0] == 6  # 1 + 1 + 1 + 1 + 2


def test_presents_are_opened_in_any_order_once_each() -> None:
    """§4.8"""
    table = Table(Sheet(green=frozenset({(1, 1)})), EMPTY)
    table.roll("present joker present heart green")
    for cells, why in (
        ([[1, 1]], "no free place in the green area"),
        ([[2, 2], [2, 2]], "crossed off once"),
        ([[2, 2], [0, 0], [0, 1]], "as many presents as dice"),
    ):
        with pytest.raises(IllegalAction, match=why):
            table.use(0, "green", *range(min(len(cells), 2)), cells=cells)
    table.use(0, "green", 2, 1, 0, cells=[[2, 3], [0, 0], [1, 0]])
    assert table.sheet(0).green == {(1, 1), (2, 3), (0, 0), (1, 0)}


def test_sweets_go_in_pairs_and_a_joker_may_stand_for_one_or_both() -> None:
    """§4.8"""
    for dice, rows in (((0, 3), ["donut"]), ((0, 1), ["cake"]), ((3, 4), ["donut"])):
        table = Table(EMPTY, EMPTY)
        table.roll("joker joker cupcake donut donut")
        table.use(0, "blue", *dice, rows=rows)
        assert sum(table.sheet(0).blue) == 1


def test_sweets_that_do_not_match_are_no_pair() -> None:
    """§4.8"""
    table = Table(EMPTY, EMPTY)
    table.roll("joker joker cupcake donut donut")
    for dice, rows, why in (
        ((2, 3), ["donut"], "Die 3 shows cupcake; donut comes next"),
        ((0, 3), ["cake"], "Die 4 shows donut; cake comes next"),
        ((3,), ["donut"], "pairs"),
        ((0, 1, 3), ["donut"], "pairs"),
        ((0, 1, 3, 4), ["donut"], "pairs"),
        ((0, 1), [], "pairs"),
    ):
        with pytest.raises(IllegalAction, match=why):
            table.use(0, "blue", *dice, rows=rows)


def test_two_pairs_may_go_into_one_row_or_two() -> None:
    """§4.8, §4.11"""
    table = Table(Sheet(blue=(1, 0, 0)), EMPTY)
    table.roll("joker joker cupcake donut donut")
    table.use(0, "blue", 3, 4, 1, 2, rows=["donut", "cupcake"])
    assert table.sheet(0).blue == (2, 1, 0)

    table = Table(Sheet(blue=(1, 0, 0)), EMPTY)
    table.roll("joker joker cupcake donut donut")
    table.use(0, "blue", 3, 4, 1, 0, rows=["donut", "donut"])
    assert table.sheet(0).blue == (1, 2, 0)


def test_a_full_row_of_sweets_takes_no_pair() -> None:
    """§4.8"""
    table = Table(Sheet(blue=(0, 2, 0)), EMPTY)
    table.roll("joker joker cupcake donut donut")
    with pytest.raises(IllegalAction, match="The donut row has 1 pair left"):
        table.use(0, "blue", 0, 3, 1, 4, rows=["donut", "donut"])


def test_when_the_active_player_completes_an_area_the_others_still_play() -> None:
    """§4.10"""
    table = Table(Sheet(red=8), EMPTY, EMPTY)
    table.roll("candle candle candle heart present")
    table.use(0, "red", 0, 1, 2)
    assert table.turn_of == [1, 2]
    assert table.game.winners(table.state) == frozenset()
    table.use(2, "green", 4, cells=[[0, 0]])
    table.passes(1)
    assert table.match.awaiting == Over()
    assert table.sheet(2).green == {(0, 0)}
    assert table.game.winners(table.state) == {0}


def test_one_of_the_others_may_end_the_game_too() -> None:
    """§4.10"""
    table = Table(Sheet(red=4), EMPTY, Sheet(green=all_but((0, 0))))
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    table.use(2, "green", 2, cells=[[0, 0]])
    assert table.turn_of == [1]  # every seat completes its turn
    table.passes(1)
    assert isinstance(table.state.phase, Ended)
    assert table.scores == (2, 0, 4)


def test_a_bonus_may_complete_the_area_that_ends_the_game() -> None:
    """§4.10"""
    table = Table(Sheet(yellow=5, red=8), EMPTY)
    table.roll("heart donut pink heart green")
    table.use(0, "yellow", 2)
    table.passes(1)
    assert table.match.awaiting == Over()


def test_the_most_stars_win_whoever_ended_the_game() -> None:
    """§4.10"""
    table = Table(Sheet(yellow=11), Sheet(red=8, yellow=7))
    table.roll("green donut pink heart green")
    table.use(0, "yellow", 0)
    table.passes(1)
    assert table.scores == (5, 6)
    assert table.game.winners(table.state) == {1}


def test_a_tie_is_shared() -> None:
    """§4.10"""
    table = Table(Sheet(yellow=11), EMPTY, Sheet(red=8, yellow=4))
    table.roll("green donut pink heart green")
    table.use(0, "yellow", 0)
    table.passes(1, 2)
    assert table.scores == (5, 0, 5)
    assert table.game.winners(table.state) == {0, 2}


def test_a_face_that_is_not_on_the_die_is_refused() -> None:
    """§4.11"""
    table = Table(EMPTY, EMPTY)
    with pytest.raises(IllegalOutcome, match="Die 5 has no joker"):
        table.roll("heart blue pink heart joker")
    with pytest.raises(IllegalOutcome, match="5 dice are thrown now, not 4"):
        table.game.settle(table.state, ("heart", "blue", "pink", "heart"))


def test_a_roll_or_a_wait_that_is_not_due_is_refused() -> None:
    """§4.6"""
    table = Table(EMPTY, EMPTY)
    table.roll("heart blue pink heart green")
    with pytest.raises(IllegalOutcome, match="No dice are to be thrown"):
        table.game.settle(table.state, ("heart", "blue", "pink", "heart", "green"))
    with pytest.raises(IllegalWait):
        table.game.proceed(table.state)


def test_actions_no_record_can_spell_are_refused_too() -> None:
    table = Table(EMPTY, EMPTY)
    table.roll("joker joker joker heart green")
    for action, why in (
        (Use("yellow", (7,)), "no die 7"),
        (Use("yellow", (-1,)), "no die -1"),
        (Use("purple", (0,)), "no such area"),
        (Use("yellow", (0,), ((0, 0),)), "no place is named"),
        (Use("green", (0,), ((3, 0),)), "no free place in the green area"),
        (Use("blue", (0, 1), ("pie",)), "no such row of sweets"),
        (Bonus("green", (0, 0)), "must use at least one"),
    ):
        with pytest.raises(IllegalAction, match=why):
            table.game.apply(table.state, 0, action)
    for seat in (-1, 1, 2):
        assert table.game.legal(table.state, seat) == ()
        with pytest.raises(IllegalAction, match="nothing to do"):
            table.game.apply(table.state, seat, Pass())
