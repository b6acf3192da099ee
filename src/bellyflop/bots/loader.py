"""Loads bots from outside the package by name: `mybot.py:Magpie` or `package.module:Magpie`.

Such a bot is a class derived from `Bot`. Its constructor may take `game`, `seat` and `rng`, by
these names, and nothing else. `cmd:./mybot` names a program. Anything that goes wrong inside a bot
is raised as a `BotFailed`.
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

from . import ANSWER_SECONDS, AnyBot, Bot, BotFailed
from .program import ProgramFailed, is_program, program_bot

GIVEN = ("game", "seat", "rng")
_LONGEST = 80  # characters of an action in a message


class OwnBot(Bot[Any, Any]):
    """Wraps a loaded bot and refuses any choice that it was not offered."""

    def __init__(self, name: str, seat: int, bot: AnyBot) -> None:
        self._name, self._seat, self._bot = name, seat, bot
        self._failed: BotFailed | None = None

    def hear(self, news: Sequence[object]) -> None:
        self._show("hear", self._bot.hear, news)

    def observe(self, view: object) -> None:
        self._show("observe", self._bot.observe, view)

    def _show(self, what: str, show: Callable[[Any], None], shown: object) -> None:
        if self._failed is None:
            try:
                show(shown)
            except Exception as error:  # the bot's own fault, reported at its next choice
                self._failed = self._failure(what, error)

    def choose(self, view: object, legal: Sequence[object]) -> object:
        """The action the bot takes, or BotFailed."""
        if self._failed is not None:
            raise self._failed
        try:
            action = self._bot.choose(view, legal)
        except ProgramFailed as error:
            self._failed = BotFailed(self._seat, f"{self._name} failed: {error}.")
            raise self._failed from error
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


@cache
def own_bot(name: str) -> Callable[..., OwnBot]:
    """A factory for the bot of this name, or BadSetup that says what is wrong.

    It takes the game, the seat, a random generator and a program's answer timeout in seconds.
    Loading executes code, so a name from the network or from a record must never get here: only
    names typed on this machine may.
    """
    return _own_program(name) if is_program(name) else _own_class(name)


def _own_program(name: str) -> Callable[..., OwnBot]:
    sit = program_bot(name)

    def make(game: AnyGame, seat: int, rng: Random, seconds: float = ANSWER_SECONDS) -> OwnBot:
        return OwnBot(name, seat, sit(game, seat, rng, seconds))

    return make


def _own_class(name: str) -> Callable[..., OwnBot]:
    source, _, what = name.rpartition(":")
    kind = _class_in(_module(source), source, what)
    wanted = _wanted(kind)
    _check_choose(kind)

    def make(game: AnyGame, seat: int, rng: Random, seconds: float = ANSWER_SECONDS) -> OwnBot:
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
    sys.modules[module.__name__] = module  # dataclasses look up their module there
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # as if Python ran the file: it may import its neighbours

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
    """The arguments that the constructor takes, or BadSetup."""
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
