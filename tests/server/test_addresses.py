"""Addresses from the host: obvious ones work, and impossible ones get an error message."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from tests.server.kit import PATIENCE, Server
from tests.server.services import Nats

from bellyflop.cli import bellyflop
from bellyflop.server.addresses import BadAddress, database_url, link_to, listen, public_origin
from bellyflop.server.node.nats_bus import NatsBus


def told(*arguments: str) -> str:
    """The error of `bellyflop serve` for these invalid arguments."""
    said = CliRunner().invoke(bellyflop, ["serve", *arguments])
    assert said.exit_code == 1, said.output
    assert isinstance(said.exception, SystemExit), said.exception
    return said.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--doorbell", "redis://x"), "A --doorbell is nats://host:4222, not redis://…."),
        (("--doorbell", "bell"), "A --doorbell is nats://host:4222, not bell."),
        (("--doorbell", "nats://bell:door"), "A --doorbell is nats://host:4222"),
        (("--database", "mysql://root:secret@x/y"), "postgresql://user:password@host/name"),
        (("--database", "postgresql+psycopg://x/y"), "postgresql+asyncpg:// in full"),
        (("--database", "tables.db"), "not tables.db."),
        (("--database", "postgresql://x:port/y"), "The database cannot be opened"),
        (("--public-url", "notaurl"), "such as https://play.example.org"),
        (("--public-url", "play.example.org"), "such as https://play.example.org"),
        (("--public-url", "ftp://play.example.org"), "such as https://play.example.org"),
        (("--public-url", "https://play.example.org/dice"), "no path behind it"),
        (("--public-url", "https://["), "such as https://play.example.org"),
        (("--proxies", "door"), "127.0.0.1,10.0.0.0/8, not door."),
        (("--proxies", "10.0.0.1/8"), "127.0.0.1,10.0.0.0/8, not 10.0.0.1/8."),
        (("--host", "nowhere.invalid"), "Try another --host"),
        (("--host", "x" * 70 + ".example"), "Try another --host"),
    ],
)
def test_an_address_that_cannot_be_used_is_told_in_words(
    arguments: tuple[str, str], words: str, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    here = ("--host", "127.0.0.1", "--port", "0", "--database", database)
    said = told(*here, *arguments)
    assert words in said
    assert "secret" not in said
    assert "--port" not in said


def test_a_port_that_is_taken_is_told_as_that() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as other,
        pytest.raises(BadAddress, match="Try another --port"),
    ):
        listen("127.0.0.1", other.getsockname()[1])


def test_an_address_of_another_machine_is_told_as_that() -> None:
    with pytest.raises(BadAddress, match="Try another --host"):
        listen("192.0.2.1", 0)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("sqlite:////var/tables.db", "sqlite+aiosqlite:////var/tables.db"),
        ("sqlite+aiosqlite:///tables.db", "sqlite+aiosqlite:///tables.db"),
        ("postgresql://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
        ("postgresql+asyncpg://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
    ],
)
def test_a_database_needs_no_driver_in_its_address(said: str, meant: str) -> None:
    assert database_url(said) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://play.example.org/", "https://play.example.org"),
        ("HTTPS://Play.Example.org:443", "https://play.example.org"),
        ("http://10.0.0.7:8080/", "http://10.0.0.7:8080"),
        ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
    ],
)
def test_a_public_url_is_spelled_as_browsers_spell_it(said: str, meant: str) -> None:
    assert public_origin(said) == meant


def test_a_link_to_an_ipv6_address_has_brackets() -> None:
    assert link_to("::1", 8080) == "http://[::1]:8080"
    assert link_to("127.0.0.1", 8080) == "http://127.0.0.1:8080"


def test_a_page_at_the_public_url_is_let_in_though_that_was_given_with_a_slash(
    tmp_path: Path,
) -> None:
    class Public(Server):
        """A server with a public link, which needs a fixed port."""

        def _hear(self, line: str) -> bool:
            self.said.append(line)
            return "open at https://play.example.org\n" in line

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    server = Public(
        f"sqlite:///{tmp_path / 'tables.db'}", "--public-url", "https://play.example.org/"
    )
    server.port = port
    with server, socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall(
            b"GET /ws HTTP/1.1\r\nHost: inside\r\nOrigin: https://play.example.org\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert wire.recv(12) == b"HTTP/1.1 101"


@pytest.mark.services
def test_a_doorbell_that_is_away_is_told_once_and_once_that_it_is_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING, "bellyflop")
    tries = 0

    def said() -> list[str]:
        return ["back" if "reached again" in r.message else "away" for r in caplog.records]

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.05)

    async def run(nats: Nats) -> None:
        bell = NatsBus(nats.url)
        miss = bell._miss

        async def counted(*what: object) -> None:
            nonlocal tries
            tries += 1
            await miss(*what)

        bell._miss = counted  # type: ignore[method-assign]  # to know that it was tried again
        await bell.open()
        await until(lambda: tries >= 2)
        assert said() == ["away"]
        await asyncio.to_thread(nats.start)
        await until(lambda: said() == ["away", "back"])
        await asyncio.to_thread(nats.end, signal.SIGKILL)
        before = tries
        await until(lambda: tries >= before + 3)
        assert said() == ["away", "back", "away"]
        await asyncio.to_thread(nats.start)
        await until(lambda: said() == ["away", "back", "away", "back"])
        await bell.close()
        assert len(said()) == 4

    with Nats() as nats:
        nats.end(signal.SIGKILL)
        asyncio.run(run(nats))
    assert f"127.0.0.1:{nats.port}" in caplog.records[0].getMessage()


def test_a_second_server_on_one_file_is_told_so_and_the_first_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    again = ("--host", "127.0.0.1", "--port", "0", "--database", database)
    with Server(database) as first:
        said = told(*again)
        assert said == (
            f"Error: Another server has {tmp_path / 'tables.db'} open already. Stop that one "
            "first, or give this one a file of its own, such as --database sqlite:///other.db\n"
        )
        assert first.ask("/health")[0] == 200
        with Server(f"sqlite:///{tmp_path / 'other.db'}"):
            pass
        first.kill()  # as a power cut would: nothing is left behind
        with Server(database) as after:
            assert after.ask("/health")[0] == 200


@pytest.mark.parametrize("wrong", ["no/such/folder/tables.db", "."])
def test_a_file_that_cannot_be_opened_is_told_in_one_sentence(wrong: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / wrong}"
    said = told("--host", "127.0.0.1", "--port", "0", "--database", database)
    assert said.startswith(f"Error: The database {tmp_path / wrong} cannot be opened: unable")
    assert said.count("\n") == 1


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"These are notes, and no database.\n" * 200)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    said = told("--host", "127.0.0.1", "--port", "0", "--database", database)
    file = tmp_path / "tables.db"
    assert said == f"Error: The database {file} cannot be opened: file is not a database.\n"


def test_every_option_has_a_sentence_that_says_what_it_is_for() -> None:
    serve = bellyflop.get_command(click.Context(bellyflop), "serve")
    assert serve is not None
    told = {option.name: option.help for option in serve.params if isinstance(option, click.Option)}
    assert len(told) > 10
    for name, sentence in told.items():
        assert sentence is not None, name
        assert sentence.endswith("."), name
        assert sentence[0].isupper(), name
        assert len(sentence.split()) >= 4, name
