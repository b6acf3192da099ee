"""Small game trees from a given position, expanded by one judge and played by both."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from tests.oracle import dice_cup
from tests.oracle.clever_kids import CleverKids
from tests.oracle.pool_zee import PoolZee
from tests.oracle.table import Json, Table

from bellyflop import Chance, Players, Wait

from .compare import Both

Side = Literal["package", "oracle"]


def few_chances(table: Table) -> list[Json]:
    """The chance outcomes used in a tree; few, so that trees stay small."""
    if isinstance(table, PoolZee):
        number = table.expected_dice()
        return [{"dice": values[:number]} for values in ([1] * 5, [6] * 5, [2, 3, 4, 5, 6])]
    if isinstance(table, dice_cup.DiceCup):
        colours = dice_cup.COLOURS[table.options["game"]]
        uneven = {colour: [face, 6] for face, colour in enumerate(colours, 1)}
        return [{"dice": {colour: [1, 1] for colour in colours}}, {"dice": uneven}]
    if isinstance(table, CleverKids):
        rolls = ["heart joker candle present candle", "cupcake donut cake cake donut"]
        return [{"dice": roll.split()} for roll in rolls]
    return [{"falls": "up"}, {"falls": "down"}]


def oracle_events(both: Both) -> list[Json]:
    """Every next event according to the oracle, one per effect; each accusation counts as one."""
    table = both.table
    if table.next() == "chance":
        return [{"chance": chance} for chance in few_chances(table)]
    if table.next() == "wait":
        return [{"wait": True}]
    found: dict[Hashable, Json] = {}
    for seat in table.verdict().turn_of:
        for do in table.choices(seat):
            trial = table.copy()
            trial.play({"seat": seat, "do": do})
            # Wrong accusations lead to one position, but count as different events.
            said = (do.get("accuse"), do.get("colour"))
            found[trial.key(), said] = {"seat": seat, "do": do}
    return list(found.values())


def package_events(both: Both) -> list[Json]:
    """Every next event according to the package."""
    game, state = both.game, both.match.state
    match game.awaiting(state):
        case Chance():
            return [{"chance": chance} for chance in few_chances(both.table)]
        case Wait():
            return [{"wait": True}]
        case Players(seats):
            return [
                {"seat": seat, "do": game.write_action(action)}
                for seat in sorted(seats)
                for action in game.legal(state, seat)
            ]
        case _:
            return []


def grow(both: Both, depth: int, side: Side) -> list[tuple[int, int]]:
    """The number of paths and of distinct positions at each depth."""
    level, sizes = [both], []
    for _ in range(depth):
        following = []
        for here in level:
            for event in oracle_events(here) if side == "oracle" else package_events(here):
                there = here.fork()
                assert there.play(event)
                following.append(there)
        level = following
        sizes.append((len(level), len(positions(level))))
    return sizes


def positions(level: list[Both]) -> set[Hashable]:
    """The distinct positions; checks that equal package states have equal oracle positions."""
    known: dict[object, Hashable] = {}
    for both in level:
        key = both.table.key()
        if known.setdefault(both.match.state, key) != key:
            raise both.disagreement("the package forgets what the rules tell apart")
    return set(known.values())
