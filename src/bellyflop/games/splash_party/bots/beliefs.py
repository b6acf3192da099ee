"""Beliefs about hidden numbers and secret colours, as probabilities.

Numbers: each colour has a 1, a 2 and a 3, so two known pawns determine the third; the remaining
possibilities are equally likely. Owners: before anybody acts, all colours are equally likely. After
that, moves give information, because players rarely push their own pawns. The model of play is a
softmax over what a move would push (`GAIN` for another's pawn, `HURT` for the mover's own), with a
small share of bluffs.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, permutations
from math import exp, prod
from random import Random

from ..state import COLOURS, NUMBERS, SPACES, Direction
from ..view import View
from .fast import FREE, FastState, pawn_code
from .memory import HUE_OF, UNKNOWN, History, SeenMove

HUES = range(len(COLOURS))
GAIN = 1.0
HURT = 2.5
BLUFF = 0.04  # the share of moves that carry no information
OWN_PUSH = 0.15  # a shortcut: the factor on a colour for a seat that has pushed it
NAMED = 0.02  # the factor on a colour for a seat that accuses with it


# ── evidence from a move ────────────────────────────────────────────────────────────────────────


def _worth(hue: int, own: int) -> float:
    return 0.0 if hue == FREE else -HURT if hue == own else GAIN


def _lift_weights(move: SeenMove, start: int) -> list[float]:
    """How much the pawn on this space tempts an owner of each colour to lift it."""
    rim = move.rim
    hue, number = rim[start]
    taken = {n for h, n in rim if h == hue}
    numbers = [n for n in NUMBERS if n not in taken] if number == UNKNOWN else [number]
    weights = [0.0] * len(COLOURS)
    for n in numbers:
        one, two = rim[(start + n) % SPACES][0], rim[start - n][0]
        calm = exp(GAIN if one != FREE or two != FREE else 0.0)
        for own in HUES:
            torn = own in (one, two)
            weights[own] += exp(max(_worth(one, own), _worth(two, own))) if torn else calm
    return [weight / len(numbers) for weight in weights]


@lru_cache(maxsize=2048)
def move_likelihoods(move: SeenMove) -> tuple[float, ...]:
    """How likely this move would be for an owner of each colour."""
    lifts = {
        space: _lift_weights(move, space) for space in range(SPACES) if move.rim[space][0] >= 0
    }
    chances = []
    there, other = move.pushed, move.rim[(move.start - move.step) % SPACES][0]
    for own in HUES:
        lift = lifts[move.start][own] / sum(weights[own] for weights in lifts.values())
        go, back = exp(_worth(there, own)), exp(_worth(other, own))
        chosen = go / (go + back) if move.free_choice else 1.0
        chances.append((1 - BLUFF) * lift * chosen + BLUFF * 0.5 / len(lifts))
    return tuple(chances)


@dataclass(frozen=True, slots=True)
class Insight:
    """How well a level reads others."""

    moves: int  # the number of latest moves that count
    sharpness: float  # 1 draws every conclusion, 0 none

    def signs(self, history: History, view: View) -> list[list[float]]:
        """How well each seat's actions fit each colour: [seat][colour], at most 1."""
        signs = [[1.0] * len(COLOURS) for _ in view.tokens]
        for move in history.moves[-self.moves :] if self.moves else ():
            for hue, chance in enumerate(move_likelihoods(move)):
                signs[move.seat][hue] *= chance**self.sharpness
            highest = max(signs[move.seat])
            signs[move.seat] = [sign / highest for sign in signs[move.seat]]
        for said in view.accusations:
            signs[said.accuser][HUE_OF[said.colour]] *= NAMED
            if not said.right:
                signs[said.accused][HUE_OF[said.colour]] = 0.0
        return signs


INSIGHTS = {
    "paddler": Insight(0, 0.0),
    "swimmer": Insight(6, 0.5),
    "diver": Insight(20, 0.9),
    "olympian": Insight(1000, 1.0),
}


# ── numbers and owners together ─────────────────────────────────────────────────────────────────


