"""The services that the routes and sockets of one node use."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from ..node.metrics import Metrics
from ..node.node import Node
from ..node.presence import Presence
from ..workers.bots import Thinkers
from ..workers.reviews import Reviewer
from .limits import Limits, Shares


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a request may need, built once when the node starts."""

    node: Node
    presence: Presence
    metrics: Metrics
    thinkers: Thinkers
    reviewer: Reviewer
    limits: Limits
    shares: Shares = field(default_factory=lambda: Shares(1.0))
    origins: frozenset[str] = frozenset()  # further origins whose pages may send requests
    commands_per_10_s: int = 20


def provide(app: Starlette, services: Services) -> None:
    """Make these services available to the requests of this app."""
    app.state.services = services


def provided(app: Starlette) -> Services:
    """The services of this app, which must have started."""
    services: Services = app.state.services
    return services


def services_of(asked: HTTPConnection) -> Services:
    """The services of the app that serves this request."""
    return provided(asked.app)
