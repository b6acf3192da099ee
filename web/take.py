"""Compiles the offline bundle; runs in Pyodide, at build time (see take.mjs)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

SOURCE = Path("/source")
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
FROZEN = {"importlib/_bootstrap.py", "importlib/_bootstrap_external.py", "zipimport.py"}
LATER = ("json", "traceback")  # imported lazily by the package
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def module(file: str) -> bytes:
    """A module of the package, compiled."""
    return _compiled((SOURCE / file).read_bytes(), file)


def library(files: Sequence[str]) -> bytes:
    """A zip of all modules of the standard library that these files, and Pyodide, import."""
    sys.path.insert(0, str(SOURCE))
    for file in files:
        if file.endswith(".py"):
            import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    for name in LATER:
        import_module(name)
    used: set[str] = set()
    for loaded in list(sys.modules.values()):
        place = getattr(loaded, "__file__", None) or ""
        if place.startswith(f"{LIBRARY}/"):
            used.add(place.removeprefix(f"{LIBRARY}/"))
    import io  # after the scan of the used modules: only this function needs these
    import zipfile

    whole, made = zipfile.ZipFile(LIBRARY), io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as slim:
        for file in sorted(used & set(whole.namelist()) - FROZEN):
            code = _compiled(whole.read(file), file)
            slim.writestr(zipfile.ZipInfo(f"{file}c", LONG_AGO), code)
    return made.getvalue()


def _compiled(source: bytes, file: str) -> bytes:
    """The bytecode without docstrings and assertions, in an unchecked pyc."""
    code = compile(source, file, "exec", dont_inherit=True, optimize=2)
    done: bytes = _code_to_hash_pyc(code, b"\0" * 8, False)
    return done
