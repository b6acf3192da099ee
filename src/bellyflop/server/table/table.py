"""A table: the fold of its log. Pure: no clock, no socket, no database, no dice of its own."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from bellyflop.core import (
    About,
    AnyGame,
    Chance,
    Did,
    Fell,
    Happening,
    Match,
    Players,
    Record,
    read_event,
    replay_events,
    understand,
)
from bellyflop.dice.sealed import SCHEME, Seal, SealedRandom
from bellyflop.games import find_game, pad_sheet, set_up
from bellyflop.pad import MOST_PLAYERS, Pad

from . import log as entries
from .log import Entry
from .rooms import Room, RoomSeat
from .seals import read_seal

SeatKind = Literal["open", "person", "bot"]
MOST_HAPPENED = 12  # events that are still told to those who fall behind


@lru_cache(256)
def _rules(game_id: str, seats: int, options: str) -> AnyGame:
    """The game, set up once for all tables that play it the same way: rules never change."""
    return set_up(game_id, seats, json.loads(options))


@dataclass
class Seat:
    """A chair: who holds it, and whether a bot plays for them at the moment."""

    kind: SeatKind = "open"
    name: str = ""
    animal: str = "duck"
    level: str | None = None
    token_hash: str | None = None
    covered: bool = False

    def written(self) -> dict[str, object]:
        """How the first row of a table has it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "animal": self.animal,
            "level": self.level,
            "token_hash": self.token_hash,
        }

    @property
    def played_by_bot(self) -> bool:
        """Whether the table must move for this seat."""
        return self.kind == "bot" or self.covered


@dataclass
class Throw:
    """One sealed throw: its number, whose device fed it, and what fell."""

    number: int
    seat: int | None
    device: str
    event: int


@dataclass(frozen=True, slots=True)
class Happened:
    """A row with an event of the game; without a happening it took that event back."""

    seq: int
    event: int  # its number in the record, from 0
    happening: Happening[object] | None


