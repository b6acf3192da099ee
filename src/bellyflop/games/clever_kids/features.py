"""Clever Kids for learners: uses in small steps, and the sheets in planes."""

from __future__ import annotations

from collections.abc import Sequence

from bellyflop.spaces import Bounds, Plane, Spaces, Steps, one_hot

from .areas import open_rows
from .layout import AREAS, DICE, FACES, SYMBOLS, Layout
from .rules import ALL_DICE, CleverKids
from .state import Action, Bonus, Dice, Pass, Sheet, State, Use
from .steps import Hand, bonus_steps, place_step, say_step, step_count, step_place
from .uses import can_use
from .view import View

_PHASES = ("roll", "use", "place", "others", "over")
_SYMBOL = {symbol: place for place, symbol in enumerate(SYMBOLS)}
_MOST_QUEUED = 5


_Needs = tuple[object, ...]  # the parts of a sheet that decide whether a roll is usable


class CleverKidsSpaces(Spaces[State, Action, View]):
    """The steps of `steps.py`, and progress in every area as so many ones in a row."""

    several = True

    def __init__(self, game: CleverKids) -> None:
        self._game, self._sheet = game, game.sheet
        sheet, seats = game.sheet, game.seats
        self._rows, self._columns = len(sheet.rows), len(sheet.columns)
        self._pairs = max(map(len, sheet.blue))
        self._stars = max(1, _all_stars(sheet))
        self._rolls: dict[_Needs, dict[Dice, int]] = {}
        self.steps = step_count(sheet)
        self.planes = (
            Plane("yellow", (seats, len(sheet.yellow)), "by seat: balloons crossed off"),
            Plane("red", (seats, len(sheet.red)), "by seat: wagons crossed off"),
            Plane("green", (seats, self._rows, self._columns), "by seat: presents crossed off"),
            Plane("blue", (seats, 3, self._pairs), "by seat and sweet: pairs crossed off"),
            Plane("stars", (seats,), "stars of all there are"),
            Plane("dice", (DICE, 10), f"by die: {', '.join(SYMBOLS)}"),
            Plane("used", (DICE,), "the dice the active player took"),
            Plane("bonus", (4,), "the area of the bonus the viewer, or who is active, must place"),
            Plane("queued", (4,), "by area: bonuses that wait with it, of 5"),
            Plane("active", (seats,), "who leads the turn"),
            Plane("acted", (1,), "whether the viewer has acted among the others"),
            Plane("phase", (5,), ", ".join(_PHASES)),
        )
        crosses = len(sheet.yellow) + len(sheet.red) + self._rows * self._columns
        crosses += sum(map(len, sheet.blue))
        turns = seats * crosses  # the active player crosses off at least one symbol
        self.bounds = Bounds(
            # An area, up to five dice with their places, ENOUGH; one step for every bonus.
            steps=turns * seats * (2 * DICE + 2) + seats * crosses,
            draws=DICE * turns,
            outcomes=FACES,
            least=0,
            most=self._stars,
        )

    # ── steps ───────────────────────────────────────────────────────────────────────────────

    def open(self, state: State, seat: int, taken: Steps) -> Sequence[int]:
        hand = self._hand(state, seat)
        if isinstance(hand, Hand):
            return hand.open(taken)
        return () if taken else bonus_steps(self._sheet, hand)

    def action(self, state: State, seat: int, taken: Steps) -> Action | None:
        hand = self._hand(state, seat)
        if isinstance(hand, Hand):
            return hand.action(taken)
        return Bonus(hand[0].area, step_place(self._sheet, taken[0])) if taken else None

    def spell(self, state: State, seat: int, action: Action) -> Steps:
        match action:
            case Pass():
                return (0,)
            case Bonus(_, place):
                return (place_step(self._sheet, place),)
            case Use():
                hand = self._hand(state, seat)
                assert isinstance(hand, Hand), "dice are used where no bonus waits"
                return hand.spell(action)

    def say(self, step: int) -> str:
        return say_step(self._sheet, step)

    def _hand(self, state: State, seat: int) -> Hand | Sequence[Bonus]:
        """The dice this seat may use, or the ways to place the bonus that waits."""
        sheet, dice, left, queue = self._game.asked(state, seat)
        if queue:
            return [b for b in self._game.legal(state, seat) if isinstance(b, Bonus)]
        return Hand(self._sheet, sheet, dice, left, taking=seat == state.active)

    # ── observing ───────────────────────────────────────────────────────────────────────────

    def observe(self, view: View, seat: int) -> list[float]:
        seats = self._game.seats
        sheets = [view.sheets[(seat + step) % seats] for step in range(seats)]
        queue = view.own.queue if view.own is not None else view.queue
        numbers: list[float] = []
        for sheet in sheets:
            numbers += _row(sheet.yellow, len(self._sheet.yellow))
        for sheet in sheets:
            numbers += _row(sheet.red, len(self._sheet.red))
        for sheet in sheets:
            numbers += [float(crossed) for row in sheet.green for crossed in row]
        for sheet in sheets:
            for done in (sheet.blue.cupcake, sheet.blue.donut, sheet.blue.cake):
                numbers += _row(done, self._pairs)
        numbers += [sheet.stars / self._stars for sheet in sheets]
        for die in range(DICE):
            numbers += one_hot(_SYMBOL[view.dice[die]] if view.dice else None, 10)
        numbers += [float(die in view.used) for die in range(DICE)]
        numbers += one_hot(AREAS.index(queue[0]) if queue else None, 4)
        numbers += [min(queue.count(area), _MOST_QUEUED) / _MOST_QUEUED for area in AREAS]
        numbers += one_hot((view.active - seat) % seats, seats)
        numbers.append(float(view.own is not None))
        return numbers + one_hot(_PHASES.index(view.phase), 5)

    # ── chance ──────────────────────────────────────────────────────────────────────────────

    def weights(self, state: State, drawn: Steps, below: int) -> Sequence[int]:
        """§4.6: an unusable roll is rolled again, so it is never the final one."""
        sheet, dice = state.sheets[state.active], self._sheet.dice
        needs: _Needs = (
            *(balloon.symbol for balloon in self._sheet.yellow[sheet.yellow :][:1]),
            *(wagon.candles for wagon in self._sheet.red[sheet.red :][:1]),
            len(sheet.green) < self._rows * self._columns,
            open_rows(self._sheet, sheet),
        )
        rolls = self._rolls.setdefault(needs, {})
        shown = tuple(dice[die][face] for die, face in enumerate(drawn))
        return [self._usable(sheet, rolls, (*shown, face)) for face in dice[len(drawn)]]

    def _usable(self, sheet: Sheet, rolls: dict[Dice, int], shown: Dice) -> int:
        """How many rolls with these first dice are usable; `rolls` caches the counts."""
        shown = tuple(sorted(shown))
        if shown not in rolls:
            if len(shown) == DICE:
                rolls[shown] = int(can_use(self._sheet, sheet, shown, ALL_DICE))
            else:
                faces = self._sheet.dice[len(shown)]
                rolls[shown] = sum(self._usable(sheet, rolls, (*shown, face)) for face in faces)
        return rolls[shown]


def _row(done: int, size: int) -> list[float]:
    return [float(at < done) for at in range(size)]


def _all_stars(sheet: Layout) -> int:
    """All stars on the sheet."""
    lines = (*sheet.rows, *sheet.columns, *(reward for row in sheet.blue for reward in row))
    steps = (*(step.reward for step in sheet.yellow), *(step.reward for step in sheet.red))
    return sum(reward.stars for reward in (*lines, *steps))


def make_spaces(game: CleverKids) -> CleverKidsSpaces:
    """The steps and planes of this game."""
    return CleverKidsSpaces(game)
