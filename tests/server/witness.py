"""A witness reads the log from disk and checks it against every message the players received."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from tests.server.kit import PATIENCE, Json
from tests.server.player import Player

from bellyflop.server.node.frames import Frames
from bellyflop.server.table.log import Entry
from bellyflop.server.table.row_json import read_change
from bellyflop.server.table.table import MOST_HAPPENED, Table
from bellyflop.server.table.update import told
from bellyflop.server.table.viewer import Viewer


def host_seat(table: Table) -> int | None:
    """The seat whose token is also the host's."""
    hashes = [seat.token_hash for seat in table.seats]
    return hashes.index(table.host_hash) if table.host_hash in hashes else None


def read_log(database: Path, table: str, after: int = -1) -> list[Entry]:
    """The rows of a table after this one, straight from the file."""
    query = (
        'SELECT seq, kind, payload, seat, command FROM event WHERE "table" = ? AND seq > ? '
        "ORDER BY seq"
    )
    with sqlite3.connect(database, timeout=PATIENCE) as connection:
        found = connection.execute(query, (table, after)).fetchall()
    connection.close()
    return [
        Entry(seq, read_change(kind, msgspec.json.decode(payload)), seat, command)
        for seq, kind, payload, seat, command in found
    ]


def shown(table: Table, seat: int | None, host: bool) -> Json:
    """The update this viewer must receive for a table, computed from its log."""
    made: Json = json.loads(Frames().of(table, Viewer(seat, host), 0))
    return made


@dataclass
class Witness:
    """One table's log as of the last read, and the players at that table."""

    database: Path
    table: Table
    players: list[Player]
    rows: list[Entry] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    _due: dict[Player, dict[int, bytes]] = field(default_factory=dict)  # updates still due, by row
    _happened: dict[Player, dict[int, Json]] = field(default_factory=dict)  # by row: its news
    _judged: dict[Player, int] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether the game had ended at the last read."""
        return self.table.seq >= 0 and self.table.over

    def look(self) -> list[str]:
        """Read the new rows of the log; every error found so far."""
        for row in read_log(self.database, self.table.id, self.table.seq):
            if row.seq != self.table.seq + 1:
                self._say(f"row {self.table.seq + 1} is missing before row {row.seq}")
                return self.found
            self.table.absorb([row])
            self.rows.append(row)
            for player in self.players:
                who = Viewer(player.phone.seat, player.phone.seat == host_seat(self.table))
                self._due.setdefault(player, {})[row.seq] = Frames().of(self.table, who, 0)
                self._note(player, row)
        for player in self.players:
            self._judge(player)
        return self.found

    def look_back(self) -> list[str]:
        """Read the whole log again, since old rows must never change; every error found."""
        self.look()
        if read_log(self.database, self.table.id) != self.rows:
            self._say("old rows have changed")
        known = {name for player in self.players for name in player.issued}
        done = Counter(row.command for row in self.rows if row.command is not None)
        for name, times in done.items():
            if name not in known:
                self._say(f"{name} was done, and nobody had asked for it")
            if times > 1:
                self._say(f"{name} was done {times} times")
        return self.found

    def _say(self, words: str) -> None:
        self.found.append(f"table {self.table.id} ({self.table.code}): {words}")

    def _note(self, player: Player, row: Entry) -> None:
        """Store the news this player must get for this row."""
        table = self.table
        if table.happened and table.happened[-1].seq == row.seq:
            assert table.game is not None
            last = told(table.game, [table.happened[-1]], player.phone.seat)
            event: Json = {"event": table.happened[-1].event, "news": [], "undone": False}
            event |= {"undone": table.happened[-1].happening is None}
            made = [json.loads(msgspec.json.encode(each)) for each in last]
            self._happened.setdefault(player, {})[row.seq] = {
                **event,
                "seq": row.seq,
                **(made[0] if made else {}),
            }

    def _news(self, player: Player, seen: int, row: int) -> tuple[list[Json], bool]:
        """The news this player must get after the last row they saw; whether some was cut."""
        rows = [e for seq, e in self._happened.get(player, {}).items() if seen < seq <= row]
        if seen < 0:
            return [], False
        news: list[Json] = []
        for each in rows[-MOST_HAPPENED:]:
            taken_back = each["undone"] and news and not news[-1]["undone"]
            if taken_back and news[-1]["event"] == each["event"]:
                news.pop()
            else:
                news.append(each)
        return [e for e in news if e["news"] or e["undone"]], len(rows) > MOST_HAPPENED

    def _judge(self, player: Player) -> None:
        """Check the player's updates, and every accepted or refused command, against the log."""
        seat, due = player.phone.seat, self._due.setdefault(player, {})
        judged = self._judged.get(player, 0)
        before = [-1, *(update["seq"] for update in player.saw)]
        for seen, update in zip(before[judged:], player.saw[judged:], strict=False):
            row = update["seq"]
            news, missed = self._news(player, seen, row)
            if row not in due:
                self._say(f"seat {seat} was shown row {row}, which was lost")
            elif update != {**json.loads(due[row]), "news": news, "missed": missed}:
                self._say(f"seat {seat} saw something else at row {row}")
            for old in [seq for seq in due if seq < row]:
                del due[old]
        self._judged[player] = len(player.saw)
        for name, row in player.kept.items():
            if self.table.commands.get(name, ())[:2] not in ((row, seat), (row, None)):
                self._say(f"seat {seat} was promised {name} at row {row}, which was lost")
        for name in player.refused:
            if name in self.table.commands:
                self._say(f"seat {seat} was refused {name}, which was done")
        self.found.extend(player.wrong)
        player.wrong.clear()
