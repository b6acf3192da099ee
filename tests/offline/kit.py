"""The house of a phone with a test-controlled disk, and a page that plays in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

from bellyflop.offline import House
from bellyflop.proof import Phone

Json = dict[str, Any]
PATIENCE = 60.0  # timeout in seconds; generous, because a busy machine is slow


class Notebook:
    """A disk with rows by table and number; once `full` is set, writes fail."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[int, str]] = {}
        self.codes: dict[str, str] = {}
        self.full = False

    async def write(self, table: str, code: str, rows: str) -> str:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        kept, new = self.rows.setdefault(table, {}), dict(json.loads(rows))
        if kept.keys() & new.keys() or code in self.codes:
            return "conflict"
        kept.update(new)
        if code:
            self.codes[code] = table
        return "ok"

    async def read(self, table: str, after: int) -> str:
        kept = self.rows.get(table, {})
        return "[" + ",".join(kept[seq] for seq in sorted(kept) if seq > after) + "]"

    async def find(self, code: str) -> str:
        return self.codes.get(code, "")


class Page:
    """A page: it sends requests and opens lines."""

    def __init__(self, disk: Notebook) -> None:
        self._heard: dict[int, asyncio.Queue[Json]] = {}
        self._answers: dict[int, asyncio.Future[tuple[int, Any]]] = {}
        self.ended: list[int] = []
        self.house = House(disk, self._tell, self.ended.append, self._answer, pace=0)
        self._count = 0

    def _tell(self, line: int, text: str) -> None:
        self._heard[line].put_nowait(json.loads(text))

    def _answer(self, number: int, status: int, text: str) -> None:
        self._answers.pop(number).set_result((status, json.loads(text)))

    async def ask(self, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the JSON body of the response."""
        self._count += 1
        answer = self._answers[self._count] = asyncio.get_running_loop().create_future()
        spelled = "" if body is None else json.dumps(body)
        self.house.ask(self._count, "POST" if spelled else "GET", path, "", spelled)
        return await asyncio.wait_for(answer, PATIENCE)

    def sit(self, table: str, token: str | None, seen: int = -1) -> Chair:
        """Open a line and send hello."""
        self._count += 1
        heard = self._heard[self._count] = asyncio.Queue()
        self.house.open(self._count)
        chair = Chair(self.house, self._count, heard)
        chair.say({"type": "hello", "table": table, "token": token, "seen": seen})
        return chair


class Chair:
    """One line of a page."""

    def __init__(self, house: House, line: int, heard: asyncio.Queue[Json]) -> None:
        self._house, self._line, self._heard = house, line, heard
        self.update: Json = {}
        self.said: list[Json] = []
        self._count = 0
        self.wheel: Phone | None = None

    def say(self, message: Json) -> None:
        self._house.hear(self._line, json.dumps(message))

    def close(self) -> None:
        self._house.close(self._line)

    async def hear(self) -> Json:
        """The next message."""
        message = await asyncio.wait_for(self._heard.get(), PATIENCE)
        self.said.append(message)
        if message["type"] == "update":
            self.update = message
        if message["type"] == "call" and self.wheel is not None:
            number = self.wheel.answer(message["throw"], bytes.fromhex(message["head"]))
            assert number is not None
            self.say({"type": "give", "throw": message["throw"], "number": number.hex()})
        return message

    def bring(self, wheel: Phone) -> None:
        """Commit a wheel on this line."""
        self.wheel = wheel
        self.say({"type": "commit", "commitment": wheel.commitment.hex()})

    async def until(self, seen: Callable[[Json], bool]) -> Json:
        """The first update that matches, starting with the current one."""
        while not (self.update and seen(self.update)):
            await self.hear()
        return self.update

    async def command(self, kind: str, **given: object) -> Json:
        """Send a command; its answer."""
        self._count += 1
        id_ = f"command-{self._line}-{self._count}"
        self.say({"type": kind, "id": id_, **given})
        while True:
            message = await self.hear()
            if message["type"] == "answer" and message["id"] == id_:
                return message


def wanted(game: str, *bots: str, people: int = 1, **more: object) -> Json:
    """The request for a table with people on this phone and bots of these levels."""
    seats: list[Json] = [{"type": "person", "name": f"P{n}"} for n in range(people)]
    seats += [{"type": "bot", "level": level} for level in bots]
    return {"game": game, "seats": seats, **more}


async def made(page: Page, table: Json) -> tuple[str, list[str]]:
    """Open a table; its id and tokens."""
    status, seated = await page.ask("/api/tables", table)
    assert status == 200, seated
    return seated["table"], [each["token"] for each in seated["keys"]]


async def play(chair: Chair, rng: Random, moves: int = 10**6) -> int:
    """Play this seat at random for at most this many moves; the number played."""
    for number in range(moves):
        now = await chair.until(lambda u: mine(u) or u["awaiting"]["kind"] == "over")
        if not mine(now):
            return number
        seq = now["seq"]
        if now["awaiting"]["kind"] == "chance":
            answer = await chair.command("throw", base=seq, device=f"{rng.getrandbits(128):032x}")
        else:
            do = rng.choice(now["legal"])["do"]
            answer = await chair.command("do", base=seq, do=do)
        assert answer["status"] in ("ok", "stale"), answer
        if answer["status"] == "ok":
            await chair.until(lambda u, seq=answer["seq"]: u["seq"] >= seq)  # type: ignore[misc]
        else:
            await chair.hear()
    return moves


def mine(update: Json) -> bool:
    """Whether the table waits for this seat."""
    waits = update["awaiting"]
    return update["you"] in waits["seats"] or (
        waits["by"] is not None and waits["by"] == update["you"]
    )
