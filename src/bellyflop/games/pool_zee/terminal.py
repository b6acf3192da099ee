"""Pool-zee in a terminal: five dice over the score card, possible points in the free boxes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bellyflop.dice import Dice
from bellyflop.terminal.board import Board, Puzzled
from bellyflop.terminal.dice import Die, faces, row_of_dice
from bellyflop.terminal.sheet import CELL, Heads, Row, fitting, halves, possible, scored, standings
from bellyflop.terminal.words import does, listing, pick, your_turn

from .state import BONUS, BONUS_FROM, BOXES, CHECK, DICE, LOWER, ROLLS, UPPER, Action, Hold, Score
from .view import ColumnView, View

_UPPER_CODES, _LOWER_CODES = (
    ("1s", "2s", "3s", "4s", "5s", "6s"),
    ("3k", "4k", "fh", "ss", "ls", "pz", "ch"),
)
CODES = dict(zip(BOXES, _UPPER_CODES + _LOWER_CODES, strict=True))
_THROW_ALL = ("r", "roll", "throw", "again", "all")
_LABELS = (9, 18)


class PoolZeeBoard(Board[Action, Dice, View]):
    """The score card, the dice, and short words for holding and scoring."""

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        parts: list[RenderableType] = [Text(_status(view, names), "dim")]
        if view.dice or view.held:
            shown = [Die(str(value)) for value in view.dice or view.held]
            parts += [row_of_dice(shown), Text()]
        parts.append(_card(view, names, width))
        return Group(*parts)

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        call = f"{your_turn(names[seat])}{_joker_words(view)}"
        if not view.rolls_left:
            return f"{call} That was the third roll: which box?"
        return f"{call} Keep dice, e.g. {_example(view)}, r throws all again; or score a box."

    def choices(
        self, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Sequence[str]:
        return ()  # the card itself shows them, in brackets

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Action:
        words = text.lower().strip()
        if words in _THROW_ALL:
            return Hold(())
        held = re.fullmatch(r"(?:(?:hold|keep|h|k)\b)?([\d\s,]*)", words)
        if held:
            return Hold(_values(held[1]))
        return Score(pick(re.sub(r"^score\s+", "", words), _BOX_WORDS))

    def tell(self, before: View, after: View, names: Sequence[str]) -> Sequence[str]:
        if before.phase == "opening" and after.phase != "opening" and after.opening:
            return [_opening_words(after, names)]
        if before.turn is None:
            return ()
        team = _team(before, before.turn)
        old, new = before.columns[-1][team], after.columns[len(before.columns) - 1][team]
        return [
            f"{does(names[before.turn], 'score', str(points))} in {spoken(box)}"
            f" with {faces(before.dice)}{_extra(old, new)}."
            for box, points in new.boxes.items()
            if points is not None and old.boxes[box] is None
        ]


def spoken(box: str) -> str:
    """The box's name in a sentence."""
    return "pool-zee" if box == "pool_zee" else box.replace("_", " ")


_BOX_WORDS = {
    **{word: box for box, code in CODES.items() for word in (code, spoken(box))},
    **{f"{count} of a kind": f"{word}_of_a_kind" for count, word in ((3, "three"), (4, "four"))},
    "ones": "aces",
    "yahtzee": "pool_zee",
}


def _values(text: str) -> tuple[int, ...]:
    values = tuple(int(digit) for digit in text if digit.isdigit())
    if any(not 1 <= value <= 6 for value in values) or len(values) > DICE:
        raise Puzzled("Type the values you keep, e.g. 4 4, or a box, e.g. 4s.")
    return values


def _example(view: View) -> str:
    most = max(view.dice, key=lambda value: (view.dice.count(value), value))
    return faces([most] * min(view.dice.count(most), DICE - 1))


