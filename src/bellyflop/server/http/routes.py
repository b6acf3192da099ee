"""The plain web side: games, making and finding tables, records, health and metrics."""

from __future__ import annotations

import gzip
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from bellyflop.core import BadSetup
from bellyflop.games import describe_games

from ..node.live import LiveTable
from ..node.metrics import CONTENT_TYPE
from ..node.seating import join_table, open_table
from ..redact import Fault, JobFailed, redacted
from ..store.store import StoreDown
from ..table.export import exported
from ..table.refusals import Args, Failure, Word
from ..table.rooms import Joining, NewTable, is_code, is_table
from ..table.viewer import Refused
from .limits import network_of
from .openapi import describe
from .reading import origin_fits

log = logging.getLogger("bellyflop")

LONGEST_BODY = 64 * 1024
SNIFF = {"x-content-type-options": "nosniff"}
OTHER_SITE = (
    "A page of another site asks this. If that is a name of this very server, "
    "start it with that name as --public-url."
)
_STATUS = {"illegal": 409, "forbidden": 403, "stale": 409, "too_fast": 429, "unavailable": 503}

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class Problem(Exception):
    """A request that cannot be served, with the status, the word and the English for it."""

    headers: Mapping[str, str] = {}

    def __init__(self, status: int, word: Word, why: str, **args: str | int) -> None:
        super().__init__(why)
        self.status = status
        self.word: Word = word
        self.about = args


class TooMany(Problem):
    """More than one address may ask for at once; it may come again after so many seconds."""

    def __init__(self, word: Word, why: str, seconds: float) -> None:
        super().__init__(429, word, why)
        self.headers = {"retry-after": str(math.ceil(seconds))}


def answer(content: object, status: int = 200) -> Response:
    """The content as JSON."""
    headers = {"cache-control": "no-store", **SNIFF}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def refusal(status: int, word: Word, why: str, args: Args | None = None) -> Response:
    """Why not: for people who read English, and as a word for pages in any language."""
    return answer(Failure(why, word, args or {}), status)


def plainly(handler: Handler) -> Handler:
    """The handler, with every refusal turned into words and a status."""

    async def served(request: Request) -> Response:
        try:
            if request.method == "POST" and not origin_fits(request, request.app.state.origins):
                raise Problem(403, "other-site", OTHER_SITE)
            return await handler(request)
        except Problem as problem:
            said = refusal(problem.status, problem.word, str(problem), problem.about)
            said.headers.update(problem.headers)
            return said
        except Refused as refused:
            return refusal(_STATUS[refused.status], refused.word, str(refused), refused.about)
        except BadSetup as error:
            return refusal(409, "setup", str(error))  # readable, but no such game can be played
        except StoreDown:
            return refusal(503, "store-down", "The table cannot be reached. Try again in a moment.")
        except JobFailed as error:
            log.error("the coach failed: %s", redacted(error))
            why = "The coach could not work that out. Play on, or ask again later."
            return refusal(503, "coach-thinks", why)
        except Exception as error:  # it goes to the log, and its own words may hold secret dice
            raise Fault(redacted(error)) from None

    return served


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON body as this type, or Problem."""
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LONGEST_BODY:
                raise Problem(413, "too-long", "That is more than a table needs to know.")
    except ClientDisconnect:  # nobody reads this: it is no fault, that is all
        raise Problem(422, "unreadable", "The request broke off.") from None
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        words = str(error).encode("ascii", "replace").decode()[:300]
        raise Problem(422, "unreadable", f"The request cannot be read: {words}") from None


async def find_room(request: Request) -> LiveTable:
    """The table whose room code stands in the address, or Problem."""
    code = str(request.path_params["code"])
    node, guesses = request.app.state.node, request.app.state.limits.wrong_codes
    if wait := guesses.wait(home := network_of(request.client)):
        why = "Many wrong codes came from this address. Wait a moment, then try yours."
        raise TooMany("too-fast", why, wait)
    table_id = await node.store.find(code.upper()) if is_code(code) else None
    live: LiveTable | None = await node.table(table_id) if table_id else None
    if live is None:
        guesses.take(home)
        why = "There is no table with this code. Look again at the four letters."
        raise Problem(404, "no-such-code", why)
    return live


async def find_table(request: Request) -> LiveTable:
    """The table whose id stands in the address, or Problem."""
    name = str(request.path_params["table"])
    live: LiveTable | None = await request.app.state.node.table(name) if is_table(name) else None
    if live is None:
        raise Problem(404, "no-such-table", "There is no such table.")
    return live


async def find_shown_table(request: Request) -> LiveTable:
    """The table, if this request may see it. A table without spectators wants a seat's token."""
    live = await find_table(request)
    if not live.table.spectators and not live.table.over:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        held = token.strip() if scheme.lower() == "bearer" else None
        who = await request.app.state.node.arrive(live, held, -1)
        if who is None or who.token_hash is None:
            why = "This table plays without spectators. Its own players see it by their tokens."
            raise Problem(403, "no-spectators", why)
    return live


