"""Bot manners: how fast a bot of each level moves, and how it reacts to what all can see."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal

from ..table.rooms import Level
from ..table.table import Table
from .live import LiveTable

Mood = Literal["splash", "clap", "laugh", "wow", "oops"]

EARLY = 5  # early gains that do not count as a record yet


@dataclass(frozen=True, slots=True)
class Manner:
    """How long a bot pauses, how often it reacts, and with which moods."""

    pace: float  # a factor on the usual pause
    talk: float  # the share of occasions on which it reacts
    joy: Mood  # at its own best move yet
    praise: Mood  # at somebody else's
    won: Mood
    lost: Mood


MANNERS: dict[Level, Manner] = {
    "paddler": Manner(1.3, 0.9, "laugh", "wow", "splash", "laugh"),
    "swimmer": Manner(1.0, 0.6, "splash", "clap", "splash", "clap"),
    "diver": Manner(1.15, 0.4, "wow", "clap", "splash", "oops"),
    "olympian": Manner(0.8, 0.25, "splash", "wow", "clap", "clap"),
}


def manner_of(level: str | None) -> Manner:
    """The manner of a bot of this level; a swimmer's if the level is not listed."""
    return next((one for name, one in MANNERS.items() if name == level), MANNERS["swimmer"])


def moods(live: LiveTable) -> list[tuple[int, Mood]]:
    """The reactions of a table's bots to the last event, from what all can see."""
    table = live.table
    bots = [n for n, seat in enumerate(table.seats) if seat.kind == "bot"]
    last = table.happened[-1].happening if table.happened else None
    if not bots or table.game is None or last is None:
        return []
    said: list[tuple[int, Mood]] = []
    if table.over:
        winners = table.game.winners(last.after)
        for seat in bots:
            manner = manner_of(table.seats[seat].level)
            said.append((seat, manner.won if seat in winners else manner.lost))
        return said
    before, after = table.game.public_scores(last.before), table.game.public_scores(last.after)
    gains = [now - then for then, now in zip(before, after, strict=True)]
    best = max(gains)
    if best <= 0 or not _is_best_yet(live, best):
        return []
    for seat in bots:
        manner = manner_of(table.seats[seat].level)
        if _speaks(table, seat, manner.talk):
            said.append((seat, manner.joy if gains[seat] == best else manner.praise))
    return said


def _is_best_yet(live: LiveTable, gain: int) -> bool:
    """Whether this gain is the largest of the game, as far as this node has seen it."""
    live.gains += 1
    if gain <= live.best_gain:
        return False
    live.best_gain = gain
    return live.gains > EARLY


def _speaks(table: Table, seat: int, talk: float) -> bool:
    """Whether it reacts; the same on every node."""
    lot = blake2b(f"{table.id}|{table.seq}|{seat}".encode(), digest_size=2).digest()
    return int.from_bytes(lot, "big") < talk * 65536
