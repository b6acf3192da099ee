"""Pool-zee, solved once per test run, and helpers that build positions."""

from __future__ import annotations

from functools import cache
from random import Random

from bellyflop.games.pool_zee.rules import PoolZee
from bellyflop.games.pool_zee.solver import BestPlay, Sheet, sheet_of
from bellyflop.games.pool_zee.solver.table import solve
from bellyflop.games.pool_zee.state import (
    BOX,
    BOXES,
    LOWER,
    OFFICIAL,
    UPPER,
    Choosing,
    Column,
    History,
    Score,
    Scoring,
    State,
    Turn,
    cards_of,
)

JOKERS = ("forced", "free", "none")


@cache
def solved(joker: str) -> BestPlay:
    """Best play under this joker rule, solved on first use."""
    return BestPlay(Scoring(joker), solve(Scoring(joker)))


def column_with(free: tuple[str, ...], upper: int = 0, pool_zee: int = 0) -> Column:
    """A column with only these boxes free, and these points in the upper boxes and pool_zee."""
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


def some_columns(rng: Random, scoring: Scoring = OFFICIAL) -> list[Column]:
    """Columns that cover every joker situation: boxes free or filled, pool_zee 0 or 50."""
    upper_sets = [(), UPPER, *(tuple(rng.sample(UPPER, rng.randrange(1, 6))) for _ in range(6))]
    others = tuple(box for box in LOWER if box != "pool_zee")
    lower_sets = [(), others, *(tuple(rng.sample(others, rng.randrange(1, 6))) for _ in range(2))]
    columns = []
    for upper in upper_sets:
        for lower in lower_sets:
            for pool_zee in (None, 0, scoring.pool_zee):
                column = Column(free=scoring.boxes, scoring=scoring)
                for box in BOXES:
                    if box in (*upper, *lower) or (box == "pool_zee" and pool_zee is None):
                        continue
                    if box in scoring.without:
                        continue
                    face = BOX[box] + 1
                    written = face * rng.randrange(2, 6) if face <= 6 else 0
                    points = pool_zee if box == "pool_zee" and pool_zee else written
                    column = column.filled(BOX[box], points, 0)
                if column.free:
                    columns.append(column)
    return columns


def card_of(column: Column) -> dict[str, int]:
    """The filled boxes of a column with their points."""
    pairs = zip(BOXES, column.boxes, strict=True)
    return {box: points for box, points in pairs if points is not None}


def sheet_with(free: tuple[str, ...], upper: int = 0, pool_zee: int = 0) -> Sheet:
    """The sheet of a column built by `column_with`."""
    return sheet_of(column_with(free, upper, pool_zee))


def after(game: PoolZee, column: Column, dice: tuple[int, ...], score: Score) -> Column:
    """The column after scoring these dice, according to the game's own rules."""
    state: State = Choosing(Turn(History((), 0, ()), (column,), 0), dice, 0)
    then = game.apply(state, 0, score)
    return cards_of(then, game.empty)[-1][0]
