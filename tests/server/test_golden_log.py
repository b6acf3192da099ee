"""Golden rows and records: old files must stay readable, so none of these may ever change.

Each story plays through a node and a store. The test compares its rows, as text from the file, with
`golden/<story>.log`, and its record with `golden/<story>.json`.

    UPDATE_GOLDEN=1 pytest tests/server/test_golden_log.py     # only for a new kind of row
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from bellyflop.core import Chance, Over, Players, Record, Wait, parse_record, replay_events
from bellyflop.games import set_up
from bellyflop.proof import Phone
from bellyflop.proof.verify import verify
from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.live import LiveTable
from bellyflop.server.node.node import Node
from bellyflop.server.node.rematch import offer_rematch
from bellyflop.server.node.requests import BotWanted, Joining, NewTable, OpenWanted, PersonWanted
from bellyflop.server.node.resuming import resume_table
from bellyflop.server.node.seating import join_table, open_table
from bellyflop.server.node.throw_caller import call_to
from bellyflop.server.store.store import Store
from bellyflop.server.table.commands import (
    Command,
    Do,
    Fell,
    HandToBot,
    Hints,
    Lock,
    Pencil,
    Rematch,
    Remove,
    Start,
    StepAway,
    Throw,
    Undo,
)
from bellyflop.server.table.decide import TableMove
from bellyflop.server.table.log import BadRow, Change, Entry, Seat, TableOpened
from bellyflop.server.table.row_json import read_change, write_change
from bellyflop.server.table.table import Table
from bellyflop.server.table.update import exported
from bellyflop.server.table.viewer import hash_token, viewer_of

GOLDEN = Path(__file__).parent / "golden"


OPENED = write_change(TableOpened("pool-zee", (Seat(),), "", bytes(32), scheme=2, code="BCDF"))


class Evening:
    """A node on its own database file, with a deterministic script."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.live: LiveTable
        self.tokens: dict[int | None, str] = {}
        self.record: Record | None = None
        self.here: frozenset[int] = frozenset()  # the seats waiting for a rematch
        self._numbers = count()

    async def open(self, game: str, *seats: Any, **chosen: Any) -> None:
        await self.sit(await open_table(self.node, NewTable(game, list(seats), **chosen)))

    async def sit(self, made: Any) -> None:
        live = await self.node.table(made.table)
        assert live is not None
        self.live, self.tokens = live, {one.seat: one.token for one in made.keys}

    async def join(self, name: str, animal: str) -> int:
        made = await join_table(self.node, self.live, Joining(name, animal))
        self.tokens[made.keys[0].seat] = made.keys[0].token
        assert made.keys[0].seat is not None
        return made.keys[0].seat

    async def do(self, who: int | None, kind: Callable[..., Command], *given: Any) -> str:
        """Send a seat's command; the status of its answer."""
        viewer = viewer_of(self.live.table, hash_token(self.tokens[who]))
        assert viewer is not None
        name, seq = f"golden-{next(self._numbers):06}", self.live.table.seq
        based = kind in (Do, Throw, Fell, Undo)
        command = kind(name, seq, *given) if based else kind(name, *given)
        if isinstance(command, Rematch):
            mine = frozenset() if who is None else frozenset({who})
            offer = offer_rematch(self.node, self.live, viewer, command, mine, self.here)
            return (await offer).status
        return (await self.node.handle(self.live, viewer, command)).status

    async def ok(self, who: int | None, kind: Callable[..., Command], *given: Any) -> None:
        assert await self.do(who, kind, *given) == "ok"

    async def step(self, device: str | None = None) -> None:
        """Play the next step; each seat plays its default action."""
        table = self.live.table
        game, match = table.game, table.match
        assert game is not None
        assert match is not None
        match match.awaiting:
            case Chance(int(by)) if not table.seats[by].played_by_bot:
                await self.ok(by, Throw, device)
            case Chance():
                assert await self.node.by_itself(self.live, TableMove("throw"), table.seq)
            case Wait():
                assert await self.node.by_itself(self.live, TableMove("wait"), table.seq)
            case Players(seats):
                seat = min(seats)
                action = game.default(match.state, seat)
                if table.seats[seat].played_by_bot:
                    move = TableMove("do", seat, action)
                    assert await self.node.by_itself(self.live, move, table.seq)
                else:
                    await self.ok(seat, Do, game.write_action(action), device)
            case Over():
                pytest.fail("the game is over")

    async def until(self, there: Callable[[], bool], device: str | None = None) -> None:
        while not there():
            await self.step(device)

    def finish(self) -> None:
        self.record = exported(self.live.table)


