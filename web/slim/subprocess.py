"""In place of subprocess, whose names are needed: a browser starts no processes."""

PIPE, STDOUT, DEVNULL = -1, -2, -3


class SubprocessError(Exception):
    """A process could not be run."""


class TimeoutExpired(SubprocessError):
    """A process took too long."""


class Popen:
    """A process, which cannot be."""

    def __init__(self, *_args, **_named):
        raise OSError(None, "a browser starts no processes")
