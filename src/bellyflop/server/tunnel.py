"""A quick tunnel: a public link to this machine, made by cloudflared if it is installed."""

from __future__ import annotations

import ctypes
import re
import shutil
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread

from .addresses import BadAddress

PROGRAM = "cloudflared"
PATIENCE = 60.0  # seconds for the tunnel to print its link
LET_GO = 5.0  # seconds for the program to exit when asked
PROXIES = "127.0.0.1,::1"  # requests arrive from this machine
_LINK = re.compile(r"https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com")
_MISSING = (
    f"--share needs the program {PROGRAM}, which is not installed here. Get it from your system's "
    f"packages (brew install {PROGRAM}, winget install Cloudflare.{PROGRAM}) or from Cloudflare's "
    "own downloads, then start again. Without --share, phones nearby can play at once."
)


@contextmanager
def shared(port: int, lost: Callable[[], None]) -> Iterator[str]:
    """The public link to this port, as long as the block lasts, or BadAddress.

    `lost` is called, from another thread, if the tunnel ends before the block does.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise BadAddress(_MISSING)
    with TemporaryDirectory() as folder:
        # A host's own configuration would send every request elsewhere, so it gets an empty one.
        config = Path(folder) / "config.yml"
        config.touch()
        local = f"http://127.0.0.1:{port}"
        command = [program, "tunnel", "--no-autoupdate", "--config", str(config), "--url", local]
        tunnel = _Tunnel(command, lost)
        try:
            yield tunnel.link()
        finally:
            tunnel.close()


class _Tunnel:
    """The running program. A thread reads its output, so that its pipe never fills up."""

    def __init__(self, command: list[str], lost: Callable[[], None]) -> None:
        self._lost = lost
        self._closing = False
        self._links: Queue[str | None] = Queue()  # None: the program has exited
        self._said: deque[str] = deque(maxlen=20)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            preexec_fn=_dying_with_us(),
            # Ctrl-C is for the server, which ends the tunnel after its goodbyes.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def link(self) -> str:
        """The public link, or BadAddress with the program's last error."""
        with suppress(Empty):
            if link := self._links.get(timeout=PATIENCE):
                return link
        said = next((line for line in reversed(self._said) if "ERR" in line), None)
        words = (said or "it said nothing about why").strip()[:300]
        raise BadAddress(
            f"{PROGRAM} opened no tunnel ({words}). Is this machine connected to the internet? "
            "Without --share, phones nearby can play at once."
        )

    def _listen(self) -> None:
        linked = False
        assert self._process.stderr is not None
        with self._process.stderr as lines:
            for line in lines:
                self._said.append(line)
                if not linked and (found := _LINK.search(line)):
                    linked = True
                    self._links.put(found[0])
        self._links.put(None)
        if linked and not self._closing:
            self._lost()

    def close(self) -> None:
        """End the program."""
        self._closing = True
        self._process.terminate()
        try:
            self._process.wait(LET_GO)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(LET_GO)


def _dying_with_us() -> Callable[[], object] | None:
    """A function that makes a child end even if this process is killed; None where unsupported.

    There the program ends when it next writes a line, because nobody reads its output.
    """
    if sys.platform != "linux":
        return None
    libc, set_parent_death_signal = ctypes.CDLL(None), 1
    return lambda: libc.prctl(set_parent_death_signal, signal.SIGTERM)
