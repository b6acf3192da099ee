"""The house: the server's own tables in a phone, with no server and no network.

A browser runs this in a worker (`web/src/offline/worker.ts`). It calls only `open_house`.
"""

from .house import House, open_house

__all__ = ["House", "open_house"]
