"""Using dice: the crosses that a turn's dice allow, and the list of all such uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, combinations, permutations, product
from typing import NamedTuple

from bellyflop.core import IllegalAction

from .areas import Crossed, cross_all, open_rows, pairs_left, places, stars
from .bonuses import Placed, choices, place_chosen, place_free
from .layout import (
    AREA_OF,
    AREAS,
    BLUE,
    CANDLE,
    DICE,
    GREEN,
    JOKER,
    PRESENT,
    RED,
    YELLOW,
    Layout,
    symbol_word,
)
from .presents import Cells, Presents, each_kind, every_set
from .state import Bonus, Cell, Dice, Place, Queue, Sheet, Use

# ── one use ─────────────────────────────────────────────────────────────────────────────────


def after_use(layout: Layout, sheet: Sheet, use: Use, dice: Dice, left: Iterable[int]) -> Placed:
    """The sheet after this use of the dice that are left, or IllegalAction."""
    _check_dice(use, dice, tuple(left))
    needed = _needed(layout, sheet, use)
    for die, symbol in zip(use.dice, needed, strict=True):
        if dice[die] not in (symbol, JOKER):
            shown = {"symbol_id": symbol_word(dice[die]), "next_id": symbol_word(symbol)}
            raise IllegalAction("clever-kids-rule-next", die=die + 1, **shown)
    return place_free(layout, cross_with(layout, sheet, use))


def cross_with(layout: Layout, sheet: Sheet, use: Use) -> Crossed:
    """The sheet after the crosses of a use that fits, and the bonuses they earned."""
    where: tuple[Place | None, ...] = use.places
    if use.area == YELLOW:
        where = (None,) * len(use.dice)
    elif use.area == RED:
        where = (None,) * _wagons(layout, sheet, len(use.dice))
    return cross_all(layout, sheet, use.area, where)


def _check_dice(use: Use, dice: Dice, left: tuple[int, ...]) -> None:
    if not use.dice:
        raise IllegalAction("clever-kids-rule-no-dice")
    if len(set(use.dice)) != len(use.dice):
        raise IllegalAction("clever-kids-rule-die-twice")
    for die in use.dice:
        if die not in left:
            if die not in range(DICE):
                raise IllegalAction("clever-kids-rule-no-die", die=die, last=DICE - 1)
            raise IllegalAction("clever-kids-rule-used", die=die + 1)
        symbol = dice[die]
        if symbol != JOKER and AREA_OF[symbol] != use.area:
            areas = {"area_id": f"colour-{AREA_OF[symbol]}", "wrong_id": f"colour-{use.area}"}
            shown = symbol_word(symbol)
            raise IllegalAction("clever-kids-rule-area", die=die + 1, symbol_id=shown, **areas)


def _needed(layout: Layout, sheet: Sheet, use: Use) -> tuple[str, ...]:
    """The symbol each die of this use must show, if the places and the number of dice fit."""
    count = len(use.dice)
    match use.area:
        case "yellow":
            _check_no_places(use)
            balloons = layout.yellow[sheet.yellow : sheet.yellow + count]
            if len(balloons) < count:
                raise IllegalAction("clever-kids-rule-balloons", count=len(balloons))
            return tuple(balloon.symbol for balloon in balloons)
        case "red":
            _check_no_places(use)
            _wagons(layout, sheet, count)
            return (CANDLE,) * count
        case "green":
            _check_presents(layout, sheet, use)
            return (PRESENT,) * count
        case "blue":
            _check_pairs(layout, sheet, use)
            return tuple(str(sweet) for sweet in use.places for _ in range(2))
    raise IllegalAction("clever-kids-rule-no-area")


def _check_no_places(use: Use) -> None:
    if use.places:
        raise IllegalAction("clever-kids-rule-in-order", area_id=f"colour-{use.area}")


def _wagons(layout: Layout, sheet: Sheet, candles: int) -> int:
    """How many of the next wagons take exactly this many candles together (§4.8)."""
    if (number := layout.trains[sheet.red].get(candles)) is not None:
        return number
    sizes = [wagon.candles for wagon in layout.red[sheet.red :]]
    if not sizes:
        raise IllegalAction("clever-kids-rule-train")
    coming = ", ".join(str(size) for size in sizes[:DICE])
    raise IllegalAction("clever-kids-rule-wagons", wagons=coming)


def _check_presents(layout: Layout, sheet: Sheet, use: Use) -> None:
    if len(use.places) != len(use.dice):
        raise IllegalAction("clever-kids-rule-presents")
    if len(set(use.places)) != len(use.places):
        raise IllegalAction("clever-kids-rule-present-twice")
    for cell in use.places:
        if cell not in layout.openings or cell in sheet.green:
            raise IllegalAction("clever-kids-rule-no-place", area_id="colour-green")


def _check_pairs(layout: Layout, sheet: Sheet, use: Use) -> None:
    if len(use.dice) != 2 * len(use.places):
        raise IllegalAction("clever-kids-rule-pairs")
    left = pairs_left(layout, sheet)
    for sweet in use.places:
        if not isinstance(sweet, str) or sweet not in left:
            raise IllegalAction("clever-kids-rule-no-row")
        if use.places.count(sweet) > left[sweet]:
            row = symbol_word(sweet)
            raise IllegalAction("clever-kids-rule-pairs-left", row_id=row, count=left[sweet])


# ── all uses ────────────────────────────────────────────────────────────────────────────────


class _Plan(NamedTuple):
    """Crosses that may be made together in an area, and the symbols they need.

    `placed` is their effect, if other crosses could have the same one: two pairs of sweets in
    either order, or presents whose bonuses lead to one another.
    """

    area: str
    needed: tuple[str, ...]
    places: tuple[Place, ...] = ()
    placed: Placed | None = None


class Gap(NamedTuple):
    """The open presents of a line, and the bonus for filling it."""

    cells: frozenset[Cell]
    bonus: str


def can_use(layout: Layout, sheet: Sheet, dice: Dice, left: Iterable[int]) -> bool:
    """Whether any of the dice that are left can be used at all."""
    shown = [dice[die] for die in left]

    def rolled(symbol: str, together: int) -> bool:
        return shown.count(symbol) + shown.count(JOKER) >= together

    return (
        any(rolled(balloon.symbol, 1) for balloon in layout.yellow[sheet.yellow :][:1])
        or any(rolled(CANDLE, wagon.candles) for wagon in layout.red[sheet.red :][:1])
        or (rolled(PRESENT, 1) and bool(places(layout, sheet, GREEN)))
        or any(rolled(sweet, 2) for sweet in open_rows(layout, sheet))
    )


def uses(
    layout: Layout,
    sheet: Sheet,
    dice: Dice,
    left: Iterable[int],
    *,
    taking: bool,
    presents: Presents = every_set,
) -> Iterator[Use]:
    """Every use of the remaining dice, each effect once, found lazily.

    The choice of dice with the same symbol matters only if they are taken from the table (§4.7).
    `presents` yields the sets of presents to combine in the green area.
    """
    left = tuple(left)
    seen: set[tuple[frozenset[int], tuple[Sheet, Queue]]] = set()
    for plan in _plans(layout, sheet, [dice[die] for die in left], presents):
        for order in _arrangements(dice, left, plan):
            if plan.placed is not None:
                effect = frozenset(order if taking else ()), plan.placed.effect
                if effect in seen:
                    continue
                seen.add(effect)
            yield Use(plan.area, order, plan.places)
            if not taking:
                break


def kinds_of_use(
    layout: Layout, sheet: Sheet, dice: Dice, left: Iterable[int]
) -> Iterator[tuple[Use, Sheet]]:
    """The first use of each kind for a seat that takes no dice, and the sheet after it.

    Every use left out earns the same stars and the same number of crosses as an earlier one.
    """
    left = tuple(left)
    for plan in _plans(layout, sheet, [dice[die] for die in left], each_kind):
        order = next(_arrangements(dice, left, plan), None)
        if order is not None:
            use = Use(plan.area, order, plan.places)
            placed = plan.placed or cross_with(layout, sheet, use)
            yield use, placed.sheet


def _arrangements(dice: Dice, left: tuple[int, ...], plan: _Plan) -> Iterator[tuple[int, ...]]:
    """Each set of dice that shows the symbols the plan needs, in an order that fits."""
    fitting = [die for die in left if AREA_OF.get(dice[die], plan.area) == plan.area]
    for chosen in combinations(fitting, len(plan.needed)):
        order = arrange(dice, chosen, plan.needed)
        if order is not None:
            yield order


def arrange(
    dice: Dice | Mapping[int, str], chosen: tuple[int, ...], needed: tuple[str, ...]
) -> tuple[int, ...] | None:
    """The chosen dice in the order of the needed symbols, with jokers in the gaps, or None."""
    spare = list(chosen)
    order = []
    for symbol in needed:
        die = next((die for die in spare if dice[die] == symbol), None)
        if die is None:
            die = next((die for die in spare if dice[die] == JOKER), None)
        if die is None:
            return None
        spare.remove(die)
        order.append(die)
    return tuple(order)


def _plans(layout: Layout, sheet: Sheet, shown: list[str], presents: Presents) -> Iterator[_Plan]:
    """The crosses that may be made together, as far as each area's number of dice allows."""
    most = {a: sum(AREA_OF.get(symbol, a) == a for symbol in shown) for a in AREAS}
    row = tuple(balloon.symbol for balloon in layout.yellow[sheet.yellow :][: most[YELLOW]])
    for count in range(1, len(row) + 1):
        yield _plan(layout, sheet, YELLOW, row[:count], (None,) * count)
    sizes = (wagon.candles for wagon in layout.red[sheet.red :][: most[RED]])
    for count, candles in enumerate(accumulate(sizes), 1):
        if candles <= most[RED]:
            yield _plan(layout, sheet, RED, (CANDLE,) * candles, (None,) * count)
    yield from _green_plans(layout, sheet, most[GREEN], presents)
    yield from _blue_plans(layout, sheet, most[BLUE])


