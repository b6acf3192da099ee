"""Both judges offer a seat the same effects at every position of a random game."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest
from tests.oracle.record import SEATS, random_record
from tests.oracle.table import Json

from .compare import Both

MOST = 400  # where there are more choices, some of each side are tried on the other


def effect(both: Both, seat: int, do: Json) -> Hashable:
    """The oracle's position after this action, and the accused seat."""
    table = both.table.copy()
    table.play({"seat": seat, "do": do})
    return table.key(), do.get("accuse"), do.get("colour")


def compare_choices(both: Both, rng: Random) -> None:
    """Compare each seat's choices, all of them where the list is short enough."""
    awaited = both.table.verdict().turn_of
    for seat in range(both.table.seats):
        actions = both.game.legal(both.match.state, seat)
        if seat not in awaited:
            assert len(actions) == 0, both.disagreement(f"seat {seat} is not awaited")
        elif both.table.how_many(seat) > MOST or len(actions) > MOST:
            try_some(both, seat, rng)
        else:
            listed = {effect(both, seat, both.game.write_action(action)) for action in actions}
            known = {effect(both, seat, do) for do in both.table.choices(seat)}
            assert listed == known, both.disagreement(f"{len(listed)} and {len(known)} effects")
            assert len(listed) == len(actions), both.disagreement("an effect is listed twice")


def try_some(both: Both, seat: int, rng: Random) -> None:
    """A few choices of each side on the other, and back into the package's own list."""
    game, state = both.game, both.match.state
    actions = game.legal(state, seat)
    for _ in range(5):
        action = actions[rng.randrange(len(actions))]
        assert action in actions
        for do in (game.write_action(action), both.table.pick(seat, rng)):
            assert both.fork().play({"seat": seat, "do": do})


@pytest.mark.parametrize("game", list(SEATS))
def test_both_offer_the_same_choices(game: str, rounds: int) -> None:
    for seed in range(8 * rounds):
        rng = Random(f"{game} {seed}")
        record = random_record(game, rng)
        both = Both(record)
        for event in record["events"]:
            if rng.random() < 20 / len(record["events"]):
                compare_choices(both, rng)
            both.play(event)
        compare_choices(both, rng)
