"""The inputs of the workers' jobs: views that seats have seen, and the news between them."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bellyflop.core import Match

from ..table.table import Table
from ..wire import encode


@dataclass
class Memory:
    """A replay of the match that collects each bot seat's observations, in order."""

    match: Match[object, object, object, object]
    shown: dict[int, list[bytes]] = field(default_factory=dict)

    def seen(self, table: Table, seat: int) -> list[bytes]:
        """The seat's observations so far; only the last in games that hide nothing."""
        assert table.match is not None
        if table.match.game.open_table:
            return [_observation(table.match, seat)]
        events = table.match.events
        if seat not in self.shown or self.match.events != events[: len(self.match.events)]:
            self.match = Match(table.match.game)  # a new bot seat, or an undo
            self.shown = {n: [] for n in {*self.shown, seat}}
            self._look()
        for event in events[len(self.match.events) :]:
            self.match.play_event(event)
            self._look()
        return self.shown[seat]

    def _look(self) -> None:
        for seat, shown in self.shown.items():
            shown.append(_observation(self.match, seat))


def _observation(match: Match[Any, Any, Any, Any], seat: int) -> bytes:
    """The seat's view and the news before it, as JSON."""
    now = match.observation(seat)
    return encode((now.view, now.news))


def choice_input(table: Table, seat: int, seen: Sequence[bytes]) -> tuple[Any, ...]:
    """The input of the job that chooses for the bot on this seat, which has seen these."""
    game = table.game
    assert game is not None
    level = table.seats[seat].level or "swimmer"
    # If the bot's random numbers could be predicted, so could its secret choices.
    sealed = table.seal.seed
    drawn = hmac.digest(sealed, f"bot {table.id} {seat}".encode(), "sha256")
    seed = int.from_bytes(drawn[:8], "big")
    moment = 0 if table.match is None else len(table.match.events)
    chance = f"{seed} {moment}"
    return (game.about.id, game.seats, game.options, level, seat, chance, tuple(seen))


def advice_input(table: Table, seat: int) -> tuple[Any, ...]:
    """The input of the job that advises this seat: what the seat sees now."""
    game = table.game
    assert game is not None
    assert table.match is not None
    view = encode(game.view(table.match.state, seat))
    return (game.about.id, game.seats, game.options, seat, view)
