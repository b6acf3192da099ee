"""Records of Splash Party: the notation, and what is refused (§3.9)."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop import BadRecord, replay
from bellyflop.core import BadNotation, Match, Record, read_events
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import Accuse, Deal, Decline, Fall, Go, Lift

from .scenes import FULL_RING

GAME = SplashParty(seats=3)
RING = [list(pawn) for pawn in FULL_RING]
DEAL: dict[str, Any] = {"ring": RING, "tokens": ["red", "blue", "green"], "first": 0}


def event(seat: int, **do: object) -> dict[str, Any]:
    """An action of a record."""
    return {"seat": seat, "do": do}


# Seat 0 pushes purple 3 over the board and rightly accuses seat 1; seat 2 wrongly accuses seat 0.
EVENTS: list[dict[str, Any]] = [
    {"chance": DEAL},
    event(0, lift=1),
    event(0, go="ccw"),
    {"chance": {"falls": "up"}},
    event(0, accuse=1, colour="blue"),
    {"chance": {"falls": "down"}},
    {"chance": {"falls": "up"}},
    {"chance": {"falls": "down"}},
    event(2, lift=0),  # 8
    event(2, go="cw"),
    event(0, lift=1),
    event(0, go="cw"),
    {"chance": {"falls": "up"}},
    event(2, lift=16),
    event(2, go="cw"),
    event(2, accuse=0, colour="orange"),
    {"chance": {"falls": "down"}},
    {"chance": {"falls": "down"}},
    {"chance": {"falls": "down"}},
]


def record(events: list[Any], **more: object) -> Record:
    """A record of these events."""
    return Record("splash-party", ("Ana", "Bo", "Cleo"), read_events(events), more)


def test_a_record_replays_to_its_winner() -> None:
    """§3.9"""
    end = replay(record(EVENTS))
    assert (end.over, end.scores, end.winners, end.turn_of) == (True, (1, 0, 0), (0,), ())


@pytest.mark.parametrize(
    ("length", "turn_of"),
    [(0, ()), (1, (0,)), (2, (0,)), (3, ()), (4, (0,)), (5, ()), (7, ()), (8, (2,)), (18, ())],
)
def test_an_unfinished_record_says_whose_turn_it_is(length: int, turn_of: tuple[int]) -> None:
    """§3.9: nobody's while a pawn falls."""
    so_far = replay(record(EVENTS[:length]))
    assert (so_far.over, so_far.scores, so_far.winners) == (False, (0, 0, 0), ())
    assert so_far.turn_of == turn_of


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Lift(17), {"lift": 17}),
        (Go("cw"), {"go": "cw"}),
        (Go("ccw"), {"go": "ccw"}),
        (Accuse(2, "blue"), {"accuse": 2, "colour": "blue"}),
        (Decline(), {"accuse": None}),
    ],
)
def test_actions_are_written_and_read(action: Any, words: object) -> None:
    """§3.9"""
    assert GAME.write_action(action) == words
    assert GAME.read_action(words) == action


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Fall(True), {"falls": "up"}),
        (Fall(False), {"falls": "down"}),
        (Deal(FULL_RING, ("red", "blue", "green"), 0), DEAL),
    ],
)
def test_outcomes_are_written_and_read(outcome: Any, words: object) -> None:
    """§3.9"""
    assert GAME.write_outcome(outcome) == words
    assert GAME.read_outcome(words) == outcome


@pytest.mark.parametrize(
    "words",
    [
        None,
        [],
        "lift",
        7,
        {},
        {"move": 7},
        {"lift": "7"},
        {"lift": True},
        {"lift": 7.0},
        {"lift": 18},
        {"lift": -1},
        {"lift": None},
        {"lift": [7]},
        {"lift": 10**400},
        {"lift": 7, "go": "cw"},
        {"lift": 7, "number": 2},
        {"go": "left"},
        {"go": None},
        {"go": ["cw"]},
        {"go": "cw", "accuse": None},
        {"accuse": 1},
        {"accuse": None, "colour": None},
        {"accuse": None, "colour": "blue"},
        {"accuse": 1, "colour": None},
        {"accuse": 1, "colour": "pink"},
        {"accuse": 1, "colour": {"blue": 1}},
        {"accuse": 1, "color": "blue"},
        {"accuse": True, "colour": "blue"},
        {"accuse": False},
        {"accuse": "1", "colour": "blue"},
        {"accuse": 3, "colour": "blue"},
        {"accuse": -1, "colour": "blue"},
        {"colour": "blue"},
    ],
)
def test_a_malformed_action_is_refused(words: object) -> None:
    """§3.9"""
    with pytest.raises(BadNotation):
        GAME.read_action(words)


