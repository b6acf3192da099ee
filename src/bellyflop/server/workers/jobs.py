"""The jobs of a worker: choose for a bot, advise a person, review a seat's game.

A job gets everything it needs as arguments, views or the record of a finished game, and knows
nothing else. So it can run in any process, and in a phone.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random

from bellyflop.coach import Review, hint, rate, review_record
from bellyflop.core import Record
from bellyflop.games import bot_for, judge_for, set_up, warm_up

from ..wire import decode, encode
from .coach_types import Reason, SeatReview, Thrown, Weighed

COSTLY = 6  # the choices that are shown with the seat's view
LEAST = {"points": 0.05, "winning chance": 0.01}  # the loss from which a choice is worth mentioning


def warm_up_bots(game_id: str, seats: int, options: Mapping[str, object], level: str) -> None:
    warm_up(set_up(game_id, seats, options), level)


def warm_up_coach(game_id: str, seats: int, options: Mapping[str, object]) -> None:
    judge_for(set_up(game_id, seats, options))


def think(
    game_id: str,
    seats: int,
    options: Mapping[str, object],
    level: str,
    seat: int,
    chance: str,
    seen: Sequence[bytes],
) -> bytes:
    """The bot's choice as JSON. Runs in a worker; everything it knows is in `seen`."""
    game = set_up(game_id, seats, options)
    bot = bot_for(game, level, seat, Random(chance))
    for observation in seen:
        shown, happened = decode(observation)
        bot.hear([game.read_news(piece) for piece in happened])
        view = game.read_view(shown)
        bot.observe(view)
    # What is legal depends on nothing this seat cannot see, so an imagined state will do.
    legal = game.legal(game.imagine(view, seat, Random(chance)), seat)
    return encode(game.write_action(bot.choose(view, legal)))


def advise(
    game_id: str, seats: int, options: Mapping[str, object], seat: int, view: bytes
) -> bytes:
    """The best action and its notes as JSON. Runs in a worker; all it knows is in the view."""
    game = set_up(game_id, seats, options)
    best = hint(game, game.read_view(decode(view)), seat, most=1)[0]
    notes = [Reason(note.id, dict(note.about)) for note in best.notes]
    return encode((game.write_action(best.action), notes))


def review_seat(record: Record, seat: int, pains: float, seconds: float) -> bytes:
    """A seat's review as JSON, or TimeoutError. Runs in a worker."""
    end = time.monotonic() + seconds

    def look_at_the_clock(_done: int, _total: int) -> None:
        if time.monotonic() > end:
            raise TimeoutError

    return encode(_seat(record, review_record(record, seat, look_at_the_clock, pains)))


def _seat(record: Record, review: Review) -> SeatReview:
    game = set_up(record.game, len(record.seats), record.options)
    by_cost = sorted(review.decisions, key=lambda decision: -decision.lost)
    rating = rate([review])
    shown = [d.event for d in by_cost[:COSTLY] if d.lost > LEAST[review.unit]]
    return SeatReview(
        seat=review.seat,
        unit=review.unit,
        exact=review.exact,
        accuracy=_short(review.accuracy) if any(d.at_stake > 0 for d in by_cost) else None,
        expected=_short(review.expected),
        result=_short(review.result),
        lost=_short(review.lost),
        luck=_short(review.lucky),
        others=_short(review.others),
        decisions=[
            Weighed(
                event=d.event,
                played=d.played,
                best=d.best,
                lost=_short(d.lost),
                error=_short(d.error),
                at_stake=_short(d.at_stake),
                view=game.write_view(d.view) if d.event in shown else None,
            )
            for d in review.decisions
        ],
        throws=[Thrown(t.event, t.fell, _short(t.gained), _short(t.error)) for t in review.luck],
        between=(_short(rating.low), _short(rating.high)) if rating else None,
    )


def _short(value: float) -> float:
    return round(value, 4) + 0.0  # no negative zero
