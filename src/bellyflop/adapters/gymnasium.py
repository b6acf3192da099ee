"""Gymnasium: one learner, alone, against bots, or on every seat at once (self-play).

Importing this registers every game on the shelf, as `bellyflop/GAME-v0` with its id.

>>> import gymnasium
>>> import bellyflop.adapters.gymnasium
>>> env = gymnasium.make(f"bellyflop/{game_id}-v0", seats=1, regret=True)

`info["action_mask"]` marks the open steps. For a step that is not open, the seat takes the default
action of an absent player, and `info["refused"]` gives the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from bellyflop.core import BadSetup
from bellyflop.games import check_player, find_game, player_for, set_up, shelf
from bellyflop.spaces import Plane

from . import need
from .table import Mask, Numbers, Table

need("gymnasium", "gymnasium")

import gymnasium  # noqa: E402 - after the sentence about what is missing
from gymnasium import spaces  # noqa: E402

__all__ = ["LearnerEnv"]

NAMESPACE = "bellyflop"


class LearnerEnv(gymnasium.Env):
    """A game for one learner on seat 0, or on all seats where `opponents` is "self".

    `opponents` are bots by level or by name, e.g. "swimmer" or `mybot.py:Magpie`: one for all
    other seats, or one for each. In self-play every step is for the seat in `info["seat"]`:
    it sees the observation. The reward belongs to the seat that took the step.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "paddler",
        *,
        reward: str | None = None,
        recall: bool = True,
        regret: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        seats = find_game(game).about.least_seats if seats is None else seats
        self.table = Table(set_up(game, seats, options), reward, recall, regret)
        self.render_mode = render_mode
        self._self_play = opponents == "self"
        self._opponents = [] if self._self_play else self._names(opponents)
        self.observation_space = spaces.Box(0.0, 1.0, (self.table.size,), np.float32)
        self.action_space = spaces.Discrete(self.table.spaces.steps)

    def _names(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.table.game.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadSetup(f"there are {others} other seats, and {len(names)} opponents.")
        return [check_player(self.table.game, name) for name in names]

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The names of an observation's numbers, in order."""
        return self.table.planes

    def action_masks(self) -> Mask:
        """The action mask: 1 for every open step."""
        return self.table.mask(self._seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game. Returns the learner's first observation."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        bots = {
            seat: player_for(self.table.game, name, seat, Random(f"{number} {seat}"))
            for seat, name in enumerate(self._opponents, 1)
        }
        self.table.reset(Random(number), bots)
        self._seat = 0
        self._had = self.table.returns()
        self._go_on()
        return self.table.observe(self._seat), self._info(self._seat)

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Take this step. Returns the observation, the reward and whether the game is over."""
        acted = self._seat
        self.table.step(acted, int(action))
        self._go_on()
        now = self.table.returns()
        gained, self._had = now[acted] - self._had[acted], now
        over = self.table.over
        return self.table.observe(self._seat), gained, over, False, self._info(acted)

    def _go_on(self) -> None:
        """Let bots act until it is the learner's turn."""
        table = self.table
        while not table.over:
            bots = [seat for seat in table.awaited if seat in table.bots]
            if not bots:
                break
            table.play_bot(bots[0])
        if self._self_play and table.awaited:
            self._seat = table.awaited[0]

    def _info(self, acted: int) -> dict[str, Any]:
        table = self.table
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._seat}
        if table.regrets[acted] is not None:
            info["regret"] = table.regrets[acted]
        if table.refused[acted] is not None:
            info["refused"] = table.refused[acted]
        if table.over:
            info["returns"] = table.returns()
        return info

    def render(self) -> str | None:
        """The learner's view as JSON, returned or printed."""
        if self.render_mode is None:
            return None
        told = self.table.told(self._seat)
        if self.render_mode == "human":
            print(told)
            return None
        return told


def _register() -> None:
    for game_id in shelf():
        name = f"{NAMESPACE}/{game_id}-v0"
        if name not in gymnasium.registry:
            entry = f"{__name__}:LearnerEnv"
            gymnasium.register(id=name, entry_point=entry, kwargs={"game": game_id})


_register()
