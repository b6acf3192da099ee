"""A whole game of three in readable form: golden.txt.

After an intended change, BELLYFLOP_REGENERATE=1 rewrites the file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bellyflop.core import Chance, Match, Players
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Action, Bonus, Pass, Use
from bellyflop.games.clever_kids.view import SheetView, View

GOLDEN = Path(__file__).with_name("golden.txt")
NAMES = ("Olivia", "Eric", "Mia")
SEED = 11


def tell(seed: int) -> Iterator[str]:
    """The game with a line per event, and all sheets after each turn."""
    game, rng = CleverKids(len(NAMES)), Random(seed)
    match = Match(game)
    turn = -1
    while not match.over:
        awaiting = match.awaiting
        if isinstance(awaiting, Chance) and awaiting.by is not None:
            if match.state.turn > turn:
                turn = match.state.turn
                yield from tell_sheets(turn, game.view(match.state, None))
            roll = game.sample(match.state, rng)
            match.settle(roll)
            yield f"{NAMES[awaiting.by]} rolls {', '.join(roll)}"
        elif isinstance(awaiting, Players):
            seat = max(awaiting.seats)
            # Sometimes a random choice, so that the game shows more than the best ones.
            legal = game.legal(match.state, seat)
            action = game.default(match.state, seat) if rng.random() < 0.7 else rng.choice(legal)
            dice = game.view(match.state, seat).dice
            match.do(seat, action)
            yield f"  {NAMES[seat]} {tell_action(action, dice)}"
    end = game.view(match.state, None)
    yield from tell_sheets(turn + 1, end)
    yield f"winners: {', '.join(NAMES[seat] for seat in end.winners)}"


def tell_action(action: Action, dice: tuple[str, ...]) -> str:
    """The action in words."""
    match action:
        case Pass():
            return "passes"
        case Bonus(area, place):
            return f"places a {area} bonus: {place}"
        case Use(area, order, places):
            where = "".join(f" {place}" for place in places)
            return f"uses {', '.join(f'{dice[die]} [{die}]' for die in order)} in {area}{where}"


def tell_sheets(turn: int, view: View) -> Iterator[str]:
    """All crosses after this many turns."""
    yield ""
    yield f"after {turn} turns"
    for name, sheet in zip(NAMES, view.sheets, strict=True):
        yield f"  {name:6} {tell_sheet(sheet)}"
    yield ""


def tell_sheet(sheet: SheetView) -> str:
    """One sheet in a line."""
    green = "/".join("".join("x" if cell else "." for cell in row) for row in sheet.green)
    blue = f"{sheet.blue.cupcake} {sheet.blue.donut} {sheet.blue.cake}"
    full = f"  {', '.join(sheet.complete)} complete" if sheet.complete else ""
    lines = f"yellow {sheet.yellow:2}  red {sheet.red}  green {green}  blue {blue}"
    return f"{lines}  {sheet.stars:2} stars{full}"


def test_the_golden_game_is_played_as_written() -> None:
    told = "\n".join(tell(SEED)) + "\n"
    if os.environ.get("BELLYFLOP_REGENERATE"):
        GOLDEN.write_text(told, "utf-8")
    assert GOLDEN.read_text("utf-8") == told
