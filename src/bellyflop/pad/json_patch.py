"""JSON Patch (RFC 6902): the operations, called marks, that bring a phone's pad up to date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Json = dict[str, object]
_Branch = dict[str, object] | list[object]


@dataclass(frozen=True, slots=True)
class Mark:
    """One operation of JSON Patch, on the way from a phone's pad to the current one."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: object = None


def patched(shown: Json, marks: Sequence[Mark]) -> Json:
    """The JSON after these marks; `shown` itself does not change."""
    root: Json = {"": shown}
    for mark in marks:
        *way, last = mark.path.split("/")
        at: _Branch = root
        for step in way:
            at = _copied(at, step)
        _make(at, last, mark)
    whole = root[""]
    assert isinstance(whole, dict)
    return whole


def _copied(at: _Branch, step: str) -> _Branch:
    """A copy of the child at this step, which takes its place and may be changed."""
    found = at[int(step)] if isinstance(at, list) else at[step]
    made: _Branch = list(found) if isinstance(found, list) else dict(_object(found))
    if isinstance(at, list):
        at[int(step)] = made
    else:
        at[step] = made
    return made


def _object(found: object) -> Json:
    assert isinstance(found, dict)
    return found


def _make(at: _Branch, last: str, mark: Mark) -> None:
    if isinstance(at, dict):
        at[last] = mark.value
    elif mark.op == "remove":
        del at[int(last)]
    elif mark.op == "add":
        at.insert(len(at) if last == "-" else int(last), mark.value)
    else:
        at[int(last)] = mark.value
