"""Reads messages from phones, or says why they cannot be read."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from ipaddress import ip_address
from typing import NoReturn, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from bellyflop.core import BadNotation

from ..table.refusals import Word

LONGEST_FRAME = 4096
_NAMES_AT_HOME = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")

M = TypeVar("M")

_values = msgspec.json.Decoder().decode


class NotUnderstood(Exception):
    """These bytes are no valid message; the reason goes back to the sender."""

    def __init__(self, why: str, word: Word = "unreadable") -> None:
        super().__init__(why)
        self.word: Word = word


def understand(read: Callable[[object], M], text: str) -> M:
    """The message in this text, or NotUnderstood."""
    try:
        return read(_values(text))
    except (BadNotation, msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        words = str(error).encode("ascii", "replace").decode()[:200]
        raise NotUnderstood(f"That is no message of this table: {words}") from None


async def read_text(wire: WebSocket) -> str:
    """The next text frame, or WebSocketDisconnect."""
    try:
        message = await wire.receive()
    except RuntimeError as error:
        raise WebSocketDisconnect(1006) from error
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        await _close(wire, 1003, "This table reads text, not bytes.")
    elif len(text) > LONGEST_FRAME:
        await _close(wire, 1009, f"A message has at most {LONGEST_FRAME} characters.")
    return str(text)


async def _close(wire: WebSocket, code: int, why: str) -> NoReturn:
    with contextlib.suppress(RuntimeError):  # bytes that are not UTF-8 have closed it already
        await wire.close(code, why)
    raise WebSocketDisconnect(code)


def origin_fits(asked: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether the request comes from our own page, or from no page at all (CSRF)."""
    origin = asked.headers.get("origin")
    if origin is None:
        return True  # not a browser; the token decides
    scheme, _, place = origin.partition("://")
    if origin in allowed:
        return True
    # DNS rebinding: an attacker can point their own domain at this server, and their page then
    # has our host. We have no certificate for that domain, and nobody can own a local name.
    return place == asked.headers.get("host") and (scheme == "https" or _is_at_home(place))


def _is_at_home(place: str) -> bool:
    """Whether no attacker can own this name: an IP address, or a name of the local network."""
    name = urlsplit(f"//{place}").hostname or ""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(_NAMES_AT_HOME)
    return True
