"""The queue of bonuses (§4.9)."""

from __future__ import annotations

import pytest

from bellyflop.core import IllegalAction
from bellyflop.games.clever_kids.areas import Crossed, cross_all
from bellyflop.games.clever_kids.bonuses import place_free
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.state import Bonus, Sheet

from .table import EMPTY, Table, all_but


def our_sheet_but(**areas: object) -> Layout:
    """Our sheet with some areas of another shape."""
    return read_layout({**OUR_SHEET.write(), **areas})


def test_the_active_players_bonuses_come_before_the_others_act() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=8), EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    assert table.turn_of == [0]  # a green bonus with twelve free presents
    with pytest.raises(IllegalAction, match="Seat 1 has nothing to do now"):
        table.passes(1)
    table.bonus(0, "green", cell=[1, 3])
    assert table.sheet(0).green == {(1, 3)}
    assert table.turn_of == [1]


def test_a_bonus_without_a_choice_happens_by_itself() -> None:
    """§4.9"""
    table = Table(Sheet(red=2), EMPTY)
    table.roll("candle donut present heart green")
    table.use(0, "red", 0)
    assert table.sheet(0) == Sheet(red=3, yellow=1)
    assert table.turn_of == [1]


def test_a_bonus_crosses_off_a_whole_wagon() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=5, red=1), EMPTY)
    table.roll("heart pink present heart green")
    table.use(0, "yellow", 1)
    assert table.sheet(0) == Sheet(yellow=6, red=2)  # two candles


def test_a_bonus_crosses_off_a_whole_pair() -> None:
    """§4.9"""
    table = Table(Sheet(red=6, blue=(3, 3, 0)), EMPTY)
    table.roll("candle donut present heart green")
    table.use(0, "red", 0)
    # The cake row is the only one left; its first pair gives a green bonus, which has a choice.
    assert table.sheet(0).blue == (3, 3, 1)
    assert table.turn_of == [0]
    assert len(table.game.legal(table.state, 0)) == 12


def test_the_last_free_present_is_no_choice() -> None:
    """§4.9, §4.10"""
    table = Table(Sheet(yellow=8, green=all_but((2, 0))), EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    assert table.sheet(0).green == all_but()
    assert table.turn_of == [1]


def test_the_first_bonus_earned_is_placed_first() -> None:
    """§4.9"""
    table = Table(Sheet(green=all_but((0, 1), (0, 2), (2, 0))), EMPTY)
    table.roll("present donut present heart green")
    table.use(0, "green", 2, 0, cells=[[0, 2], [0, 1]])  # column 3 (yellow), then column 2 (blue)
    assert table.sheet(0).yellow == 1
    assert table.turn_of == [0]  # the blue one has a choice

    table = Table(Sheet(green=all_but((0, 1), (0, 2), (2, 0))), EMPTY)
    table.roll("present donut present heart green")
    table.use(0, "green", 0, 2, cells=[[0, 1], [0, 2]])  # blue, then yellow
    assert table.sheet(0).yellow == 0
    table.bonus(0, "blue", row="donut")
    assert table.sheet(0) == Sheet(yellow=1, red=1, green=all_but((2, 0)), blue=(0, 1, 0))


def test_a_bonus_of_a_bonus_goes_to_the_end_of_the_queue() -> None:
    """§4.9"""
    sheet = Sheet(yellow=2, red=4, green=all_but((0, 0), (0, 1)), blue=(0, 0, 0))
    after = place_free(OUR_SHEET, Crossed(sheet, ("yellow", "red")))
    # The balloon earned blue behind the red bonus, whose wagon earned green behind that.
    assert after.sheet == Sheet(yellow=3, red=5, green=sheet.green)
    assert after.queue == ("blue", "green")


def test_a_bonus_in_a_complete_area_is_lost() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=5, red=8), EMPTY)
    table.roll("joker joker pink heart green")
    table.use(0, "yellow", 2)  # the red bonus fills the last wagon
    assert table.sheet(0) == Sheet(yellow=6, red=9)

    sheet = Sheet(red=9, yellow=5)
    after = place_free(OUR_SHEET, cross_all(OUR_SHEET, sheet, "yellow", (None,)))
    assert after.effect == (Sheet(red=9, yellow=6), ())


