"""What several columns can be worth at most.

Give every box a price, to be paid for each use and refunded once for each of its cells. A game
that uses every cell once comes out even, and a round earns no more than the most over its price.
So the mean of that most, in every round, plus all refunds is more than any way to play can
earn. That is true of any prices; these make the bound low.
"""

from __future__ import annotations

import numpy as np

from .sheets import BOXES, COLOURS, COMMON
from .table import mean_of_best
from .throws import Throws

COLOUR_PRICE = 5
COMMON_PRICES = (16, 13, 11, 14, 17, 43)


def at_most(columns: int) -> float:
    """No way to play so many columns, one mark a round, earns more on average."""
    throws = Throws()
    counts = throws.count((COLOURS,))
    everything = (1 << COMMON) - 1
    over_price = mean_of_best(
        throws, counts, everything, -np.array(COMMON_PRICES, dtype=float), [-float(COLOUR_PRICE)]
    )
    return columns * (BOXES * over_price + COLOURS * COLOUR_PRICE + sum(COMMON_PRICES))
