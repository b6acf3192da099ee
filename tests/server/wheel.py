"""Phones that commit a wheel at a table, honest or not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.server.indoors import Guest, Json, seat_token
from tests.server.leaks import TABLE
from tests.server.test_clocks import Watched

from bellyflop.core import AnyGame
from bellyflop.proof import Phone


class Bringer(Guest):
    """A guest that commits a wheel, answers every call, and keeps the calls."""

    def __init__(self, house: Watched, seat: int | None, secret: bytes = b"") -> None:
        super().__init__(house, TABLE, None if seat is None else seat_token(seat))
        self.phone = Phone(secret or Random(seat).randbytes(32))
        self.awake = True
        self.calls: list[Json] = []
        self.late = 0.0  # seconds of delay before each answer

    def wheel(self) -> None:
        """Send the commitment to its wheel."""
        self.say({"type": "commit", "commitment": self.phone.commitment.hex()})

    async def bring(self) -> Bringer:
        """Connect and commit the wheel."""
        await self.arrive()
        self.wheel()
        await self.until(lambda u: bool(u["wheels"]))
        return self

    async def _send(self, message: Any) -> None:
        await super()._send(message)
        if message["type"] == "websocket.send":
            heard = json.loads(message["text"])
            if heard["type"] == "call":
                self.calls.append(heard)
                if self.late:
                    asyncio.get_running_loop().call_later(self.late, self.answer, heard)
                else:
                    self.answer(heard)

    def answer(self, call: Json) -> None:
        """Reveal its number for this call."""
        if self.awake:
            number = self.phone.answer(call["throw"], bytes.fromhex(call["head"]))
            if number is not None:
                self.say({"type": "give", "throw": call["throw"], "number": number.hex()})


class Second(Watched):
    """A house whose table was opened under scheme 2."""

    def __init__(self, game: AnyGame, events: Sequence[Any] = (), **chosen: Any) -> None:
        super().__init__(game, events, scheme=2, **chosen)

    @property
    def kinds(self) -> list[str]:
        """The kind of each row in the log."""
        return [row.change.kind for row in self.log]


async def record_of(house: Watched) -> Json:
    """The public record as it stands now."""
    found: Json = json.loads((await house.get(f"/api/tables/{TABLE}/record"))[1])
    return found


async def play_on(house: Watched, guests: Sequence[Guest], rng: Random, until: int = 10**6) -> None:
    """Play at random until the game is over or this many dice throws have been made."""
    table = house.node.live[TABLE].table
    while len(table.throws) < until:
        for guest in guests:
            await guest.until(lambda u: u["seq"] >= table.changed)
        seen = guests[0].seen["awaiting"]
        if seen["kind"] == "over":
            return
        if table.call is not None or (seen["kind"] == "chance" and seen["by"] is None):
            await guests[0].moved()
        elif seen["kind"] == "chance":
            assert (await guests[seen["by"]].command("throw"))["status"] == "ok"
        elif seen["kind"] == "players":
            assert table.match is not None
            seat = seen["seats"][0]
            legal = table.match.game.legal(table.match.state, seat)
            do = table.match.game.write_action(legal[rng.randrange(len(legal))])
            answer = await guests[seat].command("do", do=do, device="0" * 32)
            assert answer["status"] == "ok"
        else:
            await guests[0].moved()
