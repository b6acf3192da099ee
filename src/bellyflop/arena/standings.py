"""The results of a contest: win rates, scores and ratings, each with its interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from .contest import Contest, Result

_Z = 1.959963984540054  # 95 %, two-sided
_RESAMPLES = 400


@dataclass(frozen=True)
class Interval:
    """A mean and the half-width of its 95 % interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """Its lower end."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.mean + self.half


@dataclass(frozen=True)
class Standing:
    """One entrant's results: share of wins, points, and a rating relative to the others."""

    entrant: int
    level: str
    games: int
    wins: Interval
    points: Interval
    rating: Interval
    forfeits: int = 0  # games that its failures ended


class Standings:
    """The standings of a contest. Games of one round share dice, so rounds are the samples."""

    def __init__(self, contest: Contest, results: Sequence[Result]) -> None:
        self.contest = contest
        self.results = sorted(results, key=lambda result: (result.round, result.seats))
        by_round: dict[int, list[Result]] = {}
        for result in self.results:
            by_round.setdefault(result.round, []).append(result)
        self._rounds = list(by_round.values())

    def table(self) -> list[Standing]:
        """Every entrant, best share of wins first."""
        ratings = self._ratings()
        rows = [
            Standing(
                entrant=n,
                level=level,
                games=len(self.results),
                wins=self._interval([[r.shares[n] for r in games] for games in self._rounds]),
                points=self._interval([[r.scores[n] for r in games] for games in self._rounds]),
                rating=ratings[n],
                forfeits=sum(result.loser == n for result in self.results),
            )
            for n, level in enumerate(self.contest.entrants)
        ]
        return sorted(rows, key=lambda row: -row.wins.mean)

    def duel(self, one: int, other: int) -> Interval:
        """How often `one` beats `other`, by share of the win, then by score; a tie counts half."""
        return self._interval([[_beats(r, one, other) for r in games] for games in self._rounds])

    @staticmethod
    def _interval(rounds: Sequence[Sequence[float]]) -> Interval:
        """The mean over all games; rounds are independent, games within one are not."""
        mean = fmean(value for games in rounds for value in games)
        if len(rounds) < 2:
            return Interval(mean, math.inf)
        count = sum(len(games) for games in rounds) / len(rounds)
        spread = stdev(sum(value - mean for value in games) / count for games in rounds)
        return Interval(mean, _Z * spread / math.sqrt(len(rounds)))

    def _ratings(self) -> list[Interval]:
        """Ratings on the usual scale: 400 points are odds of ten to one, the mean is 1500."""
        rng = Random(self.contest.seed)
        found = _strengths(self._rounds, len(self.contest.entrants))
        again = [
            _strengths(rng.choices(self._rounds, k=len(self._rounds)), len(found))
            for _ in range(_RESAMPLES if len(self._rounds) > 1 else 0)
        ]
        halves = [
            _Z * stdev(sample[n] for sample in again) if again else math.inf
            for n in range(len(found))
        ]
        return [Interval(rating, half) for rating, half in zip(found, halves, strict=True)]


def _beats(result: Result, one: int, other: int) -> float:
    mine = (result.shares[one], result.scores[one])
    theirs = (result.shares[other], result.scores[other])
    return 0.5 if mine == theirs else float(mine > theirs)


def _strengths(rounds: Sequence[Sequence[Result]], entrants: int) -> list[float]:
    """The strengths that fit all duels best (Bradley–Terry), by fixed-point iteration."""
    won = [[0.5 if a != b else 0.0 for b in range(entrants)] for a in range(entrants)]
    for result in (result for games in rounds for result in games):
        for a in range(entrants):
            for b in range(a):
                share = _beats(result, a, b)
                won[a][b] += share
                won[b][a] += 1 - share
    strength = [1.0] * entrants
    for _ in range(50):
        for a in range(entrants):
            met = sum(
                (won[a][b] + won[b][a]) / (strength[a] + strength[b])
                for b in range(entrants)
                if b != a
            )
            strength[a] = sum(won[a]) / met if met else 1.0
    logs = [400 * math.log10(value) for value in strength]
    return [1500 + value - fmean(logs) for value in logs]
