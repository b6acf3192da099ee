"""The colours of dice, pawns and areas, each with its own shape for those who see no colour."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

INK, CHALK = "#14303f", "#ffffff"


@dataclass(frozen=True, slots=True)
class Colour:
    """A named colour: its shape, its background and an ink that is readable on it."""

    name: str
    shape: str
    face: str
    ink: str

    @property
    def filled(self) -> Style:
        """The style of ink on the colour's background."""
        return Style(color=self.ink, bgcolor=self.face, bold=True)


_ALL = (
    Colour("white", "○", "#fffdf7", INK),
    Colour("yellow", "●", "#ffd23f", INK),
    Colour("green", "▲", "#15803d", CHALK),
    Colour("orange", "◆", "#f98425", INK),
    Colour("pink", "✿", "#ff9ec7", INK),
    Colour("blue", "▼", "#2b82e6", CHALK),
    Colour("purple", "☾", "#552e9a", CHALK),
    Colour("red", "■", "#c9302c", CHALK),
    Colour("black", "✦", "#22272b", CHALK),
)
COLOURS = {colour.name: colour for colour in _ALL}


def tag(name: str, text: str = "") -> Text:
    """A small label on the colour's background: its shape, then the text or its name."""
    colour = COLOURS[name]
    return Text(f" {colour.shape} {text or name} ", colour.filled)
