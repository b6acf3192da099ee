"""Bots from outside the package, by name: `mybot.py:Magpie` or `package.module:Magpie`.

A bot of one's own is a class derived from `Bot`. Its constructor may ask for `game`, `seat` and
`rng` by these names, and for nothing else. What goes wrong inside it is told as a `BotFailed`.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, isabstract, signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from bellyflop.core import AnyGame, BadSetup

from .bot import AnyBot, Bot

GIVEN = ("game", "seat", "rng")
_LONGEST = 80  # of an action in a sentence


class BotFailed(Exception):
    """The bot on this seat, somebody's own, cannot go on; the words say why."""

    def __init__(self, seat: int, words: str) -> None:
        super().__init__(words)
        self.seat = seat


class OwnBot(Bot[Any, Any]):
    """A bot of somebody's own. It may only choose what it was offered."""

    def __init__(self, name: str, seat: int, bot: AnyBot) -> None:
        self._name, self._seat, self._bot = name, seat, bot
        self._failed: BotFailed | None = None

    def observe(self, view: object) -> None:
        if self._failed is None:
            try:
                self._bot.observe(view)
            except Exception as error:  # whatever it is, it is the bot's and told when it is asked
                self._failed = self._failure("observe", error)

    def choose(self, view: object, legal: Sequence[object]) -> object:
        """The action the bot takes, or BotFailed."""
        if self._failed is not None:
            raise self._failed
        try:
            action = self._bot.choose(view, legal)
        except Exception as error:
            raise self._failure("choose", error) from error
        if action not in legal:
            shown = repr(action)
            shown = shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 3]}..."
            why = f"{self._name} chose {shown}, which is not one of the legal actions."
            raise BotFailed(self._seat, why)
        return action

    def _failure(self, what: str, error: Exception) -> BotFailed:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        why = f"{type(error).__name__}: {error} ({where})"
        return BotFailed(self._seat, f"{self._name} failed in {what}: {why}.")


def is_own(name: str) -> bool:
    """Whether this names a bot from outside the package, rather than a level."""
    return ":" in name


@cache
def own_bot(name: str) -> Callable[[AnyGame, int, Random], OwnBot]:
    """What makes the bot of this name for a game and a seat, or BadSetup that says what is wrong.

    Running what is in a file is for those to ask who sit at this machine: names that came over a
    wire or out of a record never get here.
    """
    source, _, what = name.rpartition(":")
    kind = _class_in(_module(source), source, what)
    wanted = _wanted(kind)
    _check_choose(kind)

    def make(game: AnyGame, seat: int, rng: Random) -> OwnBot:
        given = {"game": game, "seat": seat, "rng": rng}
        try:
            bot = kind(**{argument: given[argument] for argument in wanted})
        except Exception as error:
            raise BadSetup(f"{name} cannot be made: {type(error).__name__}: {error}.") from error
        return OwnBot(name, seat, bot)

    return make


def _module(source: str) -> ModuleType:
    if not source.endswith(".py"):
        return _loaded(source, lambda: import_module(source))
    path = Path(source)
    if not path.is_file():
        raise BadSetup(f"there is no file {source} in {Path.cwd()}.")
    spec = spec_from_file_location(f"bellyflop_own_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module, loader = module_from_spec(spec), spec.loader
    sys.modules[module.__name__] = module  # dataclasses look for their module there
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # as if the file were run: it may import its neighbours

    def run() -> ModuleType:
        loader.exec_module(module)
        return module

    return _loaded(source, run)


def _loaded(source: str, load: Callable[[], ModuleType]) -> ModuleType:
    try:
        return load()
    except Exception as error:
        raise BadSetup(f"{source} cannot be loaded: {type(error).__name__}: {error}.") from error


def _class_in(module: ModuleType, source: str, name: str) -> type[AnyBot]:
    kind = getattr(module, name, None)
    if isinstance(kind, type) and issubclass(kind, Bot):
        if isabstract(kind):
            raise BadSetup(f"{name} in {source} does not define choose(self, view, legal).")
        return kind
    if kind is not None:
        raise BadSetup(f"{name} in {source} is not derived from bellyflop.bots.Bot.")
    here = [
        word
        for word, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, Bot) and found.__module__ != Bot.__module__
    ]
    raise BadSetup(f"{source} has no {name or 'bot without a name'}; its bots: {_list(here)}.")


def _wanted(kind: type[AnyBot]) -> list[str]:
    """The arguments its constructor asks for, or BadSetup."""
    known = [p for p in signature(kind).parameters.values() if p.name in GIVEN]
    others = [
        p.name
        for p in signature(kind).parameters.values()
        if p.name not in GIVEN
        and p.default is Parameter.empty
        and p.kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    ]
    if others or any(p.kind is Parameter.POSITIONAL_ONLY for p in known):
        asked = _list(others or [p.name for p in known])
        raise BadSetup(
            f"{kind.__name__}(…) asks for {asked}; a bot may ask for game, seat and rng by these"
            " names, or for nothing."
        )
    return [p.name for p in known]


def _check_choose(kind: type[AnyBot]) -> None:
    try:
        signature(kind.choose).bind(None, None, ())
    except TypeError as error:
        takes = signature(kind.choose)
        raise BadSetup(
            f"{kind.__name__}.choose takes {takes}; it must take (self, view, legal)."
        ) from error


def _list(words: list[str]) -> str:
    return ", ".join(words) or "none"
