"""`bellyflop.replay`: the results of real records, and the records it refuses."""

from __future__ import annotations

from typing import Any

import pytest

import bellyflop
from bellyflop import BadRecord, BadSetup, Chance, Players, Record
from bellyflop.core import read_events

EXAMPLE: dict[str, Any] = {
    "format": "bellyflop/1",
    "game": "pool-zee",
    "options": {"opening": False},
    "seats": ["Ana", "Bo"],
    "events": [
        {"chance": {"dice": [2, 4, 4, 1, 6]}},
        {"seat": 0, "do": {"hold": [4, 4]}},
        {"chance": {"dice": [4, 1, 5]}},
        {"seat": 0, "do": {"score": "fours"}},
    ],
}


def test_the_example_record_stands() -> None:
    replay = bellyflop.replay(EXAMPLE)
    assert replay.scores == (12, 0)
    assert replay.winners == ()
    assert replay.over is False
    assert replay.awaiting == Chance(by=1)
    assert replay.turn_of == ()
    assert replay.state is not None


def test_a_record_object_replays_as_well() -> None:
    events = read_events(EXAMPLE["events"][:3])
    record = Record("pool-zee", ("Ana", "Bo"), events, {"opening": False})
    replay = bellyflop.replay(record)
    assert replay.awaiting == Players(frozenset({0}))
    assert replay.turn_of == (0,)


def test_the_first_event_that_cannot_stand_is_named() -> None:
    events = [*EXAMPLE["events"], {"seat": 0, "do": {"score": "fives"}}]
    with pytest.raises(BadRecord) as caught:
        bellyflop.replay({**EXAMPLE, "events": events})
    assert caught.value.event == 4
    events = [EXAMPLE["events"][0], {"seat": 1, "do": {"score": "fours"}}]
    with pytest.raises(BadRecord) as caught:
        bellyflop.replay({**EXAMPLE, "events": events})
    assert caught.value.event == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, f'there is no game "chess"; there are: {", ".join(bellyflop.shelf())}'),
        ({"seats": []}, "pool-zee is played with 1 to 10 seats, not 0"),
        ({"seats": ["x"] * 11}, "not 11"),
        ({"options": {"opening": 1}}, "option opening is 1; it must be true or false"),
        ({"options": {"jokers": "free"}}, 'pool-zee has no option "jokers"'),
    ],
)
def test_a_fault_in_the_setup_is_a_fault_of_the_record(
    change: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        bellyflop.replay({**EXAMPLE, **change})
    assert caught.value.event is None


def test_the_shelf_holds_the_five_games() -> None:
    five = {"clever-kids", "dice-cup", "dice-pool-party", "pool-zee", "splash-party"}
    assert five <= set(bellyflop.shelf())
    assert list(bellyflop.shelf()) == sorted(bellyflop.shelf())


def test_a_game_is_loaded_by_its_id() -> None:
    game = bellyflop.load_game("pool-zee", seats=2, games=3)
    assert (game.about.id, game.seats, game.options) == ("pool-zee", 2, {"games": 3})
    with pytest.raises(BadSetup, match="there is no game"):
        bellyflop.load_game("poolzee", seats=2)
    with pytest.raises(BadSetup, match="games"):
        bellyflop.load_game("pool-zee", seats=2, games=7)
