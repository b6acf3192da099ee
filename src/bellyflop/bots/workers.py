"""Worker processes: each does its own sums on one core."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

_SUMS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def worker_processes(count: int) -> ProcessPoolExecutor:
    """So many processes."""
    one_core_each()
    return ProcessPoolExecutor(count, get_context("spawn"))


def one_core_each() -> None:
    """Processes started from now on do their sums in one thread.

    numpy would start threads of its own in every one of them. For sums as small as ours they
    only wait for each other, and keep a core busy while they wait.
    """
    for name in _SUMS:
        os.environ.setdefault(name, "1")  # read by numpy when a worker first loads it
