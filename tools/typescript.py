"""TypeScript types for the page: the messages, and each game's view beside its board."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from bellyflop.core import AnyGame
from bellyflop.pad import json_patch
from bellyflop.server.node import requests
from bellyflop.server.table import commands, messages, refusals, rooms
from bellyflop.server.workers import coach_types as coached

from . import PAGE, folders

REFRESH = "python -m tools.typescript"
MESSAGES = PAGE / "protocol" / "messages.ts"
_HEAD = f"// Made from the Python types by `{REFRESH}`. Do not edit.\n"
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
_SAID = (requests, rooms, json_patch, commands, messages, coached)
_NAMED = (
    (requests, "SeatWanted"),
    (commands, "Command"),
    (commands, "Note"),
    (messages, "AnswerStatus"),
    (messages, "Goodbye"),
    (rooms, "Level"),
)
_TOLD = (  # sent by the phone: fields with a default may be left out
    *typing.get_args(commands.Command),
    *typing.get_args(commands.Note),
    *typing.get_args(requests.SeatWanted),
    commands.Hello,
    requests.NewTable,
    requests.Joining,
    coached.HintWanted,
)


def written() -> dict[Path, str]:
    """The text of every file."""
    views = {
        folder / "view.gen.ts": "\n".join([_HEAD, *map(_interface, _shown(games)), _news(games)])
        for folder, games in folders().items()
    }
    return {MESSAGES: _messages()} | views


def write_all() -> None:
    """Write every file where the page finds it."""
    for place, text in written().items():
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, "utf-8")


def _messages() -> str:
    parts = [_HEAD]
    for module in _SAID:
        parts += [_message(kind) for kind in vars(module).values() if _is_message_of(module, kind)]
    for module, name in _NAMED:
        parts.append(f"export type {name} = {_spell(getattr(module, name))};\n")
    words = "".join(f'\n  | "{word}"' for word in typing.get_args(refusals.Word))
    parts.append(f"export type Word ={words};\n")
    told = ("Answer", "Update", "Clock", "Shaking", "Call", "Present", "Reacted", "Bye")
    parts.append(f"export type FromTable = {' | '.join(told)};\n")
    return "\n".join(parts)


def _is_message_of(module: types.ModuleType, kind: object) -> bool:
    """Whether this is a message, or a part of one, that this module defines."""
    return isinstance(kind, type) and kind.__module__ == module.__name__ and is_dataclass(kind)


def _message(kind: type[Any]) -> str:
    hints = typing.get_type_hints(kind)
    lines = [f"export interface {kind.__name__} {{"]
    for name, required in _fields_of(kind):
        may_miss = "?" if kind in _TOLD and not required else ""
        lines.append(f"  {name}{may_miss}: {_spell(hints[name])};")
    return "\n".join([*lines, "}\n"])


def _fields_of(kind: type[Any]) -> Iterator[tuple[str, bool]]:
    """The fields of a message, and whether each must be there."""
    for field in fields(kind):
        free = field.default is not MISSING or field.default_factory is not MISSING
        yield field.name, not free or not field.init


def _shown(games: list[type[AnyGame]]) -> list[type[Any]]:
    """The dataclasses that make up the views and news of these games, innermost first."""
    found: list[type[Any]] = []
    for game in games:
        for kind in (_view_of(game), *game.news_types):
            _collect(kind, found)
    return found


def _news(games: list[type[AnyGame]]) -> str:
    """The union type of these games' news, discriminated by `kind`."""
    names = dict.fromkeys(kind.__name__ for game in games for kind in game.news_types)
    told = "".join(f"\n  | {name}" for name in names) or " never"
    return f"export type News ={told};\n"


def _view_of(game: type[Any]) -> type[Any]:
    """The fourth argument of the nearest `Game[State, Action, Outcome, View]` above."""
    for kind in game.__mro__:
        for base in vars(kind).get("__orig_bases__", ()):
            if len(args := typing.get_args(base)) == 4:
                return typing.cast(type[Any], args[3])
    raise TypeError(f"{game.__name__} does not say what its view is")


def _collect(kind: Any, into: list[type[Any]]) -> None:
    if is_dataclass(kind) and isinstance(kind, type):
        if kind in into:
            return
        hints = typing.get_type_hints(kind)
        for field in fields(kind):
            _collect(hints[field.name], into)
        into.append(kind)
    for arg in typing.get_args(kind):
        _collect(arg, into)


def _interface(kind: type[Any]) -> str:
    hints = typing.get_type_hints(kind)
    lines = [f"export interface {kind.__name__} {{"]
    lines += [f"  {field.name}: {_spell(hints[field.name])};" for field in fields(kind)]
    return "\n".join([*lines, "}\n"])


def _spell(kind: Any) -> str:
    """The type in TypeScript."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind is object:
        return "unknown"
    if kind == refusals.Word:
        return "Word"
    if origin is Annotated:
        return _spell(args[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in args)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(_spell(arg) for arg in args)
    if origin in (dict, Mapping):
        return f"Record<string, {_spell(args[1])}>"
    if origin in (list, Sequence) or (origin is tuple and args[1:] == (...,)):
        item = _spell(args[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_spell(arg) for arg in args)}]"
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    write_all()
