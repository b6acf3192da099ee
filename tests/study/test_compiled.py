"""Compiled functions are cached until their sources change; their dice are fair."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from study.compiled import below, draw, new_seed

from study import compiled as study


def test_a_change_in_any_file_that_may_be_called_is_noticed(tmp_path: Path) -> None:
    here, package = tmp_path / "study", tmp_path / "bellyflop"
    files = [
        here / "swim.py",
        here / "pond" / "dive.py",
        package / "solvers" / "keeps.py",
        package / "games" / "pond" / "state.py",
        package / "games" / "pond" / "solver" / "table.py",
    ]
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("one")
    editions = [study.edition(here, "pond", package)]
    for file in files:
        file.write_text("another")
        editions.append(study.edition(here, "pond", package))
    assert len(set(editions)) == len(files) + 1
    assert study.edition(here, "pond", package) == editions[-1]


def test_without_numba_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(study, "import_module", missing)
    with pytest.raises(ImportError, match=r"install bellyflop\[study\]"):
        study.compiled(len)


def test_compiling_leaves_numbas_own_settings_alone() -> None:
    config: Any = import_module("numba.core.config")
    before = config.CACHE_DIR

    @study.compiled
    def double(number: int) -> int:
        return 2 * number

    assert double(21) == 42
    assert before == config.CACHE_DIR


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
