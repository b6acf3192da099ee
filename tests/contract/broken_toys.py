"""The toy, broken in one way each: what the laws are there to catch."""

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
    """Remembers the last state it showed, instead of drawing what is hidden."""

    seen: State | None = None

    def view(self, state: State, seat: int | None) -> View:
        self.seen = state
        return super().view(state, seat)

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return self.seen if self.seen is not None else super().imagine(view, seat, rng)


class LazyImagination(Toy):
    """Gives everyone else the same number, whatever the chance."""

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return super().imagine(view, seat, Random(0))


class ForgetfulImagination(Toy):
    """Deals the viewer's own number anew."""

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        hidden = replace(view, hands=(None,) * len(view.hands))
        return super().imagine(hidden, seat, rng)


class MutatedState(Toy):
    """Writes the points into the old state too."""

    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        object.__setattr__(state, "points", tuple(total + 1 for total in state.points))
        return after


class IllegalDefault(Toy):
    """Takes, when it should bid."""

    def default(self, state: State, seat: int) -> str:
        return "take"


class HeavyWeights(Toy):
    """Chances of seven sides on a die of six."""

    def outcomes(self, state: State) -> Sequence[tuple[Outcome, Fraction]]:
        return [(outcome, Fraction(1, 7)) for outcome, _ in super().outcomes(state)]


class ShortList(Toy):
    """Lists only five sides of its die, which throws six."""

    def outcomes(self, state: State) -> Sequence[tuple[Outcome, Fraction]]:
        if state.step == "deal":
            return super().outcomes(state)
        return [((pips,), Fraction(1, 5)) for pips in range(1, 6)]


class SevenSides(Toy):
    """Settles a die it does not have."""

    def settle(self, state: State, outcome: Outcome) -> State:
        try:
            return super().settle(state, outcome)
        except IllegalOutcome:
            if state.step == "throw":
                return replace(state, step="take", die=0)
            raise


class FirstBidCounts(Toy):
    """The first to bid gets a point, so that order matters."""

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
    """Lists what it then refuses."""

    def apply(self, state: State, seat: int, action: str) -> State:
        if action == "dive" and seat == 1:
            raise IllegalAction("Not you.")
        return super().apply(state, seat, action)


class TwoWordsOneEffect(Toy):
    """Leaving does what taking does."""

    def apply(self, state: State, seat: int, action: str) -> State:
        return super().apply(state, seat, "take" if action == "leave" else action)


class NeverReadsBack(Toy):
    """Writes a bid that reads as another."""

    def write_action(self, action: str) -> object:
        return {"toy": "stay" if action == "dive" else action}


class SwappedDice(Toy):
    """Writes dice it does not read back in order."""

    def write_outcome(self, outcome: Outcome) -> object:
        return {"fell": list(reversed(outcome))}


class AbsentMinded(Toy):
    """Reads every view as if no die had fallen."""

    def read_view(self, data: object) -> View:
        return replace(super().read_view(data), die=0)


class WrongPoints(Toy):
    """Promises a point more than it gives."""

    def points(self, view: View, seat: int, action: str) -> int | None:
        told = super().points(view, seat, action)
        return None if told is None else told + 1


class EarlyWinner(Toy):
    """Names a winner before the end."""

    def winners(self, state: State) -> frozenset[int]:
        return frozenset({0})


class LuckyTable(Toy):
    """Draws with a memory of its own, so the same chance gives other dice."""

    drawn = 0

    def sample(self, state: State, rng: Random) -> Outcome:
        self.drawn += 1
        return tuple(n % 3 + 1 if self.drawn % 2 else n for n in super().sample(state, rng))


class EagerClock(Toy):
    """Moves on without a wait."""

    def proceed(self, state: State) -> State:
        return replace(state, step="bid") if state.hands else super().proceed(state)


class EagerDice(Toy):
    """Throws again while the shaker is deciding."""

    def settle(self, state: State, outcome: Outcome) -> State:
        if state.step == "take" and len(outcome) == 1:
            return replace(state, die=outcome[0])
        return super().settle(state, outcome)


class StoppedClock(Toy):
    """Looks for ever."""

    def proceed(self, state: State) -> State:
        super().proceed(state)
        return state


class EndlessGame(Toy):
    """Begins again whenever it should end."""

    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        return self.start() if after.step == "over" else after


class LostOption(Toy):
    """Forgets in its record that it has no look."""

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
    """Says that everybody sees the same, and shows each seat its own number."""

    open_table = True
    about = replace(Toy.about, secrets=False)


class Innocent(Toy):
    """Says that it has no secrets, and deals numbers that only their owners know."""

    about = replace(Toy.about, secrets=False)


class OpenBook(Toy):
    """Lets the whole record out at any time."""

    def shareable(self, state: State, events: Sequence[object]) -> int:
        return len(events)


class OpenDeal(Toy):
    """Never closes a deal."""

    def hidden_throws(self, state: State) -> frozenset[int]:
        return frozenset()


class LastBidShows(Toy):
    """The last bid shows all numbers, and may still be taken back."""

    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, hands=state.hands) if state.step == "throw" else seen


class ForgottenNews(Toy):
    """Tells bids, but does not name them among its news."""

    news_types = tuple(kind for kind in Toy.news_types if kind is not Bid)


class DeafNews(Toy):
    """Reads back every piece of news as if no bid had been said."""

    def read_news(self, data: object) -> News:
        news: News = super().read_news(data)
        return replace(news, bid=None) if isinstance(news, Bid) else news


class NewsOnce(Toy):
    """Tells everything once and never again."""

    told: Event[str, Outcome] | None = None

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        again, self.told = event == self.told, event
        return () if again else super().news(before, event, after, seat)


class GossipingBids(Toy):
    """Tells everybody what was bid while others are still thinking."""

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        by = event.seat if isinstance(event, Acted) else seat
        return super().news(before, event, after, by)


class LoudDeal(Toy):
    """Tells everybody the number of the first seat when it is dealt."""

    def news(
        self, before: State, event: Event[str, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        return super().news(before, event, after, 0 if before.step == "deal" else seat)
