"""A player for any of the games that knows only what the screen shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bellyflop.words import Words

from .session import Session


def play_on(session: Session, until: str | None = None) -> None:
    """Answer every question until the screen shows this; try the next answer after a refusal."""
    asked, answers = "", iter(("",))
    until = until or session.said("terminal-copy")
    while True:
        text = session.wait_for_prompt()
        if re.search(until, text):
            return
        question = _question(text)
        if question != asked:
            asked, answers = question, _answers(text, session.display, session.words)
        session.type(next(answers))


def _question(text: str) -> str:
    """The table and the question, without the line that explains a refusal."""
    lines = text.replace("\r", "").split("\n")[1:]  # the first line is the echo of the input
    return "\n".join(lines[:12] + lines[-1:])


def _answers(text: str, display: str, words: Words) -> Iterator[str]:
    """Possible answers, in the order to try them."""
    boxes = re.findall(r"\b(\d[sk]|fh|ss|ls|pz|ch) [^\d\n\[]+ +\[\d+\]", display)
    if "(? " not in text:
        yield ""
    elif boxes:  # Pool-zee
        yield from boxes
    elif words("dice-cup-what") in text:
        yield from re.findall(r"([^\W\d]\S*(?: \S+)*) +\[ \]", display)
    elif words("splash-party-terminal-lift") in text:
        yield from map(str, range(18))
    elif words("splash-party-accuse") in text:
        yield words("splash-party-terminal-words-nobody").split(", ")[1]
    elif "  1  " in display and "  2  " in display and words("splash-party-terminal-cw") in display:
        yield "1"
        yield "2"
    else:
        yield from _kids_answers(display, words)


def _kids_answers(display: str, words: Words) -> Iterator[str]:
    """Dice for an area, presents by number, or a number from the list."""
    areas = "|".join(words(f"colour-{area}") for area in ("yellow", "red", "blue"))
    for area, dice in re.findall(rf"({areas}): ([A-E]+)", display):
        yield f"{dice} {area}"
    for die in re.findall(rf"{words('colour-green')}: ([A-E])", display):
        yield from (f"{die} {present}" for present in range(1, 13))
    yield from map(str, range(1, 13))
