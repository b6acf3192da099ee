"""Mutations: one small change to an event or a record, as a mistake or a cheat would make."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.oracle import dice_cup, kids_sheet, pool_zee, splash_party
from tests.oracle.record import SEATS, random_event
from tests.oracle.table import Json, Table, copy_of

FAMILIES = [
    [*dice_cup.COLOURS["dice-cup"], *dice_cup.OTHER_BOXES],
    [*dice_cup.COLOURS["dice-pool-party"], *dice_cup.OTHER_BOXES],
    [*pool_zee.UPPER, *pool_zee.LOWER],
    splash_party.COLOURS,
    ["cw", "ccw"],
    ["up", "down"],
    kids_sheet.SYMBOLS,
    kids_sheet.AREAS,
    kids_sheet.SWEETS,
]
WORDS = sorted({word for family in FAMILIES for word in family})
KEYS = [
    *("chance", "seat", "do", "wait", "dice", "mark", "column", "hold", "score", "ring", "tokens"),
    *("first", "lift", "go", "falls", "accuse", "colour", "use", "cells", "rows", "pass"),
    *("bonus", "cell", "row", "white", "extra", ""),
]


def change_number(value: int, rng: Random) -> Json:
    """Another number, or a value that only looks like one."""
    near = [value + 1, value - 1, rng.randint(0, 6), rng.randint(0, 18)]
    odd = [float(value), value + 0.5, bool(value), str(value), -value, 10**30, None, [value]]
    return rng.choice(near if rng.random() < 0.7 else odd)


def change_word(value: str, rng: Random) -> Json:
    """Another word, or none."""
    odd = [value.upper(), value + " ", "", None, [value], {value: value}, 0, "\ud800", True]
    relatives = [family for family in FAMILIES if value in family] or [WORDS]
    words = rng.choice([*relatives, *relatives, WORDS])
    return rng.choice(words) if rng.random() < 0.8 else rng.choice(odd)


def change_list(value: list[Json], rng: Random) -> Json:
    """The list with an entry added, removed, doubled or moved."""
    changed = list(value)
    if not changed:
        return rng.choice([[1], ["fours"], None, {}, [[]], [0, 0]])
    where, other = rng.randrange(len(changed)), rng.randrange(len(changed))
    way = rng.randrange(7)
    if way == 0:
        del changed[where]
    elif way == 1:
        changed.insert(other, changed[where])
    elif way == 2:
        changed[where], changed[other] = changed[other], changed[where]
    elif way == 3:
        changed[where] = changed[other]
    elif way == 4:
        rng.shuffle(changed)
    elif way == 5:
        changed.append(rng.choice([1, 6, 0, True, None, "fours", [0, 0], rng.choice(WORDS)]))
    else:
        return rng.choice([[], None, {}, [changed], {"0": changed}, 0, "", True])
    return changed


def change_object(value: dict[str, Json], rng: Random) -> Json:
    """The object with a key added, removed or renamed."""
    changed = dict(value)
    key = rng.choice(list(changed)) if changed else ""
    way = rng.randrange(5)
    if way == 0:
        changed.pop(key, None)
    elif way == 1:
        changed[rng.choice(KEYS)] = rng.choice([0, None, True, "fours", [], {}])
    elif way == 2:
        changed[rng.choice(KEYS)] = changed.pop(key, None)
    elif way == 3:
        changed[key] = changed[rng.choice(list(changed))] if changed else 0
    else:
        return rng.choice([{}, [], None, 0, "", True, [changed]])
    return changed


def change(value: Json, rng: Random) -> Json:
    """Another value instead of this one."""
    if isinstance(value, bool):
        return rng.choice([not value, int(value), None, str(value).lower(), [value], 1.0])
    if value is None:
        return rng.choice([0, False, "", [], {}, "null"])
    if isinstance(value, int):
        return change_number(value, rng)
    if isinstance(value, str):
        return change_word(value, rng)
    if isinstance(value, list):
        return change_list(value, rng)
    return change_object(value, rng)


def places(value: Json, path: tuple[Json, ...] = ()) -> Iterator[tuple[Json, ...]]:
    """The path of every place in a JSON value, starting with the root."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


def spoil(value: Json, rng: Random) -> Json:
    """The value with one random change."""
    path = rng.choice(list(places(value)))
    if not path:
        return change(value, rng)
    changed = copy_of(value)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = change(inner[path[-1]], rng)
    return changed


# ── changes to the rest of a record: the next events at a table ────────────────────────────────

STRAYS: list[Json] = [
    *({"wait": True}, {"wait": 1}, {"chance": None}, None, [], 0, {}, "wait"),
    *({"seat": 0, "do": {"pass": True}}, {"seat": 0, "do": {"hold": []}}),
    *({"seat": 0, "do": {"accuse": None}}, {"chance": {"falls": "up"}}),
    *({"seat": 0, "do": None}, {"chance": {"dice": [1, 2, 3, 4, 5]}}),
    {"seat": 0, "do": {"bonus": "green", "cell": [0, 0]}},
]
WEIGHTS = {
    "spoil": 8,
    "other choice": 3,
    "other seat": 1,
    "drop": 1,
    "twice": 1,
    "swap": 2,
    "too early": 2,
    "stray": 1,
}


