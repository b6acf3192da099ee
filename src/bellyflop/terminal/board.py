"""A board: how one game looks and listens in a terminal.

This class serves any game: it shows the view as it is and numbers what is allowed. A game's
`terminal.py` derives from it and offers its own as `BOARD`. Everything is drawn from views, never
from a state, so a board cannot show what its reader may not know.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from bellyflop.core import BadNotation
from bellyflop.core.game import A, Game, O, V
from bellyflop.words import ENGLISH, Words, words_in

from .typed import Puzzled, number_in, numbered, pick, squash

_LISTED = 20
T = TypeVar("T")


class Board(Generic[A, O, V]):
    """The board of one configured game, in one language: `words` says everything."""

    def __init__(self, game: Game[Any, A, O, V], words: Words) -> None:
        self.game, self.words = game, words

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
        return self.words("terminal-ready")

    def call(self) -> str:
        """What stands over that which is shown for a short time."""
        return self.words("terminal-look")

    def look(self, view: V, names: Sequence[str], width: int) -> RenderableType:
        """What is shown for a short time."""
        return self.draw(view, names, width)

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        """How it ended, in a sentence."""
        if len(names) == 1:
            points = self.words("terminal-points", count=scores[0])
            return self.words("terminal-alone-result", points=points, name=names[0])
        if not winners:
            return self.words("terminal-nobody-wins")
        return biggest_splash(self.words, [names[seat] for seat in winners])

    # ── what is asked ───────────────────────────────────────────────────────────────────────

    def question(self, view: V, seat: int, names: Sequence[str]) -> str:
        """The one sentence that asks this seat to act."""
        return self.your_turn(names[seat])

    def choices(
        self, view: V, seat: int, legal: Sequence[A], names: Sequence[str]
    ) -> Sequence[str]:
        """The choices in words, a line each; none where the board itself shows them."""
        listed = [json.dumps(self.game.write_action(action)) for action in legal[:_LISTED]]
        more = self.words("terminal-up-to", most=len(legal))
        return numbered(listed) + ([f"     {more}"] if len(legal) > _LISTED else [])

    def read(self, text: str, view: V, seat: int, legal: Sequence[A], names: Sequence[str]) -> A:
        """The action a person means, or Puzzled. Whether it is legal is for the game to say."""
        number = number_in(text, len(legal))
        if number is not None:
            return legal[number - 1]
        try:
            return self.game.read_action(json.loads(text))
        except (ValueError, RecursionError):
            raise Puzzled(self.words("terminal-number", most=len(legal))) from None

    # ── real dice ───────────────────────────────────────────────────────────────────────────

    @property
    def real_dice(self) -> bool:
        """Whether people throw dice on a real table and type in what lies there."""
        return getattr(self.game, "dice", None) == "real"

    def outcome_question(self, view: V, names: Sequence[str]) -> str:
        """The one sentence that asks what the real dice show."""
        return self.words("real-you")

    def read_outcome_text(self, text: str, view: V) -> O:
        """The outcome a person read off the real dice, or Puzzled."""
        try:
            return self.game.read_outcome(json.loads(text))
        except BadNotation as error:
            raise Puzzled(str(error)) from None
        except (ValueError, RecursionError):
            raise Puzzled(self.words("terminal-as-json")) from None

    # ── words ───────────────────────────────────────────────────────────────────────────────

    def your_turn(self, name: str) -> str:
        """The call to the one whose turn it is."""
        return (
            f"{self.words('your-turn-short')}."
            if self.you(name)
            else self.words("your-turn", name=name)
        )

    def you(self, name: str) -> bool:
        """Whether this is the person who gave no name."""
        return name == self.words("terminal-you")

    def who(self, name: str) -> Mapping[str, str]:
        """What a sentence about this person needs: "Mia scores 24", but "You score 24"."""
        return {"name": name, "you": "yes" if self.you(name) else "no"}

    def spellings(self, word: str) -> tuple[str, ...]:
        """The words with commas that this message is, in the reader's language, then in English."""
        return tuple(one for words in self._languages for one in _spellings(words, word))

    def meant(
        self, text: str, things: Iterable[tuple[str, T]], codes: Mapping[str, T] | None = None
    ) -> T:
        """The thing a person means, or Puzzled.

        `things` has a message for each, the words for it with commas. `codes` are the same in all
        languages and typed in full.
        """
        typed = squash(text)
        if codes and typed in codes:
            return codes[typed]
        known = list(things)
        vocabularies = [
            {one: thing for word, thing in known for one in _spellings(words, word)}
            for words in self._languages
        ]
        return pick(self.words, text, vocabularies)

    @property
    def _languages(self) -> Sequence[Words]:
        return list(dict.fromkeys((self.words, words_in(ENGLISH))))


def biggest_splash(words: Words, winners: Sequence[str]) -> str:
    """Who won, in a sentence."""
    return f"{words('winner', count=len(winners), names=words.all_of(winners))}."


def _spellings(words: Words, word: str) -> list[str]:
    return [one.strip() for one in words(word).split(",")]


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


AnyBoard = Board[Any, Any, Any]

__all__ = ["AnyBoard", "Board", "Puzzled"]