def _status(view: View, names: Sequence[str]) -> str:
    words = [f"Game {view.game + 1} of {view.games}"] if view.games > 1 else []
    if view.turn is not None and view.phase != "opening":
        written = sum(points is not None for points in _column(view).boxes.values())
        words += [f"{names[view.turn]}: box {min(written + 1, len(BOXES))} of {len(BOXES)}"]
        words += [f"roll {ROLLS - view.rolls_left} of {ROLLS}"] if view.dice else []
    if view.phase == "opening":
        words.append("Who starts? The highest throw.")
    return " · ".join(words)


def _team(view: View, seat: int) -> int:
    return next(team for team, seats in enumerate(view.teams) if seat in seats)


def _column(view: View) -> ColumnView:
    assert view.turn is not None
    return view.columns[-1][_team(view, view.turn)]


def _card(view: View, names: Sequence[str], width: int) -> RenderableType:
    """The columns of the game being played: as many as fit, from the one whose turn it is."""
    now = None if view.turn is None or view.phase == "opening" else _team(view, view.turn)
    teams = range(len(view.teams))
    room = fitting(*_LABELS, width)
    start = 0 if len(teams) <= room or now is None else now
    shown = [teams[(start + at) % len(teams)] for at in range(min(room, len(teams)))]
    columns = view.columns[-1] if view.columns else ()
    if not columns:
        return Text()
    heads = Heads(
        [_head([names[seat] for seat in view.teams[team]]) for team in shown],
        shown.index(now) if now is not None else None,
    )
    cells = [(columns[team], view.possible if team == now else {}) for team in shown]
    card = halves(heads, _upper_rows(cells), _lower_rows(cells))
    if len(shown) == len(teams) and view.games == 1:
        return card
    return Group(card, standings(names, view.scores))


def _head(names: Sequence[str]) -> str:
    """The name over a column: partners share the room."""
    letters = max(1, (CELL - len(names)) // len(names)) if len(names) > 1 else None
    return "+".join(name[:letters] for name in names)


_Cells = Sequence[tuple[ColumnView, dict[str, int]]]


def _box_row(box: str, cells: _Cells) -> Row:
    label = Text.assemble((f"{CODES[box]} ", "cyan"), spoken(box))
    boxes = [
        possible(might[box]) if box in might else scored(column.boxes[box])
        for column, might in cells
    ]
    return Row(label, boxes)


def _upper_rows(cells: _Cells) -> list[Row]:
    sums = [Text(f"{column.upper}/{BONUS_FROM}", "dim") for column, _ in cells]
    bonus = [scored(column.bonus or None) for column, _ in cells]
    return [
        *(_box_row(box, cells) for box in UPPER),
        Row(Text("   upper", "dim"), sums),
        Row(Text(f"   +{BONUS}", "dim"), bonus),
    ]


def _lower_rows(cells: _Cells) -> list[Row]:
    checks = [scored(CHECK * column.checks or None) for column, _ in cells]
    totals = [Text(str(column.total), "bold") for column, _ in cells]
    return [
        *(_box_row(box, cells) for box in LOWER),
        Row(Text("   checks", "dim"), checks),
        Row(Text("   total", "bold"), totals),
    ]


def _joker_words(view: View) -> str:
    joker = view.joker
    if joker is None:
        return ""
    extra = f" Five alike again{f': {CHECK} extra' if joker.check else ''}."
    if joker.must:
        return f"{extra} It must go in {spoken(joker.must)}."
    return f"{extra} It fits any free box below." if joker.wild else extra


def _extra(old: ColumnView, new: ColumnView) -> str:
    extras = []
    if new.checks > old.checks:
        extras.append(f"{CHECK} extra")
    if new.bonus > old.bonus:
        extras.append(f"the {BONUS} bonus")
    return f", and {listing(extras)}" if extras else ""


def _opening_words(view: View, names: Sequence[str]) -> str:
    throws = listing([f"{names[throw.seat]} {throw.total}" for throw in view.opening[-1]])
    return f"For the start: {throws}. {does(names[view.starters[0]], 'begin')}."


BOARD = PoolZeeBoard
