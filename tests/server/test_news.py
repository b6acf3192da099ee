"""News reaches every phone, even after a reconnect, and only as far as the seat may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.server.crash import forked_server
from tests.server.kit import Json, Phone
from tests.server.scene import Scene, token

from bellyflop.server.table.commands import Undo
from bellyflop.server.table.messages import Told
from bellyflop.server.table.table import MOST_HAPPENED, Table
from bellyflop.server.table.update import update
from bellyflop.server.table.viewer import Viewer

ONLOOKER = Viewer()


def news_since(table: Table, seen: int, who: Viewer = ONLOOKER) -> tuple[Told, ...]:
    """The news for a viewer whose last update was this row."""
    return update(table, who, table.untold(seen)).news


def playing(there: Callable[[Table], bool], seats: str = "pp") -> Scene:
    """A game of Splash Party up to this point."""
    return Scene.of("splash-party", seats).play_until(there)


def after(events: int) -> Scene:
    """A game of Splash Party after this many events."""
    return playing(lambda table: table.match is not None and len(table.match.events) >= events)


def test_news_of_all_rows_since_the_last_update_come_together() -> None:
    scene, heard = after(2), tuple[Told, ...]()
    start = scene.table.seq
    for _ in range(6):
        before = scene.table.seq
        scene.step(Random(1))
        heard += news_since(scene.table, before)
    assert news_since(scene.table, start) == heard
    assert [told.seq for told in heard] == sorted({told.seq for told in heard})
    assert all(told.event == told.seq - 2 for told in heard)  # after the rows that lay the table


def test_whoever_has_seen_nothing_is_shown_what_is_and_told_nothing() -> None:
    scene = after(9)
    assert news_since(scene.table, -1) == ()
    assert not update(scene.table, ONLOOKER, scene.table.untold(-1)).missed


def test_whoever_has_seen_everything_is_told_nothing() -> None:
    table = after(9).table
    assert news_since(table, table.seq) == ()
    assert news_since(table, table.seq + 5) == ()


def test_of_very_many_rows_the_last_are_told_and_that_there_were_more() -> None:
    table = after(MOST_HAPPENED + 1).table
    just, behind = table.seq - MOST_HAPPENED, table.seq - MOST_HAPPENED - 1
    assert news_since(table, just) == news_since(table, behind) == news_since(table, 0)
    assert not update(table, ONLOOKER, table.untold(just)).missed
    assert update(table, ONLOOKER, table.untold(behind)).missed
    assert table.untold(behind) == table.untold(0), "one update serves all who are far behind"


def test_nothing_is_missed_of_a_game_that_has_just_begun() -> None:
    table = after(3).table
    assert not update(table, ONLOOKER, table.untold(0)).missed
    assert news_since(table, 0)[0].event == 0


def undone() -> tuple[Scene, int]:
    """A game with a step that was just undone, and the row of that step."""
    scene = playing(lambda table: table.may_undo(table.last.seat))
    step, seat = scene.table.seq, scene.rows[-1].seat
    assert seat is not None
    scene.command(seat, Undo("taken back", step))
    return scene, step


def test_what_was_told_is_taken_back() -> None:
    scene, step = undone()
    assert news_since(scene.table, step) == (Told(step + 1, step - 2, (), undone=True),)


def test_what_was_not_told_yet_and_is_taken_back_has_not_happened() -> None:
    scene, step = undone()
    told = news_since(scene.table, step - 2)
    assert [each.seq for each in told] == [step - 1]
    scene.step(Random(5))
    assert [each.seq for each in news_since(scene.table, step - 1)] == [step + 2]


@pytest.mark.parametrize("kill", [True, False], ids=["killed", "running"])
def test_over_the_wire_whoever_comes_back_is_told_what_they_missed(
    tmp_path: Path, kill: bool
) -> None:
    scene = after(5)
    seq = scene.table.seq
    with forked_server(tmp_path) as server:
        table = scene.hang_up_in(tmp_path / "tables.db")

        async def come(seen: int | None) -> Json:
            phone = Phone(server, table, token(0), 0)
            if seen is not None:
                phone.seen = {"seq": seen}
            await phone.arrive()
            found = await phone.look()
            await phone.leave()
            return found

        if kill:
            server.kill()
            server.start()
        fresh, late = asyncio.run(come(None)), asyncio.run(come(seq - 3))
    assert fresh["news"] == []
    assert [told["seq"] for told in late["news"]] == [seq - 2, seq - 1, seq]
    assert {**late, "news": []} == fresh
