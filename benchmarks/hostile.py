"""How much one hostile address slows honest players when it uses all that default limits allow.

    python -m benchmarks.hostile

Honest people play Pool-zee from 127.0.0.1. The attack from 127.0.0.2 has pads filled to the last
column, on which each of ten seats writes and undoes twice a second; phones that take marks and
phones that do not; sockets that connect and leave; requests for whole pads; and new tables. Rounds
with and without the attack alternate. The server has one core, and both addresses share another;
only ratios within one run count. Loading a full pad is timed by itself.
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
from threading import Event, Thread

from benchmarks.load import Quantiles, Tables, paced
from benchmarks.tables import CORES, Server, running
from benchmarks.wire import Wire

from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.node import Node
from bellyflop.server.node.requests import NewTable, PersonWanted
from bellyflop.server.node.seating import open_table
from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Change, Draft, Penciled, TakenBack

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


class Orders(Thread):
    """Reads orders for the attack, go or rest, from standard input; its end ends the process."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.loop, self.going, self.threads = asyncio.get_running_loop(), asyncio.Event(), Event()

    def run(self) -> None:
        for line in sys.stdin:
            change = "set" if line == "go\n" else "clear"
            getattr(self.threads, change)()
            self.loop.call_soon_threadsafe(getattr(self.going, change))
        os._exit(0)


async def attack(port: int, pads: int) -> None:
    """Do all that the limits allow, whenever ordered to, until the process ends."""
    orders, made = Orders(), []
    orders.start()
    await orders.going.wait()
    for _ in range(pads):
        status, said = ask(port, "/api/tables", {"game": "pool-zee", "seats": TEN, "dice": "pad"})
        if status == 201:
            made.append(json.loads(said))
    async with asyncio.TaskGroup() as group:
        for number, pad in enumerate(made):
            for held in pad["keys"]:
                group.create_task(seat(port, pad["table"], held, orders, number % 2 == 0))
        for _ in range(8):
            group.create_task(asyncio.to_thread(reads, port, made, orders))
        group.create_task(comes_and_goes(port, made, orders))


