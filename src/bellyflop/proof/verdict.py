"""The verdict on sealed dice, and the reading of records that both schemes share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bellyflop.core import BadNotation, BadRecord, BadSetup, Match, Record
from bellyflop.core.notation import show
from bellyflop.games import set_up

AnyMatch = Match[Any, Any, Any, Any]
_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that is so: the id of a message in `locales/*/proof.ftl`, and what goes into it."""

    word: str
    about: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict: whether the dice were sealed, mixed and followed, each with its sentence.

    `held` are the three in any language, as they are where they hold; `claims` say what that
    proves against whom, and what it does not.
    """

    sealed: bool
    fed: bool
    followed: bool
    sentences: tuple[str, str, str]
    held: tuple[Claim, Claim, Claim]
    claims: tuple[Claim, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether all three checks passed."""
        return self.sealed and self.fed and self.followed


def about_seal(fits: bool, seen: bool, seal: str | None) -> str:
    """The sentence about the seal, and about the one that somebody was shown."""
    if not fits:
        return "The seal does not fit: these are not the keys that were sealed."
    if not seen:
        return "The keys fit the seal in the record, but that is not the seal you were shown."
    if seal is None:
        return "The keys fit the seal in the record."
    return "The dice were sealed before the game: the keys fit the seal you were shown."


def held(seal: str | None, fed: str, some: int, throws: int) -> tuple[Claim, Claim, Claim]:
    """The three checks as they are said where they hold."""
    return (
        Claim("proof-sealed" if seal is None else "proof-sealed-shown"),
        Claim(fed, {"some": some, "throws": throws}),
        Claim("proof-followed", {"throws": throws}),
    )


def new_match(record: Record) -> AnyMatch:
    """The record's game before its first event, or BadRecord."""
    try:
        return Match(set_up(record.game, len(record.seats), record.options))
    except BadSetup as error:
        raise BadRecord(str(error)) from error


def read_text(data: object, what: str) -> str:
    """A short string, such as a table's id, a tag or a device's number."""
    if not isinstance(data, str) or len(data) > 128 or not data.isascii():
        raise BadNotation(f"{what} of the proof must be a short text, not {show(data)}.")
    return data


def read_hash(data: object, what: str) -> bytes:
    """32 bytes in lower-case hex, the only spelling allowed."""
    if not isinstance(data, str) or not _HASH.fullmatch(data):
        why = f"{what} must be 32 bytes in hexadecimal, in small letters, not {show(data)}."
        raise BadNotation(why)
    return bytes.fromhex(data)
