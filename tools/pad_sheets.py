"""The printed pads for the page, which adds up with no network; and pads it must add up alike."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from bellyflop.core.errors import IllegalAction
from bellyflop.games import pad_sheet, shelf
from bellyflop.pad import Box, Pad, Sheet

REFRESH = "python -m tools.pad_sheets"
PLACE = Path(__file__).parents[1] / "web" / "src" / "pad"
SHEETS, EXAMPLES = PLACE / "sheets.json", PLACE / "examples.json"

_NAMES = ("Mia", "Ben", "Opa", "Zoe", "Lou")
_PADS_OF_EACH, _TRIES = 3, 45


def sheets() -> str:
    """What is printed on every game's pad."""
    return _lines(_printed(pad_sheet(game)) for game in shelf())


def examples() -> str:
    """Pads written on at random: what was tried, what was taken, and what the pad then shows."""
    rng = Random(20260)  # any number: the same pads every time
    made = (
        _example(pad_sheet(game), number, rng)
        for game in shelf()
        for number in range(_PADS_OF_EACH)
    )
    return _lines(made)


def _printed(sheet: Sheet) -> dict[str, object]:
    """The sheet as the page keeps it."""
    sections = [section.describe() for section in sheet.sections]
    for section, told in zip(sheet.sections, sections, strict=True):
        told["boxes"] = [_printed_box(box) for box in section.boxes]
    return sheet.describe() | {"sections": sections}


def _printed_box(box: Box) -> dict[str, object]:
    """The box without its limits in English words; its numbers as runs: first, last and step."""
    told = box.describe() | {"values": list(_runs(box.values))}
    del told["limits"]
    return told


def _runs(values: Sequence[int]) -> Iterator[list[int]]:
    while values:
        step = values[1] - values[0] if len(values) > 1 else 1
        count = next(
            (n for n, value in enumerate(values) if value != values[0] + n * step), len(values)
        )
        yield [values[0], values[count - 1], step]
        values = values[count:]


def _example(sheet: Sheet, number: int, rng: Random) -> dict[str, object]:
    players, columns = list(_NAMES[: number + 1]), number + 1
    pad = Pad(sheet, players, columns)
    tries = [_tried(pad, _change(pad, rng)) for _ in range(_TRIES)]
    if number == 0:
        tries += [_tried(pad, change) for change in _best(sheet)]
    told = {"game": sheet.game, "players": players, "columns": columns}
    return told | {"tries": tries, "shown": pad.shown()}


def _tried(pad: Pad, change: dict[str, object]) -> list[object]:
    """One change and whether the pad took it."""
    try:
        pad.do(change)
    except IllegalAction:
        return [change, False]
    return [change, True]


def _best(sheet: Sheet) -> Iterator[dict[str, object]]:
    """A full first column of the highest points, every bonus won; then clear what others need."""
    for box in sheet.boxes:
        yield {"write": box.name, "player": 0, "column": 0, "points": box.values[-1]}
    for box in sheet.boxes:
        if box.needs:
            yield {"clear": box.needs[0], "player": 0, "column": 0}


def _change(pad: Pad, rng: Random) -> dict[str, object]:
    match rng.randrange(40):
        case 0:
            return {"add": "Wanda"}
        case 1:
            return {"rename": rng.randrange(len(pad.players)), "name": "Inky"}
        case 2:
            return {"column": True}
    box = rng.choice(pad.sheet.boxes)
    place: dict[str, object] = {
        "player": rng.randrange(len(pad.players)),
        "column": rng.randrange(pad.columns),
    }
    if rng.random() < 0.12:
        return {"clear": box.name, **place}
    wrong = rng.random() < 0.15
    points = rng.choice(box.values) if not wrong else box.values[-1] + rng.randrange(1, 9)
    return {"write": box.name, **place, "points": points}


def _lines(items: Iterator[dict[str, object]]) -> str:
    return "[\n" + ",\n".join(json.dumps(item, separators=(",", ":")) for item in items) + "\n]\n"


if __name__ == "__main__":
    SHEETS.write_text(sheets(), "utf-8")
    EXAMPLES.write_text(examples(), "utf-8")
