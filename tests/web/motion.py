"""Films: recordings of phone screens, frame by frame, on a clock that stops between frames.

A film is the same on every machine. `staged` gives a page a controllable clock, and a `Director`
decides how the dice fall. `Film` records the frames and saves a small animated picture to
docs/pictures/moments, and on request a contact sheet of all frames.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Page, WebSocketRoute
from tests.server.kit import OPEN, PATIENCE, Json, Server
from websockets.sync.client import ClientConnection, connect

MOMENTS = Path(__file__).parents[2] / "docs" / "pictures" / "moments"
MOST_BYTES = 330_000
STEP = 20  # milliseconds per frame of the page
PAPER = "#f7e8cc"
REAL = 25  # milliseconds of real time per frame for fetches and sockets, which ignore the clock

# CSS animations run on the browser's own clock, so pause each one and set its time by hand.
HOLD = """(step) => {
  const held = (window.heldStyles ??= new Map());
  const over = (window.stylesOver ??= new WeakSet()); // some stay listed, and must not begin again
  for (const one of document.getAnimations()) if (!held.has(one) && !over.has(one)) {
    one.pause();
    held.set(one, 0);
  }
  for (const [one, spent] of held) {
    const now = spent + step;
    const ends = Number(one.effect?.getComputedTiming().endTime ?? 0);
    if (one.playState !== "paused") held.delete(one);
    else if (now >= ends) { one.finish(); held.delete(one); over.add(one); }
    else { one.currentTime = now; held.set(one, now); }
  }
}"""


class Director:
    """Decides how the dice fall at a table, and acts for the seats without a phone."""

    def __init__(
        self,
        server: Server,
        game: str,
        names: Mapping[str, str],
        dice: str = "real",
        **options: object,
    ) -> None:
        """Open a table for these people and animals. Some games allow no real dice."""
        seats = [OPEN] * len(names)
        made = server.open_table(game, seats, dice=dice, options=options)
        self.server, self.table, self.code = server, made["table"], made["code"]
        (self._host,) = (key["token"] for key in made["keys"])
        self._tokens = [self._join(*who) for who in names.items()]
        self._wires: dict[str, ClientConnection] = {}
        self._open = ExitStack()
        self.seen: Json = {}
        self._wire(self._host)

    def _join(self, name: str, animal: str) -> str:
        place = f"/api/rooms/{self.code}/seats"
        status, seated = self.server.ask(place, {"name": name, "animal": animal})
        assert status == 201, seated
        return str(seated["keys"][0]["token"])

    def fall(self, chance: Mapping[str, object]) -> None:
        """Enter this outcome for the dice that are due."""
        self._tell(self._host, {"type": "fell", "chance": chance})

    def do(self, seat: int, action: Mapping[str, object]) -> None:
        """Act for this seat, which has no phone."""
        self._tell(self._tokens[seat], {"type": "do", "do": action})

    def throw(self, seat: int) -> None:
        """Throw for this seat, which has no phone."""
        self._tell(self._tokens[seat], {"type": "throw"})

    def keep(self, seat: int) -> None:
        """Keep this seat, which has no phone, connected."""
        self._wire(self._tokens[seat])

    def catch_up(self) -> None:
        """Reconnect to get the other seats' moves."""
        del self._wires[self._host]
        self._wire(self._host)

    def _tell(self, token: str, command: Json) -> None:
        wire = self._wire(token)
        while True:
            told = {**command, "id": secrets.token_hex(8), "base": self.seen["seq"]}
            wire.send(json.dumps(told))
            answer = self._next(wire, "answer")
            if answer["status"] != "stale":
                break
            if self.seen["seq"] <= told["base"]:  # otherwise the update came before the answer
                self._next(wire, "update")
        assert answer["status"] == "ok", answer
        while self.seen["seq"] < answer["seq"]:
            self._next(wire, "update")

    def _wire(self, token: str) -> ClientConnection:
        if token not in self._wires:
            place = f"ws://127.0.0.1:{self.server.port}/ws"
            # Filming takes longer than the ping timeout.
            wire = self._open.enter_context(connect(place, ping_interval=None))
            wire.send(json.dumps({"type": "hello", "table": self.table, "token": token}))
            self._next(wire, "update")
            self._wires[token] = wire
        return self._wires[token]

    def _next(self, wire: ClientConnection, kind: str) -> Json:
        """The next message of this kind."""
        while True:
            message: Json = json.loads(wire.recv(timeout=PATIENCE))
            if message["type"] == "update" and message["seq"] >= self.seen.get("seq", -1):
                self.seen = message
            if message["type"] == kind:
                return message

    def seat(self, page: Page, seat: int) -> Page:
        """Stage this page and seat it; it animates the dice as if the server had thrown them."""
        staged(page)
        self.sit(page, seat)
        return page

    def sit(self, page: Page, seat: int) -> None:
        """Open the table on this page, in this seat."""
        page.goto("/")
        keys = [{"seat": seat, "token": self._tokens[seat]}]
        kept = {self.table: {"code": self.code, "keys": keys, "at": 4_000_000_000_000}}
        page.evaluate("(kept) => localStorage.setItem('tables', kept)", json.dumps(kept))
        page.goto(f"/t/{self.table}?quality=high")
        page.locator(".table").wait_for()

    def watch(self, page: Page) -> Page:
        """Open the table on this page as a big screen."""
        staged(page)
        page.goto(f"/tv/{self.code}?quality=high")
        page.locator(".table").wait_for()
        return page

    def close(self) -> None:
        """Close all connections."""
        self._open.close()


