"""Keeping a terminal still: nothing typed is echoed, and no key can freeze or suspend it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

if sys.platform != "win32":
    import termios

    _SWITCHES_IN, _SWITCHES_LOCAL = 0, 3
    _KEYS = 6

    @contextmanager
    def held_still(stdin: TextIO) -> Iterator[None]:
        """For a while no key is echoed, Ctrl-S freezes nothing and Ctrl-Z suspends nothing.

        Otherwise a frozen screen would make a short look last as long as one likes. What was typed
        meanwhile is dropped.
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
    def held_still(stdin: TextIO) -> Iterator[None]:
        """What is typed meanwhile is dropped."""
        yield
        while stdin.isatty() and msvcrt.kbhit():
            msvcrt.getwch()
