"""Keeps tables of numbers in the user's cache folder, and verifies them when they are read.

A file is one line of JSON (what the table is, its shape and the checksum of its numbers) and then
the numbers. It is never executed, and it is ignored unless every part is as expected.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np

from .keeps import Floats

FORMAT = "bellyflop table 1"
_LONGEST_HEAD = 4096
_NUMBERS = np.dtype("<f8")


@dataclass(frozen=True)
class Cached:
    """A table kept under this name; change `version` whenever its numbers change."""

    name: str
    version: int
    shape: tuple[int, ...]

    @property
    def path(self) -> Path:
        """The path of its file."""
        return cache_folder() / f"{self.name}.table"

    def load(self) -> Floats | None:
        """The table, read-only, or None if there is no valid file."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return None
        end = content.find(b"\n", 0, _LONGEST_HEAD)
        numbers = memoryview(content)[end + 1 :]
        if end < 0 or content[:end] != self._head(numbers):
            return None
        return np.frombuffer(numbers, _NUMBERS).reshape(self.shape).astype(float, copy=False)

    def save(self, table: Floats) -> None:
        """Write the table atomically; do nothing if the folder is not writable."""
        numbers = memoryview(np.ascontiguousarray(table, _NUMBERS).tobytes())
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
        except OSError:
            return
        try:
            with os.fdopen(handle, "wb") as file:
                file.writelines((self._head(numbers), b"\n", numbers))
            os.replace(draft, self.path)
        except OSError:
            Path(draft).unlink(missing_ok=True)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise

    def load_or_make(self, make: Callable[[], Floats], fresh: bool = False) -> Floats:
        """The table from the cache, or a new one, which is then kept; `fresh` forces a new one."""
        table = None if fresh else self.load()
        if table is None:
            table = make()
            self.save(table)
        return table

    def _head(self, numbers: memoryview) -> bytes:
        """The first line that a file with these numbers must have."""
        head = {
            "format": FORMAT,
            "name": self.name,
            "version": self.version,
            "shape": self.shape,
            "sha256": sha256(numbers).hexdigest(),
            "bytes": numbers.nbytes,
        }
        return json.dumps(head).encode()


def cache_folder() -> Path:
    """The user's cache folder by the conventions of their system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME", "")
        if not Path(base).is_absolute():
            base = str(Path.home() / ".cache")
    return Path(base) / "bellyflop"


def keep_newest(prefix: str, most: int) -> None:
    """Delete the oldest tables with this prefix until at most `most` are left."""
    found = []
    for path in cache_folder().glob(f"{prefix}*.table"):
        with suppress(OSError):  # another process may delete it first
            found.append((path.stat().st_mtime, path))
    for _, path in sorted(found, reverse=True)[most:]:
        with suppress(OSError):
            path.unlink()
