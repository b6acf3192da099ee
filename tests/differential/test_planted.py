"""The comparison can fail: it finds a disagreement when one rule of the oracle is broken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.oracle import clever_kids, dice_cup, kids_crosses, kids_sheet, pool_zee, splash_party
from tests.oracle.record import random_record

from .compare import Disagreement, compare_steps
from .test_mutations import try_mutants

honest_best = dice_cup.best_seats
honest_possible = pool_zee.possible
honest_go_on = clever_kids.CleverKids.go_on
honest_end_turn = splash_party.SplashParty.end_turn


def tie_break_forgotten(game: str, totals: list[int], all_boxes: list[int]) -> list[int]:
    assert game
    return honest_best("dice-cup", totals, all_boxes)


def own_box_not_first(
    card: dict[str, int], dice: list[int], joker: str, house: dict[str, Any]
) -> dict[str, int]:
    return honest_possible(card, dice, "free" if joker == "forced" else joker, house)


def worth_nothing(box: str, dice: list[int], house: dict[str, Any]) -> int:
    special = box in ("full_house", "small_straight", "large_straight")
    return 0 if special else pool_zee.ordinary(box, dice, house)


def wagons_in_any_order(wagons: list[int], candles: int) -> int:
    return 1 if candles in wagons else 0


def last_bonus_first(table: clever_kids.CleverKids, seat: int, bonus: Any, stars: int) -> None:
    table.position["stars"][seat] += stars
    if bonus is not None:
        table.position["queues"][seat].insert(0, bonus)


def every_turn_counts_twice(table: splash_party.SplashParty) -> None:
    table.position["quiet"] += 1
    honest_end_turn(table)


def over_before_the_others(table: clever_kids.CleverKids) -> None:
    if any(table.is_complete(table.position["active"], area) for area in kids_sheet.AREAS):
        table.position["phase"] = "others"
    honest_go_on(table)


def every_box_again(table: dice_cup.DiceCup, *_: int) -> list[str]:
    return table.boxes


def never(*_: object) -> bool:
    return False


def one_way_round(space: int) -> int:
    return space


PLANTED: dict[str, tuple[str, object, str, object]] = {
    "a check is worth 90": ("pool-zee", pool_zee, "RULES", {**pool_zee.RULES, "check": 90}),
    "the own box need not come first": ("pool-zee", pool_zee, "possible", own_box_not_first),
    "a joker is worth nothing": ("pool-zee", pool_zee, "as_joker", worth_nothing),
    "no checks at all": ("pool-zee", pool_zee, "earns_check", never),
    "a box is used twice": ("dice-cup", dice_cup.DiceCup, "free", every_box_again),
    "ties are shared": ("dice-pool-party", dice_cup, "best_seats", tie_break_forgotten),
    "moves may be undone": ("splash-party", splash_party, "undoes", never),
    "distance one way only": ("splash-party", splash_party, "distance", one_way_round),
    "standstill too early": (
        *("splash-party", splash_party.SplashParty),
        *("end_turn", every_turn_counts_twice),
    ),
    "wagons in any order": ("clever-kids", kids_crosses, "wagons_filled", wagons_in_any_order),
    "last bonus first": ("clever-kids", clever_kids.CleverKids, "earn", last_bonus_first),
    "the others go empty": ("clever-kids", clever_kids.CleverKids, "go_on", over_before_the_others),
}


@pytest.mark.parametrize("planted", list(PLANTED))
def test_a_planted_fault_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, where, name, fault = PLANTED[planted]
    look_for_it(game, 3)
    monkeypatch.setattr(where, name, fault)
    with pytest.raises(Disagreement):
        look_for_it(game, 300)


def look_for_it(game: str, seeds: int) -> None:
    """Play random games and mutants until the two judges disagree."""
    for seed in range(seeds):
        rng = Random(seed)
        record = random_record(game, rng)
        compare_steps(record)
        if seed % 4 == 0:
            try_mutants(record, rng, 20)
