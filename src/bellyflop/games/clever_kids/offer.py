"""The list of all uses of the dice, stored in runs: counted at once, expanded on demand.

A list may have thousands of entries, and usually only one of them is needed. It consists of runs;
a run pairs each set of places with each choice of dice. `uses.uses` builds the same list plainly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import overload

from bellyflop.dice import Lazy

from .areas import open_rows
from .bonuses import place_free
from .layout import (
    AREA_OF,
    AREAS,
    GREEN,
    JOKER,
    PRESENT,
    Layout,
)
from .presents import Cells
from .runs import Fitting, Hand, Order, Rivals, Run, Shown, Together, plans_on
from .state import Action, Cell, Dice, Pass, Queue, Sheet, Use
from .uses import Gap, cross_with, gaps_of, orders_of_presents

Left = tuple[str | None, ...]  # the symbol of each die, None if it is used
Spot = tuple[int, int]  # the index of a run, and of the places in it


class Offer(Sequence[Action]):
    """Everything a seat may do with the dice, in the order of `uses`."""

    __slots__ = ("_length", "_passing", "_runs")

    def __init__(self, runs: Sequence[Run], *, passing: bool) -> None:
        self._runs, self._passing = runs, passing
        self._length = sum([run.size for run in runs]) + passing

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, at: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(*at.indices(self._length)))
        if at < 0:
            at += self._length
        if 0 <= at < self._length:
            for area, places, orders, size, _ in self._runs:
                if at < size:
                    place, order = divmod(at, len(orders))
                    return Use(area, orders[order], places[place])
                at -= size
            return Pass()
        raise IndexError(at)

    def __iter__(self) -> Iterator[Action]:
        for run in self._runs:
            for places, order in product(run.places, run.orders):
                yield Use(run.area, order, places)
        if self._passing:
            yield Pass()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Offer, tuple)):
            return NotImplemented
        return len(self) == len(other) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class Offers:
    """The offers on one layout; the results for single areas are cached."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._plans = plans_on(layout)
        self._rows: Lazy[tuple[int, ...], int] = Lazy(
            lambda blue: len(open_rows(layout, Sheet(blue=blue)))
        )
        self._fitting = lru_cache(maxsize=4096)(self._find_fitting)
        self._hand = lru_cache(maxsize=32768)(self._find_hand)
        self._presents = lru_cache(maxsize=16384)(self._find_presents)

    def offer(self, sheet: Sheet, dice: Dice, left: tuple[int, ...], *, taking: bool) -> Offer:
        """Everything that may be done with the remaining dice; a seat that takes none may pass."""
        yellow, red, green, blue, jokers = self._hand(_left(dice, left), taking)
        runs = [*yellow.runs[sheet.yellow], *red.runs[sheet.red]]
        for count in range(1, len(green.shown) + 1):
            places, rivals = self._presents(sheet.green, count)
            if places:
                orders = green.orders[(PRESENT,) * count]
                runs.append(Run(GREEN, places, orders, len(places) * len(orders), rivals))
        runs += blue.runs[sheet.blue]
        return Offer(self._each_once(sheet, runs, jokers, taking), passing=not taking)

    def usable(self, sheet: Sheet, dice: Dice) -> bool:
        """Whether any of the dice can be used."""
        yellow, red, green, blue, _ = self._hand(dice, True)
        return bool(
            (green.shown and len(sheet.green) < len(self._layout.cells))
            or yellow.runs[sheet.yellow]
            or red.runs[sheet.red]
            or blue.runs[sheet.blue]
        )

    def _find_hand(self, left: Left, taking: bool) -> Hand:
        shown: dict[str, list[tuple[int, str]]] = {area: [] for area in AREAS}
        for die, symbol in enumerate(left):
            if symbol is not None:
                for area in AREAS if symbol == JOKER else (AREA_OF[symbol],):
                    shown[area].append((die, symbol))
        yellow, red, green, blue = (self._fitting(a, tuple(shown[a]), taking) for a in AREAS)
        return Hand(yellow, red, green, blue, left.count(JOKER))

    def _find_fitting(self, area: str, shown: Shown, taking: bool) -> Fitting:
        return Fitting(area, self._plans[area], shown, taking)

    # ── the runs of an area ─────────────────────────────────────────────────────────────────

    def _find_presents(
        self, green: frozenset[Cell], count: int
    ) -> tuple[Sequence[Cells], tuple[Rivals, ...]]:
        """Sets of `count` presents in every order that matters, and their rivals (see `Run`).

        A bonus opens a present without a choice only if that present is the very last. Otherwise
        only orders of the same presents can have the same effect.
        """
        free = tuple([cell for cell in self._layout.cells if cell not in green])
        gaps = [gap for gap in gaps_of(self._layout, green) if 0 < len(gap.cells) <= count]
        last = len(free) - count <= 1
        if not ((last and gaps) or _fit_together(gaps, count)):
            return Together(free, count), ()  # no set fills two lines, so orders do not matter
        places: list[Cells] = []
        rivals: list[Rivals] = []
        for cells in combinations(free, count):
            filled = [gap for gap in gaps if gap.cells.issubset(cells)]
            if len(filled) < 2 and not (filled and last):
                places.append(cells)
                continue
            orders = list(orders_of_presents(cells, filled))
            if len(orders) > 1 or last:
                rivals.append(tuple((n, first) for n, (_, first) in enumerate(orders, len(places))))
            places += [order for order, _ in orders]
        return places, (tuple(chain.from_iterable(rivals)),) if last else tuple(rivals)

    # ── each effect once ────────────────────────────────────────────────────────────────────

    def _each_once(self, sheet: Sheet, runs: list[Run], jokers: int, taking: bool) -> list[Run]:
        """The runs without uses that repeat the effect of an earlier use of the same dice.

        The crosses determine the bonuses earned, so two uses with the same effect have placed the
        same number of them. If neither has placed any, both made the same crosses with the same
        order of bonuses, and each such order is listed once. So only uses whose first bonus places
        itself need a check.
        """
        groups: dict[object, list[Spot]] = {}
        for at, run in enumerate(runs):
            for number, rivals in enumerate(run.rivals):
                spots = [(at, n) for n, bonus in rivals if self._places_itself(bonus, sheet, run)]
                if spots:
                    key = self._comparable(sheet, run, jokers, taking) or (at, number)
                    groups.setdefault(key, []).extend(spots)
        fewer: dict[Spot, tuple[Order, ...]] = {}
        for group in groups.values():
            if len(group) > 1:
                fewer.update(self._repeated(sheet, runs, group, taking))
        return _shortened(runs, fewer) if fewer else runs

    def _comparable(self, sheet: Sheet, run: Run, jokers: int, taking: bool) -> object:
        """A key shared by uses that may have the same effect; None if only this run may."""
        dice = len(run.orders[0])
        if run.area == GREEN and len(sheet.green) + dice < len(self._layout.cells) - 1:
            return None
        if taking:  # only jokers fit two areas
            return dice, "jokers" if dice <= jokers else run.area
        return "any"

    def _places_itself(self, bonus: str, sheet: Sheet, run: Run) -> bool:
        """Whether the first bonus of this run may leave no choice (§4.9)."""
        crossed = len(run.places[0]) if run.area == bonus else 0
        match bonus:
            case "green":
                return len(sheet.green) + crossed >= len(self._layout.cells) - 1
            case "blue":  # each pair may complete its row
                return self._rows[sheet.blue] - crossed <= 1
        return True

    def _repeated(
        self, sheet: Sheet, runs: list[Run], group: list[Spot], taking: bool
    ) -> Iterator[tuple[Spot, tuple[Order, ...]]]:
        """The spots that repeat an effect, each with the orders of dice that are still new."""
        same: dict[tuple[Sheet, Queue], list[Spot]] = {}
        for at, place in group:
            area, places, orders, *_ = runs[at]
            crossed = cross_with(self._layout, sheet, Use(area, orders[0], places[place]))
            same.setdefault(place_free(self._layout, crossed).effect, []).append((at, place))
        for spots in same.values():
            taken: set[frozenset[int]] = set()
            for at, place in spots if len(spots) > 1 else ():
                orders = runs[at].orders
                sets = [frozenset(order if taking else ()) for order in orders]
                new = tuple(o for o, dice in zip(orders, sets, strict=True) if dice not in taken)
                if len(new) < len(orders):
                    yield (at, place), new
                taken.update(sets)


@lru_cache(maxsize=16)
def offers_on(layout: Layout) -> Offers:
    """The offers on this layout."""
    return Offers(layout)


def _left(dice: Dice, left: tuple[int, ...]) -> Left:
    """The symbol of each die, None for a used one."""
    if len(left) == len(dice):
        return dice
    return tuple([symbol if die in left else None for die, symbol in enumerate(dice)])


def _fit_together(gaps: list[Gap], count: int) -> bool:
    """Whether `count` presents can fill two of these gaps."""
    return any(len(one.cells | two.cells) <= count for one, two in combinations(gaps, 2))


def _shortened(runs: list[Run], fewer: dict[Spot, tuple[Order, ...]]) -> list[Run]:
    """The runs with fewer orders, or none, at these spots."""
    short: list[Run] = []
    for at, (area, places, orders, size, _) in enumerate(runs):
        done = 0
        for number in sorted(place for run, place in fewer if run == at):
            new = fewer[at, number]
            before = places[done:number]
            short.append(Run(area, before, orders, len(before) * len(orders)))
            short.append(Run(area, (places[number],), new, len(new)))
            size -= len(before) * len(orders) + len(orders)
            done = number + 1
        short.append(Run(area, places[done:] if done else places, orders, size))
    return short
