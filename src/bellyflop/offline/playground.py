"""The playground: runs a user's Python code in the page, beside the boards it shows.

The browser calls `run` in a worker of its own (`web/src/playground/worker.ts`).
"""

from __future__ import annotations

import io
import linecache
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from bellyflop.core import Match
from bellyflop.server.table.hosting import ANIMALS
from bellyflop.server.table.messages import Update
from bellyflop.server.table.rooms import Room, RoomSeat
from bellyflop.server.table.update import awaited, choices
from bellyflop.server.wire import encode

FILE = "your code"  # its name in error messages
MOST_TEXT = 100_000  # characters of one run
MOST_BOARDS = 500

Say = Callable[[str], object]


class Output(io.TextIOBase):
    """Standard output and error, limited so that an endless loop of prints ends with an error."""

    def __init__(self, say: Say) -> None:
        self._say, self._left = say, MOST_TEXT

    def write(self, text: str) -> int:
        """Pass the text on to the page."""
        if len(text) > self._left:
            raise RuntimeError(f"more than {MOST_TEXT:,} characters were printed.")
        self._left -= len(text)
        self._say(text)
        return len(text)


class Boards:
    """The boards that one run shows."""

    def __init__(self, say: Say) -> None:
        self._say, self._count = say, 0

    def show(self, match: Match[Any, Any, Any, Any], seat: int | None = 0) -> None:
        """Put the match's board beside the code, as this seat sees it; None is a spectator."""
        if not isinstance(match, Match):
            raise TypeError(f"show takes a Match, not a {type(match).__name__}.")
        if seat is not None and seat not in range(match.game.seats):
            raise ValueError(f"there is no seat {seat}; seats are 0 to {match.game.seats - 1}.")
        if self._count == MOST_BOARDS:
            raise RuntimeError(f"more than {MOST_BOARDS} boards were shown.")
        self._count += 1
        self._say(encode(board(match, seat)).decode())


def board(match: Match[Any, Any, Any, Any], seat: int | None) -> Update:
    """The update that a phone at this seat would get now; seats are named by number."""
    game, state = match.game, match.state
    seats = (RoomSeat("person", str(n), ANIMALS[n % len(ANIMALS)]) for n in range(game.seats))
    view = game.view(state, seat)
    legal, more = choices(game, state, view, seat)
    return Update(
        seq=len(match.events),
        room=Room(
            table="",
            code="",
            game=game.about.id,
            options={o.name: o.write(getattr(game, o.name)) for o in game.about.options},
            seats=tuple(seats),
            dice="virtual",
            clock=None,
            spectators=True,
            hints=False,
            locked=False,
            started=True,
            over=match.over,
        ),
        you=seat,
        host=False,
        awaiting=awaited(match.awaiting),
        view=view,
        scores=tuple(game.public_scores(state)),
        winners=tuple(sorted(game.winners(state))),
        legal=legal,
        more=more,
    )


def run(code: str, write: Say, shown: Say) -> int:
    """Run this code; the line of the error that ended it, or 0.

    Its output and errors go to `write`; each board it shows goes to `shown`, as JSON.
    """
    linecache.cache[FILE] = (len(code), None, code.splitlines(keepends=True), FILE)
    names = {"__name__": "__main__", "show": Boards(shown).show, "input": _input}
    output = Output(write)
    try:
        with redirect_stdout(output), redirect_stderr(output):
            exec(compile(code, FILE, "exec"), names)
    except SystemExit as left:
        if isinstance(left.code, str):
            write(f"{left.code}\n")
    except BaseException as error:  # the page shows every error
        line, words = _explained(error)
        write(words)
        return line
    return 0


def _input(*_: object) -> str:
    raise RuntimeError("nobody can type while a program runs here; write the answer into the code.")


def _explained(error: BaseException) -> tuple[int, str]:
    """The line of the user's code that an error came from, and the error's text for the page."""
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == FILE]
    line = own[-1].lineno if own else error.lineno if isinstance(error, SyntaxError) else 0
    words = [*traceback.format_list(own), *traceback.format_exception_only(error)]
    if isinstance(error, ModuleNotFoundError):
        words.append("In the page there are bellyflop and a part of Python's library alone.\n")
    return line or 0, "".join(words)
