"""What honest players feel of one hostile address that does all that the default limits allow.

    python -m benchmarks.hostile

Honest people play Pool-zee from 127.0.0.1. From 127.0.0.2 come pads, filled to the last column,
with ten seats each, on which every seat writes and takes back twice a second; phones that take
marks and phones that do not; sockets that come and go; requests for whole pads; and new tables.
With and without it take turns, round after round; what counts is the ratio within one run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import http.client
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from random import Random
from statistics import median

from benchmarks.load import Quantiles, Tables, paced
from benchmarks.tables import running
from benchmarks.wire import Wire

HOSTILE = "127.0.0.2"
PEOPLE = [{"type": "person", "name": name} for name in ("Ana", "Bo")]
TEN = [{"type": "person", "name": f"P{n}"} for n in range(10)]


# ── the hostile address ─────────────────────────────────────────────────────────────────────────


def ask(port: int, path: str, body: object = None) -> tuple[int, bytes]:
    """One request from the hostile address."""
    door = http.client.HTTPConnection("127.0.0.1", port, source_address=(HOSTILE, 0), timeout=30)
    with contextlib.closing(door):
        data = None if body is None else json.dumps(body)
        door.request("GET" if body is None else "POST", path, data)
        answer = door.getresponse()
        return answer.status, answer.read()


async def attack(port: int, pads: int) -> None:
    """All that the limits allow, until it is ended."""
    made = []
    for _ in range(pads):
        status, said = ask(port, "/api/tables", {"game": "pool-zee", "seats": TEN, "dice": "pad"})
        if status == 201:
            made.append(json.loads(said))
    async with asyncio.TaskGroup() as group:
        for number, pad in enumerate(made):
            for held in pad["keys"]:
                group.create_task(seat(port, pad["table"], held, takes_marks=number % 2 == 0))
        for _ in range(8):
            group.create_task(asyncio.to_thread(reads, port, [pad["table"] for pad in made]))
        group.create_task(comes_and_goes(port, made))


async def seat(port: int, table: str, held: dict[str, object], *, takes_marks: bool) -> None:
    """A seat that fills the pad and then writes and takes back, twice a second."""
    at = [-1]

    def hear(text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            at[0] = int(text[23:40].split(b",")[0])

    number = int(str(held["seat"]))
    wire = await Wire.to(port, hear, HOSTILE)
    hello = {"type": "hello", "table": table, "token": held["token"]}
    wire.send(json.dumps(hello).encode())
    if takes_marks:
        wire.send(b'{"type":"marks"}')
    filling = [{"add": f"G{n}"} for n in range(14)] + [{"column": True}] * 23 if not number else []
    rng = Random(number)
    while True:
        await asyncio.sleep(0.5)
        name = secrets.token_hex(8)
        change = filling.pop() if filling else None
        if change is None and rng.random() < 0.3:
            said: dict[str, object] = {"type": "undo", "id": name, "base": at[0]}
        else:
            box = {"write": "chance", "player": rng.randrange(10), "points": rng.randrange(5, 31)}
            said = {"type": "pencil", "id": name, "change": change or {**box, "column": 0}}
        wire.send(json.dumps(said).encode())


def reads(port: int, tables: list[str]) -> None:
    """Whole pads, one after the other."""
    for table in cycle(tables):
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(port, f"/api/tables/{table}/pad")
            ask(port, "/api/tables", {"game": "pool-zee", "seats": PEOPLE})


async def comes_and_goes(port: int, made: list[dict[str, str]]) -> None:
    """Spectators that look at a whole pad once."""
    for pad in cycle(made):
        with contextlib.suppress(OSError, AssertionError):
            wire = await Wire.to(port, lambda _: None, HOSTILE)
            wire.send(json.dumps({"type": "hello", "table": pad["table"]}).encode())
            await asyncio.sleep(0.01)
            wire.close()


# ── the honest ones ─────────────────────────────────────────────────────────────────────────────


async def measure(asked: argparse.Namespace, port: int) -> list[tuple[Quantiles, Quantiles]]:
    found, rng, tables = [], Random(7), Tables(port)
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr, flush=True)
        await tables.fill("pool-zee", asked.tables, PEOPLE)
        without = await paced(tables, asked.rate, asked.seconds, rng)
        command = [sys.executable, "-m", "benchmarks.hostile", "--attack", str(port)]
        hostile = subprocess.Popen([*command, "--pads", str(asked.pads)])
        await asyncio.sleep(asked.warm_up)
        await tables.fill("pool-zee", asked.tables, PEOPLE)
        beside = await paced(tables, asked.rate, asked.seconds, rng)
        assert hostile.poll() is None, "the attack has ended by itself"
        hostile.terminate()
        hostile.wait()
        await asyncio.sleep(3.0)
        found.append((without, beside))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="honest players beside a hostile address")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rate", type=float, default=24.0, help="honest moves a second")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm-up", type=float, default=22.0, help="until pads are full")
    parser.add_argument("--pads", type=int, default=30)
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        os.nice(
            19
        )  # it is on a machine of its own, and takes nothing from the server but by asking
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(attack(asked.attack, asked.pads))
        return
    gc.disable()
    with tempfile.TemporaryDirectory() as place:
        options = ("--host", "127.0.0.1", "--port", "0")
        database = ("--database", f"sqlite+aiosqlite:///{place}/tables.db")
        with running("-m", "bellyflop", "serve", *options, *database) as ours:
            began, cpu = time.monotonic(), ours.cpu()
            found = asyncio.run(measure(asked, ours.port))
            busy = (ours.cpu() - cpu) / (time.monotonic() - began)
    print("| honest move to answer | p50 ms | p99 ms |\n|---|---:|---:|")
    for name, which in (("nobody else there", 0), ("beside the hostile address", 1)):
        p50, p99 = (median(getattr(one[which], q) for one in found) for q in ("p50", "p99"))
        print(f"| {name} | {p50:.2f} | {p99:.2f} |")
    ratios = [median(getattr(b, q) / getattr(a, q) for a, b in found) for q in ("p50", "p99")]
    print(f"| ratio, median of the rounds | {ratios[0]:.2f} | {ratios[1]:.2f} |")
    print(f"\n{busy:.2f} of a core for the server, {os.cpu_count()} cores for all")


if __name__ == "__main__":
    main()
