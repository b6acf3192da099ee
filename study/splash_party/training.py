"""Learns the chance to win a position of Splash Party from finished games.

    python -m study.splash_party.training --seed 1

In two games of three all seats are divers; in the others each seat has a random level. Positions
are those before a lift, as each live seat sees them. The same seed gives the same weights on one
machine. At the end it reports how good the chances are in unseen games.
"""

from __future__ import annotations

import argparse
import json
from importlib import resources
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from bellyflop.games.splash_party.bots.outlook import FEATURES
from bellyflop.games.splash_party.bots.value import Value
from bellyflop.games.splash_party.bots.weighing import Weighing

from .moments import decisions, moments

HIDDEN = 24
BATCH, ROUNDS = 256, 14
SHRINK = 1e-5
GAMES = {2: 4000, 3: 2000, 4: 2000, 5: 1000, 6: 1000}
"""By the number of seats."""
JUDGED = 0.35
"""The number of test games, as a share of the training games."""
Floats = NDArray[np.float64]


class Learner:
    """A network with one hidden layer that learns by Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng
        self.parts: list[Floats] = [
            rng.normal(0, (2 / FEATURES) ** 0.5, (FEATURES, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, HIDDEN**-0.5, HIDDEN),
            np.zeros(1),
        ]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def chances(self, rows: Floats) -> Floats:
        """The chance to win of each of these positions."""
        first, bias, out, out_bias = self.parts
        strengths: Floats = np.maximum(rows @ first + bias, 0) @ out + out_bias
        return 1 / (1 + np.exp(-strengths))

    def learn(self, rows: Floats, won: Floats, rate: float) -> None:
        """Take one step towards the results."""
        first, bias, out, out_bias = self.parts
        hidden = rows @ first + bias
        active = np.maximum(hidden, 0)
        wrong = (1 / (1 + np.exp(-(active @ out + out_bias))) - won) / len(won)
        back = np.outer(wrong, out) * (hidden > 0)
        slopes = [
            rows.T @ back + SHRINK * first,
            back.sum(axis=0),
            active.T @ wrong + SHRINK * out,
            np.array([wrong.sum()]),
        ]
        self._steps += 1
        for part, slope, mean, square in zip(
            self.parts, slopes, self._mean, self._square, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            corrected = mean / (1 - 0.9**self._steps)
            part -= rate * corrected / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)

    def study(self, rows: Floats, won: Floats) -> None:
        """Go through all positions several times, in smaller and smaller steps."""
        for number in range(ROUNDS):
            order = self.rng.permutation(len(won))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                self.learn(rows[some], won[some], 0.003 * (1 - number / ROUNDS) ** 1.5 + 1e-5)


def deciles(chances: Floats, won: Floats) -> list[tuple[float, float, int]]:
    """For each tenth of the scale: the mean predicted chance, the share won, and the count."""
    tenth = np.minimum((10 * chances).astype(int), 9)
    return [
        (float(chances[tenth == n].mean()), float(won[tenth == n].mean()), int((tenth == n).sum()))
        for n in range(10)
        if (tenth == n).any()
    ]


def gather(share: float, seed: str) -> tuple[Floats, Floats]:
    """Positions of this share of the games, and whether each was won."""
    rng = Random(seed)
    found: list[tuple[list[float], bool]] = []
    for seats, games in GAMES.items():
        found += moments(seats, round(share * games), seed)
    rng.shuffle(found)
    rows = np.array([row for row, _ in found], dtype=np.float32).astype(float)
    return rows, np.array([float(won) for _, won in found])


def learned(rows: Floats, won: Floats, seed: int) -> Learner:
    """A network trained on these positions."""
    learner = Learner(np.random.default_rng(seed))
    learner.study(rows, won)
    return learner


def apart(one: Value, two: Value, seed: str) -> tuple[float, float]:
    """The error of the chances, from two networks that were each trained on half the positions.

    The standard deviation of one network, in units of √(p(1 − p)): for positions, and for how much
    worse a choice is than the best.
    """
    positions, choices = [], []
    for seats in GAMES:
        for beliefs, seat, legal in decisions(seats, 4, seed):
            both = [Weighing(beliefs, seat, its) for its in (one, two)]
            positions.append(_differ(*[its.position() for its in both]))
            said = [[its.action(act) for act in legal] for its in both]
            best = max(range(len(legal)), key=said[0].__getitem__)
            for mine, theirs in zip(*said, strict=True):
                lost = (said[0][best] - mine) - (said[1][best] - theirs)
                choices.append(lost / (2 * _scale(said[0][best])) ** 0.5)
    return _deviation(positions), _deviation(choices)


def _differ(one: float, two: float) -> float:
    return float((one - two) / (2 * _scale((one + two) / 2)) ** 0.5)


def _scale(chance: float) -> float:
    return float(max(0.01, chance * (1 - chance)))


def _deviation(numbers: list[float]) -> float:
    return round(float(np.std(numbers)), 4)


def written(learner: Learner, spread: float = 0.0, among: float = 0.0) -> str:
    """The weights as JSON."""
    first, bias, out, out_bias = (part.round(4).tolist() for part in learner.parts)
    parts = {"first": first, "bias": bias, "out": out, "out_bias": out_bias[0]}
    parts |= {"spread": spread, "among": among}
    return "{\n" + ",\n".join(f'"{k}": {json.dumps(v)}' for k, v in parts.items()) + "\n}\n"


def report(learner: Learner, rows: Floats, won: Floats) -> str:
    """How good the chances are on unseen positions."""
    chances = learner.chances(rows)
    brier = float(((chances - won) ** 2).mean())
    lines = [f"{len(won):,} positions, Brier score {brier:.4f}", "said    won     positions"]
    lines += [f"{said:6.1%} {was:6.1%} {count:10,}" for said, was, count in deciles(chances, won)]
    return "\n".join(lines)


def main() -> None:
    """Train, print the report, and write the weights."""
    parser = argparse.ArgumentParser(description="learn the value of positions in Splash Party")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    options = parser.parse_args()
    rows, won = gather(options.share, f"tr{options.seed}")
    asked, was = gather(JUDGED * options.share, f"va{options.seed}")
    learner = learned(rows, won, options.seed)
    halves = [learned(rows[n::2], won[n::2], options.seed + n) for n in (0, 1)]
    one, two = (Value(**json.loads(written(half))) for half in halves)
    spread, among = apart(one, two, f"va{options.seed}")
    print(report(learner, asked, was))
    print(f"√(p(1 − p)) × {spread} off, and between choices × {among}")
    file = resources.files("bellyflop.games.splash_party.bots") / "value.json"
    Path(str(file)).write_text(written(learner, spread, among), "utf-8")


if __name__ == "__main__":
    main()
