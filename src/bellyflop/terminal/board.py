"""A board: how one game looks and listens in a terminal.

This class serves any game: it shows the view as it is and numbers what is allowed. A game's
`terminal.py` derives from it and offers its own as `BOARD`. Everything is drawn from views, never
from a state, so a board cannot show what its reader may not know.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Generic

from rich.console import RenderableType
from rich.text import Text

from bellyflop.core import BadNotation
from bellyflop.core.game import A, Game, O, V

from .words import Puzzled, count, listing, number_in, numbered, your_turn

_LISTED = 20


class Board(Generic[A, O, V]):
    """The board of one configured game."""

    def __init__(self, game: Game[Any, A, O, V]) -> None:
        self.game = game

    # ── what is seen ────────────────────────────────────────────────────────────────────────

    def draw(self, view: V, names: Sequence[str], width: int) -> RenderableType:
        """The table as this view shows it, in so many columns."""
        return Text(json.dumps(self.game.write_view(view), indent=1, ensure_ascii=False))

    def tell(self, before: V, after: V, names: Sequence[str]) -> Sequence[str]:
        """What happened between these two views of a bystander, a sentence for each thing."""
        return ()

    def reveal(
        self, before: V, after: V, names: Sequence[str], width: int
    ) -> RenderableType | None:
        """What everybody should now see together before the game goes on, if anything."""
        return None

    def ready(self, view: V, names: Sequence[str]) -> str:
        """The call to all before something is shown for a short time; the view is from before."""
        return "Ready to look?"

    def look(self, view: V, names: Sequence[str], width: int) -> RenderableType:
        """What is shown for a short time."""
        return self.draw(view, names, width)

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        """How it ended, in a sentence."""
        if len(names) == 1:
            return f"{count(scores[0], 'point')}. Well swum, {names[0]}."
        if not winners:
            return "Nobody wins this one. Start a new game!"
        return f"Biggest splash: {listing([names[seat] for seat in winners])}."

    # ── what is asked ───────────────────────────────────────────────────────────────────────

    def question(self, view: V, seat: int, names: Sequence[str]) -> str:
        """The one sentence that asks this seat to act."""
        return your_turn(names[seat])

    def choices(
        self, view: V, seat: int, legal: Sequence[A], names: Sequence[str]
    ) -> Sequence[str]:
        """The choices in words, a line each; none where the board itself shows them."""
        listed = [json.dumps(self.game.write_action(action)) for action in legal[:_LISTED]]
        more = [f"     … up to {len(legal)}"] if len(legal) > _LISTED else []
        return numbered(listed) + more

    def read(self, text: str, view: V, seat: int, legal: Sequence[A], names: Sequence[str]) -> A:
        """The action a person means, or Puzzled. Whether it is legal is for the game to say."""
        number = number_in(text, len(legal))
        if number is not None:
            return legal[number - 1]
        try:
            return self.game.read_action(json.loads(text))
        except (ValueError, RecursionError):
            raise Puzzled(f"Type a number from 1 to {len(legal)}.") from None

    # ── real dice ───────────────────────────────────────────────────────────────────────────

    @property
    def real_dice(self) -> bool:
        """Whether people throw dice on a real table and type in what lies there."""
        return getattr(self.game, "dice", None) == "real"

    def outcome_question(self, view: V, names: Sequence[str]) -> str:
        """The one sentence that asks what the real dice show."""
        return "What do the dice show?"

    def read_outcome_text(self, text: str, view: V) -> O:
        """The outcome a person read off the real dice, or Puzzled."""
        try:
            return self.game.read_outcome(json.loads(text))
        except BadNotation as error:
            raise Puzzled(str(error)) from None
        except (ValueError, RecursionError):
            raise Puzzled("Type it as in a record, as JSON.") from None


AnyBoard = Board[Any, Any, Any]

__all__ = ["AnyBoard", "Board", "Puzzled"]
