"""A scene: a table brought to any point of a game by log rows, without a server."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.server.kit import PATIENCE

from bellyflop.core import Acted, Chance, Players, Wait
from bellyflop.server.table.commands import Command, Do, Throw
from bellyflop.server.table.decide import TableMove, decide, move_of_table
from bellyflop.server.table.log import (
    Draft,
    Entry,
    Played,
    Seat,
    Started,
    TableOpened,
)
from bellyflop.server.table.rooms import room_code
from bellyflop.server.table.row_json import write_change
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import hash_token, viewer_of

HOST_BESIDE = "the host who has no seat"


def token(seat: int | str) -> str:
    """The token of a seat, the same in every scene."""
    return f"token of {seat}"


def new_code() -> str:
    """A room code of the maximum length, so that it cannot collide with another table's."""
    return room_code(8, secrets.choice)


@dataclass
class Scene:
    """A table and the log that produced it."""

    table: Table = field(default_factory=lambda: Table("scene"))
    rows: list[Entry] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        game: str,
        seats: str,
        *,
        host: int | None = 0,
        people: Mapping[str, str] | None = None,
        **wanted: Any,
    ) -> Scene:
        """A new table; in `seats`, p is a person, b a bot and o an open seat.

        `people` names the first seats and gives each an animal.
        """
        made = [_seat(kind, number) for number, kind in enumerate(seats)]
        for seat, (name, animal) in enumerate((people or {}).items()):
            made[seat] = replace(made[seat], name=name, animal=animal)
        opened = TableOpened(
            game=game,
            seats=tuple(made),
            host_hash=hash_token(token(HOST_BESIDE if host is None else host)),
            seed=b"\x55" * 32,
        )
        scene = cls()
        scene.add([Draft(replace(opened, **wanted))])
        if "o" not in seats:
            scene.add([Draft(Started())])
        return scene

    def add(self, drafts: list[Draft], command: str | None = None) -> None:
        """Append these rows to the log."""
        rows = [
            d.numbered(self.table.seq + 1 + n, command if n == 0 else None)
            for n, d in enumerate(drafts)
        ]
        self.table.absorb_decided(rows)
        self.rows += [row.entry for row in rows]

    def command(self, who: int | str, command: Command) -> None:
        """Apply this seat's command; raises Refused if the table refuses it."""
        holder = viewer_of(self.table, hash_token(token(who)))
        assert holder is not None
        self.add(decide(self.table, holder, command), command.id)

    def step(self, rng: Random) -> None:
        """Play the next step: a throw, a wait, or a random action of an awaited seat."""
        match, game = self.table.match, self.table.game
        assert match is not None
        assert game is not None
        match match.awaiting:
            case Chance(None):
                self.add(move_of_table(self.table, TableMove("throw")))
            case Chance(int(by)):
                self._move(by, Throw(secrets.token_hex(8), self.table.seq, rng.randbytes(16).hex()))
            case Wait():
                self.add(move_of_table(self.table, TableMove("wait")))
            case Players(seats):
                seat = rng.choice(sorted(seats))
                legal = game.legal(match.state, seat)
                do: Any = game.write_action(legal[rng.randrange(len(legal))])
                self._move(seat, Do(secrets.token_hex(8), self.table.seq, do))

    def _move(self, seat: int, command: Do | Throw) -> None:
        if self.table.seats[seat].token_hash is not None:
            self.command(seat, command)
        elif isinstance(command, Throw):
            self.add(move_of_table(self.table, TableMove("throw")))
        else:
            assert self.table.game is not None
            action = self.table.game.read_action(command.do)
            self.add(move_of_table(self.table, TableMove("do", seat, action)))

    def play_until(self, there: Callable[[Table], bool], seed: int = 1) -> Scene:
        """Play at random until `there` is true of the table."""
        rng = Random(seed)
        while not there(self.table):
            assert not self.table.over, "it never came to that"
            self.step(rng)
        return self

    def before_last(self, actions: int, seat: int) -> Scene:
        """The scene as it was before this seat's last `actions` actions."""
        played = [
            row.seq
            for row in self.rows
            if isinstance(row.change, Played)
            and isinstance(row.change.event, Acted)
            and row.change.event.seat == seat
        ]
        rows = self.rows[: played[-actions]]
        scene = Scene(rows=rows)
        scene.table.absorb(rows)
        return scene

    def hang_up_in(self, database: Path, code: str | None = None) -> str:
        """Write the table to the database under a new id, as another node would; that id."""
        name, code = secrets.token_hex(12), code or new_code()
        now = int(time.time() * 1000)
        with sqlite3.connect(database, timeout=PATIENCE) as connection:
            connection.execute('INSERT INTO room (code, "table") VALUES (?, ?)', (code, name))
            connection.executemany(
                'INSERT INTO event ("table", seq, command, seat, kind, payload, at) '
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (name, r.seq, r.command, r.seat, r.change.kind, _payload(r, code), now)
                    for r in self.rows
                ],
            )
        connection.close()
        return name


def _seat(kind: str, number: int) -> Seat:
    match kind:
        case "p":
            return Seat("person", f"p{number}", token_hash=hash_token(token(number)))
        case "b":
            return Seat("bot", f"b{number}", level="paddler")
    return Seat()


def _payload(row: Entry, code: str) -> str:
    change = row.change
    if isinstance(change, TableOpened):
        change = replace(change, code=code)
    return msgspec.json.encode(write_change(change)).decode()
