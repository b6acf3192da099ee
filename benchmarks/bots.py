"""How long bots think: CPU milliseconds a choice, for every game and level.

    python benchmarks/bots.py [--games N]

A choice may take 200 ms, an olympian's a second. Bots are made anew for each choice and shown all
their views, as a server does it; `seen` is the time for that, `choose` the choice itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from bellyflop import Match, Over, Players, load_game, shelf
from bellyflop.bots import LEVELS
from bellyflop.core import AnyGame, Observation
from bellyflop.games import bot_for, warm_up


def choices(game: AnyGame, level: str, seed: int) -> Iterator[tuple[float, float]]:
    """The seconds to replay all views and to choose, for each choice of a whole game."""
    match: Match[Any, Any, Any, Any] = Match(game)
    rng = Random(seed)
    shown: dict[int, list[Observation[Any]]] = {seat: [] for seat in range(game.seats)}
    while True:
        for seat, seen in shown.items():
            seen.append(match.observation(seat))
        awaiting = match.awaiting
        if isinstance(awaiting, Over):
            return
        if not isinstance(awaiting, Players):
            _one_step(match, rng)
            continue
        seat = min(awaiting.seats)
        legal = game.legal(match.state, seat)
        begun = process_time()
        bot = bot_for(game, level, seat, Random(seed))
        for observation in shown[seat]:
            bot.hear(observation.news)
            bot.observe(observation.view)
        met = process_time()
        action = bot.choose(shown[seat][-1].view, legal)
        yield met - begun, process_time() - met
        match.do(seat, action)


def _one_step(match: Match[Any, Any, Any, Any], rng: Random) -> None:
    if hasattr(match.awaiting, "seconds"):
        match.proceed()
    else:
        match.settle(match.game.sample(match.state, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    games = parser.parse_args().games
    print(f"{'game':<18}{'level':<10}{'choices':>8}{'seen':>9}{'choose':>9}{'longest':>9}  ms")
    for game_id, kind in shelf().items():
        game = load_game(game_id, seats=min(4, kind.about.most_seats))
        for level in LEVELS:
            warm_up(game, level)
            times = [pair for seed in range(games) for pair in choices(game, level, seed)]
            seen, chose = ([1000 * t for t in column] for column in zip(*times, strict=True))
            print(
                f"{game_id:<18}{level:<10}{len(times):>8}{fmean(seen):>9.2f}"
                f"{fmean(chose):>9.2f}{max(chose):>9.1f}"
            )


if __name__ == "__main__":
    main()
