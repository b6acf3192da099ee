"""The store's contract, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.services import Postgres
from tests.server.stores import opened, opening, row, rows, with_store

from bellyflop.core import Acted
from bellyflop.server.store import schema
from bellyflop.server.store import store as store_module
from bellyflop.server.store.log import Conflict, StoreDown
from bellyflop.server.store.store import Store
from bellyflop.server.store.writers import QUIET_DAYS, UNUSED_DAYS
from bellyflop.server.table.log import Change, Entry, Penciled, Played, Started


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_what_was_appended_is_loaded_in_order(url: str) -> None:
    async def work(store: Store) -> None:
        made = [opening(), *rows(1, 2, command="first-one")]
        await store.create("t", "BCDF", made)
        await store.append("t", rows(3, 4))
        assert await store.load("t") == [*made, *rows(3, 4)]
        assert [row.seq for row in await store.load("t", after=2)] == [3, 4]
        assert await store.load("t", after=4) == []
        assert await store.load("nobody's") == []

    with_store(url, work)


def test_a_row_number_is_given_once(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("t", rows(0, 1))
        with pytest.raises(Conflict):
            await store.append("t", [row(1, {"other": True})])
        await store.append("other", rows(0, 1))  # each table has its own numbers
        assert await store.load("t") == rows(0, 1)

    with_store(url, work)


def test_a_row_that_does_not_follow_the_last_one_is_refused(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("t", rows(0, 1))
        for table, gap in (("t", rows(3)), ("t", rows(3, 4)), ("t", rows(2, 4)), ("new", rows(1))):
            with pytest.raises(Conflict):
                await store.append(table, gap)
        asked = (store.append(name, rows(2)) for name in ("t", "new"))  # in one commit
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], Conflict)
        assert await store.load("t") == rows(0, 1, 2)
        assert await store.load("new") == []

    with_store(url, work)


def test_a_command_has_one_effect_in_a_table(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("t", rows(0, command="the-same-id"))
        with pytest.raises(Conflict):
            await store.append("t", rows(1, command="the-same-id"))
        await store.append("other", rows(0, command="the-same-id"))
        await store.append("t", rows(1, 2))  # rows without a command id do not conflict
        assert [row.seq for row in await store.load("t")] == [0, 1, 2]

    with_store(url, work)


def test_rows_of_one_append_are_all_kept_or_none(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("t", rows(0, 1, 2))
        with pytest.raises(Conflict):
            await store.append("t", [*rows(3, 4), *rows(2)])
        assert [row.seq for row in await store.load("t")] == [0, 1, 2]

    with_store(url, work)


def test_one_clash_in_a_commit_leaves_all_others_whole(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("clash", rows(0))
        tables = [f"t{n}" for n in range(20)]
        tables[13:13] = ["clash"]
        asked = [store.append(table, rows(0, 1)) for table in tables]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        for table, answer in zip(tables, answers, strict=True):
            if table == "clash":
                assert isinstance(answer, Conflict)
                assert await store.load(table) == rows(0)
            else:
                assert answer is None
                assert await store.load(table) == rows(0, 1)

    with_store(url, work)


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of batches in each commit."""
    seen: list[int] = []
    commit = Store._commit

    async def counted(self: Store, batches: list[object]) -> None:
        seen.append(len(batches))
        await commit(self, batches)  # type: ignore[arg-type]  # its own batches

    monkeypatch.setattr(Store, "_commit", counted)
    return seen


def test_appends_that_come_together_share_a_commit(url: str, commits: list[int]) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{n}", rows(0)) for n in range(100)))

    with_store(url, work)
    assert sum(commits) == 100
    assert len(commits) <= 3


