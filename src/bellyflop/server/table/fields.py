"""The types of message fields, and a reader for them that needs only the standard library."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import partial
from typing import Annotated, Any, Generic, Literal, TypeVar

from bellyflop.core import BadNotation
from bellyflop.core.notation import show

M = TypeVar("M")
Check = Callable[[object, str], object]  # of a value and the field's name; may raise BadNotation


MOST_VALUES = 10  # in a list, unless it says otherwise


@dataclass(frozen=True, slots=True)
class Text:
    """A text of so many characters, all of which must match the pattern, if there is one."""

    least: int
    most: int
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Several:
    """A list of so many values."""

    least: int
    most: int


def check_for(kind: Any) -> Check:
    """A function that reads a message field of this type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated and isinstance(args[1], Text):
        return partial(_text, args[1], re.compile(args[1].pattern or r"(?s:.*)").fullmatch)
    if origin is Annotated and isinstance(args[1], Whole):
        return partial(_whole, args[1])
    if origin is Annotated and isinstance(args[1], Several):
        return partial(_several, check_for(typing.get_args(args[0])[0]), args[1])
    if origin is Literal:
        return partial(_word, args)
    if origin in (types.UnionType, typing.Union) and args[1:] == (type(None),):
        return partial(_optional, check_for(args[0]))
    if origin in (types.UnionType, typing.Union) and all(map(is_dataclass, args)):
        return partial(_message, Reader[Any](*args).read)
    if origin is tuple:
        return partial(_several, check_for(args[0]), Several(0, MOST_VALUES))
    if kind is bool:
        return partial(_plain, bool, "true or false")
    if kind is str:
        return partial(_plain, str, "a text")
    if origin is dict:
        return partial(_plain, dict, "an object")
    raise TypeError(f"no field of a message is of type {kind}")


def _text(bounds: Text, fits: Callable[[str], object], value: object, name: str) -> object:
    if not isinstance(value, str):
        raise BadNotation(f"`{name}` must be a text, not {show(value)}.")
    if not bounds.least <= len(value) <= bounds.most:
        raise BadNotation(f"`{name}` must have {bounds.least} to {bounds.most} characters.")
    if not fits(value):
        raise BadNotation(f"`{name}` must be spelled like {bounds.pattern}.")
    return value


def _whole(bounds: Whole, value: object, name: str) -> object:
    if type(value) is not int or not bounds.least <= value <= bounds.most:
        span = f"from {bounds.least} to {bounds.most}"
        raise BadNotation(f"`{name}` must be a whole number {span}, not {show(value)}.")
    return value


def _word(words: tuple[str, ...], value: object, name: str) -> object:
    if not isinstance(value, str) or value not in words:
        raise BadNotation(f"`{name}` must be one of {', '.join(words)}, not {show(value)}.")
    return value


def _plain(kind: type, what: str, value: object, name: str) -> object:
    if type(value) is not kind:
        raise BadNotation(f"`{name}` must be {what}, not {show(value)}.")
    return value


def _several(check: Check, bounds: Several, value: object, name: str) -> object:
    if type(value) is not list or not bounds.least <= len(value) <= bounds.most:
        raise BadNotation(f"`{name}` must be a list of {bounds.least} to {bounds.most} values.")
    return tuple(check(each, name) for each in value)


def _message(read: Callable[[object], object], value: object, name: str) -> object:
    return read(value)


def _optional(check: Check, value: object, name: str) -> object:
    return None if value is None else check(value, name)


@dataclass(frozen=True, slots=True)
class _Shape:
    """A kind of message: how to make it, what its fields may be, and which it must have."""

    make: Callable[..., Any]
    checks: Mapping[str, Check]
    required: frozenset[str]

    def read(self, what: str, given: Mapping[str, object]) -> Any:
        """The message with these fields, or BadNotation."""
        values = {}
        for name, value in given.items():
            check = self.checks.get(name)
            if check is None:
                raise BadNotation(f"{what} has no field {show(name)}.")
            values[name] = check(value, name)
        if missing := self.required - values.keys():
            raise BadNotation(f"`{min(missing)}` is missing.")
        return self.make(**values)


class Reader(Generic[M]):
    """Reads messages of these kinds; the field `type` says which one it is."""

    def __init__(self, *kinds: type[M]) -> None:
        self._shapes = {tag_of(kind): _shape(kind) for kind in kinds}

    def read(self, data: object) -> M:
        """The message in these JSON values, or BadNotation with a reason for the sender."""
        if not isinstance(data, dict):
            raise BadNotation(f"a message is an object, not {show(data)}.")
        tag = data.get("type")
        shape = self._shapes.get(tag) if isinstance(tag, str) else None
        if shape is None:
            raise BadNotation(f"there is no message of type {show(tag)} here.")
        given = {name: value for name, value in data.items() if name != "type"}
        message: M = shape.read(f"a message of type {show(tag)}", given)
        return message


def reader_of(kind: type[M]) -> Callable[[object], M]:
    """A function that reads messages of this one kind, which need no field `type`."""
    shape = _shape(kind)

    def read(data: object) -> M:
        if not isinstance(data, dict):
            raise BadNotation(f"what is asked is an object, not {show(data)}.")
        message: M = shape.read("what is asked", data)
        return message

    return read


def tag_of(kind: type) -> str:
    """The word in the field `type` of such messages."""
    (tag,) = (field.default for field in fields(kind) if field.name == "type")
    return str(tag)


def _shape(kind: Any) -> _Shape:
    hints = typing.get_type_hints(kind, include_extras=True)
    own = [field for field in fields(kind) if field.init]
    return _Shape(
        kind,
        {field.name: check_for(hints[field.name]) for field in own},
        frozenset(f.name for f in own if f.default is f.default_factory is MISSING),
    )
