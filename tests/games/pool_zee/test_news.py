"""News of Pool-zee in the rule book's words, throw by throw and box by box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bellyflop.core import RecordedEvent

from .sitting import Sitting


class Heard(Sitting):
    """A sitting that hears the news of each event."""

    def __init__(self, seats: int = 1, *, opening: bool = False, **options: Any) -> None:
        super().__init__(seats, opening=opening, **options)
        self.told: list[dict[str, Any]] = []

    def play_event(self, event: RecordedEvent) -> None:
        super().play_event(event)
        self._hear()

    def throw(self, *dice: int) -> None:
        super().throw(*dice)
        self._hear()

    def hold(self, *dice: int) -> None:
        super().hold(*dice)
        self._hear()

    def score(self, box: str) -> int:
        points = super().score(box)
        self._hear()
        return points

    def _hear(self) -> None:
        pieces = [self.game.write_news(piece) for piece in self.news(None)]
        assert all(isinstance(piece, dict) for piece in pieces)
        self.told += pieces  # type: ignore[arg-type]  # as just said

    def heard(self, *kinds: str) -> list[dict[str, Any]]:
        """The last pieces of news, which must be of these kinds."""
        found = self.told[-len(kinds) :]
        assert [piece["kind"] for piece in found] == list(kinds)
        return found


def kinds(told: Sequence[dict[str, Any]]) -> list[str]:
    return [str(piece["kind"]) for piece in told]


def test_the_opening_is_told_throw_by_throw_and_ends_with_who_starts() -> None:  # §2.2
    sitting = Heard(3, opening=True)
    for dice in ((6, 6, 6, 5, 1), (1, 1, 1, 1, 1), (6, 6, 6, 1, 5)):
        sitting.throw(*dice)
    assert sitting.told == [
        {"seat": 0, "dice": [1, 5, 6, 6, 6], "total": 24, "kind": "opening"},
        {"seat": 1, "dice": [1, 1, 1, 1, 1], "total": 5, "kind": "opening"},
        {"seat": 2, "dice": [1, 5, 6, 6, 6], "total": 24, "kind": "opening"},
        {"seats": [0, 2], "kind": "tied"},
    ]
    sitting.throw(1, 1, 1, 1, 1)
    assert kinds(sitting.told[4:]) == ["opening"]
    sitting.throw(1, 1, 1, 1, 2)
    assert sitting.told[5:] == [
        {"seat": 2, "dice": [1, 1, 1, 1, 2], "total": 6, "kind": "opening"},
        {"seat": 2, "then": [0, 1], "kind": "starts"},
    ]


def test_a_turn_is_told_from_its_first_throw_to_its_box() -> None:  # §2.1, §2.3
    sitting = Heard(2)
    sitting.throw(4, 1, 4, 2, 6)
    sitting.hold(4, 4)
    sitting.throw(6, 1, 4)
    sitting.score("fours")
    assert sitting.told == [
        _thrown(1, [], [1, 2, 4, 4, 6], None),
        {"seat": 0, "dice": [4, 4], "others": 3, "kind": "held"},
        _thrown(2, [4, 4], [1, 4, 6], None),
        {
            "seat": 0,
            "box": "fours",
            "dice": [1, 4, 4, 4, 6],
            "points": 12,
            "joker": False,
            "total": 12,
            "kind": "wrote",
        },
    ]


def _thrown(roll: int, kept: list[int], dice: list[int], fifth: int | None) -> dict[str, Any]:
    return {
        "seat": 0,
        "roll": roll,
        "kept": kept,
        "dice": dice,
        "fifth": fifth,
        "kind": "thrown",
    }


@pytest.mark.parametrize(
    ("kept", "thrown", "fifth"),
    [
        ((), (3, 3, 3, 3, 3), 3),
        ((), (3, 3, 3, 3, 5), 5),
        ((3, 3, 3, 3), (1,), 1),
        ((3, 3, 3, 3), (3,), 3),
        ((3, 3, 3), (3, 6), 6),
        ((3, 3), (3, 6, 6), None),
        ((6,), (3, 3, 3, 3), None),
    ],
)
def test_the_fifth_die_is_named_whenever_four_are_alike_hit_or_miss(
    kept: tuple[int, ...], thrown: tuple[int, ...], fifth: int | None
) -> None:
    sitting = Heard()
    if kept:
        sitting.throw(*kept, *(1 + face % 5 for face in range(1, 6 - len(kept))))
        sitting.hold(*kept)
    sitting.throw(*thrown)
    told = next(piece for piece in reversed(sitting.told) if piece["kind"] == "thrown")
    assert told["fifth"] == fifth


def test_five_alike_are_told_with_what_they_bring() -> None:  # §2.4, §2.6
    sitting = Heard()
    sitting.throw(4, 4, 4, 4, 4)
    assert sitting.heard("five") == [_five(50, 0)]
    sitting.score("pool_zee")
    sitting.throw(4, 4, 4, 4, 4)
    assert sitting.heard("five") == [_five(0, 100)]
    sitting.score("fours")
    wrote, check = sitting.heard("wrote", "check")
    assert (wrote["points"], wrote["joker"], wrote["total"]) == (20, False, 170)
    assert check == {"seat": 0, "points": 100, "kind": "check"}
    sitting.throw(4, 4, 4, 4, 4)
    sitting.score("large_straight")
    wrote, _ = sitting.heard("wrote", "check")
    assert (wrote["points"], wrote["joker"], wrote["total"]) == (40, True, 310)


def test_after_a_zero_in_the_box_five_alike_bring_nothing_more() -> None:  # §2.6
    sitting = Heard()
    sitting.turn("pool_zee", 1, 2, 3, 4, 6)
    sitting.throw(4, 4, 4, 4, 4)
    assert sitting.heard("five") == [_five(0, 0)]


def test_without_jokers_five_alike_are_no_joker() -> None:  # §2.11
    sitting = Heard(joker="none")
    sitting.turn("pool_zee", 4, 4, 4, 4, 4)
    sitting.turn("fours", 4, 4, 4, 4, 4)
    sitting.turn("full_house", 4, 4, 4, 4, 4)
    (wrote,) = sitting.heard("wrote")
    assert (wrote["points"], wrote["joker"]) == (0, False)


def _five(points: int, check: int) -> dict[str, Any]:
    return {"seat": 0, "face": 4, "points": points, "check": check, "kind": "five"}


def test_the_bonus_is_told_after_the_box_that_brings_it() -> None:  # §2.3
    sitting = Heard()
    for face, box in enumerate(("aces", "twos", "threes", "fours", "fives"), start=1):
        sitting.turn(box, face, face, face, 6, 6)
    sitting.turn("sixes", 6, 6, 6, 1, 1)
    wrote, bonus = sitting.heard("wrote", "bonus")
    assert (wrote["points"], wrote["total"]) == (18, 98)
    assert bonus == {"seat": 0, "points": 35, "kind": "bonus"}


def test_partners_share_a_total_and_each_game_tells_how_it_ended() -> None:  # §2.1, §2.7
    sitting = Heard(4, teams=[[0, 2], [1, 3]], games=2)
    while len(sitting.seen.columns) == 1:
        sitting.turn(sitting.free[0])
    _, filled = sitting.heard("wrote", "filled")
    assert filled == {"game": 0, "totals": [28, 28, 28, 28], "starter": 1, "kind": "filled"}
    while not sitting.over:
        sitting.turn(sitting.free[0])
    assert sitting.heard("ended") == [{"winners": [0, 1, 2, 3], "kind": "ended"}]
    totals = [piece["total"] for piece in sitting.told if piece["kind"] == "wrote"]
    assert totals[-1] == 56
