"""Tables of numbers in the user's cache folder: checked when read, made anew when in doubt.

A file is one line of JSON (what the table is, its shape and the checksum of its numbers) and then
the numbers. Nothing in it is run, and nothing is taken from it unless every part is as expected.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
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
    """A table to be kept under this name; another `version` means other numbers."""

    name: str
    version: int
    shape: tuple[int, ...]

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return cache_folder() / f"{self.name}.table"

    def load(self) -> Floats | None:
        """The table, read-only, or None if there is none that can be trusted."""
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
        """Put the table there at once and whole; a folder that cannot be written to is no harm."""
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
        """The table from the cache, or made and kept there; `fresh`: made in any case."""
        table = None if fresh else self.load()
        if table is None:
            table = make()
            self.save(table)
        return table

    def _head(self, numbers: memoryview) -> bytes:
        """The only first line that these numbers may have."""
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
    """Where this person's tables are kept, as their system has it."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME", "")
        if not Path(base).is_absolute():
            base = str(Path.home() / ".cache")
    return Path(base) / "bellyflop"
