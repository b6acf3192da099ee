"""A small correct game with every feature: a deal, a look, secret bids, a die, open turns.

Each round deals every seat a secret number from 1 to 3. After a short look, all seats secretly bid
`dive` or `stay` at the same time. Then the round's shaker throws one die and everything is
revealed: divers earn their number if the die shows at least 4, and the shaker takes the die's
points or leaves them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, ClassVar, Literal, get_args

from bellyflop.core import (
    About,
    Acted,
    AnyGame,
    Awaiting,
    Chance,
    Event,
    Flag,
    Game,
    IllegalAction,
    IllegalOutcome,
    IllegalWait,
    Over,
    Players,
    RecordedEvent,
    Settled,
    Wait,
    Whole,
    replay_events,
)
from bellyflop.core.notation import take_int, take_list, take_object, take_word
from bellyflop.core.views import read_view
from bellyflop.testing.twins import TWINS, Twin

Step = Literal["deal", "look", "bid", "throw", "take", "over"]
Outcome = tuple[int, ...]  # the numbers dealt, or the one die
BIDS, TAKES = ("dive", "stay"), ("take", "leave")


@dataclass(frozen=True, slots=True)
class State:
    """The whole table, secrets included."""

    step: Step
    round: int
    points: tuple[int, ...]
    hands: tuple[int, ...] = ()
    bids: tuple[str | None, ...] = ()
    die: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """One seat's view: its own number and bid; everyone's once the die has been thrown."""

    step: Step
    round: int
    points: tuple[int, ...]
    hands: tuple[int | None, ...]
    bids: tuple[str | None, ...]
    die: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Every seat got a number; the viewer knows only their own."""

    number: int | None
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat has bid; only that seat knows the bid."""

    seat: int
    bid: str | None
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Shown:
    """The die has been thrown and everything is revealed."""

    die: int
    hands: tuple[int, ...]
    bids: tuple[str | None, ...]
    kind: Literal["shown"] = "shown"


@dataclass(frozen=True, slots=True)
class Took:
    """The shaker took the die's points, or left them."""

    seat: int
    points: int
    kind: Literal["took"] = "took"


News = Dealt | Bid | Shown | Took


