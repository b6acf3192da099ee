"""The look: something is shown for whole seconds, counted down, and is then really gone."""

from __future__ import annotations

import sys
from time import monotonic, sleep

from rich.console import RenderableType
from rich.text import Text

from .screen import Screen
from .stillness import held_still

_ENTER, _LEAVE = "\x1b[?1049h\x1b[H\x1b[2J", "\x1b[H\x1b[2J\x1b[?1049l"


def look(screen: Screen, seconds: int, words: str, shown: RenderableType) -> None:
    """Show it for that long on a screen of its own; afterwards no trace of it is left."""
    with held_still(sys.stdin):
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
    """What has been said so far: the last three numbers stay, as when counting aloud."""
    said = range(min(seconds, 3), left - 1, -1) if left <= 3 else [left]
    return "".join(f"{number}… " for number in said)


def _sleep_until(moment: float) -> None:
    while (rest := moment - monotonic()) > 0:
        sleep(rest)
