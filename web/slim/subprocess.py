"""Replaces subprocess: other modules import its names, but a browser cannot start processes."""

PIPE, STDOUT, DEVNULL = -1, -2, -3


class SubprocessError(Exception):
    """The base class of this module's errors."""


class TimeoutExpired(SubprocessError):
    """A process took too long."""


class Popen:
    """A process; creating one always fails."""

    def __init__(self, *_args, **_named):
        raise OSError(None, "a browser starts no processes")
