"""Whole turns of many games side by side, everybody choosing by the same value.

A position is the sheets in turn order from the player about to roll; after a turn that player is
the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from bellyflop.solvers.keeps import Floats

from .compact import Compact, Counts, Taken
from .network import Codes
from .value import Value

Position = tuple[int, ...]
Pick = Callable[[Floats], int]
"""Which of several options to take, given their worth."""


def best(worth: Floats) -> int:
    """The option that is worth most."""
    return int(worth.argmax())


def roll(sheets: Compact, rng: Random) -> Counts:
    """Five dice thrown."""
    counts = [0] * 10
    for faces in sheets.faces:
        counts[faces[int(rng.random() * 6)]] += 1
    return tuple(counts)


def takes_of(sheets: Compact, code: int, rng: Random) -> tuple[Taken, ...]:
    """What the active player can do with a roll of which some die can be used (§4.6)."""
    while not (takes := sheets.takes(code, roll(sheets, rng))):
        pass
    return takes


def play_turns(
    value: Value, positions: Sequence[Position], rng: Random, pick: Pick = best
) -> list[Position]:
    """Each position after a turn of its own, with the active player last."""
    takes = [takes_of(value.sheets, position[0], rng) for position in positions]
    rows = [
        [(*position[1:], taken.code) for taken in options]
        for position, options in zip(positions, takes, strict=True)
    ]
    chosen = choose(value, rows, -1, pick)
    turned = [rows[game][option] for game, option in enumerate(chosen)]
    lefts = [takes[game][option].lefts[-1] for game, option in enumerate(chosen)]
    return reply_all(value, turned, lefts, range(len(turned[0]) - 1), pick)


def reply_all(
    value: Value,
    turned: Sequence[Position],
    lefts: Sequence[Counts],
    seats: Sequence[int],
    pick: Pick = best,
) -> list[Position]:
    """Positions in which these seats have used what is left, none knowing what the others do."""
    after = [list(position) for position in turned]
    for seat in seats:
        rows = [
            [(*p[:seat], code, *p[seat + 1 :]) for code in value.sheets.replies(p[seat], left)]
            for p, left in zip(turned, lefts, strict=True)
        ]
        for game, option in enumerate(choose(value, rows, seat, pick)):
            after[game][seat] = rows[game][option][seat]
    return [tuple(position) for position in after]


def choose(
    value: Value, rows: Sequence[Sequence[Position]], seat: int, pick: Pick = best
) -> list[int]:
    """In each game the option whose position is best for the seat."""
    flat: Codes = np.array([row for options in rows for row in options], np.int64)
    worth = value(flat).chances[:, seat]
    chosen, start = [], 0
    for options in rows:
        chosen.append(pick(worth[start : start + len(options)]))
        start += len(options)
    return chosen
