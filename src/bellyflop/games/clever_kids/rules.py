"""Clever Kids: the course of a game (§4.6–§4.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import islice, product
from math import prod
from random import Random
from typing import ClassVar

from bellyflop.core import (
    About,
    Awaiting,
    Chance,
    Did,
    Game,
    IllegalAction,
    IllegalOutcome,
    Over,
    Players,
    RecordedEvent,
)
from bellyflop.core.views import read_view

from . import notation
from .areas import any_complete, stars
from .bonuses import Placed, choices, place_chosen
from .layout import DICE, FACES, OUR_SHEET, Layout, SheetOption
from .presents import Presents, every_set, one_by_one
from .state import (
    Action,
    Deciding,
    Dice,
    Ended,
    Finished,
    Others,
    Pass,
    Placing,
    Progress,
    Queue,
    Sheet,
    State,
    ToPlace,
    ToRoll,
    ToUse,
    Use,
    Used,
)
from .uses import after_use, can_use, default_place, default_use, uses
from .view import View, see, state_of

ALL_DICE = tuple(range(DICE))


class CleverKids(Game[State, Action, Dice, View]):
    """Roll and write with five dice; `sheet` is the layout everybody plays on."""

    about: ClassVar[About] = About(
        id="clever-kids",
        name="Clever Kids",
        tagline="Cross off balloons, candles, presents and sweets in chains of bonuses.",
        least_seats=2,
        most_seats=4,
        secrets=False,  # what is chosen at the same time is open a moment later (§4.7)
        options=(SheetOption("sheet", OUR_SHEET, "the sheet and dice to play with"),),
    )

    def __init__(self, seats: int, sheet: Layout = OUR_SHEET) -> None:
        self.seats = self.about.check_seats(seats)
        self.sheet = sheet

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def start(self) -> State:
        return State((Sheet(),) * self.seats)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case ToRoll():
                return Chance(by=state.active)
            case ToUse() | ToPlace():
                return Players(frozenset({state.active}))
            case Others(progress=progress):
                waiting = (s for s, p in enumerate(progress) if isinstance(p, (Deciding, Placing)))
                return Players(frozenset(waiting))
            case Ended():
                return Over()

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return tuple(self._actions(state, seat))

    def few(self, state: State, seat: int, most: int) -> Sequence[Action] | None:
        found = tuple(islice(self._actions(state, seat), most + 1))
        return None if len(found) > most else found

    def _actions(self, state: State, seat: int, presents: Presents = every_set) -> Iterator[Action]:
        """What this seat may do, each effect once, found as far as it is asked for."""
        if seat not in self._awaited(state):
            return
        sheet, dice, left, queue = self._asked(state, seat)
        if queue:
            yield from choices(self.sheet, sheet, queue)
            return
        taking = seat == state.active
        yield from uses(self.sheet, sheet, dice, left, taking=taking, presents=presents)
        if not taking:
            yield Pass()

    def _asked(self, state: State, seat: int) -> tuple[Sheet, Dice, Used, Queue]:
        """The seat's sheet, the dice and which are left for it, and its bonuses to place."""
        if seat in self._awaited(state):
            sheet = state.present_sheets[seat]
            match state.phase:
                case ToUse(dice):
                    return sheet, dice, ALL_DICE, ()
                case ToPlace(dice, used, queue):
                    return sheet, dice, _left(used), queue
                case Others(dice, used, progress):
                    mine = progress[seat]
                    return sheet, dice, _left(used), mine.queue if isinstance(mine, Placing) else ()
        raise IllegalAction("rule-nothing-to-do", seat=seat)

    def apply(self, state: State, seat: int, action: Action) -> State:
        if seat not in self._awaited(state):
            raise IllegalAction("rule-nothing-to-do", seat=seat)
        match state.phase:
            case ToUse(dice):
                if not isinstance(action, Use):
                    raise IllegalAction("clever-kids-rule-must-use")
                placed = after_use(self.sheet, state.sheets[seat], action, dice, ALL_DICE)
                return self._after_active(state, dice, tuple(sorted(action.dice)), placed)
            case ToPlace(dice, used, queue):
                placed = place_chosen(self.sheet, state.sheets[seat], queue, action)
                return self._after_active(state, dice, used, placed)
            case Others() as others:
                mine = self._act(state, others, seat, action)
                progress = (*others.progress[:seat], mine, *others.progress[seat + 1 :])
                return self._after_others(state, replace(others, progress=progress))
        raise IllegalAction("rule-nothing-to-do", seat=seat)

    def _awaited(self, state: State) -> frozenset[int]:
        awaiting = self.awaiting(state)
        return awaiting.seats if isinstance(awaiting, Players) else frozenset()

    def _after_active(self, state: State, dice: Dice, used: Used, placed: Placed) -> State:
        """§4.9: the active player's bonuses are placed before the others act."""
        active = state.active
        sheets = (*state.sheets[:active], placed.sheet, *state.sheets[active + 1 :])
        if placed.queue:
            return replace(state, sheets=sheets, phase=ToPlace(dice, used, placed.queue))
        progress = (None if seat == active else Deciding() for seat in range(self.seats))
        return replace(state, sheets=sheets, phase=Others(dice, used, tuple(progress)))

    def _act(self, state: State, others: Others, seat: int, action: Action) -> Progress:
        """How far one of the others is after this action (§4.7)."""
        mine = others.progress[seat]
        if isinstance(mine, Placing):
            placed = place_chosen(self.sheet, mine.sheet, mine.queue, action)
        elif isinstance(action, Use):
            left = _left(others.used)
            placed = after_use(self.sheet, state.sheets[seat], action, others.dice, left)
        elif isinstance(action, Pass):
            return Finished(state.sheets[seat])
        else:
            raise IllegalAction("clever-kids-rule-no-bonus")
        if placed.queue:
            return Placing(placed.sheet, placed.queue)
        return Finished(placed.sheet)

    def _after_others(self, state: State, others: Others) -> State:
        """The next turn, or the end, once all others have finished (§4.10)."""
        state = replace(state, phase=others)
        if self._awaited(state):
            return state
        sheets = state.present_sheets
        if any(any_complete(self.sheet, sheet) for sheet in sheets):
            return State(sheets, state.turn, Ended())
        return State(sheets, state.turn + 1, ToRoll())

    def sample(self, state: State, rng: Random) -> Dice:
        self._expect_roll(state)
        return tuple(rng.choice(faces) for faces in self.sheet.dice)

    def settle(self, state: State, outcome: Dice) -> State:
        self._expect_roll(state)
        if len(outcome) != DICE:
            raise IllegalOutcome("rule-dice-due", due=DICE, count=len(outcome))
        for number, (symbol, faces) in enumerate(zip(outcome, self.sheet.dice, strict=True), 1):
            if symbol not in faces:
                raise IllegalOutcome("clever-kids-rule-face", die=number, symbol=str(symbol))
        if can_use(self.sheet, state.sheets[state.active], outcome, ALL_DICE):
            return replace(state, phase=ToUse(outcome))
        return replace(state, phase=ToRoll(missed=outcome))  # §4.6: all five are rolled again

    def _expect_roll(self, state: State) -> None:
        if not isinstance(state.phase, ToRoll):
            raise IllegalOutcome("rule-no-dice")

    def default(self, state: State, seat: int) -> Action:
        """What brings the most stars at once; of those, what crosses off the most."""
        sheet, dice, left, queue = self._asked(state, seat)
        if queue:
            return default_place(self.sheet, sheet, queue)
        return default_use(self.sheet, sheet, dice, left) or Pass()

    # ── what is seen and what counts ────────────────────────────────────────────────────────

    def view(self, state: State, seat: int | None) -> View:
        return see(self.sheet, state, seat, tuple(sorted(self.winners(state))))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(stars(self.sheet, sheet) for sheet in state.present_sheets)

    def shown_scores(self, state: State) -> tuple[int, ...]:
        # §4.7: what the others are doing at this moment is theirs alone.
        return tuple(stars(self.sheet, sheet) for sheet in state.sheets)

    def winners(self, state: State) -> frozenset[int]:
        if not isinstance(state.phase, Ended):
            return frozenset()
        scores = self.scores(state)
        return frozenset(seat for seat, score in enumerate(scores) if score == max(scores))

    def revocable(self, before: State, seat: int, action: Action) -> bool:
        """Whether nothing was shown by it: the last of the others to finish opens all sheets."""
        after = self.apply(before, seat, action)
        return not isinstance(before.phase, Others) or isinstance(after.phase, Others)

    def shareable(self, state: State, events: Sequence[RecordedEvent]) -> int | None:
        """All but what the others are doing at this moment, each for themselves (§4.7)."""
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
        """Each of the others who is hidden has done nothing yet, or something at random."""
        state = state_of(view)
        if not isinstance(state.phase, Others):
            return state
        for other in range(self.seats):
            while other != seat and other in self._awaited(state) and rng.randrange(2):
                after = self.apply(state, other, rng.choice(self.legal(state, other)))
                if not isinstance(after.phase, Others):
                    break  # that would end the turn and show everything
                state = after
        return state

    def points(self, view: View, seat: int, action: Action) -> int | None:
        """The stars this brings with all bonuses that happen by themselves; None if illegal."""
        state = state_of(view)
        try:
            after = self.apply(state, seat, action)
        except IllegalAction:
            return None
        return self.scores(after)[seat] - self.scores(state)[seat]

    def simple(self, state: State, seat: int) -> Sequence[Action]:
        """All but several presents at once: dice and cells that may be used alone go together."""
        return tuple(self._actions(state, seat, one_by_one))

    def outcomes(self, state: State) -> Iterable[tuple[Dice, Fraction]]:
        """All rolls of five different dice; nothing when no roll is due."""
        if not isinstance(state.phase, ToRoll):
            return []
        chances = [Counter(faces) for faces in self.sheet.dice]
        rolls = product(*(faces.items() for faces in chances))
        return [
            (tuple(symbol for symbol, _ in roll), Fraction(prod(n for _, n in roll), FACES**DICE))
            for roll in rolls
        ]


def _left(used: Used) -> tuple[int, ...]:
    """The dice the active player left to the others."""
    return tuple(die for die in ALL_DICE if die not in used)


def _is_by_another(event: RecordedEvent, active: int) -> bool:
    return isinstance(event, Did) and event.seat != active
