"""A pad in use: who writes what where, what it adds up to, and everything that was done to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bellyflop.core.errors import BadNotation, BadRecord, IllegalAction
from bellyflop.core.notation import show, take_int, take_list, take_object

from .sheet import Box, Sheet

FORMAT = "bellyflop-pad/1"
MOST_PLAYERS = 24
MOST_COLUMNS = 24
_LONGEST_NAME = 24

_KEYS: dict[str, tuple[str, ...]] = {  # by what is done: the keys that spell it
    "write": ("write", "player", "column", "points"),
    "clear": ("clear", "player", "column"),
    "add": ("add",),
    "rename": ("rename", "name"),
    "column": ("column",),
}


class Pad:
    """Players, columns and what stands in their boxes. Every change is kept and can be undone."""

    def __init__(self, sheet: Sheet, players: Sequence[str] = (), columns: int = 1) -> None:
        self.sheet = sheet
        self._first = tuple(map(_name, players)), take_int(columns, "columns", 1, MOST_COLUMNS)
        if len(players) > MOST_PLAYERS:
            raise IllegalAction("pad-rule-players", most=MOST_PLAYERS)
        self.history: list[object] = []
        self._back: list[Callable[[], object]] = []  # for each change, what takes it back
        self.players, self.columns = list(self._first[0]), self._first[1]
        self._cells: dict[tuple[int, int, str], int] = {}

    # ── what can be done ────────────────────────────────────────────────────────────────────

    def write(self, player: int, column: int, box: str, points: int) -> None:
        """These points stand in this box now, or IllegalAction with the limits of the box."""
        self.do({"write": box, "player": player, "column": column, "points": points})

    def clear(self, player: int, column: int, box: str) -> None:
        """Nothing stands in this box any more."""
        self.do({"clear": box, "player": player, "column": column})

    def add_player(self, name: str) -> None:
        """One more player, with empty columns."""
        self.do({"add": name})

    def rename(self, player: int, name: str) -> None:
        """The player is called that."""
        self.do({"rename": player, "name": name})

    def add_column(self) -> None:
        """One more column for everybody: one more game."""
        self.do({"column": True})

    def undo(self) -> None:
        """The last thing that was done has not been done."""
        if not self.history:
            raise IllegalAction("pad-rule-nothing")
        self.history.pop()
        self._back.pop()()

    def check(self, change: object) -> None:
        """BadNotation or IllegalAction if this cannot be done now; nothing is done."""
        self.do(change)
        self.undo()

    def do(self, change: object) -> None:
        """What this JSON says, or BadNotation or IllegalAction why not."""
        back: Callable[[], object]
        what = next((word for word in _KEYS if isinstance(change, dict) and word in change), None)
        if what is None:
            raise BadNotation(f"a pad is told to {', '.join(_KEYS)}, not {show(change)}.")
        told = take_object(change, "the change", _KEYS[what])
        if what in ("write", "clear"):
            back = self._put(told)
        elif what == "add":
            if len(self.players) >= MOST_PLAYERS:
                raise IllegalAction("pad-rule-players", most=MOST_PLAYERS)
            self.players.append(_name(told["add"]))
            back = self.players.pop
        elif what == "rename":
            player, name = self._player(told["rename"]), _name(told["name"])
            back = partial(self.players.__setitem__, player, self.players[player])
            self.players[player] = name
        elif told["column"] is not True:
            raise BadNotation('a new column is written {"column": true}.')
        elif self.columns >= MOST_COLUMNS:
            raise IllegalAction("pad-rule-columns", most=MOST_COLUMNS)
        else:
            back = partial(setattr, self, "columns", self.columns)
            self.columns += 1
        self.history.append(change)
        self._back.append(back)

    def _put(self, told: dict[str, object]) -> Callable[[], object]:
        """Write or clear a box; what comes back writes into it what stood there."""
        box = self.sheet.box(told.get("write", told.get("clear")))
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
        return partial(self._write, where, before)

    def _write(self, where: tuple[int, int, str], points: int | None) -> None:
        if points is None:
            self._cells.pop(where, None)
        else:
            self._cells[where] = points

    def _check_neighbours(self, player: int, column: int, box: Box, points: int | None) -> None:
        """Refuses what cannot stand beside the other boxes, or beside the other players."""
        after = self.column(player, column) | {box.name: points}
        for other in self.sheet.boxes:
            if other.needs and after[other.name] and after[other.needs[0]] != other.needs[1]:
                beside, number = other.needs
                names = {"box": title(other.name), "beside": title(beside)}
                raise IllegalAction("pad-needs", number=number, **names)
        for rival in range(len(self.players) if box.only_one and points else 0):
            if rival != player and self._cells.get((rival, column, box.name)):
                raise IllegalAction("pad-taken", name=self.players[rival])

    def _player(self, number: object) -> int:
        if not self.players:
            raise IllegalAction("pad-rule-nobody")
        return take_int(number, "the player", 0, len(self.players) - 1)

    # ── what it comes to ────────────────────────────────────────────────────────────────────

    def column(self, player: int, column: int) -> dict[str, int | None]:
        """What stands in each box of one player's column."""
        return {box.name: self._cells.get((player, column, box.name)) for box in self.sheet.boxes}

    def subtotals(self, player: int, column: int) -> dict[str, tuple[int, int]]:
        """By section of a column: its points, and the bonus they have earned."""
        written = self.column(player, column)
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
        """Whether every box has its number; counters need none, and one player's win is enough."""
        everybody = range(len(self.players))
        return bool(self.players) and all(
            (any if box.only_one else all)((n, column, box.name) in self._cells for n in everybody)
            for column in range(self.columns)
            for box in self.sheet.boxes
            if box.each is None
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has the most points now, ties broken as the sheet says; nobody without points."""
        ranks = [self._rank(player) for player in range(len(self.players))]
        best = max(ranks, default=(0, 0))
        return tuple(n for n, rank in enumerate(ranks) if rank == best and best[0] > 0)

    def _rank(self, player: int) -> tuple[int, int]:
        box = self.sheet.tie_break
        cells = [self._cells.get((player, c, box), 0) for c in range(self.columns)] if box else []
        return self.total(player), sum(cells)

    def shown(self) -> dict[str, object]:
        """Everything that stands on the pad and what it adds up to, as JSON."""
        return {
            "columns": self.columns,
            "players": [self._shown_player(player) for player in range(len(self.players))],
            "full": self.full,
            "leaders": list(self.leaders),
        }

    def _shown_player(self, player: int) -> dict[str, object]:
        columns = []
        for column in range(self.columns):
            sums = self.subtotals(player, column)
            shown: dict[str, object] = {
                "boxes": self.column(player, column),
                "sections": {name: {"points": p, "bonus": b} for name, (p, b) in sums.items()},
                "total": sum(map(sum, sums.values())),
            }
            columns.append(shown)
        return {"name": self.players[player], "columns": columns, "total": self.total(player)}

    # ── keeping it ──────────────────────────────────────────────────────────────────────────

    def written(self) -> dict[str, object]:
        """The pad with all that was ever done to it, as JSON."""
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
    """The name of a box as it is said."""
    return box.replace("_", " ").capitalize()


def _name(name: object) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > _LONGEST_NAME:
        raise BadNotation(f"a name has 1 to {_LONGEST_NAME} letters, not {show(name)}.")
    if not name.replace("\u200d", "").isprintable():  # which joins faces into families
        raise BadNotation("a name is made of letters that can be seen.")
    return name
