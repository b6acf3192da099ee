"""HTTP: as documented, strict about methods, and without secrets."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import traceback
import urllib.error
import urllib.request
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.forked import ForkedServer
from tests.server.indoors import (
    HOST,
    Guest,
    Indoors,
    Notebook,
    laid_out,
    leap,
    opening,
    people,
    seat_token,
)
from tests.server.kit import BOT, FAST, OPEN, PATIENCE, PERSON, Server, assert_no_fault
from tests.server.leaks import TABLE
from tests.server.noise import HANDSHAKE

from bellyflop.core import (
    BadNotation,
    Over,
    Players,
    RecordedEvent,
    Settled,
    read_record,
    write_event,
)
from bellyflop.games import set_up, shelf
from bellyflop.proof import verify
from bellyflop.server.app import Settings, make_app
from bellyflop.server.http.openapi import describe
from bellyflop.server.node.node import FORGET_SECONDS
from bellyflop.server.node.requests import Animal, OwnToken
from bellyflop.server.redact import Fault
from bellyflop.server.store.log import StoreDown
from bellyflop.server.table.commands import CommandId, Device
from bellyflop.server.table.fields import check_for
from bellyflop.server.table.log import Entry, Seat
from bellyflop.server.table.viewer import hash_token
from bellyflop.testing.walk import course, play_out

ROOT = Path(__file__).parent.parent.parent
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


# ── as described ────────────────────────────────────────────────────────────────────────────────


def test_a_stranger_with_the_description_finds_nothing_that_differs_from_it(
    server: Server, tmp_path: Path
) -> None:
    """All schemathesis checks, with fixed examples."""
    run = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"http://127.0.0.1:{server.port}/openapi.json",
            "--checks=all",
            "--max-examples=12",
            "--generation-deterministic",
            "--workers=1",
            "--no-color",
        ],
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "SCHEMATHESIS_HOOKS": "tests.server.whole_numbers",
        },
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert f"{len(operations())} selected / {len(operations())} total" in run.stdout
    status, health = server.ask("/health")
    assert (status, health["status"]) == (200, "ok")


def operations() -> list[tuple[str, str]]:
    """Every method and path of the description."""
    paths: dict[str, Any] = describe()["paths"]
    return [(m, path) for path, methods in paths.items() for m in methods if m != "parameters"]


def test_every_address_is_described() -> None:
    app = make_app(Settings("sqlite+aiosqlite://"))
    served = {getattr(route, "path", "") for route in app.routes}
    beside = {"/openapi.json", "/ws", "/{path:path}"}
    assert served - beside == set(describe()["paths"])


def test_the_description_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Indoors()
    first = leap(house.get("/openapi.json"))
    assert first == (200, msgspec.json.encode(describe()))
    monkeypatch.setattr("bellyflop.server.http.routes.describe", lambda: pytest.fail("again"))
    assert leap(house.get("/openapi.json")) == first


def test_the_description_names_every_game() -> None:
    schemas = describe()["components"]["schemas"]
    assert schemas["NewTable"]["properties"]["game"]["enum"] == list(shelf())


# ── methods, other sites, odd requests ──────────────────────────────────────────────────────────


def asked(
    server: Server, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> tuple[int, dict[str, str], bytes]:
    """Send a raw request; its status, headers and body."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}{path}", body or None, headers or {}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


@pytest.mark.parametrize("path", describe()["paths"])
def test_a_wrong_method_is_refused_with_words(server: Server, path: str) -> None:
    right = {method.upper() for method in describe()["paths"][path] if method != "parameters"}
    real = path.replace("{code}", "BCDF").replace("{table}", TABLE)
    for method in sorted(set(METHODS) - right):
        status, headers, body = asked(server, method, real)
        assert status == 405, (method, path, body)
        assert right <= set(headers["allow"].split(", "))
        assert f"not {method}" in json.loads(body)["error"]


