"""Values positions and choices of Splash Party by chances to win.

The judge knows what the seat knows and no more: hidden numbers and tokens are beliefs. With the
seat's earlier observations (`seen`) it remembers every number and interprets every move; without
them it uses the current view alone. One learned value (bots/value.py) evaluates all positions, so
the values before and after a move are consistent; each has the half-width of a 95 % interval. Four
cases are exact, with error 0: the end; a seat that is out; a choice that ends the game for the seat
on every possible table; and endings in which the seat knows every number and token and endgame.py
finds the winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import is_
from random import Random

from bellyflop.core import Observation
from bellyflop.solvers.judge import Advice, Judge, Note, Unit, Worth

from .bots import Diver
from .bots.beliefs import INSIGHTS, Beliefs
from .bots.endgame import Endgame, Turn, accusations, turns
from .bots.fast import FREE, FastState, meets_board
from .bots.heuristic import Heuristic
from .bots.memory import HUE_OF, MEMORY_MODELS, History
from .bots.value import learned_value
from .bots.weighing import Weighing
from .rules import SplashParty
from .state import COLOURS, SPACES, Accuse, Action, Dealing, Decline, Done, Falling, Go, Lift, State
from .view import View

IDLE = 0.005  # the share of games that nobody wins, measured among mixed levels
POSITIONS = 20_000
FEW_PAWNS = 8


def make_judge(game: SplashParty) -> SplashJudge:
    """The judge of this game's positions."""
    return SplashJudge(game)


class SplashJudge(Judge[State, Action, View]):
    """Winning chances under sensible play."""

    unit: Unit = "winning chance"
    exact = False

    def __init__(self, game: SplashParty, seen: Sequence[Observation[View]] = ()) -> None:
        self.game, self.seen = game, seen
        self._history: History | None = None

    def remembering(self, seen: Sequence[Observation[View]]) -> SplashJudge:
        """The judge for a seat that was shown all this and has forgotten nothing."""
        judge = SplashJudge(self.game, seen)
        known = len(self.seen)
        if self._history and all(map(is_, seen[:known], self.seen)):
            # The new judge takes over the history; this one would have to rebuild it.
            judge._history, self._history = self._history, None
            for observation in seen[known:]:
                judge._history.take(observation)
        return judge

    # ── positions ───────────────────────────────────────────────────────────────────────────

    def worth(self, state: State, seat: int, seen: Sequence[Observation[View]] = ()) -> Worth:
        """The seat's chance to win, as far as the seat can know."""
        match state.phase:
            case Dealing():
                return self._before_the_deal()
            case Done(winners, _):
                return Worth(float(seat in winners))
            case Falling():
                return self._weigh_fall(state, seat, seen)
        if seat not in state.live:
            return Worth(0.0)
        if seat == state.mover:
            best = max(self.choices(state, seat, seen).values(), key=lambda worth: worth.value)
            return _estimated(best.value) if best.error else best
        beliefs = self._beliefs(self.game.view(state, seat), seen)
        exact = self._known_winner(beliefs)
        if exact is not None:
            return Worth(float(exact == seat))
        return _estimated(Weighing(beliefs, seat).position())

    def _before_the_deal(self) -> Worth:
        """An equal share for each seat of the games that have a winner."""
        return Worth((1 - IDLE) / self.game.seats, IDLE / self.game.seats)

    def _weigh_fall(self, state: State, seat: int, seen: Sequence[Observation[View]]) -> Worth:
        now = (*seen, Observation(self.game.view(state, seat)))
        after = [
            (self.worth(self.game.settle(state, outcome), seat, now), float(odds))
            for outcome, odds in self.game.outcomes(state) or ()
        ]
        value = sum(worth.value * odds for worth, odds in after)
        return Worth(value, sqrt(sum((worth.error * odds) ** 2 for worth, odds in after)))

    # ── choices ─────────────────────────────────────────────────────────────────────────────

    def choices(
        self, state: State, seat: int, seen: Sequence[Observation[View]] = ()
    ) -> dict[Action, Worth]:
        """The value of each action, as far as the seat can know."""
        legal = self.game.legal(state, seat)
        if not legal:
            return {}
        beliefs = self._beliefs(self.game.view(state, seat), seen)
        return self._judge(beliefs, seat, legal)

    def hint(
        self, view: View, seat: int, most: int = 3, seen: Sequence[Observation[View]] = ()
    ) -> list[Advice[Action]]:
        """The best few actions as far as this seat can see, best first, with reasons."""
        legal = self.game.legal(self.game.imagine(view, seat, Random(0)), seat)
        if not legal:
            return []
        beliefs = self._beliefs(view, seen)
        judged = self._judge(beliefs, seat, legal)
        best = sorted(judged.items(), key=lambda it: -it[1].value)[:most]
        heuristic = Heuristic(beliefs, seat, Diver.options)
        return [Advice(action, worth, reasons(heuristic, action)) for action, worth in best]

    def _beliefs(self, view: View, seen: Sequence[Observation[View]]) -> Beliefs:
        if self._history is None or seen:
            history = History()
            for observation in (*self.seen, *seen):
                history.take(observation)
            self._history = None if seen else history
        else:
            history = self._history
        history.observe(view)
        signs = INSIGHTS["olympian"].signs(history, view)
        return Beliefs(view, history, MEMORY_MODELS["olympian"].recall(history), signs)

    def _judge(self, beliefs: Beliefs, seat: int, legal: Sequence[Action]) -> dict[Action, Worth]:
        known = self._known_endings(beliefs)
        if known is not None:
            # The endgame leaves out wrong accusations, because they lose.
            wins = {action for option, won in known.items() for action in legal
                    if won == seat and _begins(option, action, beliefs)}  # fmt: skip
            return {action: Worth(float(action in wins)) for action in legal}
        weighing, value = Weighing(beliefs, seat), learned_value()
        judged = {}
        for action in legal:
            chance = weighing.action(action)
            settled = _settled(beliefs, seat, action)
            judged[action] = settled or Worth(chance, value.error_among(chance))
        return judged

    # ── endings ─────────────────────────────────────────────────────────────────────────────

    def _known_endings(self, beliefs: Beliefs) -> dict[Turn, int] | None:
        """The winner after each of the mover's options, if it knows all and all are solved."""
        few = len(beliefs.numbers) <= FEW_PAWNS
        if not (few and beliefs.certain and len(beliefs.deals) == 1):
            return None
        table, _ = beliefs.tables()[0]
        view = beliefs.view
        options: list[tuple[Turn, FastState]]
        if view.may_accuse:
            options = [((0, 0, accused), after) for accused, after in accusations(table)]
        else:
            options = [(t, after) for t, after in turns(table) if view.lifted in (None, t[0])]
        found = Endgame(POSITIONS).winners(options)
        known = {turn: winner for turn, winner in found.items() if winner is not None}
        return known if len(known) == len(found) else None

    def _known_winner(self, beliefs: Beliefs) -> int | None:
        """The winner if the mover, another seat, plays the ending as endgame.py does."""
        known = self._known_endings(beliefs)
        if known is None:
            return None
        winners = list(known.values())
        mover = beliefs.view.mover
        return mover if mover in winners else winners[0]


