"""Converts views and news to and from JSON by the types of their fields.

A view, or a piece of news, is a frozen dataclass of integers, strings, booleans, None, tuples,
string-keyed dicts and further such dataclasses. Members of a union of dataclasses, as all pieces
of news are, carry a field `kind: Literal[...]`.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeVar, cast

from .errors import BadNotation
from .notation import show

V = TypeVar("V")


def write_view(view: object) -> object:
    """The view as JSON."""
    if view is None or isinstance(view, (bool, int, str)):
        return view
    if isinstance(view, (tuple, list)):
        return [write_view(item) for item in view]
    if isinstance(view, Mapping):
        return {str(key): write_view(item) for key, item in view.items()}
    if is_dataclass(view):
        return {field.name: write_view(getattr(view, field.name)) for field in fields(view)}
    raise TypeError(f"a view must not contain a {type(view).__name__}")


def read_view(kind: type[V], data: object) -> V:
    """The view of this type that the JSON spells; the inverse of `write_view`."""
    return cast(V, _read(kind, data, kind.__name__))


def read_one_of(kinds: tuple[type[V], ...], data: object) -> V:
    """The instance of one of these dataclasses that the JSON spells; `kind` says which one."""
    return cast(V, _read_union(kinds, data, "the news"))


_KNOWN: dict[Any, dict[str, Any]] = {}


def _field_types(kind: Any) -> dict[str, Any]:
    if kind not in _KNOWN:
        hints = typing.get_type_hints(kind)
        _KNOWN[kind] = {field.name: hints[field.name] for field in fields(kind)}
    return _KNOWN[kind]


def _read(kind: Any, data: object, where: str) -> object:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind in (int, str, bool) or kind is type(None):
        return _read_plain(kind, data, where)
    if origin is Literal:
        if any(data == word and type(data) is type(word) for word in args):
            return data
        raise BadNotation(f"{where} must be one of {args}, not {show(data)}.")
    if origin in (types.UnionType, typing.Union):
        return _read_union(args, data, where)
    if origin is tuple:
        return _read_tuple(args, data, where)
    if origin in (dict, Mapping):
        if not isinstance(data, dict):
            raise BadNotation(f"{where} must be an object, not {show(data)}.")
        return {key: _read(args[1], item, f"{where}.{key}") for key, item in data.items()}
    if is_dataclass(kind):
        return _read_dataclass(cast(type[Any], kind), data, where)
    raise TypeError(f"{where}: a view must not contain {kind}")


def _read_plain(kind: Any, data: object, where: str) -> object:
    if type(data) is not kind:
        raise BadNotation(f"{where} must be of type {kind.__name__}, not {show(data)}.")
    return data


def _read_tuple(args: tuple[Any, ...], data: object, where: str) -> object:
    if not isinstance(data, list):
        raise BadNotation(f"{where} must be a list, not {show(data)}.")
    kinds = [args[0]] * len(data) if args[1:] == (...,) else list(args)
    if len(kinds) != len(data):
        raise BadNotation(f"{where} must have {len(kinds)} entries, not {len(data)}.")
    pairs = enumerate(zip(kinds, data, strict=True))
    return tuple(_read(kind, item, f"{where}[{index}]") for index, (kind, item) in pairs)


def _read_union(args: tuple[Any, ...], data: object, where: str) -> object:
    if data is None and type(None) in args:
        return None
    tag = data.get("kind") if isinstance(data, dict) else None
    for kind in args:
        if is_dataclass(kind):
            tags = typing.get_args(_field_types(kind).get("kind"))
            if tag is not None and tag in tags:
                return _read(kind, data, where)
            continue
        try:
            return _read(kind, data, where)
        except BadNotation:
            continue
    dataclasses = [kind for kind in args if is_dataclass(kind)]
    if len(dataclasses) == 1 and isinstance(data, dict):
        return _read(dataclasses[0], data, where)
    raise BadNotation(f"{where} cannot be {show(data)}.")


def _read_dataclass(kind: type[Any], data: object, where: str) -> object:
    if not isinstance(data, dict):
        raise BadNotation(f"{where} must be an object, not {show(data)}.")
    expected = _field_types(kind)
    if data.keys() != expected.keys():
        odd = sorted(data.keys() ^ expected.keys())[0]
        raise BadNotation(f"{where} has a missing or unknown key: {show(odd)}.")
    return kind(**{name: _read(k, data[name], f"{where}.{name}") for name, k in expected.items()})
