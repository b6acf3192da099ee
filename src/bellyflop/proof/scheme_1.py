"""Scheme 1: verifies dice made from sealed keys and numbers from the throwers' devices."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from bellyflop.core import (
    Acted,
    BadNotation,
    BadRecord,
    Chance,
    Proceeded,
    Record,
    RecordedEvent,
    RuleBroken,
    Settled,
)
from bellyflop.core.notation import take_int, take_list, take_object
from bellyflop.dice.sealed import THROWS, Seal, SealedRandom

from .verdict import AnyMatch, Claim, Verdict, about_seal, new_match, read_hash, read_text

_PROOF_KEYS = ("scheme", "table", "root", "seed", "throws")
_THROW_KEYS = ("event", "n", "seat", "device", "tag")
_CLAIMS = (Claim("proof-older"),)


@dataclass(frozen=True, slots=True)
class _Throw:
    event: int
    number: int
    seat: int | None
    device: str
    tag: str


@dataclass(frozen=True, slots=True)
class _Proof:
    table: str
    root: str
    seal: Seal
    throws: tuple[_Throw, ...]


def verify_1(record: Record, seal: str | None) -> Verdict:
    """The verdict on a record of scheme 1, or BadRecord if its proof cannot be read."""
    proof = _read_proof(record)
    fits = hmac.compare_digest(proof.seal.root.hex(), proof.root)
    seen = proof.root.startswith(seal or "")
    strange = _strange_number(proof)
    astray = _astray(record, proof)
    count = len(proof.throws)
    by_hand = sum(bool(throw.device) for throw in proof.throws)
    return Verdict(
        fits and seen,
        strange is None,
        astray is None,
        (
            about_seal(fits, seen, seal),
            Claim("proof-fed-older", {"some": by_hand, "throws": count})
            if strange is None
            else Claim("verify-number", {"throw": strange}),
            astray or Claim("proof-followed", {"throws": count}),
        ),
        _CLAIMS,
    )


def _strange_number(proof: _Proof) -> int | None:
    """The first throw whose recorded context does not match its tag."""
    for place, throw in enumerate(proof.throws):
        if throw.number != place or not hmac.compare_digest(_rng(proof, throw).tag(), throw.tag):
            return place
    return None


def _astray(record: Record, proof: _Proof) -> Claim | None:
    """The first fault in the throws or at the end of the game; None if there is none."""
    match, fell = new_match(record), 0
    for index, event in enumerate(record.events):
        if isinstance(match.awaiting, Chance):
            if wrong := _wrong_throw(match, proof, fell, event):
                return wrong
            fell += 1
        try:
            match.play_event(event)
        except (BadNotation, RuleBroken) as error:
            raise BadRecord(str(error), index) from error
    if fell < len(proof.throws):
        at = proof.throws[fell].event
        return Claim("verify-no-throw", {"event": at})
    return None if match.over else Claim("verify-end")


def _wrong_throw(match: AnyMatch, proof: _Proof, place: int, event: RecordedEvent) -> Claim | None:
    """The fault in the throw that is due now and that this event records; None if there is none."""
    index = len(match.events)
    throw = proof.throws[place] if place < len(proof.throws) else None
    if throw is None or throw.event != index:
        return Claim("verify-no-proof", {"event": index})
    if not _by_its_hand(match, throw, proof.throws[place - 1]):
        return Claim("verify-hand", {"event": index})
    outcome = match.game.sample(match.state, _rng(proof, throw))
    if event != Settled(match.game.write_outcome(outcome)):
        return Claim("verify-dice-1", {"event": index})
    return None


def _by_its_hand(match: AnyMatch, throw: _Throw, before: _Throw) -> bool:
    """Whether the right seat threw: the one the rules name, or else the one that acted last."""
    due = match.awaiting
    if isinstance(due, Chance) and due.by is not None:
        return throw.seat == due.by
    match match.events[-1] if match.events else None:
        case Settled():  # consecutive throws use the same number
            return (throw.seat, throw.device) == (before.seat, before.device)
        case Acted(seat):
            return throw.seat == seat
        case Proceeded() | None:
            return throw.seat is None


def _rng(proof: _Proof, throw: _Throw) -> SealedRandom:
    key = proof.seal.key(throw.number)
    return SealedRandom(key, proof.table, throw.number, throw.seat, throw.device)


def _read_proof(record: Record) -> _Proof:
    try:
        data = take_object(record.extra["proof"], "the proof", _PROOF_KEYS)
        throws = take_list(data["throws"], "the list of throws")
        table, root = (read_text(data[key], key) for key in ("table", "root"))
        seal = Seal(read_hash(data["seed"], "the seed"))
        return _Proof(table, root, seal, tuple(_read_throw(throw) for throw in throws))
    except BadNotation as error:
        raise BadRecord(str(error)) from error


def _read_throw(data: object) -> _Throw:
    throw = take_object(data, "a throw of the proof", _THROW_KEYS)
    event = take_int(throw["event"], "the event of a throw", 0, 2**31)
    number = take_int(throw["n"], "the number of a throw", 0, THROWS - 1)
    seat = throw["seat"]
    if seat is not None:
        seat = take_int(seat, "the seat of a throw", 0, 9)
    device, tag = (read_text(throw[key], key) for key in ("device", "tag"))
    return _Throw(event, number, seat, device, tag)
