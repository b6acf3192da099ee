"""A pad and its sums as JSON, recomputed only where something changed, and as JSON Patch."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .json_patch import Json, Mark

if TYPE_CHECKING:
    from .pad import Pad

MOST_KNOWN = 60  # changes for which a phone that fell behind still gets a patch

Place = tuple[int, int | None] | None
"""Where something changed: a player's column, a whole player, or the number of columns."""


@dataclass(frozen=True, slots=True)
class _Change:
    """A change: its number, its place, and the size of the pad before it."""

    number: int
    place: Place
    players: int
    columns: int


@dataclass(eq=False)
class Shown:
    """The content and the sums of a pad as JSON. JSON it has returned never changes."""

    pad: Pad
    _players: list[Json | None] = field(default_factory=list)
    _columns: list[list[Json | None]] = field(default_factory=list)
    _last: deque[_Change] = field(default_factory=lambda: deque(maxlen=MOST_KNOWN))

    # ── tracking changes ────────────────────────────────────────────────────────────────────

    def touch(self, place: Place) -> None:
        """Note a change at this place."""
        if place is None:
            self._players = [None] * len(self._players)
        elif place[0] < len(self._players):
            player, column = place
            self._players[player] = None
            if column is not None and column < len(self._columns[player]):
                self._columns[player][column] = None

    def note(self, number: int, place: Place, players: int, columns: int) -> None:
        """Record a change with its number, its place, and the size of the pad before it."""
        self._last.append(_Change(number, place, players, columns))

    # ── the whole pad ───────────────────────────────────────────────────────────────────────

    def whole(self) -> Json:
        """The pad's content and its sums."""
        return {"columns": self.pad.columns, "players": self._all(), **self._standings()}

    def _all(self) -> list[Json]:
        count, columns = len(self.pad.players), self.pad.columns
        del self._players[count:], self._columns[count:]
        self._players += [None] * (count - len(self._players))
        self._columns += [[] for _ in range(count - len(self._columns))]
        for known in self._columns:
            del known[columns:]
            known += [None] * (columns - len(known))
        return [self._player(n) for n in range(count)]

    def _player(self, player: int) -> Json:
        known = self._players[player]
        if known is None:
            columns = [self._column(player, column) for column in range(self.pad.columns)]
            total = sum(int(str(column["total"])) for column in columns)
            known = {"name": self.pad.players[player], "columns": columns, "total": total}
            self._players[player] = known
        return known

    def _column(self, player: int, column: int) -> Json:
        known = self._columns[player][column]
        if known is None:
            written = self.pad.column(player, column)
            sums = self.pad.sums(written)
            known = {
                "boxes": written,
                "sections": {name: {"points": p, "bonus": b} for name, (p, b) in sums.items()},
                "total": sum(map(sum, sums.values())),
            }
            self._columns[player][column] = known
        return known

    def _standings(self) -> Json:
        """Whether every box is filled, and who leads."""
        totals = [int(str(player["total"])) for player in self._all()]
        return {"full": self.pad.full, "leaders": list(self.pad.leading(totals))}

    # ── patches ─────────────────────────────────────────────────────────────────────────────

    def marks(self, seen: int) -> list[Mark] | None:
        """The marks since change number `seen`; None if that is too long ago."""
        new = [change for change in self._last if change.number > seen]
        if len(new) != self.pad.changes - seen:
            return None
        if not new:
            return []
        players, columns = new[0].players, new[0].columns
        places = dict.fromkeys(change.place for change in new)
        made = self._sizes(players, columns)
        for place in places:
            if place is not None and place[0] < min(players, len(self.pad.players)):
                made += self._at(place, columns)
        made += [Mark("replace", f"/{name}", value) for name, value in self._standings().items()]
        return made

    def _sizes(self, players: int, columns: int) -> list[Mark]:
        """The marks for players and columns that were added or removed."""
        made: list[Mark] = []
        whole, now = self._all(), self.pad.columns
        made += [Mark("remove", f"/players/{n}") for n in range(players - 1, len(whole) - 1, -1)]
        for player in range(min(players, len(whole)) if now != columns else 0):
            path = f"/players/{player}/columns/"
            made += [Mark("remove", f"{path}{n}") for n in range(columns - 1, now - 1, -1)]
            made += [Mark("add", f"{path}-", self._column(player, n)) for n in range(columns, now)]
        made += [Mark("add", "/players/-", player) for player in whole[players:]]
        return made + ([Mark("replace", "/columns", now)] if now != columns else [])

    def _at(self, place: tuple[int, int | None], columns: int) -> list[Mark]:
        player, column = place
        path, shown = f"/players/{player}", self._player(player)
        if column is None:
            return [Mark("replace", path, shown)]
        if column >= min(columns, self.pad.columns):
            return [Mark("replace", f"{path}/total", shown["total"])]
        there = Mark("replace", f"{path}/columns/{column}", self._column(player, column))
        return [there, Mark("replace", f"{path}/total", shown["total"])]
