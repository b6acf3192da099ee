"""The queue of bonuses: first earned, first placed, and what needs no choice happens by itself."""

from __future__ import annotations

from typing import NamedTuple

from bellyflop.core import IllegalAction

from .areas import Crossed, cross, places
from .layout import SWEETS, Layout, symbol_word
from .state import Action, Bonus, Queue, Sheet


class Placed(NamedTuple):
    """A sheet on which all that needs no choice is done; the queue's first bonus needs one."""

    sheet: Sheet
    queue: Queue


def place_free(layout: Layout, crossed: Crossed) -> Placed:
    """What is left to choose after all bonuses up to the first real choice are placed (§4.9)."""
    sheet, queue = crossed
    while queue:
        open_places = places(layout, sheet, queue[0])
        if len(open_places) > 1:
            break
        area, queue = queue[0], queue[1:]
        if open_places:  # §4.9: in a complete area the bonus is lost
            sheet, earned = cross(layout, sheet, area, open_places[0])
            queue += earned  # §4.9: a bonus of a bonus goes to the end
    return Placed(sheet, queue)


def choices(layout: Layout, sheet: Sheet, queue: Queue) -> tuple[Bonus, ...]:
    """The ways to place the first bonus of a queue that waits for its owner, each effect once."""
    area = queue[0]
    found: dict[Placed, Bonus] = {}
    for place in places(layout, sheet, area):
        if place is not None:
            bonus = Bonus(area, place)
            found.setdefault(place_chosen(layout, sheet, queue, bonus), bonus)
    return tuple(found.values())


def place_chosen(layout: Layout, sheet: Sheet, queue: Queue, action: Action) -> Placed:
    """The sheet after the owner's choice and everything that follows by itself."""
    area = queue[0]
    if not isinstance(action, Bonus):
        raise IllegalAction("clever-kids-rule-place-bonus", area_id=f"colour-{area}")
    if action.area != area:
        raise IllegalAction("clever-kids-rule-bonus-order", area_id=f"colour-{area}")
    if action.place not in places(layout, sheet, area):
        raise _not_open(action)
    sheet, earned = cross(layout, sheet, area, action.place)
    return place_free(layout, Crossed(sheet, queue[1:] + earned))


def _not_open(action: Bonus) -> IllegalAction:
    if action.place in SWEETS:
        return IllegalAction("clever-kids-rule-row-done", row_id=symbol_word(str(action.place)))
    return IllegalAction("clever-kids-rule-no-place", area_id=f"colour-{action.area}")
