"""Game trees counted by both judges: the expected (paths, positions) at each depth."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.oracle import dice_cup, pool_zee, splash_party
from tests.oracle.table import Json

from .compare import Both
from .trees import Side, grow


def at(game: str, seats: int, events: list[Json], **options: Json) -> Both:
    """Both judges after these events."""
    head = {"format": "bellyflop/1", "game": game, "options": options}
    both = Both({**head, "seats": ["?"] * seats})
    for event in events:
        assert both.play(event)
    return both


def two_boxes_left(joker: str) -> Both:
    """Sixes and full house are free, pool_zee holds 50, and the first throw lies there."""
    events: list[Json] = []
    for box in [*pool_zee.UPPER[:5], *pool_zee.LOWER]:
        dice = [3] * 5 if box == "pool_zee" else [1, 2, 3, 4, 6]
        if box != "full_house":
            events += [{"chance": {"dice": dice}}, {"seat": 0, "do": {"score": box}}]
    return at("pool-zee", 1, [*events, {"chance": {"dice": [6, 6, 2, 3, 3]}}], joker=joker)


def two_rounds_left(game: str, **options: Json) -> Both:
    """Two seats that have marked the sheet from either end."""
    colours = dice_cup.COLOURS[game]
    boxes = [*colours, *dice_cup.OTHER_BOXES]
    dice = {"chance": {"dice": {colour: [1, 2] for colour in colours}}}
    real = options.get("dice") == "real"
    events: list[Json] = []
    for number in range(10):
        one, other = boxes[number], boxes[-1 - number]
        every = options.get("fill") == "every"
        marks = [
            {"seat": 1, "do": {"mark": [one, other] if every else one}},
            {"seat": 0, "do": {"mark": [one, one] if every else other}},
        ]
        events += [*marks, dice] if real else [dice, {"wait": True}, *marks]
    return at(game, 2, events, **options)


def dealt(seats: int) -> Both:
    """Three rounds of the six colours: all ones, all threes, all twos."""
    ring = [[colour, number] for number in (1, 3, 2) for colour in splash_party.COLOURS]
    tokens = ["red", "blue", "green", "yellow"][:seats]
    return at("splash-party", seats, [{"chance": {"ring": ring, "tokens": tokens, "first": 1}}])


def rolled(seats: int, roll: str) -> Both:
    """The first roll of a game of Clever Kids."""
    return at("clever-kids", seats, [{"chance": {"dice": roll.split()}}])


TREES: dict[str, tuple[Callable[[], Both], list[tuple[int, int]]]] = {
    "pool-zee forced": (
        lambda: two_boxes_left("forced"),
        [(19, 19), (57, 41), (957, 187), (2853, 280)],
    ),
    "pool-zee free": (
        lambda: two_boxes_left("free"),
        [(19, 19), (57, 41), (961, 189), (2865, 286)],
    ),
    "dice-cup": (
        lambda: two_rounds_left("dice-cup"),
        [(2, 2), (2, 2), (8, 8), (16, 8), (32, 6), (0, 0)],
    ),
    "dice-cup real": (
        lambda: two_rounds_left("dice-cup", dice="real"),
        [(4, 4), (8, 4), (16, 8), (32, 6), (0, 0)],
    ),
    "pool-party every": (
        lambda: two_rounds_left("dice-pool-party", columns=2, fill="every"),
        [(2, 2), (2, 2), (16, 16), (64, 32), (128, 18), (0, 0)],
    ),
    "splash-party 2": (
        lambda: dealt(2),
        [(18, 18), (36, 36), (72, 72), (1164, 1140)],
    ),
    "splash-party 4": (
        lambda: dealt(4),
        [(18, 18), (36, 36), (72, 72), (1236, 1152)],
    ),
    "clever-kids balloons": (
        lambda: rolled(2, "heart blue pink candle candle"),
        [(5, 5), (17, 13), (46, 36), (1268, 851)],
    ),
    "clever-kids three": (
        lambda: rolled(3, "heart donut joker donut cake"),
        [(22, 22), (204, 192), (1840, 963)],
    ),
    "clever-kids presents": (
        lambda: rolled(2, "present present cake donut cake"),
        [(91, 91), (480, 324)],
    ),
}


@pytest.mark.parametrize("side", ["package", "oracle"])
@pytest.mark.parametrize("name", list(TREES))
def test_a_tree_of_play_has_its_size(name: str, side: Side) -> None:
    begin, sizes = TREES[name]
    assert grow(begin(), len(sizes), side) == sizes
