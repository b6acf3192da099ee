"""What travels between a phone and the table. The page's own types are made from these."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

from .refusals import Args, Word

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Animal = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[a-z]+$")]
Level = Literal["paddler", "swimmer", "diver", "olympian"]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
OwnToken = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Device = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]
CODE = "^[A-Za-z]{4}$"  # how a room code may be typed in
TABLE = "^[0-9a-f]{24}$"  # how a table is named
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=-1, le=2**31)]


def is_code(text: str) -> bool:
    """Whether this could be a room code. The store is asked for nothing else."""
    return re.fullmatch(CODE, text) is not None


def is_table(text: str) -> bool:
    """Whether this could be the name of a table. The store is asked for nothing else."""
    return re.fullmatch(TABLE, text) is not None


# ── making and finding a table ──────────────────────────────────────────────────────────────────


class PersonWanted(Struct, frozen=True, tag="person", forbid_unknown_fields=True):
    """A seat for somebody on the phone that makes the table: its owner, or whom it is passed to."""

    name: Name
    animal: Animal = "duck"


class OpenWanted(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """A seat that waits for somebody to join."""


class BotWanted(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    level: Level = "swimmer"


SeatWanted = PersonWanted | OpenWanted | BotWanted


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is chosen when a table is made."""

    game: str
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=10)]
    options: dict[str, object] = {}
    dice: Literal["virtual", "real", "pad"] = "virtual"
    clock: Annotated[int, Meta(ge=5, le=600)] | None = None
    spectators: bool = True
    hints: bool = False


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes an open seat. Said again with the same token of its own: the same seat."""

    name: Name
    animal: Animal = "duck"
    token: OwnToken | None = None


class Key(Struct, frozen=True):
    """The key to a seat, or to the host's place beside the table. It is told only once."""

    seat: int | None
    token: str


class Seated(Struct, frozen=True):
    """A table and the keys to it. The first key of whoever makes it is the host's."""

    table: str
    code: str
    keys: list[Key]


class RoomSeat(Struct, frozen=True):
    """What anybody may know of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    animal: str
    level: str | None = None
    covered: bool = False


class Room(Struct, frozen=True):
    """What anybody with the code may know of a table."""

    table: str
    code: str
    game: str
    options: dict[str, object]
    seats: list[RoomSeat]
    dice: str
    clock: int | None
    spectators: bool
    hints: bool
    locked: bool
    started: bool
    over: bool


# ── from the phone ──────────────────────────────────────────────────────────────────────────────


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket: which table, which seat (by its token), what was last seen."""

    table: Annotated[str, Meta(max_length=32)]
    token: Token | None = None
    seen: Seq = -1


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """An action of the game. `device` feeds the throw that may follow from it."""

    id: CommandId
    base: Seq
    do: dict[str, object]
    device: Device | None = None


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """The hand whose turn it is to throw does so."""

    id: CommandId
    base: Seq
    device: Device | None = None


class Fell(Struct, frozen=True, tag="fell", forbid_unknown_fields=True):
    """What fell on the real table, typed in; `correct` replaces the throw typed in last."""

    id: CommandId
    base: Seq
    chance: dict[str, object]
    correct: bool = False


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last action."""

    id: CommandId
    base: Seq


class Pencil(Struct, frozen=True, tag="pencil", forbid_unknown_fields=True):
    """Something is written, cleared or added on a pad."""

    id: CommandId
    change: dict[str, object]


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host opens the game."""

    id: CommandId


class Lock(Struct, frozen=True, tag="lock", forbid_unknown_fields=True):
    """The host shuts or opens the door to newcomers."""

    id: CommandId
    locked: bool


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host frees a seat before the start."""

    id: CommandId
    seat: SeatNumber


class HandToBot(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """The host gives a seat to a bot; or only if it is open, so that no newcomer loses it."""

    id: CommandId
    seat: SeatNumber
    level: Level = "swimmer"
    only_if_open: bool = False


class StepAway(Struct, frozen=True, tag="away", forbid_unknown_fields=True):
    """A player leaves for a while and lets a bot play, or comes back."""

    id: CommandId
    away: bool
    level: Level = "swimmer"


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """After the end: the same people, a new table."""

    id: CommandId


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A quick reaction; seen by those who are there now and kept by nobody."""

    id: CommandId
    what: Literal["splash", "clap", "laugh", "wow", "oops", "hurry"]


Command = (
    Do
    | Throw
    | Fell
    | Undo
    | Pencil
    | Start
    | Lock
    | Remove
    | HandToBot
    | StepAway
    | Rematch
    | React
)


# ── to the phone ────────────────────────────────────────────────────────────────────────────────

AnswerStatus = Literal["ok", "stale", "illegal", "forbidden", "too_fast", "unavailable"]


class Answer(Struct, frozen=True, tag="answer"):
    """The one answer to a command. A refusal has its reason as a word and, in English, as `why`."""

    id: str
    status: AnswerStatus
    seq: int
    why: str = ""
    word: Word | None = None
    args: Args = {}


class Choice(Struct, frozen=True):
    """Something this seat may do, and what it would earn at once if that can be told."""

    do: object
    points: int | None = None


class Awaited(Struct, frozen=True):
    """What must happen next: `seats` for players, `by` for a throw, `seconds` for a wait."""

    kind: Literal["start", "players", "chance", "wait", "over", "pad"]
    seats: list[int] = []
    by: int | None = None
    seconds: int | None = None


class Opened(Struct, frozen=True):
    """A throw that can be checked: its key, and the path that proves the key was sealed."""

    n: int
    seat: int | None
    device: str
    key: str
    path: list[str]


class Update(Struct, frozen=True, tag="update"):
    """All that this viewer may know at `seq`."""

    seq: int
    room: Room
    you: int | None
    host: bool
    awaiting: Awaited
    view: object = None
    scores: list[int] = []
    winners: list[int] = []
    legal: list[Choice] | None = None
    more: bool = False
    undo: bool = False
    correct: bool = False
    rematch: str | None = None
    root: str | None = None
    opened: list[Opened] = []
    pad: object = None


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats have a phone at the table now, and how many watch."""

    here: list[int]
    watching: int


class Clock(Struct, frozen=True, tag="clock"):
    """After an update, or when it stood still: the seconds left, at `seq`, of the look or turn."""

    seq: int
    seconds: float


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody's reaction."""

    seat: int
    what: str


Goodbye = Literal["elsewhere", "refused", "restart", "removed", "slow"]


class Bye(Struct, frozen=True, tag="bye"):
    """The last message of a socket, and why."""

    reason: Goodbye
    why: str
    word: Word
