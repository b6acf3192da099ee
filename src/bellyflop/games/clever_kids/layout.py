"""The printed sheet and its dice: what can be crossed off and what it gives (§4.1–§4.5).

A layout is data. The printed sheet is `sheet.toml`; the option `sheet` replaces it (§4.12).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from bellyflop.core import BadNotation, BadSetup, Option
from bellyflop.core.notation import show, take_int, take_list, take_object, take_word
from bellyflop.dice import Lazy

from .state import Cell, Step, Steps

YELLOW, RED, GREEN, BLUE = AREAS = ("yellow", "red", "green", "blue")
BALLOONS = ("heart", "blue", "pink", "green")
CANDLE, PRESENT, JOKER = "candle", "present", "joker"
SWEETS = ("cupcake", "donut", "cake")
SYMBOLS = (*BALLOONS, CANDLE, PRESENT, *SWEETS, JOKER)
AREA_OF = {
    **dict.fromkeys(BALLOONS, YELLOW),
    CANDLE: RED,
    PRESENT: GREEN,
    **dict.fromkeys(SWEETS, BLUE),
}

DICE, FACES = 5, 6

# Bounds that keep an imported sheet printable. Five dice open n presents in C(n + 5, 5) - 1 ways
# and fill lines with bonuses in any order, so there must be few presents and few lines.
MOST_STEPS = 30
MOST_PAIRS = 10
MOST_LINES = 6
MOST_PRESENTS = 16
MOST_STARS = 99


def symbol_word(symbol: str) -> str:
    """The id of the message that names this symbol or row of sweets in one word."""
    return f"clever-kids-symbol-{symbol}"


class Reward(NamedTuple):
    """The reward of a cross: a bonus in an area, stars, both or nothing."""

    bonus: str | None
    stars: int


class Balloon(NamedTuple):
    """One step of the yellow area."""

    symbol: str
    reward: Reward


class Wagon(NamedTuple):
    """One step of the red area."""

    candles: int
    reward: Reward


class Line(NamedTuple):
    """A row or column of presents, and its reward once it is full."""

    cells: frozenset[Cell]
    reward: Reward
    name: str  # "row 0" or "column 0"


class Gift(NamedTuple):
    """The bonuses of a cross, and its step in the news: by dice, or `free` by a bonus."""

    bonuses: tuple[str, ...]
    by_dice: Steps
    free: Steps


Sets = dict[frozenset[Cell], frozenset[Cell]]


class Opening:
    """A present; `by` maps the presents open before it to the effect of opening it.

    The effect is the set of presents open afterwards (equal sets are one object) and the gift of
    the lines it fills.
    """

    __slots__ = ("_cell", "_column", "_gifts", "_row", "_sets", "by")

    def __init__(self, cell: Cell, row: Line, column: Line, sets: Sets) -> None:
        spot = f"{GREEN} {cell[0]} {cell[1]}"
        self._cell, self._row, self._column, self._sets = cell, row, column, sets
        filled: list[tuple[Line, ...]] = [(), (row,), (column,), (row, column)]
        self._gifts = {lines: _gift(GREEN, spot, [], lines) for lines in filled}
        self.by = Lazy(self._open)

    def _open(self, before: frozenset[Cell]) -> tuple[frozenset[Cell], Gift]:
        after = before | {self._cell}
        green = self._sets.setdefault(after, after)  # one object per set makes look-ups fast
        filled = tuple([line for line in (self._row, self._column) if line.cells <= green])
        return green, self._gifts[filled]


def _trains(coming: Sequence[Wagon]) -> dict[int, int]:
    candles = accumulate(wagon.candles for wagon in coming)
    return {total: number for number, total in enumerate(candles, 1)}


def _gift(area: str, spot: str, here: list[Reward], lines: Sequence[Line] = ()) -> Gift:
    """The gift of a cross at this spot, printed here or at the ends of the lines it fills."""
    found = [*((spot, reward) for reward in here), *((line.name, line.reward) for line in lines)]
    given = [(name, reward) for name, reward in found if any(reward)]
    names = tuple(name for name, _ in given)
    bonuses = tuple(reward.bonus for _, reward in given if reward.bonus is not None)
    return Gift(bonuses, (Step(area, spot, False, names),), (Step(area, spot, True, names),))


@dataclass(frozen=True, slots=True)
class Layout:
    """A playable sheet; the constructor raises BadSetup with the reason for any other."""

    dice: tuple[tuple[str, ...], ...]
    yellow: tuple[Balloon, ...]
    red: tuple[Wagon, ...]
    rows: tuple[Reward, ...]
    columns: tuple[Reward, ...]
    blue: tuple[tuple[Reward, ...], ...]  # one row of pairs for each of SWEETS
    # Derived from the sheet, computed once.
    lines: tuple[Line, ...] = field(init=False, repr=False, compare=False)  # of presents
    cells: tuple[Cell, ...] = field(init=False, repr=False, compare=False)  # row by row
    pairs: tuple[int, ...] = field(init=False, repr=False, compare=False)  # in each row of sweets
    trains: tuple[dict[int, int], ...] = field(init=False, repr=False, compare=False)
    """By the number of wagons done: how many of the next wagons take this many candles together."""
    gifts: dict[str, tuple[Gift, ...]] = field(init=False, repr=False, compare=False)
    """The gifts of the ordered spots: of "yellow", "red" and each row of sweets."""
    openings: dict[Cell, Opening] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        sizes = (self.yellow, self.red, self.rows and self.columns, all(self.blue))
        for area, filled in zip(AREAS, sizes, strict=True):
            if not filled:
                raise BadSetup(f"the {area} area is empty or has an empty row.")
        presents = len(self.rows) * len(self.columns)
        if presents > MOST_PRESENTS:
            fewer = f"draw fewer rows or columns, up to {MOST_PRESENTS} presents in all"
            raise BadSetup(f"the green area has {presents} presents; {fewer}.")
        shown = {face for faces in self.dice for face in faces}
        for symbol in (*(b.symbol for b in self.yellow), CANDLE, PRESENT, *SWEETS):
            if symbol not in shown:
                raise BadSetup(f"{symbol} is on the sheet, but no die shows it.")
        cells = tuple((r, c) for r in range(len(self.rows)) for c in range(len(self.columns)))
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "pairs", tuple(map(len, self.blue)))
        sizes_of_trains = [_trains(self.red[done:]) for done in range(len(self.red) + 1)]
        object.__setattr__(self, "trains", tuple(sizes_of_trains))
        object.__setattr__(self, "lines", self._lines())
        object.__setattr__(self, "gifts", self._gifts())
        object.__setattr__(self, "openings", self._openings())

    def _lines(self) -> tuple[Line, ...]:
        height, width = range(len(self.rows)), range(len(self.columns))
        rows = (Line(frozenset((r, c) for c in width), self.rows[r], f"row {r}") for r in height)
        columns = (
            Line(frozenset((r, c) for r in height), self.columns[c], f"column {c}") for c in width
        )
        return (*rows, *columns)  # §4.9: one cross that fills both earns the row's bonus first

    def _gifts(self) -> dict[str, tuple[Gift, ...]]:
        printed = {
            (YELLOW, YELLOW): [balloon.reward for balloon in self.yellow],
            (RED, RED): [wagon.reward for wagon in self.red],
            **{(BLUE, s): list(pairs) for s, pairs in zip(SWEETS, self.blue, strict=True)},
        }
        return {
            order: tuple(
                _gift(area, f"{area} {at}" if order == area else f"{area} {order} {at}", [reward])
                for at, reward in enumerate(rewards)
            )
            for (area, order), rewards in printed.items()
        }

    def _openings(self) -> dict[Cell, Opening]:
        columns = self.lines[len(self.rows) :]
        sets: Sets = {}
        return {(r, c): Opening((r, c), self.lines[r], columns[c], sets) for r, c in self.cells}

    def reward_at(self, name: str) -> Reward:
        """The reward printed at a spot, or at the end of a line of presents."""
        match name.split():
            case ["yellow", number]:
                return self.yellow[int(number)].reward
            case ["red", number]:
                return self.red[int(number)].reward
            case ["blue", sweet, number]:
                return self.blue[SWEETS.index(sweet)][int(number)]
            case ["row", number]:
                return self.rows[int(number)]
            case ["column", number]:
                return self.columns[int(number)]
        raise ValueError(f"nothing is printed at {name}")

    def write(self) -> dict[str, object]:
        """The layout as JSON (§4.12)."""
        return {
            "dice": [list(faces) for faces in self.dice],
            "yellow": [[symbol, *reward] for symbol, reward in self.yellow],
            "red": [[candles, *reward] for candles, reward in self.red],
            "green": {
                "rows": len(self.rows),
                "columns": len(self.columns),
                "row": [list(reward) for reward in self.rows],
                "column": [list(reward) for reward in self.columns],
            },
            "blue": {
                sweet: [list(reward) for reward in pairs]
                for sweet, pairs in zip(SWEETS, self.blue, strict=True)
            },
        }


# ── reading ─────────────────────────────────────────────────────────────────────────────────


def read_layout(data: object) -> Layout:
    """The layout in this JSON; BadNotation if it is malformed, BadSetup if it is unplayable."""
    sheet = take_object(data, "the sheet", ("dice", *AREAS))
    green = take_object(sheet[GREEN], GREEN, ("rows", "columns", "row", "column"))
    blue = take_object(sheet[BLUE], BLUE, SWEETS)
    rows = take_int(green["rows"], "green rows", 0, MOST_LINES)
    columns = take_int(green["columns"], "green columns", 0, MOST_LINES)
    return Layout(
        dice=_read_dice(sheet["dice"]),
        yellow=_read_yellow(sheet[YELLOW]),
        red=_read_red(sheet[RED]),
        rows=_read_rewards(take_list(green["row"], "green row", rows), "green row"),
        columns=_read_rewards(take_list(green["column"], "green column", columns), "green column"),
        blue=tuple(_read_rewards(_steps(blue[s], s, MOST_PAIRS), f"blue {s}") for s in SWEETS),
    )


def _steps(data: object, what: str, most: int) -> list[object]:
    steps = take_list(data, what)
    if len(steps) > most:
        raise BadNotation(f"{what} must have at most {most} entries, not {len(steps)}.")
    return steps


def _read_dice(data: object) -> tuple[tuple[str, ...], ...]:
    dice = [take_list(faces, "a die", FACES) for faces in take_list(data, "dice", DICE)]
    return tuple(
        tuple(take_word(face, f"a face of die {number}", SYMBOLS) for face in faces)
        for number, faces in enumerate(dice, 1)
    )


def _read_yellow(data: object) -> tuple[Balloon, ...]:
    balloons = []
    for number, entry in enumerate(_steps(data, YELLOW, MOST_STEPS), 1):
        what = f"yellow balloon {number}"
        symbol, bonus, stars = take_list(entry, what, 3)
        kind = take_word(symbol, f"the symbol of {what}", BALLOONS)
        balloons.append(Balloon(kind, _read_reward(bonus, stars, what)))
    return tuple(balloons)


def _read_red(data: object) -> tuple[Wagon, ...]:
    wagons = []
    for number, entry in enumerate(_steps(data, RED, MOST_STEPS), 1):
        what = f"red wagon {number}"
        candles, bonus, stars = take_list(entry, what, 3)
        count = take_int(candles, f"the candles of {what}", 1, DICE)
        wagons.append(Wagon(count, _read_reward(bonus, stars, what)))
    return tuple(wagons)


def _read_rewards(entries: list[object], what: str) -> tuple[Reward, ...]:
    rewards = []
    for number, entry in enumerate(entries, 1):
        bonus, stars = take_list(entry, f"{what} {number}", 2)
        rewards.append(_read_reward(bonus, stars, f"{what} {number}"))
    return tuple(rewards)


def _read_reward(bonus: object, stars: object, what: str) -> Reward:
    if bonus is not None and bonus not in AREAS:
        areas = ", ".join(AREAS)
        raise BadNotation(f"the bonus of {what} must be null or one of {areas}, not {show(bonus)}.")
    area = None if bonus is None else str(bonus)
    return Reward(area, take_int(stars, f"the stars of {what}", 0, MOST_STARS))


def read_toml(text: str) -> object:
    """The JSON value of a sheet in TOML; TOML has no null, so it is written as ""."""
    return _with_null(tomllib.loads(text))


def _with_null(value: object) -> object:
    if isinstance(value, dict):
        return {key: _with_null(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_with_null(item) for item in value]
    return None if value == "" else value


OUR_SHEET = read_layout(read_toml(Path(__file__).with_name("sheet.toml").read_text("utf-8")))


# ── the option ──────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class SheetOption(Option[Layout]):
    """§4.12: the sheet to play on, as an object; on a command line also as a file."""

    def read(self, value: object, seats: int) -> Layout:
        try:
            return read_layout(value)
        except (BadNotation, BadSetup) as error:
            raise BadSetup(f"option {self.name} cannot be played: {error}") from error

    def write(self, value: Layout) -> object:
        return value.write()

    def describe(self) -> dict[str, object]:
        return {"type": "sheet"}

    def parse(self, text: str) -> object:
        readers: dict[str, Callable[[str], object]] = {".json": json.loads, ".toml": read_toml}
        path = Path(text)
        reader = readers.get(path.suffix.lower())
        if reader is None:
            return super().parse(text)
        try:
            return reader(path.read_text("utf-8"))
        except OSError as error:
            raise BadSetup(
                f"option {self.name}: {text} cannot be read: {error.strerror}."
            ) from None
        except (ValueError, RecursionError) as error:
            raise BadSetup(f"option {self.name}: {text} holds no sheet: {error}.") from None
