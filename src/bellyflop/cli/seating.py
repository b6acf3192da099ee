"""Seats people first, and bots on the seats that stay empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bellyflop.bots import BOT_NAMES, AnyBot, tell_bots
from bellyflop.core import AnyGame, BadSetup, Match, Record
from bellyflop.core.game import About
from bellyflop.games import check_player, find_game, nearest_level, player_for
from bellyflop.server.table.saved import saved_seats
from bellyflop.terminal.typed import YOU, tidy

BOT_LEVEL = "swimmer"


@dataclass(frozen=True, slots=True)
class Seating:
    """The name on each seat, the seats of bots, and the level of the bots."""

    names: tuple[str, ...]
    bots: frozenset[int]
    level: str = BOT_LEVEL

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, ascending."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def meta(self) -> dict[str, object]:
        """What a record keeps of the seating, so that the game can be resumed."""
        return {"bots": sorted(self.bots), "level": self.level}

    def make_bots(self, match: Match[Any, Any, Any, Any], rng: Random) -> Mapping[int, AnyBot]:
        """A bot for each bot seat, with its own random source and all that its seat has seen."""
        game = match.game
        bots = {
            seat: player_for(game, self.level, seat, Random(rng.getrandbits(64)))
            for seat in sorted(self.bots)
        }
        again = Match(game)
        for event in [None, *match.events]:
            if event is not None:
                again.play_event(event)
            tell_bots(again, bots)
        return bots


def usual_seats(about: About, people: int) -> int:
    """The number of seats for these people and one bot, within what the game allows."""
    return max(about.least_seats, min(about.most_seats, people + 1))


def seat_all(
    about: About, people: Sequence[str], seats: int | None, level: str | None = None
) -> Seating:
    """These people, and bots of this or the usual level on the other seats, or BadSetup."""
    named = tuple(tidy(name) or YOU for name in people)
    seats = about.check_seats(
        max(len(named), usual_seats(about, len(named))) if seats is None else seats
    )
    if len(named) > seats:
        raise BadSetup(f"{len(named)} players do not fit on {seats} seats.")
    free = [name for name in BOT_NAMES if name not in named]
    names = (*named, *free[: seats - len(named)])
    game = find_game(about.id)
    plays = nearest_level(game, BOT_LEVEL) if level is None else check_player(game, level)
    return Seating(names, frozenset(range(len(named), seats)), plays)


def seating_of(record: Record, game: AnyGame, level: str | None = None) -> Seating:
    """The seating that a record was saved with; a seat that it does not call a bot is a person's.

    Bots play at this level, or else at their old one. A bot that the record names by a file is not
    loaded: the record may come from anywhere.
    """
    saved = saved_seats(record)
    usual = saved.level or BOT_LEVEL
    return Seating(
        record.seats,
        saved.bots,
        usual if level is None else check_player(game, level),
    )
