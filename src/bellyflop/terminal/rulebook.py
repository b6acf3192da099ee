"""The rules pages: in the installed package, or in the source tree it runs from."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_FOLDERS = (_PACKAGE / "docs" / "rules", _PACKAGE.parents[1] / "docs" / "rules")


def rules_page(game_id: str) -> str:
    """The rules of this game as Markdown."""
    for folder in _FOLDERS:
        page = folder / f"{game_id}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return "The rules page of this game is not here. Ask the person who set it up."
