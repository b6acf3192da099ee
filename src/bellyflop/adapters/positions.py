"""A game as a tree of small nodes: single draws, single steps, and what each seat has seen.

A `Position` never changes, so trees share their trunks and clones cost nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bellyflop.core import (
    Acted,
    AnyGame,
    Chance,
    Happening,
    Over,
    Players,
    Proceeded,
    Settled,
    Wait,
)
from bellyflop.dice import Draws
from bellyflop.games import part, set_up
from bellyflop.spaces import AnySpaces, PlainSpaces, Plane, Steps

CHANCE, OVER = -1, -4  # as seats; OpenSpiel's own numbers


class _NextDraw(Exception):
    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below = below


class _Script(Draws):
    """A random source with scripted draws; it raises _NextDraw when they run out."""

    def play(self, drawn: Steps) -> _Script:
        """The same source, set to these draws."""
        self._ahead = iter(drawn)
        return self

    def draw(self, below: int) -> int:
        number = next(self._ahead, None)
        if number is None:
            raise _NextDraw(below)
        return number


class Setup:
    """A configured game with its spaces; equal setups are one object per process."""

    def __init__(self, game_id: str, seats: int, options: str) -> None:
        self._key = game_id, seats, options
        self.game: AnyGame = set_up(game_id, seats, json.loads(options))
        self.spaces = spaces_of(self.game)
        self.script = _Script()

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[str, int, str]]:
        return _setup, self._key

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def start(self) -> Position:
        """The first position in which something must be decided or drawn."""
        return Position(self, None, None, self.game.start(), ())


@cache
def _setup(game_id: str, seats: int, options: str) -> Setup:
    return Setup(game_id, seats, options)


def setup(game_id: str, seats: int, options: Mapping[str, object]) -> Setup:
    """The setup of this game, or BadSetup."""
    return _setup(game_id, seats, json.dumps(dict(options), sort_keys=True))


def spaces_of(game: AnyGame) -> AnySpaces:
    """The steps and planes this game declares, or the generic ones."""
    declared = part(game, "features")
    spaces: AnySpaces = PlainSpaces(game) if declared is None else declared.make_spaces(game)
    return spaces


class Position:
    """A node of the tree: a draw is due, a seat must take a step, or the game is over."""

    __slots__ = (
        "_kept",
        "choice",
        "happened",
        "parent",
        "pending",
        "seat",
        "setup",
        "state",
        "width",
    )

    def __init__(
        self, setup: Setup, parent: Position | None, choice: int | None, state: Any, pending: Steps
    ) -> None:
        self.setup, self.parent, self.choice = setup, parent, choice
        self.pending = pending  # the draws, or the steps of the seat's action, so far
        self.width = 0  # the number of outcomes of a due draw
        self.happened: list[Happening[Any]] = []  # since the parent
        self._kept: dict[object, Any] = {}
        self.state = state
        self._settle_down()

    def _settle_down(self) -> None:
        """Advance until there is something to draw or to choose."""
        game, spaces = self.setup.game, self.setup.spaces
        while True:
            match game.awaiting(self.state):
                case Over():
                    self.seat = OVER
                    return
                case Wait():
                    self._happen(Proceeded(), game.proceed(self.state))
                case Chance():
                    self.seat = CHANCE
                    try:
                        outcome = game.sample(self.state, self.setup.script.play(self.pending))
                    except _NextDraw as due:
                        self.width = due.below
                        return
                    self._happen(Settled(outcome), game.settle(self.state, outcome))
                case Players(seats):
                    self.seat = min(seats)
                    action = spaces.action(self.state, self.seat, self.pending)
                    if action is None:
                        steps = self.steps()
                        assert steps, "an awaited seat can do something"
                        if not self.pending or len(steps) > 1:
                            return
                        self.pending += tuple(steps)  # the only continuation
                        self._kept.clear()
                        continue
                    after = game.apply(self.state, self.seat, action)
                    self._happen(Acted(self.seat, action), after)

    def _happen(self, event: Any, after: Any) -> None:
        self.happened.append(Happening(self.state, event, after))
        self.state, self.pending = after, ()
        self._kept.clear()

    # ── continuing ──────────────────────────────────────────────────────────────────────────

    def steps(self) -> Sequence[int]:
        """The steps the seat may take, ascending."""
        if "steps" not in self._kept:
            spaces = self.setup.spaces
            self._kept["steps"] = spaces.open(self.state, self.seat, self.pending)
        steps: Sequence[int] = self._kept["steps"]
        return steps

    def chances(self) -> list[tuple[int, float]]:
        """Every possible outcome of the draw, with its probability."""
        weights = self.setup.spaces.weights(self.state, self.pending, self.width)
        if weights is None:
            return [(outcome, 1 / self.width) for outcome in range(self.width)]
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights) if weight]

    def after(self, choice: int) -> Position:
        """The position after this draw or step."""
        return Position(self.setup, self, choice, self.state, (*self.pending, choice))

    def way(self, steps: Steps) -> list[int]:
        """The steps among these that must be taken; the others are forced."""
        here, taken = self, list[int]()
        while here.state is self.state and len(here.pending) < len(steps):
            taken.append(steps[len(here.pending)])
            here = here.after(taken[-1])
        return taken

    def path(self) -> Steps:
        """Every draw and step that led here."""
        choices: list[int] = []
        here = self
        while here.parent is not None and here.choice is not None:
            choices.append(here.choice)
            here = here.parent
        return tuple(reversed(choices))

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Setup, Steps]]:
        return position_at, (self.setup, self.path())

    def __deepcopy__(self, memo: object) -> Position:
        return self

    # ── observing ───────────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    def view(self, seat: int | None) -> Any:
        """The view of this seat, or of a spectator."""
        if ("view", seat) not in self._kept:
            self._kept["view", seat] = self.setup.game.view(self.state, seat)
        return self._kept["view", seat]

    def told(self, seat: int | None) -> str:
        """The view as JSON, with the seat's steps of an unfinished action."""
        own = self.pending if self.seat == seat else ()
        view = self.setup.game.write_view(self.view(seat))
        return json.dumps({"view": view, "steps": own})

    def private(self, seat: int) -> str:
        """What this seat sees and a spectator does not, as JSON; "" if there is nothing."""
        game = self.setup.game
        if game.open_table:
            return ""
        hers, theirs = (_parts(game, self.view(who)) for who in (seat, None))
        own = {name: value for name, value in hers.items() if value != theirs.get(name)}
        if self.seat == seat and self.pending:
            own["steps"] = json.dumps(self.pending)
        return json.dumps(own) if own else ""

    def recollection(self, seat: int | None) -> str:
        """Everything this seat has seen and done so far; equal only for equal histories."""
        told: list[str] = []
        here: Position | None = self
        while here is not None:
            told.append(here._told_since(seat))
            here = here.parent
        return f"seat {seat}\n{''.join(reversed(told))}"

    def _told_since(self, seat: int | None) -> str:
        """What this seat has seen and done since the parent, one item per line."""
        if ("told", seat) not in self._kept:
            self._kept["told", seat] = "".join(f"{line}\n" for line in self._lines(seat))
        told: str = self._kept["told", seat]
        return told

    def _lines(self, seat: int | None) -> Iterator[str]:
        game, parent = self.setup.game, self.parent
        if parent is None:
            yield json.dumps(_parts(game, game.view(game.start(), seat)))
        elif parent.seat == seat:
            yield f"step {self.choice}"
        for happening in self.happened:
            before, after = happening.before, happening.after
            then, now = (_parts(game, game.view(state, seat)) for state in (before, after))
            changed = {name: value for name, value in now.items() if value != then.get(name)}
            if changed:  # an event without a visible change is left out
                yield json.dumps(changed)
            for piece in game.news(before, happening.event, after, seat):
                yield json.dumps(game.write_news(piece))

    def memory(self, seat: int) -> Any:
        """The memory of a seat that forgets nothing, for the game's recalled planes."""
        spaces, ahead = self.setup.spaces, list[Position]()
        here: Position | None = self
        while here is not None and ("memory", seat) not in here._kept:
            ahead.append(here)
            here = here.parent
        memory = spaces.forgetful if here is None else here._kept["memory", seat]
        for position in reversed(ahead):
            for happening in position.happened:
                view = self.setup.game.view(happening.after, seat)
                memory = spaces.remember(memory, view)
            position._kept["memory", seat] = memory
        return memory

    def observe(self, seat: int, recalling: bool) -> list[float]:
        """The numbers of the planes for this seat, with or without its memory."""
        spaces = self.setup.spaces
        numbers = spaces.observe(self.view(seat), seat)
        numbers += taken_numbers(spaces, self.pending if self.seat == seat else ())
        return numbers + spaces.recall(self.memory(seat), seat) if recalling else numbers


def all_planes(spaces: AnySpaces, recalling: bool) -> tuple[Plane, ...]:
    """The planes of `observe`, in order."""
    taken = Plane("taken", (spaces.steps,), "the steps taken of an action in the making")
    recalled = spaces.recalled if recalling else ()
    return (*spaces.planes, *((taken,) if spaces.several else ()), *recalled)


def taken_numbers(spaces: AnySpaces, taken: Steps) -> list[float]:
    """The numbers of the plane `taken`, if there is one."""
    return [float(step in taken) for step in range(spaces.steps)] if spaces.several else []


def _parts(game: AnyGame, view: Any) -> dict[str, str]:
    """The view's parts by name, each as JSON."""
    written = game.write_view(view)
    assert isinstance(written, dict), "a view is an object"
    return {name: json.dumps(value) for name, value in written.items()}


def position_at(setup: Setup, path: Steps) -> Position:
    """The position at the end of these draws and steps."""
    position = setup.start()
    for choice in path:
        position = position.after(choice)
    return position
