"""The coach at the tables: a hint for the seat that is awaited, a review once a game is over.

Both are worked out in other processes. A hint is made of what its seat sees at that moment and of
nothing else, so remembering stays with the players; nobody else is told, and no row is written.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bellyflop.coach import hint
from bellyflop.games import set_up

from ..node.live import SLOW_DOWN, Advice, too_often
from ..table.export import exported
from ..table.table import Table
from ..table.viewer import Refused, Viewer
from ..workers.coach_types import Hint, HintWanted, Reason, Reviewed, Thinking
from .routes import Problem, answer, body, find_table, plainly

HINT_SECONDS = 10.0  # what a person waits; then the coach thinks on, and can be asked again


# ── hints ───────────────────────────────────────────────────────────────────────────────────────


async def give_hint(request: Request) -> Response:
    wanted = await body(request, HintWanted)
    live = await find_table(request)  # after the body, which may take longer than tables are kept
    state = request.app.state
    who = await state.node.arrive(live, wanted.token, wanted.base)
    table = live.table
    seat = _advised(table, who, wanted.base)
    if too_often(live.times.setdefault(seat, deque()), state.commands_per_10_s):
        raise Refused("too_fast", "too-fast", SLOW_DOWN)
    seq, row = table.seq, table.must_have_seen[seat]
    at, thought = live.hints.get(seat, (-1, None))
    if thought is None or at != row or _in_vain(thought):  # asked again, it thinks only once
        if thought is not None:
            thought.cancel()  # of what the seat saw before
        thought = asyncio.create_task(state.thinkers.advise(*_question(table, seat)))
        thought.add_done_callback(_in_vain)  # or the loop misses who hears of its fault
        live.hints[seat] = row, thought
    await asyncio.wait({thought}, timeout=HINT_SECONDS)
    advice = None if not thought.done() or thought.cancelled() else thought.result()
    if advice is None:
        why = "The coach needs a little longer. Ask again in a moment."
        raise Refused("unavailable", "coach-thinks", why)
    do, notes = msgspec.json.decode(advice, type=tuple[object, list[Reason]])
    return answer(Hint(seq, do, notes))


def _question(table: Table, seat: int) -> tuple[Any, ...]:
    """The job of saying what this seat should do, as far as it can see now."""
    game = table.game
    assert game is not None
    assert table.match is not None
    view = msgspec.json.encode(game.view(table.match.state, seat))
    return (advise, game.about.id, game.seats, game.options, seat, view)


def _in_vain(thought: Advice) -> bool:
    return thought.done() and (
        thought.cancelled() or thought.exception() is not None or thought.result() is None
    )


def _advised(table: Table, who: Viewer | None, base: int) -> int:
    """The seat that gets a hint, or Refused."""
    if who is None:
        raise Refused("forbidden", "no-such-seat", "There is no such seat at any table here.")
    if who.seat is None:
        raise Refused("forbidden", "watching", "You are watching. Only players can do that.")
    if not table.hints:
        raise Refused("illegal", "no-hints", "This table plays without hints.")
    if table.seats[who.seat].covered:
        raise Refused("illegal", "bot-plays", "A bot is playing for you. Come back first.")
    if who.seat not in table.awaited:
        why = "There is a hint when it is your turn to choose."
        raise Refused("illegal", "hint-in-turn", why)
    if not table.must_have_seen[who.seat] <= base <= table.seq:
        raise Refused("stale", "moved-on", "The table has moved on. Look again.")
    return who.seat


def advise(
    game_id: str, seats: int, options: Mapping[str, object], seat: int, view: bytes
) -> bytes:
    """The best action and its notes as JSON. Runs in a worker; all it knows is in the view."""
    game = set_up(game_id, seats, options)
    best = hint(game, game.read_view(msgspec.json.decode(view)), seat, most=1)[0]
    notes = [Reason(note.id, dict(note.about)) for note in best.notes]
    return msgspec.json.encode((game.write_action(best.action), notes))


# ── reviews ─────────────────────────────────────────────────────────────────────────────────────


async def show_review(request: Request) -> Response:
    table = (await find_table(request)).table
    if table.pad is not None:
        why = "This is a pad. It knows points, but no game to record."
        raise Problem(409, "pad-no-record", why)
    record = exported(table) if table.over else None
    if record is None:
        raise Problem(409, "review-when-over", "The review comes when the game is over.")
    # By the row that ended it too: a throw of real dice may be corrected after the end.
    ending = f"{table.id} at {max(table.must_have_seen)}"
    found = await request.app.state.reviewer.review(ending, record)
    if isinstance(found, Thinking):
        return answer(found, 202)
    return answer(Reviewed(table.room(), found))


COACHING = [
    Route("/api/tables/{table}/hint", plainly(give_hint), methods=["POST"]),
    Route("/api/tables/{table}/review", plainly(show_review)),
]
