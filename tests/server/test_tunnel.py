"""`bellyflop serve --share`: a public link, with a stand-in for cloudflared.

The stand-in prints what cloudflared prints for a quick tunnel; the test uses no network.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.kit import PATIENCE, Server

from bellyflop.cli import bellyflop

LINK = "https://wet-towel-seven-ducks.trycloudflare.com"
OPENS = f"""
import os, pathlib, sys, time
here = pathlib.Path({{folder!r}})
(here / "arguments").write_text("\\n".join(sys.argv[1:]))
(here / "pid").write_text(str(os.getpid()))
say = lambda words: print("2026-11-19T02:00:00Z INF " + words, file=sys.stderr, flush=True)
say("Requesting new quick Tunnel on trycloudflare.com...")
say("+------------------------------------------------------------+")
say("|  Your quick Tunnel has been created! Visit it at           |")
say("|  {LINK}            |")
say("+------------------------------------------------------------+")
time.sleep(3600)
"""
STOPS_THE_SERVER = """
import os, pathlib, signal, time
(pathlib.Path({folder!r}) / "pid").write_text(str(os.getpid()))
os.kill(os.getppid(), signal.SIGTERM)
time.sleep(3600)
"""
FAILS = """
import sys
sys.exit('ERR failed to request quick Tunnel: Post "https://api.trycloudflare.com/tunnel": EOF')
"""


def stand_in(folder: Path, program: str) -> str:
    """A PATH with this program as `cloudflared`."""
    folder.mkdir()
    file = folder / "cloudflared"
    file.write_text(f"#!{sys.executable}\n" + program.replace("{folder!r}", repr(str(folder))))
    file.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


class Shared(Server):
    """A server that is up once it has printed its public link."""

    def _hear(self, line: str) -> bool:
        self.said.append(line)
        return f"open at {LINK}\n" in line


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shared:
    monkeypatch.setenv("PATH", stand_in(tmp_path / "bin", OPENS))
    return Shared(f"sqlite:///{tmp_path / 'tables.db'}", "--share")


def is_running(pid: int) -> bool:
    """Whether this process still exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def tunnel_of(tmp_path: Path) -> int:
    return int((tmp_path / "bin" / "pid").read_text())


def test_a_shared_server_says_its_public_link_and_who_carries_the_bytes(
    shared: Shared, tmp_path: Path
) -> None:
    with shared:
        said = "".join(shared.said)
        assert "will pass through Cloudflare's computers" in said
        assert f"Phones nearby may also use http://127.0.0.1:{shared.port}" in said
        asked = (tmp_path / "bin" / "arguments").read_text().splitlines()
        assert asked[-2:] == ["--url", f"http://127.0.0.1:{shared.port}"]
        config = Path(asked[asked.index("--config") + 1])
        assert config.read_text() == ""


def test_a_page_at_the_public_link_may_open_sockets_and_no_other_site(shared: Shared) -> None:
    with shared:
        for origin, answer in ((LINK, b"101"), ("https://api.trycloudflare.com", b"403")):
            with socket.create_connection(("127.0.0.1", shared.port), timeout=PATIENCE) as wire:
                wire.sendall(
                    b"GET /ws HTTP/1.1\r\nHost: inside\r\nOrigin: " + origin.encode() + b"\r\n"
                    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                assert wire.recv(12)[9:] == answer


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_the_tunnel_ends_with_the_server(
    asked: signal.Signals, shared: Shared, tmp_path: Path
) -> None:
    ours = signal.signal(asked, signal.SIG_DFL)  # a child ignores what is ignored here
    with shared:
        signal.signal(asked, ours)
        tunnel = tunnel_of(tmp_path)
        assert is_running(tunnel)
        said = shared.end(asked)
    assert not is_running(tunnel)
    assert "The tunnel has closed" not in said


def test_a_server_that_is_stopped_while_the_tunnel_opens_takes_it_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", stand_in(tmp_path / "bin", STOPS_THE_SERVER))
    here = ("--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}")
    command = [sys.executable, "-m", "bellyflop", "serve", "--share", *here]
    stopped = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert stopped.stderr == ""
    assert not is_running(tunnel_of(tmp_path))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a child with its parent")
def test_a_server_that_is_killed_takes_its_tunnel_along(shared: Shared, tmp_path: Path) -> None:
    with shared:
        tunnel = os.pidfd_open(tunnel_of(tmp_path))
        shared.kill()
    try:
        ended, _, _ = select.select([tunnel], [], [], PATIENCE)
        assert ended
    finally:
        os.close(tunnel)


def test_a_tunnel_that_closes_is_told_and_phones_nearby_go_on(
    shared: Shared, tmp_path: Path
) -> None:
    with shared:
        os.kill(tunnel_of(tmp_path), signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while "The tunnel has closed" not in "".join(shared.said) and time.monotonic() < end:
            time.sleep(0.05)
        assert f"phones nearby go on at http://127.0.0.1:{shared.port}" in "".join(shared.said)
        with socket.create_connection(("127.0.0.1", shared.port), timeout=PATIENCE) as wire:
            wire.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert wire.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (None, "needs the program cloudflared, which is not installed here"),
        (FAILS, "opened no tunnel (ERR failed to request quick Tunnel"),
        ("", "opened no tunnel (it said nothing about why)"),
    ],
)
def test_where_no_tunnel_opens_one_sentence_says_why_and_what_works(
    program: str | None, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = "" if program is None else stand_in(tmp_path / "bin", program)
    monkeypatch.setenv("PATH", there)
    here = ("--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}")
    said = CliRunner().invoke(bellyflop, ["serve", "--share", *here])
    assert said.exit_code == 1
    assert words in said.output
    assert "Without --share, phones nearby can play at once." in said.output


def test_a_shared_server_is_given_no_address_of_its_own(tmp_path: Path) -> None:
    said = CliRunner().invoke(bellyflop, ["serve", "--share", "--public-url", "https://a.example"])
    assert said.exit_code == 2
    assert "leave out --public-url and --host" in said.output
