"""News: in the right order, only for the seats that may know, and nothing more.

`Retold` knows only the sheet and §4.9, none of our rules: it rebuilds a sheet from the news alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bellyflop.core import Acted, Event, Match, Players
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.news import (
    AreaCompleted,
    BonusEarned,
    BonusLost,
    BonusWaits,
    DiceRolled,
    DiceUsed,
    GameEnded,
    News,
    Passed,
    StarsEarned,
    SymbolCrossed,
)
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Sheet
from bellyflop.games.clever_kids.view import SheetView, View

from .minds import huge_sheet, tiny_sheet
from .table import EMPTY, Table, all_but

SWEETS = ("cupcake", "donut", "cake")


# ── a slow reader of news ───────────────────────────────────────────────────────────────────


class Retold:
    """One sheet, rebuilt from the news."""

    def __init__(self, layout: Layout) -> None:
        self.printed: dict[str, Any] = layout.write()
        self.crossed: list[str] = []
        self.stars = 0
        self.queue: list[tuple[str, str]] = []  # where it is printed, and its area
        self.complete: set[str] = set()
        self.due: list[object] = []  # what must be told before anything else

    def all_spots(self, area: str) -> list[str]:
        """Every symbol of an area."""
        printed = self.printed[area]
        if area == "green":
            cells = ((r, c) for r in range(printed["rows"]) for c in range(printed["columns"]))
            return [f"green {r} {c}" for r, c in cells]
        if area == "blue":
            return [f"blue {s} {n}" for s in SWEETS for n in range(len(printed[s]))]
        return [f"{area} {n}" for n in range(len(printed))]

    def free(self, area: str) -> list[str]:
        return [spot for spot in self.all_spots(area) if spot not in self.crossed]

    def places(self, area: str) -> int:
        """The number of places the owner can choose from."""
        free = self.free(area)
        if area == "blue":
            return len({spot.split()[1] for spot in free})
        return len(free) if area == "green" else min(1, len(free))

    def given(self, spot: str) -> Iterator[tuple[str, str | None, int]]:
        """What the last cross brings: where that is printed, a bonus, stars."""
        area, *where = spot.split()
        if area == "green":
            row, column = map(int, where)
            green = self.printed["green"]
            if all(f"green {row} {c}" in self.crossed for c in range(green["columns"])):
                yield f"row {row}", *green["row"][row]
            if all(f"green {r} {column}" in self.crossed for r in range(green["rows"])):
                yield f"column {column}", *green["column"][column]
        elif area == "blue":
            yield spot, *self.printed["blue"][where[0]][int(where[1])]
        else:
            yield spot, *self.printed[area][int(where[0])][1:]

    def cross(self, spot: str) -> None:
        area, *where = spot.split()
        assert spot in self.free(area)
        if area != "green":  # §4.8: in order
            before = f"{spot.removesuffix(where[-1])}{int(where[-1]) - 1}"
            assert int(where[-1]) == 0 or before in self.crossed
        self.crossed.append(spot)
        for giver, bonus, stars in self.given(spot):
            self.due += [("stars", giver, stars)] if stars else []
            self.due += [("bonus", giver, bonus)] if bonus else []
        if not self.free(area):
            self.due.append(("complete", area))

    def hear(self, piece: News) -> None:
        """Apply a piece of news; nothing may be missing, repeated or early."""
        match piece:
            case SymbolCrossed(_, spot, giver):
                assert not self.due
                if giver is not None:
                    assert self.queue.pop(0) == (giver, spot.split()[0])
                self.cross(spot)
                return
            case BonusLost(_, giver, area):
                assert not self.due
                assert self.queue.pop(0) == (giver, area)
                assert self.places(area) == 0
                return
            case BonusWaits(_, giver, area):
                assert not self.due
                assert self.queue[0] == (giver, area)
                assert self.places(area) > 1
                return
            case StarsEarned(_, giver, stars):
                told: object = ("stars", giver, stars)
                self.stars += stars
            case BonusEarned(_, giver, area):
                told = ("bonus", giver, area)
                self.queue.append((giver, area))
            case AreaCompleted(_, area):
                told = ("complete", area)
                self.complete.add(area)
            case _:
                raise AssertionError(f"not about a sheet: {piece}")
        assert self.due.pop(0) == told

    def check(self, shown: SheetView) -> None:
        """Check that it equals the sheet in the view."""
        counts = Counter(spot.split()[0] for spot in self.crossed)
        assert (counts["yellow"], counts["red"]) == (shown.yellow, shown.red)
        green = {f"green {r} {c}" for r, row in enumerate(shown.green) for c in range(len(row))}
        crossed = {spot for spot in green if shown.green[int(spot[6])][int(spot[8:])]}
        assert crossed == {spot for spot in self.crossed if spot.startswith("green")}
        pairs = Counter(spot.split()[1] for spot in self.crossed if spot.startswith("blue"))
        assert [pairs[sweet] for sweet in SWEETS] == [getattr(shown.blue, s) for s in SWEETS]
        assert (self.stars, self.complete) == (shown.stars, set(shown.complete))
        assert not self.due


class Listener:
    """A seat or a spectator that receives all its news."""

    def __init__(self, game: CleverKids, viewer: int | None) -> None:
        self.game, self.viewer = game, viewer
        self.sheets = [Retold(game.sheet) for _ in range(game.seats)]
        self.turn = 0

    def hear(self, told: tuple[News, ...], view: View, event: Event[Any, Any]) -> None:
        """Apply the news of an event, and compare with the view after it."""
        active = self.turn % self.game.seats
        for piece in told:
            match piece:
                case DiceRolled(seat, dice, fits):
                    assert (seat, dice, fits) == (active, view.dice, view.phase == "use")
                case DiceUsed(seat, _, dice):
                    assert (seat, tuple(sorted(dice))) == (active, view.used or tuple(sorted(dice)))
                case Passed(seat):
                    assert seat != active
                case GameEnded(winners):
                    assert piece is told[-1]
                    assert winners == view.winners
                case _:
                    self.sheets[piece.seat].hear(piece)
        if view.phase == "others" and isinstance(event, Acted):
            assert told == () or event.seat in (active, self.viewer)
        for sheet, shown in zip(self.sheets, view.sheets, strict=True):
            sheet.check(shown)
        queue = view.queue if view.phase == "place" else view.own.queue if view.own else ()
        waiting = [area for sheet in self.sheets for _, area in sheet.queue]
        assert tuple(waiting) == queue
        self.turn = view.turn


def listen(game: CleverKids, seed: int) -> None:
    """Play a random game with a listener for every seat and a spectator."""
    rng, match = Random(seed), Match(game)
    listeners = [Listener(game, viewer) for viewer in (None, *range(game.seats))]
    while not match.over:
        awaiting = match.awaiting
        if isinstance(awaiting, Players):
            seat = rng.choice(sorted(awaiting.seats))
            match.do(
                seat,
                rng.choice(game.legal_parts(match.state, seat) or game.legal(match.state, seat)),
            )
        else:
            match.settle(game.sample(match.state, rng))
        last = match.last
        assert last is not None
        for one in listeners:
            told = game.news(last.before, last.event, last.after, one.viewer)
            one.hear(told, game.view(match.state, one.viewer), last.event)
    assert all(not sheet.queue for one in listeners for sheet in one.sheets)


def any_sheet(rng: Random) -> Layout:
    """A sheet of any shape that is full of bonuses."""

    def reward() -> list[object]:
        return [rng.choice((None, "yellow", "red", "green", "blue")), rng.randrange(3)]

    def some(most: int) -> range:
        return range(rng.randint(1, most))

    rows, columns = [reward() for _ in some(3)], [reward() for _ in some(4)]
    green = {"rows": len(rows), "columns": len(columns), "row": rows, "column": columns}
    return read_layout(
        {
            "dice": OUR_SHEET.write()["dice"],
            "yellow": [[rng.choice(("heart", "pink")), *reward()] for _ in some(12)],
            "red": [[rng.randint(1, 3), *reward()] for _ in some(9)],
            "green": green,
            "blue": {sweet: [reward() for _ in some(3)] for sweet in SWEETS},
        }
    )


# ── every game ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_news_alone_makes_every_sheet_as_it_is_shown(seats: int) -> None:
    for seed in range(3):
        listen(CleverKids(seats), seed)
    for seed in range(20):
        listen(CleverKids(seats, any_sheet(Random(seed))), seed)


@pytest.mark.parametrize("layout", [tiny_sheet(), huge_sheet()])
def test_on_the_smallest_and_the_largest_sheet_too(layout: Layout) -> None:
    for seats in (2, 4):
        listen(CleverKids(seats, layout), seats)


@pytest.mark.nightly
def test_for_thousands_of_games() -> None:
    for seed in range(3000):
        rng = Random(seed)
        listen(CleverKids(rng.randint(2, 4), any_sheet(rng)), seed)


# ── the order, by example ───────────────────────────────────────────────────────────────────


def told(table: Table, viewer: int | None = None) -> list[object]:
    """This viewer's news of the last event."""
    return [*table.match.news(viewer)]


