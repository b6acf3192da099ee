"""The state of a game: each player's crosses, whose turn it is, and the phase of the turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

Dice = tuple[str, ...]  # the symbols of the five dice
Used = tuple[int, ...]  # the dice the active player has used, ascending
Cell = tuple[int, int]  # row and column of a present
Place = Cell | str  # a present or a row of sweets; balloons and wagons have an order instead
Queue = tuple[str, ...]  # the areas of bonuses earned and not yet placed, the first earned first


@dataclass(frozen=True, slots=True)
class Sheet:
    """The crosses of one player."""

    yellow: int = 0  # balloons
    red: int = 0  # wagons
    green: frozenset[Cell] = frozenset()
    blue: tuple[int, ...] = (0, 0, 0)  # pairs in each row of sweets

    @property
    def crosses(self) -> int:
        """The number of whole symbols crossed off."""
        return self.yellow + self.red + len(self.green) + sum(self.blue)


class Step(NamedTuple):
    """One step of a turn on one sheet: a whole symbol crossed off, or a bonus that was lost.

    Spots are named "yellow 3", "red 0", "green 1 2" (row, column) and "blue cake 0". `gifts` names
    the places where its rewards are printed: the spot itself, or "row 1" and "column 2" for lines
    of presents that it filled.
    """

    area: str
    spot: str | None  # None: the bonus found its area complete and was lost (§4.9)
    free: bool  # crossed by a bonus, the first earned first; else by dice
    gifts: tuple[str, ...] = ()


Steps = tuple[Step, ...]  # in the order in which they happened


# ── actions ─────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Use:
    """Cross off with these dice, in this order; `places` names the presents or the sweet rows."""

    area: str
    dice: tuple[int, ...]
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass:
    """Use none of the dice that the active player left."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Place the first bonus in the queue on this present or in this row of sweets."""

    area: str
    place: Place


Action = Use | Pass | Bonus


# ── the progress of one of the others in this turn (§4.7) ───────────────────────────────────


@dataclass(frozen=True, slots=True)
class Deciding:
    """Has not used or passed yet."""


@dataclass(frozen=True, slots=True)
class Placing:
    """Has used dice and must choose where the first bonus goes."""

    sheet: Sheet
    queue: Queue
    steps: Steps = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Finished:
    """Has used dice, or passed, and placed every bonus."""

    sheet: Sheet
    steps: Steps = field(default=(), compare=False)


Progress = Deciding | Placing | Finished


# ── phases ──────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class ToRoll:
    """The active player rolls all five; `missed` is the roll before, if no die could be used."""

    missed: Dice = ()


@dataclass(frozen=True, slots=True)
class ToUse:
    """The active player uses one or more of the dice."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class ToPlace:
    """The active player chooses where the first bonus of the queue goes."""

    dice: Dice
    used: Used
    queue: Queue


@dataclass(frozen=True, slots=True)
class Others:
    """All others use the remaining dice; `progress` is by seat, None for the active player.

    Until the last of them has finished, `State.sheets` does not change, because the others'
    actions are still secret.
    """

    dice: Dice
    used: Used
    progress: tuple[Progress | None, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """A player has completed an area, and the turn is over."""


Phase = ToRoll | ToUse | ToPlace | Others | Ended


@dataclass(frozen=True, slots=True)
class State:
    """A game in progress. Turn t (from 0) is led by seat t mod seats.

    `told` holds the public steps of the last use of dice, by seat; empty before the first use.
    Steps are left out of comparisons, because the way to a position does not matter.
    """

    sheets: tuple[Sheet, ...]
    turn: int = 0
    phase: Phase = field(default_factory=ToRoll)
    told: tuple[Steps, ...] = field(default=(), compare=False)

    @property
    def active(self) -> int:
        """The seat that leads this turn."""
        return self.turn % len(self.sheets)

    @property
    def present_sheets(self) -> tuple[Sheet, ...]:
        """All sheets with everything their owners have crossed off, whether shown yet or not."""
        if not isinstance(self.phase, Others):
            return self.sheets
        pairs = zip(self.sheets, self.phase.progress, strict=True)
        return tuple(
            mine.sheet if isinstance(mine, (Placing, Finished)) else sheet for sheet, mine in pairs
        )
