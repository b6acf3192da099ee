"""Handwritten positions for tests, continued in record notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bellyflop.core import Acted, Event, Match, Observation, Settled
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import (
    COLOURS,
    SPACES,
    Action,
    Choosing,
    Deal,
    Outcome,
    Pawn,
    State,
    Swimmer,
)
from bellyflop.games.splash_party.view import View

Party = Match[State, Action, Outcome, View]

# Space by space: red 1, red 2, red 3, orange 1, … purple 3.
FULL_RING = tuple((colour, number) for colour in COLOURS for number in (1, 2, 3))


def dealt(game: SplashParty, tokens: str, first: int = 0) -> State:
    """The start of a game with the pawns in the order of FULL_RING."""
    return game.settle(game.start(), Deal(FULL_RING, tuple(tokens.split()), first))


def table(tokens: str, rim: Mapping[int, str], mover: int = 0) -> State:
    """A late position: these pawns on the rim, e.g. {7: "blue 2"}, all others in the pool."""
    ring: list[Pawn | None] = [None] * SPACES
    for space, words in rim.items():
        colour, number = words.split()
        ring[space] = Pawn(colour, int(number))
    pool = [Pawn(*pawn) for pawn in FULL_RING if Pawn(*pawn) not in ring]
    assert len(pool) + len(rim) == SPACES, "each pawn once"
    return replace(
        State(Choosing(), tuple(ring), tokens=tuple(tokens.split()), mover=mover, turn=50),
        pool=tuple(Swimmer(pawn, face_up=False) for pawn in pool),
        last_splash=49,
    )


def play(game: SplashParty, state: State, *words: dict[str, Any]) -> State:
    """The state after these actions and falls."""
    for word in words:
        _, state = _step(game, state, word)
    return state


def _step(
    game: SplashParty, state: State, word: dict[str, Any]
) -> tuple[Event[Action, Outcome], State]:
    if "falls" in word:
        outcome = game.read_outcome(word)
        return Settled(outcome), game.settle(state, outcome)
    action = game.read_action(word)
    return Acted(state.mover, action), game.apply(state, state.mover, action)


def observed(
    game: SplashParty, state: State, *words: dict[str, Any], seat: int = 0
) -> list[Observation[View]]:
    """This seat's observations from this state on: its view now, then one for each event."""
    seen = [Observation(game.view(state, seat))]
    for word in words:
        event, after = _step(game, state, word)
        seen.append(Observation(game.view(after, seat), game.news(state, event, after, seat)))
        state = after
    return seen


def hop(space: int, go: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The two actions that lift the pawn on this space and move it in this direction."""
    return {"lift": space}, {"go": go}


UP, DOWN = {"falls": "up"}, {"falls": "down"}
NOBODY: dict[str, Any] = {"accuse": None}


def accuse(seat: int, colour: str) -> dict[str, Any]:
    """The action that accuses this seat of this colour."""
    return {"accuse": seat, "colour": colour}


def rim(state: State) -> dict[int, str]:
    """The pawns on the rim, as `table` takes them."""
    return {space: f"{pawn.colour} {pawn.number}" for space, pawn in enumerate(state.ring) if pawn}


def pool(state: State) -> list[str]:
    """The pawns in the pool, in the order they fell."""
    return [f"{pawn.colour} {pawn.number}" for pawn, _ in state.pool]
