"""What the log may say of a fault: its kind and its place, never its words."""

from __future__ import annotations

import traceback
from pathlib import PurePath


class Fault(Exception):
    """Something ended badly: what kind of fault it was and where."""


class JobFailed(Fault):
    """A job ended badly in another process."""


def redacted(error: BaseException) -> str:
    """What kind of fault this is and where. Its own words may hold secret dice."""
    if isinstance(error, Fault):
        return str(error)
    frames = reversed(traceback.extract_tb(error.__traceback__))
    places = (f"{PurePath(f.filename).name}:{f.lineno} in {f.name}" for f in frames)
    return f"{type(error).__name__} at {', '.join(places)}"
