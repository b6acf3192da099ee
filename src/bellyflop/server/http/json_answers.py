"""JSON requests and answers: bodies, tables named in URLs, and errors as answers."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from bellyflop.core import BadNotation, BadSetup

from ..node.live import LiveTable
from ..redact import Fault, JobFailed, redacted
from ..store.log import StoreDown
from ..table.refusals import Args, Failure, Word, sentence
from ..table.rooms import is_code, is_table
from ..table.viewer import Refused
from .limits import network_of
from .reading import origin_fits
from .services import services_of

log = logging.getLogger("bellyflop")

LONGEST_BODY = 64 * 1024
SNIFF = {"x-content-type-options": "nosniff"}
_STATUS = {"illegal": 409, "forbidden": 403, "stale": 409, "too_fast": 429, "unavailable": 503}

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class Problem(Exception):
    """A request that cannot be served, with the status and the word for it.

    `because` replaces the word's sentence with more detail for the client.
    """

    headers: Mapping[str, str] = {}

    def __init__(self, status: int, word: Word, because: Exception | str | None = None) -> None:
        super().__init__(because or sentence(word))
        self.status = status
        self.word: Word = word


class TooMany(Problem):
    """429: the address is over its limit and may try again after so many seconds."""

    def __init__(self, word: Word, seconds: float) -> None:
        super().__init__(429, word)
        self.headers = {"retry-after": str(math.ceil(seconds))}


def answer(content: object, status: int = 200) -> Response:
    """The content as JSON."""
    headers = {"cache-control": "no-store", **SNIFF}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def refusal(status: int, word: Word, why: str | None = None, args: Args | None = None) -> Response:
    """A refusal as JSON: a sentence in English, and its word for pages in any language."""
    return answer(Failure(why or sentence(word, args), word, args or {}), status)


def json_errors(handler: Handler) -> Handler:
    """The handler, with every exception turned into a JSON answer and a status."""

    async def served(request: Request) -> Response:
        try:
            if request.method == "POST" and not origin_fits(request, services_of(request).origins):
                raise Problem(403, "other-site")
            share = services_of(request).shares.of(network_of(request.client))
            await share.turn()
            said = await share.metered(_asked(handler, request))
            share.charge_bytes(len(said.body))
            return said
        except Problem as problem:
            said = refusal(problem.status, problem.word, str(problem))
            said.headers.update(problem.headers)
            return said
        except Refused as refused:
            return refusal(_STATUS[refused.status], refused.word, str(refused), refused.about)
        except BadSetup as error:
            return refusal(409, "setup", str(error))  # well-formed, but no such game can be played
        except StoreDown:
            return refusal(503, "store-down")
        except JobFailed as error:
            log.error("the coach failed: %s", redacted(error))
            return refusal(503, "coach-thinks")
        except Exception as error:  # its message may hold secret dice
            raise Fault(redacted(error)) from None

    return served


async def _asked(handler: Handler, request: Request) -> Response:
    return await handler(request)


async def body(request: Request, read: Callable[[object], T], longest: int = LONGEST_BODY) -> T:
    """The request's JSON body, decoded as this type, or Problem."""
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > longest:
                raise Problem(413, "too-long")
    except ClientDisconnect:  # the client hung up; no fault of ours
        raise Problem(422, "unreadable") from None
    try:
        return read(msgspec.json.decode(raw))
    except (BadNotation, msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        words = str(error).encode("ascii", "replace").decode()[:300]
        raise Problem(422, "unreadable", f"The request cannot be read: {words}") from None


async def find_room(request: Request) -> LiveTable:
    """The table with the room code in the URL, or Problem."""
    code = str(request.path_params["code"])
    services = services_of(request)
    node, guesses = services.node, services.limits.wrong_codes
    if wait := guesses.wait(home := network_of(request.client)):
        raise TooMany("too-fast", wait)
    table_id = await node.store.find(code.upper()) if is_code(code) else None
    live: LiveTable | None = await node.table(table_id) if table_id else None
    if live is None:
        guesses.take(home)
        raise Problem(404, "no-such-code")
    return live


async def find_table(request: Request) -> LiveTable:
    """The table with the id in the URL, or Problem."""
    name = str(request.path_params["table"])
    live = await services_of(request).node.table(name) if is_table(name) else None
    if live is None:
        raise Problem(404, "no-such-table")
    return live


async def find_shown_table(request: Request) -> LiveTable:
    """The table, if this request may see it. A table without spectators requires a seat's token."""
    live = await find_table(request)
    if not live.table.spectators and not live.table.over:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        held = token.strip() if scheme.lower() == "bearer" else None
        who = await services_of(request).node.arrive(live, held, -1)
        if who is None or who.token_hash is None:
            raise Problem(403, "no-spectators")
    return live


def wrong_address(request: Request) -> HTTPException:
    """The refusal for a wrong address (404) or method (405)."""
    for route in request.app.routes:
        fits, _ = route.matches(request.scope)
        if fits is Match.PARTIAL and isinstance(route, Route):
            return HTTPException(405, headers={"allow": ", ".join(sorted(route.methods or ()))})
    return HTTPException(404)


async def say_why(request: Request, error: Exception) -> Response:
    """A wrong address or method as JSON."""
    assert isinstance(error, HTTPException)
    allow = (error.headers or {}).get("allow") or (error.headers or {}).get("Allow")
    if error.status_code == 405:
        said = refusal(405, "wrong-method", args={"allow": allow or "", "method": request.method})
    else:
        said = refusal(error.status_code, "wrong-address")
    said.headers.update(error.headers or {})
    return said


REFUSALS = {HTTPException: say_why}
