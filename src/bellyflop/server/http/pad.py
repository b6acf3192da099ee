"""The plain web side of pads: what is printed on one, and one with all that was done to it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bellyflop.core import BadSetup
from bellyflop.games import pad_sheet

from .routes import Problem, answer, find_shown_table, plainly


async def show_sheet(request: Request) -> Response:
    try:
        sheet = pad_sheet(str(request.path_params["game"]))
    except BadSetup as error:
        raise Problem(404, "setup", str(error)) from None
    return answer(sheet.describe())


async def show_pad(request: Request) -> Response:
    pad = (await find_shown_table(request)).table.pad
    if pad is None:
        why = "This table is played; it has a record instead of a pad."
        raise Problem(409, "played-no-pad", why)
    return answer(pad.written())


PADS = [
    Route("/api/games/{game}/pad", plainly(show_sheet)),
    Route("/api/tables/{table}/pad", plainly(show_pad)),
]
