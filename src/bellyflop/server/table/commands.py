"""What a phone says to its table. The page's types are made from this."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .rooms import Level, SeatNumber

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Device = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]+$(?!\n)")]
Seq = Annotated[int, Meta(ge=-1, le=2**31)]


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
