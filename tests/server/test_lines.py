"""A slow connection skips to the newest update; a failing view ends only its own socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence

import pytest
from tests.server.indoors import Guest, Indoors, Json, laid_out, leap, seat_token

from bellyflop import load_game
from bellyflop.server.http import socket as sockets
from bellyflop.server.node.frames import Frames
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import Viewer

TABLE = "a" * 24


class Hose:
    """An outgoing connection that can be full."""

    on_free: Callable[[], None]

    def __init__(self) -> None:
        self.free = True
        self.told: list[Json] = []
        self.pieces: list[list[str]] = []  # of each the types

    def say(self, texts: Sequence[bytes]) -> None:
        assert self.free, "it was full"
        piece = [json.loads(text) for text in texts]
        self.told += piece
        self.pieces.append([told["type"] for told in piece])


def house() -> Indoors:
    """A house with a Pool-zee table in which seat 0 must throw."""
    made = Indoors()
    made.put(TABLE, laid_out(load_game("pool-zee", seats=2, opening=False), []))
    return made


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_who_reads_on_is_told_all_answers_and_only_the_newest_update(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hose = Hose()
    monkeypatch.setattr(sockets, "line_to", lambda _: hose)

    async def play() -> None:
        guest = Guest(house(), TABLE, seat_token(0))
        arriving = asyncio.create_task(guest.arrive())
        await settle()
        (first,) = (told for told in hose.told if told["type"] == "update")
        hose.told.clear()
        hose.free = False
        commands = [("throw", {}), ("do", {"do": {"score": "chance"}}), ("undo", {})]
        for n, (kind, fields) in enumerate(commands):
            guest.say({"type": kind, "id": f"command-{n}", "base": first["seq"] + n, **fields})
        await settle()
        assert hose.told == []
        hose.free = True
        hose.on_free()
        await settle()
        answers, updates = hose.told[:3], hose.told[3:]
        assert [told["status"] for told in answers] == ["ok"] * 3
        assert [(told["type"], told["seq"]) for told in updates] == [("update", first["seq"] + 3)]
        arriving.cancel()
        await guest.leave()

    leap(play())


@pytest.mark.parametrize(
    ("crowded", "pieces"), [(True, [["answer", "update"]]), (False, [["answer"], ["update"]])]
)
def test_answer_and_update_are_one_piece_unless_nobody_else_waits(
    monkeypatch: pytest.MonkeyPatch, crowded: bool, pieces: list[list[str]]
) -> None:
    hose = Hose()
    monkeypatch.setattr(sockets, "line_to", lambda _: hose)

    async def play() -> None:
        indoors = house()
        indoors.node.store.crowded = crowded
        guest = Guest(indoors, TABLE, seat_token(0))
        arriving = asyncio.create_task(guest.arrive())
        await settle()
        hose.pieces.clear()
        guest.say({"type": "throw", "id": "command-0", "base": hose.told[-1]["seq"]})
        await settle()
        assert hose.pieces == pieces
        arriving.cancel()
        await guest.leave()

    leap(play())


def test_a_view_that_fails_ends_that_socket_and_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest = Frames.of

    def fails_for_one(
        self: Frames, table: Table, who: Viewer, untold: int, marked: int | None = None
    ) -> bytes:
        if who.seat == 1:
            raise LookupError("no view of (3, 4)")
        return honest(self, table, who, untold, marked)

    monkeypatch.setattr(Frames, "of", fails_for_one)

    async def play() -> None:
        indoors = house()
        guest = await Guest(indoors, TABLE, seat_token(0)).arrive()
        other = Guest(indoors, TABLE, seat_token(1))
        arriving = asyncio.create_task(other.arrive())
        await settle()
        assert other._task is not None
        assert other._task.done()
        assert (await guest.command("throw"))["status"] == "ok"
        arriving.cancel()
        await guest.leave()

    leap(play())
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "a socket ended badly: LookupError at test_lines.py" in caplog.text
    assert "(3, 4)" not in caplog.text  # what fails may know what others must not
