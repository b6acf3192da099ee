"""Whole games between bots, for the memory, belief and strength tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bellyflop.bots import RandomBot, tell_bots
from bellyflop.core import Chance, Match
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots import SplashBot, make_bot

from .scenes import Party


def bot(game: SplashParty, level: str, seat: int, seed: object) -> SplashBot:
    """A bot of this level; "random" picks any legal action."""
    rng = Random(f"{seed} {seat}")
    return RandomBot(rng) if level == "random" else make_bot(game, level, seat, rng)


def moments(game: SplashParty, levels: Sequence[str], seed: object) -> Iterator[Party]:
    """The match after every event of a game between these bots."""
    match, rng = Match(game), Random(f"deal {seed}")
    match.draw(rng)
    bots = [bot(game, level, seat, seed) for seat, level in enumerate(levels)]
    while True:
        tell_bots(match, dict(enumerate(bots)))
        yield match
        if match.over:
            return
        if isinstance(match.awaiting, Chance):
            match.settle(game.sample(match.state, rng))
        else:
            seat = match.state.mover
            view, legal = game.view(match.state, seat), game.legal(match.state, seat)
            match.do(seat, bots[seat].choose(view, legal))


def winner(levels: Sequence[str], seed: object) -> str | None:
    """The winning level of a game with these levels in seat order; None if nobody wins."""
    game = SplashParty(len(levels))
    *_, match = moments(game, levels, seed)
    return next((levels[seat] for seat in game.winners(match.state)), None)
