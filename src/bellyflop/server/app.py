"""The server put together: store, node, autoplay, sockets and plain web side."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from .http.coach import COACHING
from .http.limits import Limits
from .http.pad import PADS
from .http.routes import REFUSALS, ROUTES
from .http.socket import serve_socket
from .http.static import PAGES
from .node.autoplay import Autoplay, Pace
from .node.bus import bus_at
from .node.node import Node
from .node.presence import Presence
from .store.store import Store
from .workers.bots import Thinkers
from .workers.reviews import Reviewer


@dataclass(frozen=True)
class Settings:
    """How a node is run."""

    database: str
    doorbell: str | None = None
    public_url: str | None = None
    pace: Pace = field(default_factory=Pace)
    thinkers: int = 1
    commands_per_10_s: int = 20
    tables_per_minute: int = 30  # for each address, as is the next
    sockets_per_address: int = 300
    proxies: str = "127.0.0.1,::1"  # who is believed when they say for whom they ask


def make_app(settings: Settings) -> Starlette:
    """The application of one node."""
    bus = bus_at(settings.doorbell)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        node = Node(store, bus)
        thinkers, reviewer = Thinkers(settings.thinkers), Reviewer()
        autoplay = Autoplay(node, thinkers, settings.pace)
        presence = Presence(bus)
        app.state.node, app.state.presence, app.state.metrics = node, presence, node.metrics
        app.state.thinkers, app.state.reviewer = thinkers, reviewer
        app.state.origins = frozenset(filter(None, [settings.public_url]))
        app.state.commands_per_10_s = settings.commands_per_10_s
        app.state.limits = Limits(settings.tables_per_minute, settings.sockets_per_address)
        await node.open()
        await presence.open()
        try:
            yield
        finally:
            await autoplay.close()
            await reviewer.close()
            await presence.close()
            await node.close()
            await store.close()

    routes = [*ROUTES, *PADS, *COACHING, WebSocketRoute("/ws", serve_socket), *PAGES]
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers=REFUSALS)
