"""Training of the network: the gradient of its error, and Adam."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.games.clever_kids.solver.codes import (
    BLUE_AT,
    BLUE_MASK,
    GREEN_AT,
    RED_AT,
    RED_MASK,
    YELLOW_MASK,
)
from bellyflop.games.clever_kids.solver.network import (
    LEADS,
    Codes,
    Features,
    Weights,
    leads,
    places,
    softmax,
)
from bellyflop.solvers.keeps import Floats

STARS_MATTER = 0.5  # weight of the stars' error relative to that of the chances


class Batch(NamedTuple):
    """Positions of games with the same number of seats, and their results."""

    codes: Codes  # positions × seats, the seat about to roll first
    shares: Floats  # of the win
    stars: Floats  # at the end

    def rows(self, rows: Codes) -> Batch:
        """The positions in these rows."""
        return Batch(self.codes[rows], self.shares[rows], self.stars[rows])


def slopes(features: Features, weights: Weights, batch: Batch) -> tuple[dict[str, Floats], float]:
    """The gradient of the mean error, and the error of the chances in nats."""
    codes, shares, stars = batch
    count, seats = codes.shape
    seen = features.yellow[codes & YELLOW_MASK] + features.red[codes >> RED_AT & RED_MASK]
    seen += features.blue[codes >> BLUE_AT & BLUE_MASK] + features.green[codes >> GREEN_AT]
    sheet = np.maximum(seen @ weights.first + weights.first_bias, 0)
    others = sheet.sum(axis=1, keepdims=True) - sheet
    lead = leads(features.stars(codes))
    seat = sheet @ weights.own + others @ weights.others
    seat += weights.place[places(seats)] + weights.lead[lead]
    seat = np.maximum(seat, 0)
    out = seat @ weights.out + weights.out_bias
    chances = softmax(out[..., 0])
    error = -(shares * np.log(chances + 1e-9)).sum() / count

    d_out = np.empty_like(out)
    d_out[..., 0] = (chances - shares) / count
    d_out[..., 1] = STARS_MATTER * (out[..., 1] - stars / 10) / (count * seats)
    d_seat = (d_out @ weights.out.T) * (seat > 0)
    d_others = d_seat @ weights.others.T
    d_sheet = d_seat @ weights.own.T + d_others.sum(axis=1, keepdims=True) - d_others
    d_sheet *= sheet > 0
    d_place = np.zeros_like(weights.place)
    d_place[places(seats)] = d_seat.sum(axis=0)
    return {
        "first": _outer(seen, d_sheet),
        "first_bias": d_sheet.sum(axis=(0, 1)),
        "own": _outer(sheet, d_seat),
        "others": _outer(others, d_seat),
        "place": d_place,
        "lead": _outer(np.eye(LEADS)[lead], d_seat),
        "out": _outer(seat, d_out),
        "out_bias": d_out.sum(axis=(0, 1)),
    }, float(error)


def _outer(left: Floats, right: Floats) -> Floats:
    product: Floats = left.reshape(-1, left.shape[-1]).T @ right.reshape(-1, right.shape[-1])
    return product


class Mean:
    """A running mean of the weights, steadier than the weights after the last few batches."""

    def __init__(self, weights: Weights, share: float) -> None:
        self._parts = {name: part.copy() for name, part in weights.parts().items()}
        self._share = share  # of the newest

    def take(self, weights: Weights) -> None:
        """Add the weights after a step."""
        for name, part in weights.parts().items():
            self._parts[name] += self._share * (part - self._parts[name])

    def weights(self) -> Weights:
        """The mean weights."""
        return Weights(**{name: part.copy() for name, part in self._parts.items()})


class Adam:
    """The Adam optimizer: gradient descent with a step size for each weight."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(part) for name, part in weights.parts().items()}
        self.square = {name: np.zeros_like(part) for name, part in weights.parts().items()}
        self.steps = 0

    def step(self, slope: dict[str, Floats], pace: float) -> None:
        """Take one step."""
        self.steps += 1
        for name, part in self.weights.parts().items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope[name] - mean)
            square += 0.001 * (slope[name] ** 2 - square)
            scale = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= pace * (mean / (1 - 0.9**self.steps)) / scale


def learn(
    features: Features,
    weights: Weights,
    batches: list[Batch],
    rng: np.random.Generator,
    *,
    rounds: int,
    pace: float,
    size: int = 512,
    mean: Mean | None = None,
) -> float:
    """Train the weights on all batches for this many rounds; the mean error of the last round."""
    adam, errors = Adam(weights), [0.0]
    for number in range(rounds):
        steps = [
            batch.rows(rows)
            for batch in batches
            for rows in _parts_of(rng.permutation(len(batch.codes)), size)
        ]
        errors = []
        for place in rng.permutation(len(steps)):
            slope, error = slopes(features, weights, steps[place])
            adam.step(slope, pace * (1 - number / rounds))
            if mean is not None:
                mean.take(weights)
            errors.append(error)
    return float(np.mean(errors))


def _parts_of(rows: Codes, size: int) -> list[Codes]:
    return [rows[start : start + size] for start in range(0, len(rows), size)]
