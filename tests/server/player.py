"""A player that retries the same command with the same id until it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.server.kit import Json, Phone
from websockets.exceptions import WebSocketException

OFFLINE = (OSError, EOFError, TimeoutError, WebSocketException)


@dataclass(frozen=True)
class Habits:
    """How often a player does something besides playing, and how long it waits for an answer."""

    away: float = 0.01
    undo: float = 0.1
    react: float = 0.01
    patience: float = 20.0


@dataclass(eq=False)
class Player:
    """Plays one seat through disconnects and crashes, and keeps everything it receives."""

    phone: Phone
    habits: Habits = field(default_factory=Habits)
    answered: Callable[[], None] = lambda: None
    issued: dict[str, Json] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)  # by command id: the acknowledged row
    refused: dict[str, Json] = field(default_factory=dict)
    saw: list[Json] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    arrivals: int = 0
    given_up: bool = False
    pending: Json | None = None
    _row: int = -1

    @property
    def rng(self) -> Random:
        """The source of the player's random choices."""
        return self.phone.rng

    async def play(self) -> None:
        """Play until the game is over; reconnect whenever the connection is lost."""
        while not self.given_up:
            try:
                await self.phone.arrive()
                await self._until_over()
                return
            except OFFLINE:
                await self._last_words()
                await self._before_the_next_try()
            finally:
                self._hang_up()

    async def _before_the_next_try(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.0, 0.03))

    async def watch(self) -> None:
        """Watch without a seat until the game is over."""
        await self.phone.arrive()
        self.arrivals += 1
        while not self.saw or self.saw[-1]["awaiting"]["kind"] != "over":
            await self._hear()
        self._hang_up()

    async def _last_words(self) -> None:
        """Read the messages that arrived before the connection closed."""
        wire = self.phone.wire
        with contextlib.suppress(*OFFLINE):
            while wire is not None and wire.close_code is not None:
                await self._hear()

    def _hang_up(self) -> None:
        wire, self.phone.wire = self.phone.wire, None
        if wire is not None:
            wire.transport.abort()

    async def _until_over(self) -> None:
        while await self._hear() != "update":
            pass
        self.arrivals += 1
        if self.pending is not None:
            await self.phone.send(self.pending)
        while True:
            assert self.phone.seen is not None
            if self.pending is None and self.phone.seen["seq"] >= self._row:
                if self.phone.seen["awaiting"]["kind"] == "over":
                    return
                self._decide()
                if self.pending is not None:
                    await self.phone.send(self.pending)
            await self._hear()

    async def _hear(self) -> str:
        """The type of the next message; after a timeout, send the pending command again."""
        while True:
            try:
                async with asyncio.timeout(self.habits.patience):
                    message = await self.phone.receive()
                break
            except TimeoutError:
                if self.pending is None or self.phone.seen is None:
                    raise
                await self.phone.send(self.pending)
        match message["type"]:
            case "update":
                self._keep(message)
            case "answer" if self.pending is not None and message["id"] == self.pending["id"]:
                await self._take(message, self.pending)
            case "answer" if message["id"] in self.kept:
                if message["status"] != "ok" or message["seq"] != self.kept[message["id"]]:
                    self.wrong.append(f"another answer than before: {message}")
        return str(message["type"])

    def _keep(self, update: Json) -> None:
        if self.saw and update["seq"] < self.saw[-1]["seq"]:
            self.wrong.append(f"after row {self.saw[-1]['seq']} came row {update['seq']}")
        if not self.saw or update != self.saw[-1]:
            self.saw.append(update)

    async def _take(self, answer: Json, command: Json) -> None:
        match answer["status"]:
            case "ok":
                if command["type"] != "react":  # reactions are not logged
                    self.kept[answer["id"]] = self._row = answer["seq"]
                self.pending = None
                self.answered()
            case "stale" | "illegal" if answer["status"] == "stale" or command["type"] == "undo":
                self.refused[answer["id"]] = answer
                self._row = answer["seq"]
                self.pending = None
            case "too_fast" | "unavailable":
                await asyncio.sleep(0.1)
                await self.phone.send(command)
            case _:
                self.wrong.append(f"{command} was refused: {answer}")
                self.refused[answer["id"]] = answer
                self.pending = None

    def _decide(self) -> None:
        wanted = self._wanted()
        if wanted is not None:
            assert self.phone.seen is not None
            if wanted["type"] in ("do", "throw", "fell", "undo"):
                wanted["base"] = self.phone.seen["seq"]
            self.pending = {"id": secrets.token_hex(8), **wanted}
            self.issued[self.pending["id"]] = self.pending

    def _wanted(self) -> Json | None:
        seen, whim = self.phone.seen, self.rng.random
        assert seen is not None
        assert self.phone.seat is not None
        if seen["room"]["seats"][self.phone.seat]["covered"]:
            return {"type": "away", "away": False}
        if seen["undo"] and whim() < self.habits.undo:
            return {"type": "undo"}
        wanted = self.phone.next_command()
        if wanted is not None and whim() < self.habits.away:
            return {"type": "away", "away": True, "level": "paddler"}
        if wanted is not None and whim() < self.habits.react:
            return {"type": "react", "what": "splash"}
        return wanted
