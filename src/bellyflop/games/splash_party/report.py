"""What a report counts in Splash Party: what is left of a colour when the game is over."""

from __future__ import annotations

from collections.abc import Mapping

from .view import View

BOX_TITLE = "How dry one stays"
BOX_CAPTION = "At the end of a game: still in it, pawns on the rim, accusations made and right."
BOX_UNIT = "a game"


def boxes(view: View, seat: int) -> Mapping[str, float]:
    """How this seat came out of it."""
    colour = view.tokens[seat]
    made = [a for a in view.accusations if a.accuser == seat]
    return {
        "still in": float(seat in view.live),
        "dry pawns": float(sum(pawn is not None and pawn.colour == colour for pawn in view.ring)),
        "accused": float(len(made)),
        "rightly": float(sum(a.right for a in made)),
    }
