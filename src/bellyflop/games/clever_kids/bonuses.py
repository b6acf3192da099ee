"""The queue of bonuses, first in, first out; a bonus without a choice places itself."""

from __future__ import annotations

from typing import NamedTuple

from bellyflop.core import IllegalAction

from .areas import Crossed, cross, places
from .layout import SWEETS, Layout, symbol_word
from .state import Action, Bonus, Queue, Sheet, Step, Steps


class Placed(NamedTuple):
    """A sheet after all bonuses that need no choice; the first one left in the queue needs one."""

    sheet: Sheet
    queue: Queue
    steps: Steps = ()

    @property
    def effect(self) -> tuple[Sheet, Queue]:
        """The result, regardless of the steps that led to it."""
        return self.sheet, self.queue


def place_free(layout: Layout, crossed: Crossed) -> Placed:
    """The sheet and queue after placing all bonuses up to the first real choice (§4.9)."""
    sheet, queue, steps = crossed
    while queue:
        open_places = places(layout, sheet, queue[0])
        if len(open_places) > 1:
            break
        area, queue = queue[0], queue[1:]
        if open_places:
            sheet, earned, step = cross(layout, sheet, area, open_places[0], free=True)
            queue += earned  # §4.9: a bonus of a bonus goes to the end
            steps += step
        else:  # §4.9: in a complete area the bonus is lost
            steps += (Step(area, None, free=True),)
    return Placed(sheet, queue, steps)


def choices(layout: Layout, sheet: Sheet, queue: Queue) -> tuple[Bonus, ...]:
    """The ways to place the first bonus of a waiting queue, each effect once."""
    area = queue[0]
    bonuses = [Bonus(area, place) for place in places(layout, sheet, area) if place is not None]
    if len(bonuses) > 2:  # then no other bonus can place itself, so all effects differ
        return tuple(bonuses)
    found: dict[tuple[Sheet, Queue], Bonus] = {}
    for bonus in bonuses:
        found.setdefault(place_chosen(layout, sheet, queue, bonus).effect, bonus)
    return tuple(found.values())


def place_chosen(layout: Layout, sheet: Sheet, queue: Queue, action: Action) -> Placed:
    """The sheet after the owner's choice and everything that follows from it without a choice."""
    area = queue[0]
    if not isinstance(action, Bonus):
        raise IllegalAction("clever-kids-rule-place-bonus", area_id=f"colour-{area}")
    if action.area != area:
        raise IllegalAction("clever-kids-rule-bonus-order", area_id=f"colour-{area}")
    if action.place not in places(layout, sheet, area):
        raise _not_open(action)
    sheet, earned, step = cross(layout, sheet, area, action.place, free=True)
    return place_free(layout, Crossed(sheet, queue[1:] + earned, step))


def _not_open(action: Bonus) -> IllegalAction:
    if action.place in SWEETS:
        return IllegalAction("clever-kids-rule-row-done", row_id=symbol_word(str(action.place)))
    return IllegalAction("clever-kids-rule-no-place", area_id=f"colour-{action.area}")
