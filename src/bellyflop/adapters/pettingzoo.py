"""PettingZoo: `env` for one seat after the other (AEC), `parallel_env` for all at once.

>>> from bellyflop.adapters import pettingzoo
>>> env = pettingzoo.env(game_id, seats=3)

An agent sees `observation`, the numbers of all planes, and `action_mask`, the open steps. For a
step that is not open, the seat takes the default action of an absent player, and `info["refused"]`
gives the reason.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np

from bellyflop.games import set_up
from bellyflop.spaces import Plane

from . import need
from .table import Table

need("pettingzoo", "pettingzoo")

from gymnasium import spaces  # noqa: E402 - after the sentence about what is missing
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

__all__ = ["SeatsAtOnce", "SeatsInTurn", "env", "parallel_env"]

MODES = ["ansi", "human"]


class _Seats:
    """The common part of both environments: a table, its agents and their spaces."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        reward: str | None = None,
        recall: bool = True,
        regret: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.table = Table(set_up(game, seats, options), reward, recall, regret)
        self.metadata = {"name": f"bellyflop_{game}_v0", "render_modes": MODES}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        table = self.table
        box = spaces.Box(0.0, 1.0, (table.size,), np.float32)
        open_ = spaces.Box(0, 1, (table.spaces.steps,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": open_})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(table.spaces.steps) for agent in self.possible_agents
        }

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The names of an observation's numbers, in order."""
        return self.table.planes

    def observation_space(self, agent: str) -> Any:
        """The observation space of this agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The action space of this agent."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """This agent's current observation and action mask."""
        seat = self._seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def _info(self, agent: str) -> dict[str, Any]:
        """The regret of the agent's last step, and why it was refused, if known."""
        seat, info = self._seat_of[agent], dict[str, Any]()
        if self.table.regrets[seat] is not None:
            info["regret"] = self.table.regrets[seat]
        if self.table.refused[seat] is not None:
            info["refused"] = self.table.refused[seat]
        return info

    def _start(self, seed: int | None) -> None:
        self.table.reset(Random(seed))
        self.agents = self.possible_agents[:]
        self._had = self.table.returns()

    def _gained(self) -> dict[str, float]:
        """Each agent's gain since the last call."""
        now = self.table.returns()
        gained = {agent: now[s] - self._had[s] for agent, s in self._seat_of.items()}
        self._had = now
        return gained

    def render(self) -> str | None:
        """A spectator's view as JSON, returned or printed."""
        if self.render_mode is None:
            return None
        told = self.table.told(None)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class SeatsInTurn(_Seats, AECEnv):
    """One agent acts at a time; of several awaited seats the lowest goes first."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES}  # type: ignore[misc]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        awaited = self.table.awaited
        return self.possible_agents[awaited[0]] if awaited else self.agents[0]

    def step(self, action: int | None) -> None:
        """Take this step for the agent whose turn it is; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.step(self._seat_of[agent], -1 if action is None else int(action))
        self.rewards = self._gained()
        self._accumulate_rewards()
        self.infos[agent] = self._info(agent)
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()


class SeatsAtOnce(_Seats, ParallelEnv):
    """All awaited agents act at once; steps of the others are ignored."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES}  # type: ignore[misc]

    def __init__(
        self, game: str, seats: int, *, max_cycles: int | None = None, **more: Any
    ) -> None:
        super().__init__(game, seats, **more)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game. Returns each agent's observation."""
        self._start(seed)
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {a: {} for a in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Take these steps. Returns each agent's observation and reward."""
        for seat in self.table.awaited:
            agent = self.possible_agents[seat]
            if agent in actions:
                self.table.step(seat, int(actions[agent]))
        self._cycles += 1
        agents = self.agents
        gained = self._gained()
        late = self.max_cycles is not None and self._cycles >= self.max_cycles
        over = self.table.over
        if over or late:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            {agent: gained[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late and not over),
            {agent: self._info(agent) for agent in agents},
        )


def env(game: str, seats: int = 2, **more: Any) -> SeatsInTurn:
    """The game for agents in turn; `more` holds options of the game and of `_Seats`."""
    return SeatsInTurn(game, seats, **more)


def parallel_env(game: str, seats: int = 2, **more: Any) -> SeatsAtOnce:
    """The game for all agents at once, truncated after `max_cycles` steps if that is given."""
    return SeatsAtOnce(game, seats, **more)
