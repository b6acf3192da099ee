"""How long people wait for dice when each phone must send its number, and what a seal costs.

    python -m benchmarks.calls

Two phones play Pool-zee over lines with a given round-trip time. One of them throws three times a
turn; a wait is the time from sending the throw to seeing the dice. With wheels, the table calls
both phones for their numbers first. If one sleeps, the first throw of a turn waits for the whole
timeout of half a second, and the next ones do not.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

from bellyflop.dice.sealed import Seal, SeedSeal
from bellyflop.proof import Phone

Json = dict[str, Any]
LINES = (20, 80, 200)  # milliseconds, round trip
TURNS = 6
PORT = 18_731
LIMITS = ("--commands-per-10-s", "1000000", "--tables-per-minute", "1000000")


class Line:
    """One phone behind a line with a fixed delay."""

    def __init__(self, table: str, token: str, seconds: float, wheel: bool) -> None:
        self._hello = {"type": "hello", "table": table, "token": token, "seen": -1}
        self._half, self.phone = seconds / 2, Phone(secrets.token_bytes(32)) if wheel else None
        self.seen: Json = {}
        self.awake = True
        self._news = asyncio.Condition()

    async def open(self) -> None:
        self._wire = await connect(f"ws://127.0.0.1:{PORT}/ws", max_size=None)
        await self._wire.send(json.dumps(self._hello))
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda seen: bool(seen))
        if self.phone is not None:
            await self.say({"type": "commit", "commitment": self.phone.commitment.hex()})

    async def _read(self) -> None:
        async for text in self._wire:
            asyncio.get_running_loop().call_later(self._half, self._arrives, json.loads(text))

    def _arrives(self, message: Json) -> None:
        self._hearing = asyncio.ensure_future(self._hear(message))

    async def _hear(self, message: Json) -> None:
        if message["type"] == "update":
            async with self._news:
                self.seen = message
                self._news.notify_all()
        elif message["type"] == "call" and self.phone is not None and self.awake:
            number = self.phone.answer(message["throw"], bytes.fromhex(message["head"]))
            if number is not None:
                give = {"type": "give", "throw": message["throw"], "number": number.hex()}
                await self.say(give)

    async def say(self, message: Json) -> None:
        await asyncio.sleep(self._half)
        await self._wire.send(json.dumps(message))

    async def command(self, kind: str, **fields: object) -> None:
        given = {"id": secrets.token_hex(8), "base": self.seen["seq"], **fields}
        await self.say({"type": kind, **given})

    async def until(self, wanted: Any) -> None:
        async with self._news:
            await self._news.wait_for(lambda: wanted(self.seen))

    async def close(self) -> None:
        self._reading.cancel()
        await self._wire.close()


def ask(path: str, body: Json) -> Json:
    data = json.dumps(body).encode()
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", data) as answer:
        found: Json = json.load(answer)
    return found


async def waits(line: float, wheels: bool, asleep: bool = False) -> list[float]:
    """The seconds from sending each throw to seeing its dice."""
    seats = [{"type": "person", "name": "Ana"}, {"type": "person", "name": "Bo"}]
    wanted = {"game": "pool-zee", "seats": seats, "options": {"opening": False}}
    made = await asyncio.to_thread(ask, "/api/tables", wanted)
    tokens = [key["token"] for key in made["keys"]]
    phones = [Line(made["table"], token, line, wheels) for token in tokens]
    for phone in phones:
        await phone.open()
    if wheels:
        await phones[0].until(lambda seen: len(seen["wheels"]) == 2)
    phones[1].awake = not asleep
    found: list[float] = []
    for _ in range(TURNS):
        for seat, phone in enumerate(phones):
            await phone.until(lambda seen, at=seat: due(seen, at))
            for throw in range(3 if seat == 0 else 1):
                start, left = time.perf_counter(), phone.seen["view"]["rolls_left"]
                again = {"do": {"hold": []}, "device": secrets.token_hex(16)}
                await (phone.command("do", **again) if throw else phone.command("throw"))
                await phone.until(lambda seen, at=left: fell(seen, at))
                if seat == 0:
                    found.append(time.perf_counter() - start)
            await phone.command("do", do=next_box(phone.seen))
    for phone in phones:
        await phone.close()
    return found


def due(seen: Json, seat: int) -> bool:
    awaiting = seen["awaiting"]
    return bool(awaiting["kind"] == "chance" and awaiting["by"] == seat)


def fell(seen: Json, left: int) -> bool:
    """Whether dice have fallen since `left` throws were left."""
    return bool(seen["awaiting"]["kind"] == "players" and seen["view"]["rolls_left"] != left)


def next_box(seen: Json) -> object:
    """The first free box: scoring it ends the turn."""
    return next(choice["do"] for choice in seen["legal"] if "score" in choice["do"])


async def measure() -> None:
    print("| line to and fro | no wheels | both called | the other asleep: first throw | next |")
    print("|---|---|---|---|---|")
    for milliseconds in LINES:
        line = milliseconds / 1000
        plain = statistics.median(await waits(line, wheels=False))
        called = statistics.median(await waits(line, wheels=True))
        asleep = await waits(line, wheels=True, asleep=True)
        first, others = asleep[::3], asleep[1::3] + asleep[2::3]
        figures = (plain, called, statistics.median(first), statistics.median(others))
        shown = " | ".join(f"{seconds * 1000:.0f} ms" for seconds in figures)
        print(f"| {milliseconds} ms | {shown} |")


def seals() -> None:
    """Print what a new table's seal costs, beside the seal of scheme 1."""

    def cost(kind: type[Seal], times: int) -> float:
        start = time.perf_counter()
        for _ in range(times):
            assert kind(secrets.token_bytes(32)).root
        return (time.perf_counter() - start) / times

    new, old = cost(SeedSeal, 2000), cost(Seal, 20)
    print(f"\na seal: {new * 1000:.4f} ms; under scheme 1: {old * 1000:.1f} ms")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = ("--host", "127.0.0.1", "--port", str(PORT))
        disk = ("--database", f"sqlite+aiosqlite:///{folder}/tables.db", "--bot-pace", "0")
        command = (sys.executable, "-m", "bellyflop", "serve", *place, *disk, *LIMITS)
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            while "open at" not in (server.stdout.readline() or "open at"):
                pass
            time.sleep(1)
            asyncio.run(measure())
        finally:
            server.terminate()
            server.wait()
    seals()


if __name__ == "__main__":
    main()