async def _cup(evening: Evening) -> None:
    """A whole game with players who come, go and are replaced; its proof; and a rematch."""
    ana, open_, bot = PersonWanted("Ana", "otter"), OpenWanted(), BotWanted("paddler")
    await evening.open("dice-cup", ana, open_, bot, open_, hints=True, clock=60)
    await evening.ok(0, Lock, True)
    await evening.ok(0, Lock, False)
    assert await evening.join("Bo", "duck") == 1
    await evening.ok(0, Remove, 1)
    assert await evening.join("Cy é\u200d", "fox") == 1
    await evening.ok(0, HandToBot, 3, "diver", True)
    await evening.ok(0, Start)
    await evening.step("00112233445566778899aabbccddeeff")
    await evening.ok(1, StepAway, True, "olympian")
    await evening.until(lambda: evening.live.table.seq > 30, "0" * 32)
    await evening.ok(1, StepAway, False)
    await evening.ok(0, HandToBot, 1)
    await evening.until(lambda: evening.live.table.over, "f" * 32)
    evening.finish()
    await evening.ok(0, Rematch)
    rematch = await evening.node.table(evening.live.table.rematch or "")
    assert rematch is not None
    evening.live = rematch
    await evening.step()


async def _beside(evening: Evening) -> None:
    """A host without a seat, bots and one person; the table itself throws the deal."""
    await evening.open("splash-party", OpenWanted(), BotWanted(), spectators=False)
    assert await evening.join("Ana", "octopus") == 0
    for _ in range(12):
        await evening.step()


async def _zee(evening: Evening) -> None:
    """Throws caused by an action, and a player who steps away in mid-turn."""
    people = PersonWanted("Ana"), PersonWanted("Ben", "whale")
    await evening.open("pool-zee", *people, options={"games": 1})
    for number in range(20):
        await evening.step(f"{number:032x}")
    await evening.ok(1, StepAway, True)
    for number in range(10):
        await evening.step(f"{number:032x}")
    evening.finish()


async def _children(evening: Evening) -> None:
    """A game of Clever Kids to its end, and its proof."""
    await evening.open("clever-kids", PersonWanted("Mia", "crab"), PersonWanted("Noa"))
    await evening.until(lambda: evening.live.table.may_undo(0), "cd" * 16)
    await evening.ok(0, Undo)
    await evening.until(lambda: evening.live.table.over, "ab" * 16)
    evening.finish()


async def _real(evening: Evening) -> None:
    """Real dice: an outcome is entered and corrected; an action is undone."""
    people = PersonWanted("Ana"), BotWanted()
    await evening.open("pool-zee", *people, dice="real", options={"opening": False, "games": 2})
    await evening.ok(0, Fell, {"dice": [1, 2, 3, 4, 5]})
    await evening.ok(0, Fell, {"dice": [6, 6, 6, 6, 5]}, True)
    await evening.ok(0, Do, {"hold": [6, 6, 6, 6]})
    await evening.ok(0, Fell, {"dice": [2]})
    await evening.ok(0, Do, {"score": "fours"})
    assert await evening.do(0, Undo) in ("ok", "illegal")
    evening.finish()


async def _stay(evening: Evening) -> None:
    """A surplus seat, hints in mid-game, a bot replacement, and one more after the end."""
    await evening.open("pool-zee", PersonWanted("Ana"), OpenWanted(), OpenWanted())
    await evening.ok(0, Remove, 2)
    assert await evening.join("Ben", "duck") == 1
    await evening.ok(0, Hints, True)
    await evening.ok(0, HandToBot, 1)
    await evening.until(lambda: evening.live.table.over, "0a" * 16)
    evening.here = frozenset({0, 1})
    await evening.ok(1, Rematch)
    await evening.ok(0, Rematch)


async def _pad(evening: Evening) -> None:
    """A pad: points are written, cleared and undone; a player joins; a seat is freed."""
    await evening.open("pool-zee", PersonWanted("Ana"), OpenWanted(), dice="pad")
    cell = {"player": 0, "column": 0}
    await evening.ok(0, Pencil, {"write": "full_house", **cell, "points": 25})
    await evening.ok(0, Pencil, {"column": True})
    await evening.ok(0, Undo)
    assert await evening.join("Zoë", "seal") == 1
    await evening.ok(1, Pencil, {"clear": "full_house", **cell})
    await evening.ok(0, Pencil, {"rename": 1, "name": "Zoë 2"})
    await evening.ok(0, Remove, 1)


class _Wheel:
    """A phone that commits a wheel and answers every call as soon as the table goes on."""

    def __init__(self, evening: Evening, seat: int) -> None:
        self._live, self._calling = evening.live, evening.node.caller
        self._phone, self._seat = Phone(hashlib.sha256(b"%d" % seat).digest()), seat

    async def bring(self) -> None:
        wheel = await self._calling.commit(self._live, self._seat, self._phone.commitment)
        assert wheel == self._seat
        self._live.calls.enter(self, wheel)

    def answer(self) -> None:
        if (call := call_to(self._live, self._seat)) is not None:
            number = self._phone.answer(call.throw, bytes.fromhex(call.head))
            assert number is not None
            assert self._calling.hear(self._live, self._seat, call.throw, number)


async def _wheels(evening: Evening) -> None:
    """Two phones commit wheels beside a bot, and one of them misses a call."""
    people = PersonWanted("Ana"), OpenWanted(), BotWanted()
    await evening.open("splash-party", *people)
    assert await evening.join("Bo", "duck") == 1
    wheels = [_Wheel(evening, seat) for seat in (0, 1)]
    for wheel in wheels:
        await wheel.bring()
    while not evening.live.table.over:
        table = evening.live.table
        if table.call is None:
            await evening.step("0" * 32)
            continue
        for wheel in wheels[: 1 if table.call.throw == 2 else 2]:
            wheel.answer()
        falling = evening.node.caller.let_fall(evening.live)
        assert falling is not None
        await falling
    evening.finish()


