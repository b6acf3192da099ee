"""What a running table may share, and which actions can be undone (§4.7)."""

from __future__ import annotations

from random import Random
from typing import Any

from bellyflop.core import Acted, Match, Players
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Others


def test_nothing_of_what_the_others_are_doing_leaves_the_table() -> None:
    """§4.7: the others act at once, each for themselves."""
    match: Match[Any, Any, Any, Any] = Match(CleverKids(seats=3))
    rng, hidden = Random(2), 0
    while not match.over:
        match.draw(rng)
        awaiting = match.awaiting
        if not isinstance(awaiting, Players):
            continue
        seat = min(awaiting.seats)
        before = match.state
        action = match.game.default(before, seat)
        revocable = match.game.revocable(before, seat, action)
        match.do(seat, action)
        count = match.game.shareable(match.state, match.events)
        assert count is not None
        kept = match.events[count:]
        assert all(isinstance(e, Acted) and e.seat != match.state.active for e in kept)
        hidden += len(kept)
        if isinstance(before.phase, Others):
            assert revocable == isinstance(match.state.phase, Others)
            assert bool(kept) == isinstance(match.state.phase, Others)
    assert hidden > 0
