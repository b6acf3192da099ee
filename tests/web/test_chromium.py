"""The choice of the test browser, and the hint when there is none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.web import chromium


@pytest.mark.parametrize("name", chromium.NAMES)
def test_a_browser_on_the_path_is_found_by_any_of_its_names(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.on_path() is None
    (tmp_path / name).touch(0o755)
    assert chromium.on_path() == os.fspath(tmp_path / name)


def test_a_browser_is_fetched_only_if_there_is_none() -> None:
    fetched: list[str] = []

    def fetch() -> str:
        fetched.append("/opt/chromium")
        return fetched[-1]

    chromium.main(lambda: "/usr/bin/chromium", fetch)
    assert fetched == []
    chromium.main(lambda: None, fetch)
    assert fetched == ["/opt/chromium"]


def test_with_no_browser_one_line_says_how_to_get_one() -> None:
    with pytest.raises(SystemExit) as ended:
        chromium.main(lambda: None, lambda: None)
    assert "playwright install chromium" in str(ended.value)
    assert "\n" not in str(ended.value)
