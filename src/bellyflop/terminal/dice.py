"""Dice in a terminal: boxes of three lines, readable with or without colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from .colours import COLOURS, INK

_LIGHT, _HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"
_PLAIN = Style(color=INK, bgcolor="#fffdf7", bold=True)


@dataclass(frozen=True, slots=True)
class Die:
    """One die to draw: its face, and optionally a colour and a caption."""

    face: str
    colour: str | None = None
    caption: str = ""
    heavy: bool = False
    face_style: Style | None = None

    @property
    def inside(self) -> str:
        """The middle line, without the borders."""
        shape = f"{COLOURS[self.colour].shape} " if self.colour else ""
        room = " " if self.heavy else ""
        return f"{room} {shape}{self.face} {room}"

    @property
    def width(self) -> int:
        """Its width in columns, caption included."""
        return max(len(self.inside) + 2, len(self.caption))

    @property
    def style(self) -> Style:
        """The style of its face."""
        if self.face_style:
            return self.face_style
        return COLOURS[self.colour].filled if self.colour else _PLAIN

    def lines(self) -> tuple[tuple[str, Style], ...]:
        """The three lines of its box, then the caption."""
        left, bar, right, wall, low, end = tuple(_HEAVY if self.heavy else _LIGHT)
        inside, style = self.inside, self.style
        bars = bar * len(inside)
        boxes = (f"{left}{bars}{right}", f"{wall}{inside}{wall}", f"{low}{bars}{end}")
        return (*((box, style) for box in boxes), (self.caption, Style()))


def row_of_dice(dice: Sequence[Die], gap: int = 2) -> Text:
    """The dice side by side, with captions below if any die has one."""
    text = Text(no_wrap=True)
    for line in range(4 if any(die.caption for die in dice) else 3):
        if line:
            text.append("\n")
        for die in dice:
            _append_centred(text, *die.lines()[line], die.width)
            text.append(" " * gap)
    return text


def _append_centred(text: Text, piece: str, style: Style, width: int) -> None:
    left = (width - len(piece)) // 2
    text.append(" " * left)
    text.append(piece, style)
    text.append(" " * (width - len(piece) - left))


def rows_of_dice(dice: Sequence[Die], per_row: int, gap: int = 2) -> Text:
    """The dice in rows of `per_row`."""
    starts = range(0, len(dice), per_row)
    return Text("\n").join(row_of_dice(dice[at : at + per_row], gap) for at in starts)


def faces(values: Iterable[int]) -> str:
    """Dice as text: "2 4 4"."""
    return " ".join(str(value) for value in values)
