"""Functions compiled by numba, for studying: nothing that is needed for playing is here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function as machine code, compiled at its first call and kept on disk."""
    try:
        numba = import_module("numba")
    except ImportError as error:
        raise ImportError("Studying needs numba: install bellyflop[study].") from error
    return cast(F, numba.njit(cache=True, error_model="numpy")(function))
