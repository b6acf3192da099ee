"""In place of asyncio.unix_events: a browser has no sockets to wait for, and a loop of its own."""

from . import events

__all__ = ()


class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    """What Pyodide's own policy stands on."""

    _loop_factory = None
