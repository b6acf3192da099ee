"""The marks that a sheet still allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import Literal, overload

from bellyflop.core import IllegalAction

from .state import Cross, Mark, Sheet

Fill = Literal["one", "every"]


@dataclass(frozen=True, slots=True)
class EveryMark(Sequence[Mark]):
    """All ways to cross one box in each column, up to 12⁶, as a lazy sequence."""

    free: tuple[Mark, ...]  # the open crosses of each column

    def __len__(self) -> int:
        return prod(len(crosses) for crosses in self.free)

    @overload
    def __getitem__(self, index: int) -> Mark: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Mark]: ...
    def __getitem__(self, index: int | slice) -> Mark | Sequence[Mark]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(len(self))))
        size = len(self)
        if not -size <= index < size:
            raise IndexError("no such mark")
        rest, mark = index % size, []
        for crosses in reversed(self.free):  # the last column varies fastest
            rest, digit = divmod(rest, len(crosses))
            mark.append(crosses[digit])
        return tuple(reversed(mark))

    def __contains__(self, mark: object) -> bool:
        if not isinstance(mark, tuple) or len(mark) != len(self.free):
            return False
        return all(cross in crosses for cross, crosses in zip(mark, self.free, strict=True))


class Pen:
    """Knows the legal marks on sheets with these boxes and columns (§1.7)."""

    def __init__(self, boxes: tuple[str, ...], columns: int, fill: Fill) -> None:
        self.place = {box: place for place, box in enumerate(boxes)}
        self.columns, self.fill = columns, fill
        self._crosses = tuple(tuple(Cross(box, at) for box in boxes) for at in range(columns))
        # By spread of points, narrowest first: a look matters least there.
        blind = (*boxes[:6], "low", "fours", "all", "fives", "sixes", "doubles")
        self._matters = {box: rank for rank, box in enumerate(blind)}

    def left(self, sheet: Sheet) -> Mark:
        """The open crosses of this sheet."""
        return tuple(chain.from_iterable(self._free(sheet)))

    def legal(self, sheet: Sheet) -> Sequence[Mark]:
        """Every mark that this sheet still allows."""
        if self.fill == "every":
            return EveryMark(self._free(sheet))
        return [(cross,) for cross in self.left(sheet)]

    def blind(self, sheet: Sheet) -> Mark:
        """The mark of a player who has not looked, in the boxes where that matters least."""
        free = self._free(sheet) if self.fill == "every" else (self.left(sheet),)
        return tuple(min(crosses, key=lambda cross: self._matters[cross.box]) for crosses in free)

    def check(self, sheet: Sheet, mark: Mark) -> None:
        """Raise IllegalAction if this mark cannot be made."""
        if self.fill == "one" and len(mark) != 1:
            raise IllegalAction("dice-cup-rule-one")
        if self.fill == "every" and [cross.column for cross in mark] != list(range(self.columns)):
            raise IllegalAction("dice-cup-rule-every")
        for cross in mark:
            if not 0 <= cross.column < self.columns:
                raise IllegalAction("dice-cup-rule-column", columns=self.columns)
            if cross.box not in self.place:
                raise IllegalAction("dice-cup-rule-box")
            if sheet[cross.column][self.place[cross.box]] is not None:
                word = "dice-cup-rule-filled" + ("-column" if self.columns > 1 else "")
                raise IllegalAction(word, box_id=f"dice-cup-{cross.box}", column=cross.column + 1)

    def _free(self, sheet: Sheet) -> tuple[Mark, ...]:
        """The open crosses by column."""
        free: list[Mark] = []
        for crosses, column in zip(self._crosses, sheet, strict=True):
            open_ = [cross for cross, points in zip(crosses, column, strict=True) if points is None]
            free.append(tuple(open_))
        return tuple(free)
