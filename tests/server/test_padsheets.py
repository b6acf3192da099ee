"""The page's pad sheets match those of the games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import pad_sheets

WRITTEN = pad_sheets.written()


@pytest.mark.parametrize("place", WRITTEN, ids=lambda place: "/".join(place.parts[-2:]))
def test_the_page_has_the_pads_of_today(place: Path) -> None:
    assert place.read_text("utf-8") == WRITTEN[place], (
        f"{place.name} is stale; refresh it with: {pad_sheets.REFRESH}"
    )


def test_the_examples_reach_every_rule_of_a_pad() -> None:
    examples = [
        example
        for place, text in WRITTEN.items()
        if place.name == pad_sheets.EXAMPLES
        for example in json.loads(text)
    ]
    tries = [tried for example in examples for tried in example["tries"]]
    for what in ("write", "clear"):
        assert {taken for change, taken in tries if what in change} == {True, False}, what
    shown = [player for example in examples for player in example["shown"]["players"]]
    columns = [column for player in shown for column in player["columns"]]
    assert {part["bonus"] for column in columns for part in column["sections"].values()} == {0, 35}
    assert any(column["boxes"].get("checks") for column in columns)
    assert {example["shown"]["full"] for example in examples} == {True, False}
