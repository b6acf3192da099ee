"""A whole game in readable form, compared byte for byte.

After a change of the rules, `BELLYFLOP_REGENERATE=1 pytest tests/games/splash_party` rewrites
golden.txt; read it before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bellyflop.core import Match
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import (
    Accuse,
    Action,
    Choosing,
    Deal,
    Decline,
    Done,
    Fall,
    Falling,
    Go,
    Lift,
    Lifted,
    Outcome,
    Pawn,
    State,
)

from .scenes import Party

GOLDEN = Path(__file__).parent / "golden.txt"
NAMES = ("Ana", "Bo", "Cleo", "Dan")
SEED = 10


def whole_game() -> Iterator[str]:
    """The lines of a game of four, played from a fixed seed."""
    rng, game = Random(SEED), SplashParty(seats=4)
    match: Party = Match(game)
    while not match.over:
        before, state = len(match.events), match.state
        legal = game.legal(state, state.mover)
        if not legal:
            outcome = game.sample(state, rng)
            line = tell_outcome(state, outcome)
            match.settle(outcome)
        else:
            # Three times of four an accusation that could be made is not made.
            hushed = isinstance(legal[0], Decline) and rng.random() < 0.75
            action = legal[0] if hushed else rng.choice(legal)
            line = tell_action(state, action)
            match.do(state.mover, action)
        yield f"{before:>3}  {line}"
        if isinstance(match.state.phase, Choosing | Done):
            yield from tell_table(match.state)
    winners = ", ".join(NAMES[seat] for seat in sorted(game.winners(match.state))) or "nobody"
    assert isinstance(match.state.phase, Done)
    yield f"The game is over ({match.state.phase.reason}). Winner: {winners}."


def tell_outcome(state: State, outcome: Outcome) -> str:
    """A chance event in words."""
    match outcome:
        case Deal(_, tokens, first):
            dealt = ", ".join(f"{n} {token}" for n, token in zip(NAMES, tokens, strict=True))
            return f"dealt: {dealt}; {NAMES[first]} begins"
        case Fall(face_up):
            assert isinstance(state.phase, Falling)
            return f"{name(state.phase.plunges[0].pawn)} falls face {'up' if face_up else 'down'}"


def tell_action(state: State, action: Action) -> str:
    """The mover's action in words."""
    who = NAMES[state.mover]
    match action:
        case Lift(space):
            return f"{who} lifts the pawn on {space}: {name(state.ring[space])}"
        case Go(direction):
            assert isinstance(state.phase, Lifted)
            end = state.way(state.phase.space, direction).end
            push = f" and pushes {name(state.ring[end])}" if state.ring[end] else ""
            return f"{who} goes {direction} to {end}{push}"
        case Accuse(seat, colour):
            return f"{who} accuses {NAMES[seat]} of being {colour}"
        case Decline():
            return f"{who} accuses nobody"


def tell_table(state: State) -> Iterator[str]:
    """The table between two turns."""
    rim = " ".join(f"{p.colour[0]}{p.number}" if p else "--" for p in state.ring)
    pool = " ".join(f"{p.colour[0]}{p.number}{'^' if up else '.'}" for p, up in state.pool)
    live = ", ".join(NAMES[seat] for seat in state.live)
    yield f"       rim  {rim}"
    yield f"       pool {pool or 'empty'}; live: {live}; quiet turns: {state.quiet_turns}"
    yield ""


def name(pawn: Pawn | None) -> str:
    """A pawn's colour and number."""
    assert pawn is not None
    return f"{pawn.colour} {pawn.number}"


def test_the_game_of_the_golden_file_is_played_the_same_again() -> None:
    """§3: every rule at once. In the pool ^ is face up and . is face down."""
    text = "\n".join(whole_game()) + "\n"
    if os.environ.get("BELLYFLOP_REGENERATE"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
