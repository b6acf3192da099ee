"""Hints: who may have one, and the job that works it out."""

from __future__ import annotations

from typing import Any

from ..table.table import Table
from ..table.viewer import Refused, Viewer
from ..wire import encode


def advised(table: Table, who: Viewer | None, base: int) -> int:
    """The seat that gets a hint, or Refused."""
    if who is None:
        raise Refused("forbidden", "no-such-seat")
    if who.seat is None:
        raise Refused("forbidden", "watching")
    if not table.hints:
        raise Refused("illegal", "no-hints")
    if table.seats[who.seat].covered:
        raise Refused("illegal", "bot-plays")
    if who.seat not in table.awaited:
        raise Refused("illegal", "hint-in-turn")
    if not table.must_have_seen[who.seat] <= base <= table.seq:
        raise Refused("stale", "moved-on")
    return who.seat


def question(table: Table, seat: int) -> tuple[Any, ...]:
    """The input of the job that advises this seat: what the seat sees now."""
    game = table.game
    assert game is not None
    assert table.match is not None
    view = encode(game.view(table.match.state, seat))
    return (game.about.id, game.seats, game.options, seat, view)
