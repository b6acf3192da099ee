"""Why a choice is good, in the words of somebody leaning over one's shoulder."""

from __future__ import annotations

from collections.abc import Sequence

from bellyflop.solvers.judge import Note

from .lean import FREE, meets_board
from .outlook import Outlook
from .state import COLOURS, SPACES, Accuse, Action, Decline, Go, Lift

SURE = 0.9
SUSPECT = 0.35  # from here on a colour is suspected to be somebody's


def reasons(outlook: Outlook, action: Action) -> tuple[Note, ...]:
    """What speaks for this action, as far as the seat can know."""
    beliefs = outlook.beliefs
    match action:
        case Lift(space):
            return _lift(outlook, space)
        case Go(direction):
            assert beliefs.view.lifted is not None
            return _move(outlook, beliefs.view.lifted, beliefs.step(direction))
        case Accuse(seat, colour):
            odds = beliefs.owners[seat][COLOURS.index(colour)]
            guess = f"seat {seat} is {colour} with a chance of {_percent(odds)}"
            about = {"seat": seat, "colour": colour, "chance": odds}
            return (Note("splash-party-accuse", f"{guess}; a wrong guess loses", about),)
        case Decline():
            return (_silence(outlook),)


def listed(notes: Sequence[Note]) -> str:
    """The notes one after another."""
    return " ".join(note.words for note in notes)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _suspect(outlook: Outlook, hue: int) -> tuple[float, int]:
    """Who most likely has this colour: the chance, and the seat."""
    return max((outlook.beliefs.owners[other][hue], other) for other in outlook.others)


def _lift(outlook: Outlook, space: int) -> tuple[Note, ...]:
    numbers = sorted(outlook.beliefs.numbers[space])
    colour = COLOURS[outlook.beliefs.rim[space]]
    if len(numbers) == 1:
        (number,) = numbers
        ways = outlook.ways(space, number)
        step = max(ways, key=lambda way: ways[way])
        known = Note("splash-party-known", f"the {colour} {number}", {"number": number})
        return known, *_move(outlook, space, step)
    article = "an" if colour[0] in "aeiou" else "a"
    shown = f"shows {article} {colour} {' or '.join(map(str, numbers))}"
    hits = {
        hue
        for number in numbers
        for hue in (outlook.beliefs.rim[(space + way) % SPACES] for way in (number, -number))
        if hue != FREE
    }
    if not hits:
        return (Note("splash-party-safe", f"{shown} and puts nobody of yours at risk"),)
    colours = [COLOURS[hue] for hue in sorted(hits)]
    words = f"{shown} that may push {', '.join(colours)}"
    return (Note("splash-party-may-push", words, {"colours": colours}),)


def _move(outlook: Outlook, start: int, step: int) -> tuple[Note, ...]:
    board = Note("splash-party-board", "and lets you accuse somebody")
    where = _target(outlook, (start + step) % SPACES)
    return (where, board) if meets_board(start, step) else (where,)


def _target(outlook: Outlook, space: int) -> Note:
    """What is hit there."""
    hue = outlook.beliefs.rim[space]
    if hue == FREE:
        return Note("splash-party-free", "goes to a free space")
    colour = COLOURS[hue]
    if hue == outlook.own:
        words = f"pushes one of your own, which nobody will expect of {colour}'s owner"
        return Note("splash-party-own", words, {"colour": colour})
    odds, seat = _suspect(outlook, hue)
    if odds < SUSPECT:
        return Note("splash-party-push", f"pushes {colour} into the pool", {"colour": colour})
    whose = f"whom you suspect to be seat {seat} ({_percent(odds)})"
    about = {"colour": colour, "seat": seat, "chance": odds}
    return Note("splash-party-suspect", f"pushes {colour}, {whose}, into the pool", about)


def _silence(outlook: Outlook) -> Note:
    odds, seat, hue = max(
        (odds, other, hue)
        for other in outlook.others
        for hue, odds in enumerate(outlook.beliefs.owners[other])
    )
    about = {"seat": seat, "colour": COLOURS[hue], "chance": odds}
    guess = f"{COLOURS[hue]} for seat {seat}"
    if odds >= SURE:
        words = f"you know well who is who ({guess}), but putting them out would not help you"
        return Note("splash-party-no-need", words, about)
    words = f"your best guess, {guess}, is right with a chance of only {_percent(odds)}"
    return Note("splash-party-unsure", words, about)
