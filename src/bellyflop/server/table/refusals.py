"""Reasons for refusals: words, each with a sentence in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

# locales/*/refusals.ftl has the sentences, as refused-<word>.
Word = Literal[
    "away-already",
    "bot-plays",
    "busy",
    "check-when-over",
    "bot-there",
    "coach-busy",
    "coach-thinks",
    "elsewhere",
    "full",
    "here-already",
    "hint-in-turn",
    "host-only",
    "id-used",
    "locked",
    "log-full",
    "moved-on",
    "name-empty",
    "no-codes",
    "no-hints",
    "no-spectators",
    "no-such-code",
    "no-such-seat",
    "no-such-table",
    "no-throw-due",
    "nobody-there",
    "not-away-long",
    "not-for-log",
    "not-over",
    "not-started",
    "not-your-hand",
    "other-site",
    "over-stays",
    "own-dice",
    "own-points",
    "pad-no-bots",
    "pad-no-options",
    "pad-no-record",
    "pad-not-played",
    "played-no-pad",
    "players-only",
    "real-dice",
    "record-broken",
    "removed",
    "restart",
    "review-when-over",
    "rules",
    "saved-broken",
    "saved-no-game",
    "saved-unreadable",
    "seat-needed",
    "seat-not-yours",
    "seat-taken",
    "seats-open",
    "secret-game",
    "secrets-until-over",
    "setup",
    "slow",
    "started",
    "started-give-bot",
    "store-down",
    "throw-gone-on",
    "thrower-types",
    "too-fast",
    "too-long",
    "too-many-phones",
    "too-many-tables",
    "undo-too-late",
    "unreadable",
    "watching",
    "wrong-address",
    "wrong-method",
]
Args = dict[str, str | int]


def sentence(word: Word, args: Mapping[str, str | int] | None = None) -> str:
    """The refusal in English, or the bare word if Fluent is not installed."""
    from bellyflop.words import ENGLISH, words_in  # only needed for the English text

    try:
        return words_in(ENGLISH)(f"refused-{word}", **(args or {}))
    except ImportError:
        return word


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a request was refused: in English, and as a word with what it speaks of."""

    error: str
    word: Word
    args: Args = field(default_factory=dict)
