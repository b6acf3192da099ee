"""The shelf: the games in the folders here and the plug-ins of other installed packages.

A package offers its games as `GAMES`, and names itself in the entry point group `bellyflop.games`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isabstract
from pkgutil import iter_modules
from random import Random
from types import ModuleType

from bellyflop.bots import ANSWER_SECONDS, LEVELS, AnyBot, RandomBot, check_level, is_own
from bellyflop.core import About, AnyGame, BadSetup, Game, Match, Record, replay_events
from bellyflop.core.notation import show
from bellyflop.pad import Sheet
from bellyflop.solvers.judge import AnyJudge
from bellyflop.solvers.solved import Progress, quietly

GROUP = "bellyflop.games"


@dataclass(frozen=True, slots=True)
class _Shelf:
    """The games by id, and a sentence for each plug-in or game that could not be loaded."""

    games: Mapping[str, type[AnyGame]]
    left_out: tuple[str, ...]


def shelf() -> Mapping[str, type[AnyGame]]:
    """Every game by its id, in alphabetical order."""
    return _filled().games


def left_out() -> tuple[str, ...]:
    """The reasons why plug-ins are not on the shelf, one sentence each."""
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
    """Every game of every plug-in, with a name for messages; broken ones go to `refused`."""
    try:
        from importlib.metadata import entry_points  # slow to import, and seldom needed
    except ModuleNotFoundError:  # left out on phones, where no plug-in is ever installed
        return
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    for point in points:
        owner = f" of {point.dist.name}" if point.dist else ""
        plugin = f"The game plug-in {point.name}{owner}"
        try:
            offered: Iterable[object] = point.load().GAMES
            yield from ((plugin, offer) for offer in tuple(offered))
        except Exception as error:  # a broken plug-in must not hide the other games
            why = " ".join(str(error).split()).rstrip(".")
            refused.append(f"{plugin} is left out: {type(error).__name__}: {why}.")


def _checked(offer: object, games: Mapping[str, type[AnyGame]]) -> type[AnyGame]:
    """The game, or TypeError naming what it lacks."""
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
    """The game with this id, or BadSetup naming those that exist."""
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
    """The match that a record replays to, or BadSetup or BadRecord."""
    return replay_events(set_up(record.game, len(record.seats), record.options), record.events)


def levels_of(game: AnyGame | type[AnyGame]) -> tuple[str, ...]:
    """The levels at which this game's bots differ, the weakest first.

    A game without bots of its own has a single level, at which bots play at random.
    """
    return (game.about.levels or LEVELS) if has_part(game, "bots") else LEVELS[:1]


def check_player(game: AnyGame | type[AnyGame], name: str) -> str:
    """The name of a bot (a level of this game, or a bot to load), or BadSetup."""
    if is_own(name):
        _own_bot(name)
        return name
    return check_level_of(game, name)


def player_for(
    game: AnyGame, name: str, seat: int, rng: Random, seconds: float = ANSWER_SECONDS
) -> AnyBot:
    """A bot by its level, or a loaded one by `mybot.py:Name` or `package.module:Name`.

    `cmd:./mybot` is a program, which must answer within `seconds`. Loading executes code, so the
    name must come from the person at this machine.
    """
    if is_own(name):
        return _own_bot(name)(game, seat, rng, seconds)
    return bot_for(game, name, seat, rng)


def _own_bot(name: str) -> Callable[..., AnyBot]:
    """The factory of a loaded bot; the loader starts programs, so a table never imports it."""
    from bellyflop.bots.loader import own_bot

    return own_bot(name)


def check_level_of(game: AnyGame | type[AnyGame], level: str) -> str:
    """The level, or BadSetup naming those at which this game's bots play."""
    levels = levels_of(game)
    if check_level(level) not in levels:
        id_ = game.about.id
        if not has_part(game, "bots"):
            raise BadSetup(
                f"{id_} has no {level}: it has no bots of its own, so the only level is"
                f" {levels[0]}, a bot that does anything legal."
            )
        raise BadSetup(f"{id_} has no {level}; its bots play as: {', '.join(levels)}.")
    return level


def nearest_level(game: AnyGame | type[AnyGame], level: str) -> str:
    """The level, or the next one below it at which this game's bots play, or their lowest."""
    levels = levels_of(game)
    below = LEVELS[: LEVELS.index(check_level(level)) + 1]
    return next((one for one in reversed(below) if one in levels), levels[0])


def bot_for(game: AnyGame, level: str, seat: int, rng: Random) -> AnyBot:
    """A bot of this level, or the nearest, for this seat; a random one if the game has none."""
    level, bots = nearest_level(game, level), part(game, "bots")
    bot: AnyBot = RandomBot(rng) if bots is None else bots.make_bot(game, level, seat, rng)
    return bot


def warm_up(game: AnyGame, level: str, progress: Progress = quietly) -> None:
    """Load the tables that bots of this level need, so that their first move is not slow."""
    level, bots = nearest_level(game, level), part(game, "bots")
    if bots is not None and hasattr(bots, "warm_up"):
        bots.warm_up(game, level, progress)


def judge_for(game: AnyGame) -> AnyJudge | None:
    """The judge of this game's positions, if it has one."""
    coach = part(game, "coach")
    judge: AnyJudge | None = None if coach is None else coach.make_judge(game)
    return judge


def pad_sheet(game_id: str) -> Sheet:
    """The sheet of this game's pad, or BadSetup."""
    pads = part(find_game(game_id), "pad")
    if pads is None:
        raise BadSetup(f"{game_id} has no pad.")
    sheet: Sheet = pads.PADS[game_id]
    return sheet


def part(game: AnyGame | type[AnyGame], name: str) -> ModuleType | None:
    """The module of this name in the game's package, if it has one."""
    return import_module(f"{_package(game)}.{name}") if has_part(game, name) else None


def has_part(game: AnyGame | type[AnyGame], name: str) -> bool:
    """Whether there is such a module, without loading it."""
    package = _package(game)
    return package != "" and find_spec(f"{package}.{name}") is not None


def _package(game: AnyGame | type[AnyGame]) -> str:
    kind = game if isinstance(game, type) else type(game)
    return sys.modules[kind.__module__].__package__ or ""


def describe(game: type[AnyGame]) -> dict[str, object]:
    """The JSON that a page or a program needs to set up a table of this game."""
    levels, pad = list(levels_of(game)), has_part(game, "pad")
    return {**game.about.describe(), "levels": levels, "pad": pad}


def describe_games() -> list[dict[str, object]]:
    """All games, as JSON."""
    return [describe(game) for game in shelf().values()]
