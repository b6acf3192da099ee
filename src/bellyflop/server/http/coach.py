"""The coach at the tables: hints for the seat that is awaited, reviews of finished games.

Worker processes compute both. A hint uses only what its seat sees at that moment, so
players have to remember the rest themselves. Nobody else is told, and no row is written.
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..node.live import Advice, too_often
from ..table.decide import hinted_seat
from ..table.update import exported
from ..table.viewer import Refused
from ..workers.coach_types import Hint, Reason, Thinking, read_hint_wanted
from ..workers.job_inputs import advice_input
from ..workers.jobs import advise
from .json_answers import Problem, answer, body, find_table, json_errors
from .services import services_of

HINT_SECONDS = 10.0  # then the request ends; the coach goes on and can be asked again


# ── hints ───────────────────────────────────────────────────────────────────────────────────────


async def give_hint(request: Request) -> Response:
    wanted = await body(request, read_hint_wanted)
    live = await find_table(request)  # after the body: the node may forget the table meanwhile
    services = services_of(request)
    who = await services.node.arrive(live, wanted.token, wanted.base)
    table = live.table
    seat = hinted_seat(table, who, wanted.base)
    if too_often(live.times.setdefault(seat, deque()), services.commands_per_10_s):
        raise Refused("too_fast", "too-fast")
    seq, row = table.seq, table.must_have_seen[seat]
    at, thought = live.hints.get(seat, (-1, None))
    if thought is None or at != row or _in_vain(thought):  # compute each hint once
        if thought is not None:
            thought.cancel()  # a hint for an earlier row
        thought = asyncio.create_task(services.thinkers.advise(advise, *advice_input(table, seat)))
        thought.add_done_callback(_in_vain)  # or asyncio logs that nobody retrieved its exception
        live.hints[seat] = row, thought
    await asyncio.wait({thought}, timeout=HINT_SECONDS)
    advice = None if not thought.done() or thought.cancelled() else thought.result()
    if advice is None:
        raise Refused("unavailable", "coach-thinks")
    do, notes = msgspec.json.decode(advice, type=tuple[object, list[Reason]])
    return answer(Hint(seq, do, notes))


def _in_vain(thought: Advice) -> bool:
    return thought.done() and (
        thought.cancelled() or thought.exception() is not None or thought.result() is None
    )


# ── reviews ─────────────────────────────────────────────────────────────────────────────────────


async def show_review(request: Request) -> Response:
    table = (await find_table(request)).table
    if table.pad is not None:
        raise Problem(409, "pad-no-record")
    record = exported(table) if table.over else None
    if record is None:
        raise Problem(409, "review-when-over")
    # The key includes the last row: a throw of real dice may be corrected after the end.
    ending = f"{table.id} at {max(table.must_have_seen)}"
    found = await services_of(request).reviewer.review(ending, record)
    if isinstance(found, Thinking):
        return answer(found, 202)
    return answer({"room": table.room(), "seats": found})  # the shape of `Reviewed`


COACHING = [
    Route("/api/tables/{table}/hint", json_errors(give_hint), methods=["POST"]),
    Route("/api/tables/{table}/review", json_errors(show_review)),
]
