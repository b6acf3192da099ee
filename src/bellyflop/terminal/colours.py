"""The colours of dice, pawns and areas. Each owns a shape, so none needs to be seen as a colour."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

INK, CHALK = "#14303f", "#ffffff"


@dataclass(frozen=True, slots=True)
class Colour:
    """A named colour with its shape, its face and the ink that is readable on that face."""

    name: str
    shape: str
    face: str
    ink: str

    @property
    def filled(self) -> Style:
        """Ink on the colour's own face."""
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
    """A small label on the colour's face: its shape, then the text or else its name."""
    colour = COLOURS[name]
    return Text(f" {colour.shape} {text or name} ", colour.filled)
