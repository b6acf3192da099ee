"""Secrets on the wire: who may not know something is sent the same bytes whatever it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from tests.contract.setups import Setup
from tests.contract.twins import TWINS
from tests.contract.walk import course
from tests.server.indoors import leap
from tests.server.leaks import (
    Pair,
    all_sent,
    commands_of,
    first_difference,
    pairs,
    told_at_once,
)

from bellyflop.core import AnyGame, Over
from bellyflop.dice.sealed import THROWS, Seal
from bellyflop.games import shelf
from bellyflop.server import decide, frames, http
from bellyflop.server import table as table_module
from bellyflop.server.entries import Draft
from bellyflop.server.holders import Holder, Refused
from bellyflop.server.messages import Opened, Update
from bellyflop.server.node import Live, Node
from bellyflop.server.sockets import Socket
from bellyflop.server.table import Table

SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("dice-cup", 2, {}),
    ("dice-cup", 4, {"columns": 2}),
    ("dice-cup", 3, {"dice": "real"}),
    ("dice-pool-party", 3, {}),
    ("dice-pool-party", 2, {"columns": 3, "fill": "every"}),
    ("splash-party", 2, {}),
    ("splash-party", 4, {"memory_aid": True}),
    ("splash-party", 6, {}),
    ("clever-kids", 3, {}),
    ("clever-kids", 4, {}),
]
SECRETIVE = sorted(TWINS.keys() & shelf().keys())  # toys have twins too, but no table
LONG = settings.get_current_profile_name() == "nightly"
PAIRS = 4000 if LONG else 240  # of each setup, at the one exit
VISITS = 400 if LONG else 20  # of each setup, with sockets and plain web side around it

EVERY_SETUP = pytest.mark.parametrize(
    ("game_id", "seats", "options"), SETUPS, ids=[f"{g}-{s}-{len(o)}" for g, s, o in SETUPS]
)


@pytest.fixture(autouse=True)
def _one_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables here have the same seed, so its tree of keys is grown once."""
    monkeypatch.setattr(table_module, "Seal", _sealed)


@cache
def _sealed(seed: bytes) -> Seal:
    return Seal(seed)


def built(game_id: str, seats: int, options: dict[str, object]) -> AnyGame:
    return Setup(shelf()[game_id], seats, options).build()


