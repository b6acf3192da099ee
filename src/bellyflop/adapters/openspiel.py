"""OpenSpiel: importing this registers every game on the shelf, as `bellyflop_` and its id.

>>> import pyspiel
>>> import bellyflop.adapters.openspiel
>>> game = pyspiel.load_game("bellyflop_GAME(players=2)")

Chance is explicit, with a node for each die. Seats that choose simultaneously do so one after the
other, without seeing each other's choices. An information state holds everything its player has
seen and done; an observation holds what the player sees now.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

from bellyflop.core import About, AnyGame, BadSetup, Choice, Flag, Option, Whole
from bellyflop.games import find_game, shelf

from . import need
from .positions import CHANCE, OVER, Position, Setup, all_planes, setup
from .rewards import check_reward, range_of, returns

pyspiel: Any = need("pyspiel", "openspiel")

__all__ = ["BellyflopGame", "BellyflopState", "Observer", "write_option"]

PREFIX = "bellyflop_"
_TYPE = pyspiel.GameType


class BellyflopGame(pyspiel.Game):
    """One configured game. Each game on the shelf has a subclass of its own."""

    game_id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        about = find_game(self.game_id).about
        seats = given.get("players", about.least_seats)
        options = _read_options(about, given)
        self.setup: Setup = setup(self.game_id, seats, options)
        game, spaces = self.setup.game, self.setup.spaces
        bounds = spaces.bounds
        if bounds.draws is None:
            raise BadSetup(
                f"{_name(self.game_id)} cannot be played with these options: OpenSpiel wants to"
                " know how often chance is asked at most, and here that has no end."
            )
        self.reward = check_reward(game, given.get("reward"))
        least, most = range_of(game, spaces, self.reward)
        zero_sum = self.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=spaces.steps,
            max_chance_outcomes=bounds.outcomes,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            **({"utility_sum": 0.0} if zero_sum else {}),
            max_game_length=bounds.steps,
        )
        self._draws = bounds.draws
        super().__init__(_game_type(self.game_id, zero_sum), info, given)

    def new_initial_state(self) -> BellyflopState:
        """The start of a game."""
        return BellyflopState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance nodes that one game can have."""
        return self._draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of states for a player."""
        if params:
            raise ValueError(f"there are no observation parameters; these were given: {params}")
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setup, iig_obs_type or usual)


class BellyflopState(pyspiel.State):
    """A position as an OpenSpiel state."""

    def __init__(self, game: BellyflopGame) -> None:
        super().__init__(game)
        self.position: Position = game.setup.start()
        self.reward = game.reward

    def current_player(self) -> int:
        """The player to act; chance and the end have special numbers."""
        return self.position.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.steps())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities."""
        assert self.position.seat == CHANCE, "chance is asked at chance nodes only"
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def returns(self) -> list[float]:
        """Each player's return at the end; 0 before."""
        game = self.position.setup.game
        if self.position.seat != OVER:
            return [0.0] * game.seats
        return returns(game, self.reward, self.position.state, over=True)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.position.setup.spaces.say(action)

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        """The action as JSON; one of several steps describes only itself."""
        if player == CHANCE:
            return {"draw": action}
        position = self.position
        spaces, state = position.setup.spaces, position.state
        whole = None
        if not spaces.several:
            whole = spaces.action(state, position.seat, (*position.pending, action))
        if whole is None:
            return {"step": action, "says": spaces.say(action)}
        return {"do": position.setup.game.write_action(whole)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """The step, or all steps, of an action from `_action_to_struct` or from a record."""
        if "do" not in struct:
            return [int(struct["draw" if "draw" in struct else "step"])]
        position = self.position
        game, spaces = position.setup.game, position.setup.spaces
        return position.way(
            spaces.spell(position.state, position.seat, game.read_action(struct["do"]))
        )

    def _to_struct(self) -> dict[str, object]:
        """The whole table as JSON: the views of every seat and of a spectator."""
        game, position = self.position.setup.game, self.position
        views = [game.write_view(position.view(seat)) for seat in range(game.seats)]
        return {"spectator": game.write_view(position.view(None)), "seats": views}

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        """What this player sees, as JSON."""
        told: dict[str, object] = json.loads(self.position.told(player))
        return told

    def __str__(self) -> str:
        return json.dumps(
            {"spectator": json.loads(self.position.told(None)), "path": self.position.path()}
        )


class Observer:
    """Observes states from one player's seat."""

    def __init__(self, setup: Setup, kind: Any) -> None:
        self._setup, self._kind = setup, kind
        self._recall = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not whole:
            return  # a part of an observation is available as text only
        planes = all_planes(setup.spaces, self._recall)
        self.tensor = np.zeros(setup.game.seats + sum(plane.size for plane in planes), np.float32)
        self.dict = {"player": self.tensor[: setup.game.seats]}
        at = setup.game.seats
        for plane in planes:
            self.dict[plane.name] = self.tensor[at : at + plane.size].reshape(plane.shape)
            at += plane.size

    def set_from(self, state: BellyflopState, player: int) -> None:
        """Fill the tensor."""
        seats = self._setup.game.seats
        self.tensor[:seats] = 0
        self.tensor[player] = 1
        self.tensor[seats:] = state.position.observe(player, self._recall)

    def string_from(self, state: BellyflopState, player: int) -> str:
        """The same observation as text."""
        kind, position = self._kind, state.position
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            if not kind.public_info:
                return ""
            return position.recollection(None) if self._recall else position.told(None)
        if not kind.public_info:
            return position.private(player)
        return position.recollection(player) if self._recall else position.told(player)


# ── options as parameters ───────────────────────────────────────────────────────────────────────


def _name(game_id: str) -> str:
    return PREFIX + game_id.replace("-", "_")


def _read_options(about: About, given: Mapping[str, Any]) -> dict[str, object]:
    """The options among OpenSpiel's parameters, as JSON values."""
    known = {option.name: option for option in about.options}
    return {
        name: value if _plain(known[name]) else json.loads(unquote(value))
        for name, value in given.items()
        if name in known and (value != "" or _plain(known[name]))
    }


def _plain(option: Option[Any]) -> bool:
    return isinstance(option, (Flag, Whole, Choice))


def write_option(value: object) -> str:
    """An option that is no number, word or switch, in a form OpenSpiel accepts: quoted JSON."""
    return quote(json.dumps(value), safe="")


def _parameters(game_id: str) -> dict[str, Any]:
    """The parameters of this game with defaults that OpenSpiel can play."""
    about = find_game(game_id).about
    options = {option.name: option.default if _plain(option) else "" for option in about.options}
    seats = max(2, about.least_seats) if about.most_seats > 1 else 1
    return {"players": seats, "reward": "", **options, **_bounded(game_id, seats)}


def _bounded(game_id: str, seats: int) -> dict[str, object]:
    """A switch to change so that the number of chance nodes in a game is bounded."""
    about = find_game(game_id).about
    flags = [option for option in about.options if isinstance(option, Flag)]
    for chosen in ({}, *({flag.name: not flag.default} for flag in flags)):
        if setup(game_id, seats, chosen).spaces.bounds.draws is not None:
            return dict(chosen)
    return {}


@cache
def _game_type(game_id: str, zero_sum: bool) -> Any:
    kind: type[AnyGame] = find_game(game_id)
    about = kind.about
    return pyspiel.GameType(
        short_name=_name(game_id),
        long_name=f"Bellyflop {about.name}",
        dynamics=_TYPE.Dynamics.SEQUENTIAL,
        chance_mode=_TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            _TYPE.Information.PERFECT_INFORMATION
            if kind.open_table
            else _TYPE.Information.IMPERFECT_INFORMATION
        ),
        utility=_TYPE.Utility.ZERO_SUM if zero_sum else _TYPE.Utility.GENERAL_SUM,
        reward_model=_TYPE.RewardModel.TERMINAL,
        max_num_players=about.most_seats,
        min_num_players=about.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game_id),
        default_loadable=True,
    )


def _register() -> None:
    """Add a class for every game on the shelf to this module, so that games can be pickled."""
    for game_id in shelf():
        name = "".join(word.capitalize() for word in game_id.split("-")) + "Game"
        kind = type(name, (BellyflopGame,), {"game_id": game_id, "__module__": __name__})
        globals()[name] = kind
        pyspiel.register_game(_game_type(game_id, zero_sum=True), kind)


_register()
