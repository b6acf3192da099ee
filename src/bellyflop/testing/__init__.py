"""The laws every game keeps, for authors of games.

A law is a plain function `law(game, position)`; `LAWS` has them all and has no dependencies.
`bellyflop.testing.contract` tests them for one game in pytest, with options and courses of play
that hypothesis draws (`pip install "bellyflop[testing]"`).
"""

from .laws import LAWS, MEASURES, Law
from .setup import Setup
from .twins import TWINS, Twin, TwinMaker
from .walk import Position, course, play_out, positions

__all__ = (
    "LAWS",
    "MEASURES",
    "TWINS",
    "Law",
    "Position",
    "Setup",
    "Twin",
    "TwinMaker",
    "course",
    "play_out",
    "positions",
)
