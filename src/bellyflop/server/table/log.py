"""The log of a table: rows that are written once and never changed.

Everything about a table is one of these rows; its state is their fold. Each kind is a type of its
own; `row_json` alone knows their form on disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal

from bellyflop.core import RecordedEvent

SeatKind = Literal["open", "person", "bot"]
DiceKind = Literal["virtual", "real", "pad"]


class BadRow(ValueError):
    """A row of the log that this version cannot read."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair: who holds it, and whether a bot plays for them at the moment."""

    kind: SeatKind = "open"
    name: str = ""
    animal: str = "duck"
    level: str | None = None
    token_hash: str | None = None
    covered: bool = False
    called: bool = False  # others asked for that bot: it leaves as soon as the owner comes
    commitment: bytes | None = None  # of the phone at this seat, if it brings a wheel
    commits: int = 0  # how often it has committed

    @property
    def played_by_bot(self) -> bool:
        """Whether the table must move for this seat."""
        return self.kind == "bot" or self.covered

    def covered_by(self, level: str, called: bool) -> Seat:
        """The seat while a bot plays for its owner; `called` says that others asked for it."""
        return replace(self, covered=True, level=level, called=called)

    def taken_back(self) -> Seat:
        """The seat once its owner plays again."""
        return replace(self, covered=False, level=None, called=False)

    def committed_to(self, commitment: bytes) -> Seat:
        """The seat once its phone brings the wheel with this commitment."""
        return replace(self, commitment=commitment, commits=self.commits + 1)


@dataclass(frozen=True, slots=True)
class Throw:
    """A sealed throw: its number, the thrower's seat, and the number from their device."""

    number: int
    seat: int | None
    device: str


@dataclass(frozen=True, slots=True)
class CalledThrow:
    """A throw under scheme 2: its number, and the numbers that phones gave, by their seats.

    `gave` is None if nobody acted since the throw before it: then both share one call.
    """

    number: int
    gave: tuple[tuple[int, bytes], ...] | None = ()


# ── the kinds of rows ───────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The table is made: what is played, by whom, with which seal."""

    kind: ClassVar = "open"
    game: str
    seats: tuple[Seat, ...]
    host_hash: str
    seed: bytes
    tops: bytes | None = None  # of the seal; older rows have none
    options: Mapping[str, object] = field(default_factory=dict)
    dice: DiceKind = "virtual"
    clock: int | None = None
    spectators: bool = True
    hints: bool = False
    code: str = ""
    scheme: Literal[1, 2] = 1  # of the seal


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took the seat of this row."""

    kind: ClassVar = "sit"
    name: str
    animal: str
    token_hash: str


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat is free again."""

    kind: ClassVar = "stand"
    seat: int


@dataclass(frozen=True, slots=True)
class BotSat:
    """A seat belongs to a bot."""

    kind: ClassVar = "bot"
    seat: int
    level: str
    name: str
    animal: str


@dataclass(frozen=True, slots=True)
class Covered:
    """A bot plays for somebody who is away."""

    kind: ClassVar = "cover"
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class CameBack:
    """The person plays again."""

    kind: ClassVar = "back"
    seat: int


@dataclass(frozen=True, slots=True)
class Locked:
    """Newcomers are let in, or not."""

    kind: ClassVar = "lock"
    locked: bool


@dataclass(frozen=True, slots=True)
class Committed:
    """The phone at this seat brings a wheel: this is what it has committed to."""

    kind: ClassVar = "commit"
    seat: int
    commitment: bytes


@dataclass(frozen=True, slots=True)
class Called:
    """A throw is due: the phones at these seats are called for their numbers.

    An early call goes out while the hand still shakes; the dice fall when it lets go of them.
    """

    kind: ClassVar = "call"
    throw: int
    asked: tuple[int, ...]
    early: bool = False


@dataclass(frozen=True, slots=True)
class Started:
    """The game begins."""

    kind: ClassVar = "start"


@dataclass(frozen=True, slots=True)
class Brought:
    """The game was begun elsewhere, with these events, and goes on here."""

    kind: ClassVar = "brought"
    events: tuple[RecordedEvent, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """An event of the game's record; `throw` is set if sealed dice fell."""

    kind: ClassVar = "event"
    event: RecordedEvent
    throw: Throw | CalledThrow | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last event of the record, or the last change of a pad, is taken back."""

    kind: ClassVar = "undo"


@dataclass(frozen=True, slots=True)
class Penciled:
    """Something is changed on a pad."""

    kind: ClassVar = "pencil"
    change: object


@dataclass(frozen=True, slots=True)
class Dropped:
    """A free seat is taken away; those after it move up."""

    kind: ClassVar = "drop"
    seat: int


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """The coach may be asked, or not."""

    kind: ClassVar = "hints"
    hints: bool


@dataclass(frozen=True, slots=True)
class WantedAgain:
    """These seats want to play again."""

    kind: ClassVar = "again"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rematched:
    """The next table of the same people."""

    kind: ClassVar = "rematch"
    table: str


Change = (
    TableOpened
    | Sat
    | Stood
    | BotSat
    | Covered
    | CameBack
    | Locked
    | Committed
    | Started
    | Called
    | Brought
    | Played
    | TakenBack
    | Penciled
    | Dropped
    | HintsAllowed
    | WantedAgain
    | Rematched
)


# ── rows ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: what happened at this table at this point, and by which command."""

    seq: int
    change: Change
    seat: int | None = None
    command: str | None = None
    digest: str | None = None  # of that command's content; older rows have none


@dataclass(frozen=True, slots=True)
class Decided:
    """A row, and the game's state after it if that is known already."""

    entry: Entry
    after: object = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A row to be, before the log gives it its number."""

    change: Change
    seat: int | None = None
    after: object = None

    def numbered(self, seq: int, command: str | None = None, digest: str | None = None) -> Decided:
        """The row with this number."""
        return Decided(Entry(seq, self.change, self.seat, command, digest), self.after)


# ── how long a log may become; moves always fit, for the rules end every game ────────────────────


MOST_ON_PAD = 3000  # rows of a pad's log
MOST_BESIDE_GAME = 500  # rows of a game's log other than moves: undo, lock, seats
TOLD_FROM = 5  # phones are told how many are left in the last fifth

_MOVES = TableOpened, Started, Brought, Called, Played
_FREE = Penciled, TakenBack, Locked, HintsAllowed, WantedAgain
_SEATING = Sat, Stood, BotSat, Covered, Dropped
"""They may use some more rows, so that people can sit down and play even at a full log."""


def takes_room(row: Entry) -> bool:
    """Whether a row counts towards the limit."""
    return not isinstance(row.change, _MOVES)


def fits(drafts: Iterable[Draft], used: int, most: int) -> bool:
    """Whether these rows fit into a log that has used so many rows of at most `most`."""
    for draft in drafts:
        if isinstance(draft.change, _FREE) and used >= most:
            return False
        if isinstance(draft.change, _SEATING) and used >= most + MOST_BESIDE_GAME:
            return False
    return True
