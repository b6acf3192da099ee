"""The pad: no dice and no turns. People type points into boxes, and the pad adds them up."""

from .json_patch import Mark, patched
from .pad import FORMAT, MOST_COLUMNS, MOST_PLAYERS, Pad, read_pad
from .sheet import Bonus, Box, Section, Sheet

__all__ = [
    "FORMAT",
    "MOST_COLUMNS",
    "MOST_PLAYERS",
    "Bonus",
    "Box",
    "Mark",
    "Pad",
    "Section",
    "Sheet",
    "patched",
    "read_pad",
]
