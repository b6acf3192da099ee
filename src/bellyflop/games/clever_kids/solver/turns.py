"""What many players do with what is left, side by side, everybody choosing by the same value.

A position is the sheets in turn order from the player about to roll; after a turn that player is
the last.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .compact import Counts
from .network import Codes
from .value import Value

Position = tuple[int, ...]


def reply_all(
    value: Value, turned: Sequence[Position], lefts: Sequence[Counts], seats: Sequence[int]
) -> list[Position]:
    """Positions in which these seats have used what is left, none knowing what the others do."""
    after = [list(position) for position in turned]
    for seat in seats:
        rows = [
            [(*p[:seat], code, *p[seat + 1 :]) for code in value.sheets.replies(p[seat], left)]
            for p, left in zip(turned, lefts, strict=True)
        ]
        for game, option in enumerate(choose(value, rows, seat)):
            after[game][seat] = rows[game][option][seat]
    return [tuple(position) for position in after]


def choose(value: Value, rows: Sequence[Sequence[Position]], seat: int) -> list[int]:
    """In each game the option whose position is best for the seat."""
    flat: Codes = np.array([row for options in rows for row in options], np.int64)
    worth = value(flat).chances[:, seat]
    chosen, start = [], 0
    for options in rows:
        chosen.append(int(worth[start : start + len(options)].argmax()))
        start += len(options)
    return chosen
