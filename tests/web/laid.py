"""Tables of the real server that are in the middle of a game, or a move before its end.

Their rows are what the table's own code makes of random play. A test that looks at an ending need
not press its way there.
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
    """A table on the server, and how to get to it."""

    table: str
    code: str

    def seat(self, phone: Phone, *seats: int) -> Phone:
        """This phone comes back to these seats."""
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
    """A table whose game has come to this point; in `seats` p is a person and b a bot."""
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
    """A table at which seat `of` has so many actions left; others may have some beside them."""
    scene = Scene.of(game, seats, people=people, **wanted)
    scene.play_until(lambda table: table.over, seed)
    return lay(server, scene.before_last(actions, of))
