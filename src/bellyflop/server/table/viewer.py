"""Who holds which key at a table, and how what they ask for is refused."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from .messages import AnswerStatus
from .refusals import Word
from .table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who sends a command: the seat their key opens, if any, and whether they are the host."""

    seat: int | None = None
    host: bool = False
    key: str | None = None  # the hash of their token; a spectator has none


def viewer_of(table: Table, key: str) -> Viewer | None:
    """Who this key is at this table now; None if it opens nothing."""
    host = hmac.compare_digest(key, table.host_hash)
    for number, seat in enumerate(table.seats):
        if seat.token_hash is not None and hmac.compare_digest(key, seat.token_hash):
            return Viewer(number, host, key)
    return Viewer(None, True, key) if host else None


def still_holds(table: Table, who: Viewer) -> bool:
    """Whether they are who they were: a spectator, or the seat of their key."""
    return who.key is None or (who.seat is not None and table.seats[who.seat].token_hash == who.key)


class Refused(Exception):
    """The command has no effect; `status`, the word with its arguments and the English say why."""

    def __init__(self, status: AnswerStatus, word: Word, why: str, **args: str | int) -> None:
        super().__init__(why)
        self.status: AnswerStatus = status
        self.word: Word = word
        self.about = args


def token_hash(token: str) -> str:
    """How a token is kept: never itself."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
