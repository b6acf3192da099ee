"""Learn the value of our own sheet by self-play. It needs numba: bellyflop[study].

    python -m study.clever_kids.training [--seed 7] [--out FILE] [--finish]

Every generation plays thousands of games with the value learned so far and a little noise on each
choice, and learns from the last few generations who won and with how many stars. The first
generation knows nothing. The second schedule has more games, smaller steps, and as many games again
that begin in the middle, with sheets from different games and a few random ones. The finishing
schedule does the same from the written weights, and keeps a running mean of the weights. At the
end, positions are played out many times to measure the error of the learned chances.

It takes half an hour; the same seed gives the same weights. They are written after every
generation, to the solver's `value.json` or to the file of --out.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bellyflop.games.clever_kids import solver
from bellyflop.games.clever_kids.layout import OUR_SHEET
from bellyflop.games.clever_kids.solver.codes import BLUE_AT, GREEN_AT, RED_AT
from bellyflop.games.clever_kids.solver.compact import compact
from bellyflop.games.clever_kids.solver.estimates import DATA
from bellyflop.games.clever_kids.solver.network import (
    Codes,
    Network,
    Weights,
    features,
    fresh_weights,
)
from bellyflop.games.clever_kids.solver.value import read_weights, write_weights
from bellyflop.solvers.keeps import Floats

from .evaluation import new_workspace
from .games import play_out
from .learning import Batch, Mean, learn
from .tables import Ints, Tables, network_arrays, tables_of


class Schedule(NamedTuple):
    """The settings of one stretch of training."""

    generations: int
    games: int  # in each of them
    blur: float  # of each option's strength
    late: float  # games that begin in the middle, for each whole one
    odd: float  # of the sheets that these begin with
    kept: int  # generations to learn from
    rounds: int  # through all batches in each generation
    pace: float  # of the first generation
    last_pace: float


SCHEDULES = (
    Schedule(12, 8000, 0.15, late=0.0, odd=0.0, kept=3, rounds=3, pace=0.002, last_pace=0.002),
    Schedule(10, 16000, 0.07, late=1.0, odd=0.1, kept=5, rounds=2, pace=0.0008, last_pace=0.0002),
)
FINISHING = Schedule(7, 16000, 0.07, late=1.0, odd=0.1, kept=5, rounds=2, pace=6e-4, last_pace=3e-4)
MEAN_SHARE = 0.0002  # of each step in the mean of the finishing schedule
HIDDEN = 48
SHARES = {2: 0.25, 3: 0.25, 4: 0.5}  # of the games, by seats
LATE_ROUNDS, LATE_BLUR = 2, 0.15  # last rounds to take late sheets from; blur of late games
UNTOUCHED = 0.4  # of the areas on an odd sheet
TRUST = 0.2  # in the value one turn later, rather than in what came after that
TESTED, REPEATS = 300, 64  # positions played out to measure the error, and how often
TESTED_BLUR = 0.15  # of the games they come from
_UNMEASURED = 0.5
WEIGHTS = Path(str(resources.files(solver) / DATA))


class Games(NamedTuple):
    """Games with the same number of seats; sheets are four parts, seats in turn order."""

    before: Ints  # positions before a roll × seats × parts, game by game
    turns: Ints  # of each game
    end: Ints  # games × seats × parts


def play(tables: Tables, network: Network, start: Ints, blur: float, seed: int) -> Games:
    """Games played from these positions to the end."""
    games, seats, _ = start.shape
    end, before = start.copy(), np.zeros((games * 60, *start.shape[1:]), np.int64)
    work = new_workspace(seats, network.own.shape[0])
    turns = play_out(tables, network_arrays(network, seats), work, end, blur, seed, before)
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


def batch_of(tables: Tables, network: Network, games: Games) -> Batch:
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
            return Batch(codes, shares, stars)
        # A turn earlier everybody is one step further from the dice.
        later, final = np.roll(later, 1, axis=1), np.roll(final, 1, axis=1)
        shares[row[going]], stars[row[going]] = later[going], final[going]
        later[going] += TRUST * (chances[row[going]] - later[going])
        row = row - 1


def late_starts(
    tables: Tables, games: Games, count: int, odd_share: float, rng: np.random.Generator
) -> Ints:
    """Positions made of sheets from the last rounds of different games, and of odd sheets.

    On an odd sheet each area is random or untouched.
    """
    seats = games.end.shape[1]
    last = np.cumsum(games.turns)
    first = np.maximum(last - games.turns, last - LATE_ROUNDS * seats)
    rows = np.concatenate([np.arange(*span) for span in zip(first, last, strict=True)])
    sheets = games.before[rows].reshape(-1, 4)
    late = sheets[rng.integers(len(sheets), size=(count, seats))]
    odd = rng.integers(tables.full, size=late.shape)
    odd[rng.random(odd.shape) < UNTOUCHED] = 0
    return np.where(rng.random((count, seats, 1)) < odd_share, odd, late)


def generation(
    tables: Tables, network: Network, schedule: Schedule, seed: int, rng: np.random.Generator
) -> list[Batch]:
    """A generation of games, by number of seats and by where they begin."""
    batches = []
    for seats, share in SHARES.items():
        count = int(schedule.games * share)
        games = play(tables, network, np.zeros((count, seats, 4), np.int64), schedule.blur, seed)
        batches.append(batch_of(tables, network, games))
        if schedule.late:
            start = late_starts(tables, games, int(count * schedule.late), schedule.odd, rng)
            late = play(tables, network, start, LATE_BLUR, seed)
            batches.append(batch_of(tables, network, late))
    return batches


def spread(tables: Tables, network: Network, seed: int) -> float:
    """The standard deviation of the error of four seats' chances, in units of √(p(1 − p)).

    Each position is played out many times; the sampling error of the repeats is not the
    network's error, so it is subtracted.
    """
    rng = np.random.default_rng(seed)
    before = play(tables, network, np.zeros((TESTED, 4, 4), np.int64), TESTED_BLUR, seed).before
    start = before[rng.choice(len(before), TESTED, replace=False)]
    repeated = np.repeat(start, REPEATS, axis=0)
    games = play(tables, network, repeated, 0.0, seed)
    shares = results(tables, games.end)[0]
    # Restore the order of seats at the start.
    back = (np.arange(4) - games.turns[:, None]) % 4
    shares = np.take_along_axis(shares, back, axis=1).reshape(TESTED, REPEATS, 4)
    chances = network(codes_of(start)).chances
    noise = shares.var(axis=1, ddof=1) / REPEATS
    off = ((chances - shares.mean(axis=1)) ** 2 - noise).mean()
    return float(np.sqrt(max(0.0, off) / (chances * (1 - chances)).mean()))


def run_schedule(
    schedule: Schedule, stage: int, seed: int, weights: Weights, out: Path, mean: Mean | None = None
) -> None:
    """Learn by one schedule and print its progress; every generation writes the weights."""
    seen, tables = features(compact(OUR_SHEET)), tables_of(compact(OUR_SHEET))
    rng = np.random.default_rng([seed, stage])
    number = sum(earlier.generations for earlier in SCHEDULES[:stage])
    kept: deque[list[Batch]] = deque(maxlen=schedule.kept)
    for pace in np.linspace(schedule.pace, schedule.last_pace, schedule.generations).tolist():
        network = Network(seen, weights if mean is None else mean.weights())
        kept.append(generation(tables, network, schedule, seed + number, rng))
        batches = [batch for part in kept for batch in part]
        error = learn(seen, weights, batches, rng, rounds=schedule.rounds, pace=pace, mean=mean)
        positions = sum(len(batch.codes) for batch in kept[-1])
        print(f"generation {number}: {positions} positions, error {error:.4f}", flush=True)
        learned = weights if mean is None else mean.weights()
        out.write_text(write_weights(learned, _UNMEASURED), "utf-8")
        number += 1


def train(seed: int, schedules: Sequence[Schedule], out: Path) -> None:
    """Learn from scratch and write the weights."""
    width = features(compact(OUR_SHEET)).width
    weights = fresh_weights(width, HIDDEN, np.random.default_rng(seed))
    for stage, schedule in enumerate(schedules):
        run_schedule(schedule, stage, seed, weights, out)


def finish(seed: int, schedule: Schedule, out: Path) -> None:
    """Continue from the written weights, and replace them with the mean and its measured error."""
    weights, _ = read_weights(out.read_text("utf-8"))
    mean = Mean(weights, MEAN_SHARE)
    run_schedule(schedule, len(SCHEDULES), seed, weights, out, mean)
    seen, tables = features(compact(OUR_SHEET)), tables_of(compact(OUR_SHEET))
    off = spread(tables, Network(seen, mean.weights()), seed)
    print(f"the chances are off by {off:.3f} √(p(1 − p))")
    out.write_text(write_weights(mean.weights(), off), "utf-8")


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description="learn the value of a sheet of Clever Kids")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--finish", action="store_true", help="the last schedule alone")
    asked = parser.parse_args()
    if not asked.finish:
        train(asked.seed, SCHEDULES, asked.out)
    finish(asked.seed, FINISHING, asked.out)


if __name__ == "__main__":
    main()
