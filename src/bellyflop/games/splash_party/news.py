"""The news of Splash Party: events as everybody at the table sees them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bellyflop.core import Acted, Event, Settled

from .state import (
    SPACES,
    Accuse,
    Action,
    Deal,
    Decline,
    Done,
    Fall,
    Falling,
    Go,
    Lift,
    Lifted,
    Move,
    Outcome,
    Pawn,
    Reason,
    State,
)


@dataclass(frozen=True, slots=True)
class PawnsDealt:
    """§3.1: the pawns are placed and the tokens dealt; the viewer is shown their own."""

    first: int
    token: str | None
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class PawnLifted:
    """§3.2: a pawn is lifted, its number shown to everyone."""

    seat: int
    space: int
    colour: str
    number: int
    ways: tuple[Move, ...]  # §3.3: where it may go
    kind: Literal["lifted"] = "lifted"


@dataclass(frozen=True, slots=True)
class PawnMoved:
    """§3.2: the lifted pawn hops along the rim, over all pawns in between."""

    seat: int
    colour: str
    number: int
    start: int
    hops: tuple[int, ...]  # every space it touches, in order; it stays on the last
    over: tuple[int, ...]  # those on which it jumps over another pawn
    diving_board: bool  # §3.5: whether it passed over the diving board or landed on it
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class PawnPushed:
    """§3.2: a pawn that stood where the move ended loses its place."""

    seat: int
    space: int
    colour: str
    number: int | None  # if it was visible
    by: str
    kind: Literal["pushed"] = "pushed"


@dataclass(frozen=True, slots=True)
class PawnFell:
    """§3.4: a pawn goes in and stays as it falls."""

    space: int
    colour: str
    face_up: bool
    number: int | None  # if it is visible now
    kind: Literal["fell"] = "fell"


@dataclass(frozen=True, slots=True)
class ColourAccused:
    """§3.5: an accusation, and the seat that is out once its pawns have fallen."""

    seat: int
    accused: int
    colour: str
    right: bool
    out: int
    token: str  # the colour of the seat that is out; all see its pawns go in
    falling: tuple[int, ...]  # the spaces whose pawns go in now, in this order
    kind: Literal["accused"] = "accused"


@dataclass(frozen=True, slots=True)
class NobodyAccused:
    """§3.5: the mover accused nobody."""

    seat: int
    kind: Literal["quiet"] = "quiet"


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """§3.4: their last pawn went in, and their token is shown."""

    seat: int
    colour: str
    kind: Literal["out"] = "out"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """§3.6, §3.7: all tokens and numbers are shown. No winners: nobody won."""

    winners: tuple[int, ...]
    reason: Reason
    tokens: tuple[str, ...]
    kind: Literal["ended"] = "ended"


News = (
    PawnsDealt
    | PawnLifted
    | PawnMoved
    | PawnPushed
    | PawnFell
    | ColourAccused
    | NobodyAccused
    | PlayerOut
    | GameEnded
)


def tell(
    before: State, event: Event[Action, Outcome], after: State, seat: int | None
) -> Iterator[News]:
    """What this seat saw happen; except for the deal, all seats see the same."""
    match event:
        case Settled(Deal(first=first)):
            yield PawnsDealt(first, None if seat is None else after.tokens[seat])
        case Settled(Fall(face_up)):
            yield from _fall(before, after, face_up)
        case Acted(mover, Lift(space)):
            pawn = _pawn_on(after, space)
            yield PawnLifted(mover, space, pawn.colour, pawn.number, after.open_ways(space))
        case Acted(mover, Go(direction)):
            yield from _move(before, after, mover, 1 if direction == "cw" else -1)
        case Acted(mover, Accuse(accused, colour)):
            said = after.accusations[-1]
            out = accused if said.right else mover
            spaces = tuple(plunge.space for plunge in _falling(after).plunges)
            token = after.tokens[out]
            yield ColourAccused(mover, accused, colour, said.right, out, token, spaces)
        case Acted(mover, Decline()):
            yield NobodyAccused(mover)
    if isinstance(after.phase, Done):
        yield GameEnded(after.phase.winners, after.phase.reason, after.tokens)


def _move(before: State, after: State, mover: int, step: int) -> Iterator[News]:
    assert isinstance(before.phase, Lifted)
    start = before.phase.space
    pawn, move = _pawn_on(before, start), after.last_move
    assert move is not None
    hops = tuple((start + step * n) % SPACES for n in range(1, pawn.number + 1))
    over = tuple(space for space in hops[:-1] if before.ring[space])
    yield PawnMoved(mover, pawn.colour, pawn.number, start, hops, over, move.meets_diving_board)
    pushed = before.ring[hops[-1]]
    if pushed is not None:
        number = _number(pushed)
        yield PawnPushed(mover, hops[-1], pushed.colour, number, by=pawn.colour)


def _fall(before: State, after: State, face_up: bool) -> Iterator[News]:
    (pawn, space), *rest = _falling(before).plunges
    number = pawn.number if face_up else _number(pawn)
    yield PawnFell(space, pawn.colour, face_up, number)
    if pawn.colour not in after.colours and pawn.colour not in {p.pawn.colour for p in rest}:
        out = (seat for seat, token in enumerate(after.tokens) if token == pawn.colour)
        yield from (PlayerOut(seat, pawn.colour) for seat in out)


def _pawn_on(state: State, space: int) -> Pawn:
    pawn = state.ring[space]
    assert pawn is not None, "a pawn stands there"
    return pawn


def _falling(state: State) -> Falling:
    assert isinstance(state.phase, Falling), "a pawn is falling"
    return state.phase


def _number(pawn: Pawn) -> int | None:
    return pawn.number if pawn.open else None
