"""The printed pads for the page, which adds up offline, and example pads that test its sums."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from bellyflop.core import AnyGame
from bellyflop.core.errors import IllegalAction
from bellyflop.games import part
from bellyflop.pad import Box, Pad, Sheet

from . import folders

REFRESH = "python -m tools.pad_sheets"
SHEETS, EXAMPLES = "pad.gen.json", "pad.examples.gen.json"

_NAMES = ("Mia", "Ben", "Opa", "Zoe", "Lou")
_PADS_OF_EACH, _TRIES = 3, 45


def written() -> dict[Path, str]:
    """The text of every file: the printed pads of each folder, and examples of them."""
    found: dict[Path, str] = {}
    for folder, games in folders().items():
        sheets = [sheet for game in games if (sheet := _sheet(game)) is not None]
        if sheets:
            found[folder / SHEETS] = _lines(map(_printed, sheets))
            found[folder / EXAMPLES] = _lines(_examples(sheets))
    return found


def _sheet(game: type[AnyGame]) -> Sheet | None:
    pads = part(game, "pad")
    return None if pads is None else pads.PADS.get(game.about.id)


def _examples(sheets: Sequence[Sheet]) -> Iterator[dict[str, object]]:
    """Pads filled at random: the changes tried, whether each was accepted, and the result."""
    rng = Random(20260)  # a fixed seed: the same pads every time
    return (_example(sheet, number, rng) for sheet in sheets for number in range(_PADS_OF_EACH))


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
    """One change, and whether the pad accepted it."""
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


def _lines(items: Iterable[dict[str, object]]) -> str:
    return "[\n" + ",\n".join(json.dumps(item, separators=(",", ":")) for item in items) + "\n]\n"


if __name__ == "__main__":
    for place, text in written().items():
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, "utf-8")
