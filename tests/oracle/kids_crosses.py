"""§4.8–4.9: crossing off on a sheet of Clever Kids, by dice and by bonus."""

from __future__ import annotations

from .kids_sheet import AREAS, SWEETS
from .table import Json, Table, has_keys, is_list, is_one_of, is_whole, need


def wagons_filled(wagons: list[int], candles: int) -> int:
    """How many of the next wagons this many candles fill exactly, or 0 if they do not. §4.8"""
    for number in range(1, len(wagons) + 1):
        if sum(wagons[:number]) == candles:
            return number
    return 0


class CrossingOff(Table):
    """The part of a table that handles a single seat's sheet."""

    # ── queries on a sheet ──────────────────────────────────────────────────────────────────

    def free_cells(self, seat: int) -> list[Json]:
        """The green cells this seat has not crossed off."""
        green, crossed = self.options["sheet"]["green"], self.position["sheets"][seat]["green"]
        cells = [[r, c] for r in range(green["rows"]) for c in range(green["columns"])]
        return [cell for cell in cells if cell not in crossed]

    def is_free_cell(self, seat: int, cell: Json) -> bool:
        """Whether this names a green cell this seat can cross off."""
        numbers = is_list(cell, 2) and all(is_whole(n, 0, 99) for n in cell)
        return numbers and cell in self.free_cells(seat)

    def open_rows(self, seat: int) -> list[str]:
        """The blue rows in which this seat has a pair left."""
        blue, done = self.options["sheet"]["blue"], self.position["sheets"][seat]["blue"]
        return [sweet for sweet in SWEETS if done[sweet] < len(blue[sweet])]

    def is_complete(self, seat: int, area: str) -> bool:
        """Whether this seat has crossed off the whole area."""
        if area == "green":
            return not self.free_cells(seat)
        if area == "blue":
            return not self.open_rows(seat)
        return bool(self.position["sheets"][seat][area] == len(self.options["sheet"][area]))

    def balloons_left(self, seat: int) -> list[str]:
        """The balloons this seat still has to cross off, from the next on."""
        crossed = self.position["sheets"][seat]["yellow"]
        return [space[0] for space in self.options["sheet"]["yellow"][crossed:]]

    def wagons_left(self, seat: int) -> list[int]:
        """The candles of the wagons this seat still has to cross off, from the next on."""
        crossed = self.position["sheets"][seat]["red"]
        return [wagon[0] for wagon in self.options["sheet"]["red"][crossed:]]

    def dice_for(self, seat: int) -> list[int]:
        """The dice this seat may use. §4.6, §4.7"""
        return [die for die in range(5) if die not in self.position["used"]]

    # ── crossing off ────────────────────────────────────────────────────────────────────────

    def earn(self, seat: int, bonus: Json, stars: int) -> None:
        """Add the stars, and put the bonus at the end of the queue. §4.9"""
        self.position["stars"][seat] += stars
        if bonus is not None:
            self.position["queues"][seat].append(bonus)

    def cross_next(self, seat: int, area: str) -> None:
        """Cross off the next balloon or wagon."""
        mine = self.position["sheets"][seat]
        _, bonus, stars = self.options["sheet"][area][mine[area]]
        mine[area] += 1
        self.earn(seat, bonus, stars)

    def cross_pair(self, seat: int, sweet: str) -> None:
        """Cross off the next pair of a sweet."""
        mine = self.position["sheets"][seat]["blue"]
        bonus, stars = self.options["sheet"]["blue"][sweet][mine[sweet]]
        mine[sweet] += 1
        self.earn(seat, bonus, stars)

    def cross_cell(self, seat: int, cell: Json) -> None:
        """Cross off a present; a full row and then a full column give their prizes. §4.4"""
        green, mine = self.options["sheet"]["green"], self.position["sheets"][seat]["green"]
        mine.append(list(cell))
        row, column = cell
        if all([row, c] in mine for c in range(green["columns"])):
            self.earn(seat, *green["row"][row])
        if all([r, column] in mine for r in range(green["rows"])):
            self.earn(seat, *green["column"][column])

    def place_bonuses(self, seat: int) -> None:
        """§4.9: place the queued bonuses in order, up to the first one with a choice."""
        queue = self.position["queues"][seat]
        while queue:
            area = queue[0]
            if area == "green" and len(self.free_cells(seat)) >= 2:
                return
            if area == "blue" and len(self.open_rows(seat)) >= 2:
                return
            queue.pop(0)
            if self.is_complete(seat, area):
                continue
            if area == "green":
                self.cross_cell(seat, self.free_cells(seat)[0])
            elif area == "blue":
                self.cross_pair(seat, self.open_rows(seat)[0])
            else:
                self.cross_next(seat, area)

    # ── using dice ──────────────────────────────────────────────────────────────────────────

    def use(self, seat: int, data: Json) -> None:
        """§4.6–4.8, §4.11: cross off what these dice show, all in one area."""
        area = data.get("use") if isinstance(data, dict) else None
        need(is_one_of(area, AREAS), "no such area")
        extra = ["cells"] if area == "green" else ["rows"] if area == "blue" else []
        need(has_keys(data, "use", "dice", *extra), "not a use")
        dice = data["dice"]
        need(is_list(dice) and len(dice) > 0, "at least one die")
        need(all(is_whole(die, 0, 4) for die in dice), "no such die")
        need(len(set(dice)) == len(dice), "a die is used once")
        need(all(die in self.dice_for(seat) for die in dice), "this die is taken")
        symbols = [self.position["dice"][die] for die in dice]
        if area == "yellow":
            self.use_yellow(seat, symbols)
        elif area == "red":
            self.use_red(seat, symbols)
        elif area == "green":
            self.use_green(seat, symbols, data["cells"])
        else:
            self.use_blue(seat, symbols, data["rows"])

    def use_yellow(self, seat: int, symbols: list[str]) -> None:
        """In order, without skipping."""
        needed = self.balloons_left(seat)
        need(len(symbols) <= len(needed), "not so many balloons left")
        for symbol, balloon in zip(symbols, needed, strict=False):
            need(symbol in (balloon, "joker"), "not the next balloon")
        for _ in symbols:
            self.cross_next(seat, "yellow")

    def use_red(self, seat: int, symbols: list[str]) -> None:
        """Whole wagons, in order."""
        need(all(symbol in ("candle", "joker") for symbol in symbols), "not a candle")
        wagons = wagons_filled(self.wagons_left(seat), len(symbols))
        need(wagons > 0, "not whole wagons")
        for _ in range(wagons):
            self.cross_next(seat, "red")

    def use_green(self, seat: int, symbols: list[str], cells: Json) -> None:
        """Any free cells."""
        need(all(symbol in ("present", "joker") for symbol in symbols), "not a present")
        need(is_list(cells, len(symbols)), "a cell for each die")
        need(all(self.is_free_cell(seat, cell) for cell in cells), "not a free cell")
        need(all(cells.count(cell) == 1 for cell in cells), "a cell twice")
        for cell in cells:
            self.cross_cell(seat, cell)

    def use_blue(self, seat: int, symbols: list[str], rows: Json) -> None:
        """Pairs of the same sweet."""
        need(len(symbols) % 2 == 0, "a sweet needs a pair")
        need(is_list(rows, len(symbols) // 2), "a row for each pair")
        need(all(is_one_of(row, SWEETS) for row in rows), "no such row")
        steps, done = self.options["sheet"]["blue"], self.position["sheets"][seat]["blue"]
        for row in SWEETS:
            need(done[row] + rows.count(row) <= len(steps[row]), "not so many pairs left")
        for index, symbol in enumerate(symbols):
            need(symbol in (rows[index // 2], "joker"), "not this sweet")
        for row in rows:
            self.cross_pair(seat, row)
