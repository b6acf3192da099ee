"""Pool-zee: throw, keep, write, the bonus above, five alike and the joker."""

from __future__ import annotations

from collections.abc import Iterator

from bellyflop.lessons import LEARNER, Do, Look, Part, Play, Sit, Skip, Throw

OTHER = 1


def lesson(game_id: str) -> Iterator[Part]:
    """A game of two from its first throw to the learner's joker, the turns between left out."""
    yield Sit(2, {"opening": False})
    yield Throw("pool-zee-throw", _dice(4, 2, 4, 6, 1))
    yield Do("pool-zee-keep", {"hold": [4, 4]})
    yield Play(_fall(4, 5, 2))
    yield Do("pool-zee-keep-more", {"hold": [4, 4, 4]})
    yield Play(_fall(4, 3))
    yield Do("pool-zee-write", {"score": "fours"})

    yield Skip(*_turn(OTHER, "chance", 6, 5, 5, 3, 2), *_turn(LEARNER, "threes", 3, 3, 3, 1, 6))
    yield Skip(*_turn(OTHER, "full_house", 2, 2, 5, 5, 5), *_turn(LEARNER, "fives", 5, 5, 5, 2, 4))
    yield Skip(*_turn(OTHER, "twos", 2, 2, 2, 1, 6), *_turn(LEARNER, "twos", 2, 2, 2, 5, 6))
    yield Skip(*_turn(OTHER, "aces", 1, 1, 4, 5, 6), *_turn(LEARNER, "aces", 1, 1, 1, 4, 6))
    yield Skip(*_turn(OTHER, "sixes", 6, 6, 6, 1, 2), *_thrice(6, 6, 6, 2, 4))
    yield Do("pool-zee-bonus", {"score": "sixes"})

    yield Skip(*_turn(OTHER, "fours", 4, 4, 4, 1, 2), *_thrice(2, 2, 2, 2, 2))
    yield Do("pool-zee-five", {"score": "pool_zee"})

    yield Skip(*_turn(OTHER, "small_straight", 1, 2, 3, 4, 6), *_thrice(5, 5, 5, 5, 5))
    yield Do("pool-zee-joker", {"score": "large_straight"})
    yield Look("pool-zee-end")


def _dice(*values: int) -> dict[str, object]:
    return {"dice": list(values)}


def _fall(*values: int) -> dict[str, object]:
    return {"chance": _dice(*values)}


def _turn(seat: int, box: str, *values: int) -> tuple[object, ...]:
    """A turn of one throw, written into this box."""
    return _fall(*values), {"seat": seat, "do": {"score": box}}


def _thrice(*values: int) -> tuple[object, ...]:
    """A turn of the learner after three throws, with these dice on the table."""
    keep, last = {"seat": LEARNER, "do": {"hold": list(values[:3])}}, values[3:]
    return _fall(*values[:3], 1, 3), keep, _fall(1, 3), keep, _fall(*last)
