"""Why a choice is good, in the words of somebody leaning over one's shoulder."""

from __future__ import annotations

from .lean import FREE, meets_board
from .outlook import Outlook
from .state import COLOURS, SPACES, Accuse, Action, Decline, Go, Lift

SURE = 0.9
SUSPECT = 0.35  # from here on a colour is suspected to be somebody's


def reason(outlook: Outlook, action: Action) -> str:
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
            return f"seat {seat} is {colour} with a chance of {_percent(odds)}; a wrong guess loses"
        case Decline():
            return _silence(outlook)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _suspect(outlook: Outlook, hue: int) -> tuple[float, int]:
    """Who most likely has this colour: the chance, and the seat."""
    return max((outlook.beliefs.owners[other][hue], other) for other in outlook.others)


def _lift(outlook: Outlook, space: int) -> str:
    numbers = outlook.beliefs.numbers[space]
    colour = COLOURS[outlook.beliefs.rim[space]]
    if len(numbers) == 1:
        (number,) = numbers
        ways = outlook.ways(space, number)
        step = max(ways, key=lambda way: ways[way])
        return f"the {colour} {number} {_move(outlook, space, step)}"
    article = "an" if colour[0] in "aeiou" else "a"
    shown = f"{article} {colour} {' or '.join(str(number) for number in sorted(numbers))}"
    hits = {
        hue
        for number in numbers
        for hue in (outlook.beliefs.rim[(space + way) % SPACES] for way in (number, -number))
        if hue not in (FREE, outlook.own)
    }
    if not hits:
        return f"shows {shown} and puts nobody of yours at risk"
    names = ", ".join(COLOURS[hue] for hue in sorted(hits))
    return f"shows {shown} that may push {names}"


def _move(outlook: Outlook, start: int, step: int) -> str:
    hue = outlook.beliefs.rim[(start + step) % SPACES]
    board = " and lets you accuse somebody" if meets_board(start, step) else ""
    if hue == FREE:
        return f"goes to a free space{board}"
    colour = COLOURS[hue]
    if hue == outlook.own:
        return f"pushes one of your own, which nobody will expect of {colour}'s owner{board}"
    odds, seat = _suspect(outlook, hue)
    whose = f", whom you suspect to be seat {seat} ({_percent(odds)})," if odds >= SUSPECT else ""
    return f"pushes {colour}{whose} into the pool{board}"


def _silence(outlook: Outlook) -> str:
    odds, seat, hue = max(
        (odds, other, hue)
        for other in outlook.others
        for hue, odds in enumerate(outlook.beliefs.owners[other])
    )
    guess = f"{COLOURS[hue]} for seat {seat}"
    if odds >= SURE:
        return f"you know well who is who ({guess}), but putting them out would not help you"
    return f"your best guess, {guess}, is right with a chance of only {_percent(odds)}"
