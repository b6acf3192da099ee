"""Nodes whose database or message bus stalls without closing the connection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from tests.server.forked import ForkedServer
from tests.server.kit import FAST, PATIENCE, PERSON, Phone
from tests.server.quiet import QuietLine
from tests.server.services import Nats, Postgres
from tests.server.stores import opened, rows

from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.live import LiveTable
from bellyflop.server.node.nats_bus import NatsBus
from bellyflop.server.node.node import Node
from bellyflop.server.node.requests import NewTable, PersonWanted
from bellyflop.server.node.seating import open_table
from bellyflop.server.store import schema, writers
from bellyflop.server.store.log import StoreDown
from bellyflop.server.store.store import Store
from bellyflop.server.table.commands import Throw
from bellyflop.server.table.messages import Answer

pytestmark = pytest.mark.services

T = TypeVar("T")
Throwing = Callable[[str], Awaitable[Answer]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use shorter database timeouts than in production."""
    monkeypatch.setattr(writers, "ANSWER_SECONDS", 1.0)


def through(line: QuietLine, url: str) -> str:
    """The URL of this database through the proxy."""
    name = url.split("?")[0].rsplit("/", 1)[1]
    return f"postgresql+asyncpg://postgres@127.0.0.1:{line.port}/{name}?ssl=disable"


def over_a_line(
    postgres: Postgres, work: Callable[[QuietLine, Store, Store], Awaitable[None]]
) -> None:
    """Run this work with one store behind the proxy and one directly connected."""

    async def run() -> None:
        url = postgres.new_database()
        async with (
            asyncio.timeout(PATIENCE),
            QuietLine(postgres) as line,
            opened(url) as near,
            opened(through(line, url)) as store,
        ):
            await work(line, store, near)

    asyncio.run(run())


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Retry until the store answers; broken connections recover one by one."""
    while True:
        with contextlib.suppress(StoreDown):
            return await ask()


@pytest.mark.usefixtures("impatient")
def test_a_silent_database_is_away_and_back_without_a_restart(postgres: Postgres) -> None:
    async def work(line: QuietLine, store: Store, near: Store) -> None:
        await store.append("t", rows(0))
        line.hush()
        asked: list[Awaitable[object]] = [
            store.append("t", rows(1)),
            store.create("u", "BCDF", rows(0)),
            store.find("BCDF"),
            store.moved([("t", 0)]),
            *(store.load("t") for _ in range(12)),  # more than the pool has connections
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreDown] * len(asked)
        assert "said nothing for 1 seconds" in str(answers[0])
        line.speak()
        assert await patiently(lambda: store.load("t")) == rows(0)
        await patiently(lambda: store.append("t", rows(1)))
        assert await near.load("t") == rows(0, 1)

    over_a_line(postgres, work)


@pytest.mark.usefixtures("impatient")
def test_a_store_closes_though_its_database_is_silent(postgres: Postgres) -> None:
    async def work(line: QuietLine, store: Store, near: Store) -> None:
        await store.load("t")
        line.hush()
        asked = [asyncio.create_task(store.append(f"t{n}", rows(0))) for n in range(1000)]
        await asyncio.sleep(0.1)
        await store.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {StoreDown}
        line.forget()

    over_a_line(postgres, work)


def test_a_node_does_not_start_on_a_silent_database_and_says_why(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "CONNECT_SECONDS", 0.5)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE / 2), QuietLine(postgres) as line:
            line.hush()
            with pytest.raises(TimeoutError, match=r"said nothing for 0\.5 seconds"):
                await schema.upgrade(through(line, postgres.new_database()))

    asyncio.run(run())


async def seated(node: Node) -> tuple[LiveTable, Throwing]:
    """A table, and a function that makes its player's first throw under a given command id."""
    wanted = NewTable("pool-zee", [PersonWanted("Ana")], options={"opening": False})
    made = await open_table(node, wanted)
    live = node.live[made.table]
    who = node.viewer(live, made.keys[0].token)
    assert who is not None
    base = live.table.seq

    async def throw(name: str) -> Answer:
        return await node.handle(live, who, Throw(name, base, "0" * 32))

    return live, throw


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("landed", [True, False])
@pytest.mark.parametrize("again", ["the-same-id", "a-new-one"])
def test_a_move_whose_commit_was_not_heard_of_counts_once(
    postgres: Postgres, landed: bool, again: str
) -> None:
    """Even if PostgreSQL gets the row, never gets the commit, and keeps the transaction open."""

    async def work(line: QuietLine, store: Store, near: Store) -> None:
        live, throw = await seated(Node(store, NoBus()))
        before = live.table.seq
        line.hush(b"COMMIT", first=landed)
        assert (await throw("the-same-id")).status == "unavailable"
        assert live.table.seq == before
        line.forget()
        answer = await throw(again)
        while answer.status == "unavailable":
            answer = await throw(again)
        thrown = [row.command for row in await near.load(live.table.id, before)]
        if again == "the-same-id" or not landed:
            assert (answer.status, thrown) == ("ok", [again])
        else:
            assert (answer.status, thrown) == ("stale", ["the-same-id"])
        assert live.table.seq == before + 1

    over_a_line(postgres, work)


def test_a_node_with_a_silent_database_says_so_and_goes_on_when_it_speaks(
    postgres: Postgres,
) -> None:
    async def run(server: ForkedServer, line: QuietLine) -> None:
        made = await asyncio.to_thread(server.open_table, "pool-zee", [PERSON])
        ana = Phone.with_token(server, made)
        await ana.arrive()
        await ana.look()
        wanted = ana.next_command()
        assert wanted is not None
        line.hush()
        command = {**wanted, "id": "the-same-id", "base": ana.seen["seq"] if ana.seen else 0}

        async def ask() -> str:
            await ana.send(command)
            while "the-same-id" not in ana.answers:
                await ana.receive()
            return str(ana.answers.pop("the-same-id")["status"])

        health = asyncio.create_task(asyncio.to_thread(server.ask, "/health"))
        assert await ask() == "unavailable"
        status, said = await health
        assert (status, said["word"]) == (503, "store-down")
        line.speak()
        while (answer := await ask()) == "unavailable":
            pass
        assert answer == "ok"
        assert (await asyncio.to_thread(server.ask, "/health"))[0] == 200
        await ana.play()
        await ana.leave()
        assert (await asyncio.to_thread(server.record, made["table"]))["events"]

    async def evening() -> str:
        async with asyncio.timeout(2 * PATIENCE), QuietLine(postgres) as line:
            url = through(line, postgres.new_database())
            server = ForkedServer(url, *FAST)
            await asyncio.to_thread(server.start)
            try:
                await run(server, line)
            finally:
                said = await asyncio.to_thread(server.stop)
        return said

    assert "Traceback" not in asyncio.run(evening())


def test_a_silent_bell_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def run(bell: Nats) -> None:
        async with (
            asyncio.timeout(PATIENCE),
            QuietLine(bell) as line,
            opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as store,
        ):
            doorbell = NatsBus(f"nats://127.0.0.1:{line.port}")
            node = Node(store, doorbell)
            await node.open()
            while not doorbell._client.is_connected:
                await asyncio.sleep(0.01)
            line.hush()
            for _ in range(20):
                _, throw = await seated(node)
                assert (await throw("one-throw")).status == "ok"
            await node.close()

    with Nats() as bell:
        asyncio.run(run(bell))
