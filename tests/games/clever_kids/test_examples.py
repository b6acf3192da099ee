"""The worked examples of the rule sheet, played on our sheet."""

from __future__ import annotations

import pytest

from bellyflop.core import IllegalAction
from bellyflop.games.clever_kids.state import Sheet

from .table import EMPTY, Table


def test_olivia_pops_the_heart_and_leaves_the_green_balloon_to_the_others() -> None:
    """§4.6–§4.8"""
    table = Table(EMPTY, EMPTY, EMPTY)
    table.roll("green donut candle heart donut")
    with pytest.raises(IllegalAction, match="Die 1 shows green; blue comes next there"):
        table.use(0, "yellow", 3, 0)
    table.use(0, "yellow", 3)
    assert table.sheet(0) == Sheet(yellow=1)

    assert table.turn_of == [1, 2]
    with pytest.raises(IllegalAction, match="The active player has used die 4"):
        table.use(1, "yellow", 3)
    table.use(1, "blue", 1, 4, rows=["donut"])
    table.use(2, "blue", 4, 1, rows=["donut"])  # the dice are not taken away
    assert table.sheet(1) == table.sheet(2) == Sheet(red=1, blue=(0, 1, 0))
    assert table.turn_of == []
    table.roll("heart donut pink heart cupcake")
    assert table.turn_of == [1]


def test_erics_joker_starts_a_chain_through_three_areas() -> None:
    """§4.8, §4.9"""
    table = Table(EMPTY, EMPTY)
    table.roll("heart donut cake cake green")
    table.use(0, "yellow", 0)
    table.passes(1)
    table.roll("candle donut cake heart green")
    table.use(1, "yellow", 3)
    table.use(0, "red", 0)
    assert table.sheet(0) == Sheet(yellow=1, red=1)

    table.roll("joker pink cake heart green")
    table.use(0, "yellow", 0, 1)  # the joker as the blue balloon, then the pink one
    assert table.sheet(0) == Sheet(yellow=3, red=1)
    assert table.turn_of == [0]  # the blue bonus may go into any of three rows
    table.bonus(0, "blue", row="donut")
    assert table.sheet(0) == Sheet(yellow=3, red=2, blue=(0, 1, 0))  # two candles at once
    assert table.scores == (1, 0)
    assert table.turn_of == [1]
