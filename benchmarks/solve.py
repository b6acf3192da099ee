"""Solving and simulating Pool-zee beside the best installable programs, as ratios.

    pip install yatzy-solver open_spiel "bellyflop[study]"
    python -m benchmarks.solve

One core, one thread. The contenders alternate round by round, and the best round of each counts, in
CPU seconds. yatzy-solver is an exact solver in Rust for the same game (its rules
`american+forced-joker`); OpenSpiel's `yacht` is a simpler game of the same kind in C++. Neither is
a dependency of Bellyflop.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time
from typing import Any

PEERS = {"yatzy_solver": "yatzy-solver", "pyspiel": "open_spiel", "numba": "bellyflop[study]"}
VARIANT = "american+forced-joker"
SITUATION = "dice 1 2 2 5 6 | rolls 2 | upper 0 | filled -"
COLD = (
    "from bellyflop.games.pool_zee.solver.table import solve;"
    "print(format(solve('forced')[0, 0], '.9f'))"
)
EXPECTED = "254.587728734"


@dataclass
class Contender:
    """A timed task: `run` does it `count` times; `aim` is the wanted ratio to the peer."""

    name: str
    count: int
    run: Callable[[], object]
    aim: float | None = None
    clock: Callable[[], float] = process_time
    best: float = field(default=float("inf"))

    def round(self) -> None:
        """Time one round."""
        began = self.clock()
        self.run()
        self.best = min(self.best, self.clock() - began)

    @property
    def each(self) -> float:
        """The CPU seconds of doing it once."""
        return self.best / self.count


def children() -> float:
    """The CPU seconds of finished child processes."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def solve_cold() -> None:
    """Run a new process that imports, solves with numpy and prints its result."""
    run = subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == EXPECTED, run.stdout


def solving(peer: Any) -> list[Contender]:
    """The whole table: the peer, then ours compiled and warm, then ours plain and cold."""
    from study.pool_zee.turn import solve

    variant = peer.Variant(VARIANT)
    assert f"{solve('forced')[0, 0]:.9f}" == EXPECTED
    return [
        Contender("yatzy-solver, Rust", 1, lambda: peer.Solver.build(variant)),
        Contender("Bellyflop, numba, warm", 1, lambda: solve("forced"), 15),
        Contender("Bellyflop, numpy, new process", 1, solve_cold, 2, children),
    ]


def best_play(peer: Any, games: int) -> list[Contender]:
    """Whole games of best play."""
    from study.pool_zee.games import simulate
    from study.pool_zee.turn import solve

    solver, table = peer.Solver.build(peer.Variant(VARIANT)), solve("forced")
    simulate(table, "forced", 10, 1)
    return [
        Contender("yatzy-solver, Rust", games // 10, lambda: solver.simulate(games // 10, seed=1)),
        Contender("Bellyflop, numba", games, lambda: simulate(table, "forced", games, 1), 25),
    ]


def random_play(spiel: Any, games: int) -> list[Contender]:
    """Whole games at random."""
    from study.pool_zee.games import simulate_random

    yacht, bots = spiel.load_game("yacht(players=1)"), [spiel.make_uniform_random_bot(0, 1)]
    few = games // 1000

    def play() -> None:
        for seed in range(few):
            spiel.evaluate_bots(yacht.new_initial_state(), bots, seed)

    simulate_random("forced", 10, 1)
    return [
        Contender("OpenSpiel yacht(players=1), C++", few, play),
        Contender("Bellyflop, numba", games, lambda: simulate_random("forced", games, 1), 500),
    ]


def asking(peer: Any) -> list[Contender]:
    """The worth of every option in a position."""
    from study.pool_zee.turn import solve

    from bellyflop.games.pool_zee.solver import BestPlay, Sheet
    from bellyflop.games.pool_zee.state import OFFICIAL

    solver, table = peer.Solver.build(peer.Variant(VARIANT)), solve("forced")
    known = BestPlay(OFFICIAL, table)
    dice, count = (1, 2, 2, 5, 6), 2000

    def ask(play: Callable[[], BestPlay]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(count):
                play().options(Sheet(), dice, 2)

        return run

    def peer_asks() -> None:
        for _ in range(count):
            solver.option_values(SITUATION)

    return [
        Contender("yatzy-solver, Rust", count, peer_asks),
        Contender("Bellyflop, numpy, a sheet met before", count, ask(lambda: known)),
        Contender("Bellyflop, numpy, a new sheet", count, ask(lambda: BestPlay(OFFICIAL, table))),
    ]


def measure(title: str, contenders: list[Contender], rounds: int) -> bool:
    """Take turns, print a line each, and say whether every aim was reached."""
    for _ in range(rounds):
        for each in contenders:
            each.round()
    peer = contenders[0]
    print(f"\n{title:40}{'each':>14}{'a second':>14}{'×':>9}{'aim':>6}")
    for each in contenders:
        aim = "" if each.aim is None else f"{each.aim:.0f}"
        ratio, took = peer.each / each.each, f"{each.each * 1e6:,.1f} µs"
        print(f"{each.name:40}{took:>14}{1 / each.each:>14,.1f}{ratio:>9.1f}{aim:>6}")
    return all(each.aim is None or peer.each / each.each >= each.aim for each in contenders)


def main() -> None:
    """Measure everything and print it; exit status 1 if an aim was missed."""
    parser = argparse.ArgumentParser(description="solving and simulating beside others")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=200_000, help="of best play in a round")
    args = parser.parse_args()
    os.environ["RAYON_NUM_THREADS"] = "1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        peer, spiel, _ = (import_module(module) for module in PEERS)
    except ModuleNotFoundError as error:
        sys.exit(f"{error}. Install the others first: pip install {' '.join(PEERS.values())}")
    reached = [
        measure("Solving the whole game", solving(peer), args.rounds),
        measure("A game of best play", best_play(peer, args.games), args.rounds),
        measure("A game at random", random_play(spiel, 10 * args.games), args.rounds),
        measure("All options of a position", asking(peer), args.rounds),
    ]
    sys.exit(not all(reached))


if __name__ == "__main__":
    main()
