"""A server's description of the games, for the page that opens without a server."""

from __future__ import annotations

import json
from pathlib import Path

from bellyflop.games import describe_games

REFRESH = "python -m tools.shelf"
PLACE = Path(__file__).parents[1] / "web" / "src" / "offline" / "shelf.gen.json"


def written() -> str:
    """The file's text, one game a line."""
    return "[\n" + ",\n".join(json.dumps(game) for game in describe_games()) + "\n]\n"


if __name__ == "__main__":
    PLACE.write_text(written(), "utf-8")
