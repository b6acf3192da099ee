"""The sealed dice of a table: what its log says of throws, and the proof its record carries.

`docs/decisions` has both schemes. Under scheme 2 a phone brings a wheel: a hash chain with one
number for each throw, to which it commits before the first call. A wheel belongs to a seat of that
phone.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bellyflop.core import RecordedEvent, write_event
from bellyflop.dice.sealed import (
    SCHEME,
    SCHEME_2,
    CalledRandom,
    Seal,
    SealedRandom,
    SeedSeal,
    head_after_call,
    head_after_handover,
    head_after_numbers,
    head_at_start,
    step,
)
from bellyflop.dice.sealed import fold as fold_in

from .log import CalledThrow, Played, Seat, Throw

MOST_COMMITS = 3  # of one seat: its owner may come with another phone before the game

Given = Mapping[int, bytes]  # the numbers given for a throw, by the seat of the wheel


@dataclass(frozen=True, slots=True)
class Call:
    """The call for a throw: which wheels were asked, what they were shown, and which answered."""

    throw: int
    asked: tuple[int, ...]
    head: bytes
    gave: tuple[int, ...] | None = None  # None until it is thrown
    early: bool = False  # sent while the hand still holds the dice


@dataclass(eq=False)
class Wheels:
    """The wheels of one table: commitments, calls, numbers and the running head."""

    table: str
    seal: SeedSeal
    game: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    brought: tuple[RecordedEvent, ...] = ()  # of a game that was begun elsewhere
    begun: bool = False  # commitments are taken until then
    names: tuple[str, ...] = ()  # as they were when it began
    commitments: Mapping[int, bytes] = field(default_factory=dict)
    head: bytes = b""
    latest: dict[int, tuple[int, bytes]] = field(default_factory=dict)  # throw and number
    calls: list[Call] = field(default_factory=list)
    handed: list[tuple[int, int, str]] = field(default_factory=list)  # event, seat, name
    _before: bytes = b""  # the head before the last event

    # ── the fold ────────────────────────────────────────────────────────────────────────────

    def begin(self, game: str, options: Mapping[str, object], seats: Sequence[Seat]) -> None:
        """At the first call or move, fix the wheels, the names and the options."""
        if self.begun:
            return
        self.begun, self.game, self.options = True, game, options
        self.names = tuple(seat.name for seat in seats)
        self.commitments = committed(seats)
        named = self.table, self.seal.root, game, options, self.names, self.commitments
        self.head = head_at_start(*named, [write_event(event) for event in self.brought])

    def call(self, throw: int, asked: tuple[int, ...], early: bool = False) -> None:
        """Call these wheels for this throw."""
        self.head = head_after_call(self.head, throw, asked)
        self.calls.append(Call(throw, asked, self.seal.veiled(self.head), early=early))

    def _fall(self, thrown: CalledThrow) -> None:
        """Fix whose numbers went into a throw, before its event."""
        if thrown.gave is None:  # nobody acted since the throw before: they share a call
            return
        if self.calls[-1:] == [] or self.calls[-1].throw != thrown.number:
            self.call(thrown.number, ())
        last, gave = self.calls[-1], tuple(seat for seat, _ in thrown.gave)
        self.calls[-1] = Call(last.throw, last.asked, last.head, gave)
        self.head = head_after_numbers(self.head, gave)
        self.latest |= {seat: (thrown.number, number) for seat, number in thrown.gave}

    def play(self, played: Played) -> None:
        """Fold in an event of the game, perhaps a throw."""
        if isinstance(played.throw, CalledThrow):
            self._fall(played.throw)
        self._before = self.head
        self.head = fold_in(self.head, write_event(played.event))

    def take_back(self) -> None:
        """Take back the last event. A throw, or an event before a call, is never taken back."""
        self.head = self._before

    def hand_over(self, event: int, seat: int, name: str) -> None:
        """Note that somebody of this name takes over a seat before this event."""
        if self.begun:
            self.head = head_after_handover(self.head, seat, name)
            self.handed.append((event, seat, name))

    # ── what follows from it ────────────────────────────────────────────────────────────────────

    def called_for(self, throw: int) -> Call | None:
        """The call for this throw, if it is out and the throw has not fallen."""
        last = self.calls[-1] if self.calls else None
        return last if last is not None and last.throw == throw and last.gave is None else None

    def to_ask(self, seats: Sequence[Seat], there: Collection[int]) -> tuple[int, ...]:
        """Of the wheels that are there, those to call for a throw that is due now."""
        return tuple(sorted(set(self.known(seats)) & set(there)))

    def fits(self, seat: int, throw: int, number: bytes) -> bool:
        """Whether this is the number that this wheel has for this throw."""
        at, known = self.latest.get(seat, (-1, self.commitments.get(seat)))
        if known is None or throw <= at:
            return False
        return hmac.compare_digest(step(number, throw - at), known)

    def known(self, seats: Sequence[Seat]) -> Mapping[int, bytes]:
        """The commitments of the phones that bring a wheel, by seat."""
        return self.commitments if self.begun else committed(seats)

    def chance(self, seats: Sequence[Seat], throw: int, given: Given) -> CalledRandom:
        """The chance behind this throw if these numbers are given for it."""
        latest = {seat: number for seat, (_, number) in self.latest.items()} | dict(given)
        wheels = [latest.get(seat) for seat in sorted(self.known(seats))]
        return CalledRandom(self.seal.key(throw), self.table, throw, wheels)

    def turned(self) -> tuple[bytes | None, ...]:
        """The latest number of every wheel."""
        return tuple(self.latest.get(seat, (0, None))[1] for seat in sorted(self.commitments))

    def proof(self) -> dict[str, object]:
        """Everything needed to compute every throw and the head again."""
        return {
            "scheme": SCHEME_2,
            "table": self.table,
            "root": self.seal.root.hex(),
            "seed": self.seal.seed.hex(),
            "names": list(self.names),
            **({"brought": len(self.brought)} if self.brought else {}),
            "phones": [self._proof_of(seat) for seat in sorted(self.commitments)],
            "handed": [
                {"event": event, "seat": seat, "name": name} for event, seat, name in self.handed
            ],
            "calls": [
                {"throw": call.throw, "asked": list(call.asked), "gave": list(call.gave or ())}
                for call in self.calls
            ],
            "head": self.head.hex(),
        }

    def _proof_of(self, seat: int) -> dict[str, object]:
        throw, number = self.latest.get(seat, (None, None))
        return {
            "seat": seat,
            "commitment": self.commitments[seat].hex(),
            "throw": throw,
            "number": None if number is None else number.hex(),
        }


def committed(seats: Sequence[Seat]) -> dict[int, bytes]:
    """The commitments of the phones at these seats so far."""
    return {n: seat.commitment for n, seat in enumerate(seats) if seat.commitment is not None}


def takes(seats: Sequence[Seat], seat: int, commitment: bytes) -> bool:
    """Whether this seat may still commit to that; no two wheels may share a commitment."""
    known = committed(seats)
    return (
        seats[seat].kind == "person"
        and seats[seat].commits < MOST_COMMITS
        and commitment not in known.values()
    )


@dataclass(frozen=True, slots=True)
class Thrown:
    """A sealed throw, and the number of its event, from 0."""

    throw: Throw | CalledThrow
    event: int


def proof_1(table: str, seal: Seal, throws: Sequence[Thrown]) -> dict[str, object]:
    """Everything needed to check all throws under scheme 1: seal, seed and device numbers."""
    return {
        "scheme": SCHEME,
        "table": table,
        "root": seal.root.hex(),
        "seed": seal.seed.hex(),
        "throws": [
            _proof_of(table, seal, thrown.throw, thrown.event)
            for thrown in throws
            if isinstance(thrown.throw, Throw)
        ],
    }


def _proof_of(table: str, seal: Seal, t: Throw, event: int) -> dict[str, object]:
    tag = SealedRandom(seal.key(t.number), table, t.number, t.seat, t.device).tag()
    return {"event": event, "n": t.number, "seat": t.seat, "device": t.device, "tag": tag}
