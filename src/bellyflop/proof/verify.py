"""The three things anybody can check about sealed dice, in three plain sentences."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Any

from bellyflop.core import BadNotation, BadRecord, BadSetup, Chance, Match, Record, RuleBroken
from bellyflop.core.notation import show, take_int, take_list, take_object
from bellyflop.dice.sealed import SCHEME, THROWS, Seal, SealedRandom
from bellyflop.games import set_up

_PROOF_KEYS = ("scheme", "table", "root", "seed", "throws")
_THROW_KEYS = ("event", "n", "seat", "device", "tag")
_AnyMatch = Match[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check came to: sealed, fed by devices, all throws follow; with its sentences."""

    sealed: bool
    fed: bool
    followed: bool
    sentences: tuple[str, str, str]

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return self.sealed and self.fed and self.followed


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


def verify(record: Record, seal: str | None = None) -> Verdict:
    """The verdict on a record's dice, or BadRecord if there is no proof that could be checked.

    With `seal`, what somebody was shown before the first throw, or how it began: a record alone can
    only fit itself, for whoever knows the opened seed could write another one that does.
    """
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
            _about_seal(fits, seen, seal),
            f"The throwers' own numbers went into {by_hand} of {count} throws, as the record says."
            if strange is None
            else f"The number that went into throw {strange} is not the one in the record.",
            astray or f"All {count} throws follow from the keys and the numbers.",
        ),
    )


def _about_seal(fits: bool, seen: bool, seal: str | None) -> str:
    if not fits:
        return "The seal does not fit: these are not the keys that were sealed."
    if not seen:
        return "The keys fit the seal in the record, but that is not the seal you were shown."
    if seal is None:
        return "The keys fit the seal in the record."
    return "The dice were sealed before the game: the keys fit the seal you were shown."


def _strange_number(proof: _Proof) -> int | None:
    """The first throw whose circumstances were not those it was made with."""
    for place, throw in enumerate(proof.throws):
        if throw.number != place or not hmac.compare_digest(_rng(proof, throw).tag(), throw.tag):
            return place
    return None


def _astray(record: Record, proof: _Proof) -> str | None:
    """What is wrong with the first throw that does not follow, or with the end; None if nothing."""
    match, fell = _match(record), 0
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
        return f"The proof has a throw for event {at}, and no dice fell there."
    return None if match.over else "The record stops before the game is over: its end is missing."


def _match(record: Record) -> _AnyMatch:
    try:
        return Match(set_up(record.game, len(record.seats), record.options))
    except BadSetup as error:
        raise BadRecord(str(error)) from error


def _wrong_throw(match: _AnyMatch, proof: _Proof, place: int, event: object) -> str | None:
    """What is wrong with the throw that is due now and fell as the event says."""
    index = len(match.events)
    throw = proof.throws[place] if place < len(proof.throws) else None
    if throw is None or throw.event != index:
        return f"A throw is due at event {index}, and the proof has none for it."
    if not _by_its_hand(match, throw, proof.throws[place - 1]):
        return f"The proof gives event {index} to another hand than the one that threw it."
    outcome = match.game.sample(match.state, _rng(proof, throw))
    if event != {"chance": match.game.write_outcome(outcome)}:
        return f"Event {index} is not what its key and number give."
    return None


def _by_its_hand(match: _AnyMatch, throw: _Throw, before: _Throw) -> bool:
    """Whether it was thrown by the hand that the rules name, or else by the one that led to it."""
    due, led = match.awaiting, match.events[-1] if match.events else {}
    if isinstance(due, Chance) and due.by is not None:
        return throw.seat == due.by
    assert isinstance(led, dict), "events that were played are objects"
    if "chance" in led:  # throws that follow one another are fed by one number
        return (throw.seat, throw.device) == (before.seat, before.device)
    return throw.seat == led.get("seat")


def _rng(proof: _Proof, throw: _Throw) -> SealedRandom:
    key = proof.seal.key(throw.number)
    return SealedRandom(key, proof.table, throw.number, throw.seat, throw.device)


def _read_proof(record: Record) -> _Proof:
    if "proof" not in record.extra:
        raise BadRecord("this record carries no proof: it was not played with sealed dice.")
    try:
        data = take_object(record.extra["proof"], "the proof", _PROOF_KEYS)
        if data["scheme"] != SCHEME:
            raise BadNotation(f"the scheme {show(data['scheme'])} is not known here.")
        throws = take_list(data["throws"], "the list of throws")
        table, root, seed = (_text(data[key], key) for key in ("table", "root", "seed"))
        seal = Seal(_bytes(seed))
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
    return _Throw(event, number, seat, _text(throw["device"], "device"), _text(throw["tag"], "tag"))


def _text(data: object, what: str) -> str:
    if not isinstance(data, str) or len(data) > 128 or not data.isascii():
        raise BadNotation(f"{what} of the proof must be a short text, not {show(data)}.")
    return data


def _bytes(text: str) -> bytes:
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raise BadNotation(f"the seed must be 32 bytes in hexadecimal, not {show(text)}.") from None
    if len(raw) != 32:
        raise BadNotation(f"the seed must be 32 bytes in hexadecimal, not {show(text)}.")
    return raw
