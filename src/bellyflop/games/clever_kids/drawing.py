"""A Clever Kids sheet as text: balloons and wagons in rows, presents and sweets side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bellyflop.terminal.colours import COLOURS
from bellyflop.terminal.sheet import NOW

from .layout import BLUE, GREEN, RED, SWEETS, YELLOW, Layout, Reward
from .views import SheetView

_LABEL = 8
_WIDE, _NARROW = 6, 4  # columns of a balloon


def draw_sheet(layout: Layout, sheet: SheetView, width: int) -> Group:
    """The whole sheet; what comes next in a row with an order is marked."""
    cell = _WIDE if width >= _LABEL + _WIDE * len(layout.yellow) else _NARROW
    balloons = [balloon.symbol for balloon in layout.yellow]
    wagons = ["i" * wagon.candles for wagon in layout.red]
    grid = Table.grid(padding=(0, 4, 0, 0))
    grid.add_row(_presents(layout, sheet), _sweets(layout, sheet))
    return Group(
        _track(YELLOW, balloons, [b.reward for b in layout.yellow], sheet.yellow, cell),
        _track(RED, wagons, [w.reward for w in layout.red], sheet.red, cell),
        grid,
    )


def _label(area: str) -> Text:
    text = Text(f" {area} ", COLOURS[area].filled)
    return Text.assemble(text, " " * (_LABEL - text.cell_len))


def _reward(reward: Reward) -> str:
    """What a cross gives: +b is a bonus in blue."""
    bonus = f"+{reward.bonus[0]}" if reward.bonus else ""
    return bonus + ("★" * reward.stars if reward.stars <= 2 else f"{reward.stars}★")


def _track(
    area: str, steps: Sequence[str], rewards: Sequence[Reward], done: int, cell: int
) -> Text:
    """Two lines: the steps in their order, and what each gives."""
    line, below = _label(area), Text(" " * _LABEL)
    for at, (step, reward) in enumerate(zip(steps, rewards, strict=True)):
        word = "✗" if at < done else step[: cell - 1]
        line.append(word, "dim" if at < done else NOW if at == done else "")
        line.append(" " * (cell - len(word)))
        below.append(f"{_reward(reward):<{cell}}", "dim" if at < done else "bold")
    return Text("\n").join([line, below])


def _presents(layout: Layout, sheet: SheetView) -> Text:
    """A numbered grid, with what each row gives beside it and each column below."""
    columns = len(layout.columns)
    lines = []
    for row, reward in enumerate(layout.rows):
        line = _label(GREEN) if row == 0 else Text(" " * _LABEL)
        for column in range(columns):
            crossed = sheet.green[row][column]
            cell = "✗" if crossed else str(row * columns + column + 1)
            line.append(f"{cell:<5}", "dim" if crossed else "")
        line.append(_reward(reward), "bold")
        lines.append(line)
    below = "".join(f"{_reward(reward):<5}" for reward in layout.columns)
    return Text("\n").join([*lines, Text(" " * _LABEL + below, "bold")])


def _sweets(layout: Layout, sheet: SheetView) -> Text:
    """Three rows of pairs: a cross for each pair taken, else what it gives."""
    lines = []
    for number, (sweet, rewards) in enumerate(zip(SWEETS, layout.blue, strict=True)):
        line = _label(BLUE) if number == 0 else Text(" " * _LABEL)
        line.append(f"{sweet:<9}")
        done: int = getattr(sheet.blue, sweet)
        for at, reward in enumerate(rewards):
            word = "✗" if at < done else _reward(reward) or "·"
            line.append(word, "dim" if at < done else NOW if at == done else "")
            line.append(" " * max(1, 5 - len(word)))
        lines.append(line)
    return Text("\n").join(lines)
