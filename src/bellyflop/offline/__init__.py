"""The house in a phone: the server's own tables, with no server and no network.

A browser runs this in a worker (`web/src/offline/worker.ts`). `open_house` is all it calls.
"""

from .house import House, open_house

__all__ = ["House", "open_house"]
