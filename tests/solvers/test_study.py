"""Compiled functions are kept, but never longer than what they stand on."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bellyflop.solvers import study


def test_a_change_in_any_file_that_may_be_called_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "pond" / "solver"
    folder.mkdir(parents=True)
    (folder / "study_swim.py").write_text("one")
    editions = set()
    for file in (folder / "study_swim.py", folder / "study_dive.py", folder.parent / "state.py"):
        file.write_text("another")
        study._edition.cache_clear()
        editions.add(study._edition(str(folder / "study_swim.py")))
    assert len(editions) == 3
    study._edition.cache_clear()
    assert study._edition(str(folder / "study_swim.py")) in editions


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
