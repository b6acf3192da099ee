"""The real command in a pseudo-terminal, with an emulator that tracks the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

import pyte

from bellyflop.words import words_in

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]")
_PATIENCE = 60  # seconds of silence before a command counts as stuck
# Opening the terminal in a new session makes it the controlling terminal, so that Ctrl-C works.
# A shell starts background jobs with SIGINT ignored, and children inherit that, so reset it.
_TAKE_TERMINAL = (
    "import os, signal, sys; os.close(os.open(os.ttyname(0), os.O_RDWR));"
    " signal.signal(signal.SIGINT, signal.SIG_DFL);"
    " os.execv(sys.argv[1], sys.argv[1:])"
)
CTRL_C, CTRL_D = b"\x03", b"\x04"


def saved(data: Path) -> Path:
    """The only game in this data folder."""
    (file,) = (data / "bellyflop" / "games").iterdir()
    return file


class Session:
    """`bellyflop …` in a terminal of this size."""

    def __init__(
        self,
        *arguments: str,
        data: Path,
        columns: int = 80,
        rows: int = 40,
        language: str = "en",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.words = words_in(language)
        self.screen = pyte.HistoryScreen(columns, rows, history=10_000)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self._sent = 0  # the length of `raw` at the last input
        self._terminal, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        start = f"from bellyflop.cli import main; main({list(arguments)!r})"
        command = [sys.executable, "-c", _TAKE_TERMINAL, sys.executable, "-c", start]
        env = {**os.environ, "XDG_DATA_HOME": str(data), "TERM": "xterm-256color"}
        env["BELLYFLOP_LANGUAGE"] = language
        env.update(environment or {})
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._terminal)

    # ── the output ─────────────────────────────────────────────────────────────────────────

    @property
    def fresh(self) -> str:
        """All output since the last input, without control codes."""
        return _ESCAPES.sub("", self.raw[self._sent :].decode("utf-8", "replace"))

    @property
    def display(self) -> str:
        """The text on the screen now."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    @property
    def scrollback(self) -> str:
        """The text in the scrollback."""
        lines = self.screen.history.top
        return "\n".join("".join(line[at].data for at in sorted(line)) for line in lines)

    def wait_for(self, pattern: str) -> str:
        """Wait until the fresh text contains this pattern; that text."""
        until = time.monotonic() + _PATIENCE
        while not re.search(pattern, self.fresh):
            if not self._read(until):
                raise AssertionError(f"waited for {pattern!r} in vain, saw:\n{self.fresh}")
        return self.fresh

    def wait_for_prompt(self) -> str:
        """Wait until the command asks for input; the fresh text."""
        pauses = "terminal-go-on", "terminal-alone", "terminal-copy", "dice-cup-terminal-ready"
        return self.wait_for(rf"(> |({'|'.join(map(self.said, pauses))}) )$")

    def said(self, word: str) -> str:
        """A pattern that matches this sentence with any values filled in."""
        sentences = [self.words(word, name="·", seconds=seconds) for seconds in (1, 2)]
        patterns = [re.escape(sentence).replace("·", ".+") for sentence in sentences]
        return "|".join([patterns[0], patterns[1].replace("2", r"\d+")])

    def wait_for_end(self) -> int:
        """Wait until the command has ended and read all output; the exit status."""
        while self._read(time.monotonic() + _PATIENCE):
            pass
        return self.process.wait(_PATIENCE)

    def _read(self, until: float) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], max(0.0, until - time.monotonic()))
        try:
            data = os.read(self._terminal, 65536) if ready else b""
        except OSError:  # the command has closed the terminal
            return False
        self.raw += data
        self._stream.feed(data)
        return bool(data)

    # ── the input ────────────────────────────────────────────────────────────────────────

    def type(self, text: str) -> None:
        """Type a line and press Enter."""
        self.press(text.encode() + b"\n")

    def press(self, keys: bytes) -> None:
        """Press these keys."""
        self._sent = len(self.raw)
        os.write(self._terminal, keys)
