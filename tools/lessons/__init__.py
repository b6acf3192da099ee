"""How-to-play lessons: short games played by the real rules, as a phone would see them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from . import clever_kids, dice_cup, pool_zee, splash_party
from .lesson import Lesson

REFRESH = "python -m tools.lessons"
PLACE = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons"

LESSONS: dict[str, Callable[[], Lesson]] = {
    "pool-zee": pool_zee.lesson,
    "dice-cup": lambda: dice_cup.lesson("dice-cup"),
    "dice-pool-party": lambda: dice_cup.lesson("dice-pool-party"),
    "splash-party": splash_party.lesson,
    "clever-kids": clever_kids.lesson,
}


def write_all() -> None:
    """Play every lesson and write it where the page finds it."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for game, make in LESSONS.items():
        (PLACE / f"{game}.json").write_bytes(make().written())
