"""Score sheets: rows in two halves side by side, one column per player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table
from rich.text import Text

CELL = 6
_GAP = "  "  # between the halves
NOW = "bold black on #ffc93c"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet: its label and one cell per column."""

    label: Text
    cells: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Heads:
    """The names above the columns; `now` is the one whose turn it is."""

    names: Sequence[str]
    now: int | None = None


def fitting(left: int, right: int, width: int) -> int:
    """The number of columns that fit in both halves beside labels of these widths."""
    return max(1, (width - left - right - len(_GAP) - 1) // (2 * (CELL + 1)))


def halves(heads: Heads, left: Sequence[Row], right: Sequence[Row]) -> Table:
    """The two halves as one table; the shorter one is padded with empty lines."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False, pad_edge=False)
    right = [Row(Text.assemble(_GAP, row.label), row.cells) for row in right]
    for half in (left, right):
        table.add_column(min_width=max(row.label.cell_len for row in half), no_wrap=True)
        for at, name in enumerate(heads.names):
            head = Text(f"▸{name}", NOW) if at == heads.now else Text(name, "bold")
            table.add_column(head, width=CELL, justify="right", no_wrap=True)
    empty = Row(Text(), [Text()] * len(heads.names))
    for line in range(max(len(left), len(right))):
        rows = [half[line] if line < len(half) else empty for half in (left, right)]
        table.add_row(*(part for row in rows for part in (row.label, *row.cells)))
    return table


def scored(points: int | None) -> Text:
    """The cell of a filled box."""
    return Text("·", "dim") if points is None else Text(str(points))


def possible(points: int) -> Text:
    """The cell of a free box, with the points that it would score now."""
    return Text(f"[{points}]", "bold cyan" if points else "dim")


def free() -> Text:
    """The cell of a free box whose points are not known yet."""
    return Text("[ ]", "bold cyan")


def standings(names: Iterable[str], totals: Iterable[int]) -> Text:
    """Everybody's points in one line."""
    return Text(" · ".join(f"{n} {t}" for n, t in zip(names, totals, strict=True)), "dim")
