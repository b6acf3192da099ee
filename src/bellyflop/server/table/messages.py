"""The messages of a table to a phone. The page's types are made from this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Literal

from bellyflop.pad import Mark

from .refusals import Args, Word, sentence
from .rooms import Room

AnswerStatus = Literal["ok", "stale", "illegal", "forbidden", "too_fast", "unavailable"]


@dataclass(frozen=True, slots=True)
class Answer:
    """The one answer to a command. A refusal has its reason as a word and, in English, as `why`."""

    type: Literal["answer"] = field(default="answer", init=False)
    id: str
    status: AnswerStatus
    seq: int
    why: str = ""
    word: Word | None = None
    args: Args = field(default_factory=dict)


def refused_answer(command: str, status: AnswerStatus, seq: int, word: Word) -> Answer:
    """The answer to a command that has no effect at this row, for this reason."""
    return Answer(command, status, seq, sentence(word), word)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action this seat may take, and the points it would earn at once, if they are known."""

    do: object
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Awaited:
    """What must happen next: `seats` for players, `by` for a throw, `seconds` for a wait."""

    kind: Literal["start", "players", "chance", "wait", "over", "pad"]
    seats: tuple[int, ...] = ()
    by: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A throw that can be checked: its key, and the path that proves the key was sealed.

    Under scheme 2 there is no path: the call had the lock of the key. `wheels` are the latest
    numbers of all phones, in the order of their seats; they went into the throw.
    """

    n: int
    seat: int | None
    device: str
    key: str
    path: tuple[str, ...]
    wheels: tuple[str | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What this viewer saw happen at row `seq`, in event number `event` of the record, from 0.

    If that event is `undone`, nothing that was told of it has happened.
    """

    seq: int
    event: int
    news: tuple[object, ...]
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Update:
    """All that this viewer may know at `seq`, and what led there since their last update.

    `news` is limited to the latest; `missed` says that there were more. After the end, `again` are
    the seats that want to play again, and `rematch` is the table at which they do. `wheels` are the
    seats whose phones have committed to numbers, None under scheme 1; `begun` says that no phone
    can any more, and `head` is the hash over the whole game at its end. `correct` says that the
    viewer may correct the throw typed in last; `typed` is what was typed, unless it is covered now.

    A phone that takes marks has the whole pad with its first update; after that `pad` is None, and
    `marks` are the changes to it, unless there are too many to send in steps. `left` is how many
    more rows the log can take beside moves, once there are few.
    """

    type: Literal["update"] = field(default="update", init=False)
    seq: int
    room: Room
    you: int | None
    host: bool
    awaiting: Awaited
    view: object = None
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    legal: tuple[Choice, ...] | None = None
    more: bool = False
    undo: bool = False
    correct: bool = False
    typed: object = None
    again: tuple[int, ...] = ()
    rematch: str | None = None
    root: str | None = None
    wheels: tuple[int, ...] | None = None
    begun: bool = False
    head: str | None = None
    opened: tuple[Opened, ...] = ()
    pad: object = None
    news: tuple[Told, ...] = ()
    missed: bool = False
    marks: tuple[Mark, ...] = ()
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Away:
    """A person's seat without a phone at the table, and the seconds since it was missed."""

    seat: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Present:
    """Which seats have a phone at the table now, how many watch, and who is away.

    `host` is the seat that acts as host now; None for a host beside the table.
    """

    type: Literal["presence"] = field(default="presence", init=False)
    here: tuple[int, ...]
    watching: int
    away: tuple[Away, ...] = ()
    host: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """The seconds left of the look or turn at `seq`, after an update or a stop of the clock."""

    type: Literal["clock"] = field(default="clock", init=False)
    seq: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Shaking:
    """This seat's hand shakes the dice, which fall in so many seconds.

    If one `leans`, all see it before they are shaken again (§1.5); it is only for show.
    """

    type: Literal["shaking"] = field(default="shaking", init=False)
    seat: int
    seconds: float
    leans: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A throw is due, and this phone is asked for its number for it.

    `head` is a hash of all that led there; `lock` is the hash of the server's key for the throw.
    """

    type: Literal["call"] = field(default="call", init=False)
    throw: int
    head: str
    lock: str


@dataclass(frozen=True, slots=True)
class Reacted:
    """Somebody's reaction."""

    type: Literal["reacted"] = field(default="reacted", init=False)
    seat: int
    what: str


Goodbye = Literal["elsewhere", "refused", "restart", "removed", "slow"]


@dataclass(frozen=True, slots=True)
class Bye:
    """The last message of a socket, with the reason for its end."""

    type: Literal["bye"] = field(default="bye", init=False)
    reason: Goodbye
    why: str
    word: Word


def write_message(message: object) -> object:
    """The message as JSON values, which the standard library's `json` writes as they are."""
    if message is None or isinstance(message, (str, int, float)):
        return message
    if isinstance(message, (tuple, list)):
        return [write_message(item) for item in message]
    if isinstance(message, Mapping):
        return {str(key): write_message(item) for key, item in message.items()}
    if is_dataclass(message):
        return {each.name: write_message(getattr(message, each.name)) for each in fields(message)}
    raise TypeError(f"a message must not contain a {type(message).__name__}")
