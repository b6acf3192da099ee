"""Uses of dice in one area, as runs: the places to cross off, and the dice that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate, combinations, islice, product
from typing import Any, NamedTuple, overload

from bellyflop.dice import Lazy

from .areas import cross_all, open_rows, pairs_left
from .layout import BLUE, CANDLE, DICE, GREEN, RED, YELLOW, Layout, Reward
from .presents import Cells
from .state import Place, Sheet
from .uses import arrange

Order = tuple[int, ...]  # dice in the order in which they are crossed off
Shown = tuple[tuple[int, str], ...]  # dice that fit an area, and their symbols
Places = tuple[Place, ...]  # the places that one use crosses off
Done = Any  # how far an area is crossed off: a number, or one for each row of sweets
Rivals = tuple[tuple[int, str], ...]  # places of a run by number, and the first bonus of each


class Run(NamedTuple):
    """Uses in an area: each set of places with each order of dice.

    `rivals` are groups of places that may have the same effect as others of their group or, if
    the group is alone in its run, as other runs: their effect depends on the whole sheet.
    """

    area: str
    places: Sequence[Places]
    orders: tuple[Order, ...]
    size: int
    rivals: tuple[Rivals, ...] = ()


class Plan(NamedTuple):
    """Crosses that may be made together, the symbols they need, and the first bonus they earn."""

    needed: tuple[str, ...]
    places: Places
    bonus: str | None


class Fitting:
    """The dice that may be used in an area: their orders by needed symbols, and the runs.

    `runs` are keyed by how far the area is crossed off; presents have too many to cache here.
    If the seat takes no dice, one set of them is enough. Equal dice share one object.
    """

    __slots__ = ("_area", "_plans", "_taking", "orders", "runs", "shown")

    def __init__(
        self, area: str, plans: Mapping[Done, list[Plan]], shown: Shown, taking: bool
    ) -> None:
        self.shown, self._area, self._plans, self._taking = dict(shown), area, plans, taking
        self.orders, self.runs = Lazy(self._find_orders), Lazy(self._find_runs)

    def _find_orders(self, needed: tuple[str, ...]) -> tuple[Order, ...]:
        sets = combinations(self.shown, len(needed))
        found = (arrange(self.shown, chosen, needed) for chosen in sets)
        fitting = (order for order in found if order is not None)
        return tuple(fitting if self._taking else islice(fitting, 1))

    def _find_runs(self, done: Done) -> tuple[Run, ...]:
        return tuple(
            Run(self._area, (places,), orders, len(orders), (((0, bonus),),) if bonus else ())
            for needed, places, bonus in self._plans[done]
            if len(needed) <= len(self.shown) and (orders := self.orders[needed])
        )


class Hand(NamedTuple):
    """The usable dice by area, and the number of jokers among them."""

    yellow: Fitting
    red: Fitting
    green: Fitting
    blue: Fitting
    jokers: int


class Together(Sequence[Cells]):
    """All sets of `count` presents, in order; each set is built on demand."""

    __slots__ = ("_cells", "_sets")

    def __init__(self, cells: Cells, count: int) -> None:
        self._cells, self._sets = cells, sets_of[len(cells), count]

    def __len__(self) -> int:
        return len(self._sets)

    @overload
    def __getitem__(self, at: int) -> Cells: ...
    @overload
    def __getitem__(self, at: slice) -> list[Cells]: ...

    def __getitem__(self, at: int | slice) -> Cells | list[Cells]:
        cells = self._cells
        if isinstance(at, slice):
            return [tuple([cells[number] for number in numbers]) for numbers in self._sets[at]]
        return tuple([cells[number] for number in self._sets[at]])


@Lazy
def sets_of(size: tuple[int, int]) -> list[tuple[int, ...]]:
    """All sets of `count` indices below `things`, for a pair (things, count)."""
    things, count = size
    return list(combinations(range(things), count))


def plans_on(layout: Layout) -> dict[str, Mapping[Done, list[Plan]]]:
    """The plans by area and by how far it is crossed off, except for presents."""
    return {
        YELLOW: Lazy(partial(_balloons, layout)),
        RED: Lazy(partial(_wagons, layout)),
        GREEN: {},
        BLUE: Lazy(partial(_pairs, layout)),
    }


def _balloons(layout: Layout, done: int) -> list[Plan]:
    """The next balloon, the next two and so on."""
    coming = layout.yellow[done : done + DICE]
    needed = tuple(balloon.symbol for balloon in coming)
    bonuses = _first([balloon.reward for balloon in coming])
    return [Plan(needed[:size], (), bonus) for size, bonus in enumerate(bonuses, 1)]


def _wagons(layout: Layout, done: int) -> list[Plan]:
    """The next wagon, the next two and so on."""
    coming = layout.red[done : done + DICE]
    sizes = accumulate(wagon.candles for wagon in coming)
    bonuses = _first([wagon.reward for wagon in coming])
    plans = zip(sizes, bonuses, strict=True)
    return [Plan((CANDLE,) * size, (), bonus) for size, bonus in plans if size <= DICE]


def _pairs(layout: Layout, blue: tuple[int, ...]) -> list[Plan]:
    """One or more pairs of sweets, in every order that earns different bonuses."""
    sheet = Sheet(blue=blue)
    left = pairs_left(layout, sheet)
    plans: dict[object, Plan] = {}
    for count in range(1, DICE // 2 + 1):
        for rows in product(open_rows(layout, sheet), repeat=count):
            if all(rows.count(row) <= left[row] for row in rows):
                bonuses = cross_all(layout, sheet, BLUE, rows).bonuses
                needed = tuple(row for row in rows for _ in range(2))
                plan = Plan(needed, rows, bonuses[0] if bonuses else None)
                plans.setdefault((tuple(sorted(rows)), bonuses), plan)
    return list(plans.values())


def _first(rewards: list[Reward]) -> list[str | None]:
    """The first bonus among the first reward, the first two and so on."""
    return list(
        accumulate((reward.bonus for reward in rewards), lambda first, bonus: first or bonus)
    )
