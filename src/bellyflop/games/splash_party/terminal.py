"""Splash Party in a terminal: the rim with its eighteen spaces, the pool, and secret colours.

The rim is a frame with the diving board in the middle of its top.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from bellyflop.terminal.board import Board, Puzzled
from bellyflop.terminal.colours import COLOURS, tag
from bellyflop.terminal.sheet import NOW
from bellyflop.terminal.words import does, is_, listing, number_in, numbered, pick, your_turn

from .state import COLOURS as PALETTE
from .state import DIVING_BOARD, SPACES, Accuse, Action, Decline, Direction, Go, Lift, Move, Outcome
from .view import View

_WAYS: dict[str, Direction] = {
    **dict.fromkeys(("cw", "clockwise", "right", "forward"), "cw"),
    **dict.fromkeys(("ccw", "counter-clockwise", "anticlockwise", "left", "back"), "ccw"),
}
_SIGNS: dict[str, Direction] = {
    "+": "cw",
    "→": "cw",
    "-": "ccw",
    "←": "ccw",
    "\x1b[C": "cw",
    "\x1b[D": "ccw",
}
_NOBODY = ("n", "no", "nobody", "none", "nope", "0")
_GO_WORDS = {"cw": "clockwise", "ccw": "counter-clockwise"}

_CELL = 8  # columns of a space
_TOP, _BOTTOM = (15, 16, 17, 0, 1, 2, 3), (12, 11, 10, 9, 8, 7, 6)
_SIDES = ((14, 4), (13, 5))  # left and right, from above
_INSIDE = _CELL * (len(_TOP) - 2)
_WATER = Style(bgcolor="#0f5f73", color="#ffffff")


class SplashPartyBoard(Board[Action, Outcome, View]):
    """The rim from above; whose colour is whose stays behind the curtain."""

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        if view.mover is None:
            return Text("The pawns are placed and the tokens dealt.", "dim")
        return Group(_players(view, names), _rim(view))

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        if view.phase == "go" and view.lifted is not None:
            pawn = view.ring[view.lifted]
            assert pawn is not None
            return f"{pawn.colour.capitalize()} shows a {pawn.number}. Which way, cw or ccw?"
        if view.phase == "accuse":
            whom = names[view.accusable[0]]
            who = "Accuse somebody?" if len(view.accusable) > 1 else f"Accuse {whom}?"
            return f"Past the diving board. {who} E.g. {whom} blue; or no."
        return f"{your_turn(names[seat])} Which pawn do you lift? Type its space."

    def choices(
        self, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Sequence[str]:
        return numbered([_way_words(view, way) for way in view.ways])

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Action:
        match view.phase:
            case "go":
                number = number_in(text, len(view.ways))
                if number is not None:
                    return Go(view.ways[number - 1].go)
                sign = text.strip()
                return Go(_SIGNS[sign] if sign in _SIGNS else pick(text, _WAYS))
            case "accuse":
                return _accusation(text, view, names)
            case _:
                return Lift(_typed_space(text))

    def tell(self, before: View, after: View, names: Sequence[str]) -> Sequence[str]:
        if before.mover is None:
            first = after.mover if after.mover is not None else 0
            return [f"The tokens are dealt. {does(names[first], 'begin')}."]
        news: list[str] = []
        if before.phase == "go" and after.last_move:
            news.append(_move_words(before, after.last_move, names))
        for said in after.accusations[len(before.accusations) :]:
            verdict = "Right!" if said.right else "Wrong."
            news.append(
                f"{does(names[said.accuser], 'say')}: {is_(names[said.accused], said.colour)}."
                f" {verdict}"
            )
        for swimmer in after.pool[len(before.pool) :]:
            number = f", showing a {swimmer.number}" if swimmer.face_up else ""
            news.append(f"{swimmer.colour.capitalize()} gets wet{number}.")
        out = [seat for seat in before.live if seat not in after.live]
        return news + [f"{is_(names[seat], 'out')}: {after.tokens[seat]}." for seat in out]

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        if not winners:
            return "Equally near, equally high: nobody wins. Start a new game!"
        return f"Still dry: {listing([names[seat] for seat in winners])}. What a party."


def _typed_space(text: str) -> int:
    words = text.lower().removeprefix("lift").strip()
    if words.isascii() and words.isdigit() and len(words) < 3:
        return int(words)
    raise Puzzled(f"Type the number of a space, {DIVING_BOARD} to {SPACES - 1}.")


def _accusation(text: str, view: View, names: Sequence[str]) -> Action:
    """Whom and of what, e.g. "Opa blue" or "2 blue"; with one opponent the colour is enough."""
    words = text.strip()
    if words.lower() in _NOBODY:
        return Decline()
    whom, _, colour = words.removeprefix("accuse ").rpartition(" ")
    named = pick(colour, {c: c for c in PALETTE})
    if not whom and len(view.accusable) == 1:
        return Accuse(view.accusable[0], named)
    number = number_in(whom, len(names))
    if number is not None:
        return Accuse(number - 1, named)
    return Accuse(pick(whom, {names[seat]: seat for seat in view.accusable}), named)


def _way_words(view: View, way: Move) -> str:
    met = view.ring[way.end]
    there = f"{met.colour} gets wet" if met else "nobody stands there"
    board = ", past the diving board" if way.meets_diving_board else ""
    return f"{way.go:<3} to {way.end}: {there}{board}"


def _move_words(before: View, move: Move, names: Sequence[str]) -> str:
    pawn = before.ring[move.start]
    assert pawn is not None
    assert before.mover is not None
    lifts = does(names[before.mover], "lift", f"{pawn.colour} on {move.start}: a {pawn.number}")
    return f"{lifts}, {_GO_WORDS[move.go]} to {move.end}."


def _players(view: View, names: Sequence[str]) -> Text:
    """Who is still in, and which colours this viewer knows."""
    line = Text()
    for seat, name in enumerate(names):
        token = view.tokens[seat]
        line.append(f"{seat + 1} ", "dim")
        line.append(name, NOW if seat == view.mover and view.phase != "over" else "bold")
        if token is not None:
            line.append(" is ")
            line.append_text(tag(token))
        if seat not in view.live:
            line.append(" out", "dim")
        line.append("   ")
    return line


# ── the rim ─────────────────────────────────────────────────────────────────────────────────


def _rim(view: View) -> Text:
    """The frame: for each space its number, its pawn and the pawn's colour; inside, the pool."""
    water = iter(_water(view))
    rows = [_row(view, _TOP)]
    for left, right in _SIDES:
        lines = zip(_space(view, left), _space(view, right), strict=True)
        rows.append([[one, next(water), other] for one, other in lines])
    rows.append(_row(view, _BOTTOM))
    text = Text(no_wrap=True)
    for line in (line for row in rows for line in row):
        for piece in line:
            text.append_text(piece)
        text.append("\n")
    return text


