"""A person who plays any of the games from what the screen shows, and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .session import Session


def play_on(session: Session, until: str = "A copy for you") -> None:
    """Answer every question until the screen says this; a refused answer is followed by another."""
    asked, answers = "", iter(("",))
    while True:
        text = session.wait_for_prompt()
        if re.search(until, text):
            return
        question = _question(text)
        if question != asked:
            asked, answers = question, _answers(text, session.display)
        session.type(next(answers))


def _question(text: str) -> str:
    """The table and what is asked, without the line that may say why an answer was refused."""
    lines = text.replace("\r", "").split("\n")[1:]  # the first is the echo of what was typed
    return "\n".join(lines[:12] + lines[-1:])


def _answers(text: str, display: str) -> Iterator[str]:
    if "(? rules" not in text:
        yield ""
    elif "score a box" in text or "which box" in text:
        yield from re.findall(r"\b(\d[sk]|fh|ss|ls|pz|ch) [a-z -]+ +\[\d+\]", display)
    elif "What did you see" in text:
        yield from re.findall(r"([a-z]+) +\[ \]", display)
    elif "Which pawn" in text:
        yield from map(str, range(18))
    elif "Which way" in text:
        yield "cw"
        yield "ccw"
    elif "Accuse" in text:
        yield "no"
    else:
        yield from _kids_answers(display)


def _kids_answers(display: str) -> Iterator[str]:
    """Dice for an area, presents by number, or a number of the list."""
    for area, dice in re.findall(r"(yellow|red|blue): ([A-E]+)", display):
        yield f"{dice} {area}"
    for die in re.findall(r"green: ([A-E])", display):
        yield from (f"{die} {present}" for present in range(1, 13))
    yield from map(str, range(1, 13))