def staged(page: Page) -> None:
    """Make this page's clock controllable and its real dice look virtual, from the next load on."""
    page.clock.install()

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            assert isinstance(message, str)
            route.send(message.replace('"dice":"real"', '"dice":"virtual"'))

        server.on_message(tell)

    page.route_web_socket("**/ws", through)


class Film:
    """Phones side by side; their clocks are paused and advance only with `roll`."""

    def __init__(self, *phones: Page, every: int = 100, height: int = 350) -> None:
        self.phones, self.every, self.height = phones, every, height
        self.frames: list[Image.Image] = []
        for phone in phones:
            phone.clock.pause_at(int(phone.evaluate("Date.now()")) + 1000)

    @property
    def milliseconds(self) -> int:
        """The length of the film so far."""
        return len(self.frames) * self.every

    def roll(self, milliseconds: int) -> None:
        """Advance all phones together by this much time, and record the frames."""
        for _ in range(0, milliseconds, self.every):
            for _ in range(0, self.every, STEP):
                for phone in self.phones:
                    phone.clock.run_for(STEP)
                    phone.evaluate(HOLD, STEP)
            self.phones[0].wait_for_timeout(REAL)
            self.frames.append(_beside(self.phones, self.height))

    def until(self, selector: str, most: int = 20_000) -> None:
        """Roll until the first phone shows this selector."""
        while not self.phones[0].locator(selector).count():
            assert self.milliseconds < most, f"{selector} was never seen"
            self.roll(self.every)

    def save(self, name: str) -> None:
        """Write docs/pictures/moments/<name>.webp in the best quality within the size limit."""
        MOMENTS.mkdir(exist_ok=True)
        first, *others = self.frames
        for quality in (70, 55, 40, 25, 12):
            (MOMENTS / f"{name}.webp").unlink(missing_ok=True)
            packed = BytesIO()
            first.save(
                packed,
                "WEBP",
                save_all=True,
                append_images=others,
                duration=self.every,
                loop=0,
                quality=quality,
                method=6,
            )
            if packed.tell() <= MOST_BYTES:
                break
        assert packed.tell() <= MOST_BYTES, f"{name} is too large: {packed.tell()}"
        (MOMENTS / f"{name}.webp").write_bytes(packed.getvalue())

    def sheet(self, place: Path, columns: int = 8, each: int = 1) -> None:
        """Write a contact sheet of the frames with their times."""
        frames = list(enumerate(self.frames))[::each]
        wide, high = self.frames[0].size
        rows = -(-len(frames) // columns)
        sheet = Image.new("RGB", (columns * wide, rows * (high + 14)), "white")
        pen = ImageDraw.Draw(sheet)
        for at, (number, frame) in enumerate(frames):
            corner = (at % columns * wide, at // columns * (high + 14))
            sheet.paste(frame, (corner[0], corner[1] + 14))
            pen.text((corner[0] + 2, corner[1]), f"{number * self.every} ms", fill="red")
        sheet.save(place)


def _beside(phones: Sequence[Page], height: int) -> Image.Image:
    shots = [_shot(phone, height) for phone in phones]
    size = sum(shot.width for shot in shots), max(shot.height for shot in shots)
    both = Image.new("RGB", size, PAPER)
    at = 0
    for shot in shots:
        both.paste(shot, (at, (both.height - shot.height) // 2))
        at += shot.width
    return both


def _shot(phone: Page, height: int) -> Image.Image:
    """A screenshot of this page: a tall one scaled to this height, a wide one smaller."""
    options: dict[str, Any] = {"animations": "allow", "caret": "initial"}
    picture = Image.open(BytesIO(phone.screenshot(**options))).convert("RGB")
    share = height / max(picture.height, picture.width * 0.8)
    return picture.resize((round(picture.width * share), round(picture.height * share)))
