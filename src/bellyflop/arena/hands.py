"""Plays the rounds of a contest in several processes, or on a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import as_completed
from functools import partial

from bellyflop.bots.workers import worker_processes

from .contest import Contest, Result, play_round, rounds

CONNECT_TIMEOUT = "10s"


class NoCluster(Exception):
    """The cluster cannot be used; the message says why and what to do."""


def play_here(contest: Contest, jobs: int | None, keep: bool) -> Iterator[list[Result]]:
    """The rounds as they finish, on this machine's cores (all of them by default)."""
    jobs = jobs or os.cpu_count() or 1
    play = partial(play_round, contest, keep=keep)
    if jobs == 1:
        yield from map(play, range(rounds(contest)))
        return
    with worker_processes(jobs) as pool:
        futures = [pool.submit(play, number) for number in range(rounds(contest))]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_on_cluster(contest: Contest, address: str, keep: bool) -> Iterator[list[Result]]:
    """The rounds as they finish, on the workers of an existing Dask cluster."""
    try:
        from distributed import Client
        from distributed import as_completed as finished
    except ImportError as error:
        raise NoCluster("--cluster needs Dask: install bellyflop[cluster].") from error
    try:
        client = Client(address, timeout=CONNECT_TIMEOUT)
    except OSError as error:
        raise NoCluster(f"no Dask scheduler answers at {address}: {error}") from error
    with client:
        play = partial(play_round, contest, keep=keep)
        futures = client.map(play, range(rounds(contest)), pure=False)
        for future in finished(futures):
            yield future.result()
