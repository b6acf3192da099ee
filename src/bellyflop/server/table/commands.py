"""The messages of a phone to its table. The page's types are made from this."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, get_args

from .fields import Reader, Text, Whole
from .rooms import Level

CommandId = Annotated[str, Text(8, 64, "[A-Za-z0-9_-]+")]
Token = Annotated[str, Text(1, 64)]
Device = Annotated[str, Text(32, 32, "[0-9a-f]+")]
Hash = Annotated[str, Text(64, 64, "[0-9a-f]+")]
Seq = Annotated[int, Whole(-1, 2**31)]
SeatNumber = Annotated[int, Whole(0, 9)]


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a socket: which table, which seat (by its token), what was last seen."""

    type: Literal["hello"] = field(default="hello", init=False)
    table: Annotated[str, Text(0, 32)]
    token: Token | None = None
    seen: Seq = -1


@dataclass(frozen=True, slots=True)
class Do:
    """An action of the game. `device` feeds the throw that may follow from it."""

    type: Literal["do"] = field(default="do", init=False)
    id: CommandId
    base: Seq
    do: dict[str, object]
    device: Device | None = None


@dataclass(frozen=True, slots=True)
class Throw:
    """The hand whose turn it is throws the dice."""

    type: Literal["throw"] = field(default="throw", init=False)
    id: CommandId
    base: Seq
    device: Device | None = None


@dataclass(frozen=True, slots=True)
class Shake:
    """The hand whose turn it is begins to shake the dice; all who are there hear it."""

    type: Literal["shake"] = field(default="shake", init=False)
    id: CommandId


@dataclass(frozen=True, slots=True)
class Fell:
    """A throw of real dice, typed in; `correct` replaces the throw typed in last."""

    type: Literal["fell"] = field(default="fell", init=False)
    id: CommandId
    base: Seq
    chance: dict[str, object]
    correct: bool = False


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back one's own last action."""

    type: Literal["undo"] = field(default="undo", init=False)
    id: CommandId
    base: Seq


@dataclass(frozen=True, slots=True)
class Pencil:
    """Write, clear or add something on a pad."""

    type: Literal["pencil"] = field(default="pencil", init=False)
    id: CommandId
    change: dict[str, object]


@dataclass(frozen=True, slots=True)
class Start:
    """The host opens the game."""

    type: Literal["start"] = field(default="start", init=False)
    id: CommandId


@dataclass(frozen=True, slots=True)
class Lock:
    """The host shuts or opens the door to newcomers."""

    type: Literal["lock"] = field(default="lock", init=False)
    id: CommandId
    locked: bool


@dataclass(frozen=True, slots=True)
class Hints:
    """The host lets everybody ask the coach, or nobody."""

    type: Literal["hints"] = field(default="hints", init=False)
    id: CommandId
    hints: bool


@dataclass(frozen=True, slots=True)
class Remove:
    """The host frees a seat before the start, or removes a free one."""

    type: Literal["remove"] = field(default="remove", init=False)
    id: CommandId
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class HandToBot:
    """The host gives a seat to a bot, perhaps only if it is open, so that no newcomer loses it.

    Once the game has started, the bot plays for the seat's owner until they are back. Then anybody
    at the table may ask for it when the owner has been away for a while.
    """

    type: Literal["bot"] = field(default="bot", init=False)
    id: CommandId
    seat: SeatNumber
    level: Level = "swimmer"
    only_if_open: bool = False


@dataclass(frozen=True, slots=True)
class StepAway:
    """A player leaves for a while and lets a bot play, or comes back."""

    type: Literal["away"] = field(default="away", init=False)
    id: CommandId
    away: bool
    level: Level = "swimmer"


@dataclass(frozen=True, slots=True)
class Rematch:
    """Somebody wants to play again after the end; sent twice by the host, it waits for nobody."""

    type: Literal["rematch"] = field(default="rematch", init=False)
    id: CommandId


@dataclass(frozen=True, slots=True)
class React:
    """A quick reaction, shown to those who are there now and not stored."""

    type: Literal["react"] = field(default="react", init=False)
    id: CommandId
    what: Literal["splash", "clap", "laugh", "wow", "oops", "hurry"]


@dataclass(frozen=True, slots=True)
class Shown:
    """The phone has finished showing this row; bots wait for that. It gets no answer."""

    type: Literal["shown"] = field(default="shown", init=False)
    seq: Seq


@dataclass(frozen=True, slots=True)
class Together:
    """The tokens of other seats at this phone, which are not away. It gets no answer."""

    type: Literal["together"] = field(default="together", init=False)
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class TakeMarks:
    """From now on this phone takes only what is new on a pad, as marks. It gets no answer."""

    type: Literal["marks"] = field(default="marks", init=False)


@dataclass(frozen=True, slots=True)
class Commit:
    """This phone brings a wheel: the end of its chain of numbers. It gets no answer."""

    type: Literal["commit"] = field(default="commit", init=False)
    commitment: Hash


@dataclass(frozen=True, slots=True)
class Give:
    """This phone's number for the throw it was called for. It gets no answer."""

    type: Literal["give"] = field(default="give", init=False)
    throw: Seq
    number: Hash


@dataclass(frozen=True, slots=True)
class Reach:
    """This seat's hand takes the dice to throw them, so phones are called. It gets no answer."""

    type: Literal["reach"] = field(default="reach", init=False)


# Messages that get no answer; older nodes cannot read them.
Note = Shown | Together | TakeMarks | Commit | Give | Reach

Command = (
    Do
    | Throw
    | Shake
    | Fell
    | Undo
    | Pencil
    | Start
    | Lock
    | Hints
    | Remove
    | HandToBot
    | StepAway
    | Rematch
    | React
)

read_hello = Reader[Hello](Hello).read
"""The first message in these JSON values, or BadNotation."""

read_command = Reader[Command](*get_args(Command)).read
"""The command in these JSON values, or BadNotation."""

read_message = Reader[Command | Note](*get_args(Command), *get_args(Note)).read
"""The command or note in these JSON values, or BadNotation."""
