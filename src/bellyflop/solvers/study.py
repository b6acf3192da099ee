"""Functions compiled by numba, for studying: nothing that is needed for playing is here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

from .cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function as machine code, compiled at its first call and kept in the cache folder."""
    try:
        numba = import_module("numba")
    except ImportError as error:
        raise ImportError("Studying needs numba: install bellyflop[study].") from error
    config: Any = import_module("numba.core.config")
    usual = config.CACHE_DIR
    # numba looks at the file of a function alone, and would not notice a change in one it calls.
    config.CACHE_DIR = str(cache_folder() / "compiled" / _edition(function.__code__.co_filename))
    try:
        return cast(F, numba.njit(cache=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = usual


@cache
def _edition(file: str) -> str:
    """A name for the present state of all that a compiled function in this file can stand on."""
    here = Path(file).parent
    folders = {here, here.parent, Path(__file__).parent}
    sources = sorted(source for folder in folders for source in folder.glob("*.py"))
    return sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()[:16]
