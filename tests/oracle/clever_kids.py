"""§4 Clever Kids, as the rules page tells it."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations, permutations, product
from random import Random

from .kids_sheet import AREAS, BALLOONS, OUR_SHEET, SWEETS, check_sheet, random_sheet
from .table import Json, Next, Table, frozen, has_keys, is_list, is_one_of, is_whole, need


def wagons_filled(wagons: list[int], candles: int) -> int:
    """How many of the next wagons so many candles fill exactly, or 0 if they do not. §4.8"""
    for number in range(1, len(wagons) + 1):
        if sum(wagons[:number]) == candles:
            return number
    return 0


class CleverKids(Table):
    """A table of Clever Kids. A seat's sheet: how far each area is crossed off."""

    def __init__(self, seats: int, options: dict[str, Json]) -> None:
        need(2 <= seats <= 4, "seats")
        need(all(name == "sheet" for name in options), "unknown option")
        sheet = options.get("sheet", OUR_SHEET)
        check_sheet(sheet)
        self.seats = seats
        self.options = {"sheet": sheet}
        self.position = {
            "active": 0,
            "phase": "roll",
            "dice": [],
            "used": [],
            "waiting_for": [],
            "queues": [[] for _ in range(seats)],
            "stars": [0] * seats,
            "sheets": [
                {"yellow": 0, "red": 0, "green": [], "blue": dict.fromkeys(SWEETS, 0)}
                for _ in range(seats)
            ],
        }

    # ── what the sheets say ─────────────────────────────────────────────────────────────────

    def free_cells(self, seat: int) -> list[Json]:
        """The green cells this seat has not crossed off."""
        green, crossed = self.options["sheet"]["green"], self.position["sheets"][seat]["green"]
        cells = [[r, c] for r in range(green["rows"]) for c in range(green["columns"])]
        return [cell for cell in cells if cell not in crossed]

    def open_rows(self, seat: int) -> list[str]:
        """The blue rows in which this seat has a pair left."""
        blue, done = self.options["sheet"]["blue"], self.position["sheets"][seat]["blue"]
        return [sweet for sweet in SWEETS if done[sweet] < len(blue[sweet])]

    def is_complete(self, seat: int, area: str) -> bool:
        """Whether this seat has crossed off the whole area."""
        if area == "green":
            return not self.free_cells(seat)
        if area == "blue":
            return not self.open_rows(seat)
        return bool(self.position["sheets"][seat][area] == len(self.options["sheet"][area]))

    def balloons_left(self, seat: int) -> list[str]:
        """The balloons this seat still has to cross off, from the next on."""
        crossed = self.position["sheets"][seat]["yellow"]
        return [space[0] for space in self.options["sheet"]["yellow"][crossed:]]

    def wagons_left(self, seat: int) -> list[int]:
        """The candles of the wagons this seat still has to cross off, from the next on."""
        crossed = self.position["sheets"][seat]["red"]
        return [wagon[0] for wagon in self.options["sheet"]["red"][crossed:]]

    def dice_for(self, seat: int) -> list[int]:
        """The dice this seat may use. §4.6, §4.7"""
        return [die for die in range(5) if die not in self.position["used"]]

    # ── crossing off ────────────────────────────────────────────────────────────────────────

    def earn(self, seat: int, bonus: Json, stars: int) -> None:
        """Stars at once, a bonus to the end of the queue. §4.9"""
        self.position["stars"][seat] += stars
        if bonus is not None:
            self.position["queues"][seat].append(bonus)

    def cross_next(self, seat: int, area: str) -> None:
        """Cross off the next balloon or wagon."""
        mine = self.position["sheets"][seat]
        _, bonus, stars = self.options["sheet"][area][mine[area]]
        mine[area] += 1
        self.earn(seat, bonus, stars)

    def cross_pair(self, seat: int, sweet: str) -> None:
        """Cross off the next pair of a sweet."""
        mine = self.position["sheets"][seat]["blue"]
        bonus, stars = self.options["sheet"]["blue"][sweet][mine[sweet]]
        mine[sweet] += 1
        self.earn(seat, bonus, stars)

    def cross_cell(self, seat: int, cell: Json) -> None:
        """Cross off a present; full rows and columns give their prizes, the row's first. §4.4"""
        green, mine = self.options["sheet"]["green"], self.position["sheets"][seat]["green"]
        mine.append(list(cell))
        row, column = cell
        if all([row, c] in mine for c in range(green["columns"])):
            self.earn(seat, *green["row"][row])
        if all([r, column] in mine for r in range(green["rows"])):
            self.earn(seat, *green["column"][column])

    def place_bonuses(self, seat: int) -> None:
        """§4.9: first earned, first placed, up to one with a choice."""
        queue = self.position["queues"][seat]
        while queue:
            area = queue[0]
            if area == "green" and len(self.free_cells(seat)) >= 2:
                return
            if area == "blue" and len(self.open_rows(seat)) >= 2:
                return
            queue.pop(0)
            if self.is_complete(seat, area):
                continue
            if area == "green":
                self.cross_cell(seat, self.free_cells(seat)[0])
            elif area == "blue":
                self.cross_pair(seat, self.open_rows(seat)[0])
            else:
                self.cross_next(seat, area)

    # ── the course of a turn ────────────────────────────────────────────────────────────────

    def next(self) -> Next:
        phase = self.position["phase"]
        if phase == "roll":
            return "chance"
        return "over" if phase == "over" else "do"

    def turn_of(self) -> list[int]:
        if self.position["phase"] == "active":
            return [self.position["active"]]
        queues, waiting = self.position["queues"], self.position["waiting_for"]
        return [seat for seat in range(self.seats) if seat in waiting or queues[seat]]

    def chance(self, data: Json) -> None:
        need(has_keys(data, "dice") and is_list(data["dice"], 5), "five dice")
        for die, symbol in enumerate(data["dice"]):
            need(is_one_of(symbol, self.options["sheet"]["dice"][die]), "not on this die")
        active = self.position["active"]
        self.position["dice"] = list(data["dice"])
        self.position["used"] = []
        if self.can_use(active):  # §4.6: else they roll again
            self.position["phase"] = "active"
            self.position["waiting_for"] = [active]

    def do(self, seat: int, data: Json) -> None:
        if seat not in self.position["waiting_for"]:
            self.choose_bonus(seat, data)
        elif has_keys(data, "pass"):
            need(data["pass"] is True, "a pass is true")
            need(self.position["phase"] == "others", "the active player must use a die")
        else:
            self.use(seat, data)
            if self.position["phase"] == "active":
                self.position["used"] = sorted(data["dice"])
        if seat in self.position["waiting_for"]:
            self.position["waiting_for"].remove(seat)
        self.place_bonuses(seat)
        if not self.turn_of_anybody():
            self.go_on()

    def turn_of_anybody(self) -> bool:
        """Whether this part of the turn still waits for somebody."""
        return bool(self.position["waiting_for"]) or any(self.position["queues"])

    def go_on(self) -> None:
        """The others after the active player; then the next turn, or the end. §4.7, §4.10"""
        active = self.position["active"]
        if self.position["phase"] == "active":
            self.position["phase"] = "others"
            self.position["waiting_for"] = [s for s in range(self.seats) if s != active]
            return
        self.position["dice"], self.position["used"] = [], []
        everybody = range(self.seats)
        if any(self.is_complete(seat, area) for seat in everybody for area in AREAS):
            self.position["phase"] = "over"
        else:
            self.position["active"] = (active + 1) % self.seats
            self.position["phase"] = "roll"

    def choose_bonus(self, seat: int, data: Json) -> None:
        """§4.9, §4.11: the first bonus of the queue, where its owner wants it."""
        queue = self.position["queues"][seat]
        area = queue[0]
        if area == "green":
            need(has_keys(data, "bonus", "cell") and data["bonus"] == "green", "a green bonus")
            need(self.is_free_cell(seat, data["cell"]), "not a free cell")
            queue.pop(0)
            self.cross_cell(seat, data["cell"])
        else:
            need(has_keys(data, "bonus", "row") and data["bonus"] == "blue", "a blue bonus")
            need(is_one_of(data["row"], self.open_rows(seat)), "not an open row")
            queue.pop(0)
            self.cross_pair(seat, data["row"])

    def is_free_cell(self, seat: int, cell: Json) -> bool:
        """Whether this names a green cell this seat can cross off."""
        numbers = is_list(cell, 2) and all(is_whole(n, 0, 99) for n in cell)
        return numbers and cell in self.free_cells(seat)

    # ── using dice ──────────────────────────────────────────────────────────────────────────

    def use(self, seat: int, data: Json) -> None:
        """§4.6–4.8, §4.11: cross off what these dice show, all in one area."""
        area = data.get("use") if isinstance(data, dict) else None
        need(is_one_of(area, AREAS), "no such area")
        extra = ["cells"] if area == "green" else ["rows"] if area == "blue" else []
        need(has_keys(data, "use", "dice", *extra), "not a use")
        dice = data["dice"]
        need(is_list(dice) and len(dice) > 0, "at least one die")
        need(all(is_whole(die, 0, 4) for die in dice), "no such die")
        need(len(set(dice)) == len(dice), "a die is used once")
        need(all(die in self.dice_for(seat) for die in dice), "this die is taken")
        symbols = [self.position["dice"][die] for die in dice]
        if area == "yellow":
            self.use_yellow(seat, symbols)
        elif area == "red":
            self.use_red(seat, symbols)
        elif area == "green":
            self.use_green(seat, symbols, data["cells"])
        else:
            self.use_blue(seat, symbols, data["rows"])

    def use_yellow(self, seat: int, symbols: list[str]) -> None:
        """In order, without skipping."""
        needed = self.balloons_left(seat)
        need(len(symbols) <= len(needed), "not so many balloons left")
        for symbol, balloon in zip(symbols, needed, strict=False):
            need(symbol in (balloon, "joker"), "not the next balloon")
        for _ in symbols:
            self.cross_next(seat, "yellow")

    def use_red(self, seat: int, symbols: list[str]) -> None:
        """Whole wagons, in order."""
        need(all(symbol in ("candle", "joker") for symbol in symbols), "not a candle")
        wagons = wagons_filled(self.wagons_left(seat), len(symbols))
        need(wagons > 0, "not whole wagons")
        for _ in range(wagons):
            self.cross_next(seat, "red")

    def use_green(self, seat: int, symbols: list[str], cells: Json) -> None:
        """Any free cells."""
        need(all(symbol in ("present", "joker") for symbol in symbols), "not a present")
        need(is_list(cells, len(symbols)), "a cell for each die")
        need(all(self.is_free_cell(seat, cell) for cell in cells), "not a free cell")
        need(all(cells.count(cell) == 1 for cell in cells), "a cell twice")
        for cell in cells:
            self.cross_cell(seat, cell)

    def use_blue(self, seat: int, symbols: list[str], rows: Json) -> None:
        """Pairs of the same sweet."""
        need(len(symbols) % 2 == 0, "a sweet needs a pair")
        need(is_list(rows, len(symbols) // 2), "a row for each pair")
        need(all(is_one_of(row, SWEETS) for row in rows), "no such row")
        steps, done = self.options["sheet"]["blue"], self.position["sheets"][seat]["blue"]
        for row in SWEETS:
            need(done[row] + rows.count(row) <= len(steps[row]), "not so many pairs left")
        for index, symbol in enumerate(symbols):
            need(symbol in (rows[index // 2], "joker"), "not this sweet")
        for row in rows:
            self.cross_pair(seat, row)

    # ── what counts ─────────────────────────────────────────────────────────────────────────

    def scores(self) -> list[int]:
        return list(self.position["stars"])

    def winners(self) -> list[int]:
        stars = self.position["stars"]
        return [seat for seat in range(self.seats) if stars[seat] == max(stars)]

    # ── what can be done ────────────────────────────────────────────────────────────────────

    def showing(self, seat: int, *symbols: str) -> list[int]:
        """The dice this seat may use that show one of these symbols or a joker."""
        shown = self.position["dice"]
        return [die for die in self.dice_for(seat) if shown[die] in (*symbols, "joker")]

    def can_use(self, seat: int) -> bool:
        """Whether there is any die this seat can use."""
        yellow, red, blue = self.yellow_uses(seat), self.red_uses(seat), self.blue_uses(seat)
        return bool(yellow or red or blue or self.green_uses(seat, 1))

    def uses(self, seat: int) -> list[Json]:
        """Every way to use dice; green in every order, so a long list at times."""
        return [
            *self.yellow_uses(seat),
            *self.red_uses(seat),
            *self.green_uses(seat),
            *self.blue_uses(seat),
        ]

    def yellow_uses(self, seat: int) -> list[Json]:
        """Every order of dice that follows the balloons."""
        shown, needed = self.position["dice"], self.balloons_left(seat)
        found: list[list[int]] = [[]]
        for order in found:  # grows while it is read
            if len(order) < len(needed):
                dice = self.showing(seat, needed[len(order)])
                found += [[*order, die] for die in dice if die not in order]
        assert all(shown[die] in (*BALLOONS, "joker") for order in found for die in order)
        return [{"use": "yellow", "dice": order} for order in found if order]

    def red_uses(self, seat: int) -> list[Json]:
        """Every set of dice that fills whole wagons."""
        candles, wagons = self.showing(seat, "candle"), self.wagons_left(seat)
        sizes = [size for size in range(1, 6) if wagons_filled(wagons, size)]
        sets = [some for size in sizes for some in combinations(candles, size)]
        return [{"use": "red", "dice": list(some)} for some in sets]

    def green_uses(self, seat: int, most: int = 5) -> list[Json]:
        """Every set of dice on every row of so many cells."""
        presents, cells = self.showing(seat, "present"), self.free_cells(seat)
        return [
            {"use": "green", "dice": list(some), "cells": list(order)}
            for size in range(1, min(most, len(presents), len(cells)) + 1)
            for some in combinations(presents, size)
            for order in permutations(cells, size)
        ]

    def blue_uses(self, seat: int) -> list[Json]:
        """Every one or two pairs."""
        single: list[Json] = [
            {"use": "blue", "dice": list(pair), "rows": [row]}
            for row in self.open_rows(seat)
            for pair in combinations(self.showing(seat, row), 2)
        ]
        double: list[Json] = []
        steps, done = self.options["sheet"]["blue"], self.position["sheets"][seat]["blue"]
        for one, two in product(single, single):
            rows = one["rows"] + two["rows"]
            room = all(done[row] + rows.count(row) <= len(steps[row]) for row in rows)
            if room and not set(one["dice"]) & set(two["dice"]):
                dice = one["dice"] + two["dice"]
                double.append({"use": "blue", "dice": dice, "rows": rows})
        return single + double

    def choices(self, seat: int) -> list[Json]:
        if seat not in self.position["waiting_for"]:
            if self.position["queues"][seat][0] == "green":
                return [{"bonus": "green", "cell": cell} for cell in self.free_cells(seat)]
            return [{"bonus": "blue", "row": row} for row in self.open_rows(seat)]
        passing = [{"pass": True}] if self.position["phase"] == "others" else []
        return passing + self.uses(seat)

    def how_many(self, seat: int) -> int:
        if seat not in self.position["waiting_for"]:
            return len(self.choices(seat))
        presents, cells = len(self.showing(seat, "present")), len(self.free_cells(seat))
        return 100 + int(cells ** min(presents, cells))

    def pick(self, seat: int, rng: Random) -> Json:
        """A use of any area, in any spelling; long uses a little more often."""
        if seat not in self.position["waiting_for"]:
            return rng.choice(self.choices(seat))
        by_area = [self.yellow_uses(seat), self.red_uses(seat), self.blue_uses(seat)]
        presents, cells = self.showing(seat, "present"), self.free_cells(seat)
        size = rng.randint(0, min(len(presents), len(cells)))
        if size:
            dice, order = rng.sample(presents, size), rng.sample(cells, size)
            by_area.append([{"use": "green", "dice": dice, "cells": order}])
        elif presents:
            by_area.append([{"use": "green", "dice": [presents[0]], "cells": [cells[0]]}])
        by_area = [uses for uses in by_area if uses]
        if self.position["phase"] == "others" and (not by_area or rng.random() < 0.2):
            return {"pass": True}
        uses = rng.choice(by_area)
        chosen = max(rng.sample(uses, min(2, len(uses))), key=lambda use: len(use["dice"]))
        if chosen["use"] == "red":
            chosen = {**chosen, "dice": rng.sample(chosen["dice"], len(chosen["dice"]))}
        return chosen

    def throw(self, rng: Random) -> Json:
        """A roll; at times one symbol wherever it can be, and jokers often."""
        dice = self.options["sheet"]["dice"]
        wish = rng.choice(["candle", "present", "cupcake", "joker", "", "", "", ""])
        faces = [wish if wish in die and rng.random() < 0.8 else rng.choice(die) for die in dice]
        return {"dice": faces}

    def key(self) -> Hashable:
        """The order in which cells were crossed off means nothing."""
        sheets = [{**s, "green": sorted(s["green"])} for s in self.position["sheets"]]
        return frozen({**self.position, "sheets": sheets})


def random_options(seats: int, rng: Random) -> dict[str, Json]:
    """Our sheet, said aloud at times, or another."""
    assert seats
    if rng.random() < 0.5:
        return {}
    return {"sheet": random_sheet(rng) if rng.random() < 0.8 else OUR_SHEET}
