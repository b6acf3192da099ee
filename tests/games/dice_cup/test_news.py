"""News of dice under the cover comes in the order in which players see it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bellyflop.coach.review import review_record
from bellyflop.core import Acted, Match, Proceeded, RecordedEvent, Settled
from bellyflop.games.dice_cup import DiceCup, DicePoolParty
from bellyflop.games.dice_cup.news import BestNamed
from bellyflop.games.dice_cup.rules import TwelveDice

from .table import VARIANTS, CupMatch, play_on, step

GAME = DicePoolParty(2)
THROW = Settled(GAME.write_outcome(((2, 5), (6, 6), (1, 4), (3, 5), (3, 3), (2, 4))))
ALL_DICE = [[2, 5], [6, 6], [1, 4], [3, 5], [3, 3], [2, 4]]


def told(game: TwelveDice, events: Sequence[RecordedEvent], seat: int | None) -> list[Any]:
    """All news of this game, as JSON."""
    match = Match(game)
    news: list[Any] = []
    for event in events:
        match.play_event(event)
        news += [game.write_news(each) for each in match.news(seat)]
    return news


def cross(box: str) -> list[dict[str, object]]:
    return [{"box": box, "column": 0}]


def test_a_shake_is_told_without_its_dice() -> None:  # §1.3, §1.8
    assert told(GAME, [THROW], 0) == [
        {"seat": 0, "kind": "shaken"},
        {"seconds": 3, "kind": "look"},
    ]
    assert told(DiceCup(2, look=7), [Settled(_dice(DiceCup(1)))], None)[1]["seconds"] == 7


def test_a_secret_cross_is_told_without_its_box_even_to_its_own_seat() -> None:  # §1.3
    course: list[RecordedEvent] = [THROW, Proceeded(), Acted(1, {"mark": "doubles"})]
    for seat in (0, 1, None):
        assert told(GAME, course, seat)[2:] == [
            {"kind": "covered"},
            {"seat": 1, "kind": "crossed"},
        ]


def test_the_reveal_is_told_in_order() -> None:  # §1.2, §1.3
    """Crosses, then the dice, then what each is worth, then the coach's choice, then points."""
    course: list[RecordedEvent] = [
        THROW,
        Proceeded(),
        Acted(1, {"mark": "orange"}),
        Acted(0, {"mark": "fives"}),
    ]
    fives, orange = cross("fives"), cross("orange")
    assert told(GAME, course, None)[4:] == [
        {"seat": 0, "kind": "crossed"},
        {"marks": [fives, orange], "kind": "marks"},
        {"dice": ALL_DICE, "poured": False, "kind": "lifted"},
        {"seat": 0, "mark": fives, "worth": [10], "dice": [1, 7], "kind": "counted"},
        {"seat": 1, "mark": orange, "worth": [12], "dice": [2, 3], "kind": "counted"},
        {"seat": 0, "mark": orange, "points": 12, "taken": False, "kind": "best"},
        {"seat": 1, "mark": orange, "points": 12, "taken": True, "kind": "best"},
        {"seat": 0, "points": 10, "total": 10, "kind": "written"},
        {"seat": 1, "points": 12, "total": 12, "kind": "written"},
    ]


def test_best_is_not_the_most_points_at_once() -> None:  # §1.11: `all` always is
    course: list[RecordedEvent] = [
        THROW,
        Proceeded(),
        Acted(1, {"mark": "all"}),
        Acted(0, {"mark": "low"}),
    ]
    best = [news for news in told(GAME, course, 0) if news["kind"] == "best"]
    assert [(news["mark"], news["points"]) for news in best] == [(cross("orange"), 12)] * 2
    assert not any(news["taken"] for news in best)


def test_in_the_last_round_the_dice_are_poured_and_nobody_is_told_what_was_best() -> None:  # §1.4
    match: CupMatch = Match(DiceCup(2))
    play_on(match, Random(3))
    game = match.game
    last = [game.write_news(news) for news in match.news(None)]
    kinds = [news["kind"] for news in last]  # type: ignore[index]  # JSON
    assert kinds == ["shaken", "lifted", *["counted"] * 2, *["written"] * 2, "ended"]
    assert last[1]["poured"]  # type: ignore[index]  # JSON
    assert last[-1] == {"winners": sorted(match.game.winners(match.state)), "kind": "ended"}


def test_with_real_dice_the_crosses_are_told_before_the_dice_are_typed_in() -> None:  # §1.10
    game = DiceCup(2, dice="real")
    course: list[RecordedEvent] = [Acted(0, {"mark": "all"}), Acted(1, {"mark": "blue"})]
    crossed = told(game, course, None)
    assert [news["kind"] for news in crossed] == ["crossed", "crossed", "marks"]
    typed = told(game, [*course, Settled(_dice(game))], None)[len(crossed) :]
    assert [news["kind"] for news in typed] == [
        "lifted",
        *["counted"] * 2,
        *["written"] * 2,
    ]


def _dice(game: TwelveDice) -> object:
    return game.write_outcome(((1, 2), (3, 4), (5, 6), (1, 2), (3, 4), (5, 6)))


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: f"{game.about.id}-{game.options}")
def test_the_reveal_and_the_review_name_the_same_box(game: TwelveDice) -> None:
    """Round by round: what the news call best is what the review calls best, and so is `taken`."""
    if game.seats > 3:
        return  # the same sheets, more of them
    match: CupMatch = Match(game)
    rng = Random(11)
    named: dict[int, list[Any]] = {}
    while not match.over:
        step_and_listen(match, rng, named)
    record = match.record([f"seat {seat}" for seat in range(game.seats)])
    for seat in range(game.seats):
        decisions = review_record(record, seat).decisions
        best = [(decision.best, decision.best == decision.played) for decision in decisions]
        if game.dice == "real":
            assert seat not in named
        else:
            assert named[seat] == best


def step_and_listen(match: CupMatch, rng: Random, named: dict[int, list[Any]]) -> None:
    step(match, rng)
    for news in match.news(None):
        if isinstance(news, BestNamed):
            spelled = match.game.write_action(news.mark)
            named.setdefault(news.seat, []).append((spelled, news.taken))