def _plan(
    layout: Layout, sheet: Sheet, area: str, needed: tuple[str, ...], where: Sequence[Place | None]
) -> _Plan:
    """The plan to cross off at these places, with its effect if that may be needed."""
    crossed = cross_all(layout, sheet, area, where)
    placed = place_free(layout, crossed) if crossed.bonuses or area == BLUE else None
    return _Plan(area, needed, tuple(place for place in where if place is not None), placed)


def _green_plans(layout: Layout, sheet: Sheet, most: int, presents: Presents) -> Iterator[_Plan]:
    gaps = [gap for gap in gaps_of(layout, sheet.green) if 0 < len(gap.cells) <= most]
    for cells in presents(layout, sheet, most):
        needed = (PRESENT,) * len(cells)
        filled = [gap for gap in gaps if gap.cells.issubset(cells)]
        if filled:
            for order, _ in orders_of_presents(cells, filled):
                yield _plan(layout, sheet, GREEN, needed, order)
        else:  # by far the most common case, so its effect is not computed
            yield _Plan(GREEN, needed, cells)


def gaps_of(layout: Layout, green: frozenset[Cell]) -> list[Gap]:
    """The gaps of the lines that bring a bonus, rows before columns."""
    bonuses = [(line, line.reward.bonus) for line in layout.lines]
    return [Gap(line.cells - green, bonus) for line, bonus in bonuses if bonus is not None]


