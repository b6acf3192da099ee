"""A match: one game being played, its present state and the events that led there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from .awaiting import Awaiting, Chance, Over, Players, Wait
from .errors import BadNotation, BadRecord, RuleBroken
from .event import Acted, Event, Happening, Proceeded, Settled
from .game import A, Game, O, S, V
from .record import Did, Fell, Record, RecordedEvent, Waited


@dataclass(frozen=True, slots=True)
class Replay(Generic[S]):
    """What a record comes to: the state it leads to and what counts in it."""

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


class Match(Generic[S, A, O, V]):
    """A game in progress. Every change goes through here and is kept as an event."""

    def __init__(self, game: Game[S, A, O, V]) -> None:
        self.game = game
        self.events: list[RecordedEvent] = []
        self.last: Happening[S] | None = None  # what happened last
        self._enter(game.start())

    def _enter(self, state: S) -> None:
        """Go on to this state; `awaiting` is what must happen there."""
        self.state = state
        self.awaiting: Awaiting = self.game.awaiting(state)

    def _happen(self, event: Event[A, O], after: S) -> None:
        """This event leads to this state."""
        self.go_on(spell(self.game, event), Happening(self.state, event, after))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.awaiting, Over)

    def do(self, seat: int, action: A) -> None:
        """This seat acts."""
        self._happen(Acted(seat, action), self.game.apply(self.state, seat, action))

    def settle(self, outcome: O) -> None:
        """Chance falls this way."""
        self._happen(Settled(outcome), self.game.settle(self.state, outcome))

    def proceed(self) -> None:
        """The wait is over."""
        self._happen(Proceeded(), self.game.proceed(self.state))

    def go_on(self, event: RecordedEvent, happening: Happening[S]) -> None:
        """This event has happened, as its caller has found by the game's own rules."""
        self.events.append(event)
        self.last = happening
        self._enter(happening.after)

    def news(self, seat: int | None) -> tuple[object, ...]:
        """What this seat, or a spectator, saw happen in the last event."""
        last = self.last
        return () if last is None else self.game.news(last.before, last.event, last.after, seat)

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
        """What an event of a record says happens, or the RuleBroken or BadNotation why not."""
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
        """What the match comes to at this moment."""
        game, state = self.game, self.state
        winners = tuple(sorted(game.winners(state)))
        return Replay(state, self.awaiting, game.scores(state), winners)


def spell(game: Game[S, A, O, V], event: Event[A, O]) -> RecordedEvent:
    """The event as a record has it."""
    match event:
        case Acted(seat, action):
            return Did(seat, game.write_action(action))
        case Settled(outcome):
            return Fell(game.write_outcome(outcome))
        case Proceeded():
            return Waited()


def understand(game: Game[S, A, O, V], recorded: RecordedEvent) -> Event[A, O]:
    """The event of a record in the game's own types, or BadNotation.

    Whether it can happen now is for the match.
    """
    match recorded:
        case Fell(chance):
            return Settled(game.read_outcome(chance))
        case Waited():
            return Proceeded()
        case Did(seat, do):
            if not 0 <= seat < game.seats:
                raise BadNotation(f"there is no seat {seat}; seats are 0 to {game.seats - 1}.")
            return Acted(seat, game.read_action(do))


def replay_events(game: Game[S, A, O, V], events: Iterable[RecordedEvent]) -> Match[S, A, O, V]:
    """The match these events lead to, or BadRecord with the index of the first that cannot be."""
    match = Match(game)
    for index, event in enumerate(events):
        try:
            match.play_event(event)
        except (BadNotation, RuleBroken) as error:
            raise BadRecord(str(error), index) from error
    return match
