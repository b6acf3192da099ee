"""Scheme 2: verifies dice made from the server's sealed keys and the phones' committed numbers."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from bellyflop.core import (
    BadNotation,
    BadRecord,
    Chance,
    Record,
    RecordedEvent,
    RuleBroken,
    Settled,
    write_event,
)
from bellyflop.core.notation import take_int, take_list, take_object
from bellyflop.dice.sealed import (
    THROWS,
    CalledRandom,
    Chain,
    SeedSeal,
    fold,
    head_after_call,
    head_after_handover,
    head_after_numbers,
    head_at_start,
    step,
)

from .verdict import Claim, Verdict, about_seal, new_match, read_hash, read_text

_KEYS = ("scheme", "table", "root", "seed", "names", "brought", "phones", "handed", "calls", "head")
_Numbers = Mapping[int, Mapping[int, bytes]]  # by seat and throw


@dataclass(frozen=True, slots=True)
class Kept:
    """A phone's memory of a game: its commitment, and the head for which it gave each number."""

    commitment: bytes
    heads: Mapping[int, bytes] = field(default_factory=dict)
    root: bytes | None = None  # as it was first shown
    end: bytes | None = None  # the head at the end of the game


class Phone:
    """An honest phone: it commits, answers calls in order and remembers their heads."""

    def __init__(self, secret: bytes, root: bytes | None = None) -> None:
        self._chain, self._root = Chain(secret), root
        self._heads: dict[int, bytes] = {}

    @property
    def commitment(self) -> bytes:
        """The commitment that the phone sends before the start."""
        return self._chain.commitment

    @property
    def kept(self) -> Kept:
        """What the phone remembers, for comparison with a record."""
        return Kept(self.commitment, dict(self._heads), self._root)

    def answer(self, throw: int, head: bytes) -> bytes | None:
        """The number for this throw; None if the call is out of order or contradicts another."""
        if self._heads.get(throw) != head:
            if throw <= max(self._heads, default=-1):
                return None
            self._heads[throw] = head
        return self._chain.number(throw)


@dataclass(frozen=True, slots=True)
class _Call:
    throw: int
    asked: tuple[int, ...]
    gave: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Committed:
    seat: int
    commitment: bytes
    last: tuple[int, bytes] | None  # the last throw it gave a number for, and that number


@dataclass(frozen=True, slots=True)
class _Handed:
    event: int
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class _Proof:
    table: str
    root: bytes
    seal: SeedSeal
    names: tuple[str, ...]
    brought: int  # events played elsewhere; the proof says nothing about their dice
    phones: tuple[_Committed, ...]
    handed: tuple[_Handed, ...]
    calls: tuple[_Call, ...]
    head: bytes


def verify_2(record: Record, seal: str | None, kept: Kept | None) -> Verdict:
    """The verdict on a record of scheme 2, or BadRecord if its proof cannot be read."""
    proof = _read_proof(record)
    fits = hmac.compare_digest(proof.seal.root, proof.root)
    shown = kept.root if kept else None
    seen = proof.root.hex().startswith(seal or "") and shown in (None, proof.root)
    if shown is not None and seal is None:
        seal = shown.hex()
    numbers, unfed = _numbers(proof)
    course = _Course(record, proof, numbers)
    astray = None if unfed else course.run()
    if kept is not None and unfed is None:
        unfed = _disowned(proof, course, kept)
    count = len(course.calls)
    with_phones = sum(bool(call and call.gave) for call in course.calls)
    return Verdict(
        fits and seen,
        unfed is None,
        astray is None and course.whole,
        (
            about_seal(fits, seen, seal),
            unfed or Claim("proof-fed", {"some": with_phones, "throws": count}),
            astray
            or (
                Claim("proof-followed", {"throws": count})
                if course.whole
                else Claim("verify-unknown")
            ),
        ),
        _claims(proof, course, kept) if course.whole else (),
    )


def _numbers(proof: _Proof) -> tuple[_Numbers, Claim | None]:
    """Every number used, by seat and throw, and the first fault of a phone's number, if any."""
    found: dict[int, dict[int, bytes]] = {}
    for phone in proof.phones:
        throws = [call.throw for call in proof.calls if phone.seat in call.gave]
        last = phone.last[0] if phone.last else None
        if (throws[-1] if throws else None) != last:
            return {}, Claim("verify-last", {"seat": phone.seat})
        found[phone.seat] = {}
        if phone.last is None:
            continue
        later, number = phone.last
        for throw in reversed(throws):
            number = step(number, later - throw)
            found[phone.seat][throw] = number
            later = throw
        if step(number, later + 1) != phone.commitment:
            return {}, Claim("verify-chain", {"seat": phone.seat})
    return found, None