def test_an_unknown_address_is_refused_with_words(server: Server) -> None:
    for method in METHODS:
        status, _, body = asked(server, method, "/api/attic")
        assert status in (404, 405)
        assert json.loads(body)["error"]


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_no_page_of_another_site_is_let_in(server: Server, origin: str) -> None:
    for path in ("/api/games", "/health", "/openapi.json"):
        _, headers, _ = asked(server, "GET", path, {"origin": origin})
        assert not [name for name in headers if name.startswith("access-control")]
    asking = {"origin": origin, "access-control-request-method": "POST"}
    status, headers, _ = asked(server, "OPTIONS", "/api/tables", asking)
    assert status == 405
    assert not [name for name in headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("host", "origin", "fits"),
    [
        ("127.0.0.1:8080", "http://127.0.0.1:8080", True),
        ("192.168.1.5:8080", "http://192.168.1.5:8080", True),
        ("[fd00::5]:8080", "http://[fd00::5]:8080", True),
        ("localhost:8080", "http://localhost:8080", True),
        ("bath.fritz.box", "http://bath.fritz.box", True),
        ("pool.local:8080", "http://pool.local:8080", True),
        ("play.example.org", "https://play.example.org", True),
        ("127.0.0.1:8080", "http://evil.example", False),
        ("127.0.0.1:8080", "http://127.0.0.1:9", False),
        ("127.0.0.1:8080", "null", False),
        ("evil.example", "http://evil.example", False),  # DNS rebinding
        ("evil.example.", "http://evil.example.", False),
        ("evil.local.example:8080", "http://evil.local.example:8080", False),
    ],
)
def test_a_page_of_another_site_makes_no_table_and_opens_no_socket(
    server: Server, host: str, origin: str, fits: bool
) -> None:
    wanted = json.dumps({"game": "dice-cup", "seats": [PERSON, OPEN]}).encode()
    for path, body, good in (
        ("/api/tables", wanted, 201),
        ("/api/rooms/BCDF/seats", b'{"name": "Mallory"}', 404),
    ):
        headers = {"host": host, "origin": origin, "content-type": "text/plain"}
        status, _, said = asked(server, "POST", path, headers, body)
        assert status == (good if fits else 403), said
        assert fits or json.loads(said)["word"] == "other-site"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        line = f"Host: {host}\r\nOrigin: {origin}".encode()
        wire.sendall(HANDSHAKE.replace(b"Host: 127.0.0.1", line))
        assert wire.recv(12) == (b"HTTP/1.1 101" if fits else b"HTTP/1.1 403")


def test_nothing_that_is_answered_may_be_taken_for_something_else(server: Server) -> None:
    code = server.open_table("pool-zee", [PERSON, OPEN])["code"]
    for path in ("/api/games", "/metrics", "/health", "/api/attic", f"/api/rooms/{code}/qr.svg"):
        assert asked(server, "GET", path)[1]["x-content-type-options"] == "nosniff", path


