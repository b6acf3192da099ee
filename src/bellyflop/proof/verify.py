"""Verifies the sealed dice of a record and reports in plain sentences."""

from __future__ import annotations

from bellyflop.core import BadRecord, Record
from bellyflop.core.notation import show
from bellyflop.dice.sealed import SCHEME, SCHEME_2

from .scheme_1 import verify_1
from .scheme_2 import Kept, verify_2
from .verdict import Verdict


def verify(record: Record, seal: str | None = None, kept: Kept | None = None) -> Verdict:
    """The verdict on a record's dice, or BadRecord if it has no proof to check.

    `seal` is the seal, or its beginning, as shown to a player before the first throw; `kept` is a
    phone's memory of a game under scheme 2. Without them a record can only be checked against
    itself, and anybody who knows the opened seed can write another consistent one.
    """
    proof = record.extra.get("proof")
    if proof is None:
        raise BadRecord("this record carries no proof: it was not played with sealed dice.")
    unbound = [key for key in record.extra if key != "proof"]
    if unbound:
        raise BadRecord(f"nothing in the proof stands for {show(unbound[0])} in this record.")
    scheme = proof.get("scheme") if isinstance(proof, dict) else None
    if scheme == SCHEME_2:
        return verify_2(record, seal, kept)
    if scheme in (SCHEME, None) and kept is None:
        return verify_1(record, seal)
    raise BadRecord(f"the scheme {show(scheme)} is not known here.")