def test_a_chain_is_told_link_by_link() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=4, red=4, green=all_but((0, 2), (1, 0), (1, 1))), EMPTY)
    table.roll("heart pink present heart cake")
    rolled = DiceRolled(0, ("heart", "pink", "present", "heart", "cake"), fits=True)
    assert told(table) == [rolled]
    table.use(0, "yellow", 0, 1)
    assert told(table) == [
        DiceUsed(0, "yellow", (0, 1)),
        SymbolCrossed(0, "yellow 4", None),
        SymbolCrossed(0, "yellow 5", None),
        BonusEarned(0, "yellow 5", "red"),
        SymbolCrossed(0, "red 4", "yellow 5"),
        BonusEarned(0, "red 4", "green"),
        BonusWaits(0, "red 4", "green"),
    ]
    table.bonus(0, "green", cell=[0, 2])
    assert told(table, 1) == [
        SymbolCrossed(0, "green 0 2", "red 4"),
        StarsEarned(0, "row 0", 1),
        BonusEarned(0, "column 2", "yellow"),
        SymbolCrossed(0, "yellow 6", "column 2"),
        StarsEarned(0, "yellow 6", 1),
    ]


def test_a_lost_bonus_and_a_complete_area_are_told() -> None:
    """§4.9, §4.10"""
    table = Table(Sheet(yellow=5, red=8), Sheet(red=9, yellow=5))
    table.roll("joker joker pink heart cake")
    table.use(0, "yellow", 2)
    assert told(table)[2:] == [
        BonusEarned(0, "yellow 5", "red"),
        SymbolCrossed(0, "red 8", "yellow 5"),
        StarsEarned(0, "red 8", 2),
        AreaCompleted(0, "red"),
    ]
    table.use(1, "yellow", 0)
    assert told(table) == [
        SymbolCrossed(1, "yellow 5", None),
        BonusEarned(1, "yellow 5", "red"),
        BonusLost(1, "yellow 5", "red"),
        GameEnded((0, 1)),
    ]


