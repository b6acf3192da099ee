"""Checking the dice of a finished game: sealed before, fed by the throwers, followed to a pip."""

from .verify import Verdict, verify

__all__ = ["Verdict", "verify"]
