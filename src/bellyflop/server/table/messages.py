"""What a table says to a phone. The page's types are made from this."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .refusals import Args, Word
from .rooms import Room

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


class Told(Struct, frozen=True):
    """What this viewer saw happen at row `seq`, in event number `event` of the record, from 0.

    Where that event is `undone`, all that was told of it has not happened.
    """

    seq: int
    event: int
    news: list[object]
    undone: bool = False


class Update(Struct, frozen=True, tag="update"):
    """All that this viewer may know at `seq`, and what led there since their last update.

    News are the latest at most; `missed` says that there were more.
    """

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
    news: list[Told] = []
    missed: bool = False


class Present(Struct, frozen=True, tag="presence"):
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
