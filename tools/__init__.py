"""Build-time generators: they write what the page needs from the Python code into web/src."""

from __future__ import annotations

from pathlib import Path

from bellyflop import games
from bellyflop.core import AnyGame

PAGE = Path(__file__).parents[1] / "web" / "src"


def folders() -> dict[Path, list[type[AnyGame]]]:
    """Our games by their own folder in the page.

    The page shows a game without a folder on the generic board, and nothing is made for it.
    """
    found: dict[Path, list[type[AnyGame]]] = {}
    for game in games.shelf().values():
        package, _, module = game.__module__.partition(f"{games.__name__}.")
        folder = PAGE / "games" / module.split(".")[0]
        if not package and module and folder.is_dir():
            found.setdefault(folder, []).append(game)
    return found
