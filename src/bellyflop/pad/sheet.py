"""The printed sheet of a pad: its boxes, the numbers allowed in each, and the bonuses."""

from __future__ import annotations

from dataclasses import dataclass

from bellyflop.core.errors import BadNotation
from bellyflop.core.notation import show


@dataclass(frozen=True, slots=True)
class Box:
    """One box of a column, and the numbers that may be written into it, ascending."""

    name: str
    values: tuple[int, ...]
    each: int | None = None  # for a counter: the points of one stroke. It may stay empty.
    needs: tuple[str, int] | None = None  # more than 0 only if this box has this number
    only_one: bool = False  # at most one player has more than 0 here in each column

    def worth(self, written: int | None) -> int:
        """The points for this number."""
        return (written or 0) * (1 if self.each is None else self.each)

    @property
    def limits(self) -> str:
        """The numbers that may be written, ranges joined: "0, 5–30"."""
        low, high, count = self.values[0], self.values[-1], len(self.values)
        if count > 2 and high - low == count - 1:
            return f"{low}–{high}"
        if count > 3 and high - self.values[1] == count - 2:
            return f"{low}, {self.values[1]}–{high}"
        return ", ".join(map(str, self.values))

    def describe(self) -> dict[str, object]:
        """All of it as JSON."""
        return {
            "name": self.name,
            "values": list(self.values),
            "limits": self.limits,
            "each": self.each,
            "needs": None if self.needs is None else list(self.needs),
            "only_one": self.only_one,
        }


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points for a section that reaches a sum."""

    reach: int
    points: int


@dataclass(frozen=True, slots=True)
class Section:
    """Boxes with a subtotal of their own."""

    name: str
    boxes: tuple[Box, ...]
    bonus: Bonus | None = None

    def earned(self, points: int) -> int:
        """The bonus for this many points in the section."""
        return self.bonus.points if self.bonus and points >= self.bonus.reach else 0

    def describe(self) -> dict[str, object]:
        """All of it as JSON."""
        bonus = self.bonus and {"reach": self.bonus.reach, "points": self.bonus.points}
        return {
            "name": self.name,
            "boxes": [box.describe() for box in self.boxes],
            "bonus": bonus,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pad of one game. A column is one game; the most points over all columns win."""

    game: str
    sections: tuple[Section, ...]
    tie_break: str | None = None  # the box whose sum breaks ties; None: a tie is shared

    @property
    def boxes(self) -> tuple[Box, ...]:
        """All boxes of a column, in their printed order."""
        return tuple(box for section in self.sections for box in section.boxes)

    def box(self, name: object) -> Box:
        """The box of this name, or BadNotation naming those that exist."""
        for box in self.boxes:
            if box.name == name:
                return box
        known = ", ".join(box.name for box in self.boxes)
        raise BadNotation(f"there is no box {show(name)}; there are: {known}.")

    def describe(self) -> dict[str, object]:
        """All of it as JSON."""
        return {
            "game": self.game,
            "sections": [section.describe() for section in self.sections],
            "tie_break": self.tie_break,
        }
