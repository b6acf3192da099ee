"""Sheets and games for the bot and solver tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bellyflop.bots import AnyBot
from bellyflop.core import Match, Players
from bellyflop.games.clever_kids.layout import MOST_PRESENTS, OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.solver.compact import Compact, Counts, Taken
from bellyflop.games.clever_kids.solver.outlook import Position, choose, reply_all
from bellyflop.games.clever_kids.solver.value import Value
from bellyflop.games.clever_kids.state import State


def tiny_sheet() -> Layout:
    """A sheet small enough to solve a two-player game exactly: 72 rolls, one to five turns."""
    faces = (
        "heart heart pink pink joker joker",
        "candle candle present present cupcake cupcake",
        "cupcake cupcake cupcake donut donut donut",
        "donut donut donut cake cake cake",
        "cake cake cake candle candle candle",
    )
    return read_layout(
        {
            "dice": [die.split() for die in faces],
            "yellow": [["heart", "blue", 0], ["pink", None, 2]],
            "red": [[1, None, 1], [2, "yellow", 1]],
            "green": {"rows": 1, "columns": 1, "row": [[None, 1]], "column": [["red", 0]]},
            "blue": {
                "cupcake": [["red", 0]],
                "donut": [[None, 1]],
                "cake": [["yellow", 1]],
            },
        }
    )


def huge_sheet() -> Layout:
    """The largest sheet allowed, with a bonus for nearly every cross."""
    columns = 5
    rows = MOST_PRESENTS // columns
    return read_layout(
        {
            "dice": OUR_SHEET.write()["dice"],
            "yellow": [["heart", "green", 1]] * 30,
            "red": [[1, "green", 0]] * 30,
            "green": {
                "rows": rows,
                "columns": columns,
                "row": [["green", number] for number in range(rows)],
                "column": [["blue", number] for number in range(columns)],
            },
            "blue": {sweet: [["green", 1]] * 10 for sweet in ("cupcake", "donut", "cake")},
        }
    )


def play(game: CleverKids, bots: Sequence[AnyBot], rng: Random) -> State:
    """Play a game between these bots; its final state."""
    match = Match(game)
    match.draw(rng)
    while isinstance(match.awaiting, Players):
        seat = min(match.awaiting.seats)
        legal = game.legal(match.state, seat)
        action = bots[seat].choose(game.view(match.state, seat), legal)
        assert action in legal
        match.do(seat, action)
        match.draw(rng)
    return match.state


def roll(sheets: Compact, rng: Random) -> Counts:
    """The symbol counts of a random roll of five dice."""
    counts = [0] * 10
    for faces in sheets.faces:
        counts[faces[int(rng.random() * 6)]] += 1
    return tuple(counts)


def takes_of(sheets: Compact, code: int, rng: Random) -> tuple[Taken, ...]:
    """The active player's options for a random roll with at least one usable die (§4.6)."""
    while not (takes := sheets.takes(code, roll(sheets, rng))):
        pass
    return takes


def play_turns(value: Value, positions: Sequence[Position], rng: Random) -> list[Position]:
    """Each position after one more turn, with the active player last."""
    takes = [takes_of(value.sheets, position[0], rng) for position in positions]
    rows = [
        [(*position[1:], taken.code) for taken in options]
        for position, options in zip(positions, takes, strict=True)
    ]
    chosen = choose(value, rows, -1)
    turned = [rows[game][option] for game, option in enumerate(chosen)]
    lefts = [takes[game][option].lefts[-1] for game, option in enumerate(chosen)]
    return reply_all(value, turned, lefts, range(len(turned[0]) - 1))
