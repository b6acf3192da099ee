"""The two editions as data: dice, boxes, subtotals and the tie-break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

COMMON_BOXES = ("doubles", "low", "fours", "fives", "sixes", "all")  # §1.2: after the six colours


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the six colours. The size belongs to the colour (§1.1)."""

    name: str
    size: Literal["small", "large"]
    pips: Literal["black", "white"]


@dataclass(frozen=True, slots=True)
class Subtotal:
    """A part of the sheet with a subtotal of its own."""

    name: str
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition. Dice and sheets follow the order of `colours` and `boxes` everywhere."""

    colours: tuple[Colour, ...]
    boxes: tuple[str, ...]
    subtotals: tuple[Subtotal, ...]
    tie_break: Literal["all", "shared"]


def _palette(small: tuple[str, ...], large: tuple[str, ...]) -> tuple[Colour, ...]:
    return (
        *(Colour(name, "small", "black") for name in small),
        *(Colour(name, "large", "white") for name in large),
    )


_CUP_SMALL, _CUP_LARGE = ("white", "yellow", "green"), ("blue", "red", "black")
_POOL_SMALL, _POOL_LARGE = ("yellow", "orange", "pink"), ("green", "blue", "purple")

DICE_CUP = Edition(
    colours=_palette(_CUP_SMALL, _CUP_LARGE),
    boxes=(*_CUP_SMALL, *_CUP_LARGE, *COMMON_BOXES),
    # §1.6: the three parts of the sheet, in its printed order
    subtotals=(
        Subtotal("numbers", ("fours", "fives", "sixes")),
        Subtotal("colours", (*_CUP_SMALL, *_CUP_LARGE)),
        Subtotal("combinations", ("doubles", "low", "all")),
    ),
    tie_break="shared",
)

DICE_POOL_PARTY = Edition(
    colours=_palette(_POOL_SMALL, _POOL_LARGE),
    boxes=(*_POOL_SMALL, *_POOL_LARGE, *COMMON_BOXES),
    subtotals=(),
    tie_break="all",
)
