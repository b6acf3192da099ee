"""One engine for both editions: shake, look, cover, mark in secret, score."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import ClassVar, Literal, get_args

from bellyflop.core import (
    About,
    Awaiting,
    Chance,
    Choice,
    Event,
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
)
from bellyflop.core.views import read_view

from . import notation, scoring
from .editions import DICE_CUP, DICE_POOL_PARTY, Edition
from .marks import Fill, Pen
from .news import News, tell
from .state import (
    Covered,
    Dice,
    Finished,
    Looking,
    Mark,
    Pair,
    Phase,
    Round,
    Shaking,
    State,
    Uncovered,
)
from .view import View, look_at

OPTIONS = (
    Whole("look", 3, "How many seconds everyone looks at the dice.", 1, 30),
    Whole("columns", 1, "How many columns are filled: several games at once.", 1, 6),
    Choice(
        "fill",
        "one",
        "With several columns: one mark a round, or one in every column for the same dice.",
        ("one", "every"),
    ),
    Choice("dice", "virtual", "Virtual dice, or real ones that are typed in.", ("virtual", "real")),
)

# The two dice of a colour have no order: the lower comes first.
_SORTED: dict[Pair, Pair] = {
    (one, other): (min(one, other), max(one, other))
    for one, other in product(range(1, 7), repeat=2)
}
_THROWS = tuple(_SORTED.values())  # all 36 throws of a pair, each equally likely


class TwelveDice(Game[State, Mark, Dice, View]):
    """The rules of both editions, which differ only in their data."""

    edition: ClassVar[Edition]
    news_types = get_args(News)
    countdown = 2.78  # a rattle of 0.98, then three, two, one

    def __init__(
        self,
        seats: int,
        look: int = 3,
        columns: int = 1,
        fill: Fill = "one",
        dice: Literal["virtual", "real"] = "virtual",
    ) -> None:
        self.seats = self.about.check_seats(seats)
        chosen = {"look": look, "columns": columns, "fill": fill, "dice": dice}
        self.about.read_options(chosen, seats)
        self.look, self.columns, self.fill, self.dice = look, columns, fill, dice
        boxes = self.edition.boxes
        self.rounds = len(boxes) * (columns if fill == "one" else 1)  # §1.7
        self._pen = Pen(boxes, columns, fill)
        self._nobody: tuple[Mark | None, ...] = (None,) * seats

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def start(self) -> State:
        sheet = ((None,) * len(self.edition.boxes),) * self.columns
        return State(0, (sheet,) * self.seats, self._opening(0))

    def _opening(self, round_: int) -> Phase:
        """The first phase of a round: a throw, or marks if the dice are real (§1.10)."""
        if round_ == self.rounds:
            return Finished()
        if self.dice == "real" and round_ < self.rounds - 1:
            return Covered(None, self._nobody)
        return Shaking()

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case Covered(_, marks):
                return Players(frozenset([at for at, mark in enumerate(marks) if mark is None]))
            case Shaking() | Uncovered():
                return Chance(by=state.round % self.seats)  # §1.8
            case Looking():
                return Wait(self.look)
            case Finished():
                return Over()

    def sample(self, state: State, rng: Random) -> Dice:
        return _throw(rng)

    def settle(self, state: State, outcome: Dice) -> State:
        dice = self._checked_dice(outcome)
        match state.phase:
            case Uncovered(marks):
                return self._score(state, dice, marks)
            case Shaking() if state.round == self.rounds - 1:
                # §1.4: nobody has a choice; the remaining boxes are scored at once.
                return self._score(state, dice, tuple(map(self._pen.left, state.sheets)))
            case Shaking():
                return State(state.round, state.sheets, Looking(dice))
            case phase:
                raise IllegalOutcome(_what_is_on(phase))

    def proceed(self, state: State) -> State:
        if not isinstance(state.phase, Looking):
            raise IllegalWait(_what_is_on(state.phase))
        return State(state.round, state.sheets, Covered(state.phase.dice, self._nobody))

    def legal(self, state: State, seat: int) -> Sequence[Mark]:
        phase = state.phase
        if not isinstance(phase, Covered) or not 0 <= seat < self.seats:
            return ()
        return () if phase.marks[seat] else self._pen.legal(state.sheets[seat])

    def apply(self, state: State, seat: int, action: Mark) -> State:
        phase = state.phase
        if not isinstance(phase, Covered):
            raise IllegalAction(_what_is_on(phase))
        if not 0 <= seat < self.seats:
            raise IllegalAction("rule-no-seat", seat=seat, last=self.seats - 1)
        if phase.marks[seat] is not None:
            raise IllegalAction("dice-cup-rule-marked")
        self._pen.check(state.sheets[seat], action)
        marks = (*phase.marks[:seat], action, *phase.marks[seat + 1 :])
        made = tuple([mark for mark in marks if mark is not None])
        if len(made) < self.seats:
            return State(state.round, state.sheets, Covered(phase.dice, marks), state.last)
        if phase.dice is None:
            return State(state.round, state.sheets, Uncovered(made), state.last)
        return self._score(state, phase.dice, made)

    def default(self, state: State, seat: int) -> Mark:
        return self._pen.blind(state.sheets[seat])

    def _checked_dice(self, dice: Dice) -> Dice:
        try:
            known = tuple([_SORTED[pair] for pair in dice])
        except (KeyError, TypeError):
            raise IllegalOutcome("dice-cup-rule-dice") from None
        if len(known) != len(self.edition.colours):
            raise IllegalOutcome("dice-cup-rule-colours", count=len(known))
        return known

    def _score(self, state: State, dice: Dice, marks: tuple[Mark, ...]) -> State:
        """The state at the start of the next round, with the points of this one on the sheets."""
        worth, chosen = scoring.worth(dice), zip(state.sheets, marks, strict=True)
        sheets = tuple(
            [scoring.write_in(sheet, mark, worth, self._pen.place) for sheet, mark in chosen]
        )
        after = state.round + 1
        return State(after, sheets, self._opening(after), Round(dice, marks))

    # ── views and scores ────────────────────────────────────────────────────────────────────

    def view(self, state: State, seat: int | None) -> View:
        return look_at(self.edition, self.fill, self.rounds, state, seat)

    def news(
        self, before: State, event: Event[Mark, Dice], after: State, seat: int | None
    ) -> tuple[News, ...]:
        return tuple(tell(self, before, event, after))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(map(scoring.total, state.sheets))

    def winners(self, state: State) -> frozenset[int]:
        if not isinstance(state.phase, Finished):
            return frozenset()
        return scoring.winners(self.edition, state.sheets)

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        last = Round(view.last.dice, view.last.marks) if view.last else None
        return State(view.round, view.sheets, self._imagined_phase(view, seat, rng), last)

    def _imagined_phase(self, view: View, seat: int | None, rng: Random) -> Phase:
        if view.dice is not None:
            return Looking(view.dice)
        match view.phase:
            case "mark":
                return self._imagined_cover(view, seat, rng)
            case "uncover":
                return Uncovered(tuple(mark for mark in view.marks if mark is not None))
            case "over":
                return Finished()
            case _:
                return Shaking()

    def _imagined_cover(self, view: View, seat: int | None, rng: Random) -> Covered:
        """Random dice, with random marks for some other seats, so that at least one has none."""
        marks = list(view.marks)
        others = [at for at in range(self.seats) if at != seat]
        if seat is None or marks[seat] is not None:
            others.remove(rng.choice(others))
        for at in others:
            if rng.random() < 0.5:
                marks[at] = rng.choice(self._pen.legal(view.sheets[at]))
        dice = None if self.dice == "real" else _throw(rng)
        return Covered(dice, tuple(marks))

    def revocable(self, before: State, seat: int, action: Mark) -> bool:
        return False  # §1.3: a mark cannot be changed

    def hidden_throws(self, state: State) -> frozenset[int]:
        # §1.3: the dice under the cover are secret; each round has one throw.
        under_cover = isinstance(state.phase, Looking | Covered) and state.phase.dice is not None
        return frozenset({state.round} if under_cover else ())

    def shareable(self, state: State, events: Sequence[RecordedEvent]) -> int | None:
        """The events before this round: no dice under the cover and no marks of this round."""
        if not isinstance(state.phase, Looking | Covered):
            return len(events)
        falls = (n for n in reversed(range(len(events))) if isinstance(events[n], Settled))
        last = next(falls, -1)
        return last if self.dice == "virtual" else last + 1

    # ── notation ────────────────────────────────────────────────────────────────────────────

    def write_action(self, action: Mark) -> object:
        if self.fill == "every":
            return notation.write_every(action)
        return notation.write_one(action, self.columns)

    def read_action(self, data: object) -> Mark:
        read = notation.read_every if self.fill == "every" else notation.read_one
        return read(self.edition, self.columns, data)

    def write_outcome(self, outcome: Dice) -> object:
        return notation.write_dice(self.edition, outcome)

    def read_outcome(self, data: object) -> Dice:
        return notation.read_dice(self.edition, data)

    def read_view(self, data: object) -> View:
        return read_view(View, data)


def _throw(rng: Random) -> Dice:
    """All twelve dice, thrown colour by colour."""
    return tuple(rng.choices(_THROWS, k=6))


def _what_is_on(phase: Phase) -> str:
    """The id of the message that says what the table waits for instead."""
    match phase:
        case Shaking():
            return "dice-cup-rule-shaking"
        case Looking():
            return "dice-cup-rule-looking"
        case Covered():
            return "dice-cup-rule-covered"
        case Uncovered():
            return "dice-cup-rule-uncovered"
        case Finished():
            return "rule-over"


class DiceCup(TwelveDice):
    """Dice Cup: three subtotals, and a tie is shared."""

    edition = DICE_CUP
    about = About(
        "dice-cup", "Dice Cup", "Lift the cup, look fast, choose in secret.", 1, 6, OPTIONS
    )


class DicePoolParty(TwelveDice):
    """Dice Pool Party: a tie goes to the higher `all` box."""

    edition = DICE_POOL_PARTY
    about = About(
        "dice-pool-party",
        "Dice Pool Party",
        "Twelve dice, three seconds, one secret choice.",
        1,
        8,
        OPTIONS,
    )
