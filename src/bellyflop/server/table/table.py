"""A table: the fold of its log. Pure: no clock, no socket, no database, no dice of its own."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from bellyflop.core import (
    About,
    Acted,
    AnyGame,
    Chance,
    Match,
    Players,
    Record,
    Settled,
)
from bellyflop.dice.sealed import Seal, SeedSeal
from bellyflop.games import find_game, pad_sheet, set_up
from bellyflop.pad import MOST_PLAYERS, Pad

from .log import (
    MOST_BESIDE_GAME,
    MOST_ON_PAD,
    TOLD_FROM,
    BotSat,
    Brought,
    Called,
    CameBack,
    Committed,
    Covered,
    Decided,
    DiceKind,
    Draft,
    Dropped,
    Entry,
    HintsAllowed,
    Locked,
    Penciled,
    Played,
    Rematched,
    Sat,
    Seat,
    Started,
    Stood,
    TableOpened,
    TakenBack,
    WantedAgain,
    fits,
    takes_room,
)
from .phase import Happened, Lobby, OnPad, Phase, Playing
from .rooms import Room, RoomSeat
from .sealed_dice import Call, Thrown, Wheels, proof_1

_MUST_BE_SEEN = TableOpened, Started, Brought, Played, TakenBack
MOST_HAPPENED = 12  # events that are still told to those who fall behind


@lru_cache(256)
def _rules(game_id: str, seats: int, options: str) -> AnyGame:
    """The game, set up once for all tables that play it the same way: rules never change."""
    return set_up(game_id, seats, json.loads(options))


@dataclass(eq=False, repr=False)
class Table:
    """One table, folded from its log. The first row sets the fields that have no default."""

    id: str
    seq: int = -1
    code: str = ""
    about: About = field(init=False)
    phase: Phase = field(init=False)
    seats: list[Seat] = field(init=False)
    host_hash: str = field(init=False)
    dice: DiceKind = field(init=False)
    clock: int | None = field(init=False)
    spectators: bool = field(init=False)
    hints: bool = field(init=False)
    seal: Seal = field(init=False)
    wheels: Wheels | None = None  # under scheme 2
    options: Mapping[str, object] = field(init=False)
    must_have_seen: list[int] = field(init=False)  # by seat: the last row it must have seen
    last: Entry = field(init=False)  # the row that was taken in last
    changed: int = -1  # the last row with a visible effect
    locked: bool = False
    again: frozenset[int] = frozenset()  # the seats that want to play again
    rematch: str | None = None
    throws: list[Thrown] = field(default_factory=list)
    commands: dict[str, tuple[int, int | None, str | None]] = field(
        default_factory=dict
    )  # row, seat and digest
    happened: deque[Happened] = field(default_factory=lambda: deque(maxlen=MOST_HAPPENED))
    used: int = 0  # rows that count towards the log's limit
    forgotten: int = -1  # the last row that `happened` has dropped

    # ── the fold ────────────────────────────────────────────────────────────────────────────

    def absorb(self, rows: Iterable[Entry]) -> None:
        """Take in rows of the log, in order."""
        self.absorb_decided(map(Decided, rows))

    def absorb_decided(self, rows: Iterable[Decided]) -> None:
        """Take in rows of the log, in order; known states are not computed again."""
        for decided in rows:
            row = decided.entry
            if row.seq != self.seq + 1:
                raise ValueError(f"table {self.id} is at {self.seq}, not ready for row {row.seq}")
            waiting = self.awaited if row.seq else frozenset()
            self._take_in(row, decided.after)
            self.seq, self.last = row.seq, row
            self.used += takes_room(row)
            if not isinstance(row.change, Called):
                self.changed = row.seq
            self._note(row, waiting & self.awaited)
            if row.command is not None:
                self.commands[row.command] = row.seq, row.seat, row.digest

    def _note(self, row: Entry, undisturbed: frozenset[int]) -> None:
        """Note who must have seen this row: its own seat, and all not awaited before and after it.

        So a choice that others make or take back at the same time makes nobody's own choice stale.
        Neither does a change of seats.
        """
        if isinstance(row.change, _MUST_BE_SEEN):
            for seat in range(len(self.seats)):
                if seat == row.seat or seat not in undisturbed:
                    self.must_have_seen[seat] = row.seq

    def _take_in(self, row: Entry, after: object) -> None:
        match row.change:
            case Played() as played:
                self._play(row.seq, played, after)
            case TakenBack():
                self._take_back(row)
            case Brought(events):
                self._playing().replay(events)
                if self.wheels is not None:
                    self.wheels.brought = events
            case Penciled(change):
                self._on_pad().pad.do(change)
            case TableOpened() as opened:
                self._open(row.seq, opened)
            case Started():
                self._start()
            case Sat() as sat:
                self._sit_down(row, sat)
            case Stood(seat):
                self.seats[seat] = Seat()
            case BotSat(seat, level, name, animal):
                self.seats[seat] = Seat("bot", name, animal, level)
            case Covered(seat, level):
                self.seats[seat] = self.seats[seat].covered_by(level, called=row.seat != seat)
            case CameBack(seat):
                self.seats[seat] = self.seats[seat].taken_back()
            case Dropped(seat):
                self._drop(seat)
            case HintsAllowed(hints):
                self.hints = hints
            case WantedAgain(seats):
                self.again |= set(seats)
            case Committed(seat, commitment):
                self.seats[seat] = self.seats[seat].committed_to(commitment)
            case Called(throw, asked, early):
                self._turned().call(throw, asked, early)
            case Locked(locked):
                self.locked = locked
            case Rematched(table):
                self.rematch = table

    def _open(self, seq: int, opened: TableOpened) -> None:
        self.code, self.dice, self.clock = opened.code, opened.dice, opened.clock
        self.spectators, self.hints = opened.spectators, opened.hints
        self.host_hash = opened.host_hash
        if opened.scheme == 1:
            self.seal = Seal(opened.seed, opened.tops)
        else:
            self.seal = seal = SeedSeal(opened.seed)
            self.wheels = Wheels(self.id, seal)
        self.seats = list(opened.seats)
        self.must_have_seen = [seq] * len(self.seats)
        self.about = find_game(opened.game).about
        if self.dice == "pad":
            people = [seat.name for seat in self.seats if seat.kind == "person"]
            self.phase = OnPad(Pad(pad_sheet(self.about.id), [name[:24] for name in people]))
            self.options = {}
            return
        options = json.dumps(dict(opened.options), sort_keys=True)
        self.phase = Lobby(_rules(self.about.id, len(self.seats), options))
        self.options = self.phase.game.options

    def _start(self) -> None:
        match self.phase:
            case Lobby(game):
                self.phase = Playing(Match(game))
            case OnPad() as on_pad:
                on_pad.started = True

    def _drop(self, seat: int) -> None:
        del self.seats[seat], self.must_have_seen[seat]
        if isinstance(self.phase, Lobby):
            options = json.dumps(dict(self.options), sort_keys=True)
            self.phase = Lobby(_rules(self.about.id, len(self.seats), options))

    def _sit_down(self, row: Entry, sat: Sat) -> None:
        assert row.seat is not None
        self.seats[row.seat] = Seat("person", sat.name, sat.animal, token_hash=sat.token_hash)
        if self.wheels is not None and self.match is not None:
            self.wheels.hand_over(len(self.match.events), row.seat, sat.name)
        if self.pad is not None and len(self.pad.players) < MOST_PLAYERS:
            self.pad.add_player(sat.name[:24])

    def _playing(self) -> Playing:
        if not isinstance(self.phase, Playing):
            raise ValueError(f"table {self.id} plays no game at row {self.seq + 1}")
        return self.phase

    def _turned(self) -> Wheels:
        """The wheels, which begin with the first call or move."""
        if self.wheels is None:
            raise ValueError(f"table {self.id} calls nobody at row {self.seq + 1}")
        self.wheels.begin(self.about.id, self._playing().match.game.options, self.seats)
        return self.wheels

    def _on_pad(self) -> OnPad:
        if not isinstance(self.phase, OnPad):
            raise ValueError(f"table {self.id} has no pad at row {self.seq + 1}")
        return self.phase

    def _play(self, seq: int, played: Played, after: object) -> None:
        playing, match = self._playing(), self._playing().match
        if played.throw is not None:
            self.throws.append(Thrown(played.throw, len(match.events)))
        if self.wheels is not None:
            self._turned().play(played)
        playing.play(played.event, after)
        self._remember(Happened(seq, len(match.events) - 1, match.last))

    def _take_back(self, row: Entry) -> None:
        """Take back the last event; correcting a typed-in throw begins with this too."""
        if self.pad is not None:
            self.pad.undo()
            return
        if self.wheels is not None:
            self.wheels.take_back()
        playing = self._playing()
        self._remember(Happened(row.seq, len(playing.match.events) - 1, None))
        self.again = frozenset()  # if it was over, it goes on
        playing.take_back()

    def _remember(self, happened: Happened) -> None:
        if len(self.happened) == MOST_HAPPENED:
            self.forgotten = self.happened[0].seq
        self.happened.append(happened)

    # ── what it comes to ────────────────────────────────────────────────────────────────────

    @property
    def match(self) -> Match[object, object, object, object] | None:
        """The game being played, or finished; None before the start and on a pad."""
        return self.phase.match if isinstance(self.phase, Playing) else None

    @property
    def game(self) -> AnyGame | None:
        """The rules of the game; None on a pad."""
        match self.phase:
            case Lobby(game):
                return game
            case Playing(match):
                return match.game
            case OnPad():
                return None

    @property
    def pad(self) -> Pad | None:
        """The pad, if this is one."""
        return self.phase.pad if isinstance(self.phase, OnPad) else None

    @property
    def started(self) -> bool:
        """Whether the game, or the pad with every seat taken, has begun."""
        match self.phase:
            case Lobby():
                return False
            case Playing():
                return True
            case OnPad(started=started):
                return started

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.phase, Playing) and self.phase.match.over

    @property
    def just_revealed(self) -> bool:
        """Whether the last event opened a throw that had been covered."""
        match self.phase:
            case Playing(match, before) if before is not None:
                closed = match.game.hidden_throws
                return bool(closed(before) - closed(match.state))
        return False

    @property
    def hand(self) -> int | None:
        """The seat whose hand throws next, if a throw by somebody's hand is due."""
        match self.phase:
            case Playing(Match(awaiting=Chance(by))):
                return by
        return None

    @property
    def call(self) -> Call | None:
        """The call that is out for the throw that is due."""
        return self.wheels.called_for(len(self.throws)) if self.wheels is not None else None

    @property
    def awaited(self) -> frozenset[int]:
        """The seats that may act now."""
        match self.phase:
            case Playing(Match(awaiting=Players(seats))):
                return seats
        return frozenset()

    def room(self) -> Room:
        """What anybody with the code may know."""
        return Room(
            table=self.id,
            code=self.code,
            game=self.about.id,
            options=self.options,
            seats=tuple(RoomSeat(s.kind, s.name, s.animal, s.level, s.covered) for s in self.seats),
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

        0 for a viewer who has seen nothing yet: they get the present state.
        """
        if seen < 0:
            return 0
        return sum(each.seq > seen for each in self.happened) + (seen < self.forgotten)

    @property
    def _most(self) -> int:
        return MOST_BESIDE_GAME if self.pad is None else MOST_ON_PAD

    @property
    def left(self) -> int | None:
        """How many more rows the log can take beside moves, once there are few; None before."""
        left = max(self._most - self.used, 0)
        return left if left * TOLD_FROM <= self._most else None

    def fits(self, drafts: Iterable[Draft]) -> bool:
        """Whether these rows may still be added to the log."""
        return fits(drafts, self.used, self._most)

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat's own action was the last thing to happen and may be taken back."""
        last = self.last
        if seat is None or last.seat != seat:
            return False
        match last.change, self.phase:
            case Penciled(), OnPad():
                return True
            case Played(Acted(_, do)), Playing(match, before) if last.command and not match.over:
                # Without a command the table acted; at the end the seal is open.
                return match.game.revocable(before, seat, match.game.read_action(do))
        return False

    @property
    def just_fell(self) -> bool:
        """Whether dice or a deal were the last thing to happen."""
        match self.phase:
            case Playing(match, before) if before is not None:
                return isinstance(match.game.awaiting(before), Chance)
        return False

    @property
    def just_typed(self) -> bool:
        """Whether real dice were typed in last, and nobody has acted on them."""
        if self.match is None or self.dice != "real" or self.rematch is not None:
            return False
        return bool(self.match.events) and isinstance(self.match.events[-1], Settled)

    def record(self) -> Record:
        """The whole record, with its proof once the game is over."""
        names = [seat.name for seat in self.seats]
        match, wheels = self._playing().match, self.wheels
        if not match.over or self.dice != "virtual":
            return match.record(names)
        proof = wheels.proof() if wheels else proof_1(self.id, self.seal, self.throws)
        return match.record(names, proof=proof)
