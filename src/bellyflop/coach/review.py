"""A review: the cost of each choice and the luck of each throw, for one seat of a finished game.

The result is the expectation at the start, plus luck, minus the cost of the seat's choices, plus
the effect of the others' choices. Where the judge is exact, so is that sum.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bellyflop.core import (
    Acted,
    AnyGame,
    Match,
    Observation,
    Proceeded,
    Record,
    RecordedEvent,
    Settled,
)
from bellyflop.games import set_up
from bellyflop.solvers.judge import AnyJudge, Unit, Worth

from .hints import the_judge

AnyMatch = Match[Any, Any, Any, Any]
Progress = Callable[[int, int], None]

LEAST_LUCK = 1e-9
"""The smallest change of value after the seat's own choice that counts as luck."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of the seat: the action played, the best one, and the difference."""

    event: int
    view: object  # what the seat saw when it chose
    played: object
    best: object
    lost: float
    error: float
    at_stake: float  # how much better the best action is than a random one


@dataclass(frozen=True, slots=True)
class Luck:
    """One chance event and how much it changed the seat's expectation.

    If `fell` is None, the event is the seat's own choice, which revealed something it could not
    know.
    """

    event: int
    fell: object | None
    gained: float
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """Everything the coach says about one seat's game."""

    seat: int
    unit: Unit
    exact: bool
    expected: float
    result: float
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    others: float

    @property
    def lost(self) -> float:
        """The total cost of the seat's choices."""
        return sum(decision.lost for decision in self.decisions)

    @property
    def lucky(self) -> float:
        """The total luck, good or bad."""
        return sum(luck.gained for luck in self.luck)

    @property
    def unexplained(self) -> float:
        """The remainder of the sum: zero where the judge is exact."""
        return self.result - (self.expected + self.lucky - self.lost + self.others)

    @property
    def accuracy(self) -> float:
        """From 0 to 100: 100 is best play, 0 is no better than random play, in every game."""
        at_stake = sum(decision.at_stake for decision in self.decisions)
        if at_stake <= 0:
            return 100.0
        return 100 * max(0.0, 1 - self.lost / at_stake)


def review_record(
    record: Record,
    seat: int,
    progress: Progress = lambda _done, _total: None,
    pains: float = 1.0,
) -> Review:
    """The review of one seat's game; smaller `pains` make it faster and less precise."""
    game = set_up(record.game, len(record.seats), record.options)
    walk = _Walk(game, the_judge(game).sparing(pains), seat)
    for index, event in enumerate(record.events):
        walk.step(index, event)
        progress(index + 1, len(record.events))
    return walk.review()


class _Walk:
    """One pass over the events that values the position after luck or others have changed it."""

    def __init__(self, game: AnyGame, judge: AnyJudge, seat: int) -> None:
        self.judge, self.seat = judge, seat
        self.match: AnyMatch = Match(game)
        self.seen: list[Observation[Any]] = []
        self.wise = self._look()
        self.choices: dict[Any, Worth] = {}
        self.worth = self.expected = self._weigh()
        self.behind = False  # whether others have acted since `worth` was computed
        self.chose = -1  # the event of its last choice until the position is valued again, or -1
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.others = 0.0

    def _look(self) -> AnyJudge:
        """The judge for the seat, with everything it was shown so far."""
        self.seen.append(self.match.observation(self.seat))
        return self.judge.remembering(tuple(self.seen))

    def _weigh(self) -> Worth:
        """The value of the position; stores the values of the choices if the seat must choose."""
        self.choices = self.wise.choices(self.match.state, self.seat)
        if self.choices:
            return max(self.choices.values(), key=lambda worth: worth.value)
        return self.wise.worth(self.match.state, self.seat)

    def _catch_up(self) -> None:
        """Record the changes since the last valuation.

        They are the effect of the others, or luck if the seat's own choice revealed something it
        could not know, such as the number of a pawn it lifted.
        """
        if self.behind:
            before, self.worth, self.behind = self.worth, self._weigh(), False
            self.others += self.worth.value - before.value
        elif self.chose >= 0:
            before, self.worth = self.worth, self._weigh()
            gained, error = self.worth.value - before.value, self.worth.error + before.error
            if abs(gained) > LEAST_LUCK:
                self.luck.append(Luck(self.chose, None, gained, error))
        self.chose = -1

    def step(self, index: int, event: RecordedEvent) -> None:
        """Take in this event of the record."""
        match event:
            case Acted(seat) if seat == self.seat:
                self._choice(index, event)
            case Settled():
                self._chance(index, event)
            case Acted() | Proceeded():
                self._play(event)
                self.behind = True

    def _play(self, event: RecordedEvent) -> None:
        self.match.play_event(event)
        self.wise = self._look()

    def _choice(self, index: int, event: Acted[object]) -> None:
        self._catch_up()
        state = self.match.state
        choices = self.choices or self.wise.choices(state, self.seat)
        self._play(event)
        played = self._played(state, event.action, choices)
        self.decisions.append(self._decision(index, played, choices))
        self.worth, self.choices, self.chose = choices[played], {}, index

    def _chance(self, index: int, event: Settled[object]) -> None:
        if self.behind:
            self._catch_up()
        before, self.chose = self.worth, -1
        self._play(event)
        self.worth = self._weigh()
        gained, error = self.worth.value - before.value, self.worth.error + before.error
        self.luck.append(Luck(index, event.outcome, gained, error))

    def _played(self, state: Any, do: object, choices: dict[Any, Worth]) -> Any:
        """The listed choice that was played, which may be spelled differently."""
        game = self.match.game
        action = game.read_action(do)
        if action in choices:
            return action
        return next(c for c in choices if game.apply(state, self.seat, c) == self.match.state)

    def _decision(self, index: int, played: Any, choices: dict[Any, Worth]) -> Decision:
        best = max(choices, key=lambda action: choices[action].value)
        top, mine = choices[best], choices[played]
        write = self.match.game.write_action
        return Decision(
            event=index,
            view=self.seen[-2].view,
            played=write(played),
            best=write(played if mine.value == top.value else best),
            lost=top.value - mine.value,
            error=0.0 if played == best else top.error + mine.error,
            at_stake=top.value - fmean(worth.value for worth in choices.values()),
        )

    def review(self) -> Review:
        """The review of all events taken in."""
        self._catch_up()
        return Review(
            seat=self.seat,
            unit=self.judge.unit,
            exact=self.judge.exact,
            expected=self.expected.value,
            result=self.worth.value,
            decisions=tuple(self.decisions),
            luck=tuple(self.luck),
            others=self.others,
        )


def seats_to_review(record: Record) -> tuple[int, ...]:
    """Every seat that made a choice in this record."""
    return tuple(sorted({event.seat for event in record.events if isinstance(event, Acted)}))


__all__ = ["Decision", "Luck", "Review", "review_record", "seats_to_review"]


def amount(value: float, unit: Unit, signed: bool = False) -> str:
    """A value with its unit: points, or a chance in percent."""
    sign = "+" if signed else ""
    value = value + 0.0  # never "-0.0"
    if unit == "points":
        return f"{value:{sign}.1f} points"
    return f"{100 * value:{sign}.1f} %"


def say_action(do: object) -> str:
    """An action in the notation of records, without braces: `hold 4 4`, `score fours`, `pass`."""
    if not isinstance(do, dict):
        return json.dumps(do)
    return ", ".join(f"{key} {_plain(value)}".rstrip() for key, value in do.items())


def _plain(value: object) -> str:
    if value is True:
        return ""
    if value is None:
        return "nobody"
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value) or "nothing"
    return str(value).replace("_", " ")
