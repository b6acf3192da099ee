"""A forked server: it starts in a tenth of a second, and its clocks run fast."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Self

from tests.server.kit import PATIENCE, Server, is_free


class Launcher:
    """The process that forks the servers; it ends with the tests."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.door = str(Path(self._folder.name) / "door")
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "launcher.py"), self.door],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n"

    def close(self) -> None:
        """End it and every process it has started."""
        self._process.communicate(timeout=PATIENCE)
        self._folder.cleanup()


@cache
def launcher() -> Launcher:
    """The launcher shared by all tests in this process; `end_launcher` ends it."""
    return Launcher()


def end_launcher() -> None:
    """End the shared launcher if a test has used it."""
    if launcher.cache_info().currsize:
        launcher().close()
        launcher.cache_clear()


class ForkedServer(Server):
    """A forked `bellyflop serve`; `wrong` names a fault to build into it."""

    def __init__(self, database: str, *arguments: str, wrong: str = "") -> None:
        super().__init__(database, *arguments)
        self._wrong = wrong
        self._wire: socket.socket | None = None
        self.pid = 0
        self.starts = 0

    def launch(self) -> None:
        """Start it without waiting until it listens."""
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        wanted = {"arguments": [*place, *self.arguments], "wrong": self._wrong}
        self._wire = socket.socket(socket.AF_UNIX)
        self._wire.settimeout(PATIENCE)
        self._wire.connect(launcher().door)
        self._wire.sendall(json.dumps(wanted).encode() + b"\n")
        self.said = []
        self._lines = self._wire.makefile(encoding="utf-8")
        self.pid = int(self._lines.readline().removeprefix("pid "))
        self.starts += 1

    def start(self) -> Self:
        """Start it and wait until it prints its address."""
        self.launch()
        for line in self._lines:
            if self._hear(line):
                return self
        raise AssertionError("the server did not start: " + "".join(self.said))

    def stop_hard(self) -> str:
        """Kill it as a power cut would; its output since the start."""
        return self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> str:
        if self._wire is None:
            return ""
        if how == signal.SIGKILL:
            os.killpg(self.pid, how)  # the bot workers too, as in a power cut
        else:
            os.kill(self.pid, how)
        self.said.extend(self._lines)  # EOF comes once all its processes have ended
        self._lines.close()
        self._wire.close()
        self._wire = None
        end = time.monotonic() + PATIENCE
        while not is_free(self.port):  # the port may be released after the output is closed
            assert time.monotonic() < end, f"somebody else listens on port {self.port}"
            time.sleep(0.001)
        return "".join(self.said)
