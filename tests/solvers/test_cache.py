"""A cached table is reloaded unchanged, and a doubtful one is recomputed."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from bellyflop.solvers.cache import Cached, cache_folder

TABLE = np.array([[1.5, -np.inf, 254.587728734496], [0.0, 3.25, 1e-300]])
KEPT = Cached("pond", 3, (2, 3))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "bellyflop"


def test_a_table_comes_back_bit_for_bit_and_read_only(folder: Path) -> None:
    assert KEPT.load() is None
    KEPT.save(TABLE)
    loaded = KEPT.load()
    assert loaded is not None
    assert loaded.tobytes() == TABLE.tobytes()
    assert loaded.shape == TABLE.shape
    assert not loaded.flags.writeable
    assert os.listdir(folder) == ["pond.table"]  # no draft is left behind


def test_every_single_damaged_byte_is_noticed(folder: Path) -> None:
    KEPT.save(TABLE)
    path = folder / "pond.table"
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert KEPT.load() is None, place
    path.write_bytes(whole)
    assert KEPT.load() is not None


def test_a_table_cut_short_or_made_longer_is_noticed(folder: Path) -> None:
    KEPT.save(TABLE)
    path = folder / "pond.table"
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert KEPT.load() is None, length
    path.write_bytes(whole + b"\0")
    assert KEPT.load() is None


@pytest.mark.parametrize(
    "other", [Cached("pond", 4, (2, 3)), Cached("pond", 3, (3, 2)), Cached("pond", 3, (6,))]
)
def test_another_version_or_shape_is_another_table(other: Cached) -> None:
    KEPT.save(TABLE)
    assert other.load() is None


def test_a_table_under_another_name_is_not_taken_for_this_one(folder: Path) -> None:
    KEPT.save(TABLE)
    os.rename(folder / "pond.table", folder / "pool.table")
    assert Cached("pool", 3, (2, 3)).load() is None


def test_a_damaged_table_is_made_anew_and_kept(folder: Path) -> None:
    made = []

    def make() -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        made.append(1)
        return TABLE

    for damage in (None, b"", b"garbage\n\n", b"\xff" * 5000):
        if damage is not None:
            (folder / "pond.table").write_bytes(damage)
        for _ in range(2):
            np.testing.assert_array_equal(KEPT.load_or_make(make), TABLE)
    assert len(made) == 4
    KEPT.load_or_make(make, fresh=True)
    assert len(made) == 5


def test_a_folder_that_cannot_be_made_does_no_harm(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    np.testing.assert_array_equal(KEPT.load_or_make(lambda: TABLE), TABLE)
    assert KEPT.load() is None


def test_a_folder_in_place_of_the_file_does_no_harm(folder: Path) -> None:
    (folder / "pond.table").mkdir(parents=True)
    np.testing.assert_array_equal(KEPT.load_or_make(lambda: TABLE), TABLE)
    assert os.listdir(folder) == ["pond.table"]


def test_an_interrupted_save_leaves_the_old_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    KEPT.save(TABLE)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        KEPT.save(TABLE + 1)
    assert os.listdir(folder) == ["pond.table"]
    loaded = KEPT.load()
    assert loaded is not None
    np.testing.assert_array_equal(loaded, TABLE)


def test_the_cache_folder_is_where_the_system_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_folder() == Path("/home/ana/.cache/bellyflop")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder() == Path("/home/ana/.cache/bellyflop")
    monkeypatch.setattr("sys.platform", "darwin")
    assert cache_folder() == Path("/home/ana/Library/Caches/bellyflop")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert cache_folder() == Path("/local/bellyflop")
