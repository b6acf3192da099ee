"""Makes terminal.svg: a Pool-zee table in mid-game, drawn by the board that plays it.

python docs/pictures/make_terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from bellyflop import load_game
from bellyflop.core import Match, Players
from bellyflop.games.pool_zee.terminal import PoolZeeBoard

NAMES = ("Mia", "Opa", "Finn")
WIDTH, TURNS, SEED = 80, 21, 158
# Without the fonts that the picture would otherwise fetch from elsewhere.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def mid_game() -> Match[Any, Any, Any, Any]:
    """A match some turns in, with dice on the table: everybody takes the box that gives most."""
    rng, match = Random(SEED), Match(load_game("pool-zee", 3, opening=False))
    match.draw(rng)
    for _ in range(TURNS):
        assert isinstance(match.awaiting, Players)
        (seat,) = match.awaiting.seats
        view = match.game.view(match.state, seat)
        legal = match.game.legal(match.state, seat)
        match.do(seat, max(legal, key=lambda do: match.game.points(view, seat, do) or 0))
        match.draw(rng)
    return match


def picture() -> str:
    """The table as an SVG."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    match = mid_game()
    assert isinstance(match.awaiting, Players)
    (seat,) = match.awaiting.seats
    board, view = PoolZeeBoard(match.game), match.game.view(match.state, seat)
    console.print(Rule("Pool-zee", style="cyan"))
    console.print(board.draw(view, NAMES, WIDTH))
    console.print(Text(board.question(view, seat, NAMES), "bold"))
    console.print(Text("(? rules, q leave) > 4 4 4", "bold"))
    return console.export_svg(title="bellyflop play pool-zee", code_format=FORMAT, unique_id="bf")


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(picture(), encoding="utf-8")
