"""Pool-zee solved once for all tests of a run, and ways to write positions down."""

from __future__ import annotations

from functools import cache

from bellyflop.games.pool_zee.rules import PoolZee
from bellyflop.games.pool_zee.solver import BestPlay, Sheet, sheet_of
from bellyflop.games.pool_zee.solver.table import solve
from bellyflop.games.pool_zee.state import (
    BOX,
    BOXES,
    UPPER,
    Choosing,
    Column,
    History,
    Score,
    State,
)

JOKERS = ("forced", "free", "none")


@cache
def solved(joker: str) -> BestPlay:
    """Best play under this joker rule, solved here and now."""
    return BestPlay(joker, solve(joker))


def column_with(free: tuple[str, ...], upper: int = 0, pool_zee: int = 0) -> Column:
    """A column with only these boxes free, so much in the upper ones and this in pool_zee."""
    column = Column()
    for box in reversed(BOXES):
        if box in free:
            continue
        index = BOX[box]
        written = pool_zee if box == "pool_zee" else 0
        if box in UPPER:
            face = index + 1
            written = face * min(upper // face, 5)
            upper -= written
        column = column.filled(index, written, 0)
    assert upper == 0, "these upper boxes cannot hold so much"
    return column


def card_of(column: Column) -> dict[str, int]:
    """The filled boxes of a column with their points."""
    pairs = zip(BOXES, column.boxes, strict=True)
    return {box: points for box, points in pairs if points is not None}


def sheet_with(free: tuple[str, ...], upper: int = 0, pool_zee: int = 0) -> Sheet:
    """The sheet of such a column."""
    return sheet_of(column_with(free, upper, pool_zee))


def after(game: PoolZee, column: Column, dice: tuple[int, ...], score: Score) -> Column:
    """The column that the game's own rules make of scoring these dice."""
    state: State = Choosing(History((), 0, ()), (column,), 0, dice, 0)
    then = game.apply(state, 0, score)
    columns: tuple[Column, ...] = then.columns  # type: ignore[union-attr]  # no opening comes here
    return columns[0]
