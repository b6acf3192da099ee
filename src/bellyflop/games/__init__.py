"""The shelf: the games in the folders here, and those that other installed packages offer.

A package offers its games as `GAMES`, and names itself in the entry point group `bellyflop.games`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isabstract
from pkgutil import iter_modules
from random import Random
from types import ModuleType

from bellyflop.bots import AnyBot, RandomBot, check_level
from bellyflop.core import About, AnyGame, BadSetup, Game, Match, Record, replay_events
from bellyflop.core.notation import show
from bellyflop.pad import Sheet
from bellyflop.solvers.judge import AnyJudge

GROUP = "bellyflop.games"


@dataclass(frozen=True, slots=True)
class _Shelf:
    """The games by id, and a sentence for each plug-in or game that could not be put among them."""

    games: Mapping[str, type[AnyGame]]
    left_out: tuple[str, ...]


def shelf() -> Mapping[str, type[AnyGame]]:
    """Every game by its id, in alphabetical order."""
    return _filled().games


def left_out() -> tuple[str, ...]:
    """Why games that other packages offer are not on the shelf, one sentence each."""
    return _filled().left_out


@cache
def _filled() -> _Shelf:
    folders = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    games = {game.about.id: game for folder in folders for game in folder.GAMES}
    refused: list[str] = []
    for source, offer in _offers(refused):
        try:
            game = _checked(offer, games)
        except TypeError as error:
            refused.append(f"{source} is left out: {error}.")
        else:
            games[game.about.id] = game
    return _Shelf(dict(sorted(games.items())), tuple(refused))


def _offers(refused: list[str]) -> Iterator[tuple[str, object]]:
    """Every game of every plug-in, with the words that name it; broken plug-ins go to `refused`."""
    from importlib.metadata import entry_points  # slow to load, and seldom of use

    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    for point in points:
        owner = f" of {point.dist.name}" if point.dist else ""
        plugin = f"The game plug-in {point.name}{owner}"
        try:
            offered: Iterable[object] = point.load().GAMES
            yield from ((plugin, offer) for offer in tuple(offered))
        except Exception as error:  # whatever is wrong with it, the other games stay
            why = " ".join(str(error).split()).rstrip(".")
            refused.append(f"{plugin} is left out: {type(error).__name__}: {why}.")


def _checked(offer: object, games: Mapping[str, type[AnyGame]]) -> type[AnyGame]:
    """The game, or a TypeError that says what it lacks."""
    if not isinstance(offer, type) or not issubclass(offer, Game):
        raise TypeError(f"{show(str(offer))} in its GAMES is not a subclass of bellyflop.core.Game")
    if isabstract(offer):
        missing = ", ".join(sorted(offer.__abstractmethods__))
        raise TypeError(f"{offer.__name__} does not define {missing}")
    if not isinstance(getattr(offer, "about", None), About):
        raise TypeError(f"{offer.__name__}.about is not an About")
    if offer.about.id in games:
        raise TypeError(f'the id "{offer.about.id}" is taken by another game')
    return offer


def find_game(game_id: str) -> type[AnyGame]:
    """The game with this id, or BadSetup that names those there are."""
    if game_id not in shelf():
        missing = f"there is no game {show(game_id)}; there are: {', '.join(shelf())}."
        raise BadSetup(" ".join([missing, *left_out()]))
    return shelf()[game_id]


def set_up(game_id: str, seats: int, options: Mapping[str, object]) -> AnyGame:
    """A configured game from JSON options, or BadSetup."""
    game = find_game(game_id)
    values = game.about.read_options(options, game.about.check_seats(seats))
    return game(seats=seats, **values)  # type: ignore[call-arg]  # every game takes its options so


def match_of(record: Record) -> Match[object, object, object, object]:
    """The match a record tells of, or BadSetup or BadRecord."""
    return replay_events(set_up(record.game, len(record.seats), record.options), record.events)


def bot_for(game: AnyGame, level: str, seat: int, rng: Random) -> AnyBot:
    """A bot of this level for this seat; a game without bots of its own gets one that guesses."""
    bots = part(game, "bots")
    check_level(level)
    bot: AnyBot = RandomBot(rng) if bots is None else bots.make_bot(game, level, seat, rng)
    return bot


def warm_up(game: AnyGame, level: str) -> None:
    """Have ready what bots of this level need, so that nobody waits for their first move."""
    bots = part(game, "bots")
    check_level(level)
    if bots is not None and hasattr(bots, "warm_up"):
        bots.warm_up(game, level)


def judge_for(game: AnyGame) -> AnyJudge | None:
    """The judge of this game's positions, if it has one."""
    coach = part(game, "coach")
    judge: AnyJudge | None = None if coach is None else coach.make_judge(game)
    return judge


def pad_sheet(game_id: str) -> Sheet:
    """What is printed on this game's pad, or BadSetup."""
    pads = part(find_game(game_id), "pad")
    if pads is None:
        raise BadSetup(f"{game_id} has no pad.")
    sheet: Sheet = pads.PADS[game_id]
    return sheet


def part(game: AnyGame | type[AnyGame], name: str) -> ModuleType | None:
    """The module of this name in the package the game is from, if there is one."""
    kind = game if isinstance(game, type) else type(game)
    package = sys.modules[kind.__module__].__package__
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def describe_games() -> list[dict[str, object]]:
    """What is on the shelf, as JSON."""
    return [game.about.describe() for game in shelf().values()]
