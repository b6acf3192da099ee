"""The table without dependencies: in plain Python it plays the same games as the server."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server import alone

from bellyflop.bots import tell_bots
from bellyflop.core import Match, Players
from bellyflop.games import bot_for, shelf
from bellyflop.server.node.frames import Frames
from bellyflop.server.table.log import Entry
from bellyflop.server.table.row_json import read_change
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import Viewer
from bellyflop.server.wire import decode
from bellyflop.server.workers.job_inputs import Memory, choice_input
from bellyflop.server.workers.jobs import think


@cache
def played(game: str) -> list[dict[str, Any]]:
    """The output of a bare Python for a whole game."""
    arguments = [sys.executable, "-S", alone.__file__, game, "3"]
    run = subprocess.run(arguments, capture_output=True, text=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.parametrize("game", shelf())
def test_a_table_alone_shows_what_the_server_sends(game: str) -> None:
    table, frames = Table("alone"), Frames()
    for line in played(game):
        seq, kind, payload, seat, command = line["row"]
        table.absorb([Entry(seq, read_change(kind, payload), seat, command)])
        viewers = {"host": Viewer(0, True), "0": Viewer(0), "1": Viewer(1), "spectator": Viewer()}
        assert line["frames"].keys() == viewers.keys()
        for name, who in viewers.items():
            sent = frames.of(table, who, table.untold(table.seq - 1))
            assert json.loads(sent) == line["frames"][name], f"row {seq}, {name}"
    assert table.over


@pytest.mark.parametrize("game", shelf())
def test_a_bot_made_anew_in_a_worker_chooses_as_one_that_was_there_all_along(game: str) -> None:
    table, seat, asked = Table("alone"), 1, 0
    memory: Memory | None = None
    for line in played(game)[:60]:
        seq, kind, payload, by, command = line["row"]
        table.absorb([Entry(seq, read_change(kind, payload), by, command)])
        if table.match is None or not isinstance(table.match.awaiting, Players):
            continue
        memory = memory or Memory(Match(table.match.game))
        if seat in table.match.awaiting.seats:
            asked += 1
            thought = choice_input(table, seat, memory.seen(table, seat))
            chosen = table.match.game.read_action(decode(think(*thought)))
            assert chosen == _seated(table.match, seat, thought[3], thought[5])
    assert asked > 2


def _seated(match: Match[Any, Any, Any, Any], seat: int, level: str, chance: str) -> object:
    """The choice of a bot that followed the whole match."""
    bot, again = bot_for(match.game, level, seat, Random(chance)), Match(match.game)
    tell_bots(again, {seat: bot})
    for event in match.events:
        again.play_event(event)
        tell_bots(again, {seat: bot})
    view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
    return bot.choose(view, legal)


def test_a_table_alone_cannot_reach_another_package() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(Path(alone.__file__).parents[2])!r})\n"
        "from tests.server import alone; sys.meta_path.insert(0, alone.NothingElse())\n"
        "for name in ('msgspec', 'starlette', 'uvicorn', 'sqlalchemy', 'numpy'):\n"
        "    try: __import__(name)\n"
        "    except ModuleNotFoundError: print(name)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["msgspec", "starlette", "uvicorn", "sqlalchemy", "numpy"]
