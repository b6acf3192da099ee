"""A pad in use: players, points, sums, and a log of every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bellyflop.core.errors import BadNotation, BadRecord, IllegalAction
from bellyflop.core.notation import show, take_int, take_list, take_object

from .json_patch import Mark
from .json_view import Place, Shown
from .sheet import Box, Sheet

FORMAT = "bellyflop-pad/1"
"""The name and version of the format, which every saved pad carries."""
MOST_PLAYERS = 24
"""How many people one pad can hold."""
MOST_COLUMNS = 24
"""How many columns one person can have."""
_LONGEST_NAME = 24

_KEYS: dict[str, tuple[str, ...]] = {  # the JSON keys of each kind of change
    "write": ("write", "player", "column", "points"),
    "clear": ("clear", "player", "column"),
    "add": ("add",),
    "rename": ("rename", "name"),
    "column": ("column",),
}


class Pad:
    """Players, columns and the points in their boxes. Every change is logged and can be undone."""

    def __init__(self, sheet: Sheet, players: Sequence[str] = (), columns: int = 1) -> None:
        self.sheet = sheet
        self._first = tuple(map(_name, players)), take_int(columns, "columns", 1, MOST_COLUMNS)
        if len(players) > MOST_PLAYERS:
            raise IllegalAction("pad-rule-players", most=MOST_PLAYERS)
        self.history: list[object] = []
        self._back: list[tuple[Callable[[], object], Place]] = []  # the inverse of each change
        self.players, self.columns = list(self._first[0]), self._first[1]
        self._cells: dict[tuple[int, int, str], int] = {}
        self._written: Counter[tuple[int, str]] = Counter()  # players, by column and box
        self._boxes = sheet.boxes
        self._named = {box.name: box for box in self._boxes}
        self._bound = [box for box in self._boxes if box.needs]
        self._shown = Shown(self)
        self._changes = 0

    # ── changes ─────────────────────────────────────────────────────────────────────────────

    def write(self, player: int, column: int, box: str, points: int) -> None:
        """Write these points into this box, or raise IllegalAction with its limits."""
        self.do({"write": box, "player": player, "column": column, "points": points})

    def clear(self, player: int, column: int, box: str) -> None:
        """Empty this box."""
        self.do({"clear": box, "player": player, "column": column})

    def add_player(self, name: str) -> None:
        """Add a player with empty columns."""
        self.do({"add": name})

    def rename(self, player: int, name: str) -> None:
        """Give the player this name."""
        self.do({"rename": player, "name": name})

    def add_column(self) -> None:
        """Add a column, which is one more game, for everybody."""
        self.do({"column": True})

    def undo(self) -> None:
        """Take back the last change."""
        if not self.history:
            raise IllegalAction("pad-rule-nothing")
        self.history.pop()
        size = len(self.players), self.columns
        back, place = self._back.pop()
        back()
        self._changed(place, *size)

    def check(self, change: object) -> None:
        """Raise BadNotation or IllegalAction if this cannot be done now; change nothing."""
        back, _ = self._make(change)
        back()

    def do(self, change: object) -> None:
        """Apply the change that this JSON spells, or raise BadNotation or IllegalAction."""
        size = len(self.players), self.columns
        back, place = self._make(change)
        self.history.append(change)
        self._back.append((back, place))
        self._changed(place, *size)

    def _make(self, change: object) -> tuple[Callable[[], object], Place]:
        """Apply the change; its inverse and its place."""
        back: Callable[[], object]
        place: Place = None
        what = None
        if isinstance(change, dict):
            what = next(filter(change.__contains__, _KEYS), None)
        if what is None:
            raise BadNotation(f"a pad is told to {', '.join(_KEYS)}, not {show(change)}.")
        told = take_object(change, "the change", _KEYS[what])
        if what in ("write", "clear"):
            back, place = self._put(told)
        elif what == "add":
            if len(self.players) >= MOST_PLAYERS:
                raise IllegalAction("pad-rule-players", most=MOST_PLAYERS)
            self.players.append(_name(told["add"]))
            back, place = self.players.pop, (len(self.players) - 1, None)
        elif what == "rename":
            player, name = self._player(told["rename"]), _name(told["name"])
            back = partial(self.players.__setitem__, player, self.players[player])
            self.players[player] = name
            place = player, None
        elif told["column"] is not True:
            raise BadNotation('a new column is written {"column": true}.')
        elif self.columns >= MOST_COLUMNS:
            raise IllegalAction("pad-rule-columns", most=MOST_COLUMNS)
        else:
            back = partial(setattr, self, "columns", self.columns)
            self.columns += 1
        return back, place

    def _changed(self, place: Place, players: int, columns: int) -> None:
        """Count a change at this place, on a pad that had this size before."""
        self._changes += 1
        self._shown.touch(place)
        self._shown.note(self._changes, place, players, columns)

    def _put(self, told: dict[str, object]) -> tuple[Callable[[], object], Place]:
        """Write or clear a box; the inverse of the change and its place."""
        name = told.get("write", told.get("clear"))
        box = (isinstance(name, str) and self._named.get(name)) or self.sheet.box(name)
        player = self._player(told["player"])
        column = take_int(told["column"], "the column", 0, self.columns - 1)
        points = None
        if "write" in told:
            points = take_int(told["points"], "the points", 0, 10**6)
            if points not in box.values:
                names = {"box": title(box.name), "limits": box.limits}
                raise IllegalAction("pad-rule-points", points=points, **names)
        self._check_neighbours(player, column, box, points)
        where = player, column, box.name
        before = self._cells.get(where)
        self._write(where, points)
        return partial(self._write, where, before), (player, column)

    def _write(self, where: tuple[int, int, str], points: int | None) -> None:
        _, column, box = where
        self._written[column, box] -= where in self._cells
        if points is None:
            self._cells.pop(where, None)
        else:
            self._cells[where] = points
            self._written[column, box] += 1

    def _check_neighbours(self, player: int, column: int, box: Box, points: int | None) -> None:
        """Raise IllegalAction if these points contradict another box or another player."""

        def after(name: str) -> int | None:
            return points if name == box.name else self._cells.get((player, column, name))

        for other in self._bound:
            if other.needs is None or box.name not in (other.name, other.needs[0]):
                continue
            beside, number = other.needs
            if after(other.name) and after(beside) != number:
                names = {"box": title(other.name), "beside": title(beside)}
                raise IllegalAction("pad-needs", number=number, **names)
        for rival in range(len(self.players) if box.only_one and points else 0):
            if rival != player and self._cells.get((rival, column, box.name)):
                raise IllegalAction("pad-taken", name=self.players[rival])

    def _player(self, number: object) -> int:
        if not self.players:
            raise IllegalAction("pad-rule-nobody")
        return take_int(number, "the player", 0, len(self.players) - 1)

    # ── sums ────────────────────────────────────────────────────────────────────────────────

    def column(self, player: int, column: int) -> dict[str, int | None]:
        """The content of each box in one player's column."""
        return {box.name: self._cells.get((player, column, box.name)) for box in self._boxes}

    def subtotals(self, player: int, column: int) -> dict[str, tuple[int, int]]:
        """The points and the bonus of each section of a column."""
        return self.sums(self.column(player, column))

    def sums(self, written: Mapping[str, int | None]) -> dict[str, tuple[int, int]]:
        """The points and the bonus of each section of a column with this content."""
        sums: dict[str, tuple[int, int]] = {}
        for section in self.sheet.sections:
            points = sum(box.worth(written[box.name]) for box in section.boxes)
            sums[section.name] = points, section.earned(points)
        return sums

    def column_total(self, player: int, column: int) -> int:
        """The points in one column, with every bonus."""
        return sum(map(sum, self.subtotals(player, column).values()))

    def total(self, player: int) -> int:
        """The points in all columns of a player."""
        return sum(self.column_total(player, column) for column in range(self.columns))

    @property
    def full(self) -> bool:
        """Whether every box is filled: counters may be empty, `only_one` boxes need one number."""
        everybody = len(self.players)
        return bool(everybody) and all(
            self._written[column, box.name] >= (1 if box.only_one else everybody)
            for column in range(self.columns)
            for box in self._boxes
            if box.each is None
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """The players with the most points, ties broken as the sheet says; none without points."""
        return self.leading([self.total(player) for player in range(len(self.players))])

    def leading(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Who leads with these totals, in the order of the players."""
        best = max(totals, default=0)
        first = [player for player, total in enumerate(totals) if total == best and best > 0]
        if len(first) < 2 or self.sheet.tie_break is None:
            return tuple(first)
        ties = {player: self._tie(player, self.sheet.tie_break) for player in first}
        return tuple(player for player in first if ties[player] == max(ties.values()))

    def _tie(self, player: int, box: str) -> int:
        return sum(self._cells.get((player, column, box), 0) for column in range(self.columns))

    def shown(self) -> dict[str, object]:
        """The pad's content and its sums, as JSON."""
        return self._shown.whole()

    @property
    def changes(self) -> int:
        """The number of changes so far; each undo counts as one."""
        return self._changes

    def marks(self, seen: int) -> list[Mark] | None:
        """The marks since change number `seen`; None if that is too long ago."""
        return self._shown.marks(seen)

    # ── saving ──────────────────────────────────────────────────────────────────────────────

    def written(self) -> dict[str, object]:
        """The pad with the log of all changes, as JSON."""
        players, columns = self._first
        return {
            "format": FORMAT,
            "game": self.sheet.game,
            "players": list(players),
            "columns": columns,
            "events": list(self.history),
        }


def read_pad(sheet: Sheet, data: object) -> Pad:
    """The pad that JSON from `written` spells, or BadRecord."""
    keys = ("format", "game", "players", "columns", "events")
    try:
        told = take_object(data, "a pad", keys)
        if told["format"] != FORMAT or told["game"] != sheet.game:
            raise BadNotation(f"this is no pad of {sheet.game} in the format {FORMAT}.")
        players = [_name(name) for name in take_list(told["players"], "the players")]
        pad = Pad(sheet, players, take_int(told["columns"], "columns", 1, MOST_COLUMNS))
        events = take_list(told["events"], "the events")
    except (BadNotation, IllegalAction) as error:
        raise BadRecord(str(error)) from error
    for index, change in enumerate(events):
        try:
            pad.do(change)
        except (BadNotation, IllegalAction) as error:
            raise BadRecord(str(error), index) from error
    return pad


def title(box: str) -> str:
    """The name of a box for sentences."""
    return box.replace("_", " ").capitalize()


def _name(name: object) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > _LONGEST_NAME:
        raise BadNotation(f"a name has 1 to {_LONGEST_NAME} letters, not {show(name)}.")
    if not name.replace("\u200d", "").isprintable():  # the zero-width joiner of combined emoji
        raise BadNotation("a name is made of letters that can be seen.")
    return name
