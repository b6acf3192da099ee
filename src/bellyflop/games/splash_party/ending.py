"""How a game of Splash Party ends, and for whom (§3.6, §3.7)."""

from __future__ import annotations

from dataclasses import replace

from .state import DIVING_BOARD, SPACES, Done, State, Swimmer


def distance(space: int) -> int:
    """How far a space is from the diving board along the rim, the shorter way."""
    return min((space - DIVING_BOARD) % SPACES, (DIVING_BOARD - space) % SPACES)


def after_splash(state: State) -> Done | None:
    """The end of the game, if what went into the pool has ended it."""
    if len(state.live) == 1:
        return Done(state.live, "last_one_dry")
    few = 3 if len(state.tokens) == 2 else 2
    if len(state.colours) <= few:
        return Done(_nearest(state), "few_colours")
    return None


def after_turn(state: State, standstill: int) -> Done | None:
    """The end of the game, if too many turns in a row have gone by without a splash."""
    if state.turn - state.last_splash >= standstill:
        return Done(_nearest(state), "standstill")
    return None


def close(state: State, done: Done) -> State:
    """The table after the game, every number open."""
    ring = tuple(pawn and pawn._replace(open=True) for pawn in state.ring)
    pool = tuple(Swimmer(pawn._replace(open=True), face_up) for pawn, face_up in state.pool)
    return replace(state, phase=done, ring=ring, pool=pool)


def _nearest(state: State) -> tuple[int, ...]:
    """The live seat whose best pawn beats all others'; nobody if two are equally good."""
    reaches = {seat: _reach(state, seat) for seat in state.live}
    best = min(reaches.values())
    seats = tuple(seat for seat, reach in reaches.items() if reach == best)
    return seats if len(seats) == 1 else ()


def _reach(state: State, seat: int) -> tuple[int, int]:
    """A seat's best pawn: the nearest to the diving board, of several the highest number."""
    token = state.tokens[seat]
    return min(
        (distance(space), -pawn.number)
        for space, pawn in enumerate(state.ring)
        if pawn and pawn.colour == token
    )
