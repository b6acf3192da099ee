"""Secrets on the wire: a viewer gets the same bytes whatever the secret is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, product, starmap
from random import Random
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings
from tests.server.indoors import leap
from tests.server.leaks import Pair, Sent, commands_of, pairs, told_at_once
from tests.server.ways import all_sent, differences, first_difference, kind_of

from bellyflop.core import AnyGame, BadNotation, Over, Settled, write_event
from bellyflop.dice.sealed import THROWS, Seal
from bellyflop.games import shelf
from bellyflop.server.http import coach as coaching
from bellyflop.server.http import routes as http
from bellyflop.server.http.socket import Socket
from bellyflop.server.node import frames
from bellyflop.server.node.live import LiveTable
from bellyflop.server.node.node import Node
from bellyflop.server.node.presence import Presence
from bellyflop.server.table import decide
from bellyflop.server.table import table as table_module
from bellyflop.server.table import update as one_exit
from bellyflop.server.table.clock import TurnClock
from bellyflop.server.table.log import Draft, Entry, TakenBack
from bellyflop.server.table.messages import Opened, Present, Told, Update
from bellyflop.server.table.phase import Happened, Playing
from bellyflop.server.table.table import Table
from bellyflop.server.table.update import Public
from bellyflop.server.table.viewer import Refused, Viewer
from bellyflop.server.workers import job_inputs
from bellyflop.testing.setup import Setup
from bellyflop.testing.twins import TWINS
from bellyflop.testing.walk import course

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
UNDOABLE = {"clever-kids", "splash-party"}  # games with undo and secrets
EVERYTHING_HEARD = {
    *product(["first join", "resume"], ["update", "clock", "presence"]),
    *product(["attempts"], ["ok", "illegal", "stale", "forbidden", "reacted", "update"]),
    *product(["haste"], ["update", "too_fast"]),
    *product(["watching"], ["update", "clock", "presence", "reacted"]),
    *product(["watching on"], ["update", "presence"]),
}
LONG = settings.get_current_profile_name() == "nightly"
PAIRS = 4000 if LONG else 80  # of each setup, at the one exit
VISITS = 400 if LONG else 28  # of each setup, with sockets and plain web side around it

EVERY_SETUP = pytest.mark.parametrize(
    ("game_id", "seats", "options"), SETUPS, ids=[f"{g}-{s}-{len(o)}" for g, s, o in SETUPS]
)


@pytest.fixture(autouse=True)
def _one_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the key tree, since all tables here have the same seed."""
    monkeypatch.setattr(table_module, "Seal", _sealed)


@cache
def _sealed(seed: bytes, tops: bytes | None = None) -> Seal:
    return Seal(seed, tops)


def built(game_id: str, seats: int, options: dict[str, object]) -> AnyGame:
    return Setup(shelf()[game_id], seats, options).build()


