"""Whole turns of many games side by side, everybody choosing by the same value
among the options they have.

A position is the sheets in turn order from the player about to roll; after a turn that player is
the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

import numpy as np

from bellyflop.solvers.keeps import Floats

from .compact import Compact, Counts, Taken
from .network import Codes, Manners
from .value import Value

Position = tuple[int, ...]
Pick = Callable[[Floats], int]
"""Which of several options to take, given their worth."""


class Player(Protocol):
    """What somebody may come to with some dice: all that is possible, or what their manner is."""

    manner: int  # 1 if greedy, else 0

    def replies(self, code: int, counts: Counts, /) -> tuple[int, ...]: ...

    def takes(self, code: int, counts: Counts, /) -> tuple[Taken, ...]: ...


Players = Sequence[Player]  # in the order of a position


def manners(players: Players) -> Manners:
    """Who of them is greedy."""
    return np.array([player.manner for player in players])


def best(worth: Floats) -> int:
    """The option that is worth most."""
    return int(worth.argmax())


def roll(sheets: Compact, rng: Random) -> Counts:
    """Five dice thrown."""
    counts = [0] * 10
    for faces in sheets.faces:
        counts[faces[int(rng.random() * 6)]] += 1
    return tuple(counts)


def takes_of(sheets: Compact, player: Player, code: int, rng: Random) -> tuple[Taken, ...]:
    """What the active player can do with a roll of which some die can be used (§4.6)."""
    while not (takes := player.takes(code, roll(sheets, rng))):
        pass
    return takes


def play_turns(
    value: Value,
    positions: Sequence[Position],
    players: Players,
    rngs: Sequence[Random],
    pick: Pick = best,
) -> list[Position]:
    """Each position after a turn of its own with dice of its own, the active player then last."""
    takes = [
        takes_of(value.sheets, players[0], position[0], rng)
        for position, rng in zip(positions, rngs, strict=True)
    ]
    rows = [
        [(*position[1:], taken.code) for taken in options]
        for position, options in zip(positions, takes, strict=True)
    ]
    players = [*players[1:], players[0]]
    chosen = choose(value, rows, players, -1, pick)
    turned = [rows[game][option] for game, option in enumerate(chosen)]
    lefts = [takes[game][option].lefts[-1] for game, option in enumerate(chosen)]
    return reply_all(value, turned, lefts, players, range(len(players) - 1), pick)


def reply_all(
    value: Value,
    turned: Sequence[Position],
    lefts: Sequence[Counts],
    players: Players,
    replying: Sequence[int],
    pick: Pick = best,
) -> list[Position]:
    """Positions in which some have used what is left, none knowing what the others do.

    `replying` are their places in a position.
    """
    after = [list(position) for position in turned]
    for place in replying:
        rows = [
            [(*p[:place], code, *p[place + 1 :]) for code in players[place].replies(p[place], left)]
            for p, left in zip(turned, lefts, strict=True)
        ]
        for game, option in enumerate(choose(value, rows, players, place, pick)):
            after[game][place] = rows[game][option][place]
    return [tuple(position) for position in after]


def choose(
    value: Value,
    rows: Sequence[Sequence[Position]],
    players: Players,
    place: int,
    pick: Pick = best,
) -> list[int]:
    """In each game the option whose position is best for the player at the place."""
    chosen = [0] * len(rows)
    unclear = [game for game, options in enumerate(rows) if len(options) > 1]
    if not unclear:
        return chosen
    flat: Codes = np.array([row for game in unclear for row in rows[game]], np.int64)
    worth = value(flat, manners(players)).chances[:, place]
    start = 0
    for game in unclear:
        end = start + len(rows[game])
        chosen[game] = pick(worth[start:end])
        start = end
    return chosen
