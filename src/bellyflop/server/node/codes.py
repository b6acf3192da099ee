"""Room codes."""

from __future__ import annotations

import secrets

_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words


LENGTHS = (4, 6, 8)  # letters; longer where many are in use
_FIRST = {6: "A", 8: "E"}  # whoever types one in knows by its first letter how long it is


def room_code(length: int = LENGTHS[0]) -> str:
    """Some letters that bring a phone to a table."""
    first = _FIRST.get(length, "")
    return first + "".join(secrets.choice(_LETTERS) for _ in range(length - len(first)))
