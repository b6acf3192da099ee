"""Adapters to research tools: OpenSpiel, PettingZoo, Gymnasium, and language models over MCP.

Each module needs its extra, e.g. `pip install bellyflop[openspiel]`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """A library that an adapter needs is not installed; the message says how to get it."""


def need(library: str, extra: str) -> ModuleType:
    """The imported library, or MissingExtra."""
    try:
        return import_module(library)
    except ImportError as error:
        lacks = f"bellyflop.adapters.{extra} needs {library}"
        raise MissingExtra(f"{lacks}: pip install 'bellyflop[{extra}]'.") from error
