"""Learn the value of our own sheet by playing against oneself. It needs numba: bellyflop[study].

    python -m bellyflop.games.clever_kids.solver.training [--seed 7] [--out FILE]

Every generation plays thousands of games with the value learned so far, each choice blurred a
little, and learns from the last few generations who won and with how many stars; the first one
knows nothing. At the end, positions are played out again and again to see how far off the learned
chances are. It takes some minutes; the same seed gives the same weights. They are written after
every generation, to `value.json` beside this file unless told otherwise.
"""

from __future__ import annotations

import argparse
from collections import deque
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats

from ..layout import OUR_SHEET
from .codes import BLUE_AT, GREEN_AT, RED_AT
from .compact import compact
from .features import features
from .learning import Lessons, learn
from .network import Codes, Network, fresh_weights
from .study_games import desk, play_out
from .study_tables import Ints, Tables, mind_of, tables_of
from .value import DATA, write_weights

HIDDEN = 32
GENERATIONS, GAMES = 12, 8000
SHARES = {2: 0.25, 3: 0.25, 4: 0.5}  # of the games, by seats
BLUR = 0.15  # of each option's strength
KEPT = 3  # generations to learn from
TRUST = 0.2  # in the value a turn later, rather than in what came later still
ROUNDS, PACE = 3, 0.002  # through all lessons in each generation
TESTED, REPEATS = 300, 64  # positions played out to measure the error, and how often
_UNMEASURED = 0.5


class Games(NamedTuple):
    """Games with the same number of seats; sheets are four parts, seats in turn order."""

    before: Ints  # positions before a roll × seats × parts, game by game
    turns: Ints  # of each game
    end: Ints  # games × seats × parts


def play(tables: Tables, network: Network, start: Ints, blur: float, seed: int) -> Games:
    """Games from these positions to the end."""
    games, seats, _ = start.shape
    end, before = start.copy(), np.zeros((games * 60, *start.shape[1:]), np.int64)
    room = desk(seats, network.own.shape[0])
    turns = play_out(tables, mind_of(network, seats), room, end, blur, seed, before)
    return Games(before[: turns.sum()], turns, end)


def results(tables: Tables, end: Ints) -> tuple[Floats, Floats]:
    """The shares of the win and the stars at the end: games × seats."""
    stars = sum(tables.stars[part, end[..., part]] for part in range(4)).astype(float)
    best = stars == stars.max(axis=1, keepdims=True)
    return best / best.sum(axis=1, keepdims=True), stars


def codes_of(sheets: Ints) -> Codes:
    """The parts of sheets as codes."""
    yellow, red, blue, green = np.moveaxis(sheets, -1, 0)
    codes: Codes = yellow | red << RED_AT | blue << BLUE_AT | green << GREEN_AT
    return codes


def lessons_of(tables: Tables, network: Network, games: Games) -> Lessons:
    """Each position with a mix of the values after it and the result."""
    codes = codes_of(games.before)
    chances = network(codes).chances
    shares, stars = np.empty(chances.shape), np.empty(chances.shape)
    later, final = results(tables, games.end)
    row = np.cumsum(games.turns) - 1  # of each game's last position
    first = row - games.turns + 1
    while True:
        going = row >= first
        if not going.any():
            return Lessons(codes, shares, stars)
        # A turn earlier everybody is one step further from the dice.
        later, final = np.roll(later, 1, axis=1), np.roll(final, 1, axis=1)
        shares[row[going]], stars[row[going]] = later[going], final[going]
        later[going] += TRUST * (chances[row[going]] - later[going])
        row = row - 1


def generation(tables: Tables, network: Network, games: int, seed: int) -> list[Lessons]:
    """A generation of games, by number of seats."""
    starts = [np.zeros((int(games * share), seats, 4), np.int64) for seats, share in SHARES.items()]
    return [
        lessons_of(tables, network, play(tables, network, start, BLUR, seed)) for start in starts
    ]


def spread(tables: Tables, network: Network, seed: int) -> float:
    """How far off the chances of four seats are, one standard deviation, in units of √(p(1 − p)).

    Each position is played out many times; what the repeats differ by among themselves is not the
    network's fault and is taken off.
    """
    rng = np.random.default_rng(seed)
    before = play(tables, network, np.zeros((TESTED, 4, 4), np.int64), BLUR, seed).before
    start = before[rng.choice(len(before), TESTED, replace=False)]
    repeated = np.repeat(start, REPEATS, axis=0)
    games = play(tables, network, repeated, 0.0, seed)
    shares = results(tables, games.end)[0]
    # Back to the order of the start.
    back = (np.arange(4) - games.turns[:, None]) % 4
    shares = np.take_along_axis(shares, back, axis=1).reshape(TESTED, REPEATS, 4)
    chances = network(codes_of(start)).chances
    noise = shares.var(axis=1, ddof=1) / REPEATS
    off = ((chances - shares.mean(axis=1)) ** 2 - noise).mean()
    return float(np.sqrt(max(0.0, off) / (chances * (1 - chances)).mean()))


def train(seed: int, generations: int, games: int, out: Path) -> None:
    """Learn from scratch, telling about it, and write the weights."""
    seen, tables = features(compact(OUR_SHEET)), tables_of(compact(OUR_SHEET))
    rng = np.random.default_rng(seed)
    weights = fresh_weights(seen.width, HIDDEN, rng)
    kept: deque[list[Lessons]] = deque(maxlen=KEPT)
    for number in range(generations):
        kept.append(generation(tables, Network(seen, weights), games, seed + number))
        lessons = [lesson for those in kept for lesson in those]
        error = learn(seen, weights, lessons, rng, rounds=ROUNDS, pace=PACE)
        positions = sum(len(lesson.codes) for lesson in kept[-1])
        print(f"generation {number}: {positions} positions, error {error:.4f}", flush=True)
        out.write_text(write_weights(weights, _UNMEASURED), "utf-8")
    off = spread(tables, Network(seen, weights), seed)
    print(f"the chances are off by {off:.3f} √(p(1 − p))")
    out.write_text(write_weights(weights, off), "utf-8")


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description="learn the value of a sheet of Clever Kids")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(DATA))
    asked = parser.parse_args()
    train(asked.seed, GENERATIONS, GAMES, asked.out)


if __name__ == "__main__":
    main()
