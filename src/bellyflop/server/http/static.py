"""The built page: cached by hash, revalidated otherwise, with a strict content policy."""

from __future__ import annotations

import asyncio
import io
import os
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from bellyflop.core import BadRecord
from bellyflop.proof.verify import verify

from ..table.update import exported
from .json_answers import SNIFF, Problem, answer, find_room, find_table, json_errors, wrong_address
from .services import services_of

BUNDLE = Path(os.environ.get("BELLYFLOP_BUNDLE") or Path(__file__).parents[2] / "web")
LONGEST_LINK = 128  # longer links make the picture too fine, and slow to draw
_ALWAYS_NEW = {"cache-control": "no-cache"}  # revalidated: 304 if unchanged
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # its name holds its hash
_POLICY = {  # for pages and workers; no effect on other files
    "content-security-policy": "default-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; "  # Python on phones
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    **SNIFF,
    "referrer-policy": "no-referrer",  # links to tables must not leak to other sites
}
# Compressed twins that the build writes where they are smaller, in order of preference.
_CODINGS = (("br", ".br"), ("gzip", ".gz"))
_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bellyflop</title>
<p>The tables are open, but this page has not been built yet. Run <code>web/build</code> once,
then load it again.</p></html>"""


async def page(request: Request) -> Response:
    """A file of the bundle, or else the page, which routes by the URL itself."""
    path = str(request.path_params["path"])
    if path.startswith("api/"):
        raise wrong_address(request)
    if not (BUNDLE / "index.html").is_file():
        return HTMLResponse(_NOT_BUILT, 503, {"cache-control": "no-store", **_POLICY})
    if (file := _in_bundle(path)) is not None:
        named = "assets" in file.relative_to(BUNDLE.resolve()).parts[:-1]
        return _file(request, file, _FOREVER if named else _ALWAYS_NEW)
    if "." in path.rpartition("/")[2]:  # a file of an older bundle is no page
        raise HTTPException(404)
    return _file(request, BUNDLE / "index.html", _ALWAYS_NEW)


def _in_bundle(path: str) -> Path | None:
    """The file at this path, if it is one of the bundle's, however the path leads to it."""
    bundle = BUNDLE.resolve()
    try:
        wanted = (bundle / path).resolve()
        return wanted if wanted.is_relative_to(bundle) and wanted.is_file() else None
    except (OSError, ValueError):  # no file system has such a name
        return None


def _file(request: Request, path: Path, how_long: dict[str, str]) -> Response:
    """The file, compressed if the browser allows it; 304 if the browser's copy is current."""
    worker = path.name.startswith("worker-")  # a worker inherits no policy from its page
    runs = path.suffix in (".html", ".js") and (how_long is _ALWAYS_NEW or worker)
    headers = {**how_long, **(_POLICY if runs else SNIFF), "vary": "accept-encoding"}
    kind = guess_type(path.name)[0] or "application/octet-stream"
    sent = path
    for coding, suffix in _CODINGS:
        squeezed = path.with_name(path.name + suffix)
        if squeezed.is_file() and _takes(request.headers.get("accept-encoding", ""), coding):
            sent, headers["content-encoding"] = squeezed, coding
            break
    whole = FileResponse(sent, headers=headers, media_type=kind, stat_result=sent.stat())
    # Two codings of one file are two representations, so each has an etag of its own.
    etag = headers["etag"] = f'{whole.headers["etag"][:-1]}{sent.suffix if sent != path else ""}"'
    whole.headers["etag"] = etag
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return whole


def _takes(accepted: str, coding: str) -> bool:
    """Whether an Accept-Encoding header allows this coding."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            weights[name.strip()] = float(weight.partition("=")[2] or 1)
        except ValueError:
            weights[name.strip()] = 0.0
    return weights.get(coding, weights.get("*", 0.0)) > 0


async def qr_code(request: Request) -> Response:
    """The link to a room, as a picture a phone's camera reads."""
    code = (await find_room(request)).table.code
    public = next(iter(services_of(request).origins), None) or str(request.base_url)
    link = f"{public.rstrip('/')}/j/{code}"
    if len(link) > LONGEST_LINK:  # the client controls the Host header
        raise Problem(404, "wrong-address")
    return Response(_drawn(link), media_type="image/svg+xml", headers={**_ALWAYS_NEW, **SNIFF})


@lru_cache(500)
def _drawn(link: str) -> bytes:
    """The link as a picture, cached: drawing takes some milliseconds."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", border=4, dark="#14303F", light="#FFFFFF", xmldecl=False
    )
    return drawn.getvalue()


async def check_dice(request: Request) -> Response:
    """Whether every throw of a finished game follows from its sealed keys, in three sentences."""
    table = (await find_table(request)).table
    record = exported(table) if table.over else None
    if record is None:
        raise Problem(409, "check-when-over")
    try:
        verdict = await asyncio.to_thread(verify, record)
    except BadRecord as error:
        raise Problem(409, "record-broken", error) from None
    sentences = dict(zip(("sealed", "fed", "followed"), verdict.sentences, strict=True))
    parts = {name: {"ok": getattr(verdict, name), "why": why} for name, why in sentences.items()}
    return answer({"ok": verdict.ok, **parts})


PAGES = [
    Route("/api/rooms/{code}/qr.svg", json_errors(qr_code)),
    Route("/api/tables/{table}/verify", json_errors(check_dice)),
    Route("/{path:path}", page),
]
