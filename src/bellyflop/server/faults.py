"""What the log may say of a fault: its kind and its place, never its words."""

from __future__ import annotations

import traceback
from pathlib import PurePath


class JobFailed(Exception):
    """A job ended badly in another process: what kind of fault it was and where."""


def told(error: BaseException) -> str:
    """What kind of fault this is and where. Its own words may hold secret dice."""
    if isinstance(error, JobFailed):
        return str(error)
    frames = reversed(traceback.extract_tb(error.__traceback__))
    places = (f"{PurePath(f.filename).name}:{f.lineno} in {f.name}" for f in frames)
    return f"{type(error).__name__} at {', '.join(places)}"
