"""The four levels of every game's bots, from splashing about to gold."""

from __future__ import annotations

from bellyflop.core import BadSetup
from bellyflop.core.notation import show

LEVELS = ("paddler", "swimmer", "diver", "olympian")


def check_level(level: object) -> str:
    """The level, or BadSetup that names those there are."""
    if not isinstance(level, str) or level not in LEVELS:
        raise BadSetup(f"there is no bot level {show(level)}; there are: {', '.join(LEVELS)}.")
    return level
