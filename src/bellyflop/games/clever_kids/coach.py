"""Values positions and choices of Clever Kids by chances to win, learned or exact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

from bellyflop.solvers.judge import Advice, Judge, Note, Unit, Worth

from .layout import AREAS
from .rules import CleverKids
from .solver.effects import effect_of
from .solver.outlook import End, Outlook
from .state import Action, Bonus, Ended, Others, Pass, Placing, State, ToPlace, ToUse
from .view import View, state_of

_IN_95 = 1.96  # standard deviations


class KidsJudge(Judge[State, Action, View]):
    """Judges by the values of sheets; exact for two players on a tiny sheet.

    The error applies to the whole position. The choices in a position share most of it, so the
    differences between them are more precise.
    """

    unit: Unit = "winning chance"

    def __init__(self, game: CleverKids) -> None:
        self.game = game
        self.outlook = Outlook(game.sheet, game.seats)
        self.exact = self.outlook.value.spread == 0

    def worth(self, state: State, seat: int) -> Worth:
        """The seat's chance to win; a shared win counts as its share."""
        if isinstance(state.phase, Ended):
            winners = self.game.winners(state)
            return Worth(1 / len(winners) if seat in winners else 0.0)
        legal = self.game.legal(state, seat)
        if legal:
            return self._worth(max(self.outlook.weigh(state, seat, legal)).worth)
        return self._worth(self.outlook.chance(state, seat))

    def choices(self, state: State, seat: int) -> dict[Action, Worth]:
        """The chance to win with each action that the seat may take now."""
        return {action: self._worth(end.worth) for action, end in self._ends(state, seat).items()}

    def hint(self, view: View, seat: int, most: int = 3) -> list[Advice[Action]]:
        """The best few uses or places, the first of each group of equivalents."""
        state = state_of(view)
        different: dict[End, Action] = {}
        for action, end in self._ends(state, seat).items():
            different.setdefault(end, action)
        ranked = sorted(different, reverse=True)
        return [self._advice(state, seat, different[end], end) for end in ranked[:most]]

    def _advice(self, state: State, seat: int, action: Action, end: End) -> Advice[Action]:
        notes = reasons(self.outlook, state, seat, action, end)
        return Advice(action, self._worth(end.worth), notes)

    def _ends(self, state: State, seat: int) -> dict[Action, End]:
        legal = self.game.legal(state, seat)
        if not legal:
            return {}
        return dict(zip(legal, self.outlook.weigh(state, seat, legal), strict=True))

    def _worth(self, chance: float) -> Worth:
        spread = self.outlook.value.spread * sqrt(max(0.0, chance * (1 - chance)))
        return Worth(chance, _IN_95 * spread)


def make_judge(game: CleverKids) -> KidsJudge:
    """The judge of this game's positions."""
    return KidsJudge(game)


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────


def reasons(
    outlook: Outlook, state: State, seat: int, action: Action, end: End
) -> tuple[Note, ...]:
    """The reasons: what the action crosses off, earns and leaves to the others."""
    return tuple(_notes(outlook, state, seat, action, end))


def _notes(outlook: Outlook, state: State, seat: int, action: Action, end: End) -> Iterator[Note]:
    sheets, place = outlook.sheets, outlook.place(state, seat)
    before, after = outlook.codes(state), end.position[place]
    effect = effect_of(sheets, state, seat, action)
    if isinstance(action, Pass):
        yield Note("clever-kids-passes")
    else:
        crosses = sheets.crosses(effect.code) - sheets.crosses(before[place])
        yield Note(f"clever-kids-{action.area}", {"count": crosses})
    older = len(_waiting(state, seat)) - 1 if isinstance(action, Bonus) else 0
    if effect.queue[older:]:
        won = Counter(AREAS[area] for area in effect.queue[older:])
        yield Note("clever-kids-wins", {"won": dict(won)})
    stars = sheets.stars(after) - sheets.stars(before[place])
    if stars:
        yield Note("clever-kids-stars", {"count": stars})
    if sheets.over(after):
        yield Note("clever-kids-ends")
    elif isinstance(state.phase, ToUse) and all(
        len(sheets.replies(code, effect.left)) == 1 for code in before[:-1]
    ):
        yield Note("clever-kids-leaves")


def _waiting(state: State, seat: int) -> tuple[str, ...]:
    """The bonuses that this seat still has to place."""
    match state.phase:
        case ToPlace(queue=queue):
            return queue
        case Others(progress=progress):
            mine = progress[seat]
            return mine.queue if isinstance(mine, Placing) else ()
    return ()
