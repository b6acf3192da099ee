"""How many games a luck-free rating needs: the spread with and without luck, and its intervals.

    python -m benchmarks.rating

Bots of each level play games alone, and the coach reviews them. "Fewer" is the factor by which the
rating needs fewer games than plain results do. "Held" is the share of intervals over three games in
a row that contain the rating of all games.
"""

from __future__ import annotations

import argparse
from statistics import fmean, stdev

from bellyflop.arena import Contest, play_round
from bellyflop.bots import LEVELS
from bellyflop.coach import Rating, Review, rate, review_record

IN_A_ROW = 3


def reviews(game: str, level: str, count: int) -> list[Review]:
    """The reviews of `count` games that a bot plays alone."""
    found = []
    for seed in range(count):
        (result,) = play_round(Contest(game, (level,), 1, seed), 0, keep=True)
        assert result.record is not None
        found.append(review_record(result.record, 0))
    return found


def line(game: str, level: str, played: list[Review]) -> str:
    """One level's figures."""
    results = [review.result for review in played]
    fair = [review.result - review.lucky for review in played]
    whole = _rated(played)
    few = [_rated(played[at : at + IN_A_ROW]) for at in range(0, len(played), IN_A_ROW)]
    held = fmean(r.low - 1e-9 <= whole.value <= r.high + 1e-9 for r in few)
    wide = fmean((r.high - r.low) / 2 for r in few)
    spread = stdev(fair)
    fewer = f"{(stdev(results) / spread) ** 2:.1f} ×" if spread > 1e-9 else "all"
    return (
        f"{game:16}{level:10}{fmean(results):9.1f}{fmean(fair):9.1f}"
        f"{stdev(results):9.1f}{spread:9.1f}{fewer:>10}"
        f"{whole.value:9.1f}{wide:8.1f}{100 * held:8.1f}"
    )


def _rated(played: list[Review]) -> Rating:
    rating = rate(played)
    assert rating is not None
    return rating


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description="ratings without luck")
    parser.add_argument("--games", type=int, default=1500)
    count = parser.parse_args().games
    print(
        f"{'':26}{'mean':>9}{'fair':>9}{'spread':>9}{'fair':>9}{'fewer':>10}"
        f"{'rating':>9}{'±':>8}{'held %':>8}"
    )
    for game in ("dice-cup", "dice-pool-party", "pool-zee"):
        for level in LEVELS:
            print(line(game, level, reviews(game, level, count)), flush=True)


if __name__ == "__main__":
    main()