async def games(request: Request) -> Response:
    """The games; compressed where that is understood, as every first visit asks for them."""
    told = answer(describe_games())
    told.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        told.body = gzip.compress(told.body)
        told.headers["content-encoding"] = "gzip"
        told.headers["content-length"] = str(len(told.body))
    return told


async def make_table(request: Request) -> Response:
    wanted = await body(request, NewTable)
    state = request.app.state
    if wait := state.limits.table_in(network_of(request.client)):
        why = "Many new tables were made from this address. Wait a moment, then make yours."
        raise TooMany("too-many-tables", why, wait)
    return answer(await open_table(state.node, wanted), 201)


async def show_room(request: Request) -> Response:
    return answer((await find_room(request)).table.room())


async def join_room(request: Request) -> Response:
    joining = await body(request, Joining)
    live = await find_room(request)  # after the body, which may take longer than tables are kept
    return answer(await join_table(request.app.state.node, live, joining), 201)


async def show_record(request: Request) -> Response:
    table = (await find_shown_table(request)).table
    if table.pad is not None:
        why = "This is a pad. It knows points, but no game to record."
        raise Problem(409, "pad-no-record", why)
    record = exported(table)
    if record is None:
        raise Problem(409, "secrets-until-over", "This game keeps its secrets until it is over.")
    return answer(record.write())


async def health(request: Request) -> Response:
    await request.app.state.node.store.check()
    return answer({"status": "ok", "tables": len(request.app.state.node.live)})


async def metrics(request: Request) -> Response:
    state = request.app.state
    state.metrics.tables.set(len(state.node.live))
    state.metrics.sockets.set(sum(map(len, state.presence.sockets.values())))
    return Response(state.metrics.text(), headers=SNIFF, media_type=CONTENT_TYPE)


async def openapi(_: Request) -> Response:
    return answer(_description())


@cache
def _description() -> msgspec.Raw:
    """The description, worked out once: that takes the loop some milliseconds."""
    return msgspec.Raw(msgspec.json.encode(describe()))


def wrong_address(request: Request) -> HTTPException:
    """Why nothing is served there: no such address, or none that takes this method."""
    for route in request.app.routes:
        fits, _ = route.matches(request.scope)
        if fits is Match.PARTIAL and isinstance(route, Route):
            return HTTPException(405, headers={"allow": ", ".join(sorted(route.methods or ()))})
    return HTTPException(404)


async def say_why(request: Request, error: Exception) -> Response:
    """A wrong address or method, in words."""
    assert isinstance(error, HTTPException)
    allow = (error.headers or {}).get("allow") or (error.headers or {}).get("Allow")
    if error.status_code == 405:
        why = f"This address takes {allow}, not {request.method}."
        said = refusal(405, "wrong-method", why)
    else:
        said = refusal(error.status_code, "wrong-address", "There is nothing at this address.")
    said.headers.update(error.headers or {})
    return said


REFUSALS = {HTTPException: say_why}
ROUTES = [
    Route("/api/games", plainly(games)),
    Route("/api/tables", plainly(make_table), methods=["POST"]),
    Route("/api/tables/{table}/record", plainly(show_record)),
    Route("/api/rooms/{code}", plainly(show_room)),
    Route("/api/rooms/{code}/seats", plainly(join_room), methods=["POST"]),
    Route("/health", plainly(health)),
    Route("/metrics", plainly(metrics)),
    Route("/openapi.json", plainly(openapi)),
]
