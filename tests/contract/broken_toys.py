"""Toys with one fault each, which the laws must catch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

from bellyflop.core import Acted, Awaiting, Event, IllegalAction, IllegalOutcome, Players

from .toy import Bid, News, Outcome, State, Toy, View


class LeakyView(Toy):
    """Shows everybody's number to everybody."""

    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), hands=state.hands)


class TellTaleBids(Toy):
    """Shows a bid before all have bid, and remembers it when imagining."""

    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), bids=state.bids)

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return replace(super().imagine(view, seat, rng), bids=view.bids)


class TellTaleRefusal(Toy):
    """Its refusals name the secret numbers."""

    def apply(self, state: State, seat: int, action: str) -> State:
        try:
            return super().apply(state, seat, action)
        except IllegalAction:
            raise IllegalAction(f"Not with {state.hands}.") from None


class PeekingImagination(Toy):
    """Returns the last state it showed instead of drawing the hidden part."""

    seen: State | None = None

    def view(self, state: State, seat: int | None) -> View:
        self.seen = state
        return super().view(state, seat)

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return self.seen if self.seen is not None else super().imagine(view, seat, rng)


class LazyImagination(Toy):
    """Ignores the random source: always imagines the same numbers."""

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return super().imagine(view, seat, Random(0))


class ForgetfulImagination(Toy):
    """Redraws the viewer's own number."""

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        hidden = replace(view, hands=(None,) * len(view.hands))
        return super().imagine(hidden, seat, rng)


class MutatedState(Toy):
    """Also writes the points into the old state."""

    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        object.__setattr__(state, "points", tuple(total + 1 for total in state.points))
        return after


class IllegalDefault(Toy):
    """Defaults to `take` when a bid is due."""

    def default(self, state: State, seat: int) -> str:
        return "take"


class HeavyWeights(Toy):
    """Gives each side of a six-sided die a probability of 1/7."""

    def outcomes(self, state: State) -> Sequence[tuple[Outcome, Fraction]]:
        return [(outcome, Fraction(1, 7)) for outcome, _ in super().outcomes(state)]


class ShortList(Toy):
    """Lists only five sides of its six-sided die."""

    def outcomes(self, state: State) -> Sequence[tuple[Outcome, Fraction]]:
        if state.step == "deal":
            return super().outcomes(state)
        return [((pips,), Fraction(1, 5)) for pips in range(1, 6)]


class SevenSides(Toy):
    """Accepts a seven on a six-sided die."""

    def settle(self, state: State, outcome: Outcome) -> State:
        try:
            return super().settle(state, outcome)
        except IllegalOutcome:
            if state.step == "throw":
                return replace(state, step="take", die=0)
            raise


class FirstBidCounts(Toy):
    """Gives a point to the first bidder, so that order matters."""

    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        first = state.step == "bid" and set(state.bids) == {None}
        points = tuple(p + (first and at == seat) for at, p in enumerate(after.points))
        return replace(after, points=points)


class AfterTheEnd(Toy):
    """Lets the shaker take points once more after the end."""

    def apply(self, state: State, seat: int, action: str) -> State:
        if state.step == "over" and action == "take":
            return replace(state, points=(99, *state.points[1:]))
        return super().apply(state, seat, action)


class UnlistedAction(Toy):
    """Accepts `leave` as a bid without ever listing it."""

    def apply(self, state: State, seat: int, action: str) -> State:
        if state.step == "bid" and action == "leave" and seat in self._free(state):
            bids = (*state.bids[:seat], action, *state.bids[seat + 1 :])
            return replace(state, bids=bids, step="bid" if None in bids else "throw")
        return super().apply(state, seat, action)

    def _free(self, state: State) -> list[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid is None]


class ListsForAll(Toy):
    """Lists actions for seats that are not awaited."""

    def legal(self, state: State, seat: int) -> Sequence[str]:
        return ("take", "leave") if state.step == "take" else super().legal(state, seat)


class RefusesItsOwnList(Toy):
    """Lists an action that it then refuses."""

    def apply(self, state: State, seat: int, action: str) -> State:
        if action == "dive" and seat == 1:
            raise IllegalAction("Not you.")
        return super().apply(state, seat, action)


