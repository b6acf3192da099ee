"""Splash Party in a terminal: the rim with its eighteen spaces, the pool, and secret colours.

The rim is a frame with the diving board in the middle of its top.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from bellyflop.terminal.board import Board, Puzzled, capital
from bellyflop.terminal.colours import COLOURS, tag
from bellyflop.terminal.sheet import NOW
from bellyflop.terminal.typed import number_in, numbered, pick

from .news import ColourAccused, News, PawnFell, PawnMoved, PawnsDealt, PlayerOut
from .state import COLOURS as PALETTE
from .state import (
    DIVING_BOARD,
    SPACES,
    Accuse,
    Action,
    Decline,
    Direction,
    Go,
    Lift,
    Move,
    Outcome,
)
from .view import View

_WAYS: tuple[Direction, Direction] = ("cw", "ccw")
_SIGNS: dict[str, Direction] = {
    "+": "cw",
    "→": "cw",
    "-": "ccw",
    "←": "ccw",
    "\x1b[C": "cw",
    "\x1b[D": "ccw",
}
_CELL, _WIDE_CELL = 8, 9  # columns of a space; the wide ones separate even long colour names
_TOP, _BOTTOM = (15, 16, 17, 0, 1, 2, 3), (12, 11, 10, 9, 8, 7, 6)
_SIDES = ((14, 4), (13, 5))  # left and right, from above
_WATER = Style(bgcolor="#0f5f73", color="#ffffff")


class SplashPartyBoard(Board[Action, Outcome, View]):
    """The rim from above, and the colours that the viewer knows."""

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        if view.mover is None:
            return Text(self.words("splash-party-terminal-start"), "dim")
        cell = _WIDE_CELL if width >= _WIDE_CELL * len(_TOP) else _CELL
        return Group(self._players(view, names), self._rim(view, cell))

    def question(self, view: View, seat: int, names: Sequence[str]) -> str:
        if view.phase == "go" and view.lifted is not None:
            pawn = view.ring[view.lifted]
            assert pawn is not None
            assert pawn.number is not None
            colour = self._colour(pawn.colour)
            asked = self.words("splash-party-which-way", colour=colour, number=pawn.number)
            return capital(asked)
        if view.phase == "accuse":
            about = {"name": names[view.accusable[0]], "colour": self._colour("blue")}
            example = self.words("splash-party-terminal-say", **about)
            return f"{self.words('splash-party-accuse')} {example}"
        return f"{self.your_turn(names[seat])} {self.words('splash-party-terminal-lift')}"

    def choices(
        self, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Sequence[str]:
        return numbered([self._way_words(view, way) for way in view.ways])

    def read(
        self, text: str, view: View, seat: int, legal: Sequence[Action], names: Sequence[str]
    ) -> Action:
        match view.phase:
            case "go":
                number = number_in(text, len(view.ways))
                if number is not None:
                    return Go(view.ways[number - 1].go)
                sign = text.strip()
                ways = [(f"splash-party-terminal-words-{way}", way) for way in _WAYS]
                return Go(_SIGNS[sign] if sign in _SIGNS else self.meant(text, ways))
            case "accuse":
                return self._accusation(text, view, names)
            case _:
                return Lift(self._typed_space(text))

    def sentences(self, news: Sequence[News], names: Sequence[str]) -> Sequence[str]:
        return [said for each in news if (said := self._sentence(each, names))]

    def result(self, scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
        if not winners:
            return self.words("splash-party-terminal-equal")
        dry = self.words.all_of([names[seat] for seat in winners])
        return self.words("splash-party-terminal-dry", names=dry)

    # ── input ───────────────────────────────────────────────────────────────────────────────

    def _typed_space(self, text: str) -> int:
        typed = self._without(text.lower().strip(), "splash-party-terminal-words-lift")
        if typed.isascii() and typed.isdigit() and len(typed) < 3:
            return int(typed)
        about = {"first": DIVING_BOARD, "last": SPACES - 1}
        raise Puzzled(self.words("splash-party-terminal-space", **about))

    def _accusation(self, text: str, view: View, names: Sequence[str]) -> Action:
        """An accusation such as "Opa blue" or "2 blue"; with one opponent the colour is enough."""
        typed = text.strip()
        nobody = self.spellings("splash-party-terminal-words-nobody")
        if typed.lower() in (*nobody, "0"):
            return Decline()
        typed = self._without(typed, "splash-party-terminal-words-accuse")
        whom, _, colour = typed.rpartition(" ")
        named = self.meant(colour, [(f"colour-{c}", c) for c in PALETTE])
        if not whom and len(view.accusable) == 1:
            return Accuse(view.accusable[0], named)
        number = number_in(whom, len(names))
        if number is not None:
            return Accuse(number - 1, named)
        opponents = {names[seat]: seat for seat in view.accusable}
        return Accuse(pick(self.words, whom, [opponents]), named)

    def _without(self, typed: str, verb: str) -> str:
        """The text after the verb, or all of it if the verb was not typed."""
        first, _, rest = typed.partition(" ")
        return rest.strip() if rest and first.lower() in self.spellings(verb) else typed

    # ── sentences ───────────────────────────────────────────────────────────────────────────

    def _colour(self, colour: str | None) -> str:
        return self.words(f"colour-{colour}")

    def _way_words(self, view: View, way: Move) -> str:
        met = view.ring[way.end]
        there = self.words("splash-party-nobody")
        if met:
            there = self.words("splash-party-wet", colour=self._colour(met.colour))
        board = "-board" if way.meets_diving_board else ""
        word = f"splash-party-terminal-way{board}"
        return self.words(word, way=self._way(way.go), space=way.end, there=there)

    def _way(self, go: Direction) -> str:
        return self.words(f"splash-party-terminal-{go}")

    def _sentence(self, news: News, names: Sequence[str]) -> str:
        """The sentence for this piece, unless another piece says the same."""
        match news:
            case PawnsDealt(first):
                return self.words("splash-party-news-dealt", **self.who(names[first]))
            case PawnMoved(seat, colour, number, start, hops):
                clockwise = (hops[0] - start) % SPACES == 1
                return self.words(
                    "splash-party-news-move",
                    **self.who(names[seat]),
                    colour=self._colour(colour),
                    space=start,
                    number=number,
                    way=self._way("cw" if clockwise else "ccw"),
                    target=hops[-1],
                )
            case ColourAccused(seat, accused, colour, right):
                verdict = "right" if right else "wrong"
                claim = self.words(
                    "splash-party-news-says",
                    **self.who(names[seat]),
                    accused=names[accused],
                    them="yes" if self.you(names[accused]) else "no",
                    colour=self._colour(colour),
                )
                return f"{claim} {self.words(f'splash-party-news-{verdict}')}"
            case PawnFell(_, colour, face_up, number):
                said = self._colour(colour)
                if not face_up or number is None:
                    return capital(self.words("splash-party-news-wet", colour=said))
                word = "splash-party-news-wet-number"
                return capital(self.words(word, colour=said, number=number))
            case PlayerOut(seat, colour):
                said = self._colour(colour)
                return self.words("splash-party-news-out", **self.who(names[seat]), colour=said)
        return ""

    # ── drawing ─────────────────────────────────────────────────────────────────────────────

    def _players(self, view: View, names: Sequence[str]) -> Text:
        """Who is still in, and which colours this viewer knows."""
        line = Text()
        for seat, name in enumerate(names):
            token = view.tokens[seat]
            line.append(f"{seat + 1} ", "dim")
            line.append(name, NOW if seat == view.mover and view.phase != "over" else "bold")
            if token is not None:
                line.append(": ")
                line.append_text(tag(token, self._colour(token)))
            if seat not in view.live:
                line.append(f" {self.words('splash-party-out')}", "dim")
            line.append("   ")
        return line

    def _rim(self, view: View, cell: int) -> Text:
        """The frame of spaces, each with its number, its pawn and a colour; inside it the pool."""
        water = iter(self._water(view, cell * (len(_TOP) - 2)))
        rows = [self._row(view, _TOP, cell)]
        for left, right in _SIDES:
            spaces = (self._space(view, left, cell), self._space(view, right, cell))
            rows.append([[one, next(water), other] for one, other in zip(*spaces, strict=True)])
        rows.append(self._row(view, _BOTTOM, cell))
        text = Text(no_wrap=True)
        for line in (line for row in rows for line in row):
            for piece in line:
                text.append_text(piece)
            text.append("\n")
        return text

    def _row(self, view: View, spaces: Sequence[int], cell: int) -> list[list[Text]]:
        cells = [self._space(view, space, cell) for space in spaces]
        return [[lines[line] for lines in cells] for line in range(3)]

    def _space(self, view: View, space: int, cell: int) -> tuple[Text, Text, Text]:
        """Three lines: the number of the space, its pawn, the name of the pawn's colour."""
        targets = {way.end for way in view.ways}
        board = self.words("splash-party-terminal-board")
        label = f"{space} {board}" if space == DIVING_BOARD else str(space)
        style = NOW if space in targets or space == view.lifted else "dim"
        pawn = view.ring[space]
        head = _centred(f"→{label}" if space in targets else label, style, cell)
        if pawn is None:
            return head, _centred("·", "dim", cell), _centred("", "", cell)
        colour = COLOURS[pawn.colour]
        number = f" {pawn.number}" if pawn.number is not None else ""
        return (
            head,
            _centred(f" {colour.shape}{number} ", colour.filled, cell),
            _centred(self._colour(pawn.colour), "", cell),
        )

    def _water(self, view: View, inside: int) -> list[Text]:
        """Six lines of water: the pawns in it by colour, with the visible numbers."""
        lines = [Text(self.words(f"splash-party-terminal-{'pool' if view.pool else 'empty'}"))]
        for colour in PALETTE:
            swimmers = [s for s in view.pool if s.colour == colour]
            if swimmers:
                numbers = " ".join("?" if s.number is None else str(s.number) for s in swimmers)
                lines.append(tag(colour, f"{self._colour(colour)} {numbers}"))
        return [_wet(line, inside) for line in _paired(lines)]


def _centred(piece: str, style: Style | str, cell: int) -> Text:
    left = (cell - len(piece)) // 2
    return Text.assemble(" " * left, (piece, style), " " * (cell - len(piece) - left))


def _paired(lines: list[Text]) -> list[Text]:
    """The heading, then two colours a line, on six lines in all."""
    head, *swimmers = lines
    pairs = [swimmers[at : at + 2] for at in range(0, len(swimmers), 2)]
    rows = [Text("  ").join(pair) for pair in pairs]
    return ([Text(), head, *rows] + [Text()] * 6)[:6]


def _wet(line: Text, inside: int) -> Text:
    line = Text(" ").join([Text(), line])
    line.truncate(inside - 2)
    wet = Text(style=_WATER)
    wet.append_text(line)
    wet.append(" " * (inside - 2 - line.cell_len))
    return Text(" ").join([Text(), wet, Text()])


BOARD = SplashPartyBoard
