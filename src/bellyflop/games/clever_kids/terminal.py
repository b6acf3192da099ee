"""Clever Kids in a terminal: dice with letters, one's own sheet in full, the others in a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, islice, permutations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bellyflop.terminal.board import Board
from bellyflop.terminal.colours import COLOURS
from bellyflop.terminal.dice import Die, row_of_dice
from bellyflop.terminal.sheet import NOW
from bellyflop.terminal.words import (
    Puzzled,
    count,
    does,
    listing,
    number_in,
    numbered,
    pick,
    your_turn,
)

from .layout import (
    AREA_OF,
    AREAS,
    BALLOONS,
    BLUE,
    GREEN,
    JOKER,
    RED,
    SWEETS,
    YELLOW,
    Layout,
    Reward,
)
from .rules import CleverKids
from .state import Action, Bonus, Cell, Dice, Pass, Use
from .view import SheetView, View

_Places = tuple[Cell | str, ...]

_FEW = 12  # choices that are listed one by one
_LABEL = 8
_WIDE, _NARROW = 6, 4  # columns of a balloon


class CleverKidsBoard(Board[Action, Dice, View]):
    """The sheet one writes on, and the letters of the dice to type."""

    game: CleverKids

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        seat = view.active if view.seat is None else view.seat
        rolls = "the party is over" if view.phase == "over" else f"{names[view.active]} rolls"
        status = f"Turn {view.turn + 1} · {rolls} · +b is a bonus in blue"
        others = [_summary(view, names, at) for at in range(len(names)) if at != seat]
        dice = [row_of_dice(_dice(view), gap=1)] if view.dice else []
        title = Text(f"{names[seat]}  {view.sheets[seat].stars}★", "bold")
        sheet = _sheet(self.game.sheet, view.sheets[seat], width)
        return Group(Text(status, "dim"), *others, *dice, title, sheet)

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        queue = _queue(view, seat)
        if queue and queue[0] == GREEN:
            return f"{your_turn(names[seat])} A present for free: which number?"
        if queue:
            return f"{your_turn(names[seat])} A pair of sweets for free: which row?"
        how = "Type dice, e.g. A or AC; presents with their numbers, e.g. C 5."
        if view.phase == "use":
            return f"{your_turn(names[seat])} {how}"
        return f"{your_turn(names[seat])} Use what is left, or pass. {how}"

    def choices(
        self, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Sequence[str]:
        if legal and isinstance(legal[0], Bonus) and legal[0].area == GREEN:
            return ()  # the sheet shows the numbers
        if len(legal) <= _FEW:
            return numbered([self._words(view, seat, action) for action in legal])
        usable = {area: self._usable(view, seat, area, legal) for area in AREAS}
        return [_dice_words(area, dice) for area, dice in usable.items() if dice]

    def _usable(self, view: View, seat: int, area: str, legal: Sequence[Action]) -> list[str]:
        """Every set of dice that can be used in this area, by its letters.

        The list of what is legal names one of several dice that do the same; here all count.
        """
        uses = [use for use in legal if isinstance(use, Use) and use.area == area]
        where: dict[int, set[_Places]] = {}
        for use in uses:
            where.setdefault(len(use.dice), set()).add(use.places)
        left = [die for die in range(len(view.dice)) if die not in view.used]
        fitting = [die for die in left if AREA_OF.get(view.dice[die], area) == area]
        return [
            "".join(LETTERS[die] for die in dice)
            for size in sorted(where)
            for dice in combinations(fitting, size)
            if self._fits(view, seat, area, dice, where[size])
        ]

    def _fits(
        self, view: View, seat: int, area: str, dice: tuple[int, ...], where: Iterable[_Places]
    ) -> bool:
        some = islice(where, 1) if area == GREEN else where  # one present is as good as another
        uses = (Use(area, order, places) for places in some for order in permutations(dice))
        return any(self.game.points(view, seat, use) is not None for use in uses)

    def _words(self, view: View, seat: int, action: Action) -> str:
        match action:
            case Pass():
                return "pass"
            case Bonus(_, place):
                return str(place)
            case Use(area, dice, places):
                shown = "+".join(f"{LETTERS[die]} {view.dice[die]}" for die in dice)
                where = [self._place(place) for place in places]
                stars = self.game.points(view, seat, action)
                target = f" {' '.join(where)}" if where else ""
                return f"{area}{target}: {shown}{f'  {stars}★' if stars else ''}"

    def _place(self, place: Cell | str) -> str:
        if isinstance(place, str):
            return place
        return str(place[0] * len(self.game.sheet.columns) + place[1] + 1)

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Action:
        if _queue(view, seat):
            return read_bonus(text, self.game.sheet, legal)
        number = number_in(text, len(legal)) if len(legal) <= _FEW else None
        if number is not None:
            return legal[number - 1]

        def allowed(use: Use) -> bool:
            return self.game.points(view, seat, use) is not None

        return read_move(text, self.game.sheet, view, legal, allowed)

    def tell(self, before: View, after: View, names: Sequence[str]) -> Sequence[str]:
        if before.phase == after.phase == "roll" and after.dice:
            return [f"Nothing fits. {does(names[after.active], 'roll')} again."]
        ended = before.phase == "others" and after.phase != "others"
        news = []
        for seat, name in enumerate(names):
            crossed = _crossed_words(before.sheets[seat], after.sheets[seat])
            if crossed:
                news.append(f"{does(name, 'cross', 'off')} {crossed}.")
            elif ended and seat != before.active:
                news.append(f"{does(name, 'cross', 'off')} nothing.")
        return news

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        stars = count(max(scores), "star")
        return f"Biggest splash: {listing([names[seat] for seat in winners])}, with {stars}."


def _queue(view: View, seat: int) -> tuple[str, ...]:
    """The bonuses this seat still has to place."""
    if view.phase == "place" and seat == view.active:
        return view.queue
    return view.own.queue if view.own else ()


def _dice_words(area: str, usable: Sequence[str]) -> str:
    """Which dice can be used in this area, in a line."""
    then = ", with the numbers of presents" if area == GREEN else ""
    more = " …" if len(usable) > _FEW else ""
    return f"  {area}: {' '.join(usable[:_FEW])}{more}{then}"


def _dice(view: View) -> list[Die]:
    """The roll with its letters; what the active player took is struck out."""
    dice = []
    for at, symbol in enumerate(view.dice):
        used = at in view.used
        kind = " balloon" if symbol in BALLOONS else ""
        caption = "used" if used else f"{LETTERS[at]}{kind}"
        dice.append(Die(symbol, caption=caption, face_style=_paint(symbol, used)))
    return dice


def _paint(symbol: str, used: bool) -> Style:
    if used:
        return Style(dim=True, strike=True)
    return COLOURS[AREA_OF[symbol]].filled if symbol in AREA_OF else COLOURS["white"].filled


def _crossed_words(before: SheetView, after: SheetView) -> str:
    """What was crossed off between these two sheets, e.g. "2 in yellow and 1 in blue: 1 star"."""
    old, new = _counts(before), _counts(after)
    areas = [f"{new[area] - old[area]} in {area}" for area in AREAS if new[area] > old[area]]
    earned = after.stars - before.stars
    done = [area for area in after.complete if area not in before.complete]
    stars = f": {count(earned, 'star')}" if earned else ""
    return listing(areas) + stars + "".join(f"; {area} is complete" for area in done)


def _counts(sheet: SheetView) -> dict[str, int]:
    """How much is crossed off in each area."""
    presents = sum(crossed for row in sheet.green for crossed in row)
    sweets = sheet.blue.cupcake + sheet.blue.donut + sheet.blue.cake
    return dict(zip(AREAS, (sheet.yellow, sheet.red, presents, sweets), strict=True))


def _summary(view: View, names: Sequence[str], seat: int) -> Text:
    sheet = view.sheets[seat]
    areas = ", ".join(f"{area} {crossed}" for area, crossed in _counts(sheet).items())
    return Text(f"{names[seat]}  {sheet.stars}★  {areas}", "dim")


# ── the sheet ───────────────────────────────────────────────────────────────────────────────


def _sheet(layout: Layout, sheet: SheetView, width: int) -> Group:
    """The whole sheet; what comes next in a row with an order is marked."""
    cell = _WIDE if width >= _LABEL + _WIDE * len(layout.yellow) else _NARROW
    balloons = [balloon.symbol for balloon in layout.yellow]
    wagons = ["i" * wagon.candles for wagon in layout.red]
    halves = (_presents(layout, sheet), _sweets(layout, sheet))
    grid = Table.grid(padding=(0, 4, 0, 0))
    if sum(half.cell_len for half in map(_widest, halves)) + 4 <= width:
        grid.add_row(*halves)
    else:
        for half in halves:
            grid.add_row(half)
    return Group(
        _track(YELLOW, balloons, [b.reward for b in layout.yellow], sheet.yellow, cell),
        _track(RED, wagons, [w.reward for w in layout.red], sheet.red, cell),
        grid,
    )


def _widest(text: Text) -> Text:
    return max(text.split("\n"), key=lambda line: line.cell_len)


def _label(area: str) -> Text:
    return Text.assemble((f" {area:<{_LABEL - 2}}", COLOURS[area].filled), " ")


def _reward(reward: Reward) -> str:
    """What a cross gives: +b is a bonus in blue."""
    bonus = f"+{reward.bonus[0]}" if reward.bonus else ""
    return bonus + ("★" * reward.stars if reward.stars <= 2 else f"{reward.stars}★")


def _track(
    area: str, steps: Sequence[str], rewards: Sequence[Reward], done: int, cell: int
) -> Text:
    """Two lines: the steps in their order, and what each gives."""
    line, below = _label(area), Text(" " * _LABEL)
    for at, (step, reward) in enumerate(zip(steps, rewards, strict=True)):
        word = "✗" if at < done else step[: cell - 1]
        line.append(word, "dim" if at < done else NOW if at == done else "")
        line.append(" " * (cell - len(word)))
        below.append(f"{_reward(reward):<{cell}}", "dim" if at < done else "bold")
    return Text("\n").join([line, below])


def _presents(layout: Layout, sheet: SheetView) -> Text:
    """A numbered grid, with what each row gives beside it and each column below."""
    columns = len(layout.columns)
    lines = []
    for row, reward in enumerate(layout.rows):
        line = _label(GREEN) if row == 0 else Text(" " * _LABEL)
        for column in range(columns):
            crossed = sheet.green[row][column]
            cell = "✗" if crossed else str(row * columns + column + 1)
            line.append(f"{cell:<5}", "dim" if crossed else "")
        line.append(_reward(reward), "bold")
        lines.append(line)
    below = "".join(f"{_reward(reward):<5}" for reward in layout.columns)
    return Text("\n").join([*lines, Text(" " * _LABEL + below, "bold")])


def _sweets(layout: Layout, sheet: SheetView) -> Text:
    """Three rows of pairs: a cross for each pair taken, else what it gives."""
    lines = []
    for number, (sweet, rewards) in enumerate(zip(SWEETS, layout.blue, strict=True)):
        line = _label(BLUE) if number == 0 else Text(" " * _LABEL)
        line.append(f"{sweet:<9}")
        done: int = getattr(sheet.blue, sweet)
        for at, reward in enumerate(rewards):
            word = "✗" if at < done else _reward(reward) or "·"
            line.append(word, "dim" if at < done else NOW if at == done else "")
            line.append(" " * max(1, 5 - len(word)))
        lines.append(line)
    return Text("\n").join(lines)


BOARD = CleverKidsBoard


# ── what people type: letters of dice, numbers of presents, a few words ───────────────────────────


LETTERS = "ABCDE"  # of the dice
_PASS = ("pass", "p", "skip", "nothing")
_NAMES = {name: name for name in (*AREAS, *SWEETS)}


def read_move(
    text: str, layout: Layout, view: View, legal: Sequence[Action], allowed: Callable[[Use], bool]
) -> Action:
    """A use or a pass: "AC", "C 5", "B yellow", "pass"; `allowed` knows uses `legal` leaves out."""
    words = text.lower().split()
    if words[0] in _PASS:
        return Pass()
    dice = [LETTERS.index(die.upper()) for word in words if _is_dice(word) for die in word]
    cells = tuple(read_cell(word, layout) for word in words if word.isdigit())
    named = [pick(word, _NAMES) for word in words if not _is_dice(word) and not word.isdigit()]
    if not dice:
        raise Puzzled("Type the letters of dice, e.g. AC, or pass.")
    rows = tuple(name for name in named if name in SWEETS)
    areas = [name for name in named if name in AREAS]
    area = areas[0] if areas else _area(dice, cells, rows, view)
    wanted = Use(area, tuple(dice), cells or rows or _rows(area, dice, view))
    listed = _listed(wanted, legal)
    if listed:
        return listed
    # Dice that do the same as others are not listed; whatever their order, they may be used.
    orders = (Use(area, order, wanted.places) for order in permutations(wanted.dice))
    return next(filter(allowed, orders), wanted)


def read_bonus(text: str, layout: Layout, legal: Sequence[Action]) -> Action:
    """Where a bonus goes: the number of a present, or a row of sweets."""
    bonuses = [action for action in legal if isinstance(action, Bonus)]
    if bonuses[0].area == GREEN:
        return Bonus(GREEN, read_cell(text, layout))
    number = number_in(text, len(bonuses))
    return bonuses[number - 1] if number else Bonus(BLUE, pick(text, {s: s for s in SWEETS}))


def read_cell(text: str, layout: Layout) -> Cell:
    """The row and column of the present with this number."""
    columns = len(layout.columns)
    number = number_in(text, columns * len(layout.rows))
    if number is None:
        raise Puzzled("Type the number of a free present.")
    row, column = divmod(number - 1, columns)
    return row, column


def _is_dice(word: str) -> bool:
    return re.fullmatch(f"[{LETTERS.lower()}]+", word) is not None


def _area(dice: Sequence[int], cells: Sequence[Cell], rows: Sequence[str], view: View) -> str:
    """The area that was not named: told by the presents, the sweets or what the dice show."""
    if cells or rows:
        return GREEN if cells else BLUE
    areas = [AREA_OF[view.dice[die]] for die in dice if view.dice[die] != JOKER]
    if not areas:
        raise Puzzled("A joker alone: in which area? E.g. A yellow.")
    return areas[0]


def _rows(area: str, dice: Sequence[int], view: View) -> tuple[str, ...]:
    """The rows of sweets that dice stand for by themselves, if there is one for each pair."""
    rows = tuple(sweet for sweet in SWEETS if sweet in {view.dice[die] for die in dice})
    return rows if area == BLUE and 2 * len(rows) == len(dice) else ()


def _listed(wanted: Use, legal: Sequence[Action]) -> Use | None:
    """The legal use with the same dice in the same places, whatever the order typed."""
    same = [
        use
        for use in legal
        if isinstance(use, Use)
        and use.area == wanted.area
        and sorted(use.dice) == sorted(wanted.dice)
        and (not wanted.places or sorted(map(str, use.places)) == sorted(map(str, wanted.places)))
    ]
    exact = [use for use in same if use.places == wanted.places]
    if exact or len(same) == 1:
        return (exact or same)[0]
    if same and wanted.area == GREEN:
        raise Puzzled("Which presents? Add their numbers, e.g. C 5.")
    if same:
        raise Puzzled("Which row? Add cupcake, donut or cake.")
    return None
