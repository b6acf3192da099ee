"""Contests are fair: every bot gets each seat, and the same dice."""

from __future__ import annotations

import math

import pytest

from bellyflop import BadSetup, replay
from bellyflop.arena import Contest, Result, Standings, hands, play_round, rounds
from bellyflop.arena.hands import NoCluster, play_here, play_on_cluster
from bellyflop.core import Settled


def played(contest: Contest, keep: bool = False) -> list[Result]:
    return [r for n in range(rounds(contest)) for r in play_round(contest, n, keep)]


def test_in_a_round_every_entrant_sits_on_every_seat_once() -> None:
    contest = Contest("dice-cup", ("paddler", "paddler", "paddler"), games=6, seed=4)
    results = played(contest)
    assert len(results) == 6
    for number in range(2):
        seats = [result.seats for result in results if result.round == number]
        assert [sorted(column) for column in zip(*seats, strict=True)] == [[0, 1, 2]] * 3


def test_the_dice_of_a_round_are_the_same_whoever_sits_where() -> None:
    contest = Contest("dice-pool-party", ("paddler", "swimmer"), games=2, seed=9)
    thrown = []
    for result in played(contest, keep=True):
        assert result.record is not None
        thrown.append(
            [event.outcome for event in result.record.events if isinstance(event, Settled)]
        )
    assert thrown[0] == thrown[1]


def test_records_that_were_kept_replay_to_the_scores_that_were_told() -> None:
    contest = Contest("clever-kids", ("paddler", "paddler"), games=2, seed=1)
    for result in played(contest, keep=True):
        assert result.record is not None
        again = replay(result.record)
        assert again.over
        assert tuple(again.scores[seat] for seat in result.seats) == result.scores
        assert math.isclose(sum(result.shares), 1.0)


def test_the_number_of_processes_changes_nothing() -> None:
    contest = Contest("dice-cup", ("paddler", "swimmer"), games=8, seed=2)
    alone = [r for found in play_here(contest, 1, keep=False) for r in found]
    together = [r for found in play_here(contest, 2, keep=False) for r in found]
    assert Standings(contest, alone).table() == Standings(contest, together).table()


def test_a_contest_that_cannot_be_played_says_what_is_allowed() -> None:
    with pytest.raises(BadSetup, match="paddler, swimmer, diver, olympian"):
        Contest("dice-cup", ("whale", "paddler"), games=2, seed=1)
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        Contest("clever-kids", ("paddler",), games=2, seed=1)
    with pytest.raises(BadSetup, match="at least one"):
        Contest("dice-cup", ("paddler",), games=0, seed=1)


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "CONNECT_TIMEOUT", "0.1s")
    contest = Contest("dice-cup", ("paddler",), games=1, seed=1)
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:9"):
        list(play_on_cluster(contest, "tcp://127.0.0.1:9", keep=False))


def made_up(shares: list[tuple[float, float]]) -> Standings:
    contest = Contest("dice-cup", ("paddler", "swimmer"), games=len(shares), seed=1)
    results = [
        Result(n // 2, (n % 2, 1 - n % 2), (int(10 * a), int(10 * b)), (a, b))
        for n, (a, b) in enumerate(shares)
    ]
    return Standings(contest, results)


def test_an_even_contest_ends_even() -> None:
    table = made_up([(1.0, 0.0), (0.0, 1.0)] * 40).table()
    assert [row.wins.mean for row in table] == [0.5, 0.5]
    assert all(abs(row.rating.mean - 1500) < 1e-6 for row in table)
    assert all(row.wins.half == 0 for row in table)  # every round was shared exactly


def test_four_wins_in_five_are_about_241_points_of_rating() -> None:
    one, other = made_up([(1.0, 0.0)] * 320 + [(0.0, 1.0)] * 80).table()
    assert one.wins.mean == 0.8
    assert one.wins.low > 0.5 > other.wins.high
    assert one.rating.mean - other.rating.mean == pytest.approx(400 * math.log10(4), abs=3)


def test_one_round_alone_has_no_interval() -> None:
    table = made_up([(1.0, 0.0), (1.0, 0.0)]).table()
    assert table[0].wins.half == math.inf
