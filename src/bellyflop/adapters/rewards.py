"""Rewards: points, or winning."""

from __future__ import annotations

from typing import Any, Literal

from bellyflop.core import AnyGame, BadSetup
from bellyflop.core.notation import show
from bellyflop.spaces import AnySpaces

Reward = Literal["win", "points"]


def check_reward(game: AnyGame, reward: str | None) -> Reward:
    """The kind of reward; by default winning if there are opponents, otherwise points."""
    if reward in (None, ""):
        return "win" if game.seats > 1 else "points"
    if reward == "points" or (reward == "win" and game.seats > 1):
        return "win" if reward == "win" else "points"
    allowed = '"win" or "points"' if game.seats > 1 else '"points", as nobody else plays'
    raise BadSetup(f"reward is {show(reward)}; it must be {allowed}.")


def returns(game: AnyGame, reward: Reward, state: Any, over: bool) -> list[float]:
    """The return of each seat so far.

    Points are the public ones. A win is worth 1, which joint winners share, and all other seats
    pay for it: the sum is 0. If nobody wins, or everybody does, nobody pays.
    """
    if reward == "points":
        return [float(points) for points in game.public_scores(state)]
    winners = game.winners(state) if over else frozenset[int]()
    if not winners:
        return [0.0] * game.seats
    share = {seat: 1 / len(winners) for seat in winners}
    return [
        (game.seats * share.get(seat, 0.0) - 1) / (game.seats - 1) for seat in range(game.seats)
    ]


def range_of(game: AnyGame, spaces: AnySpaces, reward: Reward) -> tuple[float, float]:
    """The least and the greatest return of a seat."""
    if reward == "points":
        return float(spaces.bounds.least), float(spaces.bounds.most)
    return -1 / (game.seats - 1), 1.0
