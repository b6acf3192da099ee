"""A whole game in readable form: golden.txt, compared byte for byte.

After an intended change: BELLYFLOP_REGENERATE=1 pytest tests/games/dice_cup/test_golden.py
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from random import Random

from bellyflop.core import Chance, Match, Players, Wait
from bellyflop.games.dice_cup import DicePoolParty
from bellyflop.games.dice_cup.view import View

from .table import CupMatch

GOLDEN = Path(__file__).with_name("golden.txt")
NAMES = ("Ana", "Bo")


def throw_line(view: View, dice: tuple[tuple[int, int], ...]) -> str:
    pairs = zip(view.edition.colours, dice, strict=True)
    return ", ".join(f"{colour.name} {one} {other}" for colour, (one, other) in pairs)


def sheet_line(view: View, head: str, points: Iterable[int | None]) -> str:
    boxes = zip(view.edition.boxes, points, strict=True)
    return f"  {head:<7}| " + "  ".join(f"{box} {'.' if p is None else p:>2}" for box, p in boxes)


def reveal_lines(view: View) -> list[str]:
    assert view.last is not None
    scored = [
        f"  {name} scores {points} in {mark[0].box}"
        for name, points, mark in zip(NAMES, view.last.points, view.last.marks, strict=True)
    ]
    sheets = [
        sheet_line(view, f"{name:<3} {total:>3}", sheet[0])
        for name, total, sheet in zip(NAMES, view.totals, view.sheets, strict=True)
    ]
    return [*scored, sheet_line(view, "worth", view.last.worth), *sheets]


def story(seed: int) -> str:
    """A game of two in words: Ana marks at random, Bo is away and marks by default."""
    match: CupMatch = Match(DicePoolParty(len(NAMES)))
    game, rng, lines = match.game, Random(seed), [f"Dice Pool Party, {' and '.join(NAMES)}"]
    while not match.over:
        rounds = match.state.round
        match match.awaiting:
            case Chance(by):
                dice = game.sample(match.state, rng)
                view = game.view(match.state, None)
                lines.append(f"\nround {view.round + 1} of {view.rounds}: {NAMES[by or 0]} shakes")
                match.settle(dice)
                lines.append(f"  the dice: {throw_line(view, dice)}")
            case Wait(seconds):
                match.proceed()
                lines.append(f"  {seconds} seconds, and the cover is on")
            case Players(seats):
                seat = min(seats)
                legal = game.legal(match.state, seat)
                chosen = rng.choice(legal) if seat == 0 else game.default(match.state, seat)
                match.do(seat, chosen)
                lines.append(f"  {NAMES[seat]} marks {chosen[0].box}")
        if match.state.round > rounds:
            lines += reveal_lines(game.view(match.state, None))
    winners = " and ".join(NAMES[seat] for seat in sorted(game.winners(match.state)))
    return "\n".join([*lines, f"\nwinner: {winners}", ""])


def test_the_golden_game_is_told_as_ever() -> None:
    """§1.1 to §1.9, in one game."""
    told = story(seed=2025)
    if os.environ.get("BELLYFLOP_REGENERATE"):
        GOLDEN.write_text(told, encoding="utf-8", newline="\n")
    assert GOLDEN.read_bytes() == told.encode()
