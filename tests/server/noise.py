"""Noise: malformed input that a phone, a program or an attacker might send."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.server.kit import PATIENCE

DEVICE = "0123456789abcdef" * 2
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "table": "0" * 24, "token": "x", "seen": 3},
    {"type": "do", "id": "an-id-of-mine", "base": 3, "do": {"score": "chance"}, "device": DEVICE},
    {"type": "do", "id": "an-id-of-mine", "base": 3, "do": {"hold": [1, 2]}},
    {"type": "throw", "id": "an-id-of-mine", "base": 3, "device": DEVICE},
    {"type": "fell", "id": "an-id-of-mine", "base": 3, "chance": {"dice": [1, 2, 3, 4, 5]}},
    {"type": "undo", "id": "an-id-of-mine", "base": 3},
    {"type": "start", "id": "an-id-of-mine"},
    {"type": "lock", "id": "an-id-of-mine", "locked": True},
    {"type": "remove", "id": "an-id-of-mine", "seat": 1},
    {"type": "bot", "id": "an-id-of-mine", "seat": 1, "level": "diver"},
    {"type": "away", "id": "an-id-of-mine", "away": False, "level": "diver"},
    {"type": "pencil", "id": "an-id-of-mine", "change": {"write": "chance", "points": 5}},
    {"type": "rematch", "id": "an-id-of-mine"},
    {"type": "react", "id": "an-id-of-mine", "what": "clap"},
]
ODD: list[Any] = [
    None, True, False, 0, -1, 1.5, -0.0, 2**31, 2**53 + 1, 2**64, -(2**70), 10**400, 1e308,
    "", " ", "\x00", "\ud800", "\udfff\ud800", "a" * 3000, "𝕏" * 50, "\u202e", "‮‮", "'; --", "{}",
    [], {}, [[]], {"": {}}, [None] * 200, {"type": "do"}, {"do": {"do": {"do": {}}}},
]  # fmt: skip
TEXTS = [
    "", " ", "\n", "null", "NaN", "[", "{", "}", '"', "{]", "[1,]", "{'type': 'do'}", "\ufeff{}",
    "\x00",
    '{"type":"do","type":"throw"}', '{"type":1e999}', '{"type":-Infinity}', '{"type":"\\ud800"}',
    '{"type":"\\u0000"}', "[" * 2000, '{"a":' * 800, "[" * 2000 + "]" * 2000, "1" * 4000, "-", "1e",
    '{"type":"do","id":"deep-deep-deep","base":0,"do":' + '{"x":' * 600 + "1" + "}" * 600 + "}",
    '{"type":"do","id":"deep-deep-deep","base":0,"do":{"x":' + "[" * 1500 + "]" * 1500 + "}}",
    '{"type":"do","id":"huge-huge-huge","base":0,"do":{"score":' + "9" * 3000 + "}}",
    '{"type":"do","id":"huge-huge-huge","base":' + "9" * 3000 + ',"do":{}}',
    '{"type":"do","id":"huge-huge-huge","base":0,"do":{"hold":[1e400,-1e400,1e-999]}}',
]  # fmt: skip


def texts(rng: Random, count: int) -> Iterator[str]:
    """Texts that are not messages, and messages with an error; at most 4,000 characters each."""
    return (text for text in _all_texts(rng, count) if '"away": true' not in text)  # valid


def _all_texts(rng: Random, count: int) -> Iterator[str]:
    yield from TEXTS
    for message in MESSAGES:
        for key in message:
            for odd in ODD:
                yield _written({**message, key: odd})
        yield _written({**message, "extra": 1})
    for _ in range(count):
        yield rng.choice((_mangled, _scrambled, _letters))(rng)[:4000]


def _written(message: object) -> str:
    return json.dumps(message)[:4000]


def _mangled(rng: Random) -> str:
    """A message with a few characters dropped, doubled or changed."""
    text = list(json.dumps(rng.choice(MESSAGES)))
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text))
        text[at] = rng.choice(("", text[at] * 2, chr(rng.randrange(32, 127)), "\\", "\u00e9", '"'))
    return "".join(text)


def _scrambled(rng: Random) -> str:
    """A message with values in the wrong fields."""
    message = dict(rng.choice(MESSAGES))
    for key in rng.sample(sorted(message), k=min(2, len(message))):
        message[key] = rng.choice((rng.choice(ODD), rng.choice(MESSAGES), rng.random()))
    return json.dumps({**message, **rng.choice(({}, {"id": "an-id-of-mine"}))}, default=str)


def _letters(rng: Random) -> str:
    return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0xD7FF)))) for _ in range(40))


def frame(opcode: int, body: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """One WebSocket frame, valid or not, with an all-zero mask."""
    head = bytes([(0x80 if fin else 0) | opcode])
    flag = 0x80 if mask else 0
    size = len(body)
    if size < 126:
        head += bytes([flag | size])
    elif size < 2**16:
        head += bytes([flag | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([flag | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if mask else b"") + body


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def shake_hands(port: int, small: bool = False) -> socket.socket:
    """A raw TCP connection after the WebSocket handshake; `small` gives it a tiny buffer."""
    wire = socket.socket()
    wire.settimeout(PATIENCE)
    if small:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", port))
    wire.sendall(HANDSHAKE)
    said = b""
    while not said.endswith(b"\r\n\r\n"):
        said += wire.recv(1)
    assert said.startswith(b"HTTP/1.1 101")
    return wire


def harmless_frames(rng: Random, count: int) -> Iterator[bytes]:
    """Frames that keep the connection open: invalid commands, whole or split, pings and pongs."""
    while count > 0:
        text = rng.choice((_mangled, _scrambled, _letters))(rng)[:1200]
        if '"away"' in text or "react" in text or '"hello"' in text:  # may be valid
            continue
        body = text.encode("utf-8", "replace")
        match rng.randrange(8):
            case 0:
                yield frame(9, body[:125])
            case 1:
                yield frame(10, body[:125])
            case 2:
                cut = rng.randint(0, len(body))
                yield frame(1, body[:cut], fin=False) + frame(9, b"") + frame(0, body[cut:])
            case _:
                yield frame(1, body)
        count -= 1


def requests(rng: Random, count: int) -> Iterator[bytes]:
    """Bytes for a new connection: incomplete handshakes and malformed requests."""
    for cut in (1, 20, 60, len(HANDSHAKE) - 1):
        yield HANDSHAKE[:cut]
    yield HANDSHAKE.replace(b"/ws", b"/w\xff\xfes?\xff")
    yield HANDSHAKE.replace(b"/ws", b"/ws?%ff%00")
    yield HANDSHAKE.replace(b"13", b"99")
    yield HANDSHAKE.replace(b"AAAA==", b"")
    yield HANDSHAKE.replace(b"Host: 127.0.0.1", b"Host: \xff\xfe\r\nOrigin: http://\xff")
    yield HANDSHAKE.replace(b"\r\n\r\n", b"\r\nOrigin: http://elsewhere.example\r\n\r\n")
    yield HANDSHAKE.replace(b"\r\n\r\n", b"\r\nOrigin: http://[\r\n\r\n")
    yield HANDSHAKE + frame(1, b"too early")
    for _ in range(count):
        yield rng.choice((b"", b"GET / HTTP/1.1\r\n")) + rng.randbytes(rng.randint(1, 300))


def frames(rng: Random, count: int) -> Iterator[bytes]:
    """Bytes for an open WebSocket: invalid frames, and frames with invalid content."""
    yield from (
        frame(1, b"\xff\xfe\xfd"),
        frame(1, b"\xc3", fin=False) + frame(0, b"\x28"),
        frame(1, b"\xed\xa0\x80"),
        frame(2, b"bytes"),
        frame(1, b"x" * 5000),
        frame(1, b"x" * 20000),
        frame(1, b"{}", mask=False),
        frame(3, b""),
        frame(0, b"a rest without a start"),
        frame(1, b"{", fin=False) + frame(1, b"}"),
        frame(8, b"\x03"),
        frame(8, b"\x00\x01"),
        frame(9, b"x" * 126),
        frame(9, b"ping", fin=False),
        frame(10, b"a pong nobody asked for"),
        frame(1, b"[", fin=False) + frame(0, b"[", fin=False) * 3000,
        b"\xff" * 100,
        bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + bytes(4),
        frame(1, b"cut short")[:-3],
    )
    for _ in range(count):
        yield rng.randbytes(rng.randint(1, 300))
        yield frame(rng.randrange(16), rng.randbytes(rng.randint(0, 200)), fin=rng.random() < 0.8)
