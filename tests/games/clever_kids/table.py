"""Shorthand for matches in tests: rolls as words, actions in record notation."""

from __future__ import annotations

from random import Random

from bellyflop.core import Acted, Match, Players, Settled
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Action, Dice, Sheet, State
from bellyflop.games.clever_kids.view import View

EMPTY = Sheet()
GRID = frozenset((row, column) for row in range(3) for column in range(4))


def all_but(*free: tuple[int, int]) -> frozenset[tuple[int, int]]:
    """All presents on our sheet except these."""
    return GRID - frozenset(free)


class Table:
    """A game at any position, to be continued with events."""

    def __init__(self, *sheets: Sheet, turn: int = 0, layout: Layout = OUR_SHEET) -> None:
        self.game = CleverKids(len(sheets), layout)
        self.match: Match[State, Action, Dice, View] = Match(self.game)
        self.match.state = State(sheets, turn)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def turn_of(self) -> list[int]:
        return list(self.match.replayed().turn_of)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def sheet(self, seat: int) -> Sheet:
        return self.state.present_sheets[seat]

    def roll(self, words: str) -> None:
        self.match.play_event(Settled({"dice": words.split()}))

    def use(self, seat: int, area: str, *dice: int, **places: object) -> None:
        self.match.play_event(Acted(seat, {"use": area, "dice": list(dice), **places}))

    def bonus(self, seat: int, area: str, **place: object) -> None:
        self.match.play_event(Acted(seat, {"bonus": area, **place}))

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.match.play_event(Acted(seat, {"pass": True}))


def random_match(seats: int, seed: int, layout: Layout = OUR_SHEET) -> list[State]:
    """Every state of a game with random actions in random order."""
    rng, game = Random(seed), CleverKids(seats, layout)
    match = Match(game)
    states = [match.state]
    while not match.over:
        awaiting = match.awaiting
        if isinstance(awaiting, Players):
            seat = rng.choice(sorted(awaiting.seats))
            match.do(seat, rng.choice(game.legal(match.state, seat)))
        else:
            match.settle(game.sample(match.state, rng))
        states.append(match.state)
    return states
