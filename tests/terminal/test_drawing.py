"""Dice and sheets: readable with colour, without it, and in plain ASCII."""

from __future__ import annotations

import io
from typing import Literal

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from bellyflop.terminal.colours import COLOURS, tag
from bellyflop.terminal.dice import Die, row_of_dice, rows_of_dice
from bellyflop.terminal.sheet import Heads, Row, fitting, halves, possible, scored


def drawn(part: RenderableType, terminal: bool = True, no_color: bool = False) -> str:
    """The output for a wide terminal or a file."""
    out = io.StringIO()
    system: Literal["truecolor"] | None = "truecolor" if terminal else None
    console = Console(
        file=out, width=200, force_terminal=terminal, color_system=system, no_color=no_color
    )
    console.print(part)
    return out.getvalue()


def test_a_die_is_a_box_with_its_value() -> None:
    assert row_of_dice([Die("4")]).plain.split("\n") == ["╭───╮  ", "│ 4 │  ", "╰───╯  "]


def test_a_coloured_die_has_the_shape_of_its_colour_and_its_name() -> None:
    lines = row_of_dice([Die("4", "green", "green"), Die("6", "blue", "blue", heavy=True)]).plain
    assert lines.split("\n")[1].split() == ["│", "▲", "4", "│", "┃", "▼", "6", "┃"]
    assert lines.split("\n")[3].split() == ["green", "blue"]


def test_dice_fill_several_rows() -> None:
    text = rows_of_dice([Die(str(value)) for value in (1, 2, 3, 4, 5)], per_row=3)
    assert [line.count("│") for line in text.plain.split("\n")] == [0, 6, 0, 0, 4, 0]


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len({colour.shape for colour in COLOURS.values()}) == len(COLOURS)
    assert tag("red", "red 3").plain == " ■ red 3 "


def test_without_colour_nothing_is_lost_but_the_colour() -> None:
    die = row_of_dice([Die("4", "green", "green")])
    assert "38;2" in drawn(die)
    bare = drawn(die, no_color=True)
    assert "38;2" not in bare
    assert "▲ 4" in bare


def sheet(columns: int) -> str:
    """A sheet with so many columns, as text."""
    cells = [scored(12), possible(7), scored(None), *[scored(0)] * columns][:columns]
    rows = [Row(Text("aces"), cells), Row(Text("full house"), cells)]
    heads = Heads(["Mia", "Opa", *["Bo"] * columns][:columns], now=0)
    return drawn(halves(heads, rows, rows[1:]), terminal=False)


def test_a_sheet_has_two_halves_and_names_whose_turn_it_is() -> None:
    text = sheet(3)
    assert text.count("▸Mia") == 2
    assert text.count("[7]") == 3
    assert text.count("12") == 3


@pytest.mark.parametrize("width", range(45, 121, 5))
def test_as_many_columns_are_shown_as_fit(width: int) -> None:
    most = fitting(len("full house"), len("full house"), width)
    sizes = [max(map(len, sheet(columns).splitlines())) for columns in (most, most + 1)]
    assert sizes[0] <= width < sizes[1]
