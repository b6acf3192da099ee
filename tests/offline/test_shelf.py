"""The serverless page lists the current games."""

from __future__ import annotations

from tools import shelf


def test_the_page_has_the_games_of_today() -> None:
    assert shelf.PLACE.read_text("utf-8") == shelf.written(), f"stale; refresh: {shelf.REFRESH}"
