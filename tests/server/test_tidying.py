"""`bellyflop tidy` lists what it would delete, and deletes exactly that on confirmation."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.scene import Scene
from tests.server.stores import opening
from tests.server.test_pad_table import pad_rows, told

from bellyflop.cli import bellyflop
from bellyflop.server.node import node as nodes
from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.node import Node
from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry, Penciled, TableOpened
from bellyflop.server.table.rooms import is_code, room_code
from bellyflop.server.table.viewer import Refused

DAY_MS = 86_400_000


def laid_out(database: Path) -> None:
    """Lay out one table of each kind, and a row of an unknown kind."""

    async def write() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        over = Scene.of("dice-cup", "p").play_until(lambda table: table.over).rows
        going = Scene.of("dice-cup", "p").play_until(lambda table: table.seq > 10).rows
        pad = [*pad_rows(), Entry(2, Penciled(told("chance", 20)), 0, "pencil-1")]
        tables = {"over": over, "going": going, "unused": [opening()], "pad": pad}
        tables["strange"] = [opening()]
        for name, rows in tables.items():
            await store.create(name, name.upper(), rows)
        await store.close()

    asyncio.run(write())
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE event SET kind = 'tomorrow' WHERE \"table\" = 'strange'")
    connection.close()


def aged(database: Path, days: float) -> None:
    """Backdate all rows by this many days."""
    with sqlite3.connect(database) as connection:
        at = int(time.time() * 1000 - days * DAY_MS)
        connection.execute("UPDATE event SET at = ?", (at,))
    connection.close()


def tables_of(database: Path) -> tuple[set[str], set[str]]:
    """The tables with rows, and the tables with a code."""
    with sqlite3.connect(database) as connection:
        rows = {name for (name,) in connection.execute('SELECT DISTINCT "table" FROM event')}
        codes = {name for (name,) in connection.execute('SELECT "table" FROM room')}
    connection.close()
    return rows, codes


ALL = {"over", "going", "unused", "pad", "strange"}


@pytest.mark.parametrize(
    ("days", "gone"),
    [
        (6, set()),
        (8, {"unused"}),
        (91, {"unused", "going"}),
        (366, {"unused", "going", "over", "pad"}),
    ],
)
def test_each_sort_is_kept_as_long_as_it_is_said(
    tmp_path: Path, days: float, gone: set[str]
) -> None:
    database = tmp_path / "tables.db"
    laid_out(database)
    aged(database, days)
    asked = ["tidy", "--database", f"sqlite:///{database}"]
    refused = CliRunner().invoke(bellyflop, asked, input="n\n")
    assert tables_of(database) == (ALL, ALL)  # the list comes before the deletion
    if gone:
        assert f"Delete these {len(gone)} tables for good?" in refused.output
    else:
        assert "There is nothing to tidy." in refused.output
    assert ("1 tables of another version" in refused.output) == (days > 7)
    done = CliRunner().invoke(bellyflop, [*asked, "--yes"])
    assert done.exit_code == 0, done.output
    assert tables_of(database) == (ALL - gone, ALL - gone)


def test_when_short_codes_are_in_use_longer_ones_are_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        node = Node(store, NoBus())
        opened = opening().change
        assert isinstance(opened, TableOpened)
        monkeypatch.setattr(nodes, "room_code", lambda length, _: "AEBCDFGH"[-length:])
        codes = [(await node.create(opened, start=False)).table.code for _ in range(3)]
        assert [len(code) for code in codes] == [4, 6, 8]
        with pytest.raises(Refused) as refused:
            await node.create(opened, start=False)
        assert refused.value.word == "no-codes"  # and the error gives this reason
        await store.close()

    asyncio.run(make())


def test_a_code_says_by_its_first_letter_how_long_it_is() -> None:
    for length, first in ((4, "BCDFGHJKLMNPQRSTVWXZ"), (6, "A"), (8, "E")):
        for _ in range(50):
            code = room_code(length, secrets.choice)
            assert len(code) == length
            assert code[0] in first
            assert is_code(code)
            assert is_code(code.lower())
    for wrong in ("BCD", "BCDFG", "ABCDF", "BBCDFG", "EBCDFG", "BCDF\n"):
        assert not is_code(wrong)
