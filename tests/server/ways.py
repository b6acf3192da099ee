"""Every channel from a node to a viewer, and what was sent on each."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from tests.server.indoors import HOST, Guest, Indoors, Json, laid_out, seat_token
from tests.server.leaks import TABLE, Pair, Sent, tokens_of

from bellyflop.core import Acted
from bellyflop.server.http.coach import COACHING

PAGES = ("/api/rooms/BCDF", f"/api/tables/{TABLE}/record", f"/api/tables/{TABLE}/review", "/health")


class Echo:
    """A coach that returns everything it was given."""

    async def advise(self, job: Callable[..., bytes], *given: object) -> bytes:
        return msgspec.json.encode((repr(given), []))


class Onlooker(Guest):
    """A guest that keeps every raw message."""

    def __init__(self, house: Indoors, token: str | None) -> None:
        super().__init__(house, TABLE, token)
        self.texts: list[str] = []

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.texts.append(message["text"])
        await super()._send(message)

    def news(self) -> list[str]:
        """The messages since the last call."""
        texts, self.texts = self.texts, []
        return texts


async def all_sent(pair: Pair, events: Sequence[Any], commands: Sequence[Json]) -> Sent:
    """Everything a node with these events sends to the viewer, by channel."""
    sent: Sent = {}
    for token in tokens_of(pair.viewer):
        ways = await _visits(pair, events, commands, token)
        deed = events[-1] if events else None
        if isinstance(deed, Acted) and deed.seat != pair.viewer:
            ways |= await _watching(pair, events, token)
        sent |= {f"{way} of {name_of(token)}": said for way, said in ways.items()}
    return sent


def name_of(token: str | None) -> str:
    """A readable name for the holder of this token."""
    if token is None:
        return "a spectator"
    return "the host" if token == HOST else token.removeprefix("the token of ")


def _house(pair: Pair, events: Sequence[Any]) -> Indoors:
    house = Indoors()
    house.put(TABLE, laid_out(pair.game, events, clock=30, hints=True))
    house.app.router.routes += COACHING
    house.use(thinkers=Echo())
    return house


async def _visits(
    pair: Pair, events: Sequence[Any], commands: Sequence[Json], token: str | None
) -> Sent:
    """What is sent on join, on resume from every row, for hints, for commands and over HTTP."""
    house, last = _house(pair, events), len(events) + 1
    sent = {"first join": await house.visit(TABLE, token), "resume": [""]}
    for seen in range(last + 1):
        sent["resume"] += await house.visit(TABLE, token, seen=seen)
    sent["hint"] = [await _hint(house, token, last)]
    sent["attempts"] = await house.visit(TABLE, token, commands)
    for path in PAGES:
        sent[path] = [str(await house.get(path))]
    house.use(commands_per_10_s=0)
    sent["haste"] = await house.visit(TABLE, token, commands)
    sent["hasty hint"] = [await _hint(house, token, last)]
    return sent


async def _hint(house: Indoors, token: str | None, base: int) -> str:
    wanted = json.dumps({"token": token, "base": base}).encode()
    return str(await house.get(f"/api/tables/{TABLE}/hint", "POST", wanted))


async def _watching(pair: Pair, events: Sequence[Any], token: str | None) -> Sent:
    """What is sent while another seat joins, repeats the last action, undoes it and steps away."""
    house, deed = _house(pair, events[:-1]), events[-1]
    viewer = Onlooker(house, token)
    await viewer.arrive()
    other = await Guest(house, TABLE, seat_token(deed.seat)).arrive()
    await other.command("react", what="splash")
    await other.command("do", do=deed.action)
    sent = {"watching": viewer.news()}
    undone = await other.command("undo")
    answered = json.dumps({"status": undone["status"]})
    sent["undo"] = [answered, *viewer.news(), *await house.visit(TABLE, token)]
    await other.command("away", away=True)
    await other.command("away", away=False)
    await other.leave()
    sent["watching on"] = viewer.news()
    await viewer.leave()
    return sent


# ── what tells two tables apart ─────────────────────────────────────────────────────────────────


def first_difference(one: Sent, other: Sent) -> str | None:
    """The first channel on which the two differ, with what was sent; None if they are equal."""
    for way, said in one.items():
        if said != other[way]:
            return f"{way}:\n{json.dumps(said)}\n{json.dumps(other[way])}"
    return None


def differences(one: Sent, other: Sent) -> list[str]:
    """Every channel on which the two differ, with the kind of each differing message."""
    found = []
    for way, said in one.items():
        if len(said) != len(other[way]):
            found.append(f"{way}: more messages")
        found += [
            f"{way}: {kind_of(text)}"
            for text, twin in zip(said, other[way], strict=False)
            if text != twin
        ]
    return found


def kind_of(text: str) -> str:
    """The status of an answer, the type of any other message, or "" if the text is not JSON."""
    try:
        message = json.loads(text)
    except ValueError:
        return ""
    return str(message.get("status") or message["type"])
