"""Worker processes keep to one core each."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bellyflop.bots.workers import worker_processes


def _threads_after_a_sum() -> int:
    import numpy as np

    grid = np.ones((400, 400))
    assert (grid @ grid)[0, 0] == 400
    return len(list(Path("/proc/self/task").iterdir()))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts threads in /proc")
def test_a_worker_does_its_sums_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    with worker_processes(1) as pool:
        assert pool.submit(_threads_after_a_sum).result() == 1


def test_who_has_settled_it_otherwise_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")
    with worker_processes(1) as pool:
        assert pool.submit(os.getenv, "OPENBLAS_NUM_THREADS").result() == "2"
