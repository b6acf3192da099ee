"""The list of all uses of the dice, laid out in runs: counted at once, spelled out when asked.

A list may be thousands long and mostly one action of it is wanted. It falls into runs, in which
each set of places goes with each choice of dice. `uses.uses` is the plain way to the same list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, combinations, islice, product
from typing import NamedTuple, overload

from .areas import open_rows, pairs_left
from .bonuses import place_free
from .layout import AREA_OF, AREAS, BLUE, CANDLE, GREEN, JOKER, PRESENT, RED, YELLOW, Layout
from .presents import Cells
from .state import Action, Cell, Dice, Pass, Place, Queue, Sheet, Use
from .uses import Gap, arrange, cross_with, orders_of_presents

Order = tuple[int, ...]  # dice in the order in which they are crossed off
Shown = tuple[tuple[int, str], ...]  # dice that fit an area, and what they show
Places = tuple[Place, ...]  # where one use crosses off
Spot = tuple[int, int]  # the number of a run, and of the places in it

_PLACE = {symbol: AREAS.index(area) for symbol, area in AREA_OF.items()}


class Run(NamedTuple):
    """Uses in an area: each of the places with each of the orders of dice.

    `rivals` are groups of the places, by number, that may come to the same as others of the group
    or, where it is the only one, as other runs: what they bring depends on the whole sheet.
    """

    area: str
    places: Sequence[Places]
    orders: tuple[Order, ...]
    rivals: tuple[tuple[int, ...], ...] = ()


class Offer(Sequence[Action]):
    """All that a seat may do with the dice, in the order of `uses`."""

    __slots__ = ("_length", "_passing", "_runs")

    def __init__(self, runs: Sequence[Run], *, passing: bool) -> None:
        self._runs, self._passing = runs, passing
        self._length = sum([len(run.places) * len(run.orders) for run in runs]) + passing

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
            for area, places, orders, _ in self._runs:
                size = len(places) * len(orders)
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
    """The offers on one layout; what depends on a single area is worked out once and kept."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        keep = lru_cache(maxsize=4096)
        self._balloons = keep(self._find_balloons)
        self._wagons = keep(self._find_wagons)
        self._sweets = keep(self._find_sweets)
        self._presents = lru_cache(maxsize=1024)(self._find_presents)

    def offer(self, sheet: Sheet, dice: Dice, left: tuple[int, ...], *, taking: bool) -> Offer:
        """All that may be done with the dice that are left; who takes none may pass as well."""
        yellow, red, green, blue = _shown(dice, left)
        runs: list[Run] = []
        if yellow:
            runs += self._balloons(sheet.yellow, tuple(yellow), taking)
        if red:
            runs += self._wagons(sheet.red, tuple(red), taking)
        for count in range(1, len(green) + 1):
            places, rivals = self._presents(sheet.green, count)
            if places:
                orders = _orders(tuple(green), (PRESENT,) * count, taking)
                runs.append(Run(GREEN, places, orders, rivals))
        if len(blue) > 1:
            runs += self._sweets(sheet.blue, tuple(blue), taking)
        if any(run.rivals for run in runs):
            jokers = [dice[die] for die in left].count(JOKER)
            runs = self._each_once(sheet, runs, jokers, taking)
        return Offer(runs, passing=not taking)

    # ── the runs of an area ─────────────────────────────────────────────────────────────────

    def _find_balloons(self, done: int, shown: Shown, taking: bool) -> list[Run]:
        coming = self._layout.yellow[done : done + len(shown)]
        needed = tuple(balloon.symbol for balloon in coming)
        bonuses = [balloon.reward.bonus for balloon in coming]
        sizes = range(1, len(coming) + 1)
        return _in_order(YELLOW, shown, taking, needed, zip(sizes, bonuses, strict=True))

    def _find_wagons(self, done: int, shown: Shown, taking: bool) -> list[Run]:
        coming = self._layout.red[done : done + len(shown)]
        sizes = accumulate(wagon.candles for wagon in coming)
        bonuses = [wagon.reward.bonus for wagon in coming]
        needed = (CANDLE,) * len(shown)
        return _in_order(RED, shown, taking, needed, zip(sizes, bonuses, strict=True))

    def _find_presents(
        self, green: frozenset[Cell], count: int
    ) -> tuple[list[Cells], tuple[tuple[int, ...], ...]]:
        """So many presents together, in every order that matters; which may come to the same.

        A bonus opens a present by itself only where it is the very last. Elsewhere only the orders
        of the same presents come to the same.
        """
        free = [cell for cell in self._layout.cells if cell not in green]
        every = list(combinations(free, count))
        gaps = [Gap(line.cells - green, line.reward.bonus) for line in self._layout.lines]
        gaps = [gap for gap in gaps if gap.bonus and 0 < len(gap.cells) <= count]
        last = len(free) - count <= 1
        if not ((last and gaps) or _fit_together(gaps, count)):
            return every, ()  # no line's bonus can come before another's
        places: list[Cells] = []
        rivals: list[tuple[int, ...]] = []
        for cells in every:
            filled = [gap for gap in gaps if gap.cells.issubset(cells)]
            if filled and (last or len(filled) > 1):
                first = len(places)
                places += orders_of_presents(cells, filled)
                rivals.append(tuple(range(first, len(places))))
            else:
                places.append(cells)
        if last:
            return places, (tuple(chain.from_iterable(rivals)),)
        return places, tuple(group for group in rivals if len(group) > 1)

    def _find_sweets(self, blue: tuple[int, ...], shown: Shown, taking: bool) -> list[Run]:
        sheet, runs = Sheet(blue=blue), []
        left = pairs_left(self._layout, sheet)
        for count in range(1, len(shown) // 2 + 1):
            for rows in product(open_rows(self._layout, sheet), repeat=count):
                if all(rows.count(row) <= left[row] for row in rows):
                    needed = tuple(row for row in rows for _ in range(2))
                    if orders := _orders(shown, needed, taking):
                        runs.append(Run(BLUE, (rows,), orders, ((0,),)))
        return runs

    # ── each effect once ────────────────────────────────────────────────────────────────────

    def _each_once(self, sheet: Sheet, runs: list[Run], jokers: int, taking: bool) -> list[Run]:
        """The runs without what comes to the same as something before, the same dice taken."""
        free = len(self._layout.cells) - len(sheet.green)
        groups: dict[object, list[Spot]] = {}
        for at, run in enumerate(runs):
            for rivals in run.rivals:
                dice = len(run.orders[0])
                key: object = None
                if run.area == GREEN and dice < free - 1:
                    key = at, rivals
                elif taking:  # nothing but jokers can be taken for two areas
                    key = dice, None if dice <= jokers else run.area
                groups.setdefault(key, []).extend([(at, place) for place in rivals])
        fewer: dict[Spot, tuple[Order, ...]] = {}
        for group in groups.values():
            if len(group) > 1:
                fewer.update(self._repeated(sheet, runs, group, taking))
        return _shortened(runs, fewer) if fewer else runs

    def _repeated(
        self, sheet: Sheet, runs: list[Run], group: list[Spot], taking: bool
    ) -> Iterator[tuple[Spot, tuple[Order, ...]]]:
        """The spots whose effect has been there before, and the orders of dice that are new."""
        same: dict[tuple[Sheet, Queue], list[Spot]] = {}
        for at, place in group:
            area, places, orders, _ = runs[at]
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


def _shown(dice: Dice, left: tuple[int, ...]) -> list[list[tuple[int, str]]]:
    """The dice that are left and may be used in each of `AREAS`, and what they show."""
    shown: list[list[tuple[int, str]]] = [[], [], [], []]
    for die in left:
        symbol = dice[die]
        if symbol == JOKER:
            for fitting in shown:
                fitting.append((die, symbol))
        else:
            shown[_PLACE[symbol]].append((die, symbol))
    return shown


@lru_cache(maxsize=4096)
def _orders(shown: Shown, needed: tuple[str, ...], taking: bool) -> tuple[Order, ...]:
    """Each set of dice that shows what is needed, in a fitting order; one if none are taken."""
    dice = dict(shown)
    found = (arrange(dice, chosen, needed) for chosen in combinations(dice, len(needed)))
    fitting = (order for order in found if order is not None)
    return tuple(fitting if taking else islice(fitting, 1))


def _in_order(
    area: str,
    shown: Shown,
    taking: bool,
    needed: tuple[str, ...],
    coming: Iterable[tuple[int, str | None]],
) -> list[Run]:
    """The next balloon or wagon, the next two and so on: the dice they take, and their bonuses."""
    runs, telling = [], False
    for size, bonus in coming:
        telling = telling or bonus is not None
        if size <= len(shown) and (orders := _orders(shown, needed[:size], taking)):
            runs.append(Run(area, ((),), orders, ((0,),) if telling else ()))
    return runs


def _fit_together(gaps: list[Gap], count: int) -> bool:
    """Whether so many presents can fill two of these gaps."""
    return any(len(one.cells | two.cells) <= count for one, two in combinations(gaps, 2))


def _shortened(runs: list[Run], fewer: dict[Spot, tuple[Order, ...]]) -> list[Run]:
    """The runs with fewer orders, or none, at these spots."""
    short: list[Run] = []
    for at, run in enumerate(runs):
        places: list[Places] = []
        for number, where in enumerate(run.places):
            if (orders := fewer.get((at, number))) is None:
                places.append(where)
            elif orders:
                short += [run._replace(places=places), Run(run.area, (where,), orders)]
                places = []
        short.append(run._replace(places=places))
    return short
