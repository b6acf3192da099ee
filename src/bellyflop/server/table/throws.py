"""The throws of a table under either scheme, and the proof that its record carries at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bellyflop.dice.sealed import SCHEME, Seal, SealedRandom

from .log import CalledThrow, Throw


@dataclass(frozen=True, slots=True)
class Thrown:
    """A sealed throw, and the number of the event that it was, from 0."""

    throw: Throw | CalledThrow
    event: int


def proof_1(table: str, seal: Seal, throws: Sequence[Thrown]) -> dict[str, object]:
    """What anybody needs to check every throw under scheme 1: seal, seed and device numbers."""
    return {
        "scheme": SCHEME,
        "table": table,
        "root": seal.root.hex(),
        "seed": seal.seed.hex(),
        "throws": [
            _proof_of(table, seal, thrown.throw, thrown.event)
            for thrown in throws
            if isinstance(thrown.throw, Throw)
        ],
    }


def _proof_of(table: str, seal: Seal, t: Throw, event: int) -> dict[str, object]:
    tag = SealedRandom(seal.key(t.number), table, t.number, t.seat, t.device).tag()
    return {"event": event, "n": t.number, "seat": t.seat, "device": t.device, "tag": tag}