class TwoWordsOneEffect(Toy):
    """Treats `leave` like `take`."""

    def apply(self, state: State, seat: int, action: str) -> State:
        return super().apply(state, seat, "take" if action == "leave" else action)


class NeverReadsBack(Toy):
    """Writes one bid as another."""

    def write_action(self, action: str) -> object:
        return {"toy": "stay" if action == "dive" else action}


class SwappedDice(Toy):
    """Writes the dice in reverse order."""

    def write_outcome(self, outcome: Outcome) -> object:
        return {"fell": list(reversed(outcome))}


class AbsentMinded(Toy):
    """Reads every view as if no die had fallen."""

    def read_view(self, data: object) -> View:
        return replace(super().read_view(data), die=0)


class WrongPoints(Toy):
    """Promises one point more than it gives."""

    def points(self, view: View, seat: int, action: str) -> int | None:
        told = super().points(view, seat, action)
        return None if told is None else told + 1


class EarlyWinner(Toy):
    """Names a winner before the end."""

    def winners(self, state: State) -> frozenset[int]:
        return frozenset({0})


class LuckyTable(Toy):
    """Keeps its own draw counter, so that the same seed gives different dice."""

    drawn = 0

    def sample(self, state: State, rng: Random) -> Outcome:
        self.drawn += 1
        return tuple(n % 3 + 1 if self.drawn % 2 else n for n in super().sample(state, rng))


class EagerClock(Toy):
    """Allows `proceed` when no wait is due."""

    def proceed(self, state: State) -> State:
        return replace(state, step="bid") if state.hands else super().proceed(state)


class EagerDice(Toy):
    """Accepts another throw while the shaker is deciding."""

    def settle(self, state: State, outcome: Outcome) -> State:
        if state.step == "take" and len(outcome) == 1:
            return replace(state, die=outcome[0])
        return super().settle(state, outcome)


class StoppedClock(Toy):
    """Never leaves the look."""

    def proceed(self, state: State) -> State:
        super().proceed(state)
        return state


class EndlessGame(Toy):
    """Starts again instead of ending."""

    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        return self.start() if after.step == "over" else after


class LostOption(Toy):
    """Leaves the `look` option out of its record."""

    @property
    def options(self) -> dict[str, object]:
        return {name: value for name, value in super().options.items() if name != "look"}


class NobodyThere(Toy):
    """Awaits a seat that does not exist."""

    def awaiting(self, state: State) -> Awaiting:
        if state.step == "take":
            return Players(frozenset({self.seats}))
        return super().awaiting(state)


class OpenTable(Toy):
    """Claims that all views are equal, but shows each seat its own number."""

    open_table = True
    about = replace(Toy.about, secrets=False)


class Innocent(Toy):
    """Claims to have no secrets, but deals secret numbers."""

    about = replace(Toy.about, secrets=False)


class OpenBook(Toy):
    """Shares the whole record at any time."""

    def shareable(self, state: State, events: Sequence[object]) -> int:
        return len(events)


class OpenDeal(Toy):
    """Never closes a deal."""

    def hidden_throws(self, state: State) -> frozenset[int]:
        return frozenset()


class LastBidShows(Toy):
    """Shows all numbers after the last bid, although that bid can still be undone."""

    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, hands=state.hands) if state.step == "throw" else seen


class ForgottenNews(Toy):
    """Reports bids without declaring them in `news_types`."""

    news_types = tuple(kind for kind in Toy.news_types if kind is not Bid)


class DeafNews(Toy):
    """Drops the bid when it reads news back."""

    def read_news(self, data: object) -> News:
        news: News = super().read_news(data)
        return replace(news, bid=None) if isinstance(news, Bid) else news


class NewsOnce(Toy):
    """Reports each event only once, not when asked again."""

    told: Event[str, Outcome] | None = None

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        again, self.told = event == self.told, event
        return () if again else super().news(before, event, after, seat)


class GossipingBids(Toy):
    """Reveals each bid while other seats are still deciding."""

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        by = event.seat if isinstance(event, Acted) else seat
        return super().news(before, event, after, by)


class LoudDeal(Toy):
    """Reveals the first seat's number on the deal."""

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        return super().news(before, event, after, 0 if before.step == "deal" else seat)
