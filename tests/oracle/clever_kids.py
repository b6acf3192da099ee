"""§4 Clever Kids, straight from the rules page."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations, permutations, product
from math import comb, perm
from random import Random

from .kids_crosses import CrossingOff, wagons_filled
from .kids_sheet import AREAS, BALLOONS, OUR_SHEET, SWEETS, check_sheet, random_sheet
from .table import Json, Next, frozen, has_keys, is_list, is_one_of, need


class CleverKids(CrossingOff):
    """A table of Clever Kids; a seat's sheet stores how far each area is crossed off."""

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
        if self.can_use(active):  # §4.6: otherwise they roll again
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
        """Whether this part of the turn still waits for a seat."""
        return bool(self.position["waiting_for"]) or any(self.position["queues"])

    def go_on(self) -> None:
        """Move on to the other players, then to the next turn or the end. §4.7, §4.10"""
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
        """§4.9, §4.11: place the first bonus of the queue where its owner chooses."""
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

    # ── the score ───────────────────────────────────────────────────────────────────────────

    def scores(self) -> list[int]:
        return list(self.position["stars"])

    def winners(self) -> list[int]:
        stars = self.position["stars"]
        return [seat for seat in range(self.seats) if stars[seat] == max(stars)]

    # ── the choices ────────────────────────────────────────────────────────────────────────

    def showing(self, seat: int, *symbols: str) -> list[int]:
        """The usable dice of this seat with one of these symbols or a joker."""
        shown = self.position["dice"]
        return [die for die in self.dice_for(seat) if shown[die] in (*symbols, "joker")]

    def can_use(self, seat: int) -> bool:
        """Whether this seat can use any die."""
        yellow, red, blue = self.yellow_uses(seat), self.red_uses(seat), self.blue_uses(seat)
        return bool(yellow or red or blue or self.green_uses(seat, 1))

    def uses(self, seat: int) -> list[Json]:
        """Every way to use dice; green uses come in every order, so the list may be long."""
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
        """Every set of present dice with every sequence of as many free cells."""
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
        green = sum(comb(presents, size) * perm(cells, size) for size in range(1, presents + 1))
        return green + len(self.yellow_uses(seat) + self.red_uses(seat) + self.blue_uses(seat))

    def pick(self, seat: int, rng: Random) -> Json:
        """A random use of any area, in any notation; long uses are a little more likely."""
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
        """A roll, sometimes with one symbol on as many dice as possible."""
        dice = self.options["sheet"]["dice"]
        wish = rng.choice(["candle", "present", "cupcake", "joker", "", "", "", ""])
        faces = [wish if wish in die and rng.random() < 0.8 else rng.choice(die) for die in dice]
        return {"dice": faces}

    def key(self) -> Hashable:
        """The position without the order in which cells were crossed off."""
        sheets = [{**s, "green": sorted(s["green"])} for s in self.position["sheets"]]
        return frozen({**self.position, "sheets": sheets})


def random_options(seats: int, rng: Random) -> dict[str, Json]:
    """Our sheet, sometimes spelled out, or a random one."""
    assert seats
    if rng.random() < 0.5:
        return {}
    return {"sheet": random_sheet(rng) if rng.random() < 0.8 else OUR_SHEET}
