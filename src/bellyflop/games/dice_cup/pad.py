"""The pads of both editions: what twelve dice can be worth in each box (§1.2, §1.6)."""

from __future__ import annotations

from bellyflop.pad import Box, Section, Sheet

from .editions import DICE_CUP, DICE_POOL_PARTY, Edition, Subtotal

_COMMON: dict[str, tuple[int, ...]] = {
    "doubles": tuple(range(0, 61, 10)),
    "low": tuple(range(37)),
    "fours": tuple(range(0, 49, 4)),
    "fives": tuple(range(0, 61, 5)),
    "sixes": tuple(range(0, 73, 6)),
    "all": tuple(range(12, 73)),
}
_COLOUR = tuple(range(2, 13))


def _sheet(game: str, edition: Edition) -> Sheet:
    parts = edition.subtotals or (Subtotal("boxes", edition.boxes),)
    sections = tuple(
        Section(part.name, tuple(Box(box, _COMMON.get(box, _COLOUR)) for box in part.boxes))
        for part in parts
    )
    return Sheet(game, sections, "all" if edition.tie_break == "all" else None)


PADS = {
    "dice-cup": _sheet("dice-cup", DICE_CUP),
    "dice-pool-party": _sheet("dice-pool-party", DICE_POOL_PARTY),
}
