"""The look: shows something for some seconds with a countdown, then removes every trace."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import TextIO

from rich.console import RenderableType
from rich.text import Text

from .screen import Screen

_ENTER, _LEAVE = "\x1b[?1049h\x1b[H\x1b[2J", "\x1b[H\x1b[2J\x1b[?1049l"


def look(screen: Screen, seconds: int, words: str, shown: RenderableType) -> None:
    """Show it on the alternate screen for this many seconds, then erase it."""
    with keys_held(sys.stdin):
        screen.raw(_ENTER)
        try:
            screen.show(Text(words, "bold"), Text(), shown, Text())
            _count_down(screen, seconds)
        finally:
            screen.raw(_LEAVE)
            screen.clear(wipe=True)


def _count_down(screen: Screen, seconds: int) -> None:
    started = monotonic()
    for left in range(seconds, 0, -1):
        screen.raw("\r\x1b[K")
        screen.console.print(Text(_counted(left, seconds), "bold"), end="")
        screen.console.file.flush()
        _sleep_until(started + seconds - left + 1)
    screen.console.print(Text(screen.words("react-splash"), "bold"))


def _counted(left: int, seconds: int) -> str:
    """The countdown so far; the last three numbers stay, as when counting aloud."""
    said = range(min(seconds, 3), left - 1, -1) if left <= 3 else [left]
    return "".join(f"{number}… " for number in said)


def _sleep_until(moment: float) -> None:
    while (rest := moment - monotonic()) > 0:
        sleep(rest)


if sys.platform != "win32":
    import termios

    _SWITCHES_IN, _SWITCHES_LOCAL = 0, 3
    _KEYS = 6

    @contextmanager
    def keys_held(stdin: TextIO) -> Iterator[None]:
        """Turn off echo, Ctrl-S and Ctrl-Z in the block, and discard what was typed.

        Otherwise a player could freeze the screen and look as long as they like.
        """
        if not stdin.isatty():
            yield
            return
        before = termios.tcgetattr(stdin)
        still = termios.tcgetattr(stdin)
        still[_SWITCHES_IN] &= ~termios.IXON
        still[_SWITCHES_LOCAL] &= ~termios.ECHO
        still[_KEYS][termios.VSUSP] = b"\0"
        termios.tcsetattr(stdin, termios.TCSADRAIN, still)
        try:
            yield
        finally:
            termios.tcsetattr(stdin, termios.TCSAFLUSH, before)

else:
    import msvcrt

    @contextmanager
    def keys_held(stdin: TextIO) -> Iterator[None]:
        """Discard what was typed in the block."""
        yield
        while stdin.isatty() and msvcrt.kbhit():
            msvcrt.getwch()
