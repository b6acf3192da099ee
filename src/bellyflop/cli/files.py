"""Reads records from files of any kind, and writes them atomically."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from bellyflop.core import BadRecord, Record, parse_record
from bellyflop.terminal.typed import tidy
from bellyflop.words import Words

_MOST_BYTES = 64 * 1024 * 1024  # a long match has some hundred thousand bytes
STANDARD_INPUT = "-"


class Unreadable(Exception):
    """A file that cannot be read or is not JSON; `say` says why."""

    def __init__(self, word: str, **about: str) -> None:
        super().__init__(word)
        self.word, self.about = word, about

    def say(self, name: str, words: Words) -> str:
        """One line that says what is wrong with the file of this name."""
        return f"{tidy(name)}: {words(self.word, **self.about)}."


def read_file(name: str) -> Record:
    """The record in this file (`-` is standard input), or Unreadable or BadRecord."""
    try:
        content = _content(name)
        return parse_record(content)
    except BadRecord:
        raise
    except OSError as error:
        raise Unreadable("terminal-unreadable", error=error.strerror or str(error)) from error
    except ValueError as error:
        raise Unreadable("terminal-no-json", error=tidy(str(error))) from error


def _content(name: str) -> bytes:
    if name == STANDARD_INPUT:
        content = sys.stdin.buffer.read(_MOST_BYTES + 1)
    elif "\0" in name:
        raise Unreadable("terminal-zero-byte")
    else:
        with open(name, "rb") as file:
            content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise Unreadable("terminal-too-large")
    return content


def write_file(path: Path, record: Record) -> None:
    """Write the record atomically: a reader sees the old file or the new one."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dumps())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def new_file(game_id: str, now: datetime) -> Path:
    """The path of a new file for a new game, in the user's data folder."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    for attempt in range(1, 1000):
        path = folder / (f"{stem}.json" if attempt == 1 else f"{stem}-{attempt}.json")
        try:
            path.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise OSError(f"{folder} has no room for another game of this second")


def data_folder() -> Path:
    """The user's data folder by the conventions of their system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "bellyflop"
