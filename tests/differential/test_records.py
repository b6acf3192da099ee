"""Random games: each judge accepts the other's, with the same verdict at every prefix."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from tests.oracle.record import SEATS, random_record, random_setup, table_of
from tests.oracle.table import Accepted, Json, Table

from bellyflop import Chance, Over, Players, Wait

from .compare import Both, compare_steps, compare_whole

GAMES = list(SEATS)


def next_event(both: Both, rng: Random) -> Json:
    """An event of the package's own choice, or None at the end."""
    game, state = both.game, both.match.state
    match game.awaiting(state):
        case Chance():
            return {"chance": game.write_outcome(game.sample(state, rng))}
        case Wait():
            return {"wait": True}
        case Players(seats):
            seat = rng.choice(sorted(seats))
            actions = game.legal(state, seat)
            action = actions[rng.randrange(len(actions))]
            return {"seat": seat, "do": game.write_action(action)}
        case Over():
            return None


@pytest.mark.parametrize("game", GAMES)
def test_the_package_follows_the_oracles_games(game: str, rounds: int) -> None:
    for seed in range(12 * rounds):
        rng = Random(f"{game} {seed}")
        record = random_record(game, rng)
        both = compare_steps(record)
        assert both.table.verdict().over
        written = both.match.record(record["seats"]).write()
        assert compare_whole(written) == both.table.verdict()
        cut = rng.randrange(len(record["events"]))
        for events in (record["events"], record["events"][:cut]):
            verdict = compare_whole({**record, "events": events})
            assert isinstance(verdict, Accepted)


@pytest.mark.parametrize("game", GAMES)
def test_the_oracle_follows_the_packages_games(game: str, rounds: int) -> None:
    for seed in range(8 * rounds):
        rng = Random(f"{game} {seed}")
        both = Both(random_setup(game, rng))
        both.compare()
        while (event := next_event(both, rng)) is not None:
            assert both.play(event), both.disagreement("both refuse what the package made up")
        assert compare_whole({**both.setup, "events": both.events}) == both.table.verdict()


def nobody_wins(table: Table) -> bool:
    """§3.6: equal distance, equal numbers."""
    return table.verdict().winners == []


def all_box_decides(table: Table) -> bool:
    """§1.6: a tie that the higher `all` box breaks."""
    over, scores, winners, _ = table.verdict()
    return over and scores.count(max(scores)) > len(winners)


def tie_is_shared(table: Table) -> bool:
    """Several winners that are no team."""
    return len(table.verdict().winners) > 1 and "teams" not in table.options


RARE = [
    ("splash-party", nobody_wins),
    ("dice-pool-party", all_box_decides),
    ("dice-pool-party", tie_is_shared),
    ("dice-cup", tie_is_shared),
    ("clever-kids", tie_is_shared),
]


@pytest.mark.parametrize(("game", "rare"), RARE)
def test_both_see_the_rare_ends(game: str, rare: Callable[[Table], bool]) -> None:
    for seed in count():
        record = random_record(game, Random(seed))
        table = table_of(record)
        for event in record["events"]:
            table.play(event)
        if rare(table):
            assert compare_whole(record) == table.verdict()
            return
