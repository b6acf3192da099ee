"""What positions and choices are worth in Splash Party, in winning chances.

The judge knows what the seat knows and no more: hidden numbers and tokens are drawn from beliefs.
Give it the seat's earlier views (`seen`) and it remembers every number and reads every move;
without them it goes by the table alone. It estimates by imagined games, with the half-width of
their 95 % interval. Exact, with error 0, are: the end; a seat that is out; a choice that ends the
game for the seat on every table it holds possible; and endings in which the seat knows every
number and token and endgame.py finds the winner. Falls are weighed over both ways a pawn can lie,
so a fall and what follows always add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from bellyflop.solvers.judge import Advice, Judge, Note, Unit, Worth

from .bots import Olympian
from .bots.beliefs import INSIGHTS, Beliefs
from .bots.endgame import Endgame, Turn, accusations, turns
from .bots.fast import FREE, FastState, meets_board
from .bots.heuristic import Heuristic
from .bots.memory import HUE_OF, MEMORY_MODELS, History
from .bots.playout import model_accuse, model_turn, play_out, suspicion
from .bots.search import Choice, Search
from .rules import SplashParty
from .state import COLOURS, SPACES, Accuse, Action, Dealing, Decline, Done, Falling, Go, Lift, State
from .view import View

FEWEST = 100  # imagined games: below that an estimate says nothing
EACH = 40  # imagined games for every choice, so that none goes unjudged
POSITIONS = 20_000
FEW_PAWNS = 8


def make_judge(game: SplashParty) -> SplashJudge:
    """The judge of this game's positions."""
    return SplashJudge(game)


