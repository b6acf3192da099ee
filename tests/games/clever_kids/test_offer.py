"""The list stored in runs equals the plain list, on our sheet and on others."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from bellyflop.games.clever_kids.layout import AREAS, OUR_SHEET, SWEETS, Layout, read_layout
from bellyflop.games.clever_kids.offer import Offer, offers_on
from bellyflop.games.clever_kids.state import Cell, Pass, Sheet
from bellyflop.games.clever_kids.uses import uses

from .table import EMPTY


def odd_layout(rng: Random) -> Layout:
    """A small sheet with bonuses nearly everywhere, so that many uses have the same effect."""

    def reward() -> list[object]:
        return [rng.choice((None, *AREAS, *AREAS)), rng.randrange(2)]

    rows, columns = rng.randint(1, 3), rng.randint(1, 3)
    balloons = ("heart", "blue", "pink", "green")
    return read_layout(
        {
            **OUR_SHEET.write(),
            "yellow": [[rng.choice(balloons), *reward()] for _ in range(rng.randint(1, 5))],
            "red": [[rng.randint(1, 3), *reward()] for _ in range(rng.randint(1, 4))],
            "green": {
                "rows": rows,
                "columns": columns,
                "row": [reward() for _ in range(rows)],
                "column": [reward() for _ in range(columns)],
            },
            "blue": {sweet: [reward() for _ in range(rng.randint(1, 3))] for sweet in SWEETS},
        }
    )


def some_sheet(layout: Layout, rng: Random) -> Sheet:
    """A sheet with any crosses."""
    cells: list[Cell] = rng.sample(layout.cells, rng.randint(0, len(layout.cells)))
    return Sheet(
        rng.randint(0, len(layout.yellow)),
        rng.randint(0, len(layout.red)),
        frozenset(cells),
        tuple(rng.randint(0, len(pairs)) for pairs in layout.blue),
    )


def some_dice(layout: Layout, rng: Random, lively: tuple[str, ...]) -> tuple[str, ...]:
    """A throw; half of the dice show one of these symbols if they can."""
    dice = []
    for faces in layout.dice:
        wanted = [face for face in faces if face in lively]
        dice.append(rng.choice(wanted if wanted and rng.randrange(2) else faces))
    return tuple(dice)


@pytest.mark.parametrize("lively", [(), ("joker",), ("present",), ("cupcake", "donut", "cake")])
def test_the_list_in_runs_is_the_plain_list(lively: tuple[str, ...]) -> None:
    rng, shortened = Random(7), 0
    for number in range(150):
        layout = OUR_SHEET if number % 3 == 0 else odd_layout(rng)
        offers = offers_on(layout)
        for _ in range(5):
            sheet, dice = some_sheet(layout, rng), some_dice(layout, rng, (*lively, "joker"))
            left = tuple(sorted(rng.sample(range(5), rng.choice((1, 2, 3, 4, 4, 5)))))
            taking = bool(rng.randrange(2))
            plain = [*uses(layout, sheet, dice, left, taking=taking)]
            offer = offers.offer(sheet, dice, left, taking=taking)
            assert list(offer) == (plain if taking else [*plain, Pass()])
            assert len(offer) == len(list(offer))
            assert [offer[at] for at in range(len(offer))] == list(offer)
            shortened += len({(use.area, use.places) for use in plain}) < len(plain)
    assert shortened


def test_an_offer_is_a_sequence_like_any_other() -> None:
    dice = ("present", "present", "cake", "donut", "cake")
    offer = offers_on(OUR_SHEET).offer(EMPTY, dice, (0, 1, 2), taking=False)
    plain = tuple(offer)
    assert list(offer) == list(plain)
    assert len(offer) == 79
    assert (offer[-1], offer[0], offer[3:7], offer[::-30]) == (
        Pass(), plain[0], plain[3:7], plain[::-30],
    )  # fmt: skip
    assert hash(offer) == hash(plain)
    assert repr(offer) == repr(plain)
    assert offer != plain[1:]
    assert offer != list(plain)
    assert plain[70] in offer
    assert pickle.loads(pickle.dumps(offer)) == plain
    for outside in (79, -80):
        with pytest.raises(IndexError):
            offer[outside]
    assert Offer([], passing=False) == ()
