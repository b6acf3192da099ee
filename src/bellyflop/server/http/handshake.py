"""The handshake of a socket: who may open one, the hello, and refusals."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..node.node import Node
from ..node.presence import Presence
from ..store.log import StoreDown
from ..table.commands import read_hello
from ..table.messages import Bye
from ..table.refusals import Word, sentence
from ..table.rooms import is_table
from ..wire import encode
from .limits import SOCKET_SECONDS, Share, network_of
from .reading import NotUnderstood, origin_fits, read_text, understand
from .services import services_of
from .socket import Socket

FIRST_MESSAGE_SECONDS = 5.0


async def serve_socket(wire: WebSocket) -> None:
    """Serve a socket from its handshake to its end, counted for its address."""
    services = services_of(wire)
    if not origin_fits(wire, services.origins):
        await wire.close(4403)
        return
    await wire.accept()
    limits, home = services.limits, network_of(wire.client)
    share = services.shares.of(home)
    share.charge(SOCKET_SECONDS)
    if not limits.let_in(home):
        await _refuse(wire, "too-many-phones")
        return
    try:
        await share.turn()
        await share.metered(_stay(wire, services.node, services.presence, share))
    finally:
        limits.let_out(home)


async def _stay(wire: WebSocket, node: Node, presence: Presence, share: Share) -> None:
    """Read the hello, then exchange messages until either side leaves."""
    try:
        socket = await asyncio.wait_for(_meet(wire, node, presence, share), FIRST_MESSAGE_SECONDS)
    except (TimeoutError, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await wire.close(1008, "The first message must say hello.")
        return
    if socket is None:
        return
    socket.live.watchers.add(socket.wake)
    presence.enter(socket)
    node.on_change(socket.live)
    socket.wake()
    try:
        await node.welcome(socket.live, socket.seats)
        await socket.live_on()
    finally:
        socket.live.watchers.discard(socket.wake)
        presence.leave(socket)
        node.on_change(socket.live)


async def _meet(wire: WebSocket, node: Node, presence: Presence, share: Share) -> Socket | None:
    try:
        hello = understand(read_hello, await read_text(wire))
        live = await node.table(hello.table) if is_table(hello.table) else None
        who = await node.arrive(live, hello.token, hello.seen) if live is not None else None
        if live is None or who is None:
            raise NotUnderstood(sentence("no-such-seat"), "no-such-seat")
        if who.seat is None and not who.host and not live.table.spectators:
            raise NotUnderstood(sentence("no-spectators"), "no-spectators")
    except StoreDown:
        await _refuse(wire, "store-down")
        return None
    except NotUnderstood as error:
        await _refuse(wire, error.word, str(error))
        return None
    return Socket(wire, node, live, who, presence, hello.seen, share)


async def _refuse(wire: WebSocket, word: Word, why: str | None = None) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await wire.send_text(encode(Bye("refused", why or sentence(word), word)).decode())
        await wire.close(4404)
