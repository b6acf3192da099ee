"""Reads untrusted JSON strictly: exact keys, integers but not booleans, clear refusals."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from .errors import BadNotation

_LONGEST = 60


def show(value: object) -> str:
    """An untrusted value, shortened and printable on any terminal, for use in a message."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def take_object(data: object, what: str, keys: Collection[str]) -> dict[str, object]:
    """The JSON object with exactly these keys."""
    if not isinstance(data, dict):
        raise BadNotation(f"{what} must be an object, not {show(data)}.")
    missing = [key for key in keys if key not in data]
    if missing:
        raise BadNotation(f'{what} lacks "{missing[0]}".')
    extra = [key for key in data if key not in keys]
    if extra:
        raise BadNotation(f"{what} has a key that does not belong there: {show(extra[0])}.")
    return data


def take_list(data: object, what: str, length: int | None = None) -> list[object]:
    """The JSON list, of this length if one is given."""
    if not isinstance(data, list):
        raise BadNotation(f"{what} must be a list, not {show(data)}.")
    if length is not None and len(data) != length:
        raise BadNotation(f"{what} must have {length} entries, not {len(data)}.")
    return data


def take_int(data: object, what: str, low: int, high: int) -> int:
    """The whole number from low to high; true does not count as 1."""
    if type(data) is not int:
        raise BadNotation(f"{what} must be a whole number, not {show(data)}.")
    if not low <= data <= high:
        raise BadNotation(f"{what} must be from {low} to {high}, not {show(data)}.")
    return data


def take_word(data: object, what: str, words: Sequence[str]) -> str:
    """The string, which must be one of these words."""
    if not isinstance(data, str) or data not in words:
        raise BadNotation(f"{what} must be one of {', '.join(words)}, not {show(data)}.")
    return data
