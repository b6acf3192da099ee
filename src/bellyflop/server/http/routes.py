"""Routes: games, tables, rooms, records and pads, health and metrics."""

from __future__ import annotations

import gzip
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bellyflop.core import BadSetup
from bellyflop.games import describe_games, pad_sheet

from ..node.metrics import CONTENT_TYPE
from ..node.requests import read_joining, read_new_table
from ..node.resuming import LONGEST_SAVED, resume_table
from ..node.seating import join_table, open_table
from ..table.update import exported
from .json_answers import (
    SNIFF,
    Problem,
    TooMany,
    answer,
    body,
    find_room,
    find_shown_table,
    json_errors,
)
from .limits import network_of
from .openapi import describe
from .services import services_of


async def games(request: Request) -> Response:
    """The games, compressed if the client allows it: every first visit asks for them."""
    told = answer(describe_games())
    told.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        told.body = gzip.compress(told.body)
        told.headers["content-encoding"] = "gzip"
        told.headers["content-length"] = str(len(told.body))
    return told


async def make_table(request: Request) -> Response:
    wanted = await body(request, read_new_table)
    services = services_of(request)
    if wait := services.limits.table_in(network_of(request.client)):
        raise TooMany("too-many-tables", wait)
    return answer(await open_table(services.node, wanted), 201)


async def go_on(request: Request) -> Response:
    """A new table that goes on with the saved game in the body."""
    saved: object = await body(request, lambda told: told, LONGEST_SAVED)
    services = services_of(request)
    if wait := services.limits.table_in(network_of(request.client)):
        raise TooMany("too-many-tables", wait)
    return answer(await resume_table(services.node, saved), 201)


async def show_room(request: Request) -> Response:
    return answer((await find_room(request)).table.room())


async def join_room(request: Request) -> Response:
    joining = await body(request, read_joining)
    live = await find_room(request)  # after the body: the node may forget the table meanwhile
    return answer(await join_table(services_of(request).node, live, joining), 201)


async def show_record(request: Request) -> Response:
    table = (await find_shown_table(request)).table
    if table.pad is not None:
        raise Problem(409, "pad-no-record")
    record = exported(table)
    if record is None:
        raise Problem(409, "secrets-until-over")
    return answer(record.write())


async def health(request: Request) -> Response:
    await services_of(request).node.store.check()
    return answer({"status": "ok", "tables": len(services_of(request).node.live)})


async def metrics(request: Request) -> Response:
    services = services_of(request)
    services.metrics.tables.set(len(services.node.live))
    services.metrics.sockets.set(sum(map(len, services.presence.sockets.values())))
    return Response(services.metrics.text(), headers=SNIFF, media_type=CONTENT_TYPE)


async def openapi(_: Request) -> Response:
    return answer(_description())


@cache
def _description() -> msgspec.Raw:
    """The description, computed once: it takes some milliseconds."""
    return msgspec.Raw(msgspec.json.encode(describe()))


async def show_sheet(request: Request) -> Response:
    try:
        sheet = pad_sheet(str(request.path_params["game"]))
    except BadSetup as error:
        raise Problem(404, "setup", error) from None
    return answer(sheet.describe())


async def show_pad(request: Request) -> Response:
    pad = (await find_shown_table(request)).table.pad
    if pad is None:
        raise Problem(409, "played-no-pad")
    return answer(pad.written())


ROUTES = [
    Route("/api/games", json_errors(games)),
    Route("/api/tables", json_errors(make_table), methods=["POST"]),
    Route("/api/saved", json_errors(go_on), methods=["POST"]),
    Route("/api/tables/{table}/record", json_errors(show_record)),
    Route("/api/rooms/{code}", json_errors(show_room)),
    Route("/api/rooms/{code}/seats", json_errors(join_room), methods=["POST"]),
    Route("/api/games/{game}/pad", json_errors(show_sheet)),
    Route("/api/tables/{table}/pad", json_errors(show_pad)),
    Route("/health", json_errors(health)),
    Route("/metrics", json_errors(metrics)),
    Route("/openapi.json", json_errors(openapi)),
]