def many_pairs(game: AnyGame, most: int) -> Iterator[Pair]:
    """This many pairs, from as many games as necessary."""
    each = max(most // 6, 1)
    found = (pair for seed in range(1000) for pair in islice(pairs(game, seed), each))
    return islice(found, most)


def both_sent(pair: Pair) -> tuple[Sent, Sent]:
    """Everything a node with sockets and routes sends the viewer, for both tables of the pair."""

    async def both() -> tuple[Sent, Sent]:
        commands = commands_of(pair)
        true = await all_sent(pair, pair.true, commands)
        return true, await all_sent(pair, pair.twin, commands)

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
    viewers, kinds = set[int | None](), set[tuple[str, str]]()
    for pair in many_pairs(built(game_id, seats, options), VISITS):
        true, twin = both_sent(pair)
        assert first_difference(true, twin) is None
        viewers.add(pair.viewer)
        for way, said in true.items():
            kinds |= {(way.partition(" of ")[0], kind_of(text)) for text in said}
    assert viewers == {None, *range(seats)}
    assert kinds >= EVERYTHING_HEARD
    if game_id in UNDOABLE:
        assert ("undo", "ok") in kinds


@pytest.mark.parametrize("game_id", sorted(shelf().keys() - TWINS.keys()))
def test_a_game_without_twins_has_nothing_to_hide(game_id: str) -> None:
    """Nothing is hidden, as in Pool-zee (§2), so every view contains the whole state."""
    game = built(game_id, max(2, shelf()[game_id].about.least_seats), {})
    states, _ = course(game, seed=2, stop=200)
    views = [game.view(state, None) for state in states]
    for state, view in zip(states, views, strict=True):
        assert game.imagine(view, None, Random(1)) == state


def keys_too_early(game: AnyGame, seed: int, stop: int) -> str | None:
    """The first part of the seal that was sent too early in a game, or None."""
    states, events = course(game, seed, stop)
    seal = _sealed(bytes(range(32)))
    keys = [seal.key(throw).hex() for throw in range(THROWS)]
    for place in range(0, len(states), 3):
        if isinstance(game.awaiting(states[place]), Over):
            break
        true: tuple[Any, ...] = tuple(events[:place])
        thrown = sum(isinstance(event, Settled) for event in true)
        lying_open = set(range(thrown)) - game.hidden_throws(states[place])
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
    def all_open(table: Table) -> tuple[Opened, ...]:
        with monkeypatch.context() as patched:
            patched.setattr(type(table.game), "hidden_throws", lambda *_: frozenset())
            return honest(table)

    honest = one_exit.opened
    monkeypatch.setattr(one_exit, "opened", all_open)
    assert keys_too_early(built(game_id, 2, {}), seed=4, stop=30) is not None


# ── leaks planted on purpose ────────────────────────────────────────────────────────────────────


def leak_in_export(patch: pytest.MonkeyPatch) -> None:
    """Fault: the record of a running game is exported whole."""
    patch.setattr(http, "exported", lambda table: table.record())


def leak_on_resume(patch: pytest.MonkeyPatch) -> None:
    """Fault: a reconnecting viewer receives the missed rows."""
    arrive, frame = Node.arrive, Socket._frame

    async def remember(node: Node, live: LiveTable, token: str | None, seen: int) -> Viewer | None:
        missed[live] = seen
        return await arrive(node, live, token, seen)

    def with_missed(socket: Socket, untold: int) -> bytes:
        match, seen = socket.live.table.match, missed[socket.live]
        events = match.events[seen - 1 :] if match is not None and seen > 0 else []
        told = json.dumps([write_event(event) for event in events])
        return frame(socket, untold)[:-1] + b',"rows":' + told.encode() + b"}"

    missed: dict[LiveTable, int] = {}
    patch.setattr(Node, "arrive", remember)
    patch.setattr(Socket, "_frame", with_missed)


def leak_to_spectators(patch: pytest.MonkeyPatch) -> None:
    """Fault: spectators get the first seat's view."""

    def over_the_shoulder(
        table: Table, who: Viewer, untold: int, public: Public, marks: object
    ) -> Update:
        assert marks is None
        seen = honest(table, who, untold, public)
        if who.token_hash is not None or table.game is None or table.match is None:
            return seen
        view = table.game.view(table.match.state, 0)
        return replace(seen, view=table.game.write_view(view))

    honest = one_exit.update
    patch.setattr(frames, "update", over_the_shoulder)


def leak_through_undo(patch: pytest.MonkeyPatch) -> None:
    """Fault: an undo tells other seats the undone action and the old state."""

    def remember(table: Table, row: Entry) -> None:
        assert isinstance(table.phase, Playing)
        undone[table.id] = repr((table.phase.match.events[-1], table.phase.before_last))
        take_back(table, row)

    def with_what_was_undone(
        table: Table, who: Viewer, untold: int, public: Public, marks: object
    ) -> Update:
        assert marks is None
        seen = honest(table, who, untold, public)
        last = table.last
        if not isinstance(last.change, TakenBack) or who.seat == last.seat:
            return seen
        return replace(seen, rematch=undone[table.id])

    undone: dict[str, str] = {}
    take_back, honest = Table._take_back, one_exit.update
    patch.setattr(Table, "_take_back", remember)
    patch.setattr(frames, "update", with_what_was_undone)


def leak_in_late_news(patch: pytest.MonkeyPatch) -> None:
    """Fault: a returning viewer gets the whole state after the last event."""

    def with_the_state(game: AnyGame, happened: Sequence[Happened], seat: int | None) -> list[Told]:
        news, last = honest(game, happened, seat), happened[-1]
        if len(happened) > 1 and last.happening is not None:
            news.append(Told(last.seq, last.event, (repr(last.happening.after),)))
        return news

    honest = one_exit.told
    patch.setattr(one_exit, "told", with_the_state)


def leak_in_error(patch: pytest.MonkeyPatch) -> None:
    """Fault: a refusal quotes the state."""

    def talkative(table: Table, seat: int, *done: Any) -> list[Draft]:
        try:
            return honest(table, seat, *done)
        except Refused as refused:
            assert table.match is not None
            words = BadNotation(f"{refused} {table.match.state}")
            raise Refused(refused.status, refused.word, words) from None

    honest = decide._act
    patch.setattr(decide, "_act", talkative)


def leak_to_the_coach(patch: pytest.MonkeyPatch) -> None:
    """Fault: the coach gets the whole state."""

    def with_the_state(table: Table, seat: int) -> tuple[Any, ...]:
        assert table.match is not None
        return (*honest(table, seat)[:-1], json.dumps(repr(table.match.state)).encode())

    honest = job_inputs.advice_input
    patch.setattr(coaching, "advice_input", with_the_state)


def leak_in_clock(patch: pytest.MonkeyPatch) -> None:
    """Fault: the length of the clock depends on a secret."""

    def left(clock: TurnClock, table: Table, now: float) -> float | None:
        seconds = honest(clock, table, now)
        return None if seconds is None else seconds + fingerprint(table)

    honest = TurnClock.left
    patch.setattr(TurnClock, "left", left)


def leak_in_presence(patch: pytest.MonkeyPatch) -> None:
    """Fault: the number of spectators depends on a secret."""

    def presence(presence: Presence, table_id: str) -> Present:
        here = honest(presence, table_id)
        watching = here.watching + sum(fingerprint(s.live.table) for s in presence.at(table_id))
        return replace(here, watching=watching)

    honest = Presence.of
    patch.setattr(Presence, "of", presence)


def fingerprint(table: Table) -> int:
    """A small hash of the state."""
    assert table.match is not None
    return crc32(repr(table.match.state).encode())


LEAKS = [
    (leak_in_export, "/record of"),
    (leak_on_resume, "resume of"),
    (leak_to_spectators, "of a spectator: update"),
    (leak_through_undo, "undo of"),
    (leak_in_late_news, "resume of"),
    (leak_in_error, ": illegal"),
    (leak_to_the_coach, "hint of"),
    (leak_in_clock, ": clock"),
    (leak_in_presence, ": presence"),
]


@pytest.mark.parametrize(("leak", "way"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
@pytest.mark.parametrize("game_id", SECRETIVE)
def test_a_planted_leak_is_found_on_its_own_way_and_on_no_other(
    game_id: str,
    leak: Callable[[pytest.MonkeyPatch], None],
    way: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    sent = map(both_sent, many_pairs(built(game_id, 3, {}), 30))
    found = islice(filter(None, starmap(differences, sent)), 2)
    ways = {way for ways in found for way in ways}
    if leak is leak_through_undo and game_id not in UNDOABLE:
        assert not ways  # §1.3: what was marked stays marked
    else:
        assert ways
        assert all(way in found for found in ways), ways