def many_pairs(game: AnyGame, most: int) -> Iterator[Pair]:
    """So many pairs from as many games as it takes."""
    each = max(most // 6, 1)
    found = (pair for seed in range(1000) for pair in islice(pairs(game, seed), each))
    return islice(found, most)


def difference(pair: Pair) -> str | None:
    """The first way on which a node, with sockets and routes, tells the pair apart."""

    async def both() -> str | None:
        commands = commands_of(pair)
        return first_difference(
            await all_sent(pair, pair.true, commands), await all_sent(pair, pair.twin, commands)
        )

    return leap(both())  # where the clock of the turn tells both the same


def test_every_game_with_secrets_has_its_setups() -> None:
    assert {game_id for game_id, _, _ in SETUPS} == set(SECRETIVE)


@EVERY_SETUP
def test_the_one_exit_tells_twins_alike(
    game_id: str, seats: int, options: dict[str, object]
) -> None:
    game, viewers = built(game_id, seats, options), set[int | None]()
    for pair in many_pairs(game, PAIRS // 4 if game_id == "clever-kids" else PAIRS):
        commands = commands_of(pair)
        true = told_at_once(pair, pair.true, commands)
        assert first_difference(true, told_at_once(pair, pair.twin, commands)) is None
        viewers.add(pair.viewer)
    assert viewers == {None, *range(seats)}


@EVERY_SETUP
def test_nobody_hears_a_secret_on_joining_resuming_trying_or_asking(
    game_id: str, seats: int, options: dict[str, object]
) -> None:
    for pair in many_pairs(built(game_id, seats, options), VISITS):
        assert difference(pair) is None


def test_a_game_without_twins_has_nothing_to_hide() -> None:
    """§2: in Pool-zee everything lies open, so every view tells the whole state."""
    assert shelf().keys() - TWINS.keys() == {"pool-zee"}
    game = built("pool-zee", 3, {})
    states, _ = course(game, seed=2, stop=200)
    views = [game.view(state, None) for state in states]
    for state, view in zip(states, views, strict=True):
        assert game.imagine(view, None, Random(1)) == state


def keys_too_early(game: AnyGame, seed: int, stop: int) -> str | None:
    """What was sent of the seal in a game that it was too early for; None if all was in time."""
    states, events = course(game, seed, stop)
    seal = _sealed(bytes(range(32)))
    keys = [seal.key(throw).hex() for throw in range(THROWS)]
    for place in range(0, len(states), 3):
        if isinstance(game.awaiting(states[place]), Over):
            break
        true: tuple[Any, ...] = tuple(events[:place])
        thrown = sum("chance" in event for event in true)
        lying_open = set(range(thrown)) - game.closed_throws(states[place])
        for viewer in (None, 0, 1):
            text = str(told_at_once(Pair(game, viewer, true, true), true, []))
            opened = {throw for throw in range(thrown + 40) if keys[throw] in text}
            if seal.seed.hex() in text or not opened <= lying_open:
                return f"event {place}: keys of {opened}, but only {lying_open} lie open"
            assert opened == {thrown - 1} & lying_open  # the throw just shown can be checked
    return None


@pytest.mark.parametrize("game_id", shelf())
def test_no_key_is_sent_before_its_throw_lies_open_and_never_the_seed(game_id: str) -> None:
    assert keys_too_early(built(game_id, 2, {}), seed=4, stop=90) is None


@pytest.mark.parametrize("game_id", ["dice-cup", "splash-party"])
def test_a_key_opened_under_the_cover_is_found(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_open(table: Table) -> list[Opened]:
        with monkeypatch.context() as patched:
            patched.setattr(type(table.game), "closed_throws", lambda *_: frozenset())
            return honest(table)

    honest = frames.opened
    monkeypatch.setattr(frames, "opened", all_open)
    assert keys_too_early(built(game_id, 2, {}), seed=4, stop=30) is not None


# ── leaks planted on purpose ────────────────────────────────────────────────────────────────────


def leak_in_export(patch: pytest.MonkeyPatch) -> None:
    """The record of a running game leaves whole."""
    patch.setattr(http, "exported", lambda table: table.record())


def leak_on_resume(patch: pytest.MonkeyPatch) -> None:
    """Who comes back is sent the rows they have missed."""
    arrive, frame = Node.arrive, Socket._frame

    async def remember(node: Node, live: Live, token: str | None, seen: int) -> Holder | None:
        missed[live] = seen
        return await arrive(node, live, token, seen)

    def with_missed(socket: Socket) -> bytes:
        match, seen = socket.live.table.match, missed[socket.live]
        events = match.events[seen - 1 :] if match is not None and seen > 0 else []
        return frame(socket)[:-1] + b',"missed":' + json.dumps(events).encode() + b"}"

    missed: dict[Live, int] = {}
    patch.setattr(Node, "arrive", remember)
    patch.setattr(Socket, "_frame", with_missed)


def leak_to_spectators(patch: pytest.MonkeyPatch) -> None:
    """Spectators look over the shoulder of the first seat."""

    def over_the_shoulder(table: Table, who: Holder) -> Update:
        seen = honest(table, who)
        if who.seat is not None or table.game is None or table.match is None:
            return seen
        view = table.game.view(table.match.state, 0)
        return msgspec.structs.replace(seen, view=table.game.write_view(view))

    honest = frames.update
    patch.setattr(frames, "update", over_the_shoulder)


def leak_through_undo(patch: pytest.MonkeyPatch) -> None:
    """What undo needs, the state before the last event, goes along."""

    def with_history(table: Table, who: Holder) -> Update:
        return msgspec.structs.replace(honest(table, who), rematch=repr(table.before_last))

    honest = frames.update
    patch.setattr(frames, "update", with_history)


def leak_in_error(patch: pytest.MonkeyPatch) -> None:
    """A refusal quotes the table."""

    def talkative(table: Table, seat: int, action: object, device: str | None) -> list[Draft]:
        try:
            return honest(table, seat, action, device)
        except Refused as refused:
            assert table.match is not None
            words = f"{refused} {table.match.state}"
            raise Refused(refused.status, refused.word, words) from None

    honest = decide._act
    patch.setattr(decide, "_act", talkative)


LEAKS = [
    (leak_in_export, "/record"),
    (leak_on_resume, "resume"),
    (leak_to_spectators, "a spectator"),
    (leak_through_undo, "first join"),
    (leak_in_error, "attempts"),
]


@pytest.mark.parametrize(("leak", "way"), LEAKS, ids=[way for _, way in LEAKS])
@pytest.mark.parametrize("game_id", SECRETIVE)
def test_a_planted_leak_is_found(
    game_id: str,
    leak: Callable[[pytest.MonkeyPatch], None],
    way: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    found = filter(None, map(difference, many_pairs(built(game_id, 3, {}), 60)))
    assert way in next(found, "").partition(":")[0].replace("None", "a spectator")
