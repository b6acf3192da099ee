"""Clever Kids in a terminal: lettered dice, the viewer's own sheet, and a line for each rival."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby, islice, permutations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bellyflop.terminal.board import Board, biggest_splash, capital
from bellyflop.terminal.colours import COLOURS
from bellyflop.terminal.dice import Die, rows_of_dice
from bellyflop.terminal.sheet import NOW
from bellyflop.terminal.typed import Puzzled, number_in, numbered

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
    symbol_word,
)
from .news import (
    AreaCompleted,
    BonusLost,
    DiceRolled,
    GameEnded,
    News,
    Passed,
    StarsEarned,
    SymbolCrossed,
)
from .rules import CleverKids
from .state import Action, Bonus, Cell, Dice, Pass, Use
from .view import SheetView, View

_Places = tuple[Cell | str, ...]

_FEW = 12  # the most choices that are listed one by one
LETTERS = "ABCDE"  # of the dice
_WIDE, _NARROW = 6, 4  # columns of a balloon


class CleverKidsBoard(Board[Action, Dice, View]):
    """The board: the viewer's own sheet, and dice chosen by their letters."""

    game: CleverKids

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        seat = view.active if view.seat is None else view.seat
        others = [self._summary(view, names, at) for at in range(len(names)) if at != seat]
        dice = self._dice(view)
        fit = 2 if sum(die.width + 1 for die in dice) > width else 1
        rolled = [rows_of_dice(dice, -(-len(dice) // fit), gap=1)] if dice else []
        title = Text(f"{names[seat]}  {view.sheets[seat].stars}★", "bold")
        sheet = self._sheet(self.game.sheet, view.sheets[seat], width)
        return Group(Text(self._status(view, names), "dim"), *others, *rolled, title, sheet)

    def _status(self, view: View, names: Sequence[str]) -> str:
        over = view.phase == "over"
        who = self.words("clever-kids-over") if over else names[view.active]
        bonus = {"shape": COLOURS[BLUE].shape, "colour": self._area(BLUE)}
        turn = self.words("clever-kids-turn", turn=view.turn + 1)
        return f"{turn} · {who} · {self.words('clever-kids-terminal-legend', **bonus)}"

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        call, queue = self.your_turn(names[seat]), _queue(view, seat)
        if queue:
            return f"{call} {self.words(f'clever-kids-free-{queue[0]}')}"
        how = self.words("clever-kids-terminal-type")
        if view.phase == "use":
            return f"{call} {how}"
        return f"{call} {self.words('clever-kids-terminal-left')} {how}"

    def choices(
        self, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Sequence[str]:
        if legal and isinstance(legal[0], Bonus) and legal[0].area == GREEN:
            return ()  # the sheet shows the numbers
        if len(legal) <= _FEW:
            return numbered([self._words(view, seat, action) for action in legal])
        usable = {area: self._usable(view, seat, area, legal) for area in AREAS}
        return [self._usable_words(area, dice) for area, dice in usable.items() if dice]

    def _usable(self, view: View, seat: int, area: str, legal: Sequence[Action]) -> list[str]:
        """Every set of dice that can be used in this area, by its letters.

        `legal` names only one of several equivalent dice; this includes all of them.
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
        some = islice(where, 1) if area == GREEN else where  # any present will do
        uses = (Use(area, order, places) for places in some for order in permutations(dice))
        return any(self.game.points(view, seat, use) is not None for use in uses)

    def _words(self, view: View, seat: int, action: Action) -> str:
        match action:
            case Pass():
                return self.words("clever-kids-terminal-pass")
            case Bonus(_, place):
                return self._place(place)
            case Use(area, dice, places):
                shown = "+".join(f"{LETTERS[die]} {self._symbol(view.dice[die])}" for die in dice)
                where = [self._place(place) for place in places]
                stars = self.game.points(view, seat, action)
                target = f" {' '.join(where)}" if where else ""
                return f"{self._area(area)}{target}: {shown}{f'  {stars}★' if stars else ''}"

    def _usable_words(self, area: str, usable: Sequence[str]) -> str:
        """One line with the dice that can be used in this area."""
        dice = " ".join(usable[:_FEW]) + (" …" if len(usable) > _FEW else "")
        if area == GREEN:
            dice = self.words("clever-kids-terminal-numbers", dice=dice)
        return f"  {self._area(area)}: {dice}"

    def _place(self, place: Cell | str) -> str:
        if isinstance(place, str):
            return self._symbol(place)
        return str(place[0] * len(self.game.sheet.columns) + place[1] + 1)

    def _area(self, area: str) -> str:
        return self.words(f"colour-{area}")

    def _symbol(self, symbol: str) -> str:
        return self.words(symbol_word(symbol))

    # ── input ───────────────────────────────────────────────────────────────────────────────

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Action:
        if _queue(view, seat):
            return self._read_bonus(text, legal)
        number = number_in(text, len(legal)) if len(legal) <= _FEW else None
        if number is not None:
            return legal[number - 1]

        def allowed(use: Use) -> bool:
            return self.game.points(view, seat, use) is not None

        return self._read_move(text, view, legal, allowed)

    def _read_move(
        self, text: str, view: View, legal: Sequence[Action], allowed: Callable[[Use], bool]
    ) -> Action:
        """A use or a pass: "AC", "C 5", "B yellow"; `allowed` accepts uses missing in `legal`."""
        typed = text.lower().split()
        if typed[0] in self.spellings("clever-kids-terminal-words-pass"):
            return Pass()
        dice = [LETTERS.index(die.upper()) for word in typed if _is_dice(word) for die in word]
        cells = tuple(self._read_cell(word) for word in typed if word.isdigit())
        named = [self._named(word) for word in typed if not _is_dice(word) and not word.isdigit()]
        if not dice:
            raise Puzzled(self.words("clever-kids-terminal-dice"))
        rows = tuple(name for name in named if name in SWEETS)
        areas = [name for name in named if name in AREAS]
        area = areas[0] if areas else self._area_of(dice, cells, rows, view)
        wanted = Use(area, tuple(dice), cells or rows or _rows(area, dice, view))
        listed = self._listed(wanted, legal)
        if listed:
            return listed
        # Equivalent dice are not listed, but they may be used in any order.
        orders = (Use(area, order, wanted.places) for order in permutations(wanted.dice))
        return next(filter(allowed, orders), wanted)

    def _read_bonus(self, text: str, legal: Sequence[Action]) -> Action:
        """The place for a bonus: the number of a present, or a row of sweets."""
        bonuses = [action for action in legal if isinstance(action, Bonus)]
        if bonuses[0].area == GREEN:
            return Bonus(GREEN, self._read_cell(text))
        number = number_in(text, len(bonuses))
        return bonuses[number - 1] if number else Bonus(BLUE, self.meant(text, _SWEETS))

    def _named(self, word: str) -> str:
        """The area or the row of sweets that a person typed."""
        return self.meant(word, [*((f"colour-{area}", area) for area in AREAS), *_SWEETS])

    def _read_cell(self, text: str) -> Cell:
        """The row and column of the present with this number."""
        columns = len(self.game.sheet.columns)
        number = number_in(text, columns * len(self.game.sheet.rows))
        if number is None:
            raise Puzzled(self.words("clever-kids-terminal-present"))
        row, column = divmod(number - 1, columns)
        return row, column

    def _area_of(
        self, dice: Sequence[int], cells: Sequence[Cell], rows: Sequence[str], view: View
    ) -> str:
        """The area, inferred from presents, sweets or the dice if it was not named."""
        if cells or rows:
            return GREEN if cells else BLUE
        areas = [AREA_OF[view.dice[die]] for die in dice if view.dice[die] != JOKER]
        if not areas:
            raise Puzzled(self.words("clever-kids-terminal-joker", area=self._area(YELLOW)))
        return areas[0]

    def _listed(self, wanted: Use, legal: Sequence[Action]) -> Use | None:
        """The legal use with the same dice in the same places, whatever the order typed."""
        same = [
            use
            for use in legal
            if isinstance(use, Use)
            and use.area == wanted.area
            and sorted(use.dice) == sorted(wanted.dice)
            and (
                not wanted.places or sorted(map(str, use.places)) == sorted(map(str, wanted.places))
            )
        ]
        exact = [use for use in same if use.places == wanted.places]
        if exact or len(same) == 1:
            return (exact or same)[0]
        if same and wanted.area == GREEN:
            raise Puzzled(self.words("clever-kids-terminal-which-presents"))
        if same:
            rows = self.words.one_of([self._symbol(sweet) for sweet in SWEETS])
            raise Puzzled(self.words("clever-kids-terminal-which-row", rows=rows))
        return None

    # ── sentences ───────────────────────────────────────────────────────────────────────────

    def sentences(self, news: Sequence[News], names: Sequence[str]) -> Sequence[str]:
        told: list[str] = []
        for seat, pieces in groupby(news, key=_whose):
            if seat is not None:
                told += self._deeds(list(pieces), names[seat])
        return told

    def _deeds(self, news: Sequence[News], name: str) -> Iterator[str]:
        """The actions of one seat in one turn, in a few sentences."""
        crossed: Counter[str] = Counter()
        earned, after = 0, []
        for piece in news:
            match piece:
                case DiceRolled(fits=False):
                    yield self.words("clever-kids-news-again", **self.who(name))
                case Passed():
                    yield self.words("clever-kids-news-nothing", **self.who(name))
                case SymbolCrossed(spot=spot):
                    crossed[spot.split()[0]] += 1
                case StarsEarned(stars=stars):
                    earned += stars
                case BonusLost(area=area):
                    lost = self.words("clever-kids-news-lost", area=self._area(area))
                    after.append(capital(lost))
                case AreaCompleted(area=area):
                    full = self.words("clever-kids-news-complete", area=self._area(area))
                    after.append(capital(full))
        if crossed:
            yield self._crossed_words(crossed, earned, name)
        yield from after

    def _crossed_words(self, crossed: Mapping[str, int], earned: int, name: str) -> str:
        areas = [
            self.words("clever-kids-news-in", count=count, area=self._area(area))
            for area, count in crossed.items()
        ]
        things = self.words.all_of(areas)
        if earned:
            stars = self.words("clever-kids-star-count", count=earned)
            things = self.words("clever-kids-news-earned", things=things, stars=stars)
        return self.words("clever-kids-news-crossed", **self.who(name), things=things)

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        stars = self.words("clever-kids-star-count", count=max(scores))
        return f"{biggest_splash(self.words, [names[seat] for seat in winners])} {stars}."

    # ── drawing ─────────────────────────────────────────────────────────────────────────────

    def _dice(self, view: View) -> list[Die]:
        """The roll with its letters; dice that the active player took are struck out."""
        dice = []
        for at, symbol in enumerate(view.dice):
            used = at in view.used
            kind = f" {self.words('clever-kids-terminal-balloon')}" if symbol in BALLOONS else ""
            taken = self.words("clever-kids-terminal-used")
            caption = taken if used else f"{LETTERS[at]}{kind}"
            face = self._symbol(symbol)
            dice.append(Die(face, caption=caption, face_style=_paint(symbol, used)))
        return dice

    def _summary(self, view: View, names: Sequence[str], seat: int) -> Text:
        sheet = view.sheets[seat]
        crossed = _counts(sheet).items()
        areas = ", ".join(f"{self._area(area)} {count}" for area, count in crossed)
        return Text(f"{names[seat]}  {sheet.stars}★  {areas}", "dim")

    def _sheet(self, layout: Layout, sheet: SheetView, width: int) -> Group:
        """The whole sheet; marks the next symbol of areas with a fixed order."""
        cell = _WIDE if width >= self._margin + _WIDE * len(layout.yellow) else _NARROW
        balloons = [self._symbol(balloon.symbol) for balloon in layout.yellow]
        wagons = ["i" * wagon.candles for wagon in layout.red]
        halves = (self._presents(layout, sheet), self._sweets(layout, sheet))
        grid = Table.grid(padding=(0, 4, 0, 0))
        if sum(half.cell_len for half in map(_widest, halves)) + 4 <= width:
            grid.add_row(*halves)
        else:
            for half in halves:
                grid.add_row(half)
        return Group(
            self._track(YELLOW, balloons, [b.reward for b in layout.yellow], sheet.yellow, cell),
            self._track(RED, wagons, [w.reward for w in layout.red], sheet.red, cell),
            grid,
        )

    @property
    def _margin(self) -> int:
        """The width of the names of the areas beside the sheet."""
        return max(len(self._area(area)) for area in AREAS) + 2

    def _label(self, area: str) -> Text:
        name = f" {self._area(area):<{self._margin - 2}}"
        return Text.assemble((name, COLOURS[area].filled), " ")

    def _track(
        self, area: str, steps: Sequence[str], rewards: Sequence[Reward], done: int, cell: int
    ) -> Text:
        """Two lines: the steps in their order, and the reward of each."""
        line, below = self._label(area), Text(" " * self._margin)
        for at, (step, reward) in enumerate(zip(steps, rewards, strict=True)):
            word = "✗" if at < done else step[: cell - 1]
            line.append(word, "dim" if at < done else NOW if at == done else "")
            line.append(" " * (cell - len(word)))
            below.append(f"{_reward(reward):<{cell}}", "dim" if at < done else "bold")
        return Text("\n").join([line, below])

    def _presents(self, layout: Layout, sheet: SheetView) -> Text:
        """A numbered grid, with the rewards of rows beside it and of columns below."""
        columns = len(layout.columns)
        lines = []
        for row, reward in enumerate(layout.rows):
            line = self._label(GREEN) if row == 0 else Text(" " * self._margin)
            for column in range(columns):
                crossed = sheet.green[row][column]
                cell = "✗" if crossed else str(row * columns + column + 1)
                line.append(f"{cell:<5}", "dim" if crossed else "")
            line.append(_reward(reward), "bold")
            lines.append(line)
        below = "".join(f"{_reward(reward):<5}" for reward in layout.columns)
        return Text("\n").join([*lines, Text(" " * self._margin + below, "bold")])

    def _sweets(self, layout: Layout, sheet: SheetView) -> Text:
        """Three rows of pairs: a cross for each pair taken, otherwise its reward."""
        lines = []
        room = max(len(self._symbol(sweet)) for sweet in SWEETS) + 2
        for number, (sweet, rewards) in enumerate(zip(SWEETS, layout.blue, strict=True)):
            line = self._label(BLUE) if number == 0 else Text(" " * self._margin)
            line.append(f"{self._symbol(sweet):<{room}}")
            done: int = getattr(sheet.blue, sweet)
            for at, reward in enumerate(rewards):
                word = "✗" if at < done else _reward(reward) or "·"
                line.append(word, "dim" if at < done else NOW if at == done else "")
                line.append(" " * max(1, 5 - len(word)))
            lines.append(line)
        return Text("\n").join(lines)


_SWEETS = [(symbol_word(sweet), sweet) for sweet in SWEETS]


def _whose(piece: News) -> int | None:
    return None if isinstance(piece, GameEnded) else piece.seat


def _queue(view: View, seat: int) -> tuple[str, ...]:
    """The bonuses that this seat still has to place."""
    if view.phase == "place" and seat == view.active:
        return view.queue
    return view.own.queue if view.own else ()


def _is_dice(word: str) -> bool:
    return re.fullmatch(f"[{LETTERS.lower()}]+", word) is not None


def _rows(area: str, dice: Sequence[int], view: View) -> tuple[str, ...]:
    """The rows of sweets implied by these dice, if there is one per pair."""
    rows = tuple(sweet for sweet in SWEETS if sweet in {view.dice[die] for die in dice})
    return rows if area == BLUE and 2 * len(rows) == len(dice) else ()


def _paint(symbol: str, used: bool) -> Style:
    if used:
        return Style(dim=True, strike=True)
    return COLOURS[AREA_OF[symbol]].filled if symbol in AREA_OF else COLOURS["white"].filled


def _counts(sheet: SheetView) -> dict[str, int]:
    """The number of crosses in each area."""
    presents = sum(crossed for row in sheet.green for crossed in row)
    sweets = sheet.blue.cupcake + sheet.blue.donut + sheet.blue.cake
    return dict(zip(AREAS, (sheet.yellow, sheet.red, presents, sweets), strict=True))


def _widest(text: Text) -> Text:
    return max(text.split("\n"), key=lambda line: line.cell_len)


def _reward(reward: Reward) -> str:
    """The reward of a cross; +▼ is a bonus in blue."""
    bonus = f"+{COLOURS[reward.bonus].shape}" if reward.bonus else ""
    return bonus + ("★" * reward.stars if reward.stars <= 2 else f"{reward.stars}★")


BOARD = CleverKidsBoard
