"""`bellyflop solve`: its output, its cache, its refusals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bellyflop.cli import bellyflop
from bellyflop.games.pool_zee.solver import play, table


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(play, "_known", {})
    return tmp_path / "bellyflop"


def solve(*args: str) -> Result:
    return CliRunner().invoke(bellyflop, ["solve", *args])


def test_it_prints_one_json_object_and_keeps_the_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = solve("pool-zee", "--option", "joker=none", "--json")
    assert first.exit_code == 0
    assert first.stderr == ""
    report = json.loads(first.stdout)
    assert list(report) == ["game", "options", "expected", "states", "seconds"]
    assert report["game"] == "pool-zee"
    assert report["options"] == {"joker": "none"}
    assert report["expected"] == 245.870774514
    assert report["states"] == 357_632
    kept = (folder / "pool-zee-none.table").read_bytes()
    monkeypatch.setattr(play, "_known", {})
    monkeypatch.setattr(table, "solve", None)  # a second solve would fail
    again = solve("pool-zee", "--option", "joker=none")
    assert "245.870774514 points on average" in again.stdout
    assert "357,632 states" in again.stdout
    assert (folder / "pool-zee-none.table").read_bytes() == kept


def test_a_damaged_table_is_solved_again(folder: Path) -> None:
    folder.mkdir()
    (folder / "pool-zee-none.table").write_bytes(b"not a table")
    assert json.loads(solve("pool-zee", "--option", "joker=none", "--json").stdout)["states"]
    assert (folder / "pool-zee-none.table").stat().st_size > 1_000_000


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["pond"], 'there is no game "pond"'),
        (["pool-zee", "--option", "joker=wild"], 'it must be "forced" or "free" or "none"'),
        (["pool-zee", "--option", "depth=3"], 'has no option "depth"'),
        (["pool-zee", "--option", "games=3"], "a single game of pool-zee for one seat"),
        (["splash-party"], "there is no solver for splash-party"),
    ],
)
def test_what_cannot_be_solved_is_refused_with_the_reason(args: list[str], why: str) -> None:
    refused = solve(*args)
    assert refused.exit_code == 2
    assert why in " ".join(refused.stderr.split())


def test_without_the_studies_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*sys.modules, "study"]:
        if name.split(".")[0] == "study":
            monkeypatch.setitem(sys.modules, name, None)  # as in an installed package
    refused = solve("pool-zee", "--option", "joker=none", "--distribution")
    assert refused.exit_code == 1
    assert 'in a checkout, run `pip install --editable ".[study]"`' in refused.stderr
