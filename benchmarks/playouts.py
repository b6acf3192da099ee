"""Random games per CPU second, for every game on the shelf, beside two other engines.

Every game is played through the contract, Pool-zee through its fast state as well.

    python benchmarks/playouts.py

One generic player uses nothing but the contract, on one core. The contenders take turns; each plays
the same games in every round, and its best round counts. The other engines, pyhtzee and OpenSpiel,
are not dependencies of Bellyflop; the lines of a missing one are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

from bellyflop import AnyGame, Chance, Over, Players, shelf
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.fast import FastState
from bellyflop.games.pool_zee.state import Throwing

PEERS = {"pyhtzee": "pyhtzee", "pyspiel": "open_spiel"}
BASE = "pyhtzee"
SEED = 7
SLICE = 0.05
"""The approximate CPU seconds that a contender plays in one round."""


@dataclass(frozen=True)
class Contender:
    """Something that can play a whole random game; `decisions` plays it and counts them too."""

    name: str
    play: Callable[[Random], object]
    decisions: Callable[[Random], int]


def play_out(game: AnyGame, rng: Random) -> int:
    """The number of decisions in a whole game of random legal actions."""
    state, decisions = game.start(), 0
    while True:
        awaiting = game.awaiting(state)
        if isinstance(awaiting, Players):
            seat = next(iter(awaiting.seats))
            legal = game.legal(state, seat)
            state = game.apply(state, seat, legal[int(rng.random() * len(legal))])
            decisions += 1
        elif isinstance(awaiting, Chance):
            state = game.settle(state, game.sample(state, rng))
        elif isinstance(awaiting, Over):
            return decisions
        else:
            state = game.proceed(state)


def our_games() -> Iterator[Contender]:
    """Every game with the fewest seats it takes, and with four where it can."""
    for game_id, kind in shelf().items():
        about = kind.about
        for seats in sorted({about.least_seats, min(4, about.most_seats)}):
            game = kind(seats=seats)  # type: ignore[call-arg]  # every game takes its seats so

            play = partial(play_out, game)
            yield Contender(f"{game_id}, seats: {seats}", play, play)


def play_out_fast(game: PoolZee, rng: Random) -> int:
    """The number of decisions in a random game of Pool-zee, played in its fast state."""
    start, decisions = game.start(), 0
    assert isinstance(start, Throwing)
    state = FastState(game, start)
    while not state.over:
        state.throw(rng)
        legal = state.legal()
        state.do(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def pyhtzee(module: ModuleType) -> Iterator[Contender]:
    """The package pyhtzee through its own step interface: the same five dice, one player."""

    def play(rng: Random) -> int:
        game, decisions = module.Pyhtzee(seed=rng.getrandbits(32)), 0
        while not game.is_finished():
            legal = game.get_possible_actions()
            game.take_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    yield Contender(BASE, play, play)


def open_spiel(module: ModuleType) -> Iterator[Contender]:
    """OpenSpiel's nearest games, played out inside its C++ by its own random bots."""
    for name in ("yacht(players=1)", "pig"):
        game = module.load_game(name)
        bots = [module.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

        def play(rng: Random, game: Any = game, bots: list[Any] = bots) -> Any:
            state = game.new_initial_state()
            module.evaluate_bots(state, bots, rng.getrandbits(31))
            return state

        def decisions(rng: Random, play: Callable[[Random], Any] = play) -> int:
            return sum(move.player >= 0 for move in play(rng).full_history())

        yield Contender(f"OpenSpiel {name}, in C++", play, decisions)


def contenders() -> Iterator[Contender]:
    """The contenders that are installed."""
    missing = []
    for module, engine in (("pyhtzee", pyhtzee), ("pyspiel", open_spiel)):
        try:
            yield from engine(import_module(module))
        except ModuleNotFoundError:
            missing.append(PEERS[module])
    if missing:
        print(f"left out, no dependencies of Bellyflop: pip install {' '.join(missing)}\n")
    yield from our_games()
    fast = partial(play_out_fast, PoolZee(seats=1))
    yield Contender("pool-zee, fast state, seats: 1", fast, fast)


@dataclass
class Measure:
    """How many games a round has, and the CPU seconds of the best round so far."""

    contender: Contender
    games: int
    decisions: int
    best: float = float("inf")

    def round(self) -> None:
        """Play one round: the same games as in every other round."""
        rng, began = Random(SEED), process_time()
        for _ in range(self.games):
            self.contender.play(rng)
        self.best = min(self.best, process_time() - began)


def measure(contender: Contender) -> Measure:
    """A measure whose rounds are long enough for the clock."""
    rng, games, began = Random(SEED), 0, process_time()
    while process_time() - began < SLICE:
        contender.play(rng)
        games += 1
    rng = Random(SEED)
    return Measure(contender, games, sum(contender.decisions(rng) for _ in range(games)))


def report(measures: list[Measure]) -> Iterator[str]:
    """A line for each contender; × is the ratio to pyhtzee in this run."""
    base = next((m for m in measures if m.contender.name == BASE), None)
    yield f"{'':34}{'games/s':>10}{'×':>8}{'decisions/s':>14}{'×':>8}"
    for m in measures:
        games, decisions = m.games / m.best, m.decisions / m.best
        ratios = ("", "")
        if base is not None:
            ratios = (
                f"{games * base.best / base.games:.2f}",
                f"{decisions * base.best / base.decisions:.2f}",
            )
        name = m.contender.name
        yield f"{name:34}{games:10,.0f}{ratios[0]:>8}{decisions:14,.0f}{ratios[1]:>8}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="random games per CPU second")
    parser.add_argument("--rounds", type=int, default=40)
    measures = [measure(contender) for contender in contenders()]
    for _ in range(parser.parse_args().rounds):
        for each in measures:
            each.round()
    print("\n".join(report(measures)))


if __name__ == "__main__":
    main()
