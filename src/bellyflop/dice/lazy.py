"""A table that fills itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Lazy(dict[K, V]):
    """A dict that works out an entry when it is first asked for, and keeps it.

    As a decorator it turns a function of one argument into a table of its answers. Asking it is
    quicker than calling a cached function, and a playout asks at every throw.
    """

    def __init__(self, answer: Callable[[K], V]) -> None:
        super().__init__()
        self._answer = answer
        self.__doc__ = answer.__doc__

    def __missing__(self, key: K) -> V:
        value = self[key] = self._answer(key)
        return value
