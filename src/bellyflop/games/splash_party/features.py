"""Splash Party for learners: a step for each pawn, way and accusation, and the rim in planes."""

from __future__ import annotations

from dataclasses import dataclass

from bellyflop.spaces import Bounds, OneStep, Plane, one_hot

from .rules import SplashParty
from .state import (
    COLOURS,
    DIRECTIONS,
    NUMBERS,
    SPACES,
    Accuse,
    Action,
    Decline,
    Go,
    Lift,
    Move,
    State,
)
from .view import View

_COLOUR = {colour: place for place, colour in enumerate(COLOURS)}
_PHASES = ("deal", "lift", "go", "fall", "accuse", "over")
_PAWNS = len(COLOURS) * len(NUMBERS)


@dataclass(frozen=True, slots=True)
class Memory:
    """All numbers that everybody was shown: on the rim by space, and in the pool."""

    colours: tuple[str | None, ...] = (None,) * SPACES
    numbers: tuple[int | None, ...] = (None,) * SPACES
    drowned: frozenset[tuple[str, int]] = frozenset()
    last_move: Move | None = None


class SplashPartySpaces(OneStep[State, Action, View]):
    """Steps 0 to 17 lift, 18 and 19 go, 20 accuses nobody, 21 + 6 × seat + colour accuses."""

    forgetful = Memory()

    def __init__(self, game: SplashParty) -> None:
        lifts, ways = map(Lift, range(SPACES)), map(Go, DIRECTIONS)
        accusing = (Accuse(seat, colour) for seat in range(game.seats) for colour in COLOURS)
        super().__init__(game, (*lifts, *ways, Decline(), *accusing))
        self._seats = seats = game.seats
        self.planes = (
            Plane("colour", (SPACES, 6), "by space: the colour of the pawn that stands there"),
            Plane("number", (SPACES, 3), "by space: its number, while that is open"),
            Plane("pool", (6,), "by colour: how many pawns are in the pool, of 3"),
            Plane("drowned", (6, 3), "by colour and number: pawns that lie open in the pool"),
            Plane("falling", (6,), "by colour: pawns on their way into the pool, of 3"),
            Plane("lifted", (SPACES,), "the space of the lifted pawn"),
            Plane("ways", (2, SPACES), "where it may go, clockwise and counter-clockwise"),
            Plane("moved", (2, SPACES), "where the last move began and ended"),
            Plane("tokens", (seats, 6), "by seat: the colour, where the viewer knows it"),
            Plane("denied", (seats, 6), "by seat: colours it was wrongly accused of"),
            Plane("live", (seats,), "who is still in the game"),
            Plane("mover", (seats,), "whose turn it is"),
            Plane("phase", (6,), ", ".join(_PHASES)),
            Plane("quiet", (1,), "turns without a splash, of those that end the game"),
        )
        self.recalled = (
            Plane("known", (SPACES, 3), "by space: the number of the pawn, if it was ever shown"),
            Plane("sunk", (6, 3), "by colour and number: pawns known to be in the pool"),
        )
        self.bounds = Bounds(
            # Each splash allows `standstill` more turns, of three steps at most.
            steps=3 * game.standstill * _PAWNS,
            draws=(_PAWNS - 1) + seats + 1 + _PAWNS,  # the ring, tokens, who begins, falls
            outcomes=_PAWNS,
            least=0,
            most=1,
        )

    def observe(self, view: View, seat: int) -> list[float]:
        order = [(seat + step) % self._seats for step in range(self._seats)]
        denied = {(said.accused, said.colour) for said in view.accusations if not said.right}
        open_ = {(swimmer.colour, swimmer.number) for swimmer in view.pool}
        ends = {way.go: way.end for way in view.ways}
        moved = view.last_move
        numbers: list[float] = []
        for pawn in view.ring:
            numbers += one_hot(_COLOUR[pawn.colour] if pawn else None, 6)
        for pawn in view.ring:
            numbers += one_hot(pawn.number - 1 if pawn and pawn.number else None, 3)
        pool = [swimmer.colour for swimmer in view.pool]
        numbers += [pool.count(colour) / 3 for colour in COLOURS]
        numbers += [float((colour, n) in open_) for colour in COLOURS for n in NUMBERS]
        falling = [plunge.colour for plunge in view.falling]
        numbers += [falling.count(colour) / 3 for colour in COLOURS]
        numbers += one_hot(view.lifted, SPACES)
        for direction in DIRECTIONS:
            numbers += one_hot(ends.get(direction), SPACES)
        numbers += one_hot(moved.start if moved else None, SPACES)
        numbers += one_hot(moved.end if moved else None, SPACES)
        for at in order:
            token = view.tokens[at]
            numbers += one_hot(None if token is None else _COLOUR[token], 6)
        numbers += [float((at, colour) in denied) for at in order for colour in COLOURS]
        numbers += [float(at in view.live) for at in order]
        numbers += [float(at == view.mover) for at in order]
        numbers += one_hot(_PHASES.index(view.phase), 6)
        return [*numbers, min(1.0, view.quiet_turns / view.standstill)]

    def remember(self, memory: Memory, view: View) -> Memory:
        """The memory of a seat that never forgets a number; all numbers are shown to all seats."""
        move = view.last_move if view.last_move != memory.last_move else None
        numbers = list(memory.numbers)
        drowned = {(pawn.colour, pawn.number) for pawn in view.pool if pawn.number}
        drowned |= memory.drowned
        for space, colour in enumerate(memory.colours):
            number = memory.numbers[space]
            stays = view.ring[space] is not None and not (move and space == move.end)
            if colour and number and not stays and not (move and space == move.start):
                drowned.add((colour, number))
        if move:
            numbers[move.start], numbers[move.end] = None, move.number
        for space, pawn in enumerate(view.ring):
            numbers[space] = (pawn.number or numbers[space]) if pawn else None
        colours = tuple(pawn.colour if pawn else None for pawn in view.ring)
        return Memory(colours, tuple(numbers), frozenset(drowned), view.last_move)

    def recall(self, memory: Memory, seat: int) -> list[float]:
        known = [n for at in memory.numbers for n in one_hot(None if at is None else at - 1, 3)]
        sunk = [float((colour, n) in memory.drowned) for colour in COLOURS for n in NUMBERS]
        return known + sunk


def make_spaces(game: SplashParty) -> SplashPartySpaces:
    """The steps and planes of this game."""
    return SplashPartySpaces(game)
