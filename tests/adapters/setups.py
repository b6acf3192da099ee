"""The setups of the adapter tests: every game, with different numbers of seats and options."""

from __future__ import annotations

from random import Random

from bellyflop.adapters.positions import CHANCE, Position, Setup, setup

_FACES = ["heart", "candle", "present", "cupcake", "joker", "joker"]
TINY_SHEET: dict[str, object] = {
    "dice": [["donut", "cake", "present", "cupcake", "joker", "joker"], *[_FACES] * 4],
    "yellow": [["heart", "red", 1], ["heart", None, 1]],
    "red": [[2, "green", 1], [1, None, 2]],
    "green": {"rows": 1, "columns": 2, "row": [["blue", 1]], "column": [["yellow", 0], [None, 1]]},
    "blue": {"cupcake": [["green", 0]], "donut": [[None, 1]], "cake": [["red", 1]]},
}

SETUPS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("pool-zee", 1, {}),
    ("pool-zee", 2, {"opening": False, "games": 2}),
    ("pool-zee", 4, {"opening": False, "teams": [[0, 2], [1, 3]], "joker": "free"}),
    ("dice-cup", 1, {"columns": 2}),
    ("dice-cup", 2, {}),
    ("dice-pool-party", 3, {"columns": 2, "fill": "every"}),
    ("dice-cup", 2, {"dice": "real"}),
    ("splash-party", 2, {"memory_aid": True, "standstill": 10}),
    ("splash-party", 3, {}),
    ("clever-kids", 2, {}),
    ("clever-kids", 3, {"sheet": TINY_SHEET}),
)


def names(case: tuple[str, int, dict[str, object]]) -> str:
    """A short id of the case for pytest."""
    return f"{case[0]}-{case[1]}-{'-'.join(case[2])}"


def make(case: tuple[str, int, dict[str, object]]) -> Setup:
    """The setup of this case."""
    return setup(*case)


def stroll(start: Position, rng: Random) -> list[Position]:
    """Every position of a game played at random."""
    here, way = start, [start]
    while not here.over:
        if here.seat == CHANCE:
            outcomes, chances = zip(*here.chances(), strict=True)
            here = here.after(rng.choices(outcomes, chances)[0])
        else:
            here = here.after(rng.choice(here.steps()))
        way.append(here)
    return way
