"""Shorthand for tests: throws as digit pairs by colour, marks as box names."""

from __future__ import annotations

from random import Random

from bellyflop.core import Awaiting, Chance, Match, Players, Wait
from bellyflop.games.dice_cup.rules import DiceCup, DicePoolParty, TwelveDice
from bellyflop.games.dice_cup.state import Cross, Dice, Mark, State
from bellyflop.games.dice_cup.view import View

CupMatch = Match[State, Mark, Dice, View]
EDITIONS = (DiceCup, DicePoolParty)
VARIANTS: tuple[TwelveDice, ...] = (
    DiceCup(1),
    DiceCup(6),
    DicePoolParty(8),
    DiceCup(2, columns=2),
    DicePoolParty(3, columns=3, fill="every"),
    DiceCup(2, fill="every"),
    DiceCup(3, dice="real"),
    DicePoolParty(2, columns=2, dice="real"),
    DicePoolParty(1, columns=2, fill="every", dice="real"),
)


def dice(text: str) -> Dice:
    """Twelve dice written as six pairs in the edition's order of colours: `56 14 33 26 11 45`."""
    return tuple((int(pair[0]), int(pair[1])) for pair in text.split())


PLAIN = dice("12 34 56 12 34 56")  # no doubles, two of each number


def mark(*boxes: str) -> Mark:
    """One cross in each column, from the first."""
    return tuple(Cross(box, column) for column, box in enumerate(boxes))


def play_round(match: CupMatch, throw: Dice, *marks: Mark) -> None:
    """Play a round with virtual dice: the throw, the look, and a mark for each seat."""
    match.settle(throw)
    match.proceed()
    for seat, chosen in enumerate(marks):
        match.do(seat, chosen)


def play_columns(game: TwelveDice, throws: list[Dice], *orders: list[str]) -> CupMatch:
    """Play a one-column game in which each seat scores throw k in box k of its order."""
    match = Match(game)
    for number, throw in enumerate(throws[:-1]):
        play_round(match, throw, *(mark(order[number]) for order in orders))
    match.settle(throws[-1])
    return match


def due(match: CupMatch) -> Awaiting:
    """What the match awaits now."""
    return match.awaiting


def step(match: CupMatch, rng: Random) -> None:
    """Play one random event."""
    match match.awaiting:
        case Chance():
            match.settle(match.game.sample(match.state, rng))
        case Wait():
            match.proceed()
        case Players(seats):
            seat = rng.choice(sorted(seats))
            match.do(seat, rng.choice(match.game.legal(match.state, seat)))


def play_on(match: CupMatch, rng: Random) -> None:
    """Play at random until the game is over."""
    while not match.over:
        step(match, rng)