def mutate(tail: list[Json], table: Table, rng: Random) -> list[Json]:
    """The rest of a record with one change, not always an illegal one."""
    first, rest = tail[0], tail[1:]
    match rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]:
        case "spoil":
            return [spoil(first, rng), *rest]
        case "other choice":
            return [random_event(table, rng), *rest]
        case "other seat":
            seat = rng.choice([*range(-1, table.seats + 1), True, 0.0, "0", None])
            return [{**first, "seat": seat}, *rest]
        case "drop":
            return rest
        case "twice":
            return [first, first, *rest]
        case "swap":
            other = rng.randrange(min(len(tail), 6))
            swapped = list(tail)
            swapped[0], swapped[other] = tail[other], first
            return swapped
        case "too early":
            return [rng.choice(tail), *tail[rng.randrange(2) :]]
        case _:
            return [rng.choice(STRAYS), *tail]


# ── changes to a record as a whole ──────────────────────────────────────────────────────────

OPTION_VALUES: dict[str, list[Json]] = {
    "look": [0, 1, 30, 31, 3, 3.0, True, "3", None],
    "columns": [0, 1, 6, 7, 1.0, True, "2"],
    "fill": ["one", "every", "each", "", 1, ["one"], {"one": 1}],
    "dice": ["virtual", "real", "loaded", 0, None, []],
    "games": [0, 1, 6, 7, 2.0, True, "1"],
    "opening": [True, False, 0, 1, "true", None],
    "joker": ["forced", "free", "none", "Free", None, 0],
    "full_house": [5, 4, 100, 101, 25.0, True, "25"],
    "pool_zee": [1, 5, 200, 201, None],
    "bonus": [0, -1, 200, 201, False],
    "bonus_from": [20, 21, 105, 106, "63"],
    "check": [0, 300, 301, -100, None],
    "without": [[], ["aces"], ["aces", "aces"], ["pool_zee"], "aces", [0], [["aces"]], None, {}],
    "teams": [
        *([[0], [1]], [[1], [0]], [[0, 1]], [[0, 0], [1]], [[0], [1], []], [[0], [1], [2]]),
        *(
            [[0, 2], [1]],
            [[0, 2], [1, 3]],
            [[0, True]],
            [[0], [1.0]],
            [0, 1],
            "01",
            None,
            [["0"], [1]],
        ),
        *([[0, -1]], [[0], [9]], {"0": [0]}, 0, None),
    ],
    "memory_aid": [True, False, 0, 1, "yes", None],
    "standstill": [9, 10, 200, 201, 40, 40.0, True, "40"],
    "sheet": [None, 0, "ours", {}, [], kids_sheet.OUR_SHEET],
    "colour": ["blue"],
    "": [0],
}


def bad_sheet(rng: Random) -> Json:
    """A sheet that is unplayable according to the rules page."""
    sheet = copy_of(kids_sheet.OUR_SHEET)
    match rng.randrange(8):
        case 0:
            sheet["dice"] = [["heart", "blue", "pink", "candle", "present", "joker"]] * 5
        case 1:
            sheet[rng.choice(["yellow", "red"])] = []
        case 2:
            sheet["blue"] = {sweet: [] for sweet in kids_sheet.SWEETS}
        case 3:
            sheet["green"] = {"rows": 0, "columns": 0, "row": [], "column": []}
        case 4:
            sheet["yellow"][2][1] = rng.choice(["pink", "", 0, "candle"])
        case 5:
            sheet["dice"] = sheet["dice"][:4]
        case 6:
            sheet["green"]["row"] = sheet["green"]["row"][:-1]
        case _:
            del sheet[rng.choice(list(sheet))]
    return sheet


def mutate_setup(record: Json, rng: Random) -> Json:
    """The record with a change to its format, game, seats or options."""
    options = dict(record.get("options", {}))
    names = record["seats"]
    match rng.randrange(9):
        case 0:
            key = rng.choice(["format", "game", "seats", "events"])
            return {name: value for name, value in record.items() if name != key}
        case 1:
            formats = ["bellyflop/2", "bellyflop/1 ", 1, None, ["bellyflop/1"], "Bellyflop/1"]
            return {**record, "format": rng.choice(formats)}
        case 2:
            games: list[Json] = [*SEATS, "Pool-zee", "poolzee", "", None, 0, ["pool-zee"], {}]
            return {**record, "game": rng.choice(games)}
        case 3:
            return {**record, "seats": ["?"] * rng.randrange(13)}
        case 4:
            odd: list[Json] = [None, "AB", {}, 2, [*names[:-1], 1], [*names[:-1], None], [names]]
            return {**record, "seats": rng.choice(odd)}
        case 5:
            return {**record, "options": rng.choice([None, [], "", 0, [["opening", False]]])}
        case 6:
            return {**record, "options": {**options, "sheet": bad_sheet(rng)}}
        case 7:
            return {**record, rng.choice(["meta", "proof", ""]): rng.choice([0, None, {"a": []}])}
        case _:
            name = rng.choice(list(OPTION_VALUES))
            return {**record, "options": {**options, name: rng.choice(OPTION_VALUES[name])}}
