"""The page itself: the built bundle, served so that it is never stale and runs no foreign script."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

BUNDLE = Path(__file__).parents[1] / "web"
_BUILD = "web/build"
_ALWAYS_NEW = {"cache-control": "no-cache"}  # asked for again, answered 304 if it has not changed
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # its name holds its hash
_POLICY = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link to a table stays among friends
}
_NOT_BUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Bellyflop</title>
<p>The tables are open, but this page has not been built yet. Run <code>{_BUILD}</code> once,
then load it again.</p></html>"""


async def page(request: Request) -> Response:
    """A file of the bundle; else the page, which finds its own way from the address."""
    if not (BUNDLE / "index.html").is_file():
        return HTMLResponse(_NOT_BUILT, 503, {"cache-control": "no-store", **_POLICY})
    wanted = (BUNDLE / str(request.path_params["path"])).resolve()
    if wanted.is_relative_to(BUNDLE.resolve()) and wanted.is_file():
        fixed = wanted.parent.name == "assets"
        return FileResponse(wanted, headers={**(_FOREVER if fixed else _ALWAYS_NEW), **_POLICY})
    if "." in wanted.name:  # a file of an older bundle must not come back as a page
        return Response("There is no such file.", 404, {"cache-control": "no-store"})
    return FileResponse(BUNDLE / "index.html", headers={**_ALWAYS_NEW, **_POLICY})


PAGES = [Route("/{path:path}", page)]
