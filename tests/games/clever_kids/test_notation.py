"""Records of Clever Kids: the notation of actions and rolls, and what is refused (§4.11)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop import replay
from bellyflop.core import BadNotation, BadRecord
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Action, Bonus, Pass, Use

GAME = CleverKids(2)

SPELLINGS: list[tuple[dict[str, object], Action]] = [
    ({"use": "yellow", "dice": [0, 1]}, Use("yellow", (0, 1))),
    ({"use": "red", "dice": [4, 2, 0]}, Use("red", (4, 2, 0))),
    ({"use": "green", "dice": [2], "cells": [[0, 3]]}, Use("green", (2,), ((0, 3),))),
    ({"use": "blue", "dice": [1, 4], "rows": ["donut"]}, Use("blue", (1, 4), ("donut",))),
    ({"pass": True}, Pass()),
    ({"bonus": "green", "cell": [1, 2]}, Bonus("green", (1, 2))),
    ({"bonus": "blue", "row": "cake"}, Bonus("blue", "cake")),
]


@pytest.mark.parametrize(("written", "action"), SPELLINGS)
def test_every_action_has_one_spelling(written: dict[str, object], action: Action) -> None:
    assert GAME.write_action(action) == written
    assert GAME.read_action(written) == action


def test_a_roll_is_five_words() -> None:
    roll = ("heart", "joker", "cake", "blue", "green")
    assert GAME.write_outcome(roll) == {"dice": list(roll)}
    assert GAME.read_outcome({"dice": list(roll)}) == roll


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        "pass",
        [],
        {},
        {"pass": 1},
        {"pass": False},
        {"pass": True, "use": "yellow"},
        {"pass": True, "seat": 1},
        {"use": "purple", "dice": [0]},
        {"use": ["yellow"], "dice": [0]},
        {"use": "yellow"},
        {"use": "yellow", "dice": 0},
        {"use": "yellow", "dice": [True]},
        {"use": "yellow", "dice": [1.0]},
        {"use": "yellow", "dice": [5]},
        {"use": "yellow", "dice": [-1]},
        {"use": "yellow", "dice": [10**400]},
        {"use": "yellow", "dice": [0], "cells": []},
        {"use": "red", "dice": [0], "rows": []},
        {"use": "green", "dice": [0]},
        {"use": "green", "dice": [0], "cells": [[0]]},
        {"use": "green", "dice": [0], "cells": [[0, 4]]},
        {"use": "green", "dice": [0], "cells": [[3, 0]]},
        {"use": "green", "dice": [0], "cells": [{"row": 0}]},
        {"use": "green", "dice": [0], "cells": [[0, 0]], "rows": ["cake"]},
        {"use": "blue", "dice": [0, 1], "rows": "cake"},
        {"use": "blue", "dice": [0, 1], "rows": ["pie"]},
        {"use": "blue", "dice": [0, 1], "rows": [["cake"]]},
        {"use": "blue", "dice": [0, 1], "row": "cake"},
        {"bonus": "yellow"},
        {"bonus": "red", "cell": [0, 0]},
        {"bonus": "green", "row": "cake"},
        {"bonus": "green", "cell": [0, "1"]},
        {"bonus": "green", "cell": [0, 1], "row": "cake"},
        {"bonus": "blue", "row": "\ud800"},
        {"bonus": None, "row": "cake"},
    ],
)
def test_what_spells_no_action_is_refused(data: object) -> None:
    with pytest.raises(BadNotation):
        GAME.read_action(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"dice": "heart"},
        {"dice": ["heart"] * 4},
        {"dice": ["heart"] * 6},
        {"dice": ["heart"] * 4 + ["sun"]},
        {"dice": ["heart"] * 4 + [1]},
        {"dice": ["heart"] * 4 + [["heart"]]},
        {"dice": ["heart"] * 5, "by": 0},
    ],
)
def test_what_spells_no_roll_is_refused(data: object) -> None:
    with pytest.raises(BadNotation):
        GAME.read_outcome(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["use", "dice", "cells", "rows", "bonus", "cell", "row", "pass"]),
            inner | st.sampled_from(["green", "blue", "yellow"]),
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(data=JSON)
def test_any_json_is_an_action_or_bad_notation(data: object) -> None:
    try:
        action = GAME.read_action(data)
    except BadNotation:
        return
    assert GAME.write_action(action) == data


# ── records ─────────────────────────────────────────────────────────────────────────────────

EVENTS: list[Any] = [
    {"chance": {"dice": ["green", "pink", "pink", "blue", "green"]}},  # nothing fits
    {"chance": {"dice": ["heart", "blue", "pink", "candle", "donut"]}},
    {"seat": 0, "do": {"use": "yellow", "dice": [0, 1, 2]}},
    {"seat": 0, "do": {"bonus": "blue", "row": "cake"}},
    {"seat": 0, "do": {"bonus": "green", "cell": [0, 0]}},
    {"seat": 1, "do": {"use": "red", "dice": [3]}},
    {"chance": {"dice": ["joker", "joker", "joker", "cake", "cake"]}},
    {"seat": 1, "do": {"use": "blue", "dice": [3, 4], "rows": ["cake"]}},
    {"seat": 1, "do": {"bonus": "green", "cell": [2, 3]}},
    {"seat": 0, "do": {"use": "yellow", "dice": [2]}},
]


def record(events: list[Any], **changes: object) -> dict[str, Any]:
    head = {"format": "bellyflop/1", "game": "clever-kids", "seats": ["Olivia", "Eric"]}
    return {**head, "events": events, **changes}


def test_a_record_replays() -> None:
    found = replay(json.loads(json.dumps(record(EVENTS))))
    assert (found.over, found.scores, found.winners) == (False, (1, 0), ())
    assert found.turn_of == ()
    assert replay(record(EVENTS[:9])).turn_of == (0,)


@pytest.mark.parametrize(
    ("at", "event", "why"),
    [
        (0, {"seat": 0, "do": {"pass": True}}, "Dice or a deal come next"),
        (1, {"seat": 0, "do": {"use": "yellow", "dice": [3]}}, "Dice or a deal come next"),
        (1, {"chance": {"dice": ["joker"] * 5}}, "Die 4 has no joker"),
        (1, {"chance": {"dice": ["heart"]}}, "dice must have 5 entries"),
        (2, {"chance": EVENTS[1]["chance"]}, "An action of seat 0 comes next"),
        (2, {"wait": True}, "An action of seat 0 comes next"),
        (2, {"seat": 0, "do": {"pass": True}}, "must use at least one"),
        (2, {"seat": 1, "do": {"pass": True}}, "Seat 1 has nothing to do now"),
        (2, {"seat": 0, "do": {"use": "yellow", "dice": []}}, "at least one die"),
        (2, {"seat": 0, "do": {"use": "yellow", "dice": [0, 0]}}, "Each die is used once"),
        (2, {"seat": 0, "do": {"use": "yellow", "dice": [1, 0]}}, "Die 2 shows blue; heart"),
        (2, {"seat": 0, "do": {"use": "yellow", "dice": [0], "seat": 0}}, "does not belong"),
        (2, {"seat": 2, "do": {"use": "yellow", "dice": [0]}}, "there is no seat 2"),
        (2, {"seat": True, "do": {"use": "yellow", "dice": [0]}}, "there is no seat true"),
        (3, {"seat": 1, "do": {"use": "red", "dice": [3]}}, "Seat 1 has nothing to do now"),
        (3, {"seat": 0, "do": {"bonus": "green", "cell": [0, 0]}}, "The blue bonus was earned"),
        (5, {"seat": 1, "do": {"use": "yellow", "dice": [0]}}, "The active player has used die 1"),
        (5, {"chance": EVENTS[6]["chance"]}, "An action of seat 1 comes next"),
        (7, {"seat": 1, "do": {"use": "blue", "dice": [0, 3], "rows": ["donut"]}}, "Die 4 shows"),
        (9, {"seat": 1, "do": {"pass": True}}, "Seat 1 has nothing to do now"),
    ],
)
def test_a_broken_record_is_refused_at_the_event_that_breaks_it(
    at: int, event: object, why: str
) -> None:
    events = [*EVENTS]
    events[at] = event
    with pytest.raises(BadRecord, match=why) as refused:
        replay(record(events))
    assert refused.value.event == at


def test_nothing_follows_the_end() -> None:
    sheet = {**GAME.sheet.write(), "red": [[1, None, 2]]}
    events = [EVENTS[1], {"seat": 0, "do": {"use": "red", "dice": [3]}}]
    events.append({"seat": 1, "do": {"pass": True}})
    found = replay(record(events, options={"sheet": sheet}))
    assert (found.over, found.scores, found.winners) == (True, (2, 0), (0,))
    with pytest.raises(BadRecord, match="The game is over") as refused:
        replay(record([*events, EVENTS[1]], options={"sheet": sheet}))
    assert refused.value.event == 3


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seats": ["Ana"]}, "2 to 4 seats"),
        ({"seats": list("abcde")}, "2 to 4 seats"),
        ({"options": {"sheets": {}}}, "no option"),
        ({"options": {"sheet": "party.json"}}, "option sheet cannot be played"),
    ],
)
def test_a_record_that_cannot_be_set_up_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord, match=why) as refused:
        replay(record(EVENTS, **changes))
    assert refused.value.event is None


def test_the_others_may_stand_in_the_record_in_any_order() -> None:
    """§0, §4.7"""
    start = EVENTS[:5]
    one = {"seat": 1, "do": {"use": "red", "dice": [3]}}
    two = {"seat": 2, "do": {"pass": True}}
    three = {"seats": ["a", "b", "c"]}
    found = replay(record([*start, one, two], **three))
    assert found == replay(record([*start, two, one], **three))
