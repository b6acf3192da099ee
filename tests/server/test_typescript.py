"""The page's types match those of the server and of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import folders, typescript

WRITTEN = typescript.written()


@pytest.mark.parametrize("place", WRITTEN, ids=lambda place: "/".join(place.parts[-2:]))
def test_the_page_has_the_types_of_today(place: Path) -> None:
    assert place.read_text("utf-8") == WRITTEN[place], (
        f"{place.name} is stale; refresh it with: {typescript.REFRESH}"
    )


@pytest.mark.parametrize("place", WRITTEN, ids=lambda place: "/".join(place.parts[-2:]))
def test_no_name_stands_for_two_types(place: Path) -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", WRITTEN[place], re.MULTILINE)
    assert len(names) == len(set(names)), "TypeScript would take them for one"


def test_what_a_phone_may_leave_out_is_optional() -> None:
    text = WRITTEN[typescript.MESSAGES]
    assert "  device?: string | null;" in text
    assert "  legal: Choice[] | null;" in text


def test_the_page_draws_a_curtain_exactly_where_a_game_has_secrets() -> None:
    for folder, games in folders().items():
        if (page := folder / "index.ts").exists():
            (drawn,) = re.findall(
                r"^  secrets: (true|false),", page.read_text("utf-8"), re.MULTILINE
            )
            assert {game.about.secrets for game in games} == {drawn == "true"}, page
