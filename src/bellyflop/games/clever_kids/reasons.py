"""Why an action is good, or not so good, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bellyflop.solvers.judge import Note

from .layout import AREAS, BLUE, GREEN, RED, YELLOW
from .solver.effects import effect_of
from .solver.outlook import End, Outlook
from .state import Action, Bonus, Others, Pass, Placing, State, ToPlace, ToUse

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
_USES = {
    YELLOW: ("pops", "balloon", "balloons"),
    RED: ("fills", "candle wagon", "candle wagons"),
    GREEN: ("opens", "present", "presents"),
    BLUE: ("eats", "pair of sweets", "pairs of sweets"),
}


def reasons(
    outlook: Outlook, state: State, seat: int, action: Action, end: End
) -> tuple[Note, ...]:
    """What the action does, wins and leaves."""
    return tuple(_notes(outlook, state, seat, action, end))


def listed(notes: Sequence[Note]) -> str:
    """The notes in one breath: "pops three balloons and wins a candle wagon"."""
    *clauses, last = (note.words for note in notes)
    return f"{', '.join(clauses)} and {last}" if clauses else last


def compared(best: float, worth: float, second: float | None) -> str:
    """How much better than the second best this is, or how much worse than the best."""
    if second is None:
        return "the only thing to do"
    if worth == best:
        return f"{_points(best - second)} better than the next"
    return f"{_points(best - worth)} less than the best"


def _notes(outlook: Outlook, state: State, seat: int, action: Action, end: End) -> Iterator[Note]:
    sheets, place = outlook.sheets, outlook.place(state, seat)
    before, after = outlook.codes(state), end.position[place]
    effect = effect_of(sheets, state, seat, action)
    if isinstance(action, Pass):
        yield Note("clever-kids-passes", "passes")
    else:
        verb, *nouns = _USES[action.area]
        crosses = sheets.crosses(effect.code) - sheets.crosses(before[place])
        words = f"{verb} {_count(crosses, *nouns)}"
        yield Note(f"clever-kids-{action.area}", words, {"count": crosses})
    older = len(_waiting(state, seat)) - 1 if isinstance(action, Bonus) else 0
    if effect.queue[older:]:
        won = Counter(AREAS[area] for area in effect.queue[older:])
        yield Note("clever-kids-wins", f"wins {_won(won)}", {"won": dict(won)})
    stars = sheets.stars(after) - sheets.stars(before[place])
    if stars:
        words = f"brings {_count(stars, 'star', 'stars')}"
        yield Note("clever-kids-stars", words, {"count": stars})
    if sheets.over(after):
        yield Note("clever-kids-ends", "ends the game")
    elif isinstance(state.phase, ToUse) and all(
        len(sheets.replies(code, effect.left)) == 1 for code in before[:-1]
    ):
        yield Note("clever-kids-leaves", "leaves the others nothing")


def _waiting(state: State, seat: int) -> tuple[str, ...]:
    """The bonuses this seat has still to place."""
    match state.phase:
        case ToPlace(queue=queue):
            return queue
        case Others(progress=progress):
            mine = progress[seat]
            return mine.queue if isinstance(mine, Placing) else ()
    return ()


def _won(won: Counter[str]) -> str:
    return " and ".join(_count(number, *_USES[area][1:], one="a") for area, number in won.items())


def _count(number: int, noun: str, nouns: str, one: str = "one") -> str:
    if number == 1:
        return f"{one} {noun}"
    return f"{_NUMBERS[number] if number < len(_NUMBERS) else number} {nouns}"


def _points(difference: float) -> str:
    return f"{100 * difference:.1f} % of winning chance"
