"""SQLite only: syncing, sweeping, and the single writer."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.stores import row, rows, with_store

from bellyflop.server.store import writers
from bellyflop.server.store.log import StoreDown
from bellyflop.server.store.store import Store
from bellyflop.server.store.writers import SWEEP_AFTER, LiteWriter


@pytest.fixture
def lite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


def test_sqlite_syncs_every_commit_and_readers_cannot_write(lite: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store._writer, LiteWriter)
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            assert store._writer.connection.execute(f"PRAGMA {pragma}").fetchone() == (value,)
        async with store._reader.connect() as reading:
            found = await reading.execute(text("PRAGMA query_only"))
            assert found.scalar() == 1

    with_store(lite, work)


def test_a_full_disk_acknowledges_nothing_and_takes_rows_again_when_there_is_room(
    lite: str,
) -> None:
    def limit(store: Store, pages: int) -> None:
        assert isinstance(store._writer, LiteWriter)
        store._writer.connection.execute(f"PRAGMA max_page_count = {pages}")

    async def work(store: Store) -> None:
        large: dict[str, object] = {"large": "x" * 20_000}
        await store.append("t", rows(0))
        limit(store, 1)  # SQLite keeps its rows and accepts no new ones
        with pytest.raises(StoreDown, match="full"):
            await store.append("t", [row(1, large)])
        together = (store.append(name, [row(0, large)]) for name in "uv")
        assert all(
            isinstance(answer, StoreDown)
            for answer in await asyncio.gather(*together, return_exceptions=True)
        )
        assert await store.load("t") == rows(0)
        assert await store.load("u") == []
        limit(store, 1_000_000)
        await store.append("t", [row(1, large)])
        assert [row.seq for row in await store.load("t")] == [0, 1]

    with_store(lite, work)


def test_a_disk_that_is_full_is_in_the_log_once_and_known_until_a_row_fits_again(
    lite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        large: dict[str, object] = {"large": "x" * 20_000}
        await store.append("t", rows(0))
        await store.check()
        size = Path(lite.partition("///")[2] + "-wal").stat().st_size
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))  # no file can grow beyond that
        try:
            for _ in range(5):
                with pytest.raises(StoreDown):
                    await store.append("t", [row(1, large)])
            with pytest.raises(StoreDown):
                await store.check()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await store.check()  # though nobody has moved since
        assert await store.load("t") == rows(0)
        await store.append("t", [row(1, large)])

    with_store(lite, work)
    (line,) = [record.getMessage() for record in caplog.records if record.name == "bellyflop"]
    assert "cannot be written" in line
    assert "room on its disk" in line


def test_a_damaged_file_is_in_the_log(lite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        for n in range(40):
            await store.append(f"table{n}", [row(0, {"large": "x" * 20_000})])

    with_store(lite, work)
    file = Path(lite.partition("///")[2])
    with file.open("r+b") as damaged:
        damaged.seek(6 * 4096)
        damaged.write(b"\x55" * (file.stat().st_size - 6 * 4096))

    async def look(store: Store) -> None:
        for n in range(40):
            with contextlib.suppress(StoreDown):
                await store.load(f"table{n}")

    with_store(lite, look)
    (line,) = [record.getMessage() for record in caplog.records if record.name == "bellyflop"]
    assert "cannot be read" in line


def test_an_older_program_goes_on_with_a_newer_schema_and_says_so(
    lite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def first(store: Store) -> None:
        await store.append("t", rows(0))

    async def then(store: Store) -> None:
        assert await store.load("t") == rows(0)
        await store.append("t", rows(1))

    with_store(lite, first)
    with contextlib.closing(sqlite3.connect(lite.partition("///")[2])) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '0099'")
        newer.execute("ALTER TABLE event ADD COLUMN mood TEXT")
        newer.commit()
    with_store(lite, then)
    (line,) = [record.getMessage() for record in caplog.records if record.name == "bellyflop"]
    assert "A newer Bellyflop has brought this database to schema 0099; this one knows 0003" in line


@pytest.fixture
def by(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the threads that write rows."""
    seen: list[str] = []
    insert = LiteWriter._insert

    def noted(self: LiteWriter, *given: Any) -> None:
        seen.append(threading.current_thread().name.split("_")[0])
        insert(self, *given)

    monkeypatch.setattr(LiteWriter, "_insert", noted)
    return seen


def test_a_few_rows_are_written_by_the_loop_as_long_as_the_disk_is_quick(
    lite: str, by: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        await store.append("t", rows(0))  # the speed of the disk is not known yet
        monkeypatch.setattr(writers, "QUICK_SECONDS", 60.0)
        await store.append("t", rows(1))
        await store.append("t", rows(*range(2, 11)))  # more than a few
        await store.append("t", rows(*range(11, 19)))
        monkeypatch.setattr(writers, "QUICK_SECONDS", 0.0)
        await store.append("t", rows(19))
        assert await store.load("t") == rows(*range(20))

    with_store(lite, work)
    assert by == ["writer", "MainThread", "writer", "MainThread", "writer"]


def test_a_disk_that_takes_long_to_fail_does_not_hold_up_the_loop_again(
    lite: str, by: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        writer = store._writer
        assert isinstance(writer, LiteWriter)
        monkeypatch.setattr(writers, "QUICK_SECONDS", 60.0)
        await store.append("t", rows(0))
        writer.connection.execute("PRAGMA max_page_count = 1")
        with monkeypatch.context() as slow:
            ticks = count(step=3600)
            slow.setattr(time, "perf_counter", lambda: next(ticks))
            with pytest.raises(StoreDown, match="full"):
                await store.append("t", [row(1, {"large": "x" * 20_000})])
        writer.connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("t", rows(1))

    with_store(lite, work)
    assert by == ["MainThread", "MainThread", "writer"]


def test_another_process_that_writes_holds_up_nothing_but_the_log(
    lite: str, by: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "QUICK_SECONDS", 60.0)

    async def work(store: Store) -> None:
        await store.append("t", rows(0))
        with contextlib.closing(sqlite3.connect(lite.split("///")[1])) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.append("t", rows(1)))
            while by[-2:] != ["MainThread", "writer"]:
                await asyncio.sleep(0.001)  # the loop goes on
            assert not writing.done()
            other.rollback()
            await writing
        await store.append("t", rows(2))
        assert await store.load("t") == rows(0, 1, 2)

    with_store(lite, work)
    assert by == ["writer", "MainThread", "writer", "MainThread"]


def test_what_is_written_moves_into_the_file_while_writing_goes_on(
    lite: str, tmp_path: Path
) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store._writer, LiteWriter)
        for number in range(8):
            await store.append(f"t{number}", rows(*range(SWEEP_AFTER // 4)))
        assert store._writer._sweeping is not None
        await store._writer._sweeping
        await store.append("last", rows(*range(SWEEP_AFTER)))
        await store._writer._sweeping
        # A reader that does not know of the log of changes sees what is in the file alone.
        with contextlib.closing(
            sqlite3.connect(f"file:{tmp_path / 'tables.db'}?immutable=1", uri=True)
        ) as alone:
            (swept,) = alone.execute("SELECT count(*) FROM event").fetchone()
        assert swept == 3 * SWEEP_AFTER

    with_store(lite, work)
