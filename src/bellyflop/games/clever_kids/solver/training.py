"""Learn the value of our own sheet by playing against oneself. It needs numba: bellyflop[study].

    python -m bellyflop.games.clever_kids.solver.training [--seed 7] [--out FILE] [--finish]

Every generation plays thousands of games with the value learned so far, each choice blurred a
little, and learns from the last few generations who won and with how many stars; the first one
knows nothing. The second school has more games and smaller steps, and as many games again that
begin in the middle, with sheets that never met and a few that never were. The finishing school goes
on like that from the weights as they are written, and keeps the mean of where the steps lead. At
the end, positions are played out again and again to see how far off the learned chances are.

It takes half an hour; the same seed gives the same weights. They are written after every
generation, to `value.json` beside this file unless told otherwise.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats

from ..layout import OUR_SHEET
from .codes import BLUE_AT, GREEN_AT, RED_AT
from .compact import compact
from .features import features
from .learning import Lessons, Mean, learn
from .network import Codes, Network, Weights, fresh_weights
from .study_games import play_out
from .study_minds import desk
from .study_tables import Ints, Tables, mind_of, tables_of
from .value import DATA, read_weights, write_weights


class School(NamedTuple):
    """A time of learning."""

    generations: int
    games: int  # in each of them
    blur: float  # of each option's strength
    late: float  # games that begin in the middle, for each whole one
    odd: float  # of the sheets that these begin with
    kept: int  # generations to learn from
    rounds: int  # through all lessons in each generation
    pace: float  # of the first generation
    last_pace: float


SCHOOLS = (
    School(12, 8000, 0.15, late=0.0, odd=0.0, kept=3, rounds=3, pace=0.002, last_pace=0.002),
    School(10, 16000, 0.07, late=1.0, odd=0.1, kept=5, rounds=2, pace=0.0008, last_pace=0.0002),
)
FINISHING = School(7, 16000, 0.07, late=1.0, odd=0.1, kept=5, rounds=2, pace=6e-4, last_pace=3e-4)
MEAN_SHARE = 0.0002  # of each step in the mean of the finishing school
HIDDEN = 48
SHARES = {2: 0.25, 3: 0.25, 4: 0.5}  # of the games, by seats
LATE_ROUNDS, LATE_BLUR = 2, 0.15  # from whose sheets late games begin, and how they go on
UNTOUCHED = 0.4  # of the areas on an odd sheet
TRUST = 0.2  # in the value a turn later, rather than in what came later still
TESTED, REPEATS = 300, 64  # positions played out to measure the error, and how often
TESTED_BLUR = 0.15  # of the games they come from
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


def late_starts(
    tables: Tables, games: Games, count: int, odd_share: float, rng: np.random.Generator
) -> Ints:
    """Positions put together of sheets from the last rounds of different games, and of odd ones.

    On an odd sheet each area is as chance has it, or as nobody has touched it.
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
    tables: Tables, network: Network, school: School, seed: int, rng: np.random.Generator
) -> list[Lessons]:
    """A generation of games, by number of seats and by where they begin."""
    lessons = []
    for seats, share in SHARES.items():
        count = int(school.games * share)
        games = play(tables, network, np.zeros((count, seats, 4), np.int64), school.blur, seed)
        lessons.append(lessons_of(tables, network, games))
        if school.late:
            start = late_starts(tables, games, int(count * school.late), school.odd, rng)
            late = play(tables, network, start, LATE_BLUR, seed)
            lessons.append(lessons_of(tables, network, late))
    return lessons


def spread(tables: Tables, network: Network, seed: int) -> float:
    """How far off the chances of four seats are, one standard deviation, in units of √(p(1 − p)).

    Each position is played out many times; what the repeats differ by among themselves is not the
    network's fault and is taken off.
    """
    rng = np.random.default_rng(seed)
    before = play(tables, network, np.zeros((TESTED, 4, 4), np.int64), TESTED_BLUR, seed).before
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


def attend(
    school: School, year: int, seed: int, weights: Weights, out: Path, mean: Mean | None = None
) -> None:
    """Go through one school, telling about it; after every generation the weights are written."""
    seen, tables = features(compact(OUR_SHEET)), tables_of(compact(OUR_SHEET))
    rng = np.random.default_rng([seed, year])
    number = sum(earlier.generations for earlier in SCHOOLS[:year])
    kept: deque[list[Lessons]] = deque(maxlen=school.kept)
    for pace in np.linspace(school.pace, school.last_pace, school.generations).tolist():
        network = Network(seen, weights if mean is None else mean.weights())
        kept.append(generation(tables, network, school, seed + number, rng))
        lessons = [lesson for those in kept for lesson in those]
        error = learn(seen, weights, lessons, rng, rounds=school.rounds, pace=pace, mean=mean)
        positions = sum(len(lesson.codes) for lesson in kept[-1])
        print(f"generation {number}: {positions} positions, error {error:.4f}", flush=True)
        learned = weights if mean is None else mean.weights()
        out.write_text(write_weights(learned, _UNMEASURED), "utf-8")
        number += 1


def train(seed: int, schools: Sequence[School], out: Path) -> None:
    """Learn from scratch and write the weights."""
    width = features(compact(OUR_SHEET)).width
    weights = fresh_weights(width, HIDDEN, np.random.default_rng(seed))
    for year, school in enumerate(schools):
        attend(school, year, seed, weights, out)


def finish(seed: int, school: School, out: Path) -> None:
    """Go on from the weights that are written, and put their mean in their place, measured."""
    weights, _ = read_weights(out.read_text("utf-8"))
    mean = Mean(weights, MEAN_SHARE)
    attend(school, len(SCHOOLS), seed, weights, out, mean)
    seen, tables = features(compact(OUR_SHEET)), tables_of(compact(OUR_SHEET))
    off = spread(tables, Network(seen, mean.weights()), seed)
    print(f"the chances are off by {off:.3f} √(p(1 − p))")
    out.write_text(write_weights(mean.weights(), off), "utf-8")


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description="learn the value of a sheet of Clever Kids")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(DATA))
    parser.add_argument("--finish", action="store_true", help="the last school alone")
    asked = parser.parse_args()
    if not asked.finish:
        train(asked.seed, SCHOOLS, asked.out)
    finish(asked.seed, FINISHING, asked.out)


if __name__ == "__main__":
    main()