class SplashJudge(Judge[State, Action, View]):
    """Winning chances under sensible play."""

    unit: Unit = "winning chance"
    exact = False

    def __init__(self, game: SplashParty, games: int = 1000, seen: Sequence[View] = ()) -> None:
        self.game, self.games, self.seen = game, games, seen

    def remembering(self, seen: Sequence[View]) -> SplashJudge:
        """The judge of a seat that has seen these views and forgotten nothing."""
        return SplashJudge(self.game, self.games, seen)

    def sparing(self, share: float) -> SplashJudge:
        """The judge with fewer imagined games; its errors grow accordingly."""
        return SplashJudge(self.game, max(FEWEST, round(share * self.games)), self.seen)

    # ── positions ───────────────────────────────────────────────────────────────────────────

    def worth(self, state: State, seat: int, seen: Sequence[View] = ()) -> Worth:
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
            return max(self.choices(state, seat, seen).values(), key=lambda worth: worth.value)
        beliefs = self._beliefs(self.game.view(state, seat), seen)
        exact = self._known_winner(beliefs)
        return Worth(float(exact == seat)) if exact is not None else self._wait(beliefs, seat)

    def _before_the_deal(self) -> Worth:
        """All seats are alike, so each has its share of the games that somebody wins."""
        rng, seats, idle = Random("deal"), self.game.seats, 0
        for _ in range(self.games):
            state = self.game.settle(State(), self.game.sample(State(), rng))
            table = FastState.of(state, self.game.standstill)
            signs = [[1.0] * 6 for _ in range(seats)]
            while not table.over:
                model_turn(table, signs, rng)
            idle += table.winner < 0
        won = estimate(self.games - idle, self.games)
        return Worth(won.value / seats, won.error / seats)

    def _weigh_fall(self, state: State, seat: int, seen: Sequence[View]) -> Worth:
        views = (*seen, self.game.view(state, seat))
        after = [
            (self.worth(self.game.settle(state, outcome), seat, views), float(odds))
            for outcome, odds in self.game.outcomes(state) or ()
        ]
        value = sum(worth.value * odds for worth, odds in after)
        return Worth(value, sqrt(sum((worth.error * odds) ** 2 for worth, odds in after)))

    def _wait(self, beliefs: Beliefs, seat: int) -> Worth:
        """Somebody else is to act: imagined games by the model of play."""
        view, rng, won = beliefs.view, Random(repr(beliefs.view)), 0
        for _ in range(self.games):
            table, signs = beliefs.draw(rng), [list(row) for row in beliefs.signs]
            if view.may_accuse:
                model_accuse(table, *suspicion(table, signs, table.mover)[1:])
            elif view.lifted is not None:
                model_turn(table, signs, rng, view.lifted)
            won += play_out(table, signs, rng, seat) == seat
        return estimate(won, self.games)

    # ── choices ─────────────────────────────────────────────────────────────────────────────

    def choices(self, state: State, seat: int, seen: Sequence[View] = ()) -> dict[Action, Worth]:
        """What each action is worth, as far as the seat can know."""
        legal = self.game.legal(state, seat)
        if not legal:
            return {}
        beliefs = self._beliefs(self.game.view(state, seat), seen)
        return self._judge(beliefs, seat, legal)

    def hint(
        self, view: View, seat: int, most: int = 3, seen: Sequence[View] = ()
    ) -> list[Advice[Action]]:
        """The best few actions as far as this seat can see, best first, with reasons."""
        legal = self.game.legal(self.game.imagine(view, seat, Random(0)), seat)
        if not legal:
            return []
        beliefs = self._beliefs(view, seen)
        judged = self._judge(beliefs, seat, legal)
        best = sorted(judged.items(), key=lambda it: -it[1].value)[:most]
        heuristic = Heuristic(beliefs, seat, Olympian.options)
        return [Advice(action, worth, reasons(heuristic, action)) for action, worth in best]

    def _beliefs(self, view: View, seen: Sequence[View]) -> Beliefs:
        history = History()
        for earlier in (*self.seen, *seen, view):
            history.observe(earlier)
        signs = INSIGHTS["olympian"].signs(history, view)
        return Beliefs(view, history, MEMORY_MODELS["olympian"].recall(history), signs)

    def _judge(self, beliefs: Beliefs, seat: int, legal: Sequence[Action]) -> dict[Action, Worth]:
        known = self._known_endings(beliefs)
        if known is not None:
            # A wrong accusation is no option of the endgame: it loses.
            wins = {action for option, won in known.items() for action in legal
                    if won == seat and _begins(option, action, beliefs)}  # fmt: skip
            return {action: Worth(float(action in wins)) for action in legal}
        settled = {action: _settled(beliefs, seat, action) for action in legal}
        heuristic = Heuristic(beliefs, seat, Olympian.options)
        search = Search(beliefs, heuristic, seat, Random(repr(beliefs.view)))
        for action in legal:
            if settled[action] is None:
                search.probe(choice_of(beliefs, action), EACH)
        search.run(self.games)
        arms = search.root.arms
        fared = {act: arms[choice_of(beliefs, act)] for act, known in settled.items() if not known}
        return {act: known or estimate(fared[act].won, fared[act].games)
                for act, known in settled.items()}  # fmt: skip

    # ── endings ─────────────────────────────────────────────────────────────────────────────

    def _known_endings(self, beliefs: Beliefs) -> dict[Turn, int] | None:
        """The winner after each of the mover's options, if the seat knows all and all is solved."""
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
        """Who wins if the mover, somebody else, plays the ending as endgame.py does."""
        known = self._known_endings(beliefs)
        if known is None:
            return None
        winners = list(known.values())
        mover = beliefs.view.mover
        return mover if mover in winners else winners[0]


def estimate(won: int, games: int) -> Worth:
    """A share of games with its 95 % half-width, never 0: two wins and two losses are added."""
    share = (won + 2) / (games + 4)
    return Worth(won / games, 1.96 * sqrt(share * (1 - share) / (games + 4)))


def choice_of(beliefs: Beliefs, action: Action) -> Choice:
    """An action as the search names it."""
    match action:
        case Lift(space):
            return space
        case Go(direction):
            return beliefs.step(direction)
        case Accuse(accused, colour):
            return accused, HUE_OF[colour]
        case Decline():
            return None


def _begins(option: Turn, action: Action, beliefs: Beliefs) -> bool:
    """Whether a turn of the endgame goes on from this action."""
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
    """The exact chance of an action that decides the game for the seat whatever is hidden."""
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
SUSPECT = 0.35  # from here on a colour is suspected to be somebody's


def reasons(heuristic: Heuristic, action: Action) -> tuple[Note, ...]:
    """What speaks for this action, as far as the seat can know."""
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
    """Who most likely has this colour: the chance, and the seat."""
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
    """What is hit there."""
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
