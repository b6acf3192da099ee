"""Actions and throws as JSON (§2.9)."""

from __future__ import annotations

from bellyflop.core import BadNotation
from bellyflop.core.notation import show, take_int, take_list, take_object, take_word
from bellyflop.dice import Dice

from .state import BOXES, Action, Hold, Score


def write_action(action: Action) -> object:
    """The action as the `do` of a record."""
    match action:
        case Hold(dice):
            return {"hold": list(dice)}
        case Score(box):
            return {"score": box}


def read_action(data: object) -> Action:
    """The action a `do` spells, or BadNotation."""
    if isinstance(data, dict) and "hold" in data:
        return Hold(_take_dice(take_object(data, "the action", ("hold",))["hold"], "hold"))
    if isinstance(data, dict) and "score" in data:
        box = take_object(data, "the action", ("score",))["score"]
        return Score(take_word(box, "score", BOXES))
    raise BadNotation(f'an action is {{"hold": [...]}} or {{"score": "..."}}, not {show(data)}.')


def write_outcome(outcome: Dice) -> object:
    """The dice just thrown as the `chance` of a record."""
    return {"dice": list(outcome)}


def read_outcome(data: object) -> Dice:
    """The dice just thrown that a `chance` spells, sorted, or BadNotation."""
    return _take_dice(take_object(data, "the throw", ("dice",))["dice"], "dice")


def _take_dice(data: object, what: str) -> Dice:
    values = take_list(data, what)
    return tuple(sorted(take_int(value, f"each of {what}", 1, 6) for value in values))
