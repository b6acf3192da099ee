"""A pad shared by several phones: one log, and the same limits enforced by the server."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.indoors import HOST, Guest, Indoors, Json, leap, people, seat_token
from tests.server.kit import BOT, OPEN, PERSON, Phone, Server
from tests.server.leaks import TABLE

from bellyflop.games import has_part, pad_sheet, shelf
from bellyflop.pad import read_pad
from bellyflop.server.table.log import Entry, Sat, Seat, Started, Stood, TableOpened
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import hash_token


def pad_rows(game: str = "pool-zee", count: int = 2, *, spectators: bool = True) -> list[Entry]:
    """The log of a new pad with this many people."""
    opened = TableOpened(
        game=game,
        seats=people(count),
        host_hash=hash_token(HOST),
        seed=bytes(32),
        dice="pad",
        spectators=spectators,
        code="BCDF",
    )
    return [Entry(0, opened), Entry(1, Started())]


def told(box: str, points: int, player: int = 0, column: int = 0) -> Json:
    return {"write": box, "player": player, "column": column, "points": points}


async def at_the_pad(house: Indoors, seat: int | None) -> Guest:
    token = None if seat is None else seat_token(seat)
    return await Guest(house, TABLE, token).arrive()


def test_phones_share_a_pad_and_see_the_totals() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, pad_rows())
        ana, bo, watcher = [await at_the_pad(house, seat) for seat in (0, 1, None)]
        assert ana.seen["awaiting"]["kind"] == "pad"
        assert [player["name"] for player in ana.seen["pad"]["players"]] == ["P0", "P1"]
        assert (await ana.command("pencil", change=told("full_house", 25)))["status"] == "ok"
        # Every player may write for all players, and never makes another's command stale.
        assert (await bo.command("pencil", change=told("chance", 17)))["status"] == "ok"
        assert (await bo.command("pencil", change={"add": "Cy"}))["status"] == "ok"
        assert (await ana.command("pencil", change={"column": True}))["status"] == "ok"
        for phone in (ana, bo, watcher):
            pad = (await phone.until(lambda u: u["pad"]["columns"] == 2))["pad"]
            assert [player["total"] for player in pad["players"]] == [42, 0, 0]
            assert pad["leaders"] == [0]
        answer = await ana.command("pencil", change=told("full_house", 24))
        assert (answer["status"], answer["why"]) == (
            "illegal",
            "Full house takes 0, 25, not 24.",
        )
        assert (await watcher.command("pencil", change={"add": "X"}))["status"] == "forbidden"
        host = await Guest(house, TABLE, HOST).arrive()
        assert (await host.command("pencil", change={"rename": 2, "name": "Cyd"}))["status"] == "ok"

    leap(evening())


def test_where_nobody_may_watch_a_pad_is_shown_to_its_own_tokens_only() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, pad_rows(spectators=False))
        status, said = await house.get(f"/api/tables/{TABLE}/pad")
        assert (status, json.loads(said)["word"]) == (403, "no-spectators")
        for held in (seat_token(0), HOST):
            assert (await house.get(f"/api/tables/{TABLE}/pad", token=held))[0] == 200

    leap(evening())


def test_only_ones_own_last_pencil_stroke_is_taken_back() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, pad_rows())
        ana, bo = [await at_the_pad(house, seat) for seat in (0, 1)]
        assert (await ana.command("undo"))["status"] == "illegal"
        await ana.command("pencil", change=told("sixes", 24))
        await bo.until(lambda u: u["seq"] == 2)
        assert (ana.seen["undo"], bo.seen["undo"]) == (True, False)
        assert (await bo.command("undo"))["status"] == "illegal"
        assert (await ana.command("undo"))["status"] == "ok"
        assert ana.seen["pad"]["players"][0]["total"] == 0
        assert (await ana.command("undo"))["status"] == "illegal"

    leap(evening())


def test_the_host_takes_the_pencil_from_somebody_and_another_may_sit_down() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, pad_rows())
        host, bo = await Guest(house, TABLE, HOST).arrive(), await at_the_pad(house, 1)
        assert (await host.command("remove", seat=1))["status"] == "ok"
        assert bo.heard[-1]["reason"] == "removed"
        assert await house.visit(TABLE, seat_token(1)) == [
            '{"type":"bye","reason":"refused","why":"There is no such seat here any more.",'
            '"word":"no-such-seat"}'
        ]
        for name, status in (("Cleo", 201), ("Dan", 409)):
            body = json.dumps({"name": name}).encode()
            assert (await house.get("/api/rooms/BCDF/seats", "POST", body))[0] == status
        pad = (await host.until(lambda update: len(update["pad"]["players"]) > 2))["pad"]
        assert [player["name"] for player in pad["players"]] == ["P0", "P1", "Cleo"]
        assert [type(row.change) for row in house.store.logs[TABLE][1:]] == [Started, Stood, Sat]

    leap(evening())


def test_nothing_is_played_on_a_pad_and_nothing_penciled_at_a_game() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, pad_rows())
        ana, host = await at_the_pad(house, 0), await Guest(house, TABLE, HOST).arrive()
        tries: list[tuple[Guest, str, Json]] = [
            (ana, "do", {"do": {"score": "aces"}}),
            (ana, "throw", {}),
            (ana, "fell", {"chance": {"dice": [1, 2, 3, 4, 5]}}),
            (ana, "away", {"away": True}),
            (host, "bot", {"seat": 1}),
        ]
        for phone, kind, fields in tries:
            answer = await phone.command(kind, **fields)
            assert answer["status"] == "illegal", kind
            assert "This is a pad" in answer["why"]
        assert len(house.store.logs[TABLE]) == 2
        status, record = await house.get(f"/api/tables/{TABLE}/record")
        assert status == 409
        assert "pad" in json.loads(record)["error"]

    leap(evening())


def test_a_pad_survives_the_server_and_whoever_sits_down_has_a_line(server: Server) -> None:
    made = server.open_table("dice-cup", [PERSON, OPEN, OPEN], dice="pad")
    server.join(made["code"], "Bo")

    async def write() -> None:
        phone = await Phone.with_token(server, made).arrive()
        await phone.look()
        answer = await phone.command("pencil", change=told("all", 42, player=1))
        assert answer["status"] == "ok"
        await phone.leave()

    asyncio.run(write())
    server.kill()
    server.start()
    server.join(made["code"], "Cy")
    status, written = server.ask(f"/api/tables/{made['table']}/pad")
    assert status == 200
    pad = read_pad(pad_sheet("dice-cup"), written)
    assert (pad.players, pad.total(1)) == (["Ana", "Bo", "Cy"], 42)
    _, room = server.ask(f"/api/rooms/{made['code']}")
    assert (room["dice"], room["started"], room["over"]) == ("pad", True, False)


@pytest.mark.parametrize("game_id", shelf())
def test_the_sheet_of_every_game_can_be_asked_for(server: Server, game_id: str) -> None:
    if not has_part(shelf()[game_id], "pad"):
        status, refused = server.ask(f"/api/games/{game_id}/pad")
        assert (status, refused["error"]) == (404, f"{game_id} has no pad.")
        return
    status, sheet = server.ask(f"/api/games/{game_id}/pad")
    assert (status, sheet) == (200, pad_sheet(game_id).describe())
    status, table = server.ask("/api/tables", {"game": game_id, "seats": [PERSON], "dice": "pad"})
    assert status == 201
    assert server.ask(f"/api/tables/{table['table']}/pad")[1]["players"] == ["Ana"]


def test_what_is_no_pad_is_refused_with_words(server: Server) -> None:
    assert server.ask("/api/games/chess/pad")[0] == 404
    played = server.open_table("pool-zee", [PERSON, OPEN])
    assert server.ask(f"/api/tables/{played['table']}/pad")[0] == 409
    refusals: list[tuple[Json, str]] = [
        ({"seats": [PERSON, BOT]}, "no bots"),
        ({"seats": [PERSON], "options": {"games": 2}}, "no choices"),
    ]
    for wanted, words in refusals:
        status, answer = server.ask("/api/tables", {"game": "pool-zee", "dice": "pad", **wanted})
        assert status == 409
        assert words in answer["error"]


def test_any_name_a_person_may_have_fits_on_a_pad() -> None:
    """Joining normalises names; some get longer."""
    for name in ("\u0958" * 24, "👩\u200d👩\u200d👧", "Zoë", "a b"):
        seats = (Seat("person", name),)
        table = Table(TABLE)
        table.absorb([Entry(0, TableOpened("pool-zee", seats, "", bytes(32), dice="pad"))])
        assert table.pad is not None
        assert table.pad.players == [name[:24]]
