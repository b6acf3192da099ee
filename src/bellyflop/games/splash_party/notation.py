"""Actions and chance outcomes of Splash Party in the notation of records (§3.9)."""

from __future__ import annotations

from typing import cast

from bellyflop.core import BadNotation
from bellyflop.core.notation import show, take_int, take_list, take_object, take_word

from .state import (
    COLOURS,
    DIRECTIONS,
    NUMBERS,
    SPACES,
    Accuse,
    Action,
    Deal,
    Decline,
    Direction,
    Fall,
    Go,
    Lift,
    Outcome,
)


def write_action(action: Action) -> dict[str, object]:
    """The action as the `do` of a record."""
    match action:
        case Lift(space):
            return {"lift": space}
        case Go(direction):
            return {"go": direction}
        case Accuse(seat, colour):
            return {"accuse": seat, "colour": colour}
        case Decline():
            return {"accuse": None}


def read_action(data: object, seats: int) -> Action:
    """The action a `do` spells, or BadNotation."""
    if not isinstance(data, dict) or not data.keys() & {"lift", "go", "accuse"}:
        raise BadNotation(f'an action is a "lift", a "go" or an "accuse", not {show(data)}.')
    if "lift" in data:
        lift = take_object(data, "a lift", ("lift",))["lift"]
        return Lift(take_int(lift, "the space to lift from", 0, SPACES - 1))
    if "go" in data:
        go = take_object(data, "a go", ("go",))["go"]
        return Go(cast(Direction, take_word(go, "the direction", DIRECTIONS)))
    if data["accuse"] is None:
        take_object(data, "accusing nobody", ("accuse",))
        return Decline()
    words = take_object(data, "an accusation", ("accuse", "colour"))
    accused = take_int(words["accuse"], "the accused seat", 0, seats - 1)
    return Accuse(accused, take_word(words["colour"], "the colour", COLOURS))


def write_outcome(outcome: Outcome) -> dict[str, object]:
    """The outcome as the `chance` of a record."""
    match outcome:
        case Deal(ring, tokens, first):
            return {"ring": [list(pawn) for pawn in ring], "tokens": list(tokens), "first": first}
        case Fall(face_up):
            return {"falls": "up" if face_up else "down"}


def read_outcome(data: object, seats: int) -> Outcome:
    """The outcome a `chance` spells, or BadNotation."""
    if isinstance(data, dict) and "falls" in data:
        falls = take_object(data, "a fall", ("falls",))["falls"]
        return Fall(take_word(falls, "a fall", ("up", "down")) == "up")
    deal = take_object(data, "the deal", ("ring", "tokens", "first"))
    ring = take_list(deal["ring"], "the ring", SPACES)
    tokens = take_list(deal["tokens"], "the tokens", seats)
    return Deal(
        tuple(_read_pawn(pawn, f"the pawn on space {space}") for space, pawn in enumerate(ring)),
        tuple(take_word(token, "a token", COLOURS) for token in tokens),
        take_int(deal["first"], "the first seat", 0, seats - 1),
    )


def _read_pawn(data: object, what: str) -> tuple[str, int]:
    colour, number = take_list(data, what, 2)
    return (
        take_word(colour, f"the colour of {what}", COLOURS),
        take_int(number, f"the number of {what}", NUMBERS[0], NUMBERS[-1]),
    )
