"""A table for learners: games from a seed, observed and played as numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bellyflop.bots import AnyBot
from bellyflop.core import (
    Acted,
    AnyGame,
    BadSetup,
    Chance,
    Event,
    Over,
    Players,
    Proceeded,
    Settled,
    Wait,
)
from bellyflop.games import judge_for
from bellyflop.spaces import Steps

from .positions import all_planes, spaces_of, taken_numbers
from .rewards import check_reward, range_of, returns

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Table:
    """One game after another: it settles chance by itself, and seats take steps.

    With `recall` an observation holds everything the seat could remember, besides its current
    view. With `regret` an exact judge gives the cost of each action.
    """

    def __init__(
        self, game: AnyGame, reward: str | None = None, recall: bool = True, regret: bool = False
    ) -> None:
        self.game = game
        self.spaces = spaces_of(game)
        self.reward = check_reward(game, reward)
        self.planes = all_planes(self.spaces, recall)
        self.size = sum(plane.size for plane in self.planes)
        self.reward_range = range_of(game, self.spaces, self.reward)
        self._judge = judge_for(game) if regret else None
        if regret and (self._judge is None or not self._judge.exact):
            raise BadSetup(f"{game.about.id} has no exact judge with these options; no regret.")
        self._remembers = recall and bool(self.spaces.recalled)

    def reset(self, rng: Random, bots: Mapping[int, AnyBot] | None = None) -> None:
        """Begin a new game with this random generator and these bots."""
        self._rng, self.bots = rng, bots or {}
        self.state: Any = self.game.start()
        self._memories = [self.spaces.forgetful] * self.game.seats
        self._taken: dict[int, Steps] = {}
        self._views: dict[int | None, Any] = {}
        self.regrets: list[float | None] = [None] * self.game.seats
        self.refused: list[str | None] = [None] * self.game.seats
        self._look()
        self._go_on()

    def _go_on(self) -> None:
        """Settle chance and waits until players are asked or the game is over."""
        while True:
            match self.game.awaiting(self.state):
                case Players(seats):
                    self.awaited = tuple(sorted(seats))
                    return
                case Over():
                    self.awaited = ()
                    return
                case Chance():
                    outcome = self.game.sample(self.state, self._rng)
                    self._enter(Settled(outcome), self.game.settle(self.state, outcome))
                case Wait():
                    self._enter(Proceeded(), self.game.proceed(self.state))

    def _enter(self, event: Event[Any, Any], after: Any) -> None:
        before, self.state = self.state, after
        self._views.clear()
        for seat, bot in self.bots.items():
            bot.hear(self.game.news(before, event, after, seat))
        self._look()

    def _look(self) -> None:
        """Show the current views to every bot, and update the memories of the seats."""
        for seat, bot in self.bots.items():
            bot.observe(self.view(seat))
        if self._remembers:
            for seat in range(self.game.seats):
                remember, memory = self.spaces.remember, self._memories[seat]
                self._memories[seat] = remember(memory, self.view(seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.awaited

    # ── observing ───────────────────────────────────────────────────────────────────────────

    def view(self, seat: int | None) -> Any:
        """The view of this seat, or of a spectator, computed once per state."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def observe(self, seat: int) -> Numbers:
        """The numbers of all planes, in order."""
        spaces = self.spaces
        numbers = spaces.observe(self.view(seat), seat)
        numbers += taken_numbers(spaces, self._taken.get(seat, ()))
        if self._remembers:
            numbers += spaces.recall(self._memories[seat], seat)
        return np.array(numbers, np.float32)

    def mask(self, seat: int) -> Mask:
        """1 for every step the seat may take now; all 0 if the seat is not awaited."""
        mask = np.zeros(self.spaces.steps, np.int8)
        if seat in self.awaited:
            mask[list(self.spaces.open(self.state, seat, self._taken.get(seat, ())))] = 1
        return mask

    def returns(self) -> list[float]:
        """Each seat's points or share so far."""
        return returns(self.game, self.reward, self.state, self.over)

    def told(self, seat: int | None) -> str:
        """The view of this seat, or of a spectator, as JSON."""
        return json.dumps(self.game.write_view(self.view(seat)), indent=1)

    # ── steps ───────────────────────────────────────────────────────────────────────────────

    def step(self, seat: int, step: int) -> None:
        """Take this step for an awaited seat.

        If the step is not open, the seat takes the default action and `refused` gives the reason.
        """
        spaces, taken = self.spaces, self._taken.get(seat, ())
        self.regrets[seat] = self.refused[seat] = None
        if step not in spaces.open(self.state, seat, taken):
            said = spaces.say(step) if 0 <= step < spaces.steps else "nothing"
            self.refused[seat] = f"Step {step} ({said}) cannot be taken now."
            self._act(seat, self.game.default(self.state, seat))
            return
        taken = (*taken, step)
        while True:
            action = spaces.action(self.state, seat, taken)
            if action is not None:
                self._act(seat, action)
                return
            open_ = spaces.open(self.state, seat, taken)
            if len(open_) > 1:
                self._taken[seat] = taken
                return
            taken = (*taken, open_[0])  # the only continuation

    def play_bot(self, seat: int) -> None:
        """Have the bot on this awaited seat act."""
        legal = self.game.legal(self.state, seat)
        self._act(seat, self.bots[seat].choose(self.view(seat), legal))

    def _act(self, seat: int, action: Any) -> None:
        if self._judge is not None:
            self.regrets[seat] = self._regret(seat, action)
        after = self.game.apply(self.state, seat, action)
        self._taken.pop(seat, None)
        self._enter(Acted(seat, action), after)
        self._go_on()

    def _regret(self, seat: int, action: Any) -> float:
        """The regret of this action, by the judge."""
        assert self._judge is not None, "asked only where there is one"
        choices = self._judge.choices(self.state, seat)
        best = max(worth.value for worth in choices.values())
        if action not in choices:  # another spelling of a listed action
            after = self.game.apply(self.state, seat, action)
            action = next(c for c in choices if self.game.apply(self.state, seat, c) == after)
        return best - choices[action].value
