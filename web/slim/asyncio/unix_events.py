"""Replaces asyncio.unix_events: a browser has no sockets to wait for and brings its own loop."""

from . import events

__all__ = ()


class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    """The base class of Pyodide's own policy."""

    _loop_factory = None
