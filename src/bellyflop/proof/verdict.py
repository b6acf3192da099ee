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
    """Something that is so: the id of a message, and what goes into it.

    Faults are in `locales/*/terminal.ftl`, as verify-…, all else is in `locales/*/proof.ftl`.
    """

    word: str
    about: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict: whether the dice were sealed, mixed and followed.

    `checks` say of each of the three that it holds, or what is wrong; `claims` say what that
    proves against whom, and what it does not.
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
        """The three checks in English, or their bare words where the words are not installed."""
        sealed, fed, followed = map(_in_english, self.checks)
        return sealed, fed, followed


def _in_english(check: Claim) -> str:
    from bellyflop.words import ENGLISH, words_in  # only needed where somebody is told

    try:
        return words_in(ENGLISH)(check.word, **check.about)
    except ImportError:
        return check.word


def about_seal(fits: bool, seen: bool, seal: str | None) -> Claim:
    """What is to be said of the seal, and of the one that somebody was shown."""
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