async def _brought(evening: Evening) -> None:
    """A game saved halfway is resumed at a new table."""
    whole = json.loads((GOLDEN / "children.json").read_text("utf-8"))
    saved = {**whole, "events": whole["events"][:30], "meta": {"bots": [1], "level": "diver"}}
    await evening.sit(await resume_table(evening.node, saved))
    await evening.until(lambda: evening.live.table.over, "0" * 32)
    evening.finish()


STORIES: dict[str, Callable[[Evening], Awaitable[None]]] = {
    "cup": _cup,
    "beside": _beside,
    "zee": _zee,
    "children": _children,
    "real": _real,
    "stay": _stay,
    "pad": _pad,
    "wheels": _wheels,
    "brought": _brought,
}


class SameSecrets:
    """Numbered secrets, counted per kind, so that the order of kinds does not matter."""

    def __init__(self) -> None:
        self._counts: dict[str, count[int]] = {}

    def _next(self, kind: str) -> bytes:
        number = next(self._counts.setdefault(kind, count()))
        return hashlib.sha256(f"{kind} {number}".encode()).digest()

    def token_bytes(self, size: int) -> bytes:
        return self._next("bytes")[:size]

    def token_hex(self, size: int) -> str:
        return self._next("hex")[:size].hex()

    def token_urlsafe(self, size: int) -> str:
        return self._next("urlsafe").hex()[:43]

    def choice(self, letters: str) -> str:
        return letters[self._next("choice")[0] % len(letters)]


def tell(story: str, database: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Record | None]:
    """The rows of a story from the file, one per line, and its record."""
    same = SameSecrets()
    for name in ("token_bytes", "token_hex", "token_urlsafe", "choice"):
        monkeypatch.setattr(f"secrets.{name}", getattr(same, name))

    async def run() -> Record | None:
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        evening = Evening(Node(store, NoBus()))
        try:
            await STORIES[story](evening)
        finally:
            await store.close()
        return evening.record

    record = asyncio.run(run())
    with sqlite3.connect(database) as connection:
        found = connection.execute(
            'SELECT "table", seq, command, seat, kind, payload FROM event ORDER BY rowid'
        ).fetchall()
    connection.close()
    return "".join(json.dumps(row) + "\n" for row in found), record


def kept(name: str, made: str) -> str:
    """The contents of the golden file with this name."""
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        (GOLDEN / name).write_text(made, "utf-8")
    return (GOLDEN / name).read_text("utf-8")


@pytest.mark.parametrize("story", STORIES)
def test_rows_and_records_are_written_as_ever(
    story: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, record = tell(story, tmp_path / "golden.db", monkeypatch)
    assert rows == kept(f"{story}.log", rows)
    if record is not None:
        assert record.dumps() == kept(f"{story}.json", record.dumps())


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_record_of_yesterday_is_read_and_replayed(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse_record(text)
    assert record.dumps() == text
    game = set_up(record.game, len(record.seats), record.options)
    assert replay_events(game, record.events).over == ("proof" in record.extra)
    if "proof" in record.extra:
        assert verify(record).ok


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.log")), ids=lambda path: path.stem)
def test_rows_of_yesterday_are_read_and_written_again_as_they_were(path: Path) -> None:
    tables: dict[str, Table] = {}
    for line in path.read_text("utf-8").splitlines():
        name, seq, command, seat, kind, payload = json.loads(line)
        change = read_change(kind, json.loads(payload))
        assert change.kind == kind
        if not path.stem.startswith("early_"):  # its dice are of scheme 2, spelled like scheme 1
            assert msgspec.json.encode(write_change(change)).decode() == payload
        tables.setdefault(name, Table(name)).absorb([Entry(seq, change, seat, command)])
    record = exported(next(iter(tables.values())))
    if (kept_record := path.with_suffix(".json")).exists():
        assert record is not None
        assert record.dumps() == kept_record.read_text("utf-8")


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        ("swim", {}),
        ("sit", {"name": "Ana", "animal": "otter"}),
        ("event", {"event": {"seat": "0", "do": {}}}),
        ("event", {"event": {"wait": True}, "throw": {"number": 1}}),
        ("open", {"game": "pool-zee", "seed": "the seed"}),
        ("open", {key: value for key, value in OPENED.items() if key != "seed_2"}),
        ("lock", []),
    ],
)
def test_a_row_that_cannot_be_read_is_refused_without_its_content(kind: str, payload: Any) -> None:
    with pytest.raises(BadRow) as refused:
        read_change(kind, payload)
    assert str(refused.value) == f"this version cannot read a row of kind {kind!r}"


def test_every_kind_of_row_is_in_a_story() -> None:
    lines = [line for path in GOLDEN.glob("*.log") for line in path.read_text("utf-8").splitlines()]
    assert {json.loads(line)[4] for line in lines} == {one.kind for one in get_args(Change)}
