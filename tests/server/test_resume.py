"""Resuming: exactly the seat's own view from there, and the same answer to a repeated command."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.crash import TABLES, forked_server
from tests.server.forked import ForkedServer
from tests.server.kit import OPEN, Json, Phone
from tests.server.player import Player
from tests.server.proxy import BadLine, Weather
from tests.server.scene import Scene, token
from tests.server.witness import Witness, read_log

from bellyflop.server.table.log import Played
from bellyflop.server.table.table import Table

pytestmark = pytest.mark.long

CUTS_ONLY = Weather(drop=0, double=0, delay=0, reorder=0, cut=0.05, cut_back=0.05)
LONGEST_GAMES = 600.0


async def play(server: ForkedServer, database: Path, seed: int) -> list[Witness]:
    """Play all kinds of tables at once; seat 0 loses its connection again and again."""
    async with BadLine(server.port, seed, CUTS_ONLY) as line:
        witnesses = []
        for game, options, seats in TABLES:
            made = server.open_table(game, seats, options=options)
            all_seated = [
                made,
                *(server.join(made["code"], "Bo") for seat in seats if seat == OPEN),
            ]
            players = [Player(Phone.with_token(server, seated, seed=seed)) for seated in all_seated]
            players[0].phone.url = line.url
            onlooker = Player(Phone(server, made["table"], None, None))
            witnesses.append(Witness(database, Table(made["table"]), [*players, onlooker]))
        async with asyncio.timeout(LONGEST_GAMES):
            await asyncio.gather(*(_seat(player) for w in witnesses for player in w.players))
        return witnesses


async def _seat(player: Player) -> None:
    await (player.watch() if player.phone.seat is None else player.play())


def test_whoever_comes_back_sees_what_the_log_shows_that_seat(tmp_path: Path) -> None:
    with forked_server(tmp_path) as server:
        witnesses = asyncio.run(play(server, tmp_path / "tables.db", seed=7))
    assert sum(witness.players[0].arrivals for witness in witnesses) > 4 * len(witnesses)
    for witness in witnesses:
        assert witness.look_back() == []
        _, *others = witness.players
        assert [player.arrivals for player in others] == [1] * len(others)
        # A delayed reconnect may still arrive after the others have seen the end.
        ended = max(row.seq for row in witness.rows if isinstance(row.change, Played))
        for player in witness.players:
            assert player.saw[-1]["awaiting"]["kind"] == "over"
            assert player.saw[-1]["seq"] >= ended


@pytest.mark.parametrize("kill", [True, False], ids=["killed", "running"])
def test_the_same_command_again_gets_the_same_answer(tmp_path: Path, kill: bool) -> None:
    database = tmp_path / "tables.db"
    with forked_server(tmp_path) as server:
        scene = Scene.of("pool-zee", "ppo", options={"opening": False})
        waiting = scene.hang_up_in(database)
        scene = Scene.of("pool-zee", "pp", options={"opening": False})
        playing = scene.hang_up_in(database)
        over = scene.play_until(lambda table: table.over).hang_up_in(database)
        asked: list[tuple[str, Json]] = [
            (waiting, {"type": "lock", "id": "lock-the-door", "locked": True}),
            (waiting, {"type": "bot", "id": "bot-on-seat-1", "seat": 1}),
            (waiting, {"type": "remove", "id": "remove-seat-1", "seat": 1}),
            (waiting, {"type": "away", "id": "away-for-now", "away": True}),
            (playing, {"type": "throw", "id": "first-throw", "base": 1, "device": "ab" * 16}),
            (playing, {"type": "do", "id": "score-chance", "base": 2, "do": {"score": "chance"}}),
            (playing, {"type": "undo", "id": "not-so-fast", "base": 3}),
            (over, {"type": "rematch", "id": "once-again"}),
        ]
        first = asyncio.run(_ask_all(server, asked))
        assert {answer["status"] for answer in first} == {"ok"}
        before = [read_log(database, table) for table in (waiting, playing, over)]
        if kill:
            server.kill()
            server.start()
        assert asyncio.run(_ask_all(server, asked)) == first
        assert asyncio.run(_ask_all(server, list(reversed(asked)))) == first[::-1]
        assert [read_log(database, table) for table in (waiting, playing, over)] == before


async def _ask_all(server: ForkedServer, asked: list[tuple[str, Json]]) -> list[Json]:
    answers = []
    for table, command in asked:
        phone = await Phone(server, table, token(0), 0).arrive()
        await phone.send(command)
        while command["id"] not in phone.answers:
            await phone.receive()
        answers.append(phone.answers[command["id"]])
        await phone.leave()
    return answers
