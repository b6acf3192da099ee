"""Build-time generators: what the page is given of the Python code, written into web/src."""

from __future__ import annotations

from pathlib import Path

from bellyflop import games
from bellyflop.core import AnyGame

PAGE = Path(__file__).parents[1] / "web" / "src"


def folders() -> dict[Path, list[type[AnyGame]]]:
    """Our games by the folder that the page has for them; those of other packages have none."""
    found: dict[Path, list[type[AnyGame]]] = {}
    for game in games.shelf().values():
        package, _, module = game.__module__.partition(f"{games.__name__}.")
        if not package and module:
            found.setdefault(PAGE / "games" / module.split(".")[0], []).append(game)
    return found