class _Course:
    """A replay of the record, with the head at each call and the call for each throw."""

    def __init__(self, record: Record, proof: _Proof, numbers: _Numbers) -> None:
        self._match = new_match(record)
        self._record, self._proof, self._numbers = record, proof, numbers
        commitments = {phone.seat: phone.commitment for phone in proof.phones}
        brought = [write_event(event) for event in record.events[: proof.brought]]
        self.head = head_at_start(
            proof.table, proof.root, record.game, record.options, proof.names, commitments, brought
        )
        elsewhere = record.events[: proof.brought]
        self.brought = sum(isinstance(event, Settled) for event in elsewhere)
        self.heads: dict[int, bytes] = {}  # the veiled head that each call carried
        self.calls: list[_Call | None] = []  # for each throw
        self.whole = False
        self._names = list(proof.names)
        self._handed = list(reversed(proof.handed))
        self._ahead = list(reversed(proof.calls))
        self._latest: dict[int, bytes] = {}

    def run(self) -> Claim | None:
        """The first fault in the events or at the end of the game; None if there is none."""
        for index, event in enumerate(self._record.events):
            here = index >= self._proof.brought
            self._hand_over(index)
            due = here and isinstance(self._match.awaiting, Chance)
            if due and (wrong := self._wrong_throw(event)):
                return wrong
            try:
                self._match.play_event(event)
            except (BadNotation, RuleBroken) as error:
                raise BadRecord(str(error), index) from error
            self.head = fold(self.head, write_event(event)) if here else self.head
        self._hand_over(len(self._record.events))
        wrong = self._wrong_end()
        self.whole = wrong is None
        return wrong

    def _hand_over(self, index: int) -> None:
        while self._handed and self._handed[-1].event == index:
            change = self._handed.pop()
            self._names[change.seat] = change.name
            self.head = head_after_handover(self.head, change.seat, change.name)

    def _wrong_throw(self, event: RecordedEvent) -> Claim | None:
        match, throw, index = self._match, len(self.calls), len(self._match.events)
        led = match.events[-1] if index > self._proof.brought else None
        if isinstance(led, Settled) and match.awaiting == Chance():
            self.calls.append(self.calls[-1])  # nobody acted in between: one call for all
        else:
            if not self._ahead or self._ahead[-1].throw != throw:
                return Claim("verify-no-call", {"event": index})
            call = self._ahead.pop()
            self.calls.append(call)
            self.head = head_after_call(self.head, throw, call.asked)
            self.heads[throw] = self._proof.seal.veiled(self.head)
            self.head = head_after_numbers(self.head, call.gave)
            self._latest |= {seat: self._numbers[seat][throw] for seat in call.gave}
        latest = [self._latest.get(phone.seat) for phone in self._proof.phones]
        rng = CalledRandom(self._proof.seal.key(throw), self._proof.table, throw, latest)
        outcome = match.game.sample(match.state, rng)
        if event != Settled(match.game.write_outcome(outcome)):
            return Claim("verify-dice-2", {"event": index})
        return None

    def _wrong_end(self) -> Claim | None:
        if not self._match.over:
            return Claim("verify-end")
        if self._ahead:
            return Claim("verify-call", {"throw": self._ahead[-1].throw})
        if self._handed or tuple(self._names) != self._record.seats:
            return Claim("verify-names")
        if not hmac.compare_digest(self.head, self._proof.head):
            return Claim("verify-head")
        return None


def _disowned(proof: _Proof, course: _Course, kept: Kept) -> Claim | None:
    """The first contradiction between the record and the phone's memory, if any."""
    mine = [phone.seat for phone in proof.phones if phone.commitment == kept.commitment]
    if not mine:
        return Claim("verify-not-there")
    gave = {call.throw for call in proof.calls if mine[0] in call.gave}
    late = _late(proof, kept)
    for throw, head in sorted(kept.heads.items()):
        if throw not in gave | late:
            return Claim("verify-left-out", {"throw": throw})
        if throw in course.heads and course.heads[throw] != head:
            return Claim("verify-otherwise", {"throw": throw})
    if gave - set(kept.heads):
        return Claim("verify-never-gave", {"throw": min(gave - set(kept.heads))})
    if course.whole and kept.end not in (None, course.head):
        return Claim("verify-other-end")
    return None


