"""A whole match of two in readable form: golden.txt.

After an intended change, BELLYFLOP_REGENERATE=1 rewrites the file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bellyflop.core import Chance, Match
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.state import BOXES, Action, Choosing, Hold
from bellyflop.games.pool_zee.view import View

GOLDEN = Path(__file__).with_name("golden.txt")
NAMES = ("Ana", "Bo")
SEED = 78


def choose(game: PoolZee, state: Choosing) -> Action:
    """Keep the number that lies there most often and throw the rest again; then the stand-in."""
    best = max(set(state.dice), key=lambda face: (state.dice.count(face), face))
    hold = Hold((best,) * state.dice.count(best))
    seat = state.turn.seat
    return hold if hold in game.legal(state, seat) else game.default(state, seat)


def tell(seed: int) -> Iterator[str]:
    """The match, with a line per event and the column after each turn."""
    game, rng = PoolZee(2), Random(seed)
    table = Match(game)
    while not table.over:
        awaited = table.awaiting
        if isinstance(awaited, Chance) and awaited.by is not None:
            outcome = game.sample(table.state, rng)
            table.settle(outcome)
            yield f"{NAMES[awaited.by]:3} throws {' '.join(map(str, outcome))}"
        elif isinstance(table.state, Choosing):
            seat, action = table.state.turn.seat, choose(game, table.state)
            points = game.points(game.view(table.state, seat), seat, action)
            table.do(seat, action)
            yield from tell_action(seat, action, points, game.view(table.state, None))
    yield f"winners: {', '.join(NAMES[seat] for seat in sorted(game.winners(table.state)))}"


def tell_action(seat: int, action: Action, points: int | None, view: View) -> Iterator[str]:
    """What the seat did, and after a turn its column."""
    if isinstance(action, Hold):
        yield f"{NAMES[seat]:3} holds  {' '.join(map(str, action.dice))}"
        return
    column = view.columns[-1][seat]
    yield f"{NAMES[seat]:3} scores {action.box}: {points}"
    boxes = ("." if column.boxes[box] is None else str(column.boxes[box]) for box in BOXES)
    yield f"    {' '.join(f'{box:>2}' for box in boxes)}  upper {column.upper} + {column.bonus}"
    yield f"    checks {column.checks}, total {column.total}"
    yield ""


def test_the_match_goes_as_written() -> None:
    text = "\n".join(tell(seed=SEED)) + "\n"
    if os.environ.get("BELLYFLOP_REGENERATE"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_the_match_shows_a_joker_with_its_check_and_the_bonus() -> None:
    """The seed was chosen for this, so that the file is worth reading."""
    text = GOLDEN.read_text(encoding="utf-8")
    assert "+ 35" in text
    assert "scores large_straight: 140" in text
