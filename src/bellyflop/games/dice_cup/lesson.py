"""Dice Cup and Dice Pool Party: look, cover, the secret cross, the reveal, and the last box."""

from __future__ import annotations

from collections.abc import Iterator

from bellyflop.lessons import LEARNER, Do, Look, Part, Play, Sit, Skip, Throw, Watch

from .editions import DICE_CUP, DICE_POOL_PARTY, Edition

EDITIONS = {"dice-cup": DICE_CUP, "dice-pool-party": DICE_POOL_PARTY}
NO_HURRY = 30  # seconds, the longest look allowed

# By colour, in the order of the edition: the same numbers in both games.
FOUR_FIVES = ((1, 3), (5, 5), (6, 4), (5, 2), (5, 6), (4, 3))
FOUR_DOUBLES = ((2, 2), (3, 6), (4, 4), (1, 1), (6, 5), (3, 3))
LAST = ((4, 1), (2, 6), (5, 3), (6, 6), (1, 2), (4, 5))


def lesson(game_id: str) -> Iterator[Part]:
    """A first round without hurry; then the last two rounds of another game at full speed."""
    edition = EDITIONS[game_id]
    yield Sit(3, {"look": NO_HURRY})
    yield Throw("dice-cup-shake", _dice(edition, FOUR_FIVES))
    yield Watch("dice-cup-look", hurry=False)
    yield Do("dice-cup-cross", {"mark": "fives"})
    yield Play(_mark(1, "sixes"), _mark(2, "all"))
    yield Look("dice-cup-reveal")

    yield Sit(2)
    for number, box in enumerate(_by_and_by(edition)):
        pairs = tuple((1 + (number + n) % 6, 1 + (2 * number + n) % 6) for n in range(6))
        yield Skip({"chance": _dice(edition, pairs)}, {"wait": True})
        yield Skip(_mark(LEARNER, box), _mark(1, box))
    yield Throw("dice-cup-again", _dice(edition, FOUR_DOUBLES))
    yield Watch("dice-cup-quick", hurry=True)
    yield Do("dice-cup-doubles", {"mark": "doubles"})
    yield Play(_mark(1, "low"))
    yield Look("dice-cup-once")
    yield Play({"chance": _dice(edition, LAST)})
    yield Look("dice-cup-end")


def _by_and_by(edition: Edition) -> list[str]:
    """The boxes that are filled before the last two rounds."""
    return [box for box in edition.boxes if box not in ("doubles", "low")]


def _dice(edition: Edition, pairs: tuple[tuple[int, int], ...]) -> dict[str, object]:
    colours = zip(edition.colours, pairs, strict=True)
    return {"dice": {colour.name: list(pair) for colour, pair in colours}}


def _mark(seat: int, box: str) -> dict[str, object]:
    return {"seat": seat, "do": {"mark": box}}
