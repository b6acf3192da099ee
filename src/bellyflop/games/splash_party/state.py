"""The state of Splash Party, its phases, actions and chance outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
NUMBERS = (1, 2, 3)
SPACES = 18
DIVING_BOARD = 0

Direction = Literal["cw", "ccw"]
DIRECTIONS: tuple[Direction, ...] = ("cw", "ccw")
Reason = Literal["last_one_dry", "few_colours", "standstill"]


class Pawn(NamedTuple):
    """A pawn; colour and number together are unique."""

    colour: str
    number: int
    open: bool = False  # whether everyone can see the number now


class Plunge(NamedTuple):
    """A pawn on its way into the pool, and the space it stood on."""

    pawn: Pawn
    space: int


class Swimmer(NamedTuple):
    """A pawn in the pool, left as it fell."""

    pawn: Pawn
    face_up: bool


@dataclass(frozen=True, slots=True)
class Move:
    """A pawn's move along the rim."""

    start: int
    end: int
    go: Direction

    @property
    def number(self) -> int:
        """The number of the pawn that made this move."""
        return (self.end - self.start if self.go == "cw" else self.start - self.end) % SPACES

    @property
    def meets_diving_board(self) -> bool:
        """Whether the pawn passed over the diving board or landed on it (§3.5)."""
        # Leaving the board does not count: the steps begin with the first space after the start.
        way = self.start if self.go == "cw" else -self.start
        return any((way + step) % SPACES == DIVING_BOARD for step in range(1, self.number + 1))


@dataclass(frozen=True, slots=True)
class Accusation:
    """An accusation, and whether it was right; everybody hears it."""

    accuser: int
    accused: int
    colour: str
    right: bool


# ── phases ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Dealing:
    """Nothing is placed yet: the deal is due."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The mover lifts a pawn."""


@dataclass(frozen=True, slots=True)
class Lifted:
    """The pawn on this space is lifted and its number shown; the mover chooses a direction."""

    space: int


@dataclass(frozen=True, slots=True)
class Falling:
    """These pawns go in, the first one next; with `then_accuse` the mover may accuse after it."""

    plunges: tuple[Plunge, ...]
    then_accuse: bool


@dataclass(frozen=True, slots=True)
class Accusing:
    """The mover accuses a player or declines."""


@dataclass(frozen=True, slots=True)
class Done:
    """The game is over; no winners means that nobody won."""

    winners: tuple[int, ...]
    reason: Reason


Phase = Dealing | Choosing | Lifted | Falling | Accusing | Done


@dataclass(frozen=True, slots=True)
class State:
    """The whole table, secrets included."""

    phase: Phase = Dealing()
    ring: tuple[Pawn | None, ...] = (None,) * SPACES
    pool: tuple[Swimmer, ...] = ()  # in the order they fell
    tokens: tuple[str, ...] = ()  # by seat
    mover: int = 0
    turn: int = 0  # counted from 1; 0 before the deal
    last_splash: int = 0  # the turn in which a pawn last went in
    last_move: Move | None = None  # the move just made, while its pawn is on the rim
    accusations: tuple[Accusation, ...] = ()

    @property
    def colours(self) -> frozenset[str]:
        """The colours on the rim."""
        return frozenset(pawn.colour for pawn in self.ring if pawn)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the game: those with a pawn on the rim (§3.4, §3.5)."""
        colours = self.colours
        return tuple(seat for seat, token in enumerate(self.tokens) if token in colours)

    @property
    def accusable(self) -> tuple[int, ...]:
        """The opponents of the mover who are still in the game (§3.5)."""
        return tuple(seat for seat in self.live if seat != self.mover)

    @property
    def quiet_turns(self) -> int:
        """The number of turns in a row that ended without a splash (§3.7)."""
        ended = self.turn if isinstance(self.phase, Done) else self.turn - 1
        return max(0, ended - self.last_splash)

    def way(self, space: int, go: Direction) -> Move:
        """The move of the pawn on this space in this direction."""
        pawn = self.ring[space]
        assert pawn is not None, "only a pawn can move"
        steps = pawn.number if go == "cw" else -pawn.number
        return Move(space, (space + steps) % SPACES, go)

    def open_ways(self, space: int) -> tuple[Move, ...]:
        """The moves open to the pawn on this space: both ways, unless one undoes a move (§3.3)."""
        ways = (self.way(space, go) for go in DIRECTIONS)
        return tuple(way for way in ways if not self.undoes(way))

    def undoes(self, move: Move) -> bool:
        """Whether this move reverses the one just made (§3.3)."""
        last = self.last_move
        return last is not None and (move.start, move.end) == (last.end, last.start)


# ── actions and outcomes ────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift the pawn that stands on this space."""

    space: int


@dataclass(frozen=True, slots=True)
class Go:
    """Move the lifted pawn this way."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Accuse:
    """Say that this seat's token has this colour."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Accuse nobody."""


Action = Lift | Go | Accuse | Decline


@dataclass(frozen=True, slots=True)
class Deal:
    """Colour and number on each space, a token for each seat, and who begins."""

    ring: tuple[tuple[str, int], ...]
    tokens: tuple[str, ...]
    first: int


@dataclass(frozen=True, slots=True)
class Fall:
    """How a pawn lies in the pool: its number up, or down."""

    face_up: bool


Outcome = Deal | Fall
