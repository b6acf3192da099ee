"""Checking the dice of a finished game: sealed before, fed by phones, followed to a pip."""

from .scheme_2 import Kept, Phone
from .verdict import Verdict
from .verify import verify

__all__ = ["Kept", "Phone", "Verdict", "verify"]
