"""JSON as bytes: by msgspec if installed, else by the standard library, with the same result."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any


@cache
def _parts_of(kind: type[Any]) -> Callable[[object], dict[str, object]]:
    """A function that turns a dataclass of this type into a dict."""
    names = tuple(field.name for field in fields(kind))
    match names:
        case ():
            return lambda _: {}
        case (name,):
            return lambda value: {name: getattr(value, name)}
        case _:
            values_of = attrgetter(*names)
            return lambda value: dict(zip(names, values_of(value), strict=True))


def _apart(value: object) -> object:
    if hasattr(value, "__dataclass_fields__"):
        kind: Any = type(value)
        return _parts_of(kind)(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"a message must not contain a {type(value).__name__}")


_plainly = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_apart).encode


def plain_encode(value: object) -> bytes:
    """The value, dataclasses included, as JSON, by the standard library."""
    return _plainly(value).encode()


def plain_encode_with(values: Mapping[str, object], written: Mapping[str, bytes]) -> bytes:
    """An object of these values, some of them already JSON, by the standard library."""
    parts = (
        (written[name] if name in written else plain_encode(value), name)
        for name, value in values.items()
    )
    return b"{%b}" % b",".join(b'"%b":%b' % (name.encode(), part) for part, name in parts)


Encode = Callable[[object], bytes]
EncodeWith = Callable[[Mapping[str, object], Mapping[str, bytes]], bytes]
Decode = Callable[[bytes | str], Any]


def _ways() -> tuple[Encode, EncodeWith, Decode]:
    try:
        import msgspec
    except ModuleNotFoundError:  # as in a browser
        return plain_encode, plain_encode_with, json.loads
    quick, raw = msgspec.json.Encoder().encode, msgspec.Raw

    def quick_with(values: Mapping[str, object], written: Mapping[str, bytes]) -> bytes:
        return quick({**values, **{name: raw(part) for name, part in written.items()}})

    return quick, quick_with, msgspec.json.Decoder().decode


encode, encode_with, decode = _ways()
