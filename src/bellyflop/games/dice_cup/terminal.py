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
from bellyflop.terminal.words import YOU, does, listing, pick, squash

from .editions import COMMON_BOXES
from .rules import TwelveDice
from .state import Cross, Dice, Mark
from .view import Reveal, View

_NUMBERS = {"fours": "4", "fives": "5", "sixes": "6"}
_WORDS = {
    **{word: box for box, digit in _NUMBERS.items() for word in (digit, f"{digit}s")},
    "123": "low",
    "dicecup": "all",
    "poolparty": "all",
}
_WIDE = 66  # columns for six dice in a row


class TwelveDiceBoard(Board[Mark, Dice, View]):
    """Sheets for all to see, marks for nobody, dice for a moment."""

    game: TwelveDice

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        number = min(view.round + 1, view.rounds)
        status = Text(f"Round {number} of {view.rounds}", "dim")
        return Group(status, _sheets(view, names, width))

    def ready(self, view: View, names: Sequence[str]) -> str:
        shaker = does(names[view.shaker], "shake") if view.shaker is not None else "Shaken"
        return f"{shaker}. Press Enter, then look: you have {_seconds(self.game.look)}."

    def look(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        assert view.dice is not None
        dice = _dice(view, view.dice)
        # Scattered as they would fall, for everybody alike; sorted they would be no challenge.
        Random(repr(view.dice)).shuffle(dice)
        return rows_of_dice(dice, 6 if width >= _WIDE else 4)

    def reveal(
        self, before: View, after: View, names: Sequence[str], width: int
    ) -> RenderableType | None:
        last = after.last
        if last is None or after.round == before.round:
            return None
        table = Table("", "marked", "points", "best was", box=None, padding=(0, 2, 0, 0))
        for seat, (mark, points) in enumerate(zip(last.marks, last.points, strict=True)):
            best = _best(self.game, before, last, seat)
            words = ", ".join(_crossed(cross, self.game.columns) for cross in mark)
            seen = Text("nothing better", "green") if best is None else Text(best)
            table.add_row(Text(names[seat], "bold"), words, f"{points:>6}", seen)
        dice = rows_of_dice(_dice(after, last.dice), 6 if width >= _WIDE else 4)
        return Group(Text("Cover off!", "bold"), dice, Text(), table)

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        who = "" if names[seat] == YOU else f", {names[seat]}"
        cover = "Lift the cup, look, cover it." if self.real_dice else "Cover on."
        return f"{cover} What did you see{who}? {self._how()} Once crossed, it stays."

    def _how(self) -> str:
        if self.game.columns == 1:
            return "Name a free box."
        if self.game.fill == "every":
            return f"Name {self.game.columns} boxes, one for each column, with commas."
        return "Name a free box and its column, e.g. fours 2."

    def choices(
        self, view: View, seat: int, legal: Sequence[Mark], names: Sequence[str]
    ) -> Sequence[str]:
        return ()  # the sheet shows what is free

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Mark], names: Sequence[str]
    ) -> Mark:
        if self.game.fill == "every":
            words = [word for word in text.split(",") if word.strip()]
            return tuple(Cross(_box(view, word), at) for at, word in enumerate(words))
        if self.game.columns == 1:
            return (Cross(_box(view, text)),)
        split = re.fullmatch(r"(.*\S)[\s:]+(\d)", text.strip())
        if not split:
            raise Puzzled("In which column? Name the box, then the column, e.g. fours 2.")
        return (Cross(_box(view, split[1]), int(split[2]) - 1),)

    def outcome_question(self, view: View, names: Sequence[str]) -> str:
        colours = ", ".join(colour.name for colour in view.edition.colours)
        return f"Cover off! Type all twelve dice, two of each: {colours}. E.g. 56 12 33 46 15 22"

    def read_outcome_text(self, text: str, view: View) -> Dice:
        names = [colour.name for colour in view.edition.colours]
        said = re.findall(r"([a-z]+)[^a-z\d]*(\d)\D*?(\d)", text.lower())
        if said:
            pairs = {pick(word, {n: n for n in names}): (int(a), int(b)) for word, a, b in said}
        else:
            digits = [int(digit) for digit in re.findall(r"\d", text)]
            if len(digits) != 2 * len(names):
                raise Puzzled(f"That is {len(digits)} dice; there are twelve, two of each colour.")
            pairs = {n: (digits[2 * at], digits[2 * at + 1]) for at, n in enumerate(names)}
        missing = [name for name in names if name not in pairs]
        if missing:
            raise Puzzled(f"And {listing(missing)}?")
        return tuple(pairs[name] for name in names)


