"""What the server's log may say of an exception: its type and place, never its message."""

from __future__ import annotations

import traceback
from pathlib import PurePath


class Fault(Exception):
    """An exception in short: its type and where it was raised."""


class JobFailed(Fault):
    """A job failed in another process."""


def redacted(error: BaseException) -> str:
    """The type and place of this exception. Its own message may hold secret dice."""
    if isinstance(error, Fault):
        return str(error)
    frames = reversed(traceback.extract_tb(error.__traceback__))
    places = (f"{PurePath(f.filename).name}:{f.lineno} in {f.name}" for f in frames)
    return f"{type(error).__name__} at {', '.join(places)}"