def _estimated(chance: float) -> Worth:
    """A chance, with the error of the learned value."""
    return Worth(chance, learned_value().error(chance))


def _begins(option: Turn, action: Action, beliefs: Beliefs) -> bool:
    """Whether this turn of the endgame includes this action."""
    start, step, accused = option
    match action:
        case Lift(space):
            return start == space
        case Go(direction):
            return step == beliefs.step(direction)
        case Accuse(seat, colour):
            return accused == seat and beliefs.owners[seat][HUE_OF[colour]] > 0
        case Decline():
            return accused is None


def _settled(beliefs: Beliefs, seat: int, action: Action) -> Worth | None:
    """The exact chance of an action that decides the seat's game on every possible table."""
    view = beliefs.view
    match action:
        case Accuse(accused, colour):
            odds = beliefs.owners[accused][HUE_OF[colour]]
            return Worth(odds) if odds == 0 or len(view.live) == 2 else None
        case Go(direction) if beliefs.certain:
            assert view.lifted is not None
            chance = 0.0
            for table, odds in beliefs.tables():
                table.move(view.lifted, beliefs.step(direction))
                if not table.over and seat in table.live:
                    return None
                chance += odds * (table.winner == seat)
            return Worth(chance)
        case _:
            return None


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────


SURE = 0.9
SUSPECT = 0.35  # the least chance at which a suspected owner is named


def reasons(heuristic: Heuristic, action: Action) -> tuple[Note, ...]:
    """The reasons for this action, as far as the seat can know."""
    beliefs = heuristic.beliefs
    match action:
        case Lift(space):
            return _lift(heuristic, space)
        case Go(direction):
            assert beliefs.view.lifted is not None
            return _move(heuristic, beliefs.view.lifted, beliefs.step(direction))
        case Accuse(seat, colour):
            odds = beliefs.owners[seat][COLOURS.index(colour)]
            about = {"seat": seat, "colour": colour, "chance": odds}
            return (Note("splash-party-accuse", about),)
        case Decline():
            return (_silence(heuristic),)


def _suspect(heuristic: Heuristic, hue: int) -> tuple[float, int]:
    """The most likely owner of this colour: the chance, and the seat."""
    return max((heuristic.beliefs.owners[other][hue], other) for other in heuristic.others)


def _lift(heuristic: Heuristic, space: int) -> tuple[Note, ...]:
    numbers = sorted(heuristic.beliefs.numbers[space])
    if len(numbers) == 1:
        (number,) = numbers
        ways = heuristic.ways(space, number)
        step = max(ways, key=lambda way: ways[way])
        known = Note("splash-party-known", {"number": number})
        return known, *_move(heuristic, space, step)
    hits = {
        hue
        for number in numbers
        for hue in (heuristic.beliefs.rim[(space + way) % SPACES] for way in (number, -number))
        if hue != FREE
    }
    if not hits:
        return (Note("splash-party-safe"),)
    colours = [COLOURS[hue] for hue in sorted(hits)]
    return (Note("splash-party-may-push", {"colours": colours}),)


def _move(heuristic: Heuristic, start: int, step: int) -> tuple[Note, ...]:
    board = Note("splash-party-board")
    where = _target(heuristic, (start + step) % SPACES)
    return (where, board) if meets_board(start, step) else (where,)


def _target(heuristic: Heuristic, space: int) -> Note:
    """A note on the pawn that this space holds."""
    hue = heuristic.beliefs.rim[space]
    if hue == FREE:
        return Note("splash-party-free")
    colour = COLOURS[hue]
    if hue == heuristic.own:
        return Note("splash-party-own", {"colour": colour})
    odds, seat = _suspect(heuristic, hue)
    if odds < SUSPECT:
        return Note("splash-party-push", {"colour": colour})
    return Note("splash-party-suspect", {"colour": colour, "seat": seat, "chance": odds})


def _silence(heuristic: Heuristic) -> Note:
    odds, seat, hue = max(
        (odds, other, hue)
        for other in heuristic.others
        for hue, odds in enumerate(heuristic.beliefs.owners[other])
    )
    about = {"seat": seat, "colour": COLOURS[hue], "chance": odds}
    return Note(f"splash-party-{'no-need' if odds >= SURE else 'unsure'}", about)
