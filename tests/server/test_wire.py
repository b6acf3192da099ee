"""JSON has the same bytes with msgspec and the standard library; bus messages are unchanged."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random

import msgspec
import pytest
from tests.server.indoors import laid_out

from bellyflop import load_game
from bellyflop.core import Match
from bellyflop.games import shelf
from bellyflop.server.node.bus import Here, Moved, News, Shook, Waved
from bellyflop.server.node.nats_bus import read, spell
from bellyflop.server.table.commands import Do, Fell, Lock
from bellyflop.server.table.table import Table
from bellyflop.server.table.update import update
from bellyflop.server.table.viewer import Viewer
from bellyflop.server.wire import encode, encode_with, plain_encode, plain_encode_with


@pytest.mark.parametrize("game", list(shelf()))
def test_every_update_of_a_game_is_the_same_bytes(game: str) -> None:
    match, rng = Match(load_game(game, seats=2)), Random(3)
    while not match.over:
        match.draw(rng)
        for seat in sorted(getattr(match.awaiting, "seats", ())):
            match.do(seat, rng.choice(list(match.game.legal(match.state, seat))))
    table = Table("t" * 24)
    for row in laid_out(match.game, match.events):
        table.absorb([row])
        for who in (Viewer(), Viewer(0, True), Viewer(1)):
            made = update(table, who, untold=9)
            assert plain_encode(made) == encode(made)
            values = {field.name: getattr(made, field.name) for field in fields(made)}
            written = {"room": encode(made.room), "view": encode(made.view)}
            assert plain_encode_with(values, written) == encode_with(values, written)
    assert table.over


@pytest.mark.parametrize(
    "value",
    [
        Do("an-id-of-8", 3, {"spots": [[1, 2]], "tags": {"a": None, "b": 1.5}}, "0" * 32),
        Fell("an-id-of-8", -1, {"dice": [6, 6, 1]}, correct=True),
        Lock("an-id-of-8", True),
        ["Zoë 🦆", 'quote " and \\', "line\nbreak\t", 0.25, 30.0, -7, 2**60, {}, [], ()],
    ],
)
def test_commands_and_texts_are_the_same_bytes(value: object) -> None:
    assert plain_encode(value) == encode(value)
    assert json.loads(encode(value)) == msgspec.json.decode(plain_encode(value))


@pytest.mark.parametrize(
    ("ring", "sent"),
    [
        (Moved("t", 3), b'["moved","t",3,[]]'),
        (
            Here("t", "n", {0: 5}, 2, [1], True, 7),
            b'["here","t","n",{"0":5},2,[1],true,7,[]]',
        ),
        (Waved("t", 1, "wow", "id"), b'["waved","t",1,"wow","id"]'),
        (Shook("t", 4, 1, 1.5, False), b'["shook","t",4,1,1.5,false]'),
    ],
)
def test_a_ring_is_spelled_as_nodes_of_before_spell_it(ring: News, sent: bytes) -> None:
    assert spell(ring) == sent
    assert read(sent) == ring


def test_a_ring_of_before_is_understood_and_nonsense_is_none() -> None:
    assert read(b'["here","t","n",{"0":5},2]') == Here("t", "n", {0: 5}, 2)
    assert read(b'["waved","t",1,"wow"]') == Waved("t", 1, "wow")
    for nonsense in (b"", b"[]", b'["moved"]', b'["gone","t",1]', b'["moved","t","x"]'):
        with pytest.raises(msgspec.DecodeError):
            read(nonsense)
