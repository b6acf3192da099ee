"""Converts marks and dice to and from the JSON of records (§1.9)."""

from __future__ import annotations

from bellyflop.core.notation import take_int, take_list, take_object, take_word

from .editions import Edition
from .state import Cross, Dice, Mark


def write_dice(edition: Edition, dice: Dice) -> dict[str, object]:
    """The dice by colour."""
    pairs = zip(edition.colours, dice, strict=True)
    return {"dice": {colour.name: list(pair) for colour, pair in pairs}}


def read_dice(edition: Edition, data: object) -> Dice:
    """The dice that a `chance` spells; of the two dice of a colour the lower comes first."""
    names = tuple(colour.name for colour in edition.colours)
    colours = take_object(take_object(data, "the chance", ("dice",))["dice"], "the dice", names)
    return tuple(_read_pair(colours[name], name) for name in names)


def _read_pair(data: object, colour: str) -> tuple[int, int]:
    one, other = take_list(data, f"the {colour} dice", 2)
    die = f"a {colour} die"
    low, high = sorted((take_int(one, die, 1, 6), take_int(other, die, 1, 6)))
    return low, high


def write_one(mark: Mark, columns: int) -> dict[str, object]:
    """A single cross; its column is written only if there are several."""
    (cross,) = mark
    return {"mark": cross.box} if columns == 1 else {"mark": cross.box, "column": cross.column}


def read_one(edition: Edition, columns: int, data: object) -> Mark:
    """The single cross that a `do` spells; with one column its number may be left out."""
    said = isinstance(data, dict) and "column" in data
    keys = ("mark", "column") if columns > 1 or said else ("mark",)
    do = take_object(data, "a mark", keys)
    box = take_word(do["mark"], "the marked box", edition.boxes)
    column = take_int(do["column"], "the column", 0, columns - 1) if "column" in do else 0
    return (Cross(box, column),)


def write_every(mark: Mark) -> dict[str, object]:
    """A cross in every column, in order."""
    return {"mark": [cross.box for cross in mark]}


def read_every(edition: Edition, columns: int, data: object) -> Mark:
    """The crosses a `do` spells, entry k for column k."""
    boxes = take_list(take_object(data, "a mark", ("mark",))["mark"], "the marked boxes", columns)
    words = (take_word(box, "a marked box", edition.boxes) for box in boxes)
    return tuple(Cross(box, column) for column, box in enumerate(words))
