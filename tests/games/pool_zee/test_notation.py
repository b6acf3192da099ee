"""Records of Pool-zee: what is written and read, and where a fault is refused (§2.9)."""

from __future__ import annotations

from typing import Any

import pytest

from bellyflop import BadRecord, replay
from bellyflop.core import BadNotation
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.state import BOXES, Action, Hold, Score

GAME = PoolZee(2, opening=False)


def record(*events: object, seats: int = 2, **options: object) -> dict[str, object]:
    """A record of Pool-zee without an opening."""
    return {
        "format": "bellyflop/1",
        "game": "pool-zee",
        "options": {"opening": False} | options,
        "seats": [f"P{seat}" for seat in range(seats)],
        "events": list(events),
    }


def chance(*dice: Any) -> dict[str, object]:
    """A throw."""
    return {"chance": {"dice": list(dice)}}


def do(seat: Any, action: object) -> dict[str, object]:
    """An action."""
    return {"seat": seat, "do": action}


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Hold((4, 4)), {"hold": [4, 4]}),
        (Hold((4, 2)), {"hold": [2, 4]}),
        (Hold(()), {"hold": []}),
        *((Score(box), {"score": box}) for box in BOXES),
    ],
)
def test_an_action_is_written_and_read_back(action: Action, written: object) -> None:
    """§2.9"""
    assert GAME.write_action(action) == written
    assert GAME.read_action(written) == action


def test_a_throw_is_written_and_read_back() -> None:
    """§2.9"""
    assert GAME.write_outcome((1, 2, 6)) == {"dice": [1, 2, 6]}
    assert GAME.read_outcome({"dice": [6, 1, 2]}) == (1, 2, 6)


def test_a_hold_and_a_score_are_never_the_same() -> None:
    """§2.9"""
    actions = {Hold(()), Hold((1,)), Score("aces"), Score("chance")}
    assert len(actions) == 4
    assert Hold((2, 1)) == Hold((1, 2))


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        3,
        "score",
        [],
        {},
        {"hold": None},
        {"hold": 4},
        {"hold": "44"},
        {"hold": {"4": 2}},
        {"hold": [True]},
        {"hold": [4.0]},
        {"hold": ["4"]},
        {"hold": [0]},
        {"hold": [7]},
        {"hold": [10**30]},
        {"hold": [[4]]},
        {"hold": [4], "score": "fours"},
        {"hold": [4], "note": "!"},
        {"score": None},
        {"score": "Fours"},
        {"score": "ones"},
        {"score": "\ud800"},
        {"score": ["fours"]},
        {"score": 4},
        {"score": "fours", "points": 8},
        {"pass": True},
    ],
)
def test_what_spells_no_action_is_refused(data: object) -> None:
    """§2.9"""
    with pytest.raises(BadNotation):
        GAME.read_action(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [1, 2, 3],
        {},
        {"dice": None},
        {"dice": 3},
        {"dice": "12345"},
        {"dice": [1, 2, 3, 4, 7]},
        {"dice": [1, 2, 3, 4, 0]},
        {"dice": [1, 2, 3, 4, True]},
        {"dice": [1, 2, 3, 4, 5.0]},
        {"dice": [1, 2, 3, 4, None]},
        {"dice": [1, 2, 3, 4, 5], "seat": 0},
        {"deal": [1, 2, 3, 4, 5]},
    ],
)
def test_what_spells_no_throw_is_refused(data: object) -> None:
    """§2.9"""
    with pytest.raises(BadNotation):
        GAME.read_outcome(data)


def test_the_record_on_the_rules_page_replays() -> None:
    """§2.9"""
    events = (
        chance(2, 4, 4, 1, 6),
        do(0, {"hold": [4, 4]}),
        chance(4, 1, 5),
        do(0, {"score": "fours"}),
    )
    result = replay(record(*events))
    assert (result.over, result.scores, result.winners, result.turn_of) == (False, (12, 0), (), ())


FIRST = chance(1, 2, 2, 3, 6)


@pytest.mark.parametrize(
    ("index", "events"),
    [
        (0, [do(0, {"score": "chance"})]),
        (0, [chance(1, 2, 2, 3)]),
        (0, [chance(1, 2, 2, 3, 6, 6)]),
        (0, [{"wait": True}]),
        (0, [{"seat": 0, "do": {"hold": []}, "chance": {}}]),
        (1, [FIRST, chance(1, 2, 2, 3, 6)]),
        (1, [FIRST, do(1, {"score": "chance"})]),
        (1, [FIRST, do(2, {"score": "chance"})]),
        (1, [FIRST, do(False, {"score": "chance"})]),
        (1, [FIRST, do(0, {"hold": [1, 2, 2, 3, 6]})]),
        (1, [FIRST, do(0, {"hold": [5]})]),
        (1, [FIRST, do(0, {"hold": [2, 2, 2]})]),
        (1, [FIRST, do(0, {"score": "joker"})]),
        (1, [FIRST, do(0, {"score": "twos"}) | {"points": 4}]),
        (2, [FIRST, do(0, {"hold": [2, 2]}), do(0, {"score": "twos"})]),
        (2, [FIRST, do(0, {"hold": [2, 2]}), chance(2, 2, 2, 5, 6)]),
        (2, [FIRST, do(0, {"hold": [2, 2]}), chance(5, 6)]),
        (2, [FIRST, do(0, {"score": "twos"}), do(1, {"score": "twos"})]),
    ],
)
def test_a_broken_record_is_refused_at_the_first_wrong_event(
    index: int, events: list[object]
) -> None:
    """§2.9"""
    with pytest.raises(BadRecord) as error:
        replay(record(*events))
    assert error.value.event == index
    assert error.value.line.startswith(f"event {index}: ")


def test_nothing_follows_the_end() -> None:
    """§2.9"""
    turns = [event for box in BOXES for event in (FIRST, do(0, {"score": box}))]
    assert replay(record(*turns, seats=1)).over
    with pytest.raises(BadRecord) as error:
        replay(record(*turns, FIRST, seats=1))
    assert error.value.event == len(turns)


def test_an_opening_has_no_actions_between_its_throws() -> None:
    """§2.2"""
    opening = [chance(1, 1, 1, 1, 1), chance(6, 6, 6, 6, 6)]
    assert replay(record(*opening, FIRST, opening=True)).turn_of == (1,)
    with pytest.raises(BadRecord) as error:
        replay(record(opening[0], do(0, {"score": "aces"}), opening=True))
    assert error.value.event == 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [(11, {}), (0, {}), (2, {"teams": [[0], [0]]}), (2, {"games": "two"}), (2, {"pool": 1})],
)
def test_a_fault_in_seats_or_options_is_the_records(seats: int, options: dict[str, object]) -> None:
    """§2.1, §2.7"""
    with pytest.raises(BadRecord) as error:
        replay(record(seats=seats, **options))
    assert error.value.event is None
