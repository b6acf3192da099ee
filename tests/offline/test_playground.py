"""The playground's Python: every example runs and shows a board; errors give their line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bellyflop import Match, load_game
from bellyflop.games import shelf
from bellyflop.offline.playground import MOST_BOARDS, MOST_TEXT, board, run
from bellyflop.server.wire import encode

FOLDER = Path(__file__).parents[2] / "web" / "src" / "playground" / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))


def ran(code: str) -> tuple[int, str, list[Any]]:
    """The line of the error, the output, and the boards shown."""
    text, boards = list[str](), list[str]()
    line = run(code, text.append, boards.append)
    return line, "".join(text), [json.loads(shown) for shown in boards]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_runs_and_prints_and_shows(path: Path) -> None:
    code = path.read_text("utf-8")
    assert code.startswith("# ")
    line, text, boards = ran(code)
    assert line == 0, text
    assert text
    assert boards


def test_there_is_an_example_of_every_game() -> None:
    shown = {boards[0]["room"]["game"] for _, _, boards in (ran(e.read_text()) for e in EXAMPLES)}
    assert shown == set(shelf())


@pytest.mark.parametrize("game_id", shelf())
def test_a_board_holds_what_its_seat_may_see_and_no_more(game_id: str) -> None:
    match = Match(load_game(game_id, seats=3))
    match.draw(Random(5))
    for seat in (0, 2, None):
        told = json.loads(encode(board(match, seat)))
        view = match.game.view(match.state, seat)
        assert told["view"] == json.loads(encode(match.game.write_view(view)))
        assert told["you"] == seat
        assert bool(told["legal"]) == (seat in getattr(match.awaiting, "seats", ()))


@pytest.mark.parametrize(
    ("code", "line", "words"),
    [
        ("x = 1\nfor in x", 2, "SyntaxError"),
        ("def f():\n    return 1 / 0\n\nf()", 2, "ZeroDivisionError: division by zero"),
        ("import numpy.nowhere", 1, "In the page there are bellyflop"),
        ("input('who?')", 1, "nobody can type"),
        ("show(3)", 1, "show takes a Match, not a int."),
        (
            "from bellyflop import *\n\nload_game('pool', seats=2)",
            3,
            'BadSetup: there is no game "pool"',
        ),
        (
            "from bellyflop import *\nshow(Match(load_game('dice-cup', seats=2)), seat=2)",
            2,
            "there is no seat 2; seats are 0 to 1.",
        ),
        ("while True:\n    print('x' * 999)", 2, f"more than {MOST_TEXT:,} characters"),
        (
            "from bellyflop import *\nm = Match(load_game('dice-cup', 2))\nwhile True: show(m)",
            3,
            f"more than {MOST_BOARDS} boards",
        ),
    ],
)
def test_an_error_says_what_is_wrong_and_in_which_line(code: str, line: int, words: str) -> None:
    where, text, _ = ran(code)
    assert words in text
    assert where == line
    assert "playground.py" not in text
    if "Syntax" not in words:
        assert code.splitlines()[line - 1].strip() in text


def test_a_program_may_end_itself_and_leaves_nothing_to_the_next() -> None:
    assert ran("x = 1\nraise SystemExit('enough')") == (0, "enough\n", [])
    line, text, _ = ran("print(x)")
    assert line == 1
    assert "NameError" in text