def test_patient_rows_go_with_the_next_commit_and_are_told_of_last(
    url: str, commits: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PATIENT_SECONDS", 3600.0)
    told: list[str] = []

    async def append(store: Store, table: str, patient: bool) -> None:
        await store.append(table, rows(0), patient)
        told.append(table)

    async def work(store: Store) -> None:
        bots = [asyncio.create_task(append(store, f"bot{n}", True)) for n in range(3)]
        await asyncio.sleep(0.1)
        assert commits == []
        await append(store, "person", False)
        await asyncio.gather(*bots)
        assert not store.crowded
        assert await store.load("bot2") == rows(0)

    with_store(url, work)
    assert commits == [4]
    assert told == ["person", "bot0", "bot1", "bot2"]


def test_patient_rows_do_not_wait_for_ever(url: str, commits: list[int]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", rows(0), patient=True)
        await store.append("t", rows(1))

    with_store(url, work)
    assert commits == [1, 1]


def test_a_store_that_closes_takes_patient_rows_along(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PATIENT_SECONDS", 3600.0)

    async def leave_waiting(store: Store) -> None:
        asking = asyncio.create_task(store.append("t", rows(0), patient=True))
        await asyncio.sleep(0.01)
        assert not asking.done()

    async def look(store: Store) -> None:
        assert await store.load("t") == rows(0)

    with_store(url, leave_waiting)
    with_store(url, look)


def test_a_room_code_leads_to_its_table(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create("t", "BCDF", rows(0))
        assert await store.find("BCDF") == "t"
        assert await store.find("XXXX") is None
        with pytest.raises(Conflict):
            await store.create("u", "BCDF", rows(0))
        assert await store.load("u") == []
        assert await store.find("BCDF") == "t"

    with_store(url, work)


async def look_older(url: str, table: str, days: float) -> None:
    """Backdate the last move of this table."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        change = 'UPDATE event SET at = at - :age WHERE "table" = :table'
        await connection.execute(text(change), {"age": int(days * 86_400_000), "table": table})
    await engine.dispose()


def test_the_code_of_a_table_long_silent_is_given_again_and_nothing_is_lost(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create("old", "BCDF", [opening()])
        await store.append("old", [Entry(1, Started()), row(2)])
        await look_older(url, "old", QUIET_DAYS - 0.1)
        with pytest.raises(Conflict):
            await store.create("new", "BCDF", [opening()])
        assert await store.find("BCDF") == "old"
        await look_older(url, "old", 0.2)
        await store.append("old", [row(3)])  # it has become active again
        with pytest.raises(Conflict):
            await store.create("new", "BCDF", [opening()])
        await look_older(url, "old", QUIET_DAYS + 0.1)
        await store.create("new", "BCDF", [opening()])
        assert await store.find("BCDF") == "new"
        assert await store.load("old") == [opening(), Entry(1, Started()), row(2), row(3)]

    with_store(url, work)


@pytest.mark.parametrize("used", [Played(Acted(0, {})), Penciled({}), None])
def test_the_code_of_a_table_at_which_nobody_played_is_free_after_a_day(
    url: str, used: Change | None
) -> None:
    async def work(store: Store) -> None:
        await store.create("old", "BCDF", [opening(), Entry(1, Started())])
        if used is not None:
            await store.append("old", [Entry(2, used)])
        await look_older(url, "old", UNUSED_DAYS - 0.1)
        with pytest.raises(Conflict):
            await store.create("new", "BCDF", [opening()])
        await look_older(url, "old", 0.2)
        if used is not None:
            with pytest.raises(Conflict):
                await store.create("new", "BCDF", [opening()])
        else:
            await store.create("new", "BCDF", [opening()])
        assert await store.find("BCDF") == ("new" if used is None else "old")

    with_store(url, work)


def test_it_tells_which_tables_others_have_moved_on(url: str) -> None:
    async def work(store: Store) -> None:
        names = [f"t{n}" for n in range(600)]  # more than one query asks for
        known = [(name, 1 if n % 7 else 0) for n, name in enumerate(names)]
        async with opened(url) as other:
            await asyncio.gather(*(other.append(name, rows(0, 1)) for name in names))
            moved = await store.moved([*known, ("nobody's", 0)])
            assert sorted(moved) == sorted((name, 1) for name in names[::7])
            assert await store.moved([(name, 1) for name in names]) == []
            assert await store.moved([]) == []
            await store.append("t1", rows(2))
            await other.append("t2", rows(2))
            assert ("t2", 2) in await store.moved([("t2", 1)])

    with_store(url, work)


def test_a_store_that_is_opened_again_has_everything(url: str) -> None:
    async def first(store: Store) -> None:
        await store.create("t", "BCDF", rows(0, 1))

    async def second(store: Store) -> None:
        assert await store.load("t") == rows(0, 1)
        assert await store.find("BCDF") == "t"
        await store.append("t", rows(2))

    with_store(url, first)
    with_store(url, second)


def test_what_is_waiting_is_written_before_the_store_closes(url: str) -> None:
    async def first() -> list[object]:
        store = await Store.open(url)
        asked = [asyncio.create_task(store.append(f"t{n}", rows(0))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        return list(await asyncio.gather(*asked))

    async def second(store: Store) -> None:
        for n in range(50):
            assert await store.load(f"t{n}") == rows(0)

    assert asyncio.run(first()) == [None] * 50
    with_store(url, second)


def test_a_store_that_is_closed_takes_no_more_rows_and_says_so(url: str) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store.close()
        for patient in (True, False):
            with pytest.raises(StoreDown, match="closed"):
                await asyncio.wait_for(store.append("t", rows(0), patient), 20)
        with pytest.raises(StoreDown, match="closed"):
            await asyncio.wait_for(store.create("t", "BCDF", rows(0)), 20)

    asyncio.run(run())


def test_large_and_strange_payloads_come_back_as_they_were(url: str) -> None:
    strange: dict[str, object] = {
        "name": "Żółwik 🐢 \u202e مرحبا \\ \" ' ; DROP TABLE event; --",
        "control": "\x01\n\t\x7f",
        "numbers": [2**53, -(2**53), 0.5, None, True],
        "deep": {"a": [{"b": [[[]]]}]},
        "large": "🌊" * 200_000,
    }

    async def work(store: Store) -> None:
        await store.append("t", [row(0, strange)])
        assert await store.load("t") == [row(0, strange)]

    with_store(url, work)


def test_migrations_lead_from_nothing_to_the_schema_and_can_be_repeated(url: str) -> None:
    async def columns() -> dict[str, set[str]]:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: {
                    name: {column["name"] for column in inspect(c).get_columns(name)}
                    for name in inspect(c).get_table_names()
                }
            )
        await engine.dispose()
        return found

    asyncio.run(schema.upgrade(url))
    first = asyncio.run(columns())
    asyncio.run(schema.upgrade(url))
    assert asyncio.run(columns()) == first
    assert first.pop("alembic_version") == {"version_num"}
    assert first == {name: set(t.columns.keys()) for name, t in schema.metadata.tables.items()}


def test_many_nodes_may_bring_up_one_empty_database_at_once(postgres: Postgres) -> None:
    upgrade = [sys.executable, "-m", "bellyflop.server.store.schema", postgres.new_database()]
    starting = [subprocess.Popen(upgrade) for _ in range(3)]
    assert [process.wait(60) for process in starting] == [0, 0, 0]


def test_two_nodes_that_want_the_same_rows_never_block_one_another(postgres: Postgres) -> None:
    """Each row goes to one node and the other gets a conflict; no order causes a deadlock."""
    url = postgres.new_database()

    async def run() -> None:
        async with opened(url) as one, opened(url) as two:
            names = [f"t{n}" for n in range(60)]
            for row in range(4):
                asked = [one.append(name, rows(row)) for name in names]
                asked += [two.append(name, rows(row)) for name in reversed(names)]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                for first, second in zip(answers[:60], reversed(answers[60:]), strict=True):
                    assert [first, second].count(None) == 1
                    assert isinstance(first or second, Conflict)

    asyncio.run(run())


def test_after_postgresql_was_away_the_store_goes_on() -> None:
    with Postgres() as postgres:

        async def work(store: Store) -> None:
            await store.append("t", rows(0))
            postgres.end()
            with pytest.raises(StoreDown):
                await store.append("t", rows(1))
            with pytest.raises(StoreDown):
                await store.load("t")
            postgres.start()
            for _ in range(9):  # the pool finds its dead connections one by one
                try:
                    known = await store.load("t")
                    break
                except StoreDown:
                    continue
            assert known == rows(0)
            await store.append("t", rows(1))
            assert await store.load("t") == rows(0, 1)

        with_store(postgres.new_database(), work)


def test_a_table_that_a_newer_version_has_played_on_is_told_apart_and_others_go_on(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        for name in ("t", "u"):
            await store.append(name, rows(0, 1))
        engine = create_async_engine(url)
        async with engine.begin() as newer:
            for seq, kind in ((2, "swim"), (3, "start")):
                await newer.execute(
                    text(
                        'INSERT INTO event ("table", seq, kind, payload, at)'
                        f" VALUES ('t', {seq}, '{kind}', '{{}}', 1)"
                    )
                )
        await engine.dispose()
        await store.append("u", rows(2))
        for _ in range(3):
            with pytest.raises(StoreDown, match="cannot read a row of kind 'swim'"):
                await store.load("t")
        assert await store.following([("t", 0), ("u", 0)]) == {"u": rows(1, 2)}
        assert await store.load("u") == rows(0, 1, 2)
        await store.check()

    with_store(url, work)
    (line,) = [record.getMessage() for record in caplog.records if record.name == "bellyflop"]
    assert line.startswith("Table t was played on by a newer Bellyflop")
