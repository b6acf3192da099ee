"""Words: names made safe to print, small grammar, and forgiving reading of what a person types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

YOU = "You"
_LONGEST_NAME = 16


class Puzzled(Exception):
    """What was typed cannot be understood; the message kindly says what can."""


def tidy(text: str) -> str:
    """The text on one line, with every unprintable character shown as a question mark."""
    spaced = " ".join(text.split())
    return "".join(letter if letter.isprintable() else "?" for letter in spaced)


def tidy_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names as the table shows them: short, printable, never empty."""
    shown = (tidy(name) or f"Seat {seat + 1}" for seat, name in enumerate(names))
    return tuple(n if len(n) <= _LONGEST_NAME else n[: _LONGEST_NAME - 1] + "…" for n in shown)


def listing(words: Sequence[str], last: str = "and") -> str:
    """Words in a sentence: "Ana, Bo and Mia"."""
    head, tail = words[:-1], words[-1:]
    return f" {last} ".join([", ".join(head), *tail] if head else tail)


def does(name: str, verb: str, rest: str = "") -> str:
    """Who does what: "Bo scores 24", and "You score 24" for a person who gave no name."""
    ending = "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s"
    verb = verb if name == YOU else verb + ending
    return f"{name} {verb} {rest}".rstrip()


def is_(name: str, rest: str) -> str:
    """Who is what: "Bo is out", "You are out"."""
    return f"{name} {'are' if name == YOU else 'is'} {rest}"


def your_turn(name: str) -> str:
    """The call to the one whose turn it is."""
    return "Your turn." if name == YOU else f"Your turn, {name}."


def count(number: int, thing: str) -> str:
    """So many things: "1 point", "24 points"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def squash(text: str) -> str:
    """Text for comparing: lower case, letters and digits only."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def pick(text: str, words: Mapping[str, T]) -> T:
    """What this word stands for: the exact word, or the only one that begins so; else Puzzled."""
    typed = squash(text)
    by_word = {squash(word): (word, meaning) for word, meaning in words.items()}
    if typed in by_word:
        return by_word[typed][1]
    found = [pair for word, pair in by_word.items() if typed and word.startswith(typed)]
    if found and all(meaning == found[0][1] for _, meaning in found):
        return found[0][1]
    if found:
        raise Puzzled(f"Do you mean {listing([word for word, _ in found], 'or')}?")
    raise Puzzled(f"I know no {tidy(text)!r} here.")


def numbered(choices: Sequence[str]) -> list[str]:
    """The choices with the numbers a person may type for them."""
    return [f"{number:>3}  {choice}" for number, choice in enumerate(choices, 1)]


def number_in(text: str, most: int) -> int | None:
    """The whole number typed, if it is one from 1 to `most`."""
    typed = text.strip()
    if typed.isascii() and typed.isdigit() and len(typed) < 10 and 1 <= int(typed) <= most:
        return int(typed)
    return None
