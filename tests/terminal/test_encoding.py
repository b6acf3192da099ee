"""Characters that an encoding lacks are replaced by similar ones."""

from __future__ import annotations

import pytest

import bellyflop.terminal.encoding  # noqa: F401 - registers the stand-ins


def test_boxes_and_shapes_have_stand_ins() -> None:
    assert "│ ▲ 4 │ …".encode("ascii", "bellyflop") == b"| ^ 4 | ..."
    assert "☃\ud800".encode("latin-1", "bellyflop") == b"??"
    assert "\ud800é".encode("utf-8", "bellyflop") == b"?\xc3\xa9"


def test_it_is_for_writing_only() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", "bellyflop")
