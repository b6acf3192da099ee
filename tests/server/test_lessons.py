"""The lessons on the page are real games: the moves asked for lead to every position."""

from __future__ import annotations

import json
from itertools import pairwise

import msgspec
import pytest
from tools.lessons import REFRESH, Lesson, Step, lesson_of, taught

from bellyflop.core import Acted, Match, replay_events
from bellyflop.lessons import LEARNER
from bellyflop.server.table.messages import Update

SHORTEST, LONGEST = 6, 9  # about two minutes


@pytest.fixture(scope="module", params=taught())
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(request.param)


def _match_at(lesson: Lesson, step: int) -> Match[object, object, object, object]:
    """The match at this step, replayed from the start."""
    table, events = lesson.places[step]
    assert table.game is not None
    assert table.match is not None
    return replay_events(table.game, table.match.events[:events])


def _shown(update: Update) -> object:
    return json.loads(msgspec.json.encode(update.view))


def _next_position(lesson: Lesson, step: int) -> Update:
    """The position the learner sees after the requested action."""
    following = [*lesson.steps[step].then, *(later.update for later in lesson.steps[step + 1 :])]
    return following[0]


def test_what_the_page_has_is_what_the_rules_make(lesson: Lesson) -> None:
    place = taught()[lesson.game]
    assert place.read_bytes() == lesson.written(), f"{place.name} is stale: {REFRESH}"


def test_it_is_short_and_asks_for_something(lesson: Lesson) -> None:
    assert SHORTEST <= len(lesson.steps) <= LONGEST
    assert sum(step.asks == "do" for step in lesson.steps) >= 2
    assert lesson.steps[-1].asks == "next"
    assert len({step.words for step in lesson.steps}) == len(lesson.steps)


def test_every_position_is_what_the_rules_show_the_learner(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        match = _match_at(lesson, number)
        assert step.update.you == LEARNER
        assert _shown(step.update) == match.game.write_view(match.game.view(match.state, LEARNER))


def test_every_action_is_legal_and_leads_to_the_next_position(lesson: Lesson) -> None:
    asked = [n for n, step in enumerate(lesson.steps) if step.asks == "do"]
    for number in asked:
        step: Step = lesson.steps[number]
        legal = msgspec.json.decode(msgspec.json.encode(step.update.legal or []))
        assert step.right[0] in [choice["do"] for choice in legal]
        for spelling in step.right:
            match = _match_at(lesson, number)
            match.play_event(Acted(LEARNER, spelling))
            after = match.game.write_view(match.game.view(match.state, LEARNER))
            assert after == _shown(_next_position(lesson, number))


def test_positions_of_one_table_follow_each_other(lesson: Lesson) -> None:
    for (table, before), (other, after) in pairwise(lesson.places):
        assert table is not other or before <= after
    for step in lesson.steps:
        rows = [step.update.seq, *(passing.seq for passing in step.then)]
        assert rows == sorted(set(rows))
