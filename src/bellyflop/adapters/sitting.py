"""A seat at a game for an agent: what it sees, what it may do, and how well it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from bellyflop.bots import AnyBot, tell_bots
from bellyflop.coach import Review, review_record
from bellyflop.core import (
    AnyGame,
    BadNotation,
    Chance,
    IllegalAction,
    Match,
    Over,
    Players,
    Record,
    Wait,
)
from bellyflop.games import check_level_of, player_for

__all__ = ["Sitting", "grade"]

Json = dict[str, Any]
MOST_LEGAL = 500  # the most actions that a list holds
SOME_LEGAL = 20  # the sample of a list that is too long
MORE = "These are only some; there are too many to list. The others are spelled alike."
_Z = 1.959963984540054  # 95 %, two-sided
YOU = "you"


@dataclass
class Sitting:
    """A game between an agent on `seat` and bots on all other seats."""

    game: AnyGame
    seat: int
    level: str
    rng: Random
    _shown: list[object] = field(default_factory=list)
    _happened: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_level_of(self.game, self.level)
        self.match: Match[object, object, object, object] = Match(self.game)
        self._bots: dict[int, AnyBot] = {
            seat: player_for(self.game, self.level, seat, Random(self.rng.getrandbits(64)))
            for seat in range(self.game.seats)
            if seat != self.seat
        }
        self._look_round()
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def record(self) -> Record:
        """The game so far."""
        names = [YOU if seat == self.seat else self.level for seat in range(self.game.seats)]
        return self.match.record(names)

    def look(self) -> Json:
        """What the seat sees, what has happened since it last looked, and what it may do."""
        game, state = self.game, self.match.state
        seen: Json = {"happened": self._happened, "shown": self._shown}
        self._happened, self._shown = [], []
        seen["view"] = game.write_view(game.view(state, self.seat))
        if self.over:
            winners = sorted(game.winners(state))
            return {"over": True, "scores": list(game.scores(state)), "winners": winners} | seen
        return {"over": False} | seen | self.choices()

    def choices(self) -> Json:
        """The legal actions of the seat, in the notation that `do` takes."""
        state = self.match.state
        legal = self.game.legal_up_to(state, self.seat, MOST_LEGAL)
        if legal is not None:
            return {"legal": list(map(self.game.write_action, legal))}
        some = self.game.legal_parts(state, self.seat)
        if not some:  # a lazy list of millions
            every = self.game.legal(state, self.seat)
            some = [every[place] for place in range(SOME_LEGAL)]
        return {"legal": list(map(self.game.write_action, some[:MOST_LEGAL])), "more": MORE}

    def do(self, action: object) -> Json:
        """Do this action. Returns what follows, or why it is refused."""
        if self.over:
            return {"refused": "The game is over. Sit down at another one."}
        try:
            self.match.do(self.seat, self.game.read_action(action))
        except (IllegalAction, BadNotation) as error:
            return {"refused": str(error)} | self.choices()
        self._look_round()
        self._go_on()
        return self.look()

    def _go_on(self) -> None:
        """Settle chance and waits, and let bots act, until the seat is awaited or all is over."""
        while True:
            match self.match.awaiting:
                case Players(seats) if self.seat in seats:
                    return
                case Players(seats):
                    self._play(min(seats))
                case Chance():
                    self.match.settle(self.game.sample(self.match.state, self.rng))
                case Wait():
                    self._shown.append(self._view())
                    self.match.proceed()
                case Over():
                    return
            self._look_round()

    def _play(self, seat: int) -> None:
        """Have the bot on this seat act."""
        state = self.match.state
        view, legal = self.game.view(state, seat), self.game.legal(state, seat)
        self.match.do(seat, self._bots[seat].choose(view, legal))

    def _view(self) -> object:
        return self.game.write_view(self.game.view(self.match.state, self.seat))

    def _look_round(self) -> None:
        """Tell every bot what happened, and collect the news for the seat."""
        tell_bots(self.match, self._bots)
        self._happened += map(self.game.write_news, self.match.news(self.seat))

    def review(self) -> Review:
        """The review of the seat's game: the cost of each choice, and the luck of the dice."""
        return review_record(self.record, self.seat)


def grade(game_id: str, reviews: Sequence[Review]) -> Json:
    """The grade for finished games of one kind: what a choice cost on average, without the luck.

    The interval is over choices; choices of one game count as independent.
    """
    lost = [decision.lost for review in reviews for decision in review.decisions]
    mean = fmean(lost) if lost else 0.0
    half = _Z * stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else None
    unit, exact = reviews[0].unit, all(review.exact for review in reviews)
    return {
        "game": game_id,
        "games": len(reviews),
        "unit": unit,
        "exact": exact,
        "choices": len(lost),
        "regret_per_choice": mean,
        "interval_95": None if half is None else [max(0.0, mean - half), mean + half],
        "accuracy": fmean(review.accuracy for review in reviews),
        "result": fmean(review.result for review in reviews),
        "luck": fmean(review.lucky for review in reviews),
        "result_without_luck": fmean(review.result - review.lucky for review in reviews),
        "best_play_expects": fmean(review.expected for review in reviews),
        "costliest": [_costly(review) for review in reviews],
    }


def _costly(review: Review) -> list[Json]:
    """The three costliest choices of a game."""
    worst = sorted(review.decisions, key=lambda decision: -decision.lost)[:3]
    return [
        {"event": d.event, "did": d.played, "better": d.best, "lost": d.lost}
        for d in worst
        if d.lost > d.error
    ]
