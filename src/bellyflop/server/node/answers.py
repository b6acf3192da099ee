"""Answers that are not in the log: refusals, and reactions that were shown.

They make commands idempotent: without them, a command that was refused could take effect when the
same bytes arrive again after the table has changed.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b

from ..table.commands import Command
from ..table.messages import Answer, refused_answer
from ..table.viewer import Viewer
from ..wire import encode

MOST_KEPT = 100  # answers to one seat, and to the host beside the table
ASK_AGAIN = ("too_fast", "unavailable")  # the same bytes may be tried again later


def digest_of(command: Command) -> str:
    """A digest of the command's content, which tells commands with the same id apart."""
    return blake2b(encode(command), digest_size=8).hexdigest()


def id_used(command: Command, seq: int) -> Answer:
    """The refusal of a command whose id was used for another command."""
    return refused_answer(command.id, "illegal", seq, "id-used")


class Answers:
    """The last answers to each seat of a table. Spectators may do nothing, so they get none."""

    def __init__(self) -> None:
        self._kept: dict[int | None, OrderedDict[str, tuple[str, Answer]]] = {}

    def find(self, who: Viewer, command: Command) -> Answer | None:
        """The answer this command got before; None if the command is new or in the log."""
        kept = self._kept.get(who.seat)
        if kept is None or command.id not in kept:
            return None
        digest, answer = kept[command.id]
        return answer if digest == digest_of(command) else id_used(command, answer.seq)

    def keep(self, who: Viewer, command: Command, answer: Answer) -> Answer:
        """The same answer, remembered unless the same bytes may be tried again."""
        if answer.status not in ASK_AGAIN and (who.seat is not None or who.host):
            kept = self._kept.setdefault(who.seat, OrderedDict())
            kept[command.id] = digest_of(command), answer
            if len(kept) > MOST_KEPT:
                kept.popitem(last=False)
        return answer
