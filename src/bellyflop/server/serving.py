"""Running a node: the socket it listens on, the link it prints, and how it stops."""

from __future__ import annotations

import io
import socket
from collections.abc import Callable
from dataclasses import dataclass

import segno
import uvicorn

from .app import Settings, make_app


class BadAddress(Exception):
    """The address, the database or the doorbell cannot be used."""


@dataclass(frozen=True)
class Plan:
    """Where a node listens and what it stands on."""

    host: str
    port: int
    database: str
    doorbell: str | None = None
    public_url: str | None = None


def serve(plan: Plan, say: Callable[[str], None]) -> None:
    """Serve until the process is asked to stop; finish the commit in hand, then go."""
    listening = _listen(plan)
    link = plan.public_url or f"http://{_address(plan.host)}:{listening.getsockname()[1]}"
    try:
        app = make_app(Settings(plan.database, plan.doorbell, plan.public_url))
    except ValueError as error:
        raise BadAddress(str(error)) from error
    say(qr_code(link))
    say(f"Bellyflop is open at {link}\nCtrl-C closes it; every game is kept.")
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_ping_interval=15,
        ws_ping_timeout=15,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


def _listen(plan: Plan) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in plan.host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((plan.host, plan.port))
    except OSError as error:
        why = error.strerror or str(error)
        raise BadAddress(
            f"Cannot listen on {plan.host} port {plan.port}: {why}. Try another --port."
        ) from error
    return listening


def _address(host: str) -> str:
    """The address under which phones on the same network find this machine."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks which way out there is
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def qr_code(link: str) -> str:
    """The link as a code a phone can read off the terminal."""
    drawn = io.StringIO()
    segno.make(link, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
