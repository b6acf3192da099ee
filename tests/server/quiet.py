"""A proxy to a service that can stall: it forwards nothing and reports no error."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Self

from tests.server.services import Nats, Postgres


class QuietLine:
    """A proxy on loopback. While it is silent, it holds back everything, including a close.

    `hush` can wait until a client sends a certain word, and can forward that word first. `speak`
    forwards everything held back. `forget` drops it, as a firewall does after it has lost its
    connection table: only new connections get through.
    """

    def __init__(self, service: Postgres | Nats) -> None:
        self._service = service
        self._open = asyncio.Event()
        self._open.set()
        self._word, self._first = b"", False
        self._forgotten: set[asyncio.Task[None]] = set()
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def hush(self, word: bytes = b"", first: bool = False) -> None:
        """Fall silent now, or when a client sends this word; `first` still forwards the word."""
        self._word, self._first = word, first
        if not word:
            self._open.clear()

    def speak(self) -> None:
        """Forward everything again, starting with what was held back."""
        self._word = b""
        self._open.set()

    def forget(self) -> None:
        """Forward everything again, but on new connections only."""
        self._forgotten |= self._lines
        self.speak()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        ends = [writer]
        try:
            await self._passable(line)
            there, back = await self._reach()
            ends.append(back)
            async with asyncio.TaskGroup() as ways:
                ways.create_task(self._pass_on(line, reader, back, self._listen))
                ways.create_task(self._pass_on(line, there, writer, lambda _: False))
        finally:
            self._lines.discard(line)
            for end in ends:
                end.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._service, Postgres):
            return await asyncio.open_unix_connection(f"{self._service.folder}/.s.PGSQL.5432")
        return await asyncio.open_connection("127.0.0.1", self._service.port)

    async def _pass_on(
        self,
        line: asyncio.Task[None],
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        falls_silent: Callable[[bytes], bool],
    ) -> None:
        with contextlib.suppress(OSError):
            while True:
                said = await reader.read(65536)
                if falls_silent(said):
                    self._open.clear()
                    if self._first:
                        writer.write(said)
                        said = await reader.read(65536)
                await self._passable(line)
                if not said:
                    writer.close()
                    return
                writer.write(said)

    def _listen(self, said: bytes) -> bool:
        return bool(self._word) and self._word in said and self._open.is_set()

    async def _passable(self, line: asyncio.Task[None]) -> None:
        await self._open.wait()
        if line in self._forgotten:
            await asyncio.Event().wait()
