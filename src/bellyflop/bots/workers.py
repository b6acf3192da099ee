"""Worker processes, each limited to one core."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

_SUMS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def worker_processes(count: int) -> ProcessPoolExecutor:
    """A pool of `count` processes."""
    one_core_each()
    return ProcessPoolExecutor(count, get_context("spawn"))


def one_core_each() -> None:
    """Limit numpy to one thread in processes started from now on.

    By default it starts several in each process. For arrays as small as ours they only wait for
    each other, and spin while they wait.
    """
    for name in _SUMS:
        os.environ.setdefault(name, "1")  # read by numpy when a worker first loads it
