"""Room codes."""

from __future__ import annotations

import secrets

_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words


def room_code() -> str:
    """Four letters that bring a phone to a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(4))
