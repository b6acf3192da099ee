"""The effect of an action, as codes: the sheet, the bonuses still to place and the dice left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from ..layout import AREAS, SWEETS
from ..state import (
    Action,
    Bonus,
    Dice,
    Others,
    Pass,
    Place,
    Placing,
    State,
    ToPlace,
    ToUse,
    Use,
    Used,
)
from .codes import RED, RED_AT, RED_MASK, YELLOW, Bonuses
from .compact import Compact, Counts, counts_of

_Cross = tuple[int, int]  # area and place
NO_DICE = counts_of(())


class Effect(NamedTuple):
    """The result of an action before its bonuses are placed; equal effects have equal values."""

    code: int  # canonical
    queue: Bonuses
    left: Counts  # the dice that the active player leaves to the others


def effect_of(sheets: Compact, state: State, seat: int, action: Action) -> Effect:
    """The effect of this legal action of the seat."""
    code = sheets.raw(state.present_sheets[seat])
    match state.phase, action:
        case ToUse(dice), Use():
            left = _left_without(dice, action.dice)
            return _crossed(sheets, code, _crosses(sheets, code, action), (), left)
        case Others(), Use():
            return _crossed(sheets, code, _crosses(sheets, code, action), (), NO_DICE)
        case Others(), Pass():
            return Effect(sheets.canonical(code), (), NO_DICE)
        case ToPlace(queue=queue), Bonus():
            left = left_of(state)
            return _crossed(sheets, code, [_cross(sheets, action)], areas(queue[1:]), left)
        case Others(progress=progress), Bonus():
            mine = progress[seat]
            if isinstance(mine, Placing):
                rest = areas(mine.queue[1:])
                return _crossed(sheets, code, [_cross(sheets, action)], rest, NO_DICE)
    raise ValueError(f"{action} is no action of seat {seat} now")


def effects_of(sheets: Compact, state: State, seat: int, actions: Sequence[Action]) -> list[Effect]:
    """The effects of these legal actions; recurring crosses and dice are computed once."""
    if not isinstance(state.phase, (ToUse, Others)):
        return [effect_of(sheets, state, seat, action) for action in actions]
    crossed: dict[tuple[object, ...], Effect] = {}
    lefts: dict[tuple[int, ...], Counts] = {}
    taking = isinstance(state.phase, ToUse)
    found = []
    for action in actions:
        if not isinstance(action, Use):
            found.append(effect_of(sheets, state, seat, action))
            continue
        crosses = action.area, action.places, len(action.dice)
        if crosses not in crossed:
            crossed[crosses] = effect_of(sheets, state, seat, action)
        effect = crossed[crosses]
        if taking:
            if action.dice not in lefts:
                lefts[action.dice] = _left_without(state.phase.dice, action.dice)
            effect = effect._replace(left=lefts[action.dice])
        found.append(effect)
    return found


def left_of(state: State) -> Counts:
    """The dice that the active player has not used."""
    match state.phase:
        case ToPlace(dice, used) | Others(dice, used):
            return _left_without(dice, used)
    return NO_DICE


def _left_without(dice: Dice, used: Used) -> Counts:
    return counts_of([shown for die, shown in enumerate(dice) if die not in used])


def areas(queue: Iterable[str]) -> Bonuses:
    """A queue of bonuses as the indices of their areas."""
    return tuple(AREAS.index(area) for area in queue)


def _crossed(
    sheets: Compact, code: int, crosses: list[_Cross], queue: Bonuses, left: Counts
) -> Effect:
    for area, place in crosses:
        code, earned = sheets.cross(code, area, place)
        queue += earned
    return Effect(sheets.canonical(code), queue, left)


def _crosses(sheets: Compact, code: int, use: Use) -> list[_Cross]:
    area, dice = AREAS.index(use.area), len(use.dice)
    if area == YELLOW:
        return [(area, 0)] * dice
    if area == RED:
        candles = accumulate(sheets.candles[code >> RED_AT & RED_MASK :])
        return [(area, 0)] * sum(total <= dice for total in candles)
    return [(area, _number(sheets, place)) for place in use.places]


def _cross(sheets: Compact, bonus: Bonus) -> _Cross:
    return AREAS.index(bonus.area), _number(sheets, bonus.place)


def _number(sheets: Compact, place: Place) -> int:
    return SWEETS.index(place) if isinstance(place, str) else sheets.cells.index(place)
