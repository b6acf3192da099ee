"""The application: store, node, autoplay, sockets and routes, wired together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from .http.coach import COACHING
from .http.handshake import serve_socket
from .http.json_answers import REFUSALS
from .http.limits import Limits, Shares
from .http.routes import ROUTES
from .http.services import Services, provide
from .http.static import PAGES
from .node.autoplay import Autoplay, Pace
from .node.metrics import Metrics
from .node.nats_bus import bus_at
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
    tables_per_minute: int = 30  # for each address
    sockets_per_address: int = 300
    share_per_address: float = 0.15  # of the event loop, while other addresses are connected
    proxies: str = "127.0.0.1,::1"  # proxies whose X-Forwarded headers are trusted


def make_app(settings: Settings) -> Starlette:
    """The application of one node."""
    bus = bus_at(settings.doorbell)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        metrics = Metrics()
        node = Node(store, bus, metrics, countdown_pace=settings.pace.countdown)
        thinkers, reviewer = Thinkers(settings.thinkers), Reviewer()
        autoplay = Autoplay(node, thinkers, settings.pace)
        node.listeners.append(autoplay.notice)
        presence = Presence(bus)
        node.event_listeners.append(autoplay.react)
        presence.caught_up, autoplay.wave = node.on_change, presence.wave
        services = Services(
            node=node,
            presence=presence,
            metrics=metrics,
            thinkers=thinkers,
            reviewer=reviewer,
            limits=Limits(settings.tables_per_minute, settings.sockets_per_address),
            shares=Shares(settings.share_per_address),
            origins=frozenset(filter(None, [settings.public_url])),
            commands_per_10_s=settings.commands_per_10_s,
        )
        provide(app, services)
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

    routes = [*ROUTES, *COACHING, WebSocketRoute("/ws", serve_socket), *PAGES]
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers=REFUSALS)
