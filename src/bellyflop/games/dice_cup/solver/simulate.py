"""Estimates what cannot be computed: simulates games by the policy of `play`, and bounds them."""

from __future__ import annotations

import numpy as np

from bellyflop.solvers.solved import Progress, quietly

from .play import EXACT_COLUMNS, WIDTH, exact_values
from .sheets import BOXES, COLOURS, COMMON, row_of
from .table import mean_of_best
from .throws import Floats, Ints, Throws


def scores(columns: int, games: int, seed: int, progress: Progress = quietly) -> Ints:
    """The scores of `games` games with this many columns, one mark a round."""
    rng = np.random.default_rng(seed)
    values = _Values()
    free = np.full((games, BOXES), columns)
    total = np.zeros(games, dtype=np.int64)
    every = np.arange(games)
    rounds = BOXES * columns
    for number in range(rounds):
        points = throw(rng, games)
        worth = np.where(free > 0, points + values.after_each(free), -np.inf)
        box = worth.argmax(axis=1)
        total += points[every, box]
        free[every, box] -= 1
        progress(number + 1, rounds)
    return total


def throw(rng: np.random.Generator, games: int) -> Ints:
    """Twelve dice for each game, as their points in each box: [game, box]."""
    dice = rng.integers(1, 7, (games, COLOURS, 2))
    faces = dice.reshape(games, -1)
    doubles = 10 * (dice[:, :, 0] == dice[:, :, 1]).sum(axis=1)
    low = np.where(faces <= 3, faces, 0).sum(axis=1)
    numbers = [number * (faces == number).sum(axis=1) for number in (4, 5, 6)]
    return np.column_stack([dice.sum(axis=2), doubles, low, *numbers, faces.sum(axis=1)])


class _Values:
    """The table of `play` for many sheets at once."""

    def __init__(self) -> None:
        self._table = np.frombuffer(exact_values(), dtype=float).reshape(-1, WIDTH)
        self._row = np.zeros((COLOURS + 1,) * EXACT_COLUMNS, dtype=np.int64)
        for groups, row in row_of(EXACT_COLUMNS).items():
            self._row[groups] = row
        self._step = (EXACT_COLUMNS + 1) ** np.arange(COMMON - 1, -1, -1)

    def after_each(self, free: Ints) -> Floats:
        """The value of each sheet after each box was used, up to a constant: [game, box]."""
        after = np.maximum(free[:, None, :] - np.eye(BOXES, dtype=np.int64), 0)
        pieces = np.maximum(1, -(-free.max(axis=1) // EXACT_COLUMNS))
        found = np.zeros(free.shape)
        for number in np.unique(pieces):
            cut = pieces == number
            for at in range(number):
                found[cut] += self._exact((after[cut] + at) // number)
        return found

    def _exact(self, free: Ints) -> Floats:
        colours = free[..., :COLOURS]
        groups = tuple((colours == cells).sum(axis=-1) for cells in range(1, EXACT_COLUMNS + 1))
        place = (free[..., COLOURS:] * self._step).sum(axis=-1)
        found: Floats = self._table[self._row[groups], place]
        return found


# ── an upper bound ────────────────────────────────────────────────────────────────────────────────


COLOUR_PRICE = 5
COMMON_PRICES = (16, 13, 11, 14, 17, 43)


def at_most(columns: int) -> float:
    """An upper bound on the mean score of any play with this many columns, one mark a round.

    Give every box a price, paid at each use and refunded once for each of its cells. A game uses
    every cell once, so it pays what it is refunded, and a round earns at most the largest excess of
    points over price. The mean of that largest excess over all rounds, plus all refunds, therefore
    bounds any play. This holds for any prices; these make the bound low.
    """
    throws = Throws()
    counts = throws.count((COLOURS,))
    everything = (1 << COMMON) - 1
    over_price = mean_of_best(
        throws, counts, everything, -np.array(COMMON_PRICES, dtype=float), [-float(COLOUR_PRICE)]
    )
    return columns * (BOXES * over_price + COLOURS * COLOUR_PRICE + sum(COMMON_PRICES))
