"""Dice of compiled functions are fair and repeatable."""

from __future__ import annotations

import numpy as np

from bellyflop.solvers.study_chance import below, draw, new_seed


def test_the_stream_is_splitmix64() -> None:
    """The first numbers of the published generator for the seed 1234567."""
    seed = new_seed(1234567)
    assert [int(draw(seed)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_numbers_below_a_bound_are_equally_likely() -> None:
    seed = new_seed(5)
    counts = np.bincount([below(seed, 6) for _ in range(60_000)], minlength=6)
    assert len(counts) == 6
    assert ((counts - 10_000) ** 2 / 10_000).sum() < 20.5  # chi-square, 5 degrees, 0.1 %


def test_a_seed_gives_the_same_numbers_again() -> None:
    one, other = new_seed(9), new_seed(9)
    assert [below(one, 7776) for _ in range(50)] == [below(other, 7776) for _ in range(50)]
