"""The sheet and the dice as data, and which other sheets can be played (§4.1–§4.5, §4.12)."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bellyflop.core import BadSetup
from bellyflop.games.clever_kids.areas import stars
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, SheetOption
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Sheet

from .table import GRID

OPTION: SheetOption = CleverKids.about.options[0]  # type: ignore[assignment]  # its only option
FULL = Sheet(yellow=12, red=9, green=GRID, blue=(3, 3, 3))


def written() -> dict[str, Any]:
    """Our sheet as JSON, to be changed."""
    sheet: dict[str, Any] = copy.deepcopy(OUR_SHEET.write())
    return sheet


def told(layout: Layout) -> dict[str, str]:
    """A layout in the short hand of the rules page."""

    def step(name: object, bonus: str | None, number: int) -> str:
        return (
            f"{name}" + (f" ({bonus})" if bonus else "") + " ★" * bool(number) + "★" * (number - 1)
        )

    return {
        "yellow": " · ".join(step(symbol, *reward) for symbol, reward in layout.yellow),
        "red": " · ".join(step(candles, *reward) for candles, reward in layout.red),
    }


def test_the_five_dice_have_thirty_faces_three_of_them_jokers() -> None:
    """§4.1"""
    assert [" ".join(faces) for faces in OUR_SHEET.dice] == [
        "heart green candle present cupcake joker",
        "blue pink candle present donut joker",
        "pink candle present cupcake cake joker",
        "heart blue candle present donut cake",
        "green candle present cupcake donut cake",
    ]
    faces = Counter(face for die in OUR_SHEET.dice for face in die)
    assert faces.total() == 30
    assert faces["joker"] == 3


def test_the_row_of_balloons() -> None:
    """§4.2"""
    assert told(OUR_SHEET)["yellow"] == (
        "heart · blue · pink (blue) · green ★ · heart · pink (red) · blue ★ · green"
        " · heart (green) · pink ★ · blue · green ★★"
    )


def test_the_train() -> None:
    """§4.3"""
    assert told(OUR_SHEET)["red"] == (
        "1 · 2 ★ · 1 (yellow) · 2 ★ · 1 (green) · 2 ★ · 1 (blue) · 2 ★ · 3 ★★"
    )


def test_the_presents() -> None:
    """§4.4"""
    assert OUR_SHEET.rows == ((None, 1),) * 3
    assert OUR_SHEET.columns == ((None, 1), ("blue", 0), ("yellow", 0), ("red", 0))


def test_the_sweets() -> None:
    """§4.5"""
    cupcake, donut, cake = OUR_SHEET.blue
    assert cupcake == (("yellow", 0), (None, 1), ("green", 1))
    assert donut == (("red", 0), (None, 1), ("yellow", 1))
    assert cake == (("green", 0), (None, 1), ("red", 1))


def test_a_full_first_column_and_each_full_row_is_a_star() -> None:
    """§4.4"""
    assert stars(OUR_SHEET, Sheet(green=frozenset({(0, 0), (1, 0), (2, 0)}))) == 1
    assert stars(OUR_SHEET, Sheet(green=frozenset({(0, 1), (1, 1), (2, 1)}))) == 0
    assert stars(OUR_SHEET, Sheet(green=frozenset((1, column) for column in range(4)))) == 1
    assert stars(OUR_SHEET, Sheet(green=GRID)) == 4


def test_all_stars_are_21() -> None:
    """§4.10"""
    assert stars(OUR_SHEET, FULL) == 21
    parts = [Sheet(yellow=12), Sheet(red=9), Sheet(green=GRID), Sheet(blue=(3, 3, 3))]
    assert [stars(OUR_SHEET, part) for part in parts] == [5, 6, 4, 6]


# ── the option ──────────────────────────────────────────────────────────────────────────────


def test_our_own_sheet_is_the_default_and_said_aloud_it_still_is() -> None:
    """§4.12, §0"""
    assert CleverKids(2).options == {}
    assert CleverKids(2, sheet=OPTION.read(written(), 2)).options == {}


def test_another_sheet_is_written_as_it_was_read() -> None:
    """§4.12"""
    sheet = written()
    sheet["yellow"] = [["pink", "yellow", 3]]
    sheet["green"] = {"rows": 1, "columns": 2, "row": [["red", 0]], "column": [[None, 1]] * 2}
    assert CleverKids(2, sheet=OPTION.read(sheet, 2)).options == {"sheet": sheet}
    assert OPTION.describe() == {"type": "sheet"}


def _set(*path: Any) -> dict[str, Any]:
    """Our sheet with one change; the last item of the path is the new value."""
    sheet = written()
    here: Any = sheet
    for key in path[:-2]:
        here = here[key]
    here[path[-2]] = path[-1]
    return sheet


REFUSED = [
    ("not_an_object", [], "the sheet must be an object"),
    ("a_key_too_many", {**written(), "purple": []}, "key that does not belong there"),
    ("no_dice", {k: v for k, v in written().items() if k != "dice"}, 'lacks "dice"'),
    ("four_dice", _set("dice", written()["dice"][:4]), "dice must have 5 entries, not 4"),
    ("a_die_of_seven", _set("dice", 0, ["heart"] * 7), "a die must have 6 entries"),
    ("a_face_nobody_knows", _set("dice", 1, 0, "sun"), "a face of die 2 must be one of heart"),
    ("a_face_that_is_no_word", _set("dice", 1, 0, ["heart"]), "a face of die 2"),
    ("no_balloons", _set("yellow", []), "the yellow area is empty"),
    ("no_wagons", _set("red", []), "the red area is empty"),
    ("no_rows", _set("green", "rows", 0), "green row must have 0 entries"),
    (
        "no_presents",
        _set("green", {"rows": 0, "columns": 4, "row": [], "column": [[None, 0]] * 4}),
        "the green area is empty",
    ),
    ("no_sweets", _set("blue", {"cupcake": [], "donut": [], "cake": []}), "the blue area is empty"),
    ("an_empty_row_of_sweets", _set("blue", "cake", []), "or has an empty row"),
    ("rows_unlike_their_number", _set("green", "rows", 2), "green row must have 2 entries, not 3"),
    ("a_bonus_of_no_area", _set("yellow", 2, 1, "purple"), "the bonus of yellow balloon 3 must be"),
    ("a_bonus_that_is_no_word", _set("red", 2, 1, {}), "the bonus of red wagon 3 must be null or"),
    ("half_a_star", _set("red", 1, 2, 0.5), "the stars of red wagon 2 must be a whole number"),
    ("true_stars", _set("red", 1, 2, True), "must be a whole number, not true"),
    ("stars_below_zero", _set("green", "row", 0, 1, -1), "the stars of green row 1 must be from 0"),
    ("stars_without_end", _set("blue", "cake", 0, 1, 10**40), "the stars of blue cake 1"),
    ("a_wagon_without_candles", _set("red", 0, 0, 0), "the candles of red wagon 1 must be from 1"),
    ("a_wagon_for_six", _set("red", 0, 0, 6), "the candles of red wagon 1 must be from 1 to 5"),
    ("a_candle_among_balloons", _set("yellow", 0, 0, "candle"), "symbol of yellow balloon 1"),
    ("a_joker_to_cross_off", _set("yellow", 0, 0, "joker"), "symbol of yellow balloon 1"),
    ("a_balloon_too_short", _set("yellow", 0, ["heart", None]), "must have 3 entries"),
    ("a_train_round_the_world", _set("red", [[1, None, 0]] * 31), "red must have at most 30"),
    ("a_row_too_long", _set("blue", "donut", [[None, 0]] * 11), "donut must have at most 10"),
    ("too_many_columns", _set("green", "columns", 7), "green columns must be from 0 to 6"),
    (
        "too_many_presents",
        _set("green", {"rows": 6, "columns": 3, "row": [[None, 0]] * 6, "column": [[None, 0]] * 3}),
        "the green area has 18 presents; draw fewer rows or columns, up to 16 presents in all",
    ),
    ("another_sweet", _set("blue", "pie", [[None, 1]]), "key that does not belong there"),
]


@pytest.mark.parametrize(
    ("sheet", "why"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED]
)
def test_a_sheet_that_cannot_be_played_is_refused_with_the_reason(sheet: object, why: str) -> None:
    """§4.12"""
    with pytest.raises(BadSetup, match=f"option sheet cannot be played: .*{why}"):
        OPTION.read(sheet, 2)


def without(symbol: str, instead: str, *dice: int) -> dict[str, Any]:
    """Our sheet with a symbol replaced on these dice, or on all."""
    sheet = written()
    for die in dice or range(5):
        sheet["dice"][die] = [instead if face == symbol else face for face in sheet["dice"][die]]
    return sheet


@pytest.mark.parametrize("symbol", ["heart", "pink", "candle", "present", "donut"])
def test_a_symbol_no_die_shows_cannot_be_asked_for(symbol: str) -> None:
    """§4.12: a joker could stand for it, but a sheet says what its dice show."""
    with pytest.raises(BadSetup, match=f"{symbol} is on the sheet, but no die shows it"):
        OPTION.read(without(symbol, "joker"), 2)


def test_a_balloon_the_sheet_does_not_have_need_not_be_on_a_die() -> None:
    """§4.12"""
    sheet = without("pink", "heart")
    sheet["yellow"] = [step for step in sheet["yellow"] if step[0] != "pink"]
    assert OPTION.read(sheet, 2).yellow


def test_a_wagon_or_a_pair_that_only_a_bonus_can_fill_may_stand_on_a_sheet() -> None:
    """§4.12, §4.9: a bonus crosses off a whole wagon and a whole pair."""
    sheet = without("candle", "present", 1, 2, 3, 4)
    for die in range(1, 3):
        sheet["dice"][die] = ["present" if face == "joker" else face for face in sheet["dice"][die]]
    assert OPTION.read(sheet, 2).red[-1].candles == 3
    sheet = without("joker", "present")
    for die in (3, 4):
        sheet["dice"][die] = ["present" if face == "cake" else face for face in sheet["dice"][die]]
    assert OPTION.read(sheet, 2)


def test_the_command_line_takes_a_json_file(tmp_path: Path) -> None:
    """§4.12"""
    file = tmp_path / "party.json"
    sheet = _set("red", 0, 2, 7)
    file.write_text(json.dumps(sheet))
    assert OPTION.parse(str(file)) == sheet
    assert OPTION.parse(json.dumps(sheet)) == sheet


def test_the_command_line_takes_a_toml_file_in_which_an_empty_string_is_no_bonus() -> None:
    """§4.12"""
    import bellyflop.games.clever_kids as folder

    (home,) = folder.__path__
    assert OPTION.parse(str(Path(home) / "sheet.toml")) == OUR_SHEET.write()


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("gone.json", None, r"gone.json cannot be read: No such file"),
        ("torn.json", '{"dice": [', r"torn.json holds no sheet: "),
        ("torn.toml", "dice = [", r"torn.toml holds no sheet: "),
        ("deep.json", "[" * 100_000, r"deep.json holds no sheet: "),
    ],
)
def test_a_file_that_holds_no_sheet_is_refused(
    tmp_path: Path, name: str, text: str | None, why: str
) -> None:
    """§4.12"""
    if text is not None:
        (tmp_path / name).write_text(text)
    with pytest.raises(BadSetup, match=why):
        OPTION.parse(str(tmp_path / name))


def test_what_is_neither_json_nor_a_file_is_refused_when_it_is_read() -> None:
    """§4.12"""
    with pytest.raises(BadSetup, match='must be an object, not "party"'):
        OPTION.read(OPTION.parse("party"), 2)
