"""Limits on tables and sockets per address do not affect other addresses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Address
from tests.server.forked import ForkedServer
from tests.server.indoors import leap
from tests.server.kit import OPEN, PERSON, Json, Phone, Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bellyflop.server.http import limits as limits
from bellyflop.server.http.limits import Limits, network_of


def test_a_minutes_tables_may_be_made_at_once_and_then_one_by_one() -> None:
    async def make() -> None:
        keeper = Limits(tables_per_minute=30, sockets_per_address=1)
        assert [keeper.table_in("a") for _ in range(30)] == [0.0] * 30
        for _ in range(3):
            assert keeper.table_in("a") == pytest.approx(2.0)
            await asyncio.sleep(2.0)
            assert keeper.table_in("a") == 0.0
        assert keeper.table_in("b") == 0.0
        await asyncio.sleep(60.0)
        assert [keeper.table_in("a") for _ in range(30)] == [0.0] * 30
        assert keeper.table_in("a") > 0.0

    leap(make())


def test_an_address_that_is_not_known_is_not_counted() -> None:
    async def come() -> None:
        keeper = Limits(tables_per_minute=1, sockets_per_address=1)
        home = network_of(None)
        assert [keeper.table_in(home) for _ in range(9)] == [0.0] * 9
        assert all(keeper.let_in(home) for _ in range(9))
        keeper.let_out(home)

    leap(come())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("a name", "a name", True),
        ("a name", "another", False),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of(Address(one, 1)) == network_of(Address(other, 2))) == same


def test_the_doorkeeper_remembers_no_more_than_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 100)

    async def come() -> None:
        keeper = Limits(tables_per_minute=2, sockets_per_address=5)
        for number in range(500):
            assert keeper.table_in(f"address {number}") == 0.0
        assert len(keeper._tables._rested) == 100
        assert keeper.table_in("address 499") == 0.0
        assert keeper.table_in("address 499") > 0.0
        await asyncio.sleep(61.0)
        assert keeper.table_in("somebody else") == 0.0
        assert list(keeper._tables._rested) == ["somebody else"]
        for number in range(500):
            assert keeper.let_in(f"address {number}")
            keeper.let_out(f"address {number}")
        assert not keeper._sockets

    leap(come())


# ── at the door of a real server ────────────────────────────────────────────────────────────────

STRICT = ("--tables-per-minute", "3", "--sockets-per-address", "2")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with ForkedServer(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *STRICT) as server:
        yield server


def make(server: Server, behind: str | None = None) -> tuple[int, Json, str | None]:
    """Open a table through a proxy for this address; the status and Retry-After."""
    wanted = json.dumps({"game": "pool-zee", "seats": [PERSON, OPEN]}).encode()
    headers = {} if behind is None else {"x-forwarded-for": behind}
    place = f"http://127.0.0.1:{server.port}/api/tables"
    try:
        with urllib.request.urlopen(urllib.request.Request(place, wanted, headers)) as answer:
            return answer.status, json.load(answer), None
    except urllib.error.HTTPError as error:
        return error.code, json.load(error), error.headers["retry-after"]


def test_whoever_makes_very_many_tables_is_asked_to_wait_and_nobody_else_is(strict: Server) -> None:
    assert [make(strict)[0] for _ in range(3)] == [201] * 3
    status, said, again = make(strict)
    assert (status, said["word"]) == (429, "too-many-tables")
    assert again is not None
    assert 1 <= int(again) <= 20
    assert [make(strict, "192.0.2.1")[0] for _ in range(4)] == [201] * 3 + [429]
    assert make(strict, "192.0.2.2")[0] == 201
    # A client can prepend any address, but the proxy's own entry comes last.
    assert make(strict, "192.0.2.3, 192.0.2.1")[0] == 429


def find(server: Server, code: str, behind: str) -> tuple[int, str | None]:
    """Look up a room through a proxy for this address; the status and Retry-After."""
    place = f"http://127.0.0.1:{server.port}/api/rooms/{code}"
    try:
        asked = urllib.request.Request(place, headers={"x-forwarded-for": behind})
        with urllib.request.urlopen(asked) as answer:
            return answer.status, None
    except urllib.error.HTTPError as error:
        return error.code, error.headers["retry-after"]


def test_whoever_guesses_codes_is_asked_to_wait_and_nobody_else_is(strict: Server) -> None:
    code = make(strict)[1]["code"]
    assert [find(strict, code, "192.0.2.1")[0] for _ in range(20)] == [200] * 20
    for wrong in ("AEIO", "none"):  # no room has this code
        assert [find(strict, wrong, "192.0.2.1")[0] for _ in range(6)] == [404] * 6
    status, again = find(strict, code, "192.0.2.1")  # otherwise it would confirm a right guess
    assert status == 429
    assert again is not None
    assert 1 <= int(again) <= 5
    assert find(strict, code, "192.0.2.2")[0] == 200


def test_only_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    with ForkedServer(
        f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *STRICT, "--proxies", "192.0.2.0/24"
    ) as server:
        assert [make(server, f"198.51.100.{n}")[0] for n in range(4)] == [201] * 3 + [429]


def test_the_third_socket_of_an_address_is_refused_until_another_is_closed(strict: Server) -> None:
    made = make(strict)[1]

    async def arrive(address: str) -> Phone:
        phone = Phone.with_token(strict, made)
        phone.wire = await connect(
            f"ws://127.0.0.1:{strict.port}/ws", additional_headers={"x-forwarded-for": address}
        )
        return phone

    async def come() -> None:
        first, second = await arrive("192.0.2.1"), await arrive("192.0.2.1")
        await first.hello()
        await first.look()
        third = await arrive("192.0.2.1")
        bye = await third.receive()
        assert (bye["type"], bye["reason"], bye["word"]) == ("bye", "refused", "too-many-phones")
        with pytest.raises(ConnectionClosed) as closed:
            await third.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        other = await arrive("192.0.2.2")
        await second.leave()
        while True:  # until the server has noticed the disconnect
            again = await arrive("192.0.2.1")
            with contextlib.suppress(ConnectionClosed):
                await again.hello()
                if (await again.receive())["type"] != "bye":
                    break
            await again.leave()
        for phone in (first, third, other, again):
            await phone.leave()

    asyncio.run(come())
