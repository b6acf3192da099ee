"""Positions of finished games between players of mixed levels, in numbers, with who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bellyflop.bots import tell_bots
from bellyflop.core import Match, Over, Players
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots import make_bot
from bellyflop.games.splash_party.bots.beliefs import INSIGHTS, Beliefs
from bellyflop.games.splash_party.bots.memory import MEMORY_MODELS, History
from bellyflop.games.splash_party.bots.outlook import Outlook
from bellyflop.games.splash_party.state import Action, Choosing, Done, Outcome, State
from bellyflop.games.splash_party.view import View

Party = Match[State, Action, Outcome, View]

LEVELS = ("paddler", "swimmer", "diver")
SHARP = 2 / 3
"""The share of games in which all seats are divers; in the others each seat's level is random.

Among divers it matters what moves betray, and a value learned there plays like an olympian.
"""
EVERY = 2
"""About one turn in this many is kept: turns of the same game are much alike."""


def moments(seats: int, games: int, seed: object) -> Iterator[tuple[list[float], bool]]:
    """Positions before a lift as each live seat sees them, and whether that seat won."""
    for number in range(games):
        rng = Random(f"{seats} {seed} {number}")
        yield from _one_game(SplashParty(seats), rng)


def decisions(seats: int, games: int, seed: object) -> Iterator[tuple[Beliefs, int, list[Action]]]:
    """What the seat on turn believes, and what it may do, at every choice of some games."""
    game = SplashParty(seats)
    for number in range(games):
        for match, histories in _played(game, Random(f"choices {seats} {seed} {number}")):
            if isinstance(match.awaiting, Players):
                (seat,) = match.awaiting.seats
                yield (
                    _believed(game.view(match.state, seat), histories[seat]),
                    seat,
                    list(game.legal(match.state, seat)),
                )


def _one_game(game: SplashParty, rng: Random) -> Iterator[tuple[list[float], bool]]:
    rows: list[tuple[int, list[float]]] = []
    turn, state = -1, game.start()
    for match, histories in _played(game, rng):
        state = match.state
        if isinstance(state.phase, Choosing) and state.turn != turn:
            turn = state.turn
            if turn % EVERY == rng.randrange(EVERY):
                rows += _seen(game, state, histories)
    winners = state.phase.winners if isinstance(state.phase, Done) else ()
    for seat, row in rows:
        yield row, seat in winners


def _played(game: SplashParty, rng: Random) -> Iterator[tuple[Party, list[History]]]:
    """The match before each event and at its end, with what every seat has seen of it."""
    sharp = rng.random() < SHARP
    levels = ["diver" if sharp else rng.choice(LEVELS) for _ in range(game.seats)]
    bots = [make_bot(game, level, seat, Random(rng.random())) for seat, level in enumerate(levels)]
    histories = [History() for _ in bots]
    match: Party = Match(game)
    while True:
        yield match, histories
        if isinstance(match.awaiting, Over):
            return
        if isinstance(match.awaiting, Players):
            (seat,) = match.awaiting.seats
            view = game.view(match.state, seat)
            match.do(seat, bots[seat].choose(view, game.legal(match.state, seat)))
        else:
            match.settle(game.sample(match.state, rng))
        tell_bots(match, dict(enumerate(bots)))
        for seat, history in enumerate(histories):
            history.take(match.observation(seat))


def _seen(
    game: SplashParty, state: State, histories: Sequence[History]
) -> Iterator[tuple[int, list[float]]]:
    for seat in state.live:
        beliefs = _believed(game.view(state, seat), histories[seat])
        row = Outlook(beliefs, seat).features(beliefs.rim, state.mover, state.quiet_turns)
        if isinstance(row, list):
            yield seat, row


def _believed(view: View, history: History) -> Beliefs:
    """What a seat that forgets nothing and reads everything believes."""
    signs = INSIGHTS["olympian"].signs(history, view)
    return Beliefs(view, history, MEMORY_MODELS["olympian"].recall(history), signs)
