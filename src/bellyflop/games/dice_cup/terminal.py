"""Dice Cup and Dice Pool Party in a terminal: the look, the sheets and the reveal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bellyflop.terminal.board import Board, Puzzled
from bellyflop.terminal.colours import COLOURS
from bellyflop.terminal.dice import Die, rows_of_dice
from bellyflop.terminal.sheet import NOW, Heads, Row, fitting, free, halves, scored, standings
from bellyflop.words import Words

from .editions import COMMON_BOXES
from .news import BestNamed, CrossCounted, LidLifted, News
from .rules import TwelveDice
from .state import Cross, Dice, Mark
from .view import View

_NUMBERS = {"4": "fours", "5": "fives", "6": "sixes"}
_CODES = {
    **{code: box for digit, box in _NUMBERS.items() for code in (digit, f"{digit}s")},
    "123": "low",
    "dicecup": "all",
    "poolparty": "all",
}
_WIDE = 66  # columns for six dice in a row


class TwelveDiceBoard(Board[Mark, Dice, View]):
    """The board of both editions: sheets in the open, marks in secret, dice for a moment."""

    game: TwelveDice

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        number = min(view.round + 1, view.rounds)
        status = Text(self.words("dice-cup-round", round=number, rounds=view.rounds), "dim")
        return Group(status, self._sheets(view, names, width))

    def ready(self, view: View, names: Sequence[str]) -> str:
        wait = self.words("dice-cup-terminal-ready", seconds=self.game.look)
        return f"{self._shaken(view, names)} {wait}"

    def _shaken(self, view: View, names: Sequence[str]) -> str:
        if view.shaker is None:
            return self.words("dice-cup-terminal-shaken")
        if self.you(names[view.shaker]):
            return self.words("dice-cup-terminal-you-shake")
        return self.words("dice-cup-shakes", name=names[view.shaker])

    def call(self) -> str:
        return self.words("dice-cup-look")

    def look(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        assert view.dice is not None
        dice = self._dice(view, view.dice)
        # Scattered as they fall, the same for everybody; sorted dice would be no challenge.
        Random(repr(view.dice)).shuffle(dice)
        return rows_of_dice(dice, 6 if width >= _WIDE else 4)

    def reveal(
        self, news: Sequence[News], view: View, names: Sequence[str], width: int
    ) -> RenderableType | None:
        lifted = [piece for piece in news if isinstance(piece, LidLifted)]
        if not lifted:
            return None
        # §1.4, §1.10: without a choice, or without a look of its own, the coach has nothing to say.
        best = {piece.seat: self._best(piece) for piece in news if isinstance(piece, BestNamed)}
        heads = ["marked", "points", *(["best"] if best else [])]
        titles = [self.words(f"dice-cup-terminal-{head}") for head in heads]
        table = Table("", *titles, box=None, padding=(0, 2, 0, 0))
        for piece in news:
            if isinstance(piece, CrossCounted):
                crossed = ", ".join(self._crossed(cross) for cross in piece.mark)
                said = [best[piece.seat]] if piece.seat in best else []
                points = f"{sum(piece.worth):>6}"
                table.add_row(Text(names[piece.seat], "bold"), crossed, points, *said)
        dice = rows_of_dice(self._dice(view, lifted[0].dice), 6 if width >= _WIDE else 4)
        return Group(Text(self.words("dice-cup-terminal-cover-off"), "bold"), dice, Text(), table)

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        what = "dice-cup-terminal-lift" if self.real_dice else "dice-cup-what"
        said = [self.words(what), self._how(view), self.words("dice-cup-stays")]
        return " ".join([self.your_turn(names[seat]), *said])

    def _how(self, view: View) -> str:
        if self.game.columns == 1:
            return self.words("dice-cup-terminal-one")
        if self.game.fill == "every":
            return self.words("dice-cup-terminal-every", columns=self.game.columns)
        return self.words("dice-cup-terminal-column", example=self._example())

    def _example(self) -> str:
        return f"{box_name(self.words, 'fours')} 2"

    def choices(
        self, view: View, seat: int, legal: Sequence[Mark], names: Sequence[str]
    ) -> Sequence[str]:
        return ()  # the sheet shows which boxes are free

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Mark], names: Sequence[str]
    ) -> Mark:
        if self.game.fill == "every":
            boxes = [part for part in text.split(",") if part.strip()]
            return tuple(Cross(self._box(view, part), at) for at, part in enumerate(boxes))
        if self.game.columns == 1:
            return (Cross(self._box(view, text)),)
        split = re.fullmatch(r"(.*\S)[\s:]+(\d)", text.strip())
        if not split:
            raise Puzzled(self.words("dice-cup-terminal-which-column", example=self._example()))
        return (Cross(self._box(view, split[1]), int(split[2]) - 1),)

    def _box(self, view: View, text: str) -> str:
        """The box that a person typed."""
        return self.meant(text, [(box_word(box), box) for box in view.edition.boxes], _CODES)

    def outcome_question(self, view: View, names: Sequence[str]) -> str:
        colours = [box_name(self.words, colour.name) for colour in view.edition.colours]
        return self.words("dice-cup-terminal-dice", colours=", ".join(colours))

    def read_outcome_text(self, text: str, view: View) -> Dice:
        names = [colour.name for colour in view.edition.colours]
        said = re.findall(r"([^\W\d]+)[^\w]*(\d)\D*?(\d)", text.lower())
        if said:
            colours = [(box_word(name), name) for name in names]
            pairs = {self.meant(word, colours): (int(a), int(b)) for word, a, b in said}
        else:
            digits = [int(digit) for digit in re.findall(r"\d", text)]
            if len(digits) != 2 * len(names):
                raise Puzzled(self.words("dice-cup-terminal-count", count=len(digits)))
            pairs = {n: (digits[2 * at], digits[2 * at + 1]) for at, n in enumerate(names)}
        missing = [name for name in names if name not in pairs]
        if missing:
            lacking = self.words.all_of([box_name(self.words, name) for name in missing])
            raise Puzzled(self.words("dice-cup-terminal-missing", colours=lacking))
        return tuple(pairs[name] for name in names)

    def _dice(self, view: View, dice: Sequence[Sequence[int]]) -> list[Die]:
        """All dice, sorted by colour, the large ones with a heavy border."""
        return [
            Die(str(value), colour.name, box_name(self.words, colour.name), colour.size == "large")
            for colour, pair in zip(view.edition.colours, dice, strict=True)
            for value in pair
        ]

    def _crossed(self, cross: Cross) -> str:
        box = box_name(self.words, cross.box)
        return box if self.game.columns == 1 else f"{box} {cross.column + 1}"

    def _best(self, best: BestNamed) -> Text:
        """The coach's choice and its points."""
        if best.taken:
            return Text(self.words("dice-cup-terminal-nothing-better"), "green")
        return Text(f"{', '.join(map(self._crossed, best.mark))} ({best.points})")

    # ── sheets ──────────────────────────────────────────────────────────────────────────────

    def _sheets(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """The viewer's columns first, then those of the others, as many as fit."""
        seats = range(len(view.sheets))
        mine = view.seat or 0
        order = [seats[(mine + at) % len(seats)] for at in seats]
        columns = [(seat, at) for seat in order for at in range(len(view.sheets[seat]))]
        left, right = self._labels(view)
        room = fitting(max(map(len, left)), max(map(len, right)), width)
        shown = columns[:room]
        several = len(view.sheets[0]) > 1
        heads = [f"{names[s]} {at + 1}"[-6:] if several else names[s] for s, at in shown]
        now = 0 if view.seat is not None and not view.over else None
        rows = [self._row(view, place, shown) for place in range(len(view.edition.boxes))]
        totals = [Text(str(view.column_totals[s][at]), "bold") for s, at in shown]
        half = len(view.edition.colours)
        above, below = self._subtotals(view, shown)
        sums = [*below, Row(Text(self.words("pad-total"), "bold"), totals)]
        card = halves(Heads(heads, now), rows[:half] + above, rows[half:] + sums)
        if len(shown) == len(columns) and not several:
            return card
        return Group(card, standings(names, view.totals))

    def _labels(self, view: View) -> tuple[list[str], list[str]]:
        """All labels of the left and of the right half."""
        parts = [self._part(part.name) for part in view.edition.subtotals]
        colours = [self._label(colour.name).plain for colour in view.edition.colours]
        common = [box_name(self.words, box) for box in COMMON_BOXES]
        return [*colours, *parts], [*common, *parts, self.words("pad-total")]

    def _part(self, name: str) -> str:
        """The name of a part of the sheet that has a subtotal."""
        return self.words(f"pad-dice-cup-{name}")

    def _label(self, box: str) -> Text:
        name = box_name(self.words, box)
        if box in COMMON_BOXES:
            return Text(name)
        return Text(f"{COLOURS[box].shape} {name}", COLOURS[box].filled)

    def _row(self, view: View, place: int, shown: Sequence[tuple[int, int]]) -> Row:
        box = view.edition.boxes[place]
        return Row(self._label(box), [_cell(view, seat, at, place) for seat, at in shown])

    def _subtotals(
        self, view: View, shown: Sequence[tuple[int, int]]
    ) -> tuple[list[Row], list[Row]]:
        """The subtotals, if the edition has any (§1.6): colours, then the rest."""
        left: list[Row] = []
        right: list[Row] = []
        for part, subtotal in enumerate(view.edition.subtotals):
            sums = [Text(str(view.subtotals[seat][at][part]), "dim") for seat, at in shown]
            half = right if set(subtotal.boxes) & set(COMMON_BOXES) else left
            half.append(Row(Text(self._part(subtotal.name), "dim"), sums))
        return left, right


def box_word(box: str) -> str:
    """The message that names the box."""
    return f"dice-cup-{box}"


def box_name(words: Words, box: str) -> str:
    """The box's name."""
    return words(box_word(box))


def _cell(view: View, seat: int, column: int, place: int) -> Text:
    points = view.sheets[seat][column][place]
    if points is not None:
        return scored(points)
    if Cross(view.edition.boxes[place], column) in (view.marks[seat] or ()):
        return Text("✗", NOW)
    return free() if seat == view.seat and view.phase == "mark" else scored(None)


BOARD = TwelveDiceBoard