def orders_of_presents(cells: Cells, filled: list[Gap]) -> Iterator[tuple[Cells, str]]:
    """The presents in each order that matters, with the first bonus it earns.

    An order matters if the filled gaps earn their bonuses in a new sequence.
    """
    if len(filled) == 1:
        yield cells, filled[0].bonus
        return
    deciding = frozenset[Cell]().union(*(gap.cells for gap in filled))
    rest = tuple(cell for cell in cells if cell not in deciding)
    seen = set()
    for order in permutations(sorted(deciding)):
        # §4.9: if one present fills two lines, the row's bonus comes first, as in `lines`.
        earned = sorted(filled, key=lambda gap: max(map(order.index, gap.cells)))
        queue = tuple(gap.bonus for gap in earned)
        if queue not in seen:
            seen.add(queue)
            yield rest + order, queue[0]


def _blue_plans(layout: Layout, sheet: Sheet, most: int) -> Iterator[_Plan]:
    left = pairs_left(layout, sheet)
    for count in range(1, most // 2 + 1):
        for rows in product(open_rows(layout, sheet), repeat=count):
            if all(rows.count(row) <= left[row] for row in rows):
                needed = tuple(row for row in rows for _ in range(2))
                yield _plan(layout, sheet, BLUE, needed, rows)


# ── the default action: most stars at once, then most crosses ──────────────────────────────────


def default_use(layout: Layout, sheet: Sheet, dice: Dice, left: Iterable[int]) -> Use | None:
    """The first of the best uses of the dice that are left, or None."""
    kinds = dict(kinds_of_use(layout, sheet, dice, left))
    return max(kinds, key=lambda use: _worth(layout, kinds[use]), default=None)


def default_place(layout: Layout, sheet: Sheet, queue: Queue) -> Bonus:
    """The first of the best places for the bonus that waits."""
    return max(
        choices(layout, sheet, queue),
        key=lambda bonus: _worth(layout, place_chosen(layout, sheet, queue, bonus).sheet),
    )


def _worth(layout: Layout, sheet: Sheet) -> tuple[int, int]:
    return stars(layout, sheet), sheet.crosses
