"""A use of dice in small steps: an area, then one die after another with its place.

Steps are numbered: 0 passes, 1 ends the use, 2 to 5 name an area, 6 to 10 a die, 11 to 13 a row of
sweets, and 14 onwards the presents, row by row. A few dozen steps can thus spell hundreds of uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bellyflop.spaces import Steps

from .areas import free_cells, pairs_left
from .layout import AREAS, BLUE, CANDLE, GREEN, JOKER, PRESENT, SWEETS, YELLOW, Layout
from .state import Action, Bonus, Cell, Dice, Pass, Place, Sheet, Use

PASS, ENOUGH, AREA, DIE, ROW, CELL = 0, 1, 2, 6, 11, 14


def cell_step(layout: Layout, cell: Cell) -> int:
    """The step that names this present."""
    return CELL + cell[0] * len(layout.columns) + cell[1]


def place_step(layout: Layout, place: Place) -> int:
    """The step that names a present or a row of sweets."""
    return ROW + SWEETS.index(place) if isinstance(place, str) else cell_step(layout, place)


def step_place(layout: Layout, step: int) -> Place:
    """The present or the row of sweets that a step names."""
    if step < CELL:
        return SWEETS[step - ROW]
    row, column = divmod(step - CELL, len(layout.columns))
    return row, column


def say_step(layout: Layout, step: int) -> str:
    """The step in words."""
    if step < DIE:
        return ("pass", "enough", *AREAS)[step]
    if step < ROW:
        return f"die {step - DIE}"
    place = step_place(layout, step)
    return place if isinstance(place, str) else f"cell {place[0]} {place[1]}"


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice and the sheet behind a seat's steps; a seat that takes dice chooses among equals."""

    layout: Layout
    sheet: Sheet
    dice: Dice
    left: tuple[int, ...]
    taking: bool

    def open(self, taken: Steps) -> Sequence[int]:
        """The steps that may follow these, ascending; none after the last."""
        if not taken:
            areas = [AREA + n for n, area in enumerate(AREAS) if any(self._next(area, (), ()))]
            return areas if self.taking else [PASS, *areas]
        if taken[0] == PASS or taken[-1] == ENOUGH:
            return ()
        area, dice, places = self._read(taken)
        steps = sorted(set(self._next(area, dice, places)))
        return [ENOUGH, *steps] if self._whole(area, dice, places) else steps

    def action(self, taken: Steps) -> Action | None:
        """The use or the pass that these steps spell, or None if they are incomplete."""
        if not taken or self.open(taken):
            return None
        if taken[0] == PASS:
            return Pass()
        area, dice, places = self._read(taken)
        return Use(area, dice, places)

    def spell(self, action: Use) -> Steps:
        """Steps that spell a use with the same effect."""
        steps = [AREA + AREAS.index(action.area)]
        dice, places = sorted(action.dice), list(action.places)
        if action.area in (YELLOW, BLUE):
            dice = list(action.dice)  # their order assigns each die its symbol
        for at, die in enumerate(dice):
            if action.area == BLUE and at % 2 == 0:
                pair = sorted(dice[at : at + 2])
                steps += [place_step(self.layout, places[at // 2]), *(DIE + d for d in pair)]
            elif action.area != BLUE:
                steps.append(DIE + die)
            if action.area == GREEN:
                steps.append(place_step(self.layout, places[at]))
        if not self.taking:
            steps = self._any_dice(steps)
        return (*steps, ENOUGH) if ENOUGH in self.open(tuple(steps)) else tuple(steps)

    def _any_dice(self, steps: list[int]) -> list[int]:
        """The same steps with the dice offered to a seat that takes none."""
        spelled: list[int] = []
        for step in steps:
            if DIE <= step < ROW:
                (step,) = (s for s in self.open(tuple(spelled)) if DIE <= s < ROW)
            spelled.append(step)
        return spelled

    # ── putting a use together ──────────────────────────────────────────────────────────────

    def _read(self, taken: Steps) -> tuple[str, tuple[int, ...], tuple[Place, ...]]:
        dice = tuple(step - DIE for step in taken if DIE <= step < ROW)
        places = tuple(step_place(self.layout, step) for step in taken if step >= ROW)
        return AREAS[taken[0] - AREA], dice, places

    def _whole(self, area: str, dice: Steps, places: tuple[Place, ...]) -> bool:
        """Whether the dice and places so far form a complete use."""
        if not dice:
            return False
        match area:
            case "yellow":
                return True
            case "red":
                return len(dice) in self._trains()
            case "green":
                return len(dice) == len(places)
            case _:
                return len(dice) == 2 * len(places)

    def _next(self, area: str, dice: Steps, places: tuple[Place, ...]) -> Iterator[int]:
        """The dice and places that may follow."""
        match area:
            case "yellow":
                done = self.sheet.yellow + len(dice)
                if done < len(self.layout.yellow):
                    yield from self._dice(self.layout.yellow[done].symbol, dice)
            case "red":
                yield from self._candles(dice)
            case "green":
                free = set(free_cells(self.layout, self.sheet)) - set(places)
                if len(dice) > len(places):
                    yield from (place_step(self.layout, cell) for cell in free)
                elif free:
                    yield from self._dice(PRESENT, dice, after=dice[-1] if dice else -1)
            case _:
                yield from self._sweets(dice, places)

    def _dice(self, symbol: str, used: Steps, after: int = -1, more: int = 0) -> Iterator[int]:
        """The dice after `after` that may come next as this symbol, if `more` others can follow.

        If the seat takes no dice, only the first that shows the symbol is offered, or a joker.
        """
        free = [die for die in self.left if die not in used and self.dice[die] in (symbol, JOKER)]
        if not self.taking:
            free.sort(key=lambda die: self.dice[die] == JOKER)
            yield from (DIE + die for die in free[:1] if len(free) > more)
            return
        free = [die for die in free if die > after]
        yield from (DIE + die for die in free[: len(free) - more])

    def _trains(self) -> list[int]:
        """The number of candles that the next wagons take together, one, two and so on."""
        return list(accumulate(wagon.candles for wagon in self.layout.red[self.sheet.red :]))

    def _candles(self, dice: Steps) -> Iterator[int]:
        needed = next((candles for candles in self._trains() if candles > len(dice)), None)
        if needed is not None:
            last = dice[-1] if dice else -1
            yield from self._dice(CANDLE, dice, after=last, more=needed - len(dice) - 1)

    def _sweets(self, dice: Steps, places: tuple[Place, ...]) -> Iterator[int]:
        if len(dice) < 2 * len(places):
            second = len(dice) % 2
            last = dice[-1] if second else -1
            yield from self._dice(str(places[-1]), dice, after=last, more=1 - second)
            return
        for sweet, pairs in pairs_left(self.layout, self.sheet).items():
            if places.count(sweet) < pairs and any(self._dice(sweet, dice, more=1)):
                yield place_step(self.layout, sweet)


def bonus_steps(layout: Layout, bonuses: Sequence[Bonus]) -> list[int]:
    """The steps that place a bonus, ascending."""
    return sorted(place_step(layout, bonus.place) for bonus in bonuses)


def step_count(layout: Layout) -> int:
    """The number of steps on this sheet."""
    return CELL + len(layout.rows) * len(layout.columns)
