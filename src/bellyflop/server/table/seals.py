"""A table's seal in the first row of its log.

The tops of its tree stand there beside its seed. To hash all keys again takes some milliseconds of
the loop, and after a restart a thousand tables are read back at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from bellyflop.dice.sealed import Seal


def new_seal(dice: str) -> dict[str, object]:
    """A new seal, as the first row has it; tops are of use where sealed dice are thrown."""
    seed = secrets.token_bytes(32)
    row: dict[str, object] = {"seed": seed.hex()}
    if dice == "virtual":
        row["tops"] = Seal(seed).tops.hex()
    return row


def read_seal(row: Mapping[str, object]) -> Seal:
    """The seal of a table whose first row this is; older rows have no tops."""
    tops = row.get("tops")
    return Seal(bytes.fromhex(str(row["seed"])), None if tops is None else bytes.fromhex(str(tops)))
