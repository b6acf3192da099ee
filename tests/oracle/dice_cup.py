"""§1 Dice Cup and Dice Pool Party, straight from the rules page."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import product
from math import prod
from random import Random

from .table import Json, Next, Refused, Table, frozen, has_keys, is_list, is_one_of, is_whole, need

# §1.1
COLOURS = {
    "dice-cup": ["white", "yellow", "green", "blue", "red", "black"],
    "dice-pool-party": ["yellow", "orange", "pink", "green", "blue", "purple"],
}
SEATS = {"dice-cup": (1, 6), "dice-pool-party": (1, 8)}
OTHER_BOXES = ["doubles", "low", "fours", "fives", "sixes", "all"]


def points(box: str, dice: dict[str, list[int]]) -> int:
    """The points of these twelve dice in this box. §1.2"""
    every_die = [value for pair in dice.values() for value in pair]
    if box in dice:
        return dice[box][0] + dice[box][1]
    if box == "doubles":
        return sum(10 for pair in dice.values() if pair[0] == pair[1])
    if box == "low":
        return sum(value for value in every_die if value <= 3)
    if box == "all":
        return sum(every_die)
    number = {"fours": 4, "fives": 5, "sixes": 6}[box]
    return sum(value for value in every_die if value == number)


def best_seats(game: str, totals: list[int], all_boxes: list[int]) -> list[int]:
    """The winners with these totals. §1.6"""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if game == "dice-pool-party":
        most = max(all_boxes[seat] for seat in best)
        best = [seat for seat in best if all_boxes[seat] == most]
    return best


class DiceCup(Table):
    """A table of either edition; the record's game id says which."""

    def __init__(self, game: str, seats: int, options: dict[str, Json]) -> None:
        low, high = SEATS[game]
        need(low <= seats <= high, "seats")
        settings: dict[str, Json] = {"look": 3, "columns": 1, "fill": "one", "dice": "virtual"}
        for name, value in options.items():
            need(name in settings, "unknown option")
            settings[name] = value
        need(is_whole(settings["look"], 1, 30), "look")
        need(is_whole(settings["columns"], 1, 6), "columns")
        need(is_one_of(settings["fill"], ["one", "every"]), "fill")
        need(is_one_of(settings["dice"], ["virtual", "real"]), "dice")
        self.seats = seats
        self.options = {**settings, "game": game}
        self.position = {
            "round": 0,
            "phase": "",
            "dice": None,
            "marks": [None] * seats,
            "sheets": [[{} for _ in range(settings["columns"])] for _ in range(seats)],
        }
        self.begin_round()

    @property
    def boxes(self) -> list[str]:
        """The twelve boxes of this edition."""
        return COLOURS[self.options["game"]] + OTHER_BOXES

    @property
    def rounds(self) -> int:
        """The number of rounds in a game. §1.7"""
        return 12 * self.options["columns"] if self.options["fill"] == "one" else 12

    def is_last_round(self) -> bool:
        """§1.4: whether this is the last round, in which no seat has a choice."""
        return bool(self.position["round"] == self.rounds - 1)

    def begin_round(self) -> None:
        """§1.3, §1.10: virtual dice are thrown first, real dice are typed in last."""
        self.position["dice"] = None
        self.position["marks"] = [None] * self.seats
        if self.position["round"] == self.rounds:
            self.position["phase"] = "over"
        elif self.options["dice"] == "real" and not self.is_last_round():
            self.position["phase"] = "do"
        else:
            self.position["phase"] = "chance"

    def free(self, seat: int, column: int) -> list[str]:
        """The boxes this seat has not used in this column."""
        used = self.position["sheets"][seat][column]
        return [box for box in self.boxes if box not in used]

    def score_round(self) -> None:
        """Score every mark, then begin the next round."""
        for seat in range(self.seats):
            for column, box in self.position["marks"][seat]:
                self.position["sheets"][seat][column][box] = points(box, self.position["dice"])
        self.position["round"] += 1
        self.begin_round()

    def next(self) -> Next:
        phase: Next = self.position["phase"]
        return phase

    def turn_of(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.position["marks"][seat] is None]

    def chance(self, data: Json) -> None:
        need(has_keys(data, "dice"), "dice")
        dice = data["dice"]
        need(has_keys(dice, *COLOURS[self.options["game"]]), "all six colours")
        for pair in dice.values():
            need(is_list(pair, 2) and all(is_whole(v, 1, 6) for v in pair), "two dice")
        self.position["dice"] = {colour: list(pair) for colour, pair in dice.items()}
        if self.is_last_round():
            for seat in range(self.seats):
                self.position["marks"][seat] = [
                    [column, box]
                    for column in range(self.options["columns"])
                    for box in self.free(seat, column)
                ]
            self.score_round()
        elif self.options["dice"] == "real":
            self.score_round()
        else:
            self.position["phase"] = "wait"

    def wait(self) -> None:
        self.position["phase"] = "do"

    def do(self, seat: int, data: Json) -> None:
        marks = self.read_mark(data)
        for column, box in marks:
            need(box in self.free(seat, column), "box already used")
        self.position["marks"][seat] = marks
        if None not in self.position["marks"]:
            if self.options["dice"] == "real":
                self.position["phase"] = "chance"
            else:
                self.score_round()

    def read_mark(self, data: Json) -> list[Json]:
        """The columns and boxes in this mark. §1.9"""
        columns = self.options["columns"]
        if self.options["fill"] == "every":
            need(has_keys(data, "mark") and is_list(data["mark"], columns), "a box per column")
            need(all(is_one_of(box, self.boxes) for box in data["mark"]), "no such box")
            return [[column, box] for column, box in enumerate(data["mark"])]
        if has_keys(data, "mark") and columns == 1:
            column = 0
        elif has_keys(data, "mark", "column"):
            need(is_whole(data["column"], 0, columns - 1), "no such column")
            column = data["column"]
        else:
            raise Refused("not a mark")
        need(is_one_of(data["mark"], self.boxes), "no such box")
        return [[column, data["mark"]]]

    def scores(self) -> list[int]:
        sheets = self.position["sheets"]
        return [sum(sum(column.values()) for column in sheets[s]) for s in range(self.seats)]

    def winners(self) -> list[int]:
        sheets = self.position["sheets"]
        all_boxes = [sum(column["all"] for column in sheet) for sheet in sheets]
        return best_seats(self.options["game"], self.scores(), all_boxes)

    def how_many(self, seat: int) -> int:
        columns = range(self.options["columns"])
        numbers = [len(self.free(seat, column)) for column in columns]
        return prod(numbers) if self.options["fill"] == "every" else sum(numbers)

    def choices(self, seat: int) -> list[Json]:
        columns = range(self.options["columns"])
        if self.options["fill"] == "every":
            every = product(*[self.free(seat, column) for column in columns])
            return [{"mark": list(boxes)} for boxes in every]
        return [{"mark": box, "column": c} for c in columns for box in self.free(seat, c)]

    def pick(self, seat: int, rng: Random) -> Json:
        """A random mark, often copied from a neighbour so that games end in ties."""
        columns = range(self.options["columns"])
        dice = self.position["dice"] or {}
        alike = len({value for pair in dice.values() for value in pair}) == 1
        copied = [m for m in self.position["marks"] if m is not None]
        wanted = rng.choice(copied) if copied and rng.random() < (0.5 if alike else 0.95) else []
        wish = [[c, box] for c, box in wanted if box in self.free(seat, c)]
        if self.options["fill"] == "every":
            boxes = [rng.choice(self.free(seat, column)) for column in columns]
            for column, box in wish:
                boxes[column] = box
            return {"mark": boxes}
        open_columns = [c for c in columns if self.free(seat, c)]
        column = rng.choice(open_columns)
        column, box = wish[0] if wish else [column, rng.choice(self.free(seat, column))]
        if self.options["columns"] == 1 and rng.random() < 0.5:
            return {"mark": box}
        return {"mark": box, "column": column}

    def throw(self, rng: Random) -> Json:
        face = rng.randint(1, 3) if rng.random() < 0.8 else None
        colours = COLOURS[self.options["game"]]
        return {"dice": {c: [face or rng.randint(1, 6) for _ in range(2)] for c in colours}}

    def key(self) -> Hashable:
        """The position without the order of the two dice of a colour."""
        dice = self.position["dice"]
        pairs = dice and {colour: sorted(pair) for colour, pair in dice.items()}
        return frozen({**self.position, "dice": pairs})


def random_options(seats: int, rng: Random) -> dict[str, Json]:
    """Options to try, mostly short games."""
    assert seats
    options: dict[str, Json] = {}
    if rng.random() < 0.4:
        options["columns"] = rng.choice([1, 2, 2, 3, 6])
    if rng.random() < 0.4:
        options["fill"] = rng.choice(["one", "every", "every"])
    if rng.random() < 0.4:
        options["dice"] = rng.choice(["virtual", "real", "real"])
    if rng.random() < 0.2:
        options["look"] = rng.randint(1, 30)
    return options
