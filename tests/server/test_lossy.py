"""A line that drops, doubles, delays, reorders and cuts: every command is answered once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.crash import TABLES, forked_server
from tests.server.forked import ForkedServer
from tests.server.kit import OPEN, Phone, assert_no_fault
from tests.server.player import Habits, Player
from tests.server.proxy import BadLine, Weather
from tests.server.witness import Witness

from bellyflop.server.table.log import Played
from bellyflop.server.table.table import Table

pytestmark = pytest.mark.long

LONGEST_GAMES = 600.0
ROUGH = Weather(cut=0.05, cut_back=0.04)


async def play_through(
    server: ForkedServer, database: Path, seed: int, weather: Weather | None = None
) -> tuple[list[Witness], BadLine]:
    """Play one game at each kind of table, all phones behind one faulty proxy; the players."""
    async with BadLine(server.port, seed, weather) as line:
        witnesses = [_sit_down(server, database, line, seed + n) for n in range(len(TABLES))]
        games = [player.play() for witness in witnesses for player in witness.players]
        async with asyncio.timeout(LONGEST_GAMES):
            await asyncio.gather(*games)
        return witnesses, line


def _sit_down(server: ForkedServer, database: Path, line: BadLine, seed: int) -> Witness:
    game, options, seats = TABLES[seed % len(TABLES)]
    made = server.open_table(game, seats, options=options)
    all_seated = [made, *(server.join(made["code"], "Bo") for seat in seats if seat == OPEN)]
    players = [
        Player(Phone.with_token(server, seated, seed=seed + n), Habits(patience=0.5, react=0.08))
        for n, seated in enumerate(all_seated)
    ]
    for player in players:
        player.phone.url = line.url
    return Witness(database, Table(made["table"]), players)


def test_every_command_through_a_bad_line_has_one_answer_and_one_effect(tmp_path: Path) -> None:
    with forked_server(tmp_path) as server:
        witnesses, line = asyncio.run(play_through(server, tmp_path / "tables.db", 6, ROUGH))
        said = server.stop_hard()
    for mischief in ("drop", "double", "delay", "reorder", "cut", "cut_back"):
        assert line.done[mischief] > 5, line.done
    for witness in witnesses:
        assert witness.look_back() == []
        assert witness.table.over
        ended = max(row.seq for row in witness.rows if isinstance(row.change, Played))
        for player in witness.players:
            assert player.pending is None
            moves = {name for name, sent in player.issued.items() if sent["type"] != "react"}
            assert moves == {*player.kept, *player.refused}
            # A delayed "away" may still arrive after the others have seen the end.
            assert player.saw[-1]["awaiting"]["kind"] == "over"
            assert player.saw[-1]["seq"] >= ended
        assert_no_wave_twice(witness.players)
    assert reactions([player for witness in witnesses for player in witness.players]) > 10
    assert_no_fault(said)


def reactions(players: list[Player]) -> int:
    """The number of reactions these players issued."""
    sent = [command for player in players for command in player.issued.values()]
    return sum(command["type"] == "react" for command in sent)


def assert_no_wave_twice(players: list[Player]) -> None:
    """Check that retries never show a reaction twice."""
    for player in players:
        for other in players:
            waves = [message for message in other.phone.others if message["type"] == "reacted"]
            of_player = [wave for wave in waves if wave["seat"] == player.phone.seat]
            assert len(of_player) <= reactions([player])


def test_a_server_that_forgets_commands_is_found_out(tmp_path: Path) -> None:
    found = False
    for seed in range(6, 18):  # an answer must get lost on the way back: mostly the first time
        place = tmp_path / str(seed)
        place.mkdir()
        with forked_server(place, wrong="forget_commands") as server:
            try:
                witnesses, _ = asyncio.run(play_through(server, place / "tables.db", seed))
            except TimeoutError:  # the game may be stuck
                pytest.fail("the games did not end, so nothing was compared")
        found = any("which was done" in words for w in witnesses for words in w.look_back())
        if found:
            break
    assert found