class Toy(Game[State, str, Outcome, View]):
    """The toy for 2 to 4 seats."""

    about: ClassVar[About] = About(
        id="toy",
        name="Toy",
        tagline="Dive or stay.",
        least_seats=2,
        most_seats=4,
        options=(Whole("rounds", 2, "How many rounds.", 1, 3), Flag("look", True, "A look.")),
    )

    news_types = get_args(News)

    def __init__(self, seats: int, rounds: int = 2, look: bool = True) -> None:
        self.seats, self.rounds, self.look = self.about.check_seats(seats), rounds, look

    def start(self) -> State:
        return State("deal", 0, (0,) * self.seats)

    def shaker(self, state: State) -> int:
        """The seat that throws in this round."""
        return state.round % self.seats

    def awaiting(self, state: State) -> Awaiting:
        match state.step:
            case "deal":
                return Chance()
            case "look":
                return Wait(1)
            case "bid":
                free = (seat for seat, bid in enumerate(state.bids) if bid is None)
                return Players(frozenset(free))
            case "throw":
                return Chance(by=self.shaker(state))
            case "take":
                return Players(frozenset({self.shaker(state)}))
            case "over":
                return Over()

    def legal(self, state: State, seat: int) -> Sequence[str]:
        awaiting = self.awaiting(state)
        if not isinstance(awaiting, Players) or seat not in awaiting.seats:
            return ()
        return BIDS if state.step == "bid" else TAKES

    def apply(self, state: State, seat: int, action: str) -> State:
        if action not in self.legal(state, seat):
            raise IllegalAction("That cannot be done now.")
        if state.step == "bid":
            bids = (*state.bids[:seat], action, *state.bids[seat + 1 :])
            return replace(state, bids=bids, step="bid" if None in bids else "throw")
        points = _add(state.points, seat, state.die if action == "take" else 0)
        last = state.round + 1 == self.rounds
        return State("over" if last else "deal", state.round + 1, points)

    def sample(self, state: State, rng: Random) -> Outcome:
        if state.step == "deal":
            return tuple(rng.choice((1, 2, 3)) for _ in range(self.seats))
        return (rng.randint(1, 6),)

    def outcomes(self, state: State) -> Sequence[tuple[Outcome, Fraction]]:
        if state.step == "deal":
            deals = list(product((1, 2, 3), repeat=self.seats))
            return [(deal, Fraction(1, len(deals))) for deal in deals]
        return [((pips,), Fraction(1, 6)) for pips in range(1, 7)]

    def settle(self, state: State, outcome: Outcome) -> State:
        if state.step == "deal" and len(outcome) == self.seats and set(outcome) <= {1, 2, 3}:
            step: Step = "look" if self.look else "bid"
            return replace(state, step=step, hands=outcome, bids=(None,) * self.seats)
        if state.step == "throw" and len(outcome) == 1 and 1 <= outcome[0] <= 6:
            divers = [bid == "dive" and outcome[0] >= 4 for bid in state.bids]
            earned = zip(state.points, state.hands, divers, strict=True)
            points = tuple(total + hand * dived for total, hand, dived in earned)
            return replace(state, step="take", points=points, die=outcome[0])
        raise IllegalOutcome("That cannot fall now.")

    def proceed(self, state: State) -> State:
        if state.step != "look":
            raise IllegalWait("Nobody is looking.")
        return replace(state, step="bid")

    def default(self, state: State, seat: int) -> str:
        return "stay" if state.step == "bid" else "take"

    def view(self, state: State, seat: int | None) -> View:
        def shown(values: tuple[Any, ...]) -> tuple[Any, ...]:
            open_now = state.step == "take"
            return tuple(v if open_now or at == seat else None for at, v in enumerate(values))

        hands, bids = shown(state.hands), shown(state.bids)
        return View(state.step, state.round, state.points, hands, bids, state.die)

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        match event:
            case Acted(by, "take" | "leave"):
                return (Took(by, after.points[by] - before.points[by]),)
            case Acted(by, action):
                return (Bid(by, action if by == seat else None),)
            case Settled(outcome) if before.step == "deal":
                return (Dealt(None if seat is None else outcome[seat]),)
            case Settled((die,)):
                return (Shown(die, after.hands, after.bids),)
            case _:
                return ()

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        hands = tuple(hand or rng.choice((1, 2, 3)) for hand in view.hands)
        bids = view.bids
        if view.step == "throw":
            bids = tuple(bid or rng.choice(BIDS) for bid in bids)
        elif view.step == "bid":
            bids = self._imagined_bids(bids, seat, rng)
        return State(view.step, view.round, view.points, hands, bids, view.die)

    def _imagined_bids(
        self, bids: tuple[str | None, ...], seat: int | None, rng: Random
    ) -> tuple[str | None, ...]:
        others = [at for at in range(self.seats) if at != seat]
        if seat is None or bids[seat] is not None:
            others.remove(rng.choice(others))  # at least one other seat has not bid yet
        drawn = list(bids)
        for at in others:
            drawn[at] = rng.choice((None, *BIDS))
        return tuple(drawn)

    def points(self, view: View, seat: int, action: str) -> int | None:
        if view.step == "take":
            return view.die if action == "take" else 0
        return None

    def _hides_hands(self, state: State) -> bool:
        return state.step in ("look", "bid", "throw")

    def hidden_throws(self, state: State) -> frozenset[int]:
        return frozenset({2 * state.round} if self._hides_hands(state) else ())

    def shareable(self, state: State, events: Sequence[RecordedEvent]) -> int:
        if not self._hides_hands(state):
            return len(events)
        return max(at for at, event in enumerate(events) if isinstance(event, Settled))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.points

    def winners(self, state: State) -> frozenset[int]:
        if state.step != "over":
            return frozenset()
        best = max(state.points)
        return frozenset(seat for seat, points in enumerate(state.points) if points == best)

    def write_action(self, action: str) -> object:
        return {"toy": action}

    def read_action(self, data: object) -> str:
        return take_word(take_object(data, "an action", ("toy",))["toy"], "it", BIDS + TAKES)

    def write_outcome(self, outcome: Outcome) -> object:
        return {"fell": list(outcome)}

    def read_outcome(self, data: object) -> Outcome:
        fell = take_list(take_object(data, "an outcome", ("fell",))["fell"], "it")
        return tuple(take_int(number, "a number", 1, 6) for number in fell)

    def read_view(self, data: object) -> View:
        return read_view(View, data)


def _add(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(total + (more if at == seat else 0) for at, total in enumerate(points))


def other_hands_and_bids(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """A twin with other numbers and bids of the other seats, until the die reveals them."""
    if state.step not in ("look", "bid", "throw"):
        return None
    last = max(at for at, event in enumerate(events) if isinstance(event, Settled))
    match = replay_events(game, events[:last])
    dealt = game.sample(match.state, rng)
    match.settle(
        tuple(
            h if at == viewer else d
            for at, (h, d) in enumerate(zip(state.hands, dealt, strict=True))
        )
    )
    for event in events[last + 1 :]:
        if isinstance(event, Acted) and event.seat != viewer:
            match.do(event.seat, rng.choice(BIDS))
        else:
            match.play_event(event)
    return Twin(match.state, tuple(match.events))


TWINS[Toy.about.id] = other_hands_and_bids
