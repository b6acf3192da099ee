"""A graceful stop loses no move and notifies every phone, and all phones reconnect at once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from random import Random

import pytest
from tests.server.crash import TABLES, forked_server
from tests.server.forked import ForkedServer
from tests.server.kit import BOT, FAST, OPEN, PATIENCE, Phone, Server, assert_no_fault
from tests.server.noise import frame, shake_hands
from tests.server.player import Player
from tests.server.witness import Witness
from websockets.exceptions import ConnectionClosed

from bellyflop.server.table.table import Table

LONGEST = 600.0


async def stop_under_load(server: ForkedServer, database: Path, stops: int) -> list[Witness]:
    """Play at all tables while the server is stopped and restarted a few times."""
    witnesses = []
    for game, options, seats in TABLES:
        made = server.open_table(game, seats, options=options)
        all_seated = [made, *(server.join(made["code"], "Bo") for seat in seats if seat == OPEN)]
        players = [
            Player(Phone.with_token(server, seated, seed=n)) for n, seated in enumerate(all_seated)
        ]
        witnesses.append(Witness(database, Table(made["table"]), players))
    everybody = [player for witness in witnesses for player in witness.players]
    games = [asyncio.create_task(player.play()) for player in everybody]
    rng = Random(3)
    async with asyncio.timeout(LONGEST):
        for stop in range(1, stops + 1):
            await _all_are_here(everybody, stop)
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            said = await asyncio.to_thread(server.stop)
            assert_no_fault(said)
            assert "Error" not in said
            await asyncio.to_thread(server.start)
            for player, task in zip(everybody, games, strict=True):
                byes = [other for other in player.phone.others if other["type"] == "bye"]
                assert task.done() or [bye["reason"] for bye in byes] == ["restart"] * stop
            for witness in witnesses:
                assert witness.look() == []
        await asyncio.gather(*games)
    for player in everybody:  # one connection and one hello brought each of them back
        assert player.arrivals <= stops + 1
    return witnesses


async def _all_are_here(players: list[Player], times: int) -> None:
    while any(p.arrivals < times and not _is_over(p) for p in players):
        await asyncio.sleep(0.01)


def _is_over(player: Player) -> bool:
    return bool(player.saw) and bool(player.saw[-1]["room"]["over"])


@pytest.mark.long
def test_a_stop_under_load_loses_nothing_and_all_come_back(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    stops = 6 if pytestconfig.getoption("--nightly") else 2
    with forked_server(tmp_path) as server:
        witnesses = asyncio.run(stop_under_load(server, tmp_path / "tables.db", stops))
    for witness in witnesses:
        assert witness.look_back() == []
        assert witness.table.over


def test_phones_are_told_and_a_phone_that_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    with forked_server(tmp_path) as server:
        made = server.open_table("pool-zee", [{"type": "person", "name": "Ana"}, OPEN])
        deaf, silent = shake_hands(server.port), shake_hands(server.port)
        hello = f'{{"type":"hello","table":"{made["table"]}"}}'.encode()
        deaf.sendall(frame(1, hello))

        async def be_told() -> tuple[str, int | None]:
            phone = await Phone.with_token(server, made).arrive()
            await phone.look()
            wire = phone.wire
            assert wire is not None
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await phone.receive()
            assert_no_fault(await stopping)
            await phone.leave()
            return str(phone.others[-1]["reason"]), wire.close_code

        assert asyncio.run(be_told()) == ("restart", 1012)
        deaf.close()
        silent.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_whoever_closes_it_reads_no_complaint(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(f"sqlite+aiosqlite:///{tmp_path}/tables.db", *FAST).start()
    process, made = server.process, server.open_table("pool-zee", [BOT, BOT])
    assert process is not None

    async def watch() -> None:
        onlooker = await Phone(server, made["table"], None, None).arrive()
        await onlooker.play()
        await onlooker.leave()

    asyncio.run(watch())  # now the bot workers are running
    if how == signal.SIGINT:  # Ctrl-C reaches every process of the terminal
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert len(children) > 1
        for child in children:
            os.kill(int(child), how)
    process.send_signal(how)
    assert process.wait(timeout=PATIENCE) == 0
    said = server.stop().splitlines()
    # On a busy machine a slow bot may be killed, which is not a shutdown error.
    kept = [line for line in said if line != "think was ended: TimeoutError"]
    assert kept[-1] == "Ctrl-C closes it; every game is kept."