def _row(view: View, spaces: Sequence[int]) -> list[list[Text]]:
    cells = [_space(view, space) for space in spaces]
    return [[cell[line] for cell in cells] for line in range(3)]


def _space(view: View, space: int) -> tuple[Text, Text, Text]:
    """Three lines: the number of the space, its pawn, the name of the pawn's colour."""
    targets = {way.end for way in view.ways}
    label = f"{space} board" if space == DIVING_BOARD else str(space)
    style = NOW if space in targets or space == view.lifted else "dim"
    pawn = view.ring[space]
    head = _centred(f"→ {label}" if space in targets else label, style)
    if pawn is None:
        return head, _centred("·", "dim"), _centred("", "")
    colour = COLOURS[pawn.colour]
    number = f" {pawn.number}" if pawn.number is not None else ""
    return head, _centred(f" {colour.shape}{number} ", colour.filled), _centred(pawn.colour, "")


def _centred(piece: str, style: Style | str) -> Text:
    left = (_CELL - len(piece)) // 2
    return Text.assemble(" " * left, (piece, style), " " * (_CELL - len(piece) - left))


def _water(view: View) -> list[Text]:
    """Six lines of water: who swims there, by colour, with the numbers that can be seen."""
    lines = [Text("In the pool" if view.pool else "The pool is empty.")]
    for colour in PALETTE:
        swimmers = [s for s in view.pool if s.colour == colour]
        if swimmers:
            numbers = " ".join("?" if s.number is None else str(s.number) for s in swimmers)
            lines.append(tag(colour, f"{colour} {numbers}"))
    return [_wet(line) for line in _paired(lines)]


def _paired(lines: list[Text]) -> list[Text]:
    """The heading, then two colours a line, on six lines in all."""
    head, *swimmers = lines
    pairs = [swimmers[at : at + 2] for at in range(0, len(swimmers), 2)]
    rows = [Text("  ").join(pair) for pair in pairs]
    return ([Text(), head, *rows] + [Text()] * 6)[:6]


def _wet(line: Text) -> Text:
    line = Text(" ").join([Text(), line])
    line.truncate(_INSIDE - 2)
    wet = Text(style=_WATER)
    wet.append_text(line)
    wet.append(" " * (_INSIDE - 2 - line.cell_len))
    return Text(" ").join([Text(), wet, Text()])


BOARD = SplashPartyBoard
