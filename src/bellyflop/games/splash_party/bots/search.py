"""Information-set Monte Carlo tree search, with many simulated games for each choice.

Each iteration draws a table from the beliefs and plays it to its end. At the searching seat's own
choices a tree picks by upper confidence bounds; its nodes are what the seat would know there (every
choice made and everything shown on the way), never the drawn table itself. All others play by the
model in playout.py, so they use only what they can know. The heuristic (heuristic.py) counts as a
few prior visits. The budget is a number of simulated games, not a time: the same views and the same
seed give the same choice on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Literal

from ..state import SPACES
from .beliefs import OWN_PUSH, Beliefs
from .fast import HUE, STEP, FastState
from .heuristic import Heuristic
from .playout import model_turn, play_out

# A choice: the space lifted; the signed step; the accused seat and colour, or None for nobody.
Choice = int | tuple[int, int] | None
Kind = Literal["lift", "go", "accuse"]
Signs = list[list[float]]

CURIOSITY = 0.35
ADVANCE = 6.0  # prior visits that the heuristic counts for
DOUBT = 0.5  # the final penalty on choices with few visits
RIPE = 8  # visits before a later turn gets a tree of its own
GUESSES = 2  # the most colours to name for each opponent
UNLIKELY = 0.1  # no colour below this chance is named


@dataclass(slots=True)
class Arm:
    """A choice in a node, its results, and the nodes it leads to, by observation."""

    visits: float = 0.0  # prior visits included
    wins: float = 0.0
    games: int = 0  # without prior visits
    won: int = 0
    nodes: dict[object, Node] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The share of games won."""
        return self.wins / self.visits if self.visits else 0.0


@dataclass(slots=True)
class Node:
    """What the seat knows at one of its choices."""

    arms: dict[Choice, Arm] = field(default_factory=dict)
    visits: float = 0.0

    def pick(self, open_choices: list[Choice], rng: Random) -> Choice:
        """An untried choice, or the one with the highest upper bound, open on this table."""
        arms = self.arms
        fresh = [choice for choice in open_choices if choice not in arms]
        if fresh:
            choice = fresh[int(rng.random() * len(fresh))]
            arms[choice] = Arm()
            return choice
        reach = CURIOSITY * sqrt(log(self.visits + 1))
        best, found = -1.0, open_choices[0]
        for choice in open_choices:
            arm = arms[choice]
            bound = (arm.wins + reach * sqrt(arm.visits)) / arm.visits if arm.visits else 9.0
            if bound > best:
                best, found = bound, choice
        return found