@dataclass
class Table:
    """One table as its log has made it."""

    id: str
    seq: int = -1
    code: str = ""
    about: About | None = None
    game: AnyGame | None = None
    pad: Pad | None = None  # instead of a game
    match: Match[object, object, object, object] | None = None
    seats: list[Seat] = field(default_factory=list)
    host_hash: str = ""
    dice: str = "virtual"
    clock: int | None = None
    spectators: bool = True
    hints: bool = False
    locked: bool = False
    started: bool = False
    rematch: str | None = None
    seal: Seal | None = None
    throws: list[Throw] = field(default_factory=list)
    commands: dict[str, tuple[int, int | None]] = field(default_factory=dict)  # row and seat
    must_have_seen: list[int] = field(
        default_factory=list
    )  # by seat: the last row it must have seen
    last_kind: str = ""
    last_seat: int | None = None
    last_command: str | None = None  # None: the table moved by itself
    before_last: object = None
    happened: deque[Happened] = field(default_factory=lambda: deque(maxlen=MOST_HAPPENED))
    forgotten: int = -1  # the last row that `happened` held and holds no more
    public: object = field(default=None, compare=False, repr=False)  # kept by `frames` for a row
    throw_shown: object = field(default=None, compare=False, repr=False)  # until the next throw
    room_shown: object = field(default=None, compare=False, repr=False)  # until the room changes

    # ── the fold ────────────────────────────────────────────────────────────────────────────

    def absorb(self, rows: Iterable[Entry]) -> None:
        """Take in rows of the log, in order."""
        for row in rows:
            if row.seq != self.seq + 1:
                raise ValueError(f"table {self.id} is at {self.seq}, not ready for row {row.seq}")
            waiting = self.awaited
            getattr(self, f"_on_{row.kind}")(row)
            self.seq, self.public = row.seq, None
            if row.kind != entries.EVENT or self.over:
                self.room_shown = None
            self._note(row, waiting & self.awaited)
            self.last_kind, self.last_seat, self.last_command = row.kind, row.seat, row.command
            if row.command is not None:
                self.commands[row.command] = row.seq, row.seat

    def _note(self, row: Entry, undisturbed: frozenset[int]) -> None:
        """Whoever is awaited before and after it need not have seen this row, if it is another's.

        So neither a choice that others make at the same time, or take back, makes anybody's own
        stale, nor does who sits where.
        """
        if row.kind in (entries.OPEN, entries.START, entries.EVENT, entries.UNDO):
            for seat in range(len(self.seats)):
                if seat == row.seat or seat not in undisturbed:
                    self.must_have_seen[seat] = row.seq

    def _on_open(self, row: Entry) -> None:
        made = row.payload
        self.code, self.dice = str(made["code"]), str(made["dice"])
        self.clock = made["clock"]  # type: ignore[assignment]  # written by our own hand
        self.spectators, self.hints = bool(made["spectators"]), bool(made["hints"])
        self.host_hash = str(made["host_hash"])
        self.seal = read_seal(made)
        seats: list[dict[str, object]] = made["seats"]  # type: ignore[assignment]
        self.seats = [Seat(**seat) for seat in seats]  # type: ignore[arg-type]
        self.must_have_seen = [row.seq] * len(self.seats)
        self.about = find_game(str(made["game"])).about
        if self.dice == "pad":
            people = [seat.name for seat in self.seats if seat.kind == "person"]
            self.pad = Pad(pad_sheet(self.about.id), [name[:24] for name in people])
            return
        options = json.dumps(made["options"], sort_keys=True)
        self.game = _rules(self.about.id, len(self.seats), options)

    def _on_sit(self, row: Entry) -> None:
        assert row.seat is not None
        made = row.payload
        self.seats[row.seat] = Seat(
            "person", str(made["name"]), str(made["animal"]), token_hash=str(made["token_hash"])
        )

        if self.pad is not None and len(self.pad.players) < MOST_PLAYERS:
            self.pad.add_player(str(made["name"])[:24])

    def _on_pencil(self, row: Entry) -> None:
        assert self.pad is not None
        self.pad.do(row.payload["change"])

    def _on_stand(self, row: Entry) -> None:
        self.seats[self._chair(row)] = Seat()

    def _on_bot(self, row: Entry) -> None:
        made = row.payload
        seat = Seat("bot", str(made["name"]), str(made["animal"]), str(made["level"]))
        self.seats[self._chair(row)] = seat

    def _on_cover(self, row: Entry) -> None:
        seat = self.seats[self._chair(row)]
        seat.covered, seat.level = True, str(row.payload["level"])

    def _on_back(self, row: Entry) -> None:
        seat = self.seats[self._chair(row)]
        seat.covered, seat.level = False, None

    def _on_lock(self, row: Entry) -> None:
        self.locked = bool(row.payload["locked"])

    def _on_start(self, row: Entry) -> None:
        self.started = True
        if self.game is not None:
            self.match = Match(self.game)

    def _on_event(self, row: Entry) -> None:
        assert self.match is not None
        self.before_last = self.match.state
        throw = row.payload.get("throw")
        if isinstance(throw, dict):
            self.throws.append(Throw(**throw, event=len(self.match.events)))
            self.throw_shown = None
        event = read_event(row.payload["event"])
        if row.after is None:
            self.match.play_event(event)
        else:
            happened = understand(self.match.game, event)
            self.match.go_on(event, Happening(self.match.state, happened, row.after))
        self._remember(Happened(row.seq, len(self.match.events) - 1, self.match.last))

    def _on_undo(self, row: Entry) -> None:
        """Also how a typed-in throw is corrected: take it back, then type again."""
        if self.pad is not None:
            self.pad.undo()
            return
        assert self.match is not None
        assert self.game is not None
        left = self.match.events[:-1]
        self._remember(Happened(row.seq, len(left), None))
        self.match = replay_events(self.game, left[:-1])
        self.before_last = self.match.state
        for event in left[-1:]:
            self.match.play_event(event)

    def _remember(self, happened: Happened) -> None:
        if len(self.happened) == MOST_HAPPENED:
            self.forgotten = self.happened[0].seq
        self.happened.append(happened)

    def _on_rematch(self, row: Entry) -> None:
        self.rematch = str(row.payload["table"])

    @staticmethod
    def _chair(row: Entry) -> int:
        chair = row.payload["seat"]
        assert isinstance(chair, int)
        return chair

    # ── what it comes to ────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.over

    @property
    def just_revealed(self) -> bool:
        """Whether the last event opened a throw that had been covered."""
        if self.match is None or self.before_last is None:
            return False
        game = self.match.game
        return bool(game.closed_throws(self.before_last) - game.closed_throws(self.match.state))

    @property
    def hand(self) -> int | None:
        """The seat whose hand throws next, if a throw by somebody's hand is due."""
        if self.match is None:
            return None
        awaiting = self.match.awaiting
        return awaiting.by if isinstance(awaiting, Chance) else None

    @property
    def awaited(self) -> frozenset[int]:
        """The seats that may act now."""
        if self.match is None:
            return frozenset()
        awaiting = self.match.awaiting
        return awaiting.seats if isinstance(awaiting, Players) else frozenset()

    def room(self) -> Room:
        """What anybody with the code may know."""
        assert self.about is not None
        return Room(
            table=self.id,
            code=self.code,
            game=self.about.id,
            options={} if self.game is None else self.game.options,
            seats=[RoomSeat(s.kind, s.name, s.animal, s.level, s.covered) for s in self.seats],
            dice=self.dice,
            clock=self.clock,
            spectators=self.spectators,
            hints=self.hints,
            locked=self.locked,
            started=self.started,
            over=self.over,
        )

    def untold(self, seen: int) -> int:
        """How many events came after this row: at most one more than the table remembers.

        None for whoever has seen nothing yet: they are shown what is.
        """
        if seen < 0:
            return 0
        return sum(each.seq > seen for each in self.happened) + (seen < self.forgotten)

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat's own action was the last thing to happen and may be taken back."""
        if self.pad is not None and self.last_kind == entries.PENCIL:
            return seat is not None and self.last_seat == seat
        if self.match is None or self.last_kind != entries.EVENT or self.last_seat != seat:
            return False
        if self.last_command is None or self.over:  # the table acted; or the seal is open
            return False
        event = self.match.events[-1] if self.match.events else None
        if seat is None or not isinstance(event, Did):
            return False
        assert self.game is not None
        return self.game.revocable(self.before_last, seat, self.game.read_action(event.do))

    @property
    def just_fell(self) -> bool:
        """Whether dice or a deal were the last thing to happen."""
        if self.match is None or self.before_last is None:
            return False
        return isinstance(self.match.game.awaiting(self.before_last), Chance)

    @property
    def just_typed(self) -> bool:
        """Whether real dice were typed in last, and nobody has acted on them."""
        if self.match is None or self.dice != "real" or self.rematch is not None:
            return False
        return bool(self.match.events) and isinstance(self.match.events[-1], Fell)

    def record(self) -> Record:
        """The whole record, with its proof once the game is over."""
        assert self.match is not None
        names = [seat.name for seat in self.seats]
        extra = {"proof": self.proof()} if self.over and self.dice == "virtual" else {}
        return self.match.record(names, **extra)

    def proof(self) -> dict[str, object]:
        """What anybody needs to check every throw: the seal, its seed and the device numbers."""
        assert self.seal is not None
        return {
            "scheme": SCHEME,
            "table": self.id,
            "root": self.seal.root.hex(),
            "seed": self.seal.seed.hex(),
            "throws": [self._proof_of(self.seal, throw) for throw in self.throws],
        }

    def _proof_of(self, seal: Seal, t: Throw) -> dict[str, object]:
        tag = SealedRandom(seal.key(t.number), self.id, t.number, t.seat, t.device).tag()
        return {"event": t.event, "n": t.number, "seat": t.seat, "device": t.device, "tag": tag}
