"""Reading what phones send: text that spells a message, or why it does not."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..table.refusals import Word

LONGEST_FRAME = 4096

M = TypeVar("M")


class NotUnderstood(Exception):
    """Bytes that are no message of ours; the words go back to the sender."""

    def __init__(self, why: str, word: Word = "unreadable") -> None:
        super().__init__(why)
        self.word: Word = word


def understand(decoder: msgspec.json.Decoder[M], text: str) -> M:
    """The message this text spells, or NotUnderstood."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
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
        await wire.close(1003, "This table reads text, not bytes.")
        raise WebSocketDisconnect(1003)
    if len(text) > LONGEST_FRAME:
        await wire.close(1009, f"A message has at most {LONGEST_FRAME} characters.")
        raise WebSocketDisconnect(1009)
    return str(text)