class Search:
    """A tree over one seat's choices from where it stands now."""

    def __init__(self, beliefs: Beliefs, heuristic: Heuristic, seat: int, rng: Random) -> None:
        self.beliefs, self.heuristic, self.seat, self.rng = beliefs, heuristic, seat, rng
        view = beliefs.view
        self.kind: Kind = (
            "accuse" if view.may_accuse else "go" if view.lifted is not None else "lift"
        )
        self.lifted = view.lifted
        self.guesses = self._likely_guesses()
        number = max(beliefs.numbers[view.lifted]) if view.lifted is not None else 0
        self.root = self._new_node(self.kind, self.lifted, number)

    def _likely_guesses(self) -> list[tuple[int, int]]:
        guesses = []
        for other in self.heuristic.others:
            odds = self.beliefs.owners[other]
            hues = sorted(range(len(odds)), key=lambda hue: -odds[hue])[:GUESSES]
            guesses += [(other, hue) for hue in hues if odds[hue] > UNLIKELY]
        return guesses

    def _new_node(self, kind: Kind, lifted: int | None, number: int) -> Node:
        """A node for a choice of this turn, with the heuristic values as prior visits."""
        heuristic = self.heuristic
        estimates: Iterable[tuple[Choice, float]]
        if kind == "lift":
            estimates = [(space, heuristic.lift(space)) for space in self.beliefs.numbers]
        elif kind == "go":
            assert lifted is not None
            estimates = heuristic.ways(lifted, number).items()
        else:
            silence = heuristic.chance(self.beliefs.rim)
            estimates = [(None, silence), *((g, heuristic.guess(*g)) for g in self.guesses)]
        arms = {choice: Arm(ADVANCE, ADVANCE * chance) for choice, chance in estimates}
        return Node(arms, ADVANCE * len(arms))

    # ── searching ───────────────────────────────────────────────────────────────────────────

    def run(self, games: int) -> None:
        """Simulate this many games."""
        for _ in range(games):
            self._imagine_game()

    def probe(self, choice: Choice, games: int) -> None:
        """Simulate this many games that begin with this choice."""
        self.root.arms.setdefault(choice, Arm())
        for _ in range(games):
            self._imagine_game(choice)

    def best(self) -> Choice:
        """The choice with the best mean, less a penalty for few visits."""
        arms = self.root.arms
        return max(arms, key=lambda choice: arms[choice].mean - DOUBT / sqrt(arms[choice].visits))

    def _imagine_game(self, first: Choice | Literal["free"] = "free") -> None:
        table = self.beliefs.draw(self.rng)
        signs = [list(row) for row in self.beliefs.signs]
        path: list[tuple[Node, Arm]] = []
        node, kind, lifted, now = self.root, self.kind, self.lifted, True
        while not table.over and (now or kind != "lift" or node.visits >= RIPE):
            if path or first == "free":
                choice = node.pick(self._open(table, kind, lifted), self.rng)
            else:
                choice = first
            arm = node.arms[choice]
            path.append((node, arm))
            kind, seen = self._play(table, signs, kind, lifted, choice)
            lifted = choice if kind == "go" and isinstance(choice, int) else None
            now = now and kind != "lift"
            if seen not in arm.nodes:
                number = seen if isinstance(seen, int) else 0
                arm.nodes[seen] = self._new_node(kind, lifted, number) if now else Node()
            node = arm.nodes[seen]
        won = play_out(table, signs, self.rng, self.seat) == self.seat
        node.visits += 1
        for node, arm in path:
            node.visits += 1
            arm.visits += 1
            arm.wins += won
            arm.games += 1
            arm.won += won

    def _open(self, table: FastState, kind: Kind, lifted: int | None) -> list[Choice]:
        """The choices of the seat; of the accusations only the likely ones."""
        if kind == "lift":
            return [space for space in range(SPACES) if table.ring[space] >= 0]
        if kind == "go":
            assert lifted is not None
            n = STEP[table.ring[lifted]]
            return [s for s in (n, -n) if table.last != ((lifted + s) % SPACES, lifted)]
        guesses = (g for g in self.guesses if g[0] in table.live and table.count[g[1]])
        return [None, *guesses]

    def _play(
        self, table: FastState, signs: Signs, kind: Kind, lifted: int | None, choice: Choice
    ) -> tuple[Kind, object]:
        """Play up to the seat's next choice: the kind of that choice, and what the seat saw."""
        if kind == "lift":
            assert isinstance(choice, int)
            return "go", STEP[table.ring[choice]]
        if isinstance(choice, tuple):
            table.accuse(*choice)
        elif choice is None:
            table.end_turn()
        else:
            assert lifted is not None
            pushed = table.ring[(lifted + choice) % SPACES]
            if pushed >= 0:
                signs[self.seat][HUE[pushed]] *= OWN_PUSH
            if table.move(lifted, choice):
                return "accuse", "board"
        return "lift", self._others(table, signs)

    def _others(self, table: FastState, signs: Signs) -> tuple[object, ...]:
        """Play everybody else's turns until the seat's next; what it sees of them."""
        seen = []
        while not table.over and table.mover != self.seat:
            if self.seat not in table.live:
                table.over = True  # this seat is out and cannot win
                break
            model_turn(table, signs, self.rng)
            seen.append((table.last, len(table.live)))
        return tuple(seen)
