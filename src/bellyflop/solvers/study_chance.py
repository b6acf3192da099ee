"""Dice for compiled functions: SplitMix64, and numbers below a bound without favour."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .study import compiled

Seed = NDArray[np.uint64]

_STEP, _MIX, _MIX_AGAIN = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def new_seed(seed: int) -> Seed:
    """The state of a stream of numbers; it changes as they are drawn."""
    return np.array([seed % 2**64], dtype=np.uint64)


@compiled
def draw(seed: Seed) -> np.uint64:
    """The next 64 bits."""
    seed[0] += _STEP
    bits: np.uint64 = seed[0]
    bits = (bits ^ (bits >> _30)) * _MIX
    bits = (bits ^ (bits >> _27)) * _MIX_AGAIN
    return bits ^ (bits >> _31)


@compiled
def below(seed: Seed, bound: int) -> np.int64:
    """A whole number from 0 to bound - 1, each exactly as likely as any other."""
    size = np.uint64(bound)
    scaled = (draw(seed) >> _32) * size
    if scaled & _LOW < size:
        # Of the 2**32 numbers those that do not divide evenly are drawn again (Lemire 2019).
        uneven = ((_LOW - size) + np.uint64(1)) % size
        while scaled & _LOW < uneven:
            scaled = (draw(seed) >> _32) * size
    return np.int64(scaled >> _32)
