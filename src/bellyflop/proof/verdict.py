"""What a check of sealed dice comes to, and how both schemes read the records they check."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bellyflop.core import BadNotation, BadRecord, BadSetup, Match, Record
from bellyflop.core.notation import show
from bellyflop.games import set_up

AnyMatch = Match[Any, Any, Any, Any]
_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check came to: sealed, fed by phones, all throws follow; each with its sentence."""

    sealed: bool
    fed: bool
    followed: bool
    sentences: tuple[str, str, str]
    claims: tuple[str, ...] = ()  # what that proves, against whom, and what it does not

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return self.sealed and self.fed and self.followed


def about_seal(fits: bool, seen: bool, seal: str | None) -> str:
    """The sentence on the seal, and on the one that somebody was shown."""
    if not fits:
        return "The seal does not fit: these are not the keys that were sealed."
    if not seen:
        return "The keys fit the seal in the record, but that is not the seal you were shown."
    if seal is None:
        return "The keys fit the seal in the record."
    return "The dice were sealed before the game: the keys fit the seal you were shown."


def new_match(record: Record) -> AnyMatch:
    """The record's game before its first event, or BadRecord."""
    try:
        return Match(set_up(record.game, len(record.seats), record.options))
    except BadSetup as error:
        raise BadRecord(str(error)) from error


def read_text(data: object, what: str) -> str:
    """A short text, as tables, tags and numbers of devices are."""
    if not isinstance(data, str) or len(data) > 128 or not data.isascii():
        raise BadNotation(f"{what} of the proof must be a short text, not {show(data)}.")
    return data


def read_hash(data: object, what: str) -> bytes:
    """32 bytes, written in one way only."""
    if not isinstance(data, str) or not _HASH.fullmatch(data):
        why = f"{what} must be 32 bytes in hexadecimal, in small letters, not {show(data)}."
        raise BadNotation(why)
    return bytes.fromhex(data)