class Beliefs:
    """The possibilities for a seat, with weights, from which whole tables can be drawn."""

    def __init__(
        self,
        view: View,
        history: History,
        recalled: dict[int, int],
        signs: Sequence[Sequence[float]],
    ) -> None:
        assert view.mover is not None, "there is nothing to believe before the deal"
        self.view = view
        self.signs = signs
        self.rim = [history.hues[pawn] if pawn != FREE else FREE for pawn in history.rim]
        self._spots = [self._placings(history, recalled, hue) for hue in HUES]
        self.numbers = self._number_chances()
        self.deals = self._deals()
        self._totals = list(accumulate(weight for _, weight in self.deals))
        self.owners = self._owner_chances()
        last = view.last_move
        self._last = (last.start, last.end) if last else None

    def _placings(
        self, history: History, recalled: dict[int, int], hue: int
    ) -> list[tuple[tuple[int, int], ...]]:
        """Every possible assignment of a colour's numbers on the rim, as spaces with pawns."""
        pawns = [pawn for pawn, its in enumerate(history.hues) if its == hue]
        space_of = {pawn: space for space, pawn in enumerate(history.rim) if pawn != FREE}
        return [
            tuple(
                (space_of[pawn], pawn_code(hue, number))
                for pawn, number in zip(pawns, order, strict=True)
                if pawn in space_of
            )
            for order in permutations(NUMBERS)
            if all(recalled.get(p, n) == n for p, n in zip(pawns, order, strict=True))
        ]

    def _number_chances(self) -> dict[int, dict[int, float]]:
        """The possible numbers with their probabilities, for each space with a pawn."""
        chances: dict[int, dict[int, float]] = {}
        for placings in self._spots:
            for placing in placings:
                for space, pawn in placing:
                    number = pawn % len(NUMBERS) + 1
                    here = chances.setdefault(space, {})
                    here[number] = here.get(number, 0.0) + 1 / len(placings)
        return dict(sorted(chances.items()))

    def _deals(self) -> list[tuple[tuple[int, ...], float]]:
        """Every possible deal of the tokens, with its probability (§3.4, §3.5)."""
        view = self.view
        tokens = [None if token is None else HUE_OF[token] for token in view.tokens]
        secret = [seat for seat, hue in enumerate(tokens) if hue is None]
        free = [hue for hue in HUES if hue in self.rim and hue not in tokens]
        deals = []
        for hues in permutations(free, len(secret)):
            drawn = dict(zip(secret, hues, strict=True))
            weight = prod(self.signs[seat][hue] for seat, hue in drawn.items())
            if weight > 0:
                deal = (drawn[s] if hue is None else hue for s, hue in enumerate(tokens))
                deals.append((tuple(deal), weight))
        total = sum(weight for _, weight in deals)
        return [(deal, weight / total) for deal, weight in deals]

    def _owner_chances(self) -> list[list[float]]:
        """The chance that a seat has a colour, by seat and colour."""
        chances = [[0.0] * len(COLOURS) for _ in self.view.tokens]
        for deal, weight in self.deals:
            for seat, hue in enumerate(deal):
                chances[seat][hue] += weight
        return chances

    @property
    def certain(self) -> bool:
        """Whether every number on the rim is known."""
        return all(len(numbers) == 1 for numbers in self.numbers.values())

    def step(self, direction: Direction) -> int:
        """The signed step of the lifted pawn in this direction."""
        assert self.view.lifted is not None, "no pawn is lifted"
        (number,) = self.numbers[self.view.lifted]
        return number if direction == "cw" else -number

    def draw(self, rng: Random) -> FastState:
        """A possible table, drawn with its probability."""
        ring = [FREE] * SPACES
        for placings in self._spots:
            for space, pawn in placings[int(rng.random() * len(placings))]:
                ring[space] = pawn
        return self.table(ring, self._draw_deal(rng))

    def _draw_deal(self, rng: Random) -> tuple[int, ...]:
        index = bisect_right(self._totals, rng.random() * self._totals[-1])
        return self.deals[min(index, len(self.deals) - 1)][0]

    def table(self, ring: Sequence[int], deal: Sequence[int]) -> FastState:
        """The table with these pawns and tokens, and everything else from the view."""
        view = self.view
        assert view.mover is not None
        quiet = view.turn - 1 - view.last_splash
        return FastState(ring, deal, view.mover, quiet, self._last, view.standstill)

    def tables(self) -> list[tuple[FastState, float]]:
        """Every possible table with its probability, likeliest first, if all numbers are known."""
        assert self.certain, "there are too many to list while numbers are hidden"
        ring = [FREE] * SPACES
        for placings in self._spots:
            for space, pawn in placings[0]:
                ring[space] = pawn
        deals = sorted(self.deals, key=lambda it: -it[1])
        return [(self.table(ring, deal), odds) for deal, odds in deals]
