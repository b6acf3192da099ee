"""Records of §1.9: round trips, malformed JSON, and the position of the first fault."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop import replay
from bellyflop.core import (
    Acted,
    BadNotation,
    BadRecord,
    Match,
    Proceeded,
    Settled,
    read_events,
    replay_events,
    write_event,
)
from bellyflop.games.dice_cup import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.rules import TwelveDice
from bellyflop.games.dice_cup.state import Cross

from .table import PLAIN, VARIANTS, CupMatch, dice, mark, play_on, play_round

variants = pytest.mark.parametrize(
    "game", VARIANTS, ids=lambda game: f"{game.about.id}-{game.seats}{game.options}"
)
DICE = {
    "white": [5, 6],
    "yellow": [1, 4],
    "green": [3, 3],
    "blue": [6, 2],
    "red": [1, 1],
    "black": [4, 5],
}


def test_dice_are_written_by_colour() -> None:
    """§1.9"""
    game = DiceCup(1)
    read = game.read_outcome({"dice": DICE})
    assert read == dice("56 14 33 26 11 45")
    assert game.write_outcome(read) == {"dice": {**DICE, "blue": [2, 6]}}


def test_the_colours_of_a_throw_may_come_in_any_order() -> None:
    """§1.9"""
    backwards = dict(reversed(DICE.items()))
    assert DiceCup(1).read_outcome({"dice": backwards}) == dice("56 14 33 26 11 45")


def test_with_one_column_the_column_is_0_or_absent() -> None:
    """§1.9"""
    game = DiceCup(1)
    assert game.read_action({"mark": "fours"}) == mark("fours")
    assert game.read_action({"mark": "fours", "column": 0}) == mark("fours")
    assert game.write_action(mark("fours")) == {"mark": "fours"}
    with pytest.raises(BadNotation, match="from 0 to 0"):
        game.read_action({"mark": "fours", "column": 1})


def test_with_several_columns_the_column_is_required() -> None:
    """§1.9"""
    game = DiceCup(1, columns=3)
    there = (Cross("fours", 2),)
    assert game.read_action({"mark": "fours", "column": 2}) == there
    assert game.write_action(there) == {"mark": "fours", "column": 2}
    with pytest.raises(BadNotation, match='lacks "column"'):
        game.read_action({"mark": "fours"})


@pytest.mark.parametrize("columns", [1, 2])
def test_with_fill_every_a_mark_is_always_a_list_with_an_entry_for_each_column(
    columns: int,
) -> None:
    """§1.9"""
    game = DicePoolParty(1, columns=columns, fill="every")
    spelled = {"mark": ["fours", "blue"][:columns]}
    assert game.read_action(spelled) == mark(*spelled["mark"])
    assert game.write_action(mark(*spelled["mark"])) == spelled
    for wrong in ("fours", [], ["fours"] * (columns + 1), {"0": "fours"}):
        with pytest.raises(BadNotation):
            game.read_action({"mark": wrong})
    with pytest.raises(BadNotation, match="column"):
        game.read_action({**spelled, "column": 0})


@pytest.mark.parametrize("colour", ["white", "red", "black"])
def test_a_colour_of_the_other_edition_is_no_box(colour: str) -> None:
    """§1.1, §1.9"""
    assert DiceCup(1).read_action({"mark": colour}) == mark(colour)
    with pytest.raises(BadNotation, match="one of yellow, orange"):
        DicePoolParty(1).read_action({"mark": colour})


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        "fours",
        {},
        {"mark": None},
        {"mark": 4},
        {"mark": "Fours"},
        {"mark": ["fours"]},
        {"mark": {"fours": 1}},
        {"mark": "\ud800"},
        {"mark": "fours", "column": True},
        {"mark": "fours", "column": 0.0},
        {"mark": "fours", "column": None},
        {"mark": "fours", "column": -1},
        {"mark": "fours", "column": 10**5000},
        {"mark": "fours", "seat": 0},
        {"column": 0},
    ],
    ids=range(17),
)
def test_a_malformed_mark_is_refused(wrong: object) -> None:
    """§1.9"""
    with pytest.raises(BadNotation):
        DiceCup(1).read_action(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [5, 6],
        DICE,
        {"dice": None},
        {"dice": [[1, 2]] * 6},
        {"dice": {}},
        {"dice": {**DICE, "pink": [1, 2]}},
        {"dice": {k: v for k, v in DICE.items() if k != "red"}},
        {"dice": {**DICE, "red": [1]}},
        {"dice": {**DICE, "red": [1, 2, 3]}},
        {"dice": {**DICE, "red": [0, 1]}},
        {"dice": {**DICE, "red": [1, 7]}},
        {"dice": {**DICE, "red": [1, True]}},
        {"dice": {**DICE, "red": [1, 2.0]}},
        {"dice": {**DICE, "red": "12"}},
        {"dice": {**DICE, "red": [[1], [2]]}},
        {"dice": DICE, "by": 0},
    ],
    ids=range(17),
)
def test_malformed_dice_are_refused(wrong: object) -> None:
    """§1.9"""
    with pytest.raises(BadNotation):
        DiceCup(1).read_outcome(wrong)


words = st.sampled_from([*DiceCup.edition.boxes, "mark", "column", "dice", "orange"])
leaves = st.none() | st.booleans() | st.integers(-2, 8) | st.floats(allow_nan=False) | words
anything = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(words, inner, max_size=6)
)


@given(data=anything | st.fixed_dictionaries({"mark": anything}, optional={"column": anything}))
def test_any_json_is_a_mark_that_round_trips_or_is_refused(data: object) -> None:
    """§1.9"""
    for game in (DiceCup(1), DiceCup(1, columns=3), DiceCup(1, columns=2, fill="every")):
        try:
            action = game.read_action(data)
        except BadNotation:
            continue
        assert game.read_action(game.write_action(action)) == action


@given(data=anything | st.fixed_dictionaries({"dice": anything}))
def test_any_json_is_a_throw_that_round_trips_or_is_refused(data: object) -> None:
    """§1.9"""
    game = DiceCup(1)
    try:
        outcome = game.read_outcome(data)
    except BadNotation:
        return
    assert game.read_outcome(game.write_outcome(outcome)) == outcome


@variants
def test_a_whole_game_replays_from_its_record(game: TwelveDice) -> None:
    """§1.9"""
    match: CupMatch = Match(game)
    play_on(match, Random(14))
    record = json.loads(match.record(["?"] * game.seats).dumps())
    again = replay(record)
    assert again.state == match.state
    assert again.over
    assert again.scores == game.scores(match.state)
    assert record["options"] == game.options


def test_a_round_is_written_as_chance_wait_and_marks() -> None:
    """§1.9"""
    match: CupMatch = Match(DiceCup(2))
    play_round(match, dice("56 14 33 26 11 45"), mark("fours"), mark("blue"))
    assert match.events == [
        Settled({"dice": {**DICE, "blue": [2, 6]}}),
        Proceeded(),
        Acted(0, {"mark": "fours"}),
        Acted(1, {"mark": "blue"}),
    ]


def test_scores_before_the_end_count_only_rounds_in_which_all_have_marked() -> None:
    """§1.3, §1.10"""
    match: CupMatch = Match(DiceCup(2))
    play_round(match, PLAIN, mark("all"), mark("low"))
    play_round(match, PLAIN, mark("fours"))
    so_far = match.replayed()
    assert so_far.scores == (42, 12)
    assert so_far.winners == ()
    assert so_far.turn_of == (1,)


def whole_game(game: TwelveDice) -> list[Any]:
    """The events of a two-seat game whose marks come in seat order, as JSON."""
    match: CupMatch = Match(game)
    rng = Random(15)
    while not match.over:
        match.draw(rng)
        for seat in range(game.seats) if not match.over else ():
            match.do(seat, match.game.legal(match.state, seat)[0])
    return deepcopy([write_event(event) for event in match.events])


def broken_at(game: TwelveDice, events: list[Any]) -> tuple[int | None, str]:
    with pytest.raises(BadRecord) as refused:
        replay_events(game, read_events(events))
    return refused.value.event, str(refused.value)


def test_a_mark_before_the_wait_breaks_the_record_there() -> None:
    """§1.3"""
    events = whole_game(DiceCup(2))
    events[5], events[6] = events[6], events[5]  # the second round's wait and first mark
    assert broken_at(DiceCup(2), events) == (5, "A wait comes next.")


def test_a_missing_wait_breaks_the_record_there() -> None:
    """§1.3"""
    events = whole_game(DiceCup(2))
    del events[1]
    assert broken_at(DiceCup(2), events)[0] == 1


def test_a_second_mark_in_a_round_breaks_the_record_there() -> None:
    """§1.3"""
    events = whole_game(DiceCup(2))
    events[3] = {"seat": 0, "do": {"mark": "all"}}
    index, why = broken_at(DiceCup(2), events)
    assert index == 3
    assert "cannot be changed" in why


def test_a_used_box_breaks_the_record_there() -> None:
    """§1.2"""
    events = whole_game(DiceCup(2))
    events[6] = events[2]
    assert broken_at(DiceCup(2), events) == (6, "White is already filled.")


def test_dice_before_all_have_marked_break_the_record_there() -> None:
    """§1.3"""
    events = whole_game(DiceCup(2))
    del events[3]
    assert broken_at(DiceCup(2), events)[0] == 3


def test_a_wait_or_a_mark_after_the_last_throw_breaks_the_record_there() -> None:
    """§1.4"""
    events = whole_game(DiceCup(2))
    assert len(events) == 11 * 4 + 1
    for extra in ({"wait": True}, {"seat": 0, "do": {"mark": "all"}}, events[0]):
        index, why = broken_at(DiceCup(2), [*events, extra])
        assert index == 45
        assert "over" in why


def test_with_real_dice_a_wait_or_early_dice_break_the_record_there() -> None:
    """§1.10"""
    game = DiceCup(2, dice="real")
    events = whole_game(game)
    assert broken_at(game, [{"wait": True}, *events])[0] == 0
    assert broken_at(game, [events[0], events[2], *events])[0] == 1
    assert broken_at(game, whole_game(DiceCup(2)))[0] == 0


@pytest.mark.parametrize(
    "event",
    [
        {"seat": 2, "do": {"mark": "all"}},
        {"seat": -1, "do": {"mark": "all"}},
        {"seat": 0, "do": {"mark": "orange"}},
        {"seat": 0, "do": {"mark": "all", "column": 1}},
        {"seat": 0, "do": {"mark": ["all"]}},
        {"seat": 0, "do": {"mark": "all"}, "points": 42},
        {"seat": 0},
        {"wait": True},
        {},
        7,
    ],
)
def test_a_malformed_event_breaks_the_record_there(event: object) -> None:
    """§1.9"""
    events = whole_game(DiceCup(2))
    events[2] = event
    assert broken_at(DiceCup(2), events)[0] == 2