def test_answers_about_tables_are_kept_by_no_cache(server: Server) -> None:
    table = server.open_table("pool-zee", [PERSON, OPEN])
    for path in (f"/api/rooms/{table['code']}", f"/api/tables/{table['table']}/record"):
        assert asked(server, "GET", path)[1]["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("wanted", "status", "words"),
    [
        ({"game": "chess", "seats": [PERSON]}, 409, "there is no game"),
        ({"game": "splash-party", "seats": [PERSON]}, 409, "2 to 6 seats"),
        ({"game": "dice-cup", "seats": [PERSON], "options": {"look": 99}}, 409, "1 to 30"),
        ({"game": "dice-cup", "seats": [PERSON], "options": {"x": 1}}, 409, "has no option"),
        ({"game": "pool-zee", "seats": []}, 422, "a list of 1 to 10"),
        ({"game": "pool-zee", "seats": [PERSON] * 11}, 422, "a list of 1 to 10"),
        ({"game": "pool-zee", "seats": [PERSON], "clock": 4}, 422, "from 5 to 600"),
        ({"game": "pool-zee", "seats": [{"type": "person", "name": " "}]}, 409, "one letter"),
        ({"game": "pool-zee", "seats": [PERSON], "cheat": True}, 422, "has no field"),
        ([], 422, "is an object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_words(
    server: Server, wanted: object, status: int, words: str
) -> None:
    said = server.ask("/api/tables", wanted)
    assert said[0] == status
    assert words in said[1]["error"]


def test_a_body_without_end_is_cut_off(server: Server) -> None:
    status, _, body = asked(server, "POST", "/api/tables", body=b"[" * 70_000)
    assert status == 413
    assert json.loads(body)["error"]


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault_of_the_server(tmp_path: Path) -> None:
    with ForkedServer(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *FAST) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            assert server.ask("/health")[0] == 200  # so the half of it has been read
        assert server.ask("/health")[0] == 200
        assert_no_fault(server.stop())


class Torn(Notebook):
    """A log that fails with an unexpected error."""

    async def find(self, code: str) -> str | None:
        raise KeyError((3, 4))


def test_the_log_has_a_faults_kind_and_place_and_never_its_words() -> None:
    house = Indoors(Torn())
    with pytest.raises(Fault, match=r"KeyError at test_http\.py:") as caught:
        leap(house.get("/api/rooms/BCDF"))
    told = "".join(traceback.format_exception(caught.value))  # as the log has it
    assert "Fault: KeyError" in told
    assert "(3, 4)" not in told.replace("raise KeyError((3, 4))", "")  # but for this very line


def test_a_table_left_to_the_log_while_a_body_is_on_its_way_is_joined_as_it_is_then() -> None:
    house, game = Indoors(), set_up("pool-zee", 2, {})
    house.put(TABLE, [opening(game, seats=(*people(1), Seat()))])
    hosts: list[Guest] = []

    async def time_goes_by() -> None:
        await asyncio.sleep(FORGET_SECONDS + 1)
        house.node._forget()
        hosts.append(await Guest(house, TABLE, HOST).arrive())

    async def join() -> None:
        asked = await house.get(
            "/api/rooms/BCDF/seats", "POST", b'{"name": "Bo"}', meanwhile=time_goes_by
        )
        assert asked[0] == 201
        await hosts[0].until(lambda update: update["room"]["started"])
        assert house.node.live[TABLE].table.seq == len(house.store.logs[TABLE]) - 1
        await hosts[0].leave()

    leap(join())


def test_the_store_is_asked_for_no_name_that_nobody_was_given() -> None:
    class Touchy(Notebook):
        """A log that rejects NUL in a text, as PostgreSQL does."""

        async def find(self, code: str) -> str | None:
            raise StoreDown(code)

        async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
            raise StoreDown(table)

    async def ask() -> None:
        house = Indoors()
        house.node.store = Touchy()
        for code in ("\0", "BCD\0", "BCDF\n", "BCDFG", "ſſſſ", "BC1F"):
            status, said = await house.get(f"/api/rooms/{code}")
            assert (status, json.loads(said)["word"]) == (404, "no-such-code"), code
        for table in ("\0", "0" * 23 + "\0", TABLE + "\n", TABLE.upper(), TABLE + "0"):
            status, said = await house.get(f"/api/tables/{table}/record")
            assert (status, json.loads(said)["word"]) == (404, "no-such-table"), table
            (bye,) = map(json.loads, await house.visit(table, None))
            assert (bye["type"], bye["word"]) == ("bye", "no-such-seat"), table
        assert (await house.get("/api/rooms/bcdf"))[0] == 503

    leap(ask())


# ── what leaves the table as a record (§0) ──────────────────────────────────────────────────────


def written(events: Sequence[RecordedEvent]) -> list[object]:
    """The events as JSON."""
    return [write_event(event) for event in events]


def exported(game_id: str, events: list[Any], seats: int = 3) -> tuple[int, Any]:
    """The response to a request for the record of a table with these events."""

    async def ask() -> tuple[int, bytes]:
        house = Indoors()
        house.put(TABLE, laid_out(set_up(game_id, seats, {}), events))
        return await house.get(f"/api/tables/{TABLE}/record")

    status, body = leap(ask())
    return status, json.loads(body)


@pytest.mark.parametrize("game_id", ["dice-cup", "dice-pool-party"])
def test_the_record_of_a_running_game_ends_before_the_covered_dice(game_id: str) -> None:
    game = set_up(game_id, 3, {})
    _, events = course(game, seed=6, stop=60)
    for place in range(len(events)):
        status, record = exported(game_id, events[:place])
        assert status == 200
        told = record["events"]
        assert told == written(events[: len(told)])
        rounds = sum("chance" in event for event in told)
        assert len(told) == 5 * rounds, "only whole rounds: the throw, the cover, three marks"
        assert place - len(told) < 5
        assert "proof" not in record


def test_nothing_of_a_running_splash_party_leaves_the_table() -> None:
    game = set_up("splash-party", 3, {})
    states, events = course(game, seed=6, stop=400)
    for place in range(1, len(states), 7):
        if isinstance(game.awaiting(states[place]), Over):
            break
        status, answer = exported("splash-party", events[:place])
        assert status == 409
        assert "secrets" in answer["error"]


def test_what_the_others_do_at_this_moment_stays_at_the_table() -> None:
    """§4.7: the record of a running Clever Kids ends with what the active player did."""
    game = set_up("clever-kids", 3, {})
    states, events = course(game, seed=2, stop=80)
    kept_back = 0
    for place in range(len(events)):
        _, record = exported("clever-kids", events[:place])
        hidden = _done_by_others(events[:place], game.awaiting(states[place]))
        assert record["events"] == written(events[: place - hidden])
        kept_back += hidden
    assert kept_back > 20


def _done_by_others(events: list[Any], awaiting: object) -> int:
    """How many of the last events are other seats' uses of an unfinished roll."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, Settled)]
    moves = events[rolls[-1] + 1 :] if rolls else []
    if not moves or not isinstance(awaiting, Players) or moves[0].seat in awaiting.seats:
        return 0
    own = takewhile(lambda move: move.seat == moves[0].seat, moves)
    return len(moves) - len(list(own))


@pytest.mark.parametrize("game_id", ["pool-zee", "clever-kids", "dice-cup"])
def test_where_nobody_may_watch_a_running_game_is_shown_to_its_own_tokens_only(
    game_id: str,
) -> None:
    game = set_up(game_id, 2, {})
    _, events = course(game, seed=6, stop=20)

    async def ask() -> None:
        house = Indoors()
        house.put(TABLE, laid_out(game, events, spectators=False))
        for held in (None, "", "no such token", hash_token(seat_token(0))):
            status, said = await house.get(f"/api/tables/{TABLE}/record", token=held)
            assert (status, json.loads(said)["word"]) == (403, "no-spectators"), held
        for held in (seat_token(0), seat_token(1), HOST):
            status, said = await house.get(f"/api/tables/{TABLE}/record", token=held)
            assert status == 200
            assert json.loads(said)["events"]

    leap(ask())


def test_where_nobody_may_watch_a_finished_game_is_open_to_all() -> None:
    end = play_out(set_up("pool-zee", 2, {}), seed=3)

    async def ask() -> None:
        house = Indoors()
        house.put(TABLE, laid_out(set_up("pool-zee", 2, {}), end.events, spectators=False))
        assert (await house.get(f"/api/tables/{TABLE}/record"))[0] == 200

    leap(ask())


@pytest.mark.parametrize("game_id", shelf())
def test_a_finished_record_is_whole(game_id: str) -> None:
    end = play_out(set_up(game_id, 3, {}), seed=3)
    status, record = exported(game_id, list(end.events))
    assert status == 200
    assert record["events"] == written(end.events)
    assert not verify(read_record(record)).followed  # these dice came from no seal


def test_a_table_that_has_not_started_has_no_record(server: Server) -> None:
    table = server.open_table("pool-zee", [PERSON, OPEN, BOT])
    assert server.ask(f"/api/tables/{table['table']}/record")[0] == 409
    assert server.ask(f"/api/tables/{table['table']}/verify")[0] == 409
    assert server.ask(f"/api/tables/{TABLE}/record")[0] == 404
    assert server.ask(f"/api/tables/{TABLE}/verify")[0] == 404


@pytest.mark.parametrize("kind", [CommandId, Device, OwnToken, Animal])
def test_a_pattern_ends_where_the_text_ends(kind: object) -> None:
    """In Python, `$` also matches before a trailing newline, so it would accept two texts."""
    read, good = check_for(kind), "a" * (32 if kind is not Animal else 8)
    assert read(good, "id") == good
    for bad in (good[:-1] + "\n", "\n" + good[:-1], good[:4] + "\n" + good[5:]):
        with pytest.raises(BadNotation, match="spelled like"):
            read(bad, "id")
