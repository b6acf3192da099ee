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
from bellyflop.words import Words

from .news import (
    BonusEarned,
    BoxWritten,
    CardsFilled,
    CheckEarned,
    News,
    OpeningThrown,
    OpeningTied,
    StarterFound,
)
from .rules import PoolZee
from .scoring import box_word
from .state import BOXES, DICE, LOWER, ROLLS, UPPER, Action, Hold, Score, Scoring
from .view import ColumnView, View

_UPPER_CODES, _LOWER_CODES = (
    ("1s", "2s", "3s", "4s", "5s", "6s"),
    ("3k", "4k", "fh", "ss", "ls", "pz", "ch"),
)
CODES = dict(zip(BOXES, _UPPER_CODES + _LOWER_CODES, strict=True))
_ALSO = {  # other names of boxes
    "aces": "pool-zee-terminal-words-aces",
    "three_of_a_kind": "pool-zee-terminal-words-three-of-a-kind",
    "four_of_a_kind": "pool-zee-terminal-words-four-of-a-kind",
    "pool_zee": "pool-zee-terminal-words-pool-zee",
}


class PoolZeeBoard(Board[Action, Dice, View]):
    """The score card, the dice, and short words for holding and scoring."""

    @property
    def pays(self) -> Scoring:
        """What the card pays."""
        assert isinstance(self.game, PoolZee)
        return self.game.scoring

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        parts: list[RenderableType] = [Text(self._status(view, names), "dim")]
        if view.dice or view.held:
            shown = [Die(str(value)) for value in view.dice or view.held]
            parts += [row_of_dice(shown), Text()]
        parts.append(self._card(view, names, width))
        return Group(*parts)

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        call = " ".join([self.your_turn(names[seat]), *self._joker_words(view)])
        if not view.rolls_left:
            return f"{call} {self.words('pool-zee-terminal-last')}"
        return f"{call} {self.words('pool-zee-terminal-keep', example=_example(view))}"

    def choices(
        self, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Sequence[str]:
        return ()  # the card itself shows them, in brackets

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Action:
        typed = text.lower().strip()
        if typed in self.spellings("pool-zee-terminal-words-again"):
            return Hold(())
        keep = "|".join(map(re.escape, self.spellings("pool-zee-terminal-words-keep")))
        held = re.fullmatch(rf"(?:(?:{keep})\b)?([\d\s,]*)", typed)
        if held:
            return Hold(self._values(held[1]))
        score = "|".join(map(re.escape, self.spellings("pool-zee-terminal-words-score")))
        boxes = [(box_word(box), box) for box in BOXES]
        boxes += [(word, box) for box, word in _ALSO.items()]
        codes = {code: box for box, code in CODES.items()}
        return Score(self.meant(re.sub(rf"^(?:{score})\s+", "", typed), boxes, codes))

    def sentences(self, news: Sequence[News], names: Sequence[str]) -> Sequence[str]:
        return [said for each in news if (said := self._sentence(each, names))]

    def _sentence(self, news: News, names: Sequence[str]) -> str:
        """The sentence for this piece of news, unless the dice and the card already show it."""
        match news:
            case OpeningThrown(seat, _, total):
                return self.words("pool-zee-did-open", **self.who(names[seat]), total=total)
            case OpeningTied(seats):
                tied = self.words.all_of([names[seat] for seat in seats])
                return self.words("pool-zee-did-tie", names=tied)
            case StarterFound(seat):
                return self.words("pool-zee-did-start", **self.who(names[seat]))
            case BoxWritten(seat, box, dice, points):
                return self.words(
                    "pool-zee-news-scored",
                    **self.who(names[seat]),
                    points=points,
                    box=box_name(self.words, box),
                    dice=faces(dice),
                )
            case CheckEarned(_, points):
                return self.words("pool-zee-did-check", points=points)
            case BonusEarned(_, points):
                return self.words("pool-zee-did-bonus", points=points)
            case CardsFilled(game, totals):
                each = [f"{name} {total}" for name, total in zip(names, totals, strict=True)]
                return self.words(
                    "pool-zee-did-fill", game=game + 1, totals=self.words.all_of(each)
                )
        return ""

    def _values(self, text: str) -> tuple[int, ...]:
        values = tuple(int(digit) for digit in text if digit.isdigit())
        if any(not 1 <= value <= 6 for value in values) or len(values) > DICE:
            raise Puzzled(self.words("pool-zee-terminal-values"))
        return values

    def _status(self, view: View, names: Sequence[str]) -> str:
        if view.phase == "opening":
            return self.words("pool-zee-terminal-opening")
        said = []
        if view.turn is not None:
            boxes = _column(view).boxes
            written = sum(points is not None for points in boxes.values())
            several = "-games" if view.games > 1 else ""
            turn = {"turn": min(written + 1, len(boxes)), "turns": len(boxes)}
            about = {**turn, "game": view.game + 1, "games": view.games}
            said += [names[view.turn], self.words(f"pool-zee-progress{several}", **about)]
            if view.dice:
                roll = ROLLS - view.rolls_left
                said += [self.words("pool-zee-terminal-roll", roll=roll, rolls=ROLLS)]
        return " · ".join(said)

    def _joker_words(self, view: View) -> list[str]:
        joker = view.joker
        if joker is None:
            return []
        check = self.pays.check if joker.check else 0
        if joker.must:
            box = box_name(self.words, joker.must)
            return [self.words("pool-zee-joker-must", check=check, box=box)]
        if joker.wild:
            return [self.words("pool-zee-joker-wild", check=check)]
        return [self.words("pool-zee-joker-zero")] if joker.zero else []

    # ── the card ────────────────────────────────────────────────────────────────────────────

    def _card(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """The columns of the current game, as many as fit, starting with the one on turn."""
        now = None if view.turn is None or view.phase == "opening" else _team(view, view.turn)
        teams = range(len(view.teams))
        left, right = (max(map(len, self._labels(half))) for half in self._halves())
        room = fitting(left, right, width)
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
        card = halves(heads, self._upper_rows(cells), self._lower_rows(cells))
        if len(shown) == len(teams) and view.games == 1:
            return card
        return Group(card, standings(names, view.scores))

    def _halves(self) -> tuple[Sequence[str], Sequence[str]]:
        """The upper and the lower boxes of this card."""
        missing = self.pays.without
        upper, lower = ([box for box in half if box not in missing] for half in (UPPER, LOWER))
        return upper, lower

    def _labels(self, half: Sequence[str]) -> list[str]:
        """The labels of these boxes, then those of the two sums below them."""
        boxes = [f"{CODES[box]} {box_name(self.words, box)}" for box in half]
        if "pool_zee" not in half:
            above = self.words("pool-zee-terminal-upper")
            return [*boxes, f"   {above}", f"   +{self.pays.bonus}"]
        sums = (self.words("pool-zee-terminal-checks"), self.words("pad-total"))
        return [*boxes, *(f"   {word}" for word in sums)]

    def _box_rows(self, half: Sequence[str], cells: _Cells) -> list[Row]:
        return [
            Row(
                Text.assemble((label[:3], "cyan"), label[3:]),
                [
                    possible(might[box]) if box in might else scored(column.boxes[box])
                    for column, might in cells
                ],
            )
            for box, label in zip(half, self._labels(half), strict=False)
        ]

    def _upper_rows(self, cells: _Cells) -> list[Row]:
        sums = [Text(f"{column.upper}/{self.pays.bonus_from}", "dim") for column, _ in cells]
        bonus = [scored(column.bonus or None) for column, _ in cells]
        half, _ = self._halves()
        upper, plus = self._labels(half)[-2:]
        return [
            *self._box_rows(half, cells),
            Row(Text(upper, "dim"), sums),
            Row(Text(plus, "dim"), bonus),
        ]

    def _lower_rows(self, cells: _Cells) -> list[Row]:
        checks = [scored(self.pays.check * column.checks or None) for column, _ in cells]
        totals = [Text(str(column.total), "bold") for column, _ in cells]
        _, half = self._halves()
        extra, total = self._labels(half)[-2:]
        return [
            *self._box_rows(half, cells),
            Row(Text(extra, "dim"), checks),
            Row(Text(total, "bold"), totals),
        ]


_Cells = Sequence[tuple[ColumnView, dict[str, int]]]


def box_name(words: Words, box: str) -> str:
    """The box's name."""
    return words(box_word(box))


def _example(view: View) -> str:
    most = max(view.dice, key=lambda value: (view.dice.count(value), value))
    return faces([most] * min(view.dice.count(most), DICE - 1))


def _team(view: View, seat: int) -> int:
    return next(team for team, seats in enumerate(view.teams) if seat in seats)


def _column(view: View) -> ColumnView:
    assert view.turn is not None
    return view.columns[-1][_team(view, view.turn)]


def _head(names: Sequence[str]) -> str:
    """The name above a column; partners share the width."""
    letters = max(1, (CELL - len(names)) // len(names)) if len(names) > 1 else None
    return "+".join(name[:letters] for name in names)


BOARD = PoolZeeBoard