async def seat(
    port: int, table: str, held: dict[str, object], orders: Orders, takes_marks: bool
) -> None:
    """Fill the pad from one seat, then write and undo twice a second."""
    at = [-1]

    def hear(text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            at[0] = int(text[23:40].split(b",")[0])

    async def arrive() -> Wire:
        wire = await Wire.to(port, hear, HOSTILE)
        hello = {"type": "hello", "table": table, "token": held["token"]}
        wire.send(json.dumps(hello).encode())
        if takes_marks:
            wire.send(b'{"type":"marks"}')
        return wire

    number = int(str(held["seat"]))
    wire = await arrive()
    filling = [{"add": f"G{n}"} for n in range(14)] + [{"column": True}] * 23 if not number else []
    rng = Random(number)
    while True:
        await asyncio.sleep(0.5)
        await orders.going.wait()
        if wire.lost:  # the server dropped it for what it did: reconnect
            with contextlib.suppress(OSError, AssertionError):
                wire = await arrive()
            continue
        name = secrets.token_hex(8)
        change = filling.pop() if filling else None
        if change is None and rng.random() < 0.3:
            said: dict[str, object] = {"type": "undo", "id": name, "base": at[0]}
        else:
            box = {"write": "chance", "player": rng.randrange(10), "points": rng.randrange(5, 31)}
            said = {"type": "pencil", "id": name, "change": change or {**box, "column": 0}}
        wire.send(json.dumps(said).encode())


def reads(port: int, made: list[dict[str, str]], orders: Orders) -> None:
    """Request whole pads and new tables, one after the other."""
    for pad in cycle(made):
        orders.threads.wait()
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(port, f"/api/tables/{pad['table']}/pad")
            ask(port, "/api/tables", {"game": "pool-zee", "seats": PEOPLE})


async def comes_and_goes(port: int, made: list[dict[str, str]], orders: Orders) -> None:
    """Connect spectators who look at a whole pad once and leave."""
    for pad in cycle(made):
        await orders.going.wait()
        with contextlib.suppress(OSError, AssertionError):
            wire = await Wire.to(port, lambda _: None, HOSTILE)
            wire.send(json.dumps({"type": "hello", "table": pad["table"]}).encode())
            await asyncio.sleep(0.01)
            wire.close()


# ── the honest ones ─────────────────────────────────────────────────────────────────────────────


class Side:
    """The measurements of one side: with the hostile address, or without it."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.rounds: list[Quantiles] = []
        self.busy: list[float] = []  # shares of a core that the server took

    async def play(self, asked: argparse.Namespace, ours: Server, tables: Tables) -> None:
        """Measure one round."""
        await tables.fill("pool-zee", asked.tables, PEOPLE)
        began, cpu = time.monotonic(), ours.cpu()
        self.rounds.append(await paced(tables, asked.rate, asked.seconds, Random(7)))
        self.busy.append((ours.cpu() - cpu) / (time.monotonic() - began))
        self.waits += tables.waits


async def measure(asked: argparse.Namespace, ours: Server) -> tuple[Side, Side]:
    command = [sys.executable, "-m", "benchmarks.hostile", "--attack", str(ours.port)]
    orders = [*command, "--pads", str(asked.pads)]
    hostile = subprocess.Popen(orders, stdin=subprocess.PIPE, text=True)
    assert hostile.stdin is not None

    async def tell(order: str, seconds: float) -> None:
        assert hostile.stdin is not None
        hostile.stdin.write(f"{order}\n")
        hostile.stdin.flush()
        await asyncio.sleep(seconds)

    tables, without, beside = Tables(ours.port), Side(), Side()
    await tell("go", asked.warm_up)
    await tell("rest", 3.0)
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr, flush=True)
        await without.play(asked, ours, tables)
        await tell("go", 1.0)
        await beside.play(asked, ours, tables)
        assert hostile.poll() is None, "the attack has ended by itself"
        await tell("rest", 2.0)
    hostile.stdin.close()
    hostile.wait()
    return without, beside


# ── a full pad ──────────────────────────────────────────────────────────────────────────────────


async def load_full_pad(place: str, times: int) -> list[float]:
    """The CPU seconds to load a full pad and show it to a viewer."""
    store = await Store.open(f"sqlite+aiosqlite:///{place}/pad.db")
    node, rng, found = Node(store, NoBus()), Random(7), []
    made = await open_table(
        node, NewTable("pool-zee", [PersonWanted(f"P{n}") for n in range(10)], dice="pad")
    )
    first = await node.table(made.table)
    assert first is not None
    filling = [{"add": f"G{n}"} for n in range(14)] + [{"column": True}] * 23
    while first.table.fits([Draft(Penciled({}))]):
        box = {"write": "chance", "player": rng.randrange(10), "points": rng.randrange(5, 31)}
        change: Change = Penciled(filling.pop(0) if filling else {**box, "column": 0})
        if not filling and rng.random() < 0.3:
            change = TakenBack()
        await node.append(first, [Draft(change, 0)], secrets.token_hex(8))
    for _ in range(times):
        began = time.process_time()
        again = await Node(store, NoBus()).table(made.table)
        found.append(time.process_time() - began)
        assert again is not None
        assert again.table.seq == first.table.seq
    await store.close()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="honest players beside a hostile address")
    parser.add_argument("--tables", type=int, default=15)
    parser.add_argument("--rate", type=float, default=30.0, help="honest moves a second")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm-up", type=float, default=22.0, help="until pads are full")
    parser.add_argument("--pads", type=int, default=30)
    parser.add_argument("--folder", help="where the tables are, such as one in memory")
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        os.nice(19)  # as if on its own machine: the attack must not slow the honest phones
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(attack(asked.attack, asked.pads))
        return
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[-1:])
    gc.disable()
    with tempfile.TemporaryDirectory(dir=asked.folder) as place:
        full = asyncio.run(load_full_pad(place, 9))
        options = ("--host", "127.0.0.1", "--port", "0")
        database = ("--database", f"sqlite+aiosqlite:///{place}/tables.db")
        with running("-m", "bellyflop", "serve", *options, *database) as ours:
            sides = asyncio.run(measure(asked, ours))
    print("| honest move to answer | p50 ms | p99 ms | p99 of all rounds | server, of a core |")
    print("|---|---:|---:|---:|---:|")
    for name, side in zip(("nobody else there", "beside the hostile address"), sides, strict=True):
        p50, p99 = (median(getattr(one, q) for one in side.rounds) for q in ("p50", "p99"))
        whole, busy = Quantiles.of(side.waits).p99, median(side.busy)
        print(f"| {name} | {p50:.2f} | {p99:.2f} | {whole:.2f} | {busy:.2f} |")
    rounds = list(zip(*(side.rounds for side in sides), strict=True))
    ratios = [median(getattr(b, q) / getattr(a, q) for a, b in rounds) for q in ("p50", "p99")]
    pooled = Quantiles.of(sides[1].waits).p99 / Quantiles.of(sides[0].waits).p99
    print(f"| ratio, median of the rounds | {ratios[0]:.2f} | {ratios[1]:.2f} | {pooled:.2f} | |")
    took, best = 1000 * median(full), 1000 * min(full)
    print(f"\nA full pad is loaded in {took:.0f} ms of CPU, {best:.0f} at best.")


if __name__ == "__main__":
    main()