def _claims(proof: _Proof, course: _Course, kept: Kept | None) -> tuple[Claim, ...]:
    """What a valid record proves to whom, and what each side could still do."""
    count, still = len(course.calls), Claim("proof-still")
    before = [Claim("proof-brought", {"throws": course.brought})] if proof.brought else []
    if not proof.phones:
        return (*before, Claim("proof-no-phone"), still)
    phones = len(proof.phones)
    first = Claim("proof-phones", {"phones": phones}) if phones > 1 else Claim("proof-one-phone")
    there = Counter(seat for call in course.calls if call for seat in call.gave)
    silent = Counter(seat for call in proof.calls for seat in set(call.asked) - set(call.gave))
    name = {phone.seat: _called_by(proof, phone.seat) for phone in proof.phones}
    claims = [
        Claim("proof-there", {"name": name[seat], "some": there[seat], "throws": count})
        for seat in name
    ]
    for seat, times in sorted(silent.items()):
        claims.append(Claim("proof-silent", {"name": name[seat], "times": times}))
    if kept is not None and (late := len(_late(proof, kept))):
        claims.append(Claim("proof-late", {"times": late}))
    return (*before, first, *claims, still)


def _called_by(proof: _Proof, seat: int) -> str:
    """The name at this seat when the game began, with the seat number if the name is not unique."""
    name = proof.names[seat]
    return name if proof.names.count(name) == 1 else f"{name} ({seat})"


def _late(proof: _Proof, kept: Kept) -> set[int]:
    """The throws for which this phone gave its number but is recorded as silent."""
    mine = {phone.seat for phone in proof.phones if phone.commitment == kept.commitment}
    return {
        call.throw
        for call in proof.calls
        if call.throw in kept.heads and mine & (set(call.asked) - set(call.gave))
    }


# ── reading ─────────────────────────────────────────────────────────────────────────────────────


def _read_proof(record: Record) -> _Proof:
    try:
        seats, told = len(record.seats), record.extra["proof"]
        whole = {"brought": 0, **told} if isinstance(told, dict) else told
        data = take_object(whole, "the proof", _KEYS)
        root, head = (read_hash(data[key], f"the {key}") for key in ("root", "head"))
        phones = _ascending([_read_phone(p, seats) for p in take_list(data["phones"], "phones")])
        ours = tuple(phone.seat for phone in phones)
        return _Proof(
            read_text(data["table"], "table"),
            root,
            SeedSeal(read_hash(data["seed"], "the seed")),
            tuple(_name(n) for n in take_list(data["names"], "the names", seats)),
            take_int(data["brought"], "what was brought", 0, len(record.events)),
            phones,
            tuple(_read_handed(h, seats) for h in take_list(data["handed"], "handed")),
            tuple(_read_call(c, ours) for c in take_list(data["calls"], "calls")),
            head,
        )
    except BadNotation as error:
        raise BadRecord(str(error)) from error


def _ascending(phones: list[_Committed]) -> tuple[_Committed, ...]:
    seats = [phone.seat for phone in phones]
    if seats != sorted(set(seats)):
        raise BadNotation("phones stand in the order of their seats, one for each.")
    if len({phone.commitment for phone in phones}) < len(phones):
        raise BadNotation("two phones have the same commitment.")
    return tuple(phones)


def _read_phone(data: object, seats: int) -> _Committed:
    phone = take_object(data, "a phone of the proof", ("seat", "commitment", "throw", "number"))
    seat = take_int(phone["seat"], "the seat of a phone", 0, seats - 1)
    commitment = read_hash(phone["commitment"], "a commitment")
    if phone["throw"] is None and phone["number"] is None:
        return _Committed(seat, commitment, None)
    throw = take_int(phone["throw"], "the last throw of a phone", 0, THROWS - 1)
    return _Committed(seat, commitment, (throw, read_hash(phone["number"], "a phone's number")))


def _read_handed(data: object, seats: int) -> _Handed:
    change = take_object(data, "a seat that was handed over", ("event", "seat", "name"))
    event = take_int(change["event"], "its event", 0, 2**31)
    return _Handed(event, take_int(change["seat"], "its seat", 0, seats - 1), _name(change["name"]))


def _read_call(data: object, phones: tuple[int, ...]) -> _Call:
    call = take_object(data, "a call of the proof", ("throw", "asked", "gave"))
    throw = take_int(call["throw"], "the throw of a call", 0, THROWS - 1)
    asked = _some(call["asked"], "those who were asked", phones)
    return _Call(throw, asked, _some(call["gave"], "those who gave a number", asked))


def _some(data: object, what: str, among: tuple[int, ...]) -> tuple[int, ...]:
    """Some of these seats, in their order, each once."""
    listed = tuple(take_int(seat, what, 0, 9) for seat in take_list(data, what))
    if listed != tuple(seat for seat in among if seat in listed):
        raise BadNotation(f"{what} must be among {list(among)}, in that order.")
    return listed


def _name(data: object) -> str:
    if not isinstance(data, str):
        raise BadNotation("a name of the proof must be a text.")
    return data
