"""A review: what each choice cost and what each throw gave, for one seat of a finished game.

The result is the expectation at the start, plus what luck gave, minus what choices lost, plus what
the others did. Where the judge is exact that sum is exact too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bellyflop.core import AnyGame, Did, Fell, Match, Record, RecordedEvent, Waited
from bellyflop.games import set_up
from bellyflop.solvers.judge import AnyJudge, Unit, Worth

from .advice import the_judge

AnyMatch = Match[Any, Any, Any, Any]
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of the seat: what was played, what was best, and what that cost."""

    event: int
    view: object  # what the seat saw when it chose
    played: object
    best: object
    lost: float
    error: float
    at_stake: float  # how much better the best is than a choice at random


@dataclass(frozen=True, slots=True)
class Luck:
    """One chance event and how much it changed what the seat could expect."""

    event: int
    fell: object
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
        """What the seat's own choices cost it."""
        return sum(decision.lost for decision in self.decisions)

    @property
    def lucky(self) -> float:
        """What chance gave it, or took."""
        return sum(luck.gained for luck in self.luck)

    @property
    def unexplained(self) -> float:
        """What is left over: nothing where the judge is exact."""
        return self.result - (self.expected + self.lucky - self.lost + self.others)

    @property
    def accuracy(self) -> float:
        """From 0 to 100: 100 is best play, 0 no better than choices at random, in every game."""
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
    """The review of one seat's game; with fewer `pains` it is done sooner and known less well."""
    game = set_up(record.game, len(record.seats), record.options)
    walk = _Walk(game, the_judge(game).sparing(pains), seat)
    for index, event in enumerate(record.events):
        walk.step(index, event)
        progress(index + 1, len(record.events))
    return walk.review()


class _Walk:
    """One pass over the events, weighing the position where luck or others have changed it."""

    def __init__(self, game: AnyGame, judge: AnyJudge, seat: int) -> None:
        self.judge, self.seat = judge, seat
        self.match: AnyMatch = Match(game)
        self.seen: list[Any] = []
        self.wise = self._look()
        self.choices: dict[Any, Worth] = {}
        self.worth = self.expected = self._weigh()
        self.behind = False  # whether others have acted since `worth` was weighed
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.others = 0.0

    def _look(self) -> AnyJudge:
        """The judge for a seat that has seen all up to now."""
        self.seen.append(self.match.game.view(self.match.state, self.seat))
        return self.judge.remembering(tuple(self.seen))

    def _weigh(self) -> Worth:
        """What the position is worth; if the seat is to choose, its choices are kept for that."""
        self.choices = self.wise.choices(self.match.state, self.seat)
        if self.choices:
            return max(self.choices.values(), key=lambda worth: worth.value)
        return self.wise.worth(self.match.state, self.seat)

    def _catch_up(self) -> None:
        """What others have done since the last weighing counts as theirs."""
        if self.behind:
            before, self.worth, self.behind = self.worth, self._weigh(), False
            self.others += self.worth.value - before.value

    def step(self, index: int, event: RecordedEvent) -> None:
        """Weigh this event of the record."""
        match event:
            case Did(seat) if seat == self.seat:
                self._choice(index, event)
            case Fell():
                self._chance(index, event)
            case Did() | Waited():
                self._play(event)
                self.behind = True

    def _play(self, event: RecordedEvent) -> None:
        self.match.play_event(event)
        self.wise = self._look()

    def _choice(self, index: int, event: Did) -> None:
        self._catch_up()
        state = self.match.state
        choices = self.choices or self.wise.choices(state, self.seat)
        self._play(event)
        played = self._played(state, event.do, choices)
        self.decisions.append(self._decision(index, played, choices))
        self.worth, self.choices = choices[played], {}

    def _chance(self, index: int, event: Fell) -> None:
        self._catch_up()
        before = self.worth
        self._play(event)
        self.worth = self._weigh()
        gained, error = self.worth.value - before.value, self.worth.error + before.error
        self.luck.append(Luck(index, event.chance, gained, error))

    def _played(self, state: Any, do: object, choices: dict[Any, Worth]) -> Any:
        """The listed choice that was played, perhaps in another spelling."""
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
            view=self.seen[-2],
            played=write(played),
            best=write(played if mine.value == top.value else best),
            lost=top.value - mine.value,
            error=0.0 if played == best else top.error + mine.error,
            at_stake=top.value - fmean(worth.value for worth in choices.values()),
        )

    def review(self) -> Review:
        """The review of all that was stepped through."""
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
    return tuple(sorted({event.seat for event in record.events if isinstance(event, Did)}))


__all__ = ["Decision", "Luck", "Review", "review_record", "seats_to_review"]
