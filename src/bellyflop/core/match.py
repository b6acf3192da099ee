"""A match: one game in progress, its state and the events that led to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from .awaiting import Awaiting, Chance, Over, Players, Wait
from .errors import BadNotation, BadRecord, RuleBroken
from .event import Acted, Event, Happening, Proceeded, RecordedEvent, Settled
from .game import A, Game, O, S, V
from .record import Record


@dataclass(frozen=True, slots=True)
class Replay(Generic[S]):
    """The result of replaying a record: the final state, the scores and the winners."""

    state: S
    awaiting: Awaiting
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.awaiting, Over)

    @property
    def turn_of(self) -> tuple[int, ...]:
        """The seats that may act next, ascending."""
        return tuple(sorted(self.awaiting.seats)) if isinstance(self.awaiting, Players) else ()


@dataclass(frozen=True, slots=True)
class Observation(Generic[V]):
    """What a seat is shown after an event: the news of it, and its view now."""

    view: V
    news: tuple[object, ...] = ()


class Match(Generic[S, A, O, V]):
    """A game in progress. Every change goes through here and is kept as an event."""

    def __init__(self, game: Game[S, A, O, V]) -> None:
        self.game = game
        self.events: list[RecordedEvent] = []
        self.last: Happening[S] | None = None  # what happened last
        self._enter(game.start())

    def _enter(self, state: S) -> None:
        """Move to this state; `awaiting` is what must happen next."""
        self.state = state
        self.awaiting: Awaiting = self.game.awaiting(state)

    def _happen(self, event: Event[A, O], after: S) -> None:
        """Append this event, which leads to this state."""
        self.go_on(spell(self.game, event), Happening(self.state, event, after))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.awaiting, Over)

    def do(self, seat: int, action: A) -> None:
        """Apply this seat's action."""
        self._happen(Acted(seat, action), self.game.apply(self.state, seat, action))

    def settle(self, outcome: O) -> None:
        """Settle the chance that is due with this outcome."""
        self._happen(Settled(outcome), self.game.settle(self.state, outcome))

    def proceed(self) -> None:
        """End the wait."""
        self._happen(Proceeded(), self.game.proceed(self.state))

    def go_on(self, event: RecordedEvent, happening: Happening[S]) -> None:
        """Append an event that the caller has already applied by the game's own rules."""
        self.events.append(event)
        self.last = happening
        self._enter(happening.after)

    def go_back(self, state: S, before: S) -> None:
        """Take back the last event and restore `state`; `before` precedes the new last event."""
        self.events.pop()
        happened = understand(self.game, self.events[-1])
        self.last = Happening(before, happened, state)
        self._enter(state)

    def news(self, seat: int | None) -> tuple[object, ...]:
        """What this seat, or a spectator, saw happen in the last event."""
        last = self.last
        return () if last is None else self.game.news(last.before, last.event, last.after, seat)

    def observation(self, seat: int) -> Observation[V]:
        """What this seat is shown after the last event."""
        return Observation(self.game.view(self.state, seat), self.news(seat))

    def draw(self, rng: Random) -> None:
        """Settle chance and waits until players are asked or the game is over."""
        while True:
            match self.awaiting:
                case Chance():
                    self.settle(self.game.sample(self.state, rng))
                case Wait():
                    self.proceed()
                case Players() | Over():
                    return

    def play_event(self, recorded: RecordedEvent) -> None:
        """Apply an event of a record, or raise RuleBroken or BadNotation."""
        match understand(self.game, recorded):
            case Settled(outcome):
                self._expect(Chance)
                self.settle(outcome)
            case Proceeded():
                self._expect(Wait)
                self.proceed()
            case Acted(seat, action):
                self._expect(Players)
                self.do(seat, action)

    def _expect(self, kind: type) -> None:
        awaiting = self.awaiting
        if isinstance(awaiting, kind):
            return
        match awaiting:
            case Chance():
                raise RuleBroken("rule-next-chance")
            case Wait():
                raise RuleBroken("rule-next-wait")
            case Players(seats):
                raise RuleBroken("rule-next-action", seats=", ".join(map(str, sorted(seats))))
            case Over():
                raise RuleBroken("rule-over")

    def record(self, names: Sequence[str], **extra: object) -> Record:
        """The record so far."""
        about, options = self.game.about, self.game.options
        return Record(about.id, tuple(names), tuple(self.events), options, extra)

    def replayed(self) -> Replay[S]:
        """The result as of now, as `replay` would return it."""
        game, state = self.game, self.state
        winners = tuple(sorted(game.winners(state)))
        return Replay(state, self.awaiting, game.scores(state), winners)


def spell(game: Game[S, A, O, V], event: Event[A, O]) -> RecordedEvent:
    """The event in the notation of records."""
    match event:
        case Acted(seat, action):
            return Acted(seat, game.write_action(action))
        case Settled(outcome):
            return Settled(game.write_outcome(outcome))
        case Proceeded():
            return Proceeded()


def understand(game: Game[S, A, O, V], recorded: RecordedEvent) -> Event[A, O]:
    """The event of a record in the game's own types, or BadNotation.

    The match checks whether it can happen now.
    """
    match recorded:
        case Settled(chance):
            return Settled(game.read_outcome(chance))
        case Proceeded():
            return Proceeded()
        case Acted(seat, do):
            if not 0 <= seat < game.seats:
                raise BadNotation(f"there is no seat {seat}; seats are 0 to {game.seats - 1}.")
            return Acted(seat, game.read_action(do))


def replay_events(game: Game[S, A, O, V], events: Iterable[RecordedEvent]) -> Match[S, A, O, V]:
    """The match these events lead to, or BadRecord with the index of the first illegal event."""
    match = Match(game)
    for index, event in enumerate(events):
        try:
            match.play_event(event)
        except (BadNotation, RuleBroken) as error:
            raise BadRecord(str(error), index) from error
    return match
