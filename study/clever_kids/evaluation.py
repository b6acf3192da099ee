"""The network's estimate of a sheet, compiled; a sheet here is its four parts.

It equals `network.Network`, but for one option of one actor at a time: all that does not depend on
the option is computed first.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.games.clever_kids.layout import SYMBOLS
from bellyflop.games.clever_kids.solver.network import FAR
from bellyflop.solvers.keeps import Floats

from ..compiled import compiled
from .tables import Ints, NetworkArrays, Singles, Tables

_STACK = 1024


class Workspace(NamedTuple):
    """Arrays in which one actor's options are compared."""

    sheet: Singles  # seats × hidden: what the network makes of each sheet
    seat: Singles  # seats × hidden: what it makes of each seat before the actor's sheet is known
    mine: Singles  # hidden
    stack: Ints  # sheets with bonuses to place
    found: Ints  # the best sheet so far, and the jokers and dice it took by symbol
    worth: Floats  # of the best so far


def new_workspace(seats: int, hidden: int) -> Workspace:
    """An empty workspace."""
    return Workspace(
        sheet=np.zeros((seats, hidden), np.float32),
        seat=np.zeros((seats, hidden), np.float32),
        mine=np.zeros(hidden, np.float32),
        stack=np.zeros((_STACK, 5), np.int64),
        found=np.zeros(4 + len(SYMBOLS), np.int64),
        worth=np.zeros(1),
    )


@compiled
def _see(net: NetworkArrays, sheet: Ints, out: Singles) -> None:
    for i in range(out.size):
        total = net.yellow[sheet[0], i] + net.red[sheet[1], i]
        total += net.blue[sheet[2], i] + net.green[sheet[3], i]
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
def prepare(net: NetworkArrays, work: Workspace, sheets: Ints, actor: int) -> None:
    """Precompute all that does not depend on the actor's choice."""
    seats, hidden = work.sheet.shape
    others = np.zeros(hidden, np.float32)
    for seat in range(seats):
        _see(net, sheets[seat], work.sheet[seat])
        if seat != actor:
            others += work.sheet[seat]
    for i in range(hidden):
        shared = np.float32(0)
        for k in range(hidden):
            shared += others[k] * net.others[k, i]
        for seat in range(seats):
            total = shared + net.place[seat, i]
            if seat != actor:
                for k in range(hidden):
                    total += work.sheet[seat, k] * net.own[k, i]
            work.seat[seat, i] = total


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
def chance(
    tables: Tables, net: NetworkArrays, work: Workspace, sheets: Ints, actor: int, sheet: Ints
) -> float:
    """The actor's chance to win with this sheet at the end of the turn."""
    seats, hidden = work.sheet.shape
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
    _see(net, sheet, work.mine)
    shared, own = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)
    for k in range(hidden):
        if work.mine[k] > 0:
            for i in range(hidden):
                shared[i] += work.mine[k] * net.others[k, i]
                own[i] += work.mine[k] * net.own[k, i]
    stars, strengths = np.zeros(seats, np.int64), np.zeros(seats)
    for seat in range(seats):
        stars[seat] = _stars(tables, sheet if seat == actor else sheets[seat])
    for seat in range(seats):
        lead, strength = _lead(stars, seat), np.float32(0)
        for i in range(hidden):
            number = work.seat[seat, i] + shared[i] + net.lead[lead, i]
            if seat == actor:
                number += own[i]
            strength += max(number, np.float32(0)) * net.out[i]
        strengths[seat] = strength
    total = 0.0
    for seat in range(seats):
        total += np.exp(strengths[seat] - strengths[actor])
    return 1.0 / total
