"""How fast and how small the table server is, beside a bare echo server and a bare disk.

    python -m benchmarks.tables

Three contenders alternate round by round on the same machine, at the same rate of requests: an echo
server on the same libraries, fsync on the same disk, and Bellyflop with two people at every table.
A busy disk answers sooner than a rested one, so fsync is measured without pauses too. Both servers
keep the same number of sockets open throughout; this process makes the load. Phones are not on the
server's machine, so where the system allows it the load has a core of its own, and the servers,
bots included, have the others. Every figure is the median over the rounds, and only ratios within
one run count.

The waiting time of people is measured in four settings: alone, beside bots that hardly think,
beside as many olympians, and beside olympians of Splash Party, whose long thoughts keep a core
busy. This separates the cost of bots' moves, which are moves like any others, from the cost of
their thoughts. Slow moves are rare, so these settings are measured more often. Every block counts
by itself: a stall of the machine spoils one block and not the median.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from benchmarks.load import Echoes, Quantiles, Tables, paced
from benchmarks.tables_report import Results, Setting, report
from benchmarks.wire import Wire

from bellyflop.core import Acted
from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry, Played

OPTIONS = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "log_level": "warning"}
UNLIMITED = tuple(
    word
    for limit in ("--commands-per-10-s", "--tables-per-minute", "--sockets-per-address")
    for word in (limit, "1000000")
)
PAGE = os.sysconf("SC_PAGE_SIZE")
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
BLOCKS = 3  # of each setting, in every round
SETTLE_SECONDS = 2.0  # until bots have sat down
TICK = os.sysconf("SC_CLK_TCK")
BOTS = {
    Setting.PADDLERS: ("pool-zee", "paddler"),
    Setting.OLYMPIANS: ("pool-zee", "olympian"),
    Setting.THINKERS: ("splash-party", "olympian"),
}


# ── the servers ─────────────────────────────────────────────────────────────────────────────────


def serve_echo() -> None:
    """The bare echo server, in a process of its own."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    async def echo(wire: WebSocket) -> None:
        await wire.accept()
        try:
            while True:
                await wire.send_text(await wire.receive_text())
        except WebSocketDisconnect:
            pass

    listening = uvicorn.Config("", port=0).bind_socket()
    print(f"open at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute("/ws", echo)])
    uvicorn.Server(uvicorn.Config(app, **OPTIONS)).run([listening])  # type: ignore[arg-type]


@dataclass
class Server:
    """A server process, where it listens, and what it costs."""

    process: subprocess.Popen[str]
    port: int

    def cpu(self) -> float:
        """Its CPU seconds so far, without its workers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Its resident memory in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def running(*command: str) -> Iterator[Server]:
    """The server that this command starts; it runs until the block ends."""
    process = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # its own share of the machine, as a service has
    )
    assert process.stdout is not None
    if len(CORES) > 1:
        os.sched_setaffinity(process.pid, CORES[:-1])
    try:
        line = next(line for line in process.stdout if "open at http://" in line)
        yield Server(process, int(line.strip().rsplit(":", 1)[1]))
    finally:
        process.terminate()
        process.wait()


# ── the whole ───────────────────────────────────────────────────────────────────────────────────


def sync_disk(folder: Path, seconds: float, pause: float = 0.0) -> Quantiles:
    """How long this disk takes to make one page durable, with a pause between writes or without."""
    times, end = [], time.perf_counter() + seconds
    with (folder / "sync").open("wb", buffering=0) as file:
        while (began := time.perf_counter()) < end:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
            time.sleep(max(0.0, pause - times[-1]))
    return Quantiles.of(times)


async def fill_log(folder: Path, seconds: float) -> float:
    """The rows a second that the log alone makes durable for 256 tables at once."""
    store, done = await Store.open(f"sqlite+aiosqlite:///{folder}-alone.db"), 0
    played = Played(Acted(0, {"hold": [5, 5]}))
    end = time.perf_counter() + seconds

    async def play(table: str) -> None:
        nonlocal done
        for seq in count():
            if time.perf_counter() > end:
                return
            await store.append(table, [Entry(seq, played, 0, f"command-{seq}")])
            done += 1

    await asyncio.gather(*(play(f"table-{number}") for number in range(256)))
    await store.close()
    return done / seconds


async def measure(asked: argparse.Namespace, echo: Server, ours: Server, folder: Path) -> Results:
    results, rng = Results(), Random(7)
    echoes, tables = Echoes(), Tables(ours.port)
    await echoes.connect(echo.port, 2 * asked.tables)
    empty = ours.memory()
    people = [{"type": "person", "name": name} for name in ("Ana", "Bo")]
    made = tables.open(asked.game, asked.tables, people)
    results.table_bytes = (ours.memory() - empty) / asked.tables
    tables.tables = [await tables.sit(table) for table in made]
    await asyncio.sleep(2.0)
    results.socket_bytes = (ours.memory() - empty) / (2 * asked.tables)
    await paced(tables, asked.rate, asked.seconds, rng)  # to warm up
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr, flush=True)
        results.echo.append(await paced(echoes, asked.rate, asked.seconds, rng))
        results.disk.append(sync_disk(folder, asked.seconds, 1 / asked.rate))
        results.hurried_disk.append(sync_disk(folder, 1.0))
        await asyncio.sleep(1.0)  # time to read what arrived in the meantime
        for setting in rng.sample(list(Setting), len(Setting)):
            await tables.fill(asked.game, asked.tables, people)
            watching = await watch_bots(tables, asked, *BOTS[setting]) if setting in BOTS else []
            for _ in range(BLOCKS):
                waits = await paced(tables, asked.rate, asked.seconds, rng)
                results.waits[setting].append(waits)
            for wire in watching:
                wire.close()
            await asyncio.sleep(1.0)  # until the last bot has finished thinking
        if number % 2 == 0:
            await tables.fill(asked.game, asked.tables, people)
            results.rows.append(await fill_log(folder / str(number), 2.0))
            before = ours.cpu()
            results.moves.append(await tables.saturate(asked.seconds))
            results.moves_per_cpu.append(len(tables.waits) / (ours.cpu() - before))
    return results


async def watch_bots(
    tables: Tables, asked: argparse.Namespace, game: str, level: str
) -> list[Wire]:
    """Open tables of bots with a spectator at each: bots play only while somebody watches."""
    wires = []
    for table in tables.open(game, asked.bot_tables, [{"type": "bot", "level": level}] * 2):
        wires.append(await Wire.to(tables.port, lambda _: None))
        wires[-1].send(json.dumps({"type": "hello", "table": table["table"]}).encode())
        await asyncio.sleep(SETTLE_SECONDS / asked.bot_tables)  # so that they do not move in step
    await asyncio.sleep(SETTLE_SECONDS)
    return wires


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="the table server beside an echo and a disk")
    parser.add_argument("--game", default="pool-zee")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--bot-tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each part of a round")
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.echo:
        serve_echo()
        return
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[-1:])
    gc.disable()  # a garbage collection in the load would make every answer seem late
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(dir=asked.folder) as place:
        database = f"sqlite+aiosqlite:///{place}/tables.db"
        options = ("--host", "127.0.0.1", "--port", "0", "--database", database)
        serve = ("-m", "bellyflop", "serve", *options, *UNLIMITED)
        with running("-m", "benchmarks.tables", "--echo") as echo, running(*serve) as ours:
            results = asyncio.run(measure(asked, echo, ours, Path(place)))
    heading = (
        f"{asked.game}: {asked.tables} tables, {2 * asked.tables} sockets, {asked.rate:g} moves/s"
    )
    print("\n".join(report(heading, results)))


if __name__ == "__main__":
    main()