def _seconds(count: int) -> str:
    return f"{count} second{'s' if count > 1 else ''}"


def _box(view: View, text: str) -> str:
    """The box this word means."""
    return _WORDS.get(squash(text)) or pick(text, {box: box for box in view.edition.boxes})


def _dice(view: View, dice: Sequence[Sequence[int]]) -> list[Die]:
    """All dice, sorted by colour, the large ones with a heavy border."""
    return [
        Die(str(value), colour.name, caption=colour.name, heavy=colour.size == "large")
        for colour, pair in zip(view.edition.colours, dice, strict=True)
        for value in pair
    ]


def _crossed(cross: Cross, columns: int) -> str:
    return cross.box if columns == 1 else f"{cross.box} {cross.column + 1}"


def _best(game: TwelveDice, before: View, last: Reveal, seat: int) -> str | None:
    """The free boxes that would have given most, and what; None if nothing was better."""
    worth = dict(zip(before.edition.boxes, last.worth, strict=True))
    open_ = [
        [box for box, points in zip(before.edition.boxes, column, strict=True) if points is None]
        for column in before.sheets[seat]
    ]
    if game.fill == "every":
        best = [max(boxes, key=lambda box: worth[box]) for boxes in open_]
    else:
        best = [max((box for boxes in open_ for box in boxes), key=lambda box: worth[box])]
    points = sum(worth[box] for box in best)
    return f"{', '.join(best)} ({points})" if points > last.points[seat] else None


# ── sheets ──────────────────────────────────────────────────────────────────────────────────


def _sheets(view: View, names: Sequence[str], width: int) -> RenderableType:
    """The viewer's columns first, then those of the others, as many as fit."""
    seats = range(len(view.sheets))
    mine = view.seat or 0
    order = [seats[(mine + at) % len(seats)] for at in seats]
    columns = [(seat, at) for seat in order for at in range(len(view.sheets[seat]))]
    shown = columns[: fitting(*_label_widths(view), width)]
    several = len(view.sheets[0]) > 1
    heads = [f"{names[s]} {at + 1}"[-6:] if several else names[s] for s, at in shown]
    now = 0 if view.seat is not None and not view.over else None
    rows = [_row(view, place, shown) for place in range(len(view.edition.boxes))]
    totals = [Text(str(view.column_totals[s][at]), "bold") for s, at in shown]
    half = len(view.edition.colours)
    left, right = _subtotals(view, shown)
    sums = [*right, Row(Text("total", "bold"), totals)]
    card = halves(Heads(heads, now), rows[:half] + left, rows[half:] + sums)
    if len(shown) == len(columns) and not several:
        return card
    return Group(card, standings(names, view.totals))


def _label_widths(view: View) -> tuple[int, int]:
    parts = [part.name for part in view.edition.subtotals]
    colours = [_label(colour.name).plain for colour in view.edition.colours]
    return max(map(len, colours)), max(map(len, (*COMMON_BOXES, *parts)))


def _row(view: View, place: int, shown: Sequence[tuple[int, int]]) -> Row:
    box = view.edition.boxes[place]
    return Row(_label(box), [_cell(view, seat, at, place) for seat, at in shown])


def _subtotals(view: View, shown: Sequence[tuple[int, int]]) -> tuple[list[Row], list[Row]]:
    """The parts of the sheet added up, where the edition does so (§1.6): colours, and the rest."""
    left: list[Row] = []
    right: list[Row] = []
    for part, subtotal in enumerate(view.edition.subtotals):
        sums = [Text(str(view.subtotals[seat][at][part]), "dim") for seat, at in shown]
        half = right if set(subtotal.boxes) & set(COMMON_BOXES) else left
        half.append(Row(Text(subtotal.name, "dim"), sums))
    return left, right


def _cell(view: View, seat: int, column: int, place: int) -> Text:
    points = view.sheets[seat][column][place]
    if points is not None:
        return scored(points)
    if Cross(view.edition.boxes[place], column) in (view.marks[seat] or ()):
        return Text("✗", NOW)
    return free() if seat == view.seat and view.phase == "mark" else scored(None)


def _label(box: str) -> Text:
    if box in COMMON_BOXES:
        return Text(box)
    return Text(f"{COLOURS[box].shape} {box}", COLOURS[box].filled)


BOARD = TwelveDiceBoard
