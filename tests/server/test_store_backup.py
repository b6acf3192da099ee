"""Backups as the hosting guide describes, made during writes, and their restore."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import sqlite3
from pathlib import Path

import pytest
from tests.server.services import Postgres
from tests.server.stores import row

from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry

HOST = (Path(__file__).parents[2] / "docs" / "guide" / "host.md").read_text()


def said(start: str) -> list[str]:
    """The arguments of the only command on the page with this beginning."""
    (line,) = re.findall(rf"^{re.escape(start)}.*$", HOST, re.MULTILINE)
    return shlex.split(line)


def rows(count: int) -> list[Entry]:
    return [row(n, {"n": n, "name": "Żółw"}, command=f"command-{n:04}") for n in range(count)]


async def write(store: Store, first: int, last: int) -> None:
    for one in rows(last)[first:]:
        await store.append("t", [one])


def test_a_copy_made_by_sqlite_while_it_is_written_restores_whole(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    def back_up() -> None:
        sql = said("sqlite3 /var/lib/bellyflop/tables.db")[2]
        with sqlite3.connect(file) as connection:
            connection.execute(sql.replace("/backup/tables-2026-11-15.db", str(copy)))
        connection.close()
        check = said("sqlite3 /backup/tables-2026-11-15.db")[2]
        with sqlite3.connect(copy) as connection:
            assert connection.execute(check).fetchone() == ("ok",)
        connection.close()

    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await write(store, 0, 30)
        await asyncio.gather(asyncio.to_thread(back_up), write(store, 30, 60))
        await store.close()
        for name in ("tables.db-wal", "tables.db-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        shutil.copy(copy, file)
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        kept = len(await store.load("t"))
        assert 30 <= kept <= 60
        assert await store.load("t") == rows(kept)
        await write(store, kept, 61)  # and it goes on from there
        await store.close()

    asyncio.run(run())


@pytest.mark.services
def test_a_dump_made_by_postgresql_restores_whole() -> None:
    with Postgres() as postgres:
        old = postgres.new_database()

        def run_as_said(command: list[str], **names: str) -> None:
            program, *arguments = command
            for old_name, new_name in names.items():
                arguments = [word.replace(old_name, new_name) for word in arguments]
            arguments = [word.replace("/backup", str(postgres.folder)) for word in arguments]
            postgres.run(program, *postgres.client, *arguments)

        async def fill() -> None:
            store = await Store.open(old)
            await store.create("t", "BCDF", rows(40))
            await store.close()

        async def look() -> None:
            store = await Store.open(old.replace("/tables1?", "/restored?"))
            assert await store.load("t") == rows(40)
            assert await store.find("BCDF") == "t"
            await write(store, 40, 42)
            await store.close()

        asyncio.run(fill())
        run_as_said(said("pg_dump"), bellyflop="tables1")
        run_as_said(said("createdb"), bellyflop="restored")
        run_as_said(said("pg_restore"), bellyflop="restored")
        asyncio.run(look())