@pytest.mark.parametrize(
    "words",
    [
        None,
        [],
        {},
        "up",
        {"falls": "sideways"},
        {"falls": True},
        {"falls": ["up"]},
        {"falls": "up", "first": 0},
        {"fall": "up"},
        {"ring": RING, "tokens": ["red", "blue", "green"]},
        {**DEAL, "seed": 7},
        {**DEAL, "first": 3},
        {**DEAL, "first": True},
        {**DEAL, "first": None},
        {**DEAL, "tokens": ["red", "blue"]},
        {**DEAL, "tokens": ["red", "blue", "green", "orange"]},
        {**DEAL, "tokens": ["red", "blue", "pink"]},
        {**DEAL, "tokens": {"0": "red"}},
        {**DEAL, "tokens": "red"},
        {**DEAL, "ring": RING[:-1]},
        {**DEAL, "ring": [*RING, ["red", 1]]},
        {**DEAL, "ring": [*RING[:-1], None]},
        {**DEAL, "ring": [*RING[:-1], ["purple"]]},
        {**DEAL, "ring": [*RING[:-1], ["purple", 3, True]]},
        {**DEAL, "ring": [*RING[:-1], [3, "purple"]]},
        {**DEAL, "ring": [*RING[:-1], ["purple", 4]]},
        {**DEAL, "ring": [*RING[:-1], ["purple", 0]]},
        {**DEAL, "ring": [*RING[:-1], ["purple", True]]},
        {**DEAL, "ring": [*RING[:-1], [["purple"], 3]]},
    ],
)
def test_a_malformed_outcome_is_refused(words: object) -> None:
    """§3.9"""
    with pytest.raises(BadNotation):
        GAME.read_outcome(words)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["lift", "go", "accuse", "colour", "falls", "ring", "tokens", "first"])
            | st.text(max_size=3),
            inner,
            max_size=3,
        )
    ),
)


@given(JSON)
def test_any_json_is_read_or_refused(words: Any) -> None:
    """§3.9"""
    for read, write in (
        (GAME.read_action, GAME.write_action),
        (GAME.read_outcome, GAME.write_outcome),
    ):
        try:
            said: Any = read(words)
        except BadNotation as error:
            assert str(error)  # noqa: PT017 - either branch is fine, but a refusal says why
        else:
            assert write(said) == words


def broken(index: int, with_event: Any) -> list[Any]:
    """The events, one of them exchanged."""
    events: list[Any] = deepcopy(EVENTS)
    events[index] = with_event
    return events


@pytest.mark.parametrize(
    ("index", "instead"),
    [
        (0, event(0, lift=1)),  # before the deal
        (0, {"chance": {"falls": "up"}}),
        (0, {"chance": {**DEAL, "ring": [*RING[:-1], ["red", 1]]}}),  # a red 1 too many
        (0, {"chance": {**DEAL, "tokens": ["red", "blue", "red"]}}),
        (1, event(1, lift=1)),  # not their turn
        (1, event(0, go="cw")),  # nothing lifted
        (1, event(3, lift=1)),  # no such seat
        (1, {"chance": {"falls": "up"}}),  # nothing falls
        (1, {"wait": True}),
        (2, event(0, lift=2)),  # another is lifted already
        (3, event(0, accuse=1, colour="blue")),  # the fall comes first
        (3, {"chance": DEAL}),
        (4, event(0, accuse=0, colour="blue")),  # oneself
        (4, event(1, accuse=0, colour="red")),  # not the mover
        (4, event(2, lift=0)),  # the accusation was neither made nor declined
        (6, event(2, lift=0)),  # two pawns are still to fall
        (8, {"chance": {"falls": "up"}}),  # a fourth blue pawn
        (8, event(1, lift=0)),  # seat 1 is out
        (8, event(2, lift=1)),  # an empty space
        (10, event(0, accuse=None)),  # a move from the board meets it not
        (11, event(0, go="ccw")),  # undoes the move just made
        (15, event(2, accuse=1, colour="blue")),  # seat 1 is out already
        (15, {"seat": 2, "do": {"accuse": None}, "time": 3}),
        (17, {"chance": {"falls": "up", "number": 2}}),
    ],
)
def test_a_record_is_refused_at_the_first_event_that_cannot_stand(
    index: int, instead: object
) -> None:
    """§3.9"""
    with pytest.raises(BadRecord) as refused:
        replay(record(broken(index, instead)))
    assert refused.value.event == index


def test_nothing_follows_the_end() -> None:
    """§3.9"""
    for after in (event(0, lift=1), {"chance": {"falls": "up"}}):
        with pytest.raises(BadRecord, match="over") as refused:
            replay(record([*EVENTS, after]))
        assert refused.value.event == len(EVENTS)


def test_options_are_read_from_the_record() -> None:
    """§3.9"""
    assert replay(record(EVENTS, memory_aid=True, standstill=10)).winners == (0,)
    for options in ({"memory_aid": 1}, {"standstill": 9}, {"house": True}):
        with pytest.raises(BadRecord) as refused:
            replay(record(EVENTS, **options))
        assert refused.value.event is None


@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """§3.1"""
    with pytest.raises(BadRecord, match="2 to 6 seats"):
        replay(Record("splash-party", ("x",) * seats))


def test_a_played_match_is_written_as_a_record_that_replays() -> None:
    """§3.9"""
    game, rng = SplashParty(seats=5, memory_aid=True), Random(3)
    match = Match(game)
    match.draw(rng)
    while not match.over:
        match.do(match.state.mover, rng.choice(game.legal(match.state, match.state.mover)))
        match.draw(rng)
    again = replay(match.record(["a", "b", "c", "d", "e"]).write())
    assert again.state == match.state
