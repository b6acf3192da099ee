"""The throughput of several nodes on one PostgreSQL, and the cost of a table split across nodes.

    python -m benchmarks.nodes

PostgreSQL, NATS and the load run on this machine and share its cores. Settings alternate round by
round, so only ratios within one run count: moves a second when every table moves as fast as it can,
and moves for each second of CPU that the nodes got.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from random import Random
from statistics import median

from benchmarks.load import Quantiles, Table, Tables, paced
from benchmarks.tables import CORES, UNLIMITED, Server, running
from benchmarks.wire import Wire
from tests.server.services import Nats, Postgres

PEOPLE = [{"type": "person", "name": name} for name in ("Ana", "Bo")]


class Spread(Tables):
    """Tables spread over these nodes in turn; with `apart`, each seat is at the next node."""

    def __init__(self, ports: Sequence[int], apart: bool) -> None:
        super().__init__(ports[0])
        self._ports, self._apart, self._made = ports, apart, 0

    async def sit(self, made: dict[str, object]) -> Table:
        """Two phones at this table, each at its node."""
        first, self._made = self._made, self._made + 1
        table = Table(self)
        tokens: list[dict[str, object]] = made["keys"]  # type: ignore[assignment]
        for seat, held in enumerate(tokens):
            port = self._ports[(first + (seat if self._apart else 0)) % len(self._ports)]
            wire = await Wire.to(port, partial(table.hear, seat))
            hello = {"type": "hello", "table": made["table"], "token": held["token"]}
            wire.send(json.dumps(hello).encode())
            table.wires.append(wire)
        return table


class Results:
    """The measurements of one setting, round by round."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.per_cpu: list[float] = []
        self.waits: list[Quantiles] = []


async def measure(
    asked: argparse.Namespace, nodes: Sequence[Server], apart: bool, results: Results
) -> None:
    """Measure one round of one setting."""
    tables, rng = Spread([node.port for node in nodes], apart), Random(7)
    await tables.fill(asked.game, asked.tables, PEOPLE)
    await asyncio.sleep(1.0)
    results.waits.append(await paced(tables, asked.rate, asked.seconds, rng))
    await tables.fill(asked.game, asked.tables, PEOPLE)
    before = sum(node.cpu() for node in nodes)
    results.moves.append(await tables.saturate(asked.seconds))
    results.per_cpu.append(len(tables.waits) / (sum(node.cpu() for node in nodes) - before))
    for table in tables.tables:
        for wire in table.wires:
            wire.close()
    await asyncio.sleep(1.0)


async def run(asked: argparse.Namespace, nodes: Sequence[Server]) -> dict[str, Results]:
    settings: dict[str, tuple[Sequence[Server], bool]] = {"one node": (nodes[:1], False)}
    for count in range(2, len(nodes) + 1):
        settings[f"{count} nodes, players of a table together"] = nodes[:count], False
        settings[f"{count} nodes, players of a table apart"] = nodes[:count], True
    results = {name: Results() for name in settings}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr, flush=True)
        for name, (some, apart) in settings.items():
            await measure(asked, some, apart, results[name])
    return results


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="several nodes on PostgreSQL and NATS")
    parser.add_argument("--game", default="pool-zee")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, evenly")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--nodes", type=int, default=2)
    asked = parser.parse_args()
    gc.disable()
    with ExitStack() as stack:
        database = stack.enter_context(Postgres()).new_database()
        bell = stack.enter_context(Nats()).url
        options = ("--host", "127.0.0.1", "--port", "0", "--database", database, "--doorbell", bell)
        serve = ("-m", "bellyflop", "serve", *options, *UNLIMITED)
        nodes = [stack.enter_context(running(*serve)) for _ in range(asked.nodes)]
        for node in nodes if len(CORES) > 1 else ():
            os.sched_setaffinity(node.process.pid, CORES)
        results = asyncio.run(run(asked, nodes))
    first = results["one node"]
    print("| setting | moves/s | × one node | moves/CPU-s | × one node | p50 ms | p99 ms |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name, found in results.items():
        moves, per_cpu = median(found.moves), median(found.per_cpu)
        times = moves / median(first.moves), per_cpu / median(first.per_cpu)
        p50, p99 = (median(getattr(one, q) for one in found.waits) for q in ("p50", "p99"))
        print(
            f"| {name} | {moves:,.0f} | {times[0]:.2f} | {per_cpu:,.0f} | {times[1]:.2f} "
            f"| {p50:.2f} | {p99:.2f} |"
        )


if __name__ == "__main__":
    main()
