"""The state of a game: the sheets, and the phase of the round."""

from __future__ import annotations

from dataclasses import dataclass

Pair = tuple[int, int]
Dice = tuple[Pair, ...]  # two dice of each colour, in the edition's order of colours
Column = tuple[int | None, ...]  # points by box, in the edition's order of boxes; None is free
Sheet = tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Cross:
    """One crossed box, which gets the round's points."""

    box: str
    column: int = 0


Mark = tuple[Cross, ...]
"""A seat's choice in a round: one cross, or with `fill="every"` one in each column, in order."""


@dataclass(frozen=True, slots=True)
class Shaking:
    """The dice are being shaken; none has fallen yet."""


@dataclass(frozen=True, slots=True)
class Looking:
    """The cover is off and everybody looks."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Covered:
    """The cover is on and everybody marks in secret. Only the players know real dice."""

    dice: Dice | None
    marks: tuple[Mark | None, ...]


@dataclass(frozen=True, slots=True)
class Uncovered:
    """All have marked; the real dice lie open and have to be typed in (§1.10)."""

    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """All boxes are filled."""


Phase = Shaking | Looking | Covered | Uncovered | Finished


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has been scored: the dice and every seat's mark."""

    dice: Dice
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The whole state. `last` stays until the next dice fall, so that all can see it."""

    round: int  # from 0; the number of rounds once the game is over
    sheets: tuple[Sheet, ...]  # by seat
    phase: Phase
    last: Round | None = None
