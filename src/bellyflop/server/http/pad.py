"""Routes of pads: the printed sheet of a game, and a pad with all its changes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bellyflop.core import BadSetup
from bellyflop.games import pad_sheet

from .routes import Problem, answer, find_shown_table, json_errors


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


PADS = [
    Route("/api/games/{game}/pad", json_errors(show_sheet)),
    Route("/api/tables/{table}/pad", json_errors(show_pad)),
]
