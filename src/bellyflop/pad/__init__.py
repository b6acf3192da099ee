"""The pad: no dice, no turns. People type points into boxes, and the adding up is done for them."""

from .pad import FORMAT, MOST_COLUMNS, MOST_PLAYERS, Pad, read_pad
from .sheet import Bonus, Box, Section, Sheet

__all__ = [
    "FORMAT",
    "MOST_COLUMNS",
    "MOST_PLAYERS",
    "Bonus",
    "Box",
    "Pad",
    "Section",
    "Sheet",
    "read_pad",
]
