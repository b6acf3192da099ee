"""Clever Kids: the course of a game (§4.6–§4.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import ClassVar, get_args

from bellyflop.core import (
    About,
    Acted,
    Awaiting,
    Chance,
    Event,
    Game,
    IllegalAction,
    IllegalOutcome,
    Over,
    Players,
    RecordedEvent,
)
from bellyflop.core.views import read_view
from bellyflop.dice import Lazy

from . import notation
from .areas import any_complete, stars
from .bonuses import Placed, choices, place_chosen
from .layout import DICE, FACES, OUR_SHEET, Layout, SheetOption
from .news import News, tell
from .offer import offers_on
from .presents import one_by_one
from .state import (
    Action,
    Deciding,
    Dice,
    Ended,
    Finished,
    Others,
    Pass,
    Phase,
    Placing,
    Progress,
    Queue,
    Sheet,
    State,
    Steps,
    ToPlace,
    ToRoll,
    ToUse,
    Use,
    Used,
)
from .uses import after_use, default_place, default_use, uses
from .view import View, see, state_of

ALL_DICE = tuple(range(DICE))
DECIDING, WAITING = Deciding(), (Deciding, Placing)
Asked = tuple[Sheet, Dice, Used, Queue]


@Lazy
def awaited_seats(seats: tuple[int, ...]) -> Players:
    """The `Players` for these seats."""
    return Players(frozenset(seats))


@Lazy
def dice_left(used: Used) -> tuple[int, ...]:
    """The dice that the active player left to the others."""
    return tuple(die for die in ALL_DICE if die not in used)


class CleverKids(Game[State, Action, Dice, View]):
    """Roll and write with five dice; `sheet` is the layout everybody plays on."""

    about: ClassVar[About] = About(
        id="clever-kids",
        name="Clever Kids",
        tagline="Cross off balloons, candles, presents and sweets in chains of bonuses.",
        least_seats=2,
        most_seats=4,
        secrets=False,  # simultaneous choices are shown a moment later (§4.7)
        options=(SheetOption("sheet", OUR_SHEET, "the sheet and dice to play with"),),
    )

    news_types = get_args(News)

    def __init__(self, seats: int, sheet: Layout = OUR_SHEET) -> None:
        self.seats = self.about.check_seats(seats)
        self.sheet = sheet
        self._offers = offers_on(sheet)

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def start(self) -> State:
        return State((Sheet(),) * self.seats)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case ToRoll():
                return Chance(by=state.active)
            case ToUse() | ToPlace():
                return awaited_seats[(state.active,)]
            case Others(progress=progress):
                return awaited_seats[_waiting(progress)]
            case Ended():
                return Over()

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if (asked := self._asked(state, seat)) is None:
            return ()
        sheet, dice, left, queue = asked
        if queue:
            return choices(self.sheet, sheet, queue)
        return self._offers.offer(sheet, dice, left, taking=seat == state.active)

    def asked(self, state: State, seat: int) -> Asked:
        """The seat's sheet, the dice, the indices of the dice left for it, and its bonus queue."""
        if (asked := self._asked(state, seat)) is None:
            raise IllegalAction("rule-nothing-to-do", seat=seat)
        return asked

    def _asked(self, state: State, seat: int) -> Asked | None:
        match state.phase:
            case ToUse(dice) if seat == state.active:
                return state.sheets[seat], dice, ALL_DICE, ()
            case ToPlace(dice, used, queue) if seat == state.active:
                return state.sheets[seat], dice, dice_left[used], queue
            case Others(dice, used, progress) if 0 <= seat < self.seats:
                match progress[seat]:
                    case Deciding():
                        return state.sheets[seat], dice, dice_left[used], ()
                    case Placing(sheet, queue):
                        return sheet, dice, dice_left[used], queue
        return None

    def apply(self, state: State, seat: int, action: Action) -> State:
        if (asked := self._asked(state, seat)) is None:
            raise IllegalAction("rule-nothing-to-do", seat=seat)
        sheet, dice, _left, queue = asked
        match state.phase:
            case ToUse():
                if not isinstance(action, Use):
                    raise IllegalAction("clever-kids-rule-must-use")
                placed = after_use(self.sheet, sheet, action, dice, ALL_DICE)
                return self._after_active(state, dice, tuple(sorted(action.dice)), placed)
            case ToPlace(used=used):
                placed = place_chosen(self.sheet, sheet, queue, action)
                return self._after_active(state, dice, used, placed)
            case Others(used=used, progress=progress):
                mine = self._act(progress[seat], asked, action)
                progress = (*progress[:seat], mine, *progress[seat + 1 :])
                return self._after_others(state, Others(dice, used, progress))
        raise IllegalAction("rule-nothing-to-do", seat=seat)

    def _awaited(self, state: State) -> frozenset[int]:
        awaiting = self.awaiting(state)
        return awaiting.seats if isinstance(awaiting, Players) else frozenset()

    def _after_active(self, state: State, dice: Dice, used: Used, placed: Placed) -> State:
        """§4.9: the active player's bonuses are placed before the others act."""
        active = state.active
        sheets = (*state.sheets[:active], placed.sheet, *state.sheets[active + 1 :])
        steps: list[Steps] = [()] * self.seats
        if isinstance(state.phase, ToPlace):
            steps = [*state.told]
        steps[active] += placed.steps
        if placed.queue:
            phase: Phase = ToPlace(dice, used, placed.queue)
        else:
            progress: list[Progress | None] = [DECIDING] * self.seats
            progress[active] = None
            phase = Others(dice, used, tuple(progress))
        return State(sheets, state.turn, phase, tuple(steps))

    def _act(self, mine: Progress | None, asked: Asked, action: Action) -> Progress:
        """The progress of one of the others after this action (§4.7)."""
        sheet, dice, left, queue = asked
        steps: Steps = ()
        if isinstance(mine, Placing):
            placed = place_chosen(self.sheet, sheet, queue, action)
            steps = mine.steps
        elif isinstance(action, Use):
            placed = after_use(self.sheet, sheet, action, dice, left)
        elif isinstance(action, Pass):
            return Finished(sheet)
        else:
            raise IllegalAction("clever-kids-rule-no-bonus")
        steps += placed.steps
        if placed.queue:
            return Placing(placed.sheet, placed.queue, steps)
        return Finished(placed.sheet, steps)

    def _after_others(self, state: State, others: Others) -> State:
        """The next turn, or the end, once all others have finished (§4.10)."""
        if _waiting(others.progress):
            return State(state.sheets, state.turn, others, state.told)
        shown, told = [*state.sheets], [*state.told]
        for seat, mine in enumerate(others.progress):
            if isinstance(mine, Finished):
                shown[seat], told[seat] = mine.sheet, mine.steps
        sheets = tuple(shown)
        if any(any_complete(self.sheet, sheet) for sheet in sheets):
            return State(sheets, state.turn, Ended(), tuple(told))
        return State(sheets, state.turn + 1, ToRoll(), tuple(told))

    def sample(self, state: State, rng: Random) -> Dice:
        self._expect_roll(state)
        return tuple([rng.choice(faces) for faces in self.sheet.dice])

    def settle(self, state: State, outcome: Dice) -> State:
        self._expect_roll(state)
        if len(outcome) != DICE:
            raise IllegalOutcome("rule-dice-due", due=DICE, count=len(outcome))
        for number, (symbol, faces) in enumerate(zip(outcome, self.sheet.dice, strict=True), 1):
            if symbol not in faces:
                raise IllegalOutcome("clever-kids-rule-face", die=number, symbol=str(symbol))
        usable = self._offers.usable(state.sheets[state.active], outcome)
        # §4.6: if none can be used, all five are rolled again.
        phase = ToUse(outcome) if usable else ToRoll(missed=outcome)
        return State(state.sheets, state.turn, phase)

    def _expect_roll(self, state: State) -> None:
        if not isinstance(state.phase, ToRoll):
            raise IllegalOutcome("rule-no-dice")

    def default(self, state: State, seat: int) -> Action:
        """The action that earns the most stars at once; among equals, the most crosses."""
        sheet, dice, left, queue = self.asked(state, seat)
        if queue:
            return default_place(self.sheet, sheet, queue)
        return default_use(self.sheet, sheet, dice, left) or Pass()

    # ── views and scores ────────────────────────────────────────────────────────────────────

    def view(self, state: State, seat: int | None) -> View:
        return see(self.sheet, state, seat, tuple(sorted(self.winners(state))))

    def news(
        self, before: State, event: Event[Action, Dice], after: State, seat: int | None
    ) -> tuple[News, ...]:
        return tuple(tell(self, before, event, after, seat))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(stars(self.sheet, sheet) for sheet in state.present_sheets)

    def public_scores(self, state: State) -> tuple[int, ...]:
        # §4.7: each sees only its own progress until all others have finished.
        return tuple(stars(self.sheet, sheet) for sheet in state.sheets)

    def winners(self, state: State) -> frozenset[int]:
        if not isinstance(state.phase, Ended):
            return frozenset()
        scores = self.scores(state)
        return frozenset(seat for seat, score in enumerate(scores) if score == max(scores))

    def revocable(self, before: State, seat: int, action: Action) -> bool:
        """Whether the action reveals nothing: the last of the others to finish reveals sheets."""
        after = self.apply(before, seat, action)
        return not isinstance(before.phase, Others) or isinstance(after.phase, Others)

    def shareable(self, state: State, events: Sequence[RecordedEvent]) -> int | None:
        """All events except the others' actions in the current turn, still secret (§4.7)."""
        count = len(events)
        if isinstance(state.phase, Others):
            while _is_by_another(events[count - 1], state.active):
                count -= 1
        return count

    # ── notation ────────────────────────────────────────────────────────────────────────────

    def write_action(self, action: Action) -> object:
        return notation.write_action(action)

    def read_action(self, data: object) -> Action:
        return notation.read_action(self.sheet, data)

    def write_outcome(self, outcome: Dice) -> object:
        return notation.write_roll(outcome)

    def read_outcome(self, data: object) -> Dice:
        return notation.read_roll(data)

    def read_view(self, data: object) -> View:
        return read_view(View, data)

    # ── abilities ───────────────────────────────────────────────────────────────────────────

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        """A state in which each hidden player has done nothing yet, or something at random."""
        state = state_of(view)
        if not isinstance(state.phase, Others):
            return state
        for other in range(self.seats):
            while other != seat and other in self._awaited(state) and rng.randrange(2):
                after = self.apply(state, other, rng.choice(self.legal(state, other)))
                if not isinstance(after.phase, Others):
                    break  # that would end the turn and reveal everything
                state = after
        return state

    def points(self, view: View, seat: int, action: Action) -> int | None:
        """The stars of the action, with every bonus that places itself; None if it is illegal."""
        state = state_of(view)
        try:
            after = self.apply(state, seat, action)
        except IllegalAction:
            return None
        return self.scores(after)[seat] - self.scores(state)[seat]

    def legal_parts(self, state: State, seat: int) -> Sequence[Action]:
        """All actions except those with several presents, which combine single dice and cells."""
        if (asked := self._asked(state, seat)) is None:
            return ()
        sheet, dice, left, queue = asked
        if queue:
            return choices(self.sheet, sheet, queue)
        taking = seat == state.active
        alone = uses(self.sheet, sheet, dice, left, taking=taking, presents=one_by_one)
        return tuple(alone) if taking else (*alone, Pass())

    def outcomes(self, state: State) -> Iterable[tuple[Dice, Fraction]]:
        """All rolls of five different dice; empty if no roll is due."""
        if not isinstance(state.phase, ToRoll):
            return []
        chances = [Counter(faces) for faces in self.sheet.dice]
        rolls = product(*(faces.items() for faces in chances))
        return [
            (tuple(symbol for symbol, _ in roll), Fraction(prod(n for _, n in roll), FACES**DICE))
            for roll in rolls
        ]


def _waiting(progress: tuple[Progress | None, ...]) -> tuple[int, ...]:
    """The seats that have not finished."""
    return tuple([s for s, mine in enumerate(progress) if isinstance(mine, WAITING)])


def _is_by_another(event: RecordedEvent, active: int) -> bool:
    return isinstance(event, Acted) and event.seat != active
