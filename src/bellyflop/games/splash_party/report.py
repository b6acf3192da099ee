"""The figures of a report on Splash Party: how each seat stands at the end."""

from __future__ import annotations

from collections.abc import Mapping

from .view import View

BOX_TITLE = "How dry one stays"
BOX_CAPTION = "At the end of a game: still in it, pawns on the rim, accusations made and right."
BOX_UNIT = "a game"


def boxes(view: View, seat: int) -> Mapping[str, float]:
    """The figures of this seat."""
    colour = view.tokens[seat]
    made = [a for a in view.accusations if a.accuser == seat]
    return {
        "still in": float(seat in view.live),
        "dry pawns": float(sum(pawn is not None and pawn.colour == colour for pawn in view.ring)),
        "accused": float(len(made)),
        "rightly": float(sum(a.right for a in made)),
    }
