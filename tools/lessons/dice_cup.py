"""Dice Cup and Dice Pool Party: look, cover, the secret cross, the reveal, and the last box."""

from __future__ import annotations

from bellyflop.games.dice_cup.editions import DICE_CUP, DICE_POOL_PARTY, Edition

from .lesson import LEARNER, Lesson

EDITIONS = {"dice-cup": DICE_CUP, "dice-pool-party": DICE_POOL_PARTY}
NO_HURRY = 30  # seconds: as long as a look may last

# By colour, in the order of the edition: the same numbers in both games.
FOUR_FIVES = ((1, 3), (5, 5), (6, 4), (5, 2), (5, 6), (4, 3))
FOUR_DOUBLES = ((2, 2), (3, 6), (4, 4), (1, 1), (6, 5), (3, 3))
LAST = ((4, 1), (2, 6), (5, 3), (6, 6), (1, 2), (4, 5))


def lesson(game: str) -> Lesson:
    """A first round without hurry; then the last two rounds of another game at full speed."""
    edition, told = EDITIONS[game], Lesson(game)
    told.sit(3, look=NO_HURRY)
    told.throw("dice-shake", _dice(edition, FOUR_FIVES))
    told.wait("dice-look", hurry=False)
    told.do("dice-cross", {"mark": "fives"})
    told.play(_mark(1, "sixes"), _mark(2, "all"))
    told.look("dice-reveal")

    told.sit(2)
    for number, box in enumerate(_by_and_by(edition)):
        pairs = tuple((1 + (number + n) % 6, 1 + (2 * number + n) % 6) for n in range(6))
        told.skip({"chance": _dice(edition, pairs)}, {"wait": True})
        told.skip(_mark(LEARNER, box), _mark(1, box))
    told.throw("dice-again", _dice(edition, FOUR_DOUBLES))
    told.wait("dice-quick", hurry=True)
    told.do("dice-doubles", {"mark": "doubles"})
    told.play(_mark(1, "low"))
    told.look("dice-once")
    told.play({"chance": _dice(edition, LAST)})
    told.look("dice-end")
    return told


def _by_and_by(edition: Edition) -> list[str]:
    """The boxes that are full before the last two rounds."""
    return [box for box in edition.boxes if box not in ("doubles", "low")]


def _dice(edition: Edition, pairs: tuple[tuple[int, int], ...]) -> dict[str, object]:
    colours = zip(edition.colours, pairs, strict=True)
    return {"dice": {colour.name: list(pair) for colour, pair in colours}}


def _mark(seat: int, box: str) -> dict[str, object]:
    return {"seat": seat, "do": {"mark": box}}
