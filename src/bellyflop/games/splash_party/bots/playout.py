"""Plays a simulated table to its end, fast and roughly as people do.

Every player tracks what the others push (`signs`, which are public), pushes colours that probably
belong to others, spares its own, takes a won ending, and accuses when it pays. No player uses
another's token: a simulated opponent knows only what the moves have revealed about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..state import SPACES
from .beliefs import OWN_PUSH
from .fast import DISTANCE, FREE, HUE, NOBODY, STEP, FastState

TRIES = 4  # pawns that a player considers in a turn
# The least chance at which an accusation pays, by players left and own pawns left: a right guess
# puts out one rival, a wrong one puts out the accuser.
PAYS = {2: (0, 0.42, 0.47, 0.5), 3: (0, 0.5, 0.6, 0.66), 4: (0, 0.55, 0.68, 0.74)}
PAYS[5] = PAYS[6] = (0, 0.6, 0.72, 0.78)


def suspicion(
    table: FastState, signs: Sequence[Sequence[float]], seat: int
) -> tuple[list[float], float, int, int]:
    """The chance that each colour is another's, and the surest guess: chance, seat, colour."""
    own = table.tokens[seat]
    hues = [hue for hue, left in enumerate(table.count) if left and hue != own]
    owned = [0.0] * 6
    best, who, what = 0.0, NOBODY, NOBODY
    for other in table.live:
        if other == seat:
            continue
        marks = signs[other]
        total = 0.0
        for hue in hues:
            total += marks[hue]
        for hue in hues:
            chance = marks[hue] / total
            owned[hue] += chance
            if chance > best:
                best, who, what = chance, other, hue
    return owned, best, who, what


def ending(table: FastState, seat: int, start: int, step: int) -> int:
    """1 if this move wins at once, -1 if it ends the game otherwise, 0 if the game goes on."""
    end = (start + step) % SPACES
    pushed = table.ring[end]
    if pushed == FREE or table.count[HUE[pushed]] > 1:
        return 0
    left = sum(1 for n in table.count if n) - 1
    loser = table.owner[HUE[pushed]]
    if left > table.few and not (loser != NOBODY and len(table.live) == 2):
        return -1 if loser == seat else 0
    trial = table.copy()
    trial.move(start, step)
    return 1 if trial.winner == seat else -1


def model_turn(
    table: FastState, signs: list[list[float]], rng: Random, lifted: int | None = None
) -> None:
    """Play the mover's whole turn, or the rest of it if a pawn is already lifted."""
    seat = table.mover
    start, step, sure, who, what = model_move(table, signs, rng, lifted)
    pushed = table.ring[(start + step) % SPACES]
    if pushed >= 0:
        signs[seat][HUE[pushed]] *= OWN_PUSH
    if table.move(start, step):
        model_accuse(table, sure, who, what)


def model_accuse(table: FastState, sure: float, who: int, what: int) -> None:
    """Accuse if the surest guess pays; either way the turn ends."""
    own_pawns = table.count[table.tokens[table.mover]]
    if sure > PAYS[len(table.live)][own_pawns] and who in table.live:
        table.accuse(who, what)
    else:
        table.end_turn()


def model_move(
    table: FastState, signs: Sequence[Sequence[float]], rng: Random, lifted: int | None = None
) -> tuple[int, int, float, int, int]:
    """The best of the moves it considers, and the surest guess about an opponent.

    It is one function for speed, because it runs thousands of times per choice.
    """
    seat, ring, count = table.mover, table.ring, table.count
    own = table.tokens[seat]
    owned, sure, who, what = suspicion(table, signs, seat)
    hot = 1.5 if sure > PAYS[len(table.live)][count[own]] else 0.0
    spaces = [space for space in range(SPACES) if ring[space] >= 0]
    closing = 6 - count.count(0) <= table.few + 1 or len(table.live) == 2
    random = rng.random
    if lifted is not None:
        spaces = [lifted]
    elif len(spaces) > 6 and not closing:
        spaces = [spaces[int(random() * len(spaces))] for _ in range(TRIES)]
    best, choice = -99.0, (0, 0)
    for start in spaces:
        n = STEP[ring[start]]
        for step in (n, -n):
            end = (start + step) % SPACES
            if table.last == (end, start):
                continue
            value = random() * 0.8
            hit = ring[end]
            if hit >= 0:
                hue = HUE[hit]
                # A colour's last pawn puts its owner out.
                value += -3.0 if hue == own else 0.4 + owned[hue] * (1.0 if count[hue] > 1 else 1.5)
                if closing:
                    value += 8.0 * ending(table, seat, start, step)
            if hot and (start + step >= SPACES or 0 < start <= -step):
                value += hot
            if closing and HUE[ring[start]] == own:
                value += 0.1 * (DISTANCE[start] - DISTANCE[end])
            if value > best:
                best, choice = value, (start, step)
    return choice[0], choice[1], sure, who, what


def play_out(table: FastState, signs: list[list[float]], rng: Random, seat: int) -> int:
    """Play until the end or until this seat is out; the winner, or NOBODY."""
    own = table.tokens[seat]
    while not table.over and table.count[own]:
        model_turn(table, signs, rng)
    return table.winner
