"""Counters that a node updates while it works; by default they count nothing."""

from __future__ import annotations

from typing import Protocol


class Counts(Protocol):
    """Counts commands and commits."""

    def answered(self, status: str) -> None:
        """Count a command that got this answer."""

    def committed(self, seconds: float) -> None:
        """Count a commit that took so long."""


class NoCounts:
    """Counts nothing."""

    def answered(self, status: str) -> None:
        pass

    def committed(self, seconds: float) -> None:
        pass
