"""A bot's row may wait for a batched commit, but never delays a person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.kit import PATIENCE
from tests.server.stores import rows, with_store

from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.live import LiveTable
from bellyflop.server.node.metrics import Metrics
from bellyflop.server.node.node import Node
from bellyflop.server.node.requests import BotWanted, NewTable, PersonWanted
from bellyflop.server.node.seating import open_table
from bellyflop.server.store import store as store_module
from bellyflop.server.store.store import Store
from bellyflop.server.table.commands import Do, Throw
from bellyflop.server.table.decide import TableMove
from bellyflop.server.table.messages import Answer


@pytest.fixture
def lite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


class Round:
    """A round in which a person and a bot must mark, in any order."""

    def __init__(
        self, node: Node, live: LiveTable, metrics: Metrics, mark: Callable[[], Awaitable[Answer]]
    ) -> None:
        self.node, self.live, self.metrics, self.person_marks = node, live, metrics, mark

    @classmethod
    async def begun(cls, store: Store, monkeypatch: pytest.MonkeyPatch) -> Round:
        """Bring a table to the marks; from then on a patient row waits without a limit."""
        node = Node(store, NoBus(), metrics := Metrics())
        made = await open_table(node, NewTable("dice-cup", [PersonWanted("Ana"), BotWanted()]))
        live = node.live[made.table]
        who = node.viewer(live, made.keys[0].token)
        assert who is not None
        thrown = await node.handle(live, who, Throw("a-throw", live.table.seq, "0" * 32))
        assert thrown.status == "ok"
        assert await node.by_itself(live, TableMove("wait"), live.table.seq)
        match = live.table.match
        assert match is not None
        action = match.game.write_action(match.game.default(match.state, 0))
        assert isinstance(action, dict)
        mark = Do("a-mark", live.table.seq, action)
        monkeypatch.setattr(store_module, "PATIENT_SECONDS", 36_000.0)
        return cls(node, live, metrics, lambda: node.handle(live, who, mark))

    async def bot_marks(self) -> bool:
        """Write the bot's mark."""
        match = self.live.table.match
        assert match is not None
        move = TableMove("do", 1, match.game.default(match.state, 1))
        return await self.node.by_itself(self.live, move, self.live.table.seq)


async def settle() -> None:
    """Let everything finish that waits only for the disk."""
    await asyncio.sleep(0.1)


def test_a_person_who_comes_to_a_table_hurries_the_row_of_its_bot(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        game = await Round.begun(store, monkeypatch)
        before = game.live.table.seq
        bot = asyncio.create_task(game.bot_marks())
        await settle()
        assert not bot.done()
        answer = await asyncio.wait_for(game.person_marks(), PATIENCE)
        assert answer.status == "ok"
        assert await bot
        assert [row.seat for row in await store.load(game.live.table.id, before)][:2] == [1, 0]

    with_store(lite, work)


def test_a_bot_is_not_patient_while_a_person_waits(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        game = await Round.begun(store, monkeypatch)
        async with game.live.lock:
            bot = asyncio.create_task(game.bot_marks())
            await settle()
            person = asyncio.ensure_future(game.person_marks())
            await settle()
        assert (await asyncio.wait_for(person, PATIENCE)).status == "ok"
        assert await bot

    with_store(lite, work)


def test_a_commit_is_measured_by_itself_without_what_a_bots_row_had_waited(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, ahead = time.monotonic, 0.0
    monkeypatch.setattr(time, "monotonic", lambda: clock() + ahead)

    async def work(store: Store) -> None:
        nonlocal ahead
        game = await Round.begun(store, monkeypatch)
        registry = game.metrics.registry
        before = registry.get_sample_value("bellyflop_commit_seconds_count")
        assert before == 3  # the table, the throw, the look
        bot = asyncio.create_task(game.bot_marks())
        await settle()
        ahead = 3600.0
        await store.append("somebody's", rows(0))
        assert await bot
        assert registry.get_sample_value("bellyflop_commit_seconds_count") == 4
        spent = registry.get_sample_value("bellyflop_commit_seconds_sum")
        assert spent is not None
        assert spent < ahead

    with_store(lite, work)
