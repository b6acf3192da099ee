"""Who is who at a table, by the hash of their token, and how a command is refused."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from bellyflop.core import BellyflopError, RuleBroken

from .messages import AnswerStatus
from .refusals import Args, Word, sentence
from .table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a table: their seat, if any, and whether they are the host."""

    seat: int | None = None
    host: bool = False
    token_hash: str | None = None  # a spectator has none


def viewer_of(table: Table, token_hash: str) -> Viewer | None:
    """The viewer whose token has this hash; None if it opens nothing at this table."""
    host = hmac.compare_digest(token_hash, table.host_hash)
    for number, seat in enumerate(table.seats):
        if seat.token_hash is not None and hmac.compare_digest(token_hash, seat.token_hash):
            return Viewer(number, host, token_hash)
    return Viewer(None, True, token_hash) if host else None


def still_holds(table: Table, who: Viewer) -> bool:
    """Whether they are still valid: a spectator, or on the seat that their token opens."""
    if who.token_hash is None:
        return True
    return who.seat is not None and table.seats[who.seat].token_hash == who.token_hash


class Refused(Exception):
    """The command has no effect; `status` and the word with its arguments say why.

    If a rule forbids it, the arguments also have the rule's own, and its word as `rule`.
    """

    def __init__(
        self,
        status: AnswerStatus,
        word: Word,
        because: BellyflopError | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(word)
        self.status: AnswerStatus = status
        self.word: Word = word
        self.because = because
        self.about: Args = args
        if isinstance(because, RuleBroken):
            self.about = {**because.about, "rule": because.word}

    def __str__(self) -> str:
        """The reason in English."""
        return sentence(self.word, self.about) if self.because is None else str(self.because)


def hash_token(token: str) -> str:
    """What is kept of a token. The log never holds the token itself."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
