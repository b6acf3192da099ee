"""A board: draws one game in a terminal and reads what is typed there.

This class serves any game: it prints the view and numbers the legal actions. A game's
`terminal.py` derives from it and offers its own as `BOARD`. Boards draw views, never states, so
they cannot show what their reader may not know.
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
    """The board of one configured game, in the language of `words`."""

    def __init__(self, game: Game[Any, A, O, V], words: Words) -> None:
        self.game, self.words = game, words

    # ── what is seen ────────────────────────────────────────────────────────────────────────

    def draw(self, view: V, names: Sequence[str], width: int) -> RenderableType:
        """This view, drawn in this many columns."""
        return Text(json.dumps(self.game.write_view(view), indent=1, ensure_ascii=False))

    def sentences(self, news: Sequence[Any], names: Sequence[str]) -> Sequence[str]:
        """These pieces of news as sentences."""
        return ()

    def reveal(
        self, news: Sequence[Any], view: V, names: Sequence[str], width: int
    ) -> RenderableType | None:
        """The picture of this news that all should see before the game goes on, if any.

        The view is what a bystander sees after it.
        """
        return None

    def ready(self, view: V, names: Sequence[str]) -> str:
        """The call to all before something is shown briefly; the view is the one before it."""
        return self.words("terminal-ready")

    def call(self) -> str:
        """The title of what is shown briefly."""
        return self.words("terminal-look")

    def look(self, view: V, names: Sequence[str], width: int) -> RenderableType:
        """The picture that is shown briefly."""
        return self.draw(view, names, width)

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        """The result, in a sentence."""
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
        """The choices in words, one line each; none where the board itself shows them."""
        listed = [json.dumps(self.game.write_action(action)) for action in legal[:_LISTED]]
        more = self.words("terminal-up-to", most=len(legal))
        return numbered(listed) + ([f"     {more}"] if len(legal) > _LISTED else [])

    def read(self, text: str, view: V, seat: int, legal: Sequence[A], names: Sequence[str]) -> A:
        """The action that a person typed, or Puzzled. The game checks whether it is legal."""
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
        """Whether people throw real dice and type in what they show."""
        return getattr(self.game, "dice", None) == "real"

    def outcome_question(self, view: V, names: Sequence[str]) -> str:
        """The one sentence that asks what the real dice show."""
        return self.words("real-you")

    def read_outcome_text(self, text: str, view: V) -> O:
        """The outcome that a person typed in, or Puzzled."""
        try:
            return self.game.read_outcome(json.loads(text))
        except BadNotation as error:
            raise Puzzled(str(error)) from None
        except (ValueError, RecursionError):
            raise Puzzled(self.words("terminal-as-json")) from None

    # ── words ───────────────────────────────────────────────────────────────────────────────

    def your_turn(self, name: str) -> str:
        """The call to the player whose turn it is."""
        return (
            f"{self.words('your-turn-short')}."
            if self.you(name)
            else self.words("your-turn", name=name)
        )

    def you(self, name: str) -> bool:
        """Whether this is the person without a name."""
        return name == self.words("terminal-you")

    def who(self, name: str) -> Mapping[str, str]:
        """The arguments for a sentence about this person: "Mia scores 24", but "You score 24"."""
        return {"name": name, "you": "yes" if self.you(name) else "no"}

    def spellings(self, word: str) -> tuple[str, ...]:
        """The comma-separated words of this message, in the reader's language, then in English."""
        return tuple(one for words in self._languages for one in _spellings(words, word))

    def meant(
        self, text: str, things: Iterable[tuple[str, T]], codes: Mapping[str, T] | None = None
    ) -> T:
        """The thing that a person typed, or Puzzled.

        `things` pairs a message, whose text is words separated by commas, with each thing. `codes`
        are the same in all languages and must be typed in full.
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
    """A sentence that names the winners."""
    return f"{words('winner', count=len(winners), names=words.all_of(winners))}."


def _spellings(words: Words, word: str) -> list[str]:
    return [one.strip() for one in words(word).split(",")]


def capital(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


AnyBoard = Board[Any, Any, Any]

__all__ = ["AnyBoard", "Board", "Puzzled"]
