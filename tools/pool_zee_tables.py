"""Writes the tables shipped for use without numpy, from the exact ones.

    python -m tools.pool_zee_tables

They are in git. `tests/games/pool_zee/test_shipped.py` fails when they no longer match.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np

from bellyflop.games.pool_zee.solver import shipped
from bellyflop.games.pool_zee.solver.play import kept_table
from bellyflop.games.pool_zee.solver.table import solve
from bellyflop.games.pool_zee.state import Scoring
from bellyflop.solvers.keeps import Floats, Ints

FOLDER = Path(shipped.__file__).parent
JOKERS = ("forced", "free", "none")


def steps_of(table: Floats) -> Ints:
    """The value of every sheet in steps, without the padding row and place."""
    steps: Ints = np.rint(table[:-1, :-1] * shipped.STEPS).astype(np.intp)
    return steps


def content_of(steps: Ints, beside: Ints | None) -> bytes:
    """The file content of such a table."""
    left = steps.copy() if beside is None else steps - beside
    for place in range(left.shape[1] - 1, 0, -1):
        left[:, place] -= left[:, shipped.before_place(place)]
    left[1:] -= left[:-1].copy()
    words = (left & shipped.ALL).T.astype("<u2").tobytes()
    return words[::2] + words[1::2]


def contents() -> dict[str, bytes]:
    """The content of each file, by its name."""
    steps = {
        joker: steps_of(kept_table(Scoring(joker)).load_or_make(partial(solve, Scoring(joker))))
        for joker in JOKERS
    }
    return {
        f"{joker}.table": content_of(
            steps[joker], steps[shipped.BESIDE[joker]] if joker in shipped.BESIDE else None
        )
        for joker in JOKERS
    }


if __name__ == "__main__":
    for name, content in contents().items():
        (FOLDER / name).write_bytes(content)
