"""Four bots for Splash Party, one for each level; each knows only its own views."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from bellyflop.bots import Bot, check_level

from ..rules import SplashParty
from ..state import COLOURS, SPACES, Accuse, Action, Decline, Go, Lift
from ..view import View
from .beliefs import INSIGHTS, Beliefs
from .endgame import Endgame, accusations, turns
from .heuristic import Heuristic, HeuristicOptions
from .memory import HUE_OF, MEMORY_MODELS, History
from .search import Choice, Kind, Search

SplashBot = Bot[Action, View]


def make_bot(
    game: SplashParty,  # part of the contract; the views tell all options
    level: str,
    seat: int,
    rng: Random,
) -> SplashBot:
    """A player of this level for this seat."""
    match check_level(level):
        case "paddler":
            return Paddler(seat, rng)
        case "swimmer":
            return Swimmer(seat, rng)
        case "diver":
            return Diver(seat, rng)
        case _:
            return Olympian(seat, rng)


class Watcher(SplashBot):
    """A bot that watches the table as well as its level can."""

    level: str

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat, self.rng = seat, rng
        self.history = History()

    def hear(self, news: Sequence[object]) -> None:
        self.history.hear(news)

    def observe(self, view: View) -> None:
        self.history.observe(view)

    def believe(self, view: View) -> Beliefs:
        """The beliefs of this level, from everything it has seen."""
        self.history.observe(view)
        recalled = MEMORY_MODELS[self.level].recall(self.history)
        signs = INSIGHTS[self.level].signs(self.history, view)
        return Beliefs(view, self.history, recalled, signs)

    def own_hue(self, view: View) -> int:
        """The colour of its own token."""
        token = view.tokens[self.seat]
        assert token is not None, "a seat knows its own token"
        return HUE_OF[token]


class Paddler(Watcher):
    """Pushes any pawn but its own, and late in the game may shout a wild guess."""

    level = "paddler"
    WILD = 0.12  # how often it shouts when few colours are left

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        beliefs = self.believe(view)
        own = self.own_hue(view)
        if isinstance(legal[0], Decline):
            return self._shout(beliefs, own, legal)
        scored = [(self._fun(beliefs, own, action), action) for action in legal]
        most = max(fun for fun, _ in scored)
        return self.rng.choice([action for fun, action in scored if fun >= most - 1e-9])

    def _fun(self, beliefs: Beliefs, own: int, action: Action) -> float:
        """The fun of an action: 1 for a splash or an unknown number, -1 for pushing its own."""
        if isinstance(action, Lift):
            chances = beliefs.numbers[action.space]
            known = len(chances) == 1
            best = max(self._splash(beliefs, own, action.space, n) for n in chances)
            return best if known else 1.0  # an unknown number is always exciting
        assert isinstance(action, Go)
        assert beliefs.view.lifted is not None
        end = beliefs.view.lifted + beliefs.step(action.direction)
        return self._hit(beliefs, own, end % SPACES)

    def _splash(self, beliefs: Beliefs, own: int, start: int, number: int) -> float:
        ends = ((start + number) % SPACES, (start - number) % SPACES)
        return max(self._hit(beliefs, own, end) for end in ends)

    @staticmethod
    def _hit(beliefs: Beliefs, own: int, end: int) -> float:
        hue = beliefs.rim[end]
        return 0.0 if hue < 0 else -1.0 if hue == own else 1.0

    def _shout(self, beliefs: Beliefs, own: int, legal: Sequence[Action]) -> Action:
        on_rim = {hue for hue in beliefs.rim if hue >= 0}
        few = len(on_rim) <= 4
        if not few or self.rng.random() >= self.WILD:
            return Decline()
        wild = [
            a for a in legal
            if isinstance(a, Accuse) and HUE_OF[a.colour] in on_rim and HUE_OF[a.colour] != own
        ]  # fmt: skip
        return self.rng.choice(wild)


class Thinker(Watcher):
    """Values every move by the heuristic for the position after it."""

    options: HeuristicOptions
    noise: float  # in winning chance, at most
    nerve: float  # an accusation must look this many times as good as silence

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        heuristic = Heuristic(self.believe(view), self.seat, self.options)
        return max(legal, key=lambda action: self._value(heuristic, action))

    def _value(self, heuristic: Heuristic, action: Action) -> float:
        beliefs = heuristic.beliefs
        noise = self.noise * self.rng.random()
        match action:
            case Lift(space):
                return heuristic.lift(space) + noise
            case Go(direction):
                assert beliefs.view.lifted is not None
                return heuristic.move(beliefs.view.lifted, beliefs.step(direction)) + noise
            case Accuse(other, colour):
                return heuristic.guess(other, HUE_OF[colour])
            case Decline():
                return self.nerve * heuristic.chance(beliefs.rim)


class Swimmer(Thinker):
    """Remembers some, suspects a little, spares its own and dares to accuse when rather sure."""

    level = "swimmer"
    options = HeuristicOptions(hides=False, minds_danger=False, minds_board=True)
    noise = 0.06
    nerve = 1.3


class Diver(Thinker):
    """Remembers most, reads the others and hides its own colour."""

    level = "diver"
    options = HeuristicOptions(hides=True, minds_danger=True, minds_board=True)
    noise = 0.0
    nerve = 1.0


class Olympian(Watcher):
    """Forgets nothing and simulates hundreds of games before every choice.

    Once all numbers are known and the tokens are almost certain, it searches for a forced win.
    """

    level = "olympian"
    options = Diver.options
    GAMES: ClassVar[dict[Kind, int]] = {"lift": 1200, "go": 600, "accuse": 800}
    FEW_PAWNS = 8
    SURE = 0.9
    POSITIONS = 2000

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        beliefs = self.believe(view)
        won = self._won_ending(beliefs)
        if won is not None:
            return won
        search = Search(beliefs, Heuristic(beliefs, self.seat, self.options), self.seat, self.rng)
        search.run(self.GAMES[search.kind])
        return action_of(search.kind, search.best())

    def _won_ending(self, beliefs: Beliefs) -> Action | None:
        """The first action of a forced win, if one is found."""
        if not beliefs.certain or len(beliefs.numbers) > self.FEW_PAWNS:
            return None
        table, odds = beliefs.tables()[0]
        if odds < self.SURE:
            return None
        view, endgame = beliefs.view, Endgame(self.POSITIONS)
        if view.may_accuse:
            guesses = endgame.winners(list(accusations(table)), until=self.seat)
            right = [accused for accused, winner in guesses.items() if winner == self.seat]
            named = [(who, table.tokens[who]) if who is not None else None for who in right]
            return action_of("accuse", named[0]) if named else None
        options = [(t, after) for t, after in turns(table) if view.lifted in (None, t[0])]
        found = endgame.winners(options, until=self.seat)
        winning = [turn for turn, winner in found.items() if winner == self.seat]
        if not winning:
            return None
        start, step, _ = winning[0]
        return action_of("lift", start) if view.lifted is None else action_of("go", step)


def action_of(kind: Kind, choice: Choice) -> Action:
    """The action for a choice of the search."""
    if choice is None:
        return Decline()
    if isinstance(choice, tuple):
        return Accuse(choice[0], COLOURS[choice[1]])
    return Lift(choice) if kind == "lift" else Go("cw" if choice > 0 else "ccw")
