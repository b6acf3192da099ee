"""Whole games of all five at real tables: two phones and a bot, up to the record."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.kit import BOT, OPEN, PERSON, Phone, Server, play_all

from bellyflop import replay
from bellyflop.core import read_record
from bellyflop.proof import verify

pytestmark = pytest.mark.long

GAMES = [
    ("clever-kids", {}),
    ("dice-cup", {"look": 1}),
    ("dice-pool-party", {"look": 1, "columns": 2, "fill": "every"}),
    ("pool-zee", {}),
    ("splash-party", {}),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_two_phones_and_a_bot_play_to_the_end(
    server: Server, game: str, options: dict[str, object]
) -> None:
    table = server.open_table(game, [PERSON, OPEN, BOT], options=options)
    other = server.join(table["code"], "Bo")
    phones = [Phone.with_token(server, table, seed=1), Phone.with_token(server, other, seed=2)]
    ends = asyncio.run(play_all(phones))
    assert [end["you"] for end in ends] == [0, 1]
    record = read_record(server.record(table["table"]))
    again = replay(record)
    assert again.over
    for end in ends:
        assert end["scores"] == list(again.scores)
        assert end["winners"] == list(again.winners)
    assert record.seats[:2] == ("Ana", "Bo")
    assert verify(record).ok
    assert json.dumps(record.write())