def test_a_roll_of_which_nothing_fits_is_told_as_such() -> None:
    """§4.6"""
    table = Table(Sheet(yellow=1, red=1, green=all_but(), blue=(0, 0, 0)), EMPTY)
    table.roll("present donut cupcake heart green")
    assert told(table) == [
        DiceRolled(0, ("present", "donut", "cupcake", "heart", "green"), fits=False)
    ]


def test_what_the_others_do_is_told_to_themselves_at_once_and_to_all_in_the_end() -> None:
    """§4.7"""
    table = Table(EMPTY, EMPTY, EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    table.use(2, "green", 2, cells=[[1, 1]])
    crossed = SymbolCrossed(2, "green 1 1", None)
    assert told(table, 2) == [crossed]
    assert [told(table, viewer) for viewer in (None, 0, 1)] == [[], [], []]
    table.passes(1)
    assert [told(table, viewer) for viewer in (None, 0)] == [[Passed(1), crossed]] * 2
    assert told(table, 1) == [Passed(1), crossed]
    assert told(table, 2) == [Passed(1)]


def test_news_of_a_turn_begins_with_the_next_seat() -> None:
    """§4.7"""
    table = Table(EMPTY, EMPTY, EMPTY, turn=1)
    table.roll("heart donut present heart green")
    table.use(1, "yellow", 0)
    table.passes(0, 2)
    assert told(table) == [Passed(2), Passed(0)]


def test_a_state_remembers_the_turn_it_shows_and_no_more() -> None:
    table = Table(EMPTY, EMPTY)
    table.roll("heart donut present heart green")
    table.use(0, "yellow", 0)
    table.use(1, "yellow", 3)
    assert [[step.spot for step in steps] for steps in table.state.told] == [["yellow 0"]] * 2
    table.roll("heart donut present heart green")
    assert table.state.told == ()


def test_the_way_to_a_position_is_seen_and_makes_no_difference_to_it() -> None:
    """Column 2 (yellow) and column 3 (red) are filled in one turn, in either order."""
    sheet, tables = Sheet(green=all_but((0, 2), (0, 3), (1, 0))), []
    for cells in ([[0, 2], [0, 3]], [[0, 3], [0, 2]]):
        table = Table(sheet, EMPTY)
        table.roll("present present cake heart cupcake")
        table.use(0, "green", 0, 1, cells=cells)
        tables.append(table)
    here, there = tables
    assert here.state == there.state
    assert hash(here.state) == hash(there.state)
    assert told(here)[1:3] != told(there)[1:3]
    assert here.game.view(here.state, 1) != there.game.view(there.state, 1)
