"""Views to JSON and back, driven by the types of their fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import BadNotation
from bellyflop.core.views import read_view, write_view

from .test_notation import ANYTHING


@dataclass(frozen=True)
class Cup:
    """A cup with dice in it."""

    kind: Literal["cup"]
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Pool:
    """A pool with a depth."""

    kind: Literal["pool"]
    depth: int


@dataclass(frozen=True)
class Seen:
    """One of each kind of field."""

    name: str
    open: bool
    points: int | None
    place: tuple[int, str]
    pawns: tuple[tuple[int, int] | None, ...]
    box: Cup | Pool
    best: Cup | None
    totals: Mapping[str, int]
    mood: Literal["dry", "wet", 7]


SEEN = Seen(
    name="Ana",
    open=False,
    points=None,
    place=(3, "rim"),
    pawns=((1, 2), None),
    box=Pool("pool", 2),
    best=Cup("cup", ()),
    totals={"upper": 63},
    mood="wet",
)


def _written() -> dict[str, object]:
    data = write_view(SEEN)
    assert isinstance(data, dict)
    return data


def test_a_view_is_written_field_by_field() -> None:
    assert write_view(SEEN) == {
        "name": "Ana",
        "open": False,
        "points": None,
        "place": [3, "rim"],
        "pawns": [[1, 2], None],
        "box": {"kind": "pool", "depth": 2},
        "best": {"kind": "cup", "dice": []},
        "totals": {"upper": 63},
        "mood": "wet",
    }


def test_a_written_view_reads_back() -> None:
    assert read_view(Seen, _written()) == SEEN


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", 1),
        ("open", 0),
        ("points", True),
        ("points", 1.0),
        ("place", [3]),
        ("place", ["rim", 3]),
        ("pawns", [[1, 2, 3]]),
        ("pawns", None),
        ("box", {"kind": "cup", "depth": 2}),
        ("box", {"kind": "sea", "depth": 2}),
        ("box", {"kind": ["pool"], "depth": 2}),
        ("box", {"depth": 2}),
        ("best", {"kind": "cup", "dice": [], "more": 1}),
        ("totals", {"upper": "63"}),
        ("totals", []),
        ("mood", "damp"),
        ("mood", 7.0),
    ],
)
def test_a_wrong_field_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadNotation):
        read_view(Seen, {**_written(), field: value})


def test_a_missing_and_an_extra_field_are_refused_by_name() -> None:
    data = _written()
    with pytest.raises(BadNotation, match="unknown key"):
        read_view(Seen, {**data, "cheat": 1})
    del data["mood"]
    with pytest.raises(BadNotation, match='"mood"'):
        read_view(Seen, data)


@given(ANYTHING)
def test_any_json_gives_a_view_or_a_refusal(value: object) -> None:
    with pytest.raises(BadNotation):
        read_view(Seen, value)


@given(st.sampled_from(sorted(_written())), ANYTHING)
def test_any_json_in_a_field_gives_a_view_or_a_refusal(field: str, value: object) -> None:
    data = {**_written(), field: value}
    try:
        view = read_view(Seen, data)
    except BadNotation:
        return
    assert write_view(view) == data


def test_a_view_of_anything_else_is_a_mistake_of_the_game() -> None:
    @dataclass(frozen=True)
    class Blurred:
        """A view with a fraction in it."""

        chance: float

    with pytest.raises(TypeError, match="must not contain a float"):
        write_view(Blurred(0.5))
    with pytest.raises(TypeError, match="must not contain"):
        read_view(Blurred, {"chance": 0.5})
