"""Functions compiled by numba, and dice for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

import bellyflop
from bellyflop.solvers.cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

STUDY, PACKAGE = Path(__file__).parent, Path(bellyflop.__file__).parent


def compiled(function: F) -> F:
    """The function as machine code, compiled at its first call and kept in the cache folder."""
    try:
        numba = import_module("numba")
    except ImportError as error:
        raise ImportError("Studying needs numba: install bellyflop[study].") from error
    config: Any = import_module("numba.core.config")
    usual = config.CACHE_DIR
    # numba checks only the function's own file, and would miss a change in one that it calls.
    config.CACHE_DIR = str(cache_folder() / "compiled" / _edition(function.__code__.co_filename))
    try:
        return cast(F, numba.njit(cache=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = usual


@cache
def _edition(file: str) -> str:
    """A hash of all sources that a compiled function in this file can depend on."""
    return edition(STUDY, Path(file).parent.name, PACKAGE)


def edition(study: Path, game: str, package: Path) -> str:
    """A hash of all studies, of the solvers' common parts and of this game's rules and solver."""
    folders = (study, package / "dice", package / "solvers", package / "games" / game)
    sources = sorted(source for folder in folders for source in folder.rglob("*.py"))
    return sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()[:16]


# ── dice: SplitMix64, and unbiased numbers below a bound ────────────────────────────────────

Seed = NDArray[np.uint64]

_STEP, _MIX, _MIX_AGAIN = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def new_seed(seed: int) -> Seed:
    """The state of a random stream; each draw changes it."""
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
        # Redraw the remainder of 2**32 that does not divide evenly, to avoid bias (Lemire 2019).
        uneven = ((_LOW - size) + np.uint64(1)) % size
        while scaled & _LOW < uneven:
            scaled = (draw(seed) >> _32) * size
    return np.int64(scaled >> _32)
