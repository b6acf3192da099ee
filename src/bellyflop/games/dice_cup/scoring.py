"""What the dice are worth, and what a sheet adds up to."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from .editions import Edition
from .state import Column, Dice, Mark, Pair, Sheet

DOUBLE = 10  # §1.2: for each colour whose two dice match


def _parts(pair: Pair) -> tuple[int, ...]:
    """What one colour adds: to its own box, doubles, low, fours, fives and sixes."""
    numbers = (sum(die for die in pair if die == number) for number in (4, 5, 6))
    low = sum(die for die in pair if die <= 3)
    return (sum(pair), DOUBLE if pair[0] == pair[1] else 0, low, *numbers)


_PARTS: dict[Pair, tuple[int, ...]] = {
    (one, other): _parts((one, other)) for one, other in product(range(1, 7), repeat=2)
}


def worth(dice: Dice) -> tuple[int, ...]:
    """The points of these dice in each box, in the order of an edition's boxes (§1.2)."""
    sums, doubles, low, fours, fives, sixes = zip(*[_PARTS[pair] for pair in dice], strict=True)
    return (*sums, sum(doubles), sum(low), sum(fours), sum(fives), sum(sixes), sum(sums))


def counting(edition: Edition, dice: Dice, box: str) -> tuple[int, ...]:
    """The dice that count in this box, numbered by colour: 0 and 1 have the first colour."""
    colours = [colour.name for colour in edition.colours]
    return tuple(
        2 * colour + one
        for colour, pair in enumerate(dice)
        for one in (0, 1)
        if _counts(box, colours[colour], pair, pair[one])
    )


def _counts(box: str, colour: str, pair: Pair, die: int) -> bool:
    """Whether this die, one of a pair of this colour, adds to the box (§1.2)."""
    match box:
        case "all":
            return True
        case "doubles":
            return pair[0] == pair[1]
        case "low":
            return die <= 3
        case "fours" | "fives" | "sixes":
            return die == {"fours": 4, "fives": 5, "sixes": 6}[box]
        case _:
            return box == colour


def write_in(sheet: Sheet, mark: Mark, points: tuple[int, ...], place: Mapping[str, int]) -> Sheet:
    """The sheet with the points of its crossed boxes; `place` has the index of each box."""
    columns = list(sheet)
    for cross in mark:
        column, box = columns[cross.column], place[cross.box]
        columns[cross.column] = (*column[:box], points[box], *column[box + 1 :])
    return tuple(columns)


def column_total(column: Column) -> int:
    """The points in one column so far."""
    return sum(filter(None, column))


def total(sheet: Sheet) -> int:
    """The points on a whole sheet so far."""
    return sum(map(column_total, sheet))


def subtotals(edition: Edition, column: Column) -> tuple[int, ...]:
    """The points so far in each part of the sheet with a subtotal (§1.6)."""
    points = dict(zip(edition.boxes, column, strict=True))
    return tuple(sum(points[box] or 0 for box in part.boxes) for part in edition.subtotals)


def winners(edition: Edition, sheets: tuple[Sheet, ...]) -> frozenset[int]:
    """The seats with the best sheets; a tie is broken or shared as the edition says (§1.6)."""
    ranks = [_rank(edition, sheet) for sheet in sheets]
    best = max(ranks)
    return frozenset(seat for seat, rank in enumerate(ranks) if rank == best)


def _rank(edition: Edition, sheet: Sheet) -> tuple[int, int]:
    if edition.tie_break == "shared":
        return total(sheet), 0
    all_dice = edition.boxes.index("all")
    return total(sheet), sum(column[all_dice] or 0 for column in sheet)