def test_whether_an_area_is_complete_counts_when_the_bonus_is_placed() -> None:
    """§4.9"""
    sheet = Sheet(green=all_but((1, 1)))
    after = place_free(OUR_SHEET, Crossed(sheet, ("green", "green")))
    # The first takes the last present, whose column earns blue; the second is lost.
    assert after.sheet.green == all_but()
    assert after.queue == ("blue",)


def test_the_owner_chooses_only_among_open_places_of_the_bonus_that_is_due() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=2, blue=(3, 0, 0)), EMPTY)
    table.roll("heart donut pink heart green")
    table.use(0, "yellow", 2)
    assert table.game.legal(table.state, 0) == (Bonus("blue", "donut"), Bonus("blue", "cake"))
    with pytest.raises(IllegalAction, match="The cupcake row is already complete"):
        table.bonus(0, "blue", row="cupcake")
    with pytest.raises(IllegalAction, match="The blue bonus was earned first"):
        table.bonus(0, "green", cell=[0, 0])
    with pytest.raises(IllegalAction, match="The blue bonus must be placed first"):
        table.use(0, "yellow", 0)
    with pytest.raises(IllegalAction, match="The blue bonus must be placed first"):
        table.passes(0)
    table.bonus(0, "blue", row="cake")
    assert table.turn_of == [0]  # the first cake earned a green bonus
    with pytest.raises(IllegalAction, match="The green bonus was earned first"):
        table.bonus(0, "blue", row="cake")


def test_a_present_taken_by_dice_is_no_place_for_a_bonus() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=8, green=frozenset({(0, 0)})), EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    with pytest.raises(IllegalAction, match="no free place in the green area"):
        table.bonus(0, "green", cell=[0, 0])


def test_there_is_no_bonus_to_place_without_one() -> None:
    """§4.9"""
    table = Table(EMPTY, EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    with pytest.raises(IllegalAction, match="no bonus to place"):
        table.bonus(1, "green", cell=[0, 0])


def test_the_others_place_their_bonuses_in_their_own_time() -> None:
    """§4.7, §4.9"""
    table = Table(EMPTY, Sheet(yellow=2), Sheet(yellow=8))
    table.roll("heart donut pink heart green")
    table.use(0, "yellow", 3)
    table.use(2, "yellow", 0)
    table.use(1, "yellow", 2)
    assert table.turn_of == [1, 2]
    table.bonus(1, "blue", row="cupcake")  # and a balloon by itself
    assert table.turn_of == [2]
    table.bonus(2, "green", cell=[2, 2])
    assert table.turn_of == []
    assert table.sheet(1) == Sheet(yellow=4, blue=(1, 0, 0))
    assert table.scores == (0, 1, 2)


def test_one_cross_that_fills_a_row_and_a_column_earns_the_rows_bonus_first() -> None:
    """§4.9: on a sheet where both carry a bonus."""
    green = {"rows": 1, "columns": 2, "row": [["red", 0]], "column": [["yellow", 0], ["blue", 1]]}
    layout = our_sheet_but(green=green)
    sheet = Sheet(green=frozenset({(0, 0)}))
    assert cross_all(layout, sheet, "green", [(0, 1)]).bonuses == ("red", "blue")


def test_choices_that_come_to_the_same_are_listed_once() -> None:
    """§4.9: two presents, two green bonuses: whichever is first, both are opened."""
    table = Table(Sheet(yellow=8, red=4, green=all_but((0, 0), (1, 0))), EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    assert len(table.game.legal(table.state, 0)) == 2

    layout = our_sheet_but(
        yellow=[["heart", "green", 0], ["blue", "green", 0], ["pink", None, 0]],
    )
    table = Table(Sheet(green=all_but((0, 0), (1, 0))), EMPTY, layout=layout)
    table.roll("heart blue cake cake cupcake")
    table.use(0, "yellow", 0, 1)
    assert table.game.legal(table.state, 0) == (Bonus("green", (0, 0)),)
    table.bonus(0, "green", cell=[1, 0])  # said the other way round it is accepted too
    assert table.sheet(0).green == all_but()
