"""A contest: bots play each other repeatedly, each on every seat, with the same dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from bellyflop.bots import ANSWER_SECONDS, AnyBot, BotFailed, tell_bots
from bellyflop.core import AnyGame, BadSetup, Chance, Match, Over, Players, Record, Wait
from bellyflop.games import check_player, find_game, player_for, set_up

AnyMatch = Match[object, object, object, object]


@dataclass(frozen=True)
class Contest:
    """Which bots play which game. A round begins with entrant k on seat k, then all rotate.

    An entrant is a level or a loaded bot: `mybot.py:Magpie`, `package.module:Magpie`, or a
    program, `cmd:./mybot`, which must answer within `seconds`.
    """

    game: str
    entrants: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float = ANSWER_SECONDS

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadSetup("an arena needs at least one game.")
        for name in self.entrants:
            check_player(find_game(self.game), name)
        self.set_up()

    def set_up(self) -> AnyGame:
        """The configured game, or BadSetup."""
        return set_up(self.game, len(self.entrants), self.options)


@dataclass(frozen=True)
class Result:
    """One game: scores and shares of the win by entrant, and the seat each had."""

    round: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    record: Record | None = None
    loser: int | None = None  # the entrant whose failure ended the game
    why: str = ""


def rounds(contest: Contest) -> int:
    """The number of rounds; in a round each entrant sits on every seat once."""
    seats = len(contest.entrants)
    return -(-contest.games // seats)


def play_round(contest: Contest, number: int, keep: bool = False) -> list[Result]:
    """The games of one round: the entrants rotate through the seats, the dice stay the same."""
    seats = len(contest.entrants)
    left = min(seats, contest.games - number * seats)
    return [_play(contest, number, turn, keep) for turn in range(left)]


def _play(contest: Contest, number: int, turn: int, keep: bool) -> Result:
    game = contest.set_up()
    seats = game.seats
    seat_of = tuple((entrant + turn) % seats for entrant in range(seats))
    entrant_on = {seat: entrant for entrant, seat in enumerate(seat_of)}
    names = [contest.entrants[entrant_on[seat]] for seat in range(seats)]
    bots = {
        seat: player_for(
            game, name, seat, Random(f"{contest.seed} {number} {turn} {seat}"), contest.seconds
        )
        for seat, name in enumerate(names)
    }
    match: AnyMatch = Match(game)
    failed: BotFailed | None = None
    try:
        play_out(match, bots, _dice(contest, number))
        winners = game.winners(match.state)
    except BotFailed as failure:
        failed, winners = failure, frozenset(range(seats)) - {failure.seat}
    scores = game.scores(match.state)
    share = 1 / len(winners) if winners else 0.0
    return Result(
        round=number,
        seats=seat_of,
        scores=tuple(scores[seat] for seat in seat_of),
        shares=tuple(share if seat in winners else 0.0 for seat in seat_of),
        record=match.record(names) if keep else None,
        loser=None if failed is None else entrant_on[failed.seat],
        why="" if failed is None else str(failed),
    )


def _dice(contest: Contest, number: int) -> Iterator[Random]:
    """A random generator for each throw of a round, independent of what was played before."""
    throw = 0
    while True:
        yield Random(f"{contest.seed} {number} throw {throw}")
        throw += 1


def play_out(match: AnyMatch, bots: Mapping[int, AnyBot], dice: Iterator[Random]) -> None:
    """Play to the end, and tell each bot about every event."""
    game = match.game
    tell_bots(match, bots)
    while True:
        match match.awaiting:
            case Over():
                return
            case Chance():
                match.settle(game.sample(match.state, next(dice)))
            case Wait():
                match.proceed()
            case Players(seats):
                seat = min(seats)
                view = game.view(match.state, seat)
                match.do(seat, bots[seat].choose(view, game.legal(match.state, seat)))
        tell_bots(match, bots)
