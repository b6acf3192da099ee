"""The ways in which a log refuses rows."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else wrote this row number, command or room code first."""


class StoreDown(Exception):
    """The database does not answer. Sending the same command again tells what became of it."""
