"""Everything that can go wrong, each with a message fit for the person who reads it."""

from __future__ import annotations


class BellyflopError(ValueError):
    """The root of all errors Bellyflop raises on purpose."""


class RuleBroken(BellyflopError):
    """Something was tried that the rules do not allow; the state is unchanged.

    `word` is the id of the message that gives the reason, and `about` holds its arguments (an
    argument `box_id` is itself a message id; that message is inserted as `box`). A game without
    messages of its own passes the sentence itself as `word`.
    """

    def __init__(self, word: str, **about: str | int) -> None:
        super().__init__(word)
        self.word, self.about = word, about

    def __str__(self) -> str:
        """The sentence in English, or the bare word where the words are not installed."""
        from bellyflop.words import ENGLISH, words_in  # only needed to print it

        try:
            return words_in(ENGLISH)(self.word, **self.about)
        except ImportError:
            return self.word


class IllegalAction(RuleBroken):
    """A seat tried something it may not do now."""


class IllegalOutcome(RuleBroken):
    """Dice or a deal that is impossible or not due."""


class IllegalWait(RuleBroken):
    """A wait was ended while the game was not waiting."""


class BadNotation(BellyflopError):
    """JSON that does not spell an action, an outcome or a view of this game."""


class BadSetup(BellyflopError):
    """An unknown game, or a number of seats or an option that the game does not allow."""


class BadRecord(BellyflopError):
    """A record that breaks a rule: `event` is the index of the first wrong event, or None."""

    def __init__(self, message: str, event: int | None = None) -> None:
        super().__init__(message)
        self.event = event

    @property
    def line(self) -> str:
        """One line that names the place and the reason."""
        place = "record" if self.event is None else f"event {self.event}"
        return f"{place}: {self}"
