"""Verifies a finished game's dice: sealed before the game, mixed with the phones' numbers."""

from .scheme_2 import Kept, Phone
from .verdict import Verdict
from .verify import verify

__all__ = ["Kept", "Phone", "Verdict", "verify"]
