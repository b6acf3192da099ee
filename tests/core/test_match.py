"""A match records every change as an event, and a replay computes the result of the events."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.toy import Toy

from bellyflop.core import (
    BadRecord,
    Chance,
    IllegalAction,
    IllegalOutcome,
    IllegalWait,
    Match,
    Over,
    Players,
    Wait,
    read_events,
    replay_events,
)

DEAL: object = {"chance": {"fell": [1, 2, 3]}}
LOOK: object = {"wait": True}
THROW: object = {"chance": {"fell": [4]}}


def _bid(seat: int, bid: str) -> object:
    return {"seat": seat, "do": {"toy": bid}}


WRITTEN = [DEAL, LOOK, _bid(2, "dive"), _bid(0, "dive"), _bid(1, "stay"), THROW, _bid(0, "take")]
ROUND = read_events(WRITTEN)


def test_a_match_writes_down_what_happens() -> None:
    match = Match(Toy(seats=3, rounds=1))
    match.settle((1, 2, 3))
    match.proceed()
    for seat, bid in ((2, "dive"), (0, "dive"), (1, "stay")):
        match.do(seat, bid)
    match.settle((4,))
    assert not match.over
    match.do(0, "take")
    assert match.over
    assert match.events == list(ROUND)
    assert match.record(["A", "B", "C"], meta=1).write() == {
        "format": "bellyflop/1",
        "game": "toy",
        "options": {"rounds": 1},
        "seats": ["A", "B", "C"],
        "events": WRITTEN,
        "meta": 1,
    }


def test_a_replay_says_what_counts() -> None:
    game = Toy(seats=3, rounds=1)
    over = replay_events(game, ROUND).replayed()
    assert (over.over, over.awaiting, over.turn_of) == (True, Over(), ())
    assert (over.scores, over.winners) == ((5, 0, 3), (0,))
    bidding = replay_events(game, ROUND[:3]).replayed()
    assert (bidding.over, bidding.winners, bidding.scores) == (False, (), (0, 0, 0))
    assert bidding.awaiting == Players(frozenset({0, 1}))
    assert bidding.turn_of == (0, 1)
    assert replay_events(game, ROUND[:1]).replayed().awaiting == Wait(1)
    assert replay_events(game, ROUND[:1]).replayed().turn_of == ()
    assert replay_events(game, []).replayed().awaiting == Chance()


def test_drawing_goes_on_until_players_are_asked() -> None:
    match = Match(Toy(seats=2))
    match.draw(Random(7))
    assert match.awaiting == Players(frozenset({0, 1}))
    assert len(match.events) == 2
    match.draw(Random(7))
    assert len(match.events) == 2


def test_what_is_refused_changes_nothing() -> None:
    match = Match(Toy(seats=3))
    with pytest.raises(IllegalAction):
        match.do(0, "dive")
    with pytest.raises(IllegalOutcome):
        match.settle((7,))
    with pytest.raises(IllegalWait):
        match.proceed()
    assert (match.state, match.events) == (Toy(seats=3).start(), [])


@pytest.mark.parametrize(
    ("before", "event", "reason"),
    [
        (0, [], "an event is an object"),
        (0, None, "an event is an object"),
        (0, {}, 'lacks "seat"'),
        (0, {"seat": 0}, 'lacks "do"'),
        (0, {"chance": {"fell": [1, 2, 3]}, "seat": 0}, 'does not belong there: "seat"'),
        (0, {"chance": {"fell": [1, 2]}}, "cannot fall"),
        (0, {"chance": {"fell": [1, 2, 9]}}, "from 1 to 6"),
        (0, {"chance": None}, "must be an object"),
        (0, LOOK, "Dice or a deal come next"),
        (0, _bid(0, "dive"), "Dice or a deal come next"),
        (1, DEAL, "A wait comes next"),
        (1, {"wait": 1}, "a wait is written"),
        (1, {"wait": False}, "a wait is written"),
        (1, {"wait": True, "seat": 0}, 'does not belong there: "seat"'),
        (2, DEAL, "An action of seat 0, 1, 2 comes next"),
        (2, _bid(3, "dive"), "there is no seat 3; seats are 0 to 2"),
        (2, _bid(-1, "dive"), "there is no seat -1"),
        (2, {"seat": True, "do": {"toy": "dive"}}, "there is no seat true"),
        (2, {"seat": "0", "do": {"toy": "dive"}}, 'there is no seat "0"'),
        (2, {"seat": 0, "do": {"toy": "swim"}}, "must be one of"),
        (2, _bid(0, "take"), "cannot be done now"),
        (3, _bid(2, "dive"), "cannot be done now"),
        (7, DEAL, "The game is over"),
        (7, LOOK, "The game is over"),
        (7, _bid(0, "take"), "The game is over"),
    ],
)
def test_the_first_wrong_event_is_named(before: int, event: object, reason: str) -> None:
    events = [*WRITTEN[:before], event, *WRITTEN[before:]]
    with pytest.raises(BadRecord, match=reason) as caught:
        replay_events(Toy(seats=3, rounds=1), read_events(events))
    assert caught.value.event == before
    assert caught.value.line.startswith(f"event {before}: ")
