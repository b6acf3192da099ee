"""The shelf: every folder here that offers `GAMES` is found, and listed nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from random import Random
from types import ModuleType

from bellyflop.bots import AnyBot, RandomBot, check_level
from bellyflop.core import AnyGame, BadSetup, Match, Record, replay_events
from bellyflop.core.notation import show
from bellyflop.pad import Sheet
from bellyflop.solvers.judge import AnyJudge


@cache
def shelf() -> dict[str, type[AnyGame]]:
    """Every game by its id, in alphabetical order."""
    folders = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    games = [game for folder in folders for game in folder.GAMES]
    return {game.about.id: game for game in sorted(games, key=lambda game: game.about.id)}


def find_game(game_id: str) -> type[AnyGame]:
    """The game with this id, or BadSetup that names those there are."""
    if game_id not in shelf():
        raise BadSetup(f"there is no game {show(game_id)}; there are: {', '.join(shelf())}.")
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
    bots = _part(game, "bots")
    check_level(level)
    bot: AnyBot = RandomBot(rng) if bots is None else bots.make_bot(game, level, seat, rng)
    return bot


def warm_up(game: AnyGame, level: str) -> None:
    """Have ready what bots of this level need, so that nobody waits for their first move."""
    bots = _part(game, "bots")
    check_level(level)
    if bots is not None and hasattr(bots, "warm_up"):
        bots.warm_up(game, level)


def judge_for(game: AnyGame) -> AnyJudge | None:
    """The judge of this game's positions, if it has one."""
    judges = _part(game, "judge")
    judge: AnyJudge | None = None if judges is None else judges.make_judge(game)
    return judge


def figures_for(game: AnyGame) -> ModuleType | None:
    """What a report can count and draw of this game alone, if it says so."""
    return _part(game, "figures")


def pad_sheet(game_id: str) -> Sheet:
    """What is printed on this game's pad, or BadSetup."""
    pads = _part(find_game(game_id), "pad")
    if pads is None:
        raise BadSetup(f"{game_id} has no pad.")
    sheet: Sheet = pads.PADS[game_id]
    return sheet


def _part(game: AnyGame | type[AnyGame], name: str) -> ModuleType | None:
    """The module of this name in the game's own folder, if there is one."""
    kind = game if isinstance(game, type) else type(game)
    folder = kind.__module__.rpartition(".")[0]
    return import_module(f"{folder}.{name}") if find_spec(f"{folder}.{name}") else None


def describe_games() -> list[dict[str, object]]:
    """What is on the shelf, as JSON."""
    return [game.about.describe() for game in shelf().values()]
