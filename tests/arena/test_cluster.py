"""A contest on a cluster gives the same result: a real scheduler and two real workers."""

from __future__ import annotations

from distributed import LocalCluster

from bellyflop.arena import Contest, Standings
from bellyflop.arena.hands import play_here, play_on_cluster


def test_two_workers_of_a_cluster_come_to_the_same_table() -> None:
    contest = Contest("dice-cup", ("paddler", "swimmer"), games=6, seed=5)
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        there = [
            r for found in play_on_cluster(contest, cluster.scheduler_address, False) for r in found
        ]
    here = [r for found in play_here(contest, 1, keep=False) for r in found]
    assert Standings(contest, there).table() == Standings(contest, here).table()
