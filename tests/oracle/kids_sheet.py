"""§4.1–4.5, §4.12: the sheet and the dice of Clever Kids, and the check for other sheets."""

from __future__ import annotations

from random import Random

from .table import Json, has_keys, is_list, is_one_of, is_whole, need

AREAS = ["yellow", "red", "green", "blue"]
BALLOONS = ["heart", "blue", "pink", "green"]
SWEETS = ["cupcake", "donut", "cake"]
SYMBOLS = [*BALLOONS, "candle", "present", *SWEETS, "joker"]

OUR_SHEET: dict[str, Json] = {
    "dice": [
        ["heart", "green", "candle", "present", "cupcake", "joker"],
        ["blue", "pink", "candle", "present", "donut", "joker"],
        ["pink", "candle", "present", "cupcake", "cake", "joker"],
        ["heart", "blue", "candle", "present", "donut", "cake"],
        ["green", "candle", "present", "cupcake", "donut", "cake"],
    ],
    "yellow": [
        ["heart", None, 0],
        ["blue", None, 0],
        ["pink", "blue", 0],
        ["green", None, 1],
        ["heart", None, 0],
        ["pink", "red", 0],
        ["blue", None, 1],
        ["green", None, 0],
        ["heart", "green", 0],
        ["pink", None, 1],
        ["blue", None, 0],
        ["green", None, 2],
    ],
    "red": [
        [1, None, 0],
        [2, None, 1],
        [1, "yellow", 0],
        [2, None, 1],
        [1, "green", 0],
        [2, None, 1],
        [1, "blue", 0],
        [2, None, 1],
        [3, None, 2],
    ],
    "green": {
        "rows": 3,
        "columns": 4,
        "row": [[None, 1], [None, 1], [None, 1]],
        "column": [[None, 1], ["blue", 0], ["yellow", 0], ["red", 0]],
    },
    "blue": {
        "cupcake": [["yellow", 0], [None, 1], ["green", 1]],
        "donut": [["red", 0], [None, 1], ["yellow", 1]],
        "cake": [["green", 0], [None, 1], ["red", 1]],
    },
}


def check_sheet(sheet: Json) -> None:
    """Refuse a malformed or unplayable sheet. §4.12"""
    need(has_keys(sheet, "dice", "yellow", "red", "green", "blue"), "sheet")
    need(is_list(sheet["dice"], 5), "five dice")
    for die in sheet["dice"]:
        need(is_list(die, 6) and all(is_one_of(face, SYMBOLS) for face in die), "six faces")
    for area in ("yellow", "red"):
        need(is_list(sheet[area]) and len(sheet[area]) > 0, "an empty area")
        need(all(is_list(space, 3) for space in sheet[area]), "space")
    for symbol, bonus, stars in sheet["yellow"]:
        need(is_one_of(symbol, BALLOONS), "balloon")
        need(any(symbol in die for die in sheet["dice"]), "a symbol no die shows")
        check_prize([bonus, stars])
    for candles, bonus, stars in sheet["red"]:
        need(is_whole(candles, 1, 5), "candles")
        check_prize([bonus, stars])
    green, blue = sheet["green"], sheet["blue"]
    need(has_keys(green, "rows", "columns", "row", "column"), "green")
    need(is_whole(green["rows"], 1, 99) and is_whole(green["columns"], 1, 99), "an empty area")
    need(is_list(green["row"], green["rows"]), "a prize for each row")
    need(is_list(green["column"], green["columns"]), "a prize for each column")
    need(has_keys(blue, *SWEETS), "blue")
    need(all(is_list(blue[sweet]) and len(blue[sweet]) > 0 for sweet in SWEETS), "an empty row")
    prizes = [green["row"], green["column"], *blue.values()]
    for prize in [prize for line in prizes for prize in line]:
        check_prize(prize)
    for symbol in ("candle", "present", *SWEETS):
        need(any(symbol in die for die in sheet["dice"]), "a symbol no die shows")


def check_prize(prize: Json) -> None:
    """Refuse anything except [bonus or null, stars]."""
    need(is_list(prize, 2), "prize")
    need(prize[0] is None or is_one_of(prize[0], AREAS), "a bonus of no area")
    need(is_whole(prize[1], 0, 99), "stars")


def random_sheet(rng: Random) -> Json:
    """A random sheet: the same dice in another order, other areas, more bonuses."""
    dice = [list(die) for die in OUR_SHEET["dice"]]
    rng.shuffle(dice)

    def prize() -> Json:
        return [rng.choice([None, *AREAS]), rng.choice([0, 0, 1, 2])]

    rows, columns = rng.randint(1, 4), rng.randint(1, 4)
    return {
        "dice": dice,
        "yellow": [[rng.choice(BALLOONS), *prize()] for _ in range(rng.randint(3, 12))],
        "red": [[rng.choice([1, 1, 2, 2, 3]), *prize()] for _ in range(rng.randint(2, 9))],
        "green": {
            "rows": rows,
            "columns": columns,
            "row": [prize() for _ in range(rows)],
            "column": [prize() for _ in range(columns)],
        },
        "blue": {sweet: [prize() for _ in range(rng.randint(1, 4))] for sweet in SWEETS},
    }
