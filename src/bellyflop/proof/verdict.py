"""The verdict on sealed dice, and the record reading that both schemes share."""

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
    """A statement about the dice: the id of a message, and its arguments.

    Faults are in `locales/*/terminal.ftl`, as verify-…; all others are in `locales/*/proof.ftl`.
    """

    word: str
    about: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict: whether the dice were sealed, mixed and followed.

    `checks` has a claim for each of the three, good or bad; `claims` says what they prove, against
    whom, and what they do not prove.
    """

    sealed: bool
    fed: bool
    followed: bool
    checks: tuple[Claim, Claim, Claim]
    claims: tuple[Claim, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether all three checks passed."""
        return self.sealed and self.fed and self.followed

    @property
    def sentences(self) -> tuple[str, str, str]:
        """The three checks in English, or their message ids if Fluent is not installed."""
        sealed, fed, followed = map(_in_english, self.checks)
        return sealed, fed, followed


def _in_english(check: Claim) -> str:
    from bellyflop.words import ENGLISH, words_in  # only needed for the English text

    try:
        return words_in(ENGLISH)(check.word, **check.about)
    except ImportError:
        return check.word


def about_seal(fits: bool, seen: bool, seal: str | None) -> Claim:
    """The check of the seal, also against the one a player was shown."""
    if not fits:
        return Claim("verify-seal")
    if not seen:
        return Claim("verify-seal-shown")
    return Claim("proof-sealed" if seal is None else "proof-sealed-shown")


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
