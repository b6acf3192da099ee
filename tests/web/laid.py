"""Tables on the real server in the middle of a game, or one move before its end.

The table code itself writes their rows from random play, so a test of an ending need not play the
whole game in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.server.kit import Server
from tests.server.scene import Scene, new_code, token
from tests.web.play import Phone

from bellyflop.server.table.table import Table

FOX = {"Fox": "fox"}
HELD = """([table, code, keys]) => {
  const kept = JSON.parse(localStorage.getItem("tables") ?? "{}");
  kept[table] = { code, keys, at: Date.now() };
  localStorage.setItem("tables", JSON.stringify(kept));
}"""


@dataclass(frozen=True)
class Laid:
    """A table on the server: its id and its code."""

    table: str
    code: str

    def seat(self, phone: Phone, *seats: int) -> Phone:
        """Open the table on this phone, in these seats."""
        if phone.url == "about:blank":
            phone.goto("/")
        keys = [{"seat": seat, "token": token(seat)} for seat in seats or (0,)]
        phone.evaluate(HELD, [self.table, self.code, keys])
        phone.goto(f"/t/{self.table}")
        expect(phone.locator(".table, .curtain").first).to_be_visible()
        return phone


def lay(server: Server, scene: Scene) -> Laid:
    """Put the table of this scene into the server's log."""
    file, code = Path(server.database.removeprefix("sqlite+aiosqlite:///")), new_code()
    return Laid(scene.hang_up_in(file, code), code)


def lay_where(
    server: Server,
    game: str,
    seats: str,
    there: Callable[[Table], bool],
    *,
    people: Mapping[str, str] = FOX,
    seed: int = 1,
    **wanted: Any,
) -> Laid:
    """A table with its game at this point; in `seats`, p is a person and b a bot."""
    return lay(server, Scene.of(game, seats, people=people, **wanted).play_until(there, seed))


def lay_near_the_end(
    server: Server,
    game: str,
    seats: str = "p",
    *,
    actions: int = 1,
    of: int = 0,
    people: Mapping[str, str] = FOX,
    seed: int = 1,
    **wanted: Any,
) -> Laid:
    """A table at which seat `of` has this many actions left; other seats may have more."""
    scene = Scene.of(game, seats, people=people, **wanted)
    scene.play_until(lambda table: table.over, seed)
    return lay(server, scene.before_last(actions, of))
