"""Films: what phones show, frame by frame, on a clock that stands still between two frames.

A film is the same on any machine. `staged` makes phones whose clock obeys it and at whose table the
dice fall as a `Director` says; `Film` rolls, and saves a small animated picture into
docs/pictures/moments, beside a sheet of frames to look at when it is asked for one.
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
STEP = 20  # milliseconds: a frame of the page
PAPER = "#f7e8cc"
REAL = 25  # milliseconds in which fetches and sockets, which know no other clock, may go on

# Styles run on the browser's own clock: each is held, and set to where it is by now.
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
    """Says how the dice fall at a table of people, and acts for those who have no phone."""

    def __init__(
        self,
        server: Server,
        game: str,
        names: Mapping[str, str],
        dice: str = "real",
        **options: object,
    ) -> None:
        """Open a table for these people, each with an animal. Some games know no real dice."""
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
        """What is due falls so."""
        self._tell(self._host, {"type": "fell", "chance": chance})

    def do(self, seat: int, action: Mapping[str, object]) -> None:
        """This seat, at which nobody looks at a phone, does this."""
        self._tell(self._tokens[seat], {"type": "do", "do": action})

    def throw(self, seat: int) -> None:
        """This seat, at which nobody looks at a phone, throws."""
        self._tell(self._tokens[seat], {"type": "throw"})

    def keep(self, seat: int) -> None:
        """This seat is there, though nobody looks at a phone."""
        self._wire(self._tokens[seat])

    def catch_up(self) -> None:
        """Hear what others have done meanwhile."""
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
            if self.seen["seq"] <= told["base"]:  # else it came before the answer
                self._next(wire, "update")
        assert answer["status"] == "ok", answer
        while self.seen["seq"] < answer["seq"]:
            self._next(wire, "update")

    def _wire(self, token: str) -> ClientConnection:
        if token not in self._wires:
            place = f"ws://127.0.0.1:{self.server.port}/ws"
            # Filming takes longer than a phone may be silent.
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
        """This phone sits here; dice fly on it as if the table had thrown them."""
        staged(page)
        self.sit(page, seat)
        return page

    def sit(self, page: Page, seat: int) -> None:
        """This phone takes this seat."""
        page.goto("/")
        keys = [{"seat": seat, "token": self._tokens[seat]}]
        kept = {self.table: {"code": self.code, "keys": keys, "at": 4_000_000_000_000}}
        page.evaluate("(kept) => localStorage.setItem('tables', kept)", json.dumps(kept))
        page.goto(f"/t/{self.table}?quality=high")
        page.locator(".table").wait_for()

    def watch(self, page: Page) -> Page:
        """This big screen looks on."""
        staged(page)
        page.goto(f"/tv/{self.code}?quality=high")
        page.locator(".table").wait_for()
        return page

    def close(self) -> None:
        """Hang up everywhere."""
        self._open.close()


def staged(page: Page) -> None:
    """From its next page on, this phone's clock can be held, and its table seems to throw dice."""
    page.clock.install()

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            assert isinstance(message, str)
            route.send(message.replace('"dice":"real"', '"dice":"virtual"'))

        server.on_message(tell)

    page.route_web_socket("**/ws", through)


class Film:
    """Phones side by side. Their clocks stand from the beginning on, and go on with `roll`."""

    def __init__(self, *phones: Page, every: int = 100, height: int = 350) -> None:
        self.phones, self.every, self.height = phones, every, height
        self.frames: list[Image.Image] = []
        for phone in phones:
            phone.clock.pause_at(int(phone.evaluate("Date.now()")) + 1000)

    @property
    def milliseconds(self) -> int:
        """How long the film is so far."""
        return len(self.frames) * self.every

    def roll(self, milliseconds: int) -> None:
        """Let so much time pass on all phones together."""
        for _ in range(0, milliseconds, self.every):
            for _ in range(0, self.every, STEP):
                for phone in self.phones:
                    phone.clock.run_for(STEP)
                    phone.evaluate(HOLD, STEP)
            self.phones[0].wait_for_timeout(REAL)
            self.frames.append(_beside(self.phones, self.height))

    def until(self, selector: str, most: int = 20_000) -> None:
        """Roll until the first phone shows this."""
        while not self.phones[0].locator(selector).count():
            assert self.milliseconds < most, f"{selector} was never seen"
            self.roll(self.every)

    def save(self, name: str) -> None:
        """Write docs/pictures/moments/<name>.webp, as good as its size allows."""
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
        """Write the frames with their times onto one sheet, to look at."""
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
    """What this screen shows: a tall one at this height, a wide one smaller."""
    options: dict[str, Any] = {"animations": "allow", "caret": "initial"}
    picture = Image.open(BytesIO(phone.screenshot(**options))).convert("RGB")
    share = height / max(picture.height, picture.width * 0.8)
    return picture.resize((round(picture.width * share), round(picture.height * share)))
