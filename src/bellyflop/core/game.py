"""The contract every game keeps: pure functions over immutable states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from .awaiting import Awaiting
from .errors import BadSetup, IllegalWait
from .event import Event, RecordedEvent
from .notation import show
from .options import Option
from .views import read_one_of, write_view

S = TypeVar("S")  # state
A = TypeVar("A")  # action
O = TypeVar("O")  # chance outcome  # noqa: E741 - the contract's own letter
V = TypeVar("V")  # view


@dataclass(frozen=True)
class About:
    """What is printed on a game's box: its id, name, seats and options."""

    id: str
    name: str
    tagline: str
    least_seats: int
    most_seats: int
    options: tuple[Option[Any], ...] = ()
    real_dice: bool = True  # whether the rules let people throw real dice and type in what fell
    secrets: bool = True  # whether a seat knows secrets for longer than one choice
    levels: tuple[str, ...] = ()  # at which its bots differ, weakest first; () means all

    def describe(self) -> dict[str, object]:
        """All of it as JSON."""
        return {
            "id": self.id,
            "name": self.name,
            "tagline": self.tagline,
            "seats": [self.least_seats, self.most_seats],
            "real_dice": self.real_dice,
            "secrets": self.secrets,
            "options": [
                {
                    "name": o.name,
                    **o.describe(),
                    "default": o.write(o.default),
                    "help": o.help,
                    **({"house": True} if o.house else {}),
                }
                for o in self.options
            ],
        }

    def check_seats(self, seats: object) -> int:
        """The number of seats, or BadSetup if this game does not allow it."""
        if type(seats) is not int or not self.least_seats <= seats <= self.most_seats:
            allowed = f"{self.least_seats} to {self.most_seats} seats"
            raise BadSetup(f"{self.id} is played with {allowed}, not {show(seats)}.")
        return seats

    def read_options(self, options: Mapping[str, object], seats: int) -> dict[str, Any]:
        """Every option with its value, read strictly from JSON."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {show(name)}; it has: {allowed}.")
        return {
            name: option.read(options[name], seats) if name in options else option.default
            for name, option in known.items()
        }


class Game(ABC, Generic[S, A, O, V]):
    """One configured game, made as `kind(seats=4, games=3)`: no hidden state, no dice of its own.

    Each option of `about` is an attribute of the same name.
    """

    about: ClassVar[About]
    open_table: ClassVar[bool] = False  # whether everybody, spectators too, sees the same
    news_types: ClassVar[tuple[type[Any], ...]] = ()  # the dataclasses that `news` is made of
    countdown: ClassVar[float] = 0.0  # seconds for which everybody hears the dice being shaken
    seats: int

    @property
    def options(self) -> dict[str, object]:
        """The options that differ from their default, as JSON."""
        chosen = {option: getattr(self, option.name) for option in self.about.options}
        return {o.name: o.write(value) for o, value in chosen.items() if value != o.default}

    # ── the course of the game ──────────────────────────────────────────────────────────────

    @abstractmethod
    def start(self) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def awaiting(self, state: S) -> Awaiting:
        """What must happen next."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[A]:
        """What this seat may do now, each effect once; empty if the seat is not awaited."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: A) -> S:
        """The state after this seat's action, or IllegalAction with a reason for the player."""

    @abstractmethod
    def sample(self, state: S, rng: Random) -> O:
        """A chance outcome drawn with its true probability; changes nothing."""

    @abstractmethod
    def settle(self, state: S, outcome: O) -> S:
        """The state after this outcome, drawn or read off real dice, or IllegalOutcome."""

    def proceed(self, state: S) -> S:
        """The state after the wait, or IllegalWait."""
        raise IllegalWait("rule-no-wait")

    @abstractmethod
    def default(self, state: S, seat: int) -> A:
        """What an absent seat does: legal, sensible, never random."""

    # ── views and scores ────────────────────────────────────────────────────────────────────

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All this seat may know now, and nothing else; None is a spectator."""

    def news(self, before: S, event: Event[A, O], after: S, seat: int | None) -> tuple[object, ...]:
        """What this seat saw happen in this event, in order; None is a spectator.

        Each piece is one of `news_types`. A client may read it after the game has
        moved on, so it never holds anything shown only briefly, such as dice covered again.
        """
        return ()

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The points on the sheets, by seat."""

    def public_scores(self, state: S) -> tuple[int, ...]:
        """The points that everybody may see now, without actions that are still secret."""
        return self.scores(state)

    @abstractmethod
    def winners(self, state: S) -> frozenset[int]:
        """Who has won; empty before the end."""

    # ── notation ────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def write_action(self, action: A) -> object:
        """The action as the `do` of a record."""

    @abstractmethod
    def read_action(self, data: object) -> A:
        """The action a `do` spells, or BadNotation; `apply` checks whether it is legal."""

    @abstractmethod
    def write_outcome(self, outcome: O) -> object:
        """The outcome as the `chance` of a record."""

    @abstractmethod
    def read_outcome(self, data: object) -> O:
        """The outcome a `chance` spells, or BadNotation."""

    def write_view(self, view: V) -> object:
        """The view as JSON."""
        return write_view(view)

    @abstractmethod
    def read_view(self, data: object) -> V:
        """The view that JSON from `write_view` spells."""

    def write_news(self, news: object) -> object:
        """A piece of news as JSON."""
        return write_view(news)

    def read_news(self, data: object) -> Any:
        """The piece of news that JSON from `write_news` spells."""
        return read_one_of(self.news_types, data)

    # ── abilities for bots, coaches and solvers ─────────────────────────────────────────────

    @abstractmethod
    def imagine(self, view: V, seat: int | None, rng: Random) -> S:
        """A state that gives the same view; everything the view hides is drawn at random."""

    def points(self, view: V, seat: int, action: A) -> int | None:
        """The points the action earns at once, as far as this view shows; None if unknown."""
        return None

    def legal_up_to(self, state: S, seat: int, most: int) -> Sequence[A] | None:
        """All of `legal`, or None if it has more than `most` actions.

        A game whose list can be long stops counting there.
        """
        legal = self.legal(state, seat)
        return legal if len(legal) <= most else None

    def legal_parts(self, state: S, seat: int) -> Sequence[A]:
        """The legal actions from which a player composes the others, if there are too many."""
        return ()

    def revocable(self, before: S, seat: int, action: A) -> bool:
        """Whether the rules let a player take this action back before anything follows from it.

        False if it showed a player something new, or if the rules make it final.
        """
        return True

    def hidden_throws(self, state: S) -> frozenset[int]:
        """The chance events, numbered from 0, whose outcome some seat may not know now."""
        return frozenset()

    def shareable(self, state: S, events: Sequence[RecordedEvent]) -> int | None:
        """How many of a match's events everybody may see now; None if none may leave the table."""
        return len(events)

    def outcomes(self, state: S) -> Iterable[tuple[O, Fraction]] | None:
        """Every chance outcome with its probability; None if there are too many to list."""
        return None


AnyGame = Game[Any, Any, Any, Any]
"""A game, for code that does not depend on its types."""
