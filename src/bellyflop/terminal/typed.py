"""Reads what people type, forgivingly, and makes names safe to print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bellyflop.words import Words

T = TypeVar("T")

YOU = "You"  # the name in a record for a person who gave none
_LONGEST_NAME = 16


class Puzzled(Exception):
    """The input cannot be understood; the message says what can."""


def tidy(text: str) -> str:
    """The text on one line, each unprintable character replaced by a question mark."""
    spaced = " ".join(text.split())
    return "".join(letter if letter.isprintable() else "?" for letter in spaced)


def tidy_names(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The names to show: short, printable, never empty."""
    shown = [
        words("terminal-you")
        if name == YOU
        else tidy(name) or words("terminal-seat", number=seat + 1)
        for seat, name in enumerate(names)
    ]
    return tuple(n if len(n) <= _LONGEST_NAME else n[: _LONGEST_NAME - 1] + "…" for n in shown)


def squash(text: str) -> str:
    """Text for comparing: lower case, letters and digits only."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def pick(words: Words, text: str, vocabularies: Sequence[Mapping[str, T]]) -> T:
    """The meaning of this word, or Puzzled.

    An exact match in any vocabulary comes first. Otherwise the first vocabulary with a word that
    begins like this decides, if all such words in it have the same meaning.
    """
    typed = squash(text)
    known = [
        {squash(word): (word, meaning) for word, meaning in vocabulary.items()}
        for vocabulary in vocabularies
    ]
    for by_word in known:
        if typed in by_word:
            return by_word[typed][1]
    for by_word in known:
        found = [pair for word, pair in by_word.items() if typed and word.startswith(typed)]
        if found and all(meaning == found[0][1] for _, meaning in found):
            return found[0][1]
        if found:
            raise Puzzled(words("terminal-mean", words=words.one_of([word for word, _ in found])))
    raise Puzzled(words("terminal-unknown", typed=tidy(text)))


def numbered(choices: Sequence[str]) -> list[str]:
    """The choices with the numbers by which a person may choose them."""
    return [f"{number:>3}  {choice}" for number, choice in enumerate(choices, 1)]


def number_in(text: str, most: int) -> int | None:
    """The whole number typed, if it is one from 1 to `most`."""
    typed = text.strip()
    if typed.isascii() and typed.isdigit() and len(typed) < 10 and 1 <= int(typed) <= most:
        return int(typed)
    return None
