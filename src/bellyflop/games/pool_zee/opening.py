"""Who starts (§2.2)."""

from __future__ import annotations

from bellyflop.dice import Dice

from .state import OpeningRound

Rounds = tuple[OpeningRound, ...]


def leaders(throws: OpeningRound) -> tuple[int, ...]:
    """The seats with the highest total, in seat order."""
    highest = max(sum(dice) for _, dice in throws)
    return tuple(seat for seat, dice in throws if sum(dice) == highest)


def contenders(rounds: Rounds, seats: int) -> tuple[int, ...]:
    """The seats that throw in the last round: all at first, then those that tied."""
    return leaders(rounds[-2]) if len(rounds) > 1 else tuple(range(seats))


def thrower(rounds: Rounds, seats: int) -> int:
    """The seat that throws next in the last round."""
    return contenders(rounds, seats)[len(rounds[-1])]


def with_throw(rounds: Rounds, dice: Dice, seats: int) -> Rounds:
    """The rounds after this throw; a tie begins another round."""
    throws = (*rounds[-1], (thrower(rounds, seats), dice))
    rounds = (*rounds[:-1], throws)
    complete = len(throws) == len(contenders(rounds, seats))
    return (*rounds, ()) if complete and len(leaders(throws)) > 1 else rounds


def starter(rounds: Rounds, seats: int) -> int | None:
    """The seat that starts, or None while throws are still due."""
    throws = rounds[-1]
    return leaders(throws)[0] if len(throws) == len(contenders(rounds, seats)) else None


def starters(first: int, seats: int, games: int) -> tuple[int, ...]:
    """The starters of all games if this seat starts the first: the next seat each time."""
    return tuple((first + game) % seats for game in range(games))
