"""What the network thinks of a sheet, compiled; a sheet here is its four parts.

The same as `network.Network`, but for one option of one actor at a time: all that does not depend
on it is worked out before.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats
from bellyflop.solvers.study import compiled

from ..layout import SYMBOLS
from .network import FAR
from .study_tables import Ints, Mind, Singles, Tables

_STACK = 1024


class Desk(NamedTuple):
    """Room to work in: one actor's options are compared here."""

    sheet: Singles  # seats × hidden: what the network makes of each sheet
    seat: Singles  # seats × hidden: what it makes of each seat before the actor's sheet is known
    mine: Singles  # hidden
    stack: Ints  # sheets with bonuses to place
    found: Ints  # the best sheet so far, and the jokers and dice it took by symbol
    worth: Floats  # of the best so far


def desk(seats: int, hidden: int) -> Desk:
    """An empty desk."""
    return Desk(
        sheet=np.zeros((seats, hidden), np.float32),
        seat=np.zeros((seats, hidden), np.float32),
        mine=np.zeros(hidden, np.float32),
        stack=np.zeros((_STACK, 5), np.int64),
        found=np.zeros(4 + len(SYMBOLS), np.int64),
        worth=np.zeros(1),
    )


@compiled
def _see(mind: Mind, sheet: Ints, out: Singles) -> None:
    for i in range(out.size):
        total = mind.yellow[sheet[0], i] + mind.red[sheet[1], i]
        total += mind.blue[sheet[2], i] + mind.green[sheet[3], i]
        out[i] = max(total, np.float32(0))


@compiled
def is_over(tables: Tables, sheet: Ints) -> bool:
    """Whether an area is complete."""
    over = False
    for part in range(4):
        over = over or sheet[part] == tables.full[part]
    return over


@compiled
def _stars(tables: Tables, sheet: Ints) -> int:
    total = 0
    for part in range(4):
        total += tables.stars[part, sheet[part]]
    return total


@compiled
def sit_down(mind: Mind, desk: Desk, sheets: Ints, actor: int) -> None:
    """Work out all that does not depend on what the actor does."""
    seats, hidden = desk.sheet.shape
    others = np.zeros(hidden, np.float32)
    for seat in range(seats):
        _see(mind, sheets[seat], desk.sheet[seat])
        if seat != actor:
            others += desk.sheet[seat]
    for i in range(hidden):
        shared = np.float32(0)
        for k in range(hidden):
            shared += others[k] * mind.others[k, i]
        for seat in range(seats):
            total = shared + mind.place[seat, i]
            if seat != actor:
                for k in range(hidden):
                    total += desk.sheet[seat, k] * mind.own[k, i]
            desk.seat[seat, i] = total


@compiled
def _lead(stars: Ints, seat: int) -> int:
    """The row of the network's `lead` for this seat."""
    best = 0
    for other in range(len(stars)):
        if other != seat:
            best = max(best, stars[other])
    ahead: int = min(max(stars[seat] - best, -FAR), FAR)
    return ahead + FAR


@compiled
def chance(tables: Tables, mind: Mind, desk: Desk, sheets: Ints, actor: int, sheet: Ints) -> float:
    """The actor's chance to win with this sheet at the end of the turn."""
    seats, hidden = desk.sheet.shape
    over = is_over(tables, sheet)
    for seat in range(seats):
        over = over or (seat != actor and is_over(tables, sheets[seat]))
    if over:
        mine, ties = _stars(tables, sheet), 1
        for seat in range(seats):
            if seat != actor:
                theirs = _stars(tables, sheets[seat])
                if theirs > mine:
                    return 0.0
                ties += theirs == mine
        return 1.0 / ties
    _see(mind, sheet, desk.mine)
    shared, own = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)
    for k in range(hidden):
        if desk.mine[k] > 0:
            for i in range(hidden):
                shared[i] += desk.mine[k] * mind.others[k, i]
                own[i] += desk.mine[k] * mind.own[k, i]
    stars, strengths = np.zeros(seats, np.int64), np.zeros(seats)
    for seat in range(seats):
        stars[seat] = _stars(tables, sheet if seat == actor else sheets[seat])
    for seat in range(seats):
        lead, strength = _lead(stars, seat), np.float32(0)
        for i in range(hidden):
            number = desk.seat[seat, i] + shared[i] + mind.lead[lead, i]
            if seat == actor:
                number += own[i]
            strength += max(number, np.float32(0)) * mind.out[i]
        strengths[seat] = strength
    total = 0.0
    for seat in range(seats):
        total += np.exp(strengths[seat] - strengths[actor])
    return 1.0 / total
