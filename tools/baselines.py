"""Makes docs/baselines.json: the scores of random play, our bots and best play in each game.

`python -m tools.baselines [GAME …]` makes it; the pages for researchers show it. Every number is
reproducible from the seed, the number of games and the version of Bellyflop beside it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import click

from bellyflop import Match, Players, __version__, load_game
from bellyflop.arena import Contest, Result, Standings
from bellyflop.arena.hands import play_here
from bellyflop.core import BadSetup
from bellyflop.games import find_game, levels_of, part, shelf

FILE = Path(__file__).parents[1] / "docs" / "baselines.json"
RANDOM_GAMES, SEED = 200, 7
_Z = 1.959963984540054  # 95 %, two-sided

Json = dict[str, Any]


@click.command()
@click.argument("games", nargs=-1)
@click.option("--games", "count", default=100, show_default=True, help="For each comparison.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores by default.")
def main(games: tuple[str, ...], count: int, jobs: int | None) -> None:
    """Measure the baselines of these games, or of all."""
    known: Json = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for game_id in games or tuple(shelf()):
        known[game_id] = baselines(game_id, count, jobs)
        text = json.dumps(dict(sorted(known.items())), indent=1)
        FILE.write_text(f"{text}\n", "utf-8")
        click.echo(f"{game_id} is in {FILE.name}.")


def baselines(game_id: str, games: int, jobs: int | None = None) -> Json:
    """All that is known about playing this game with its default options."""
    kind = find_game(game_id)
    least, levels = kind.about.least_seats, levels_of(kind)
    seats = max(2, least)
    return {
        "version": __version__,
        "seed": SEED,
        "random_games": RANDOM_GAMES,
        "bot_games": games,
        "random": [random_play(game_id, count) for count in sorted({least, seats})],
        "best": best_play(game_id),
        "seats": seats,
        "levels": [level_of(game_id, level, seats, games, jobs) for level in levels],
        "duels": [duel(game_id, pair, seats, games, jobs) for pair in pairwise(levels)],
    }


def random_play(game_id: str, seats: int, games: int = RANDOM_GAMES) -> Json:
    """Figures of games in which all legal actions are equally likely."""
    decisions, chances, most, points = 0, 0, 0, list[float]()
    rng = Random(SEED)
    for _ in range(games):
        match = Match(load_game(game_id, seats=seats))
        while not match.over:
            before = len(match.events)
            match.draw(rng)
            chances += len(match.events) - before
            if isinstance(match.awaiting, Players):
                seat = min(match.awaiting.seats)
                legal = match.game.legal(match.state, seat)
                most = max(most, len(legal))
                match.do(seat, rng.choice(legal))
                decisions += 1
        points.append(fmean(match.replayed().scores))
    return {
        "seats": seats,
        "decisions": round(decisions / games, 2),
        "chances": round(chances / games, 2),
        "most_actions": most,
        **_mean("points", points),
    }


def best_play(game_id: str) -> Json | None:
    """The mean points of best play alone, and whether they are exact; None without a solver."""
    about = find_game(game_id).about
    alone = load_game(game_id, seats=about.least_seats)
    solver = part(alone, "solver")
    if solver is None or about.least_seats > 1:
        return None
    try:
        solved = solver.solve_game(alone)
    except BadSetup:
        return None
    return {"points": round(solved.expected, 9), "exact": solved.at_most is None}


def level_of(game_id: str, level: str, seats: int, games: int, jobs: int | None) -> Json:
    """The mean score of this level among its equals."""
    results = _played(Contest(game_id, (level,) * seats, games, SEED), jobs)
    return {"level": level, **_mean("points", [fmean(result.scores) for result in results])}


def duel(game_id: str, pair: tuple[str, str], seats: int, games: int, jobs: int | None) -> Json:
    """How often the higher of two neighbouring levels comes out ahead; a tie counts half."""
    below, above = pair
    contest = Contest(game_id, (above, *[below] * (seats - 1)), games, SEED)
    share = Standings(contest, _played(contest, jobs)).duel(0, 1)
    return {
        "above": above,
        "below": below,
        "share": round(share.mean, 4),
        "half": round(share.half, 4),
    }


def _played(contest: Contest, jobs: int | None) -> list[Result]:
    results = [result for finished in play_here(contest, jobs, keep=False) for result in finished]
    return sorted(results, key=lambda result: (result.round, result.seats))


def _mean(name: str, values: Sequence[float]) -> Json:
    """The mean and the half-width of its 95 % interval."""
    half = _Z * stdev(values) / sqrt(len(values))
    return {name: round(fmean(values), 2), "half": round(half, 2)}


if __name__ == "__main__":
    main()
