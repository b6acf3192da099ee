"""What each seat sees, above all while the other players act at the same time (§4.7)."""

from __future__ import annotations

import json
from random import Random

import pytest

from bellyflop.core import Players
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.state import Others, Pass, Sheet, Use

from .table import EMPTY, Table, random_match


def others_at_work() -> Table:
    """Seat 2 has acted and has a bonus to place; seats 1 and 3 are still awaited."""
    table = Table(EMPTY, EMPTY, Sheet(yellow=2), EMPTY)
    table.roll("heart donut pink heart present")
    table.use(0, "yellow", 0)
    table.use(2, "yellow", 2)
    return table


def test_nobody_sees_what_another_does_until_all_are_done() -> None:
    """§4.7"""
    table = others_at_work()
    for viewer in (None, 0, 1, 3):
        view = table.game.view(table.state, viewer)
        assert view.sheets[2].yellow == 2
        assert view.own is None
        assert view.queue == ()
    table.bonus(2, "blue", row="cake")
    table.bonus(2, "green", cell=[0, 0])
    table.passes(1)
    assert table.game.view(table.state, 0).sheets[2].yellow == 2
    table.passes(3)
    shown = table.game.view(table.state, 0).sheets[2]
    assert (shown.yellow, shown.green[0][0], shown.blue.cake) == (3, True, 1)


def test_a_seat_sees_its_own_crosses_at_once() -> None:
    """§4.7"""
    table = others_at_work()
    view = table.game.view(table.state, 2)
    assert view.sheets[2].yellow == 3
    assert view.own is not None
    assert view.own.queue == ("blue",)
    assert view.own.before.yellow == 2


def test_stars_of_hidden_crosses_already_count_in_the_record() -> None:
    """§0: before the end the scores are the stars so far."""
    table = Table(EMPTY, Sheet(yellow=3), EMPTY)
    table.roll("heart donut pink heart green")
    table.use(0, "yellow", 0)
    table.use(1, "yellow", 4)
    assert table.scores == (0, 1, 0)
    assert [sheet.stars for sheet in table.game.view(table.state, 2).sheets] == [0, 0, 0]


def test_a_view_shows_the_dice_the_active_player_took() -> None:
    """§4.6"""
    table = others_at_work()
    view = table.game.view(table.state, None)
    assert (view.phase, view.active, view.used) == ("others", 0, (0,))
    assert view.dice == ("heart", "donut", "pink", "heart", "present")


def test_the_active_players_bonuses_are_open_to_all() -> None:
    """§4.9"""
    table = Table(Sheet(yellow=2), EMPTY)
    table.roll("heart donut pink heart present")
    table.use(0, "yellow", 2)
    view = table.game.view(table.state, 1)
    assert (view.phase, view.queue, view.sheets[0].yellow) == ("place", ("blue",), 3)


def test_the_last_view_names_the_winners_and_the_complete_area() -> None:
    """§4.10"""
    table = Table(Sheet(red=8), EMPTY)
    table.roll("candle candle candle heart present")
    table.use(0, "red", 0, 1, 2)
    table.passes(1)
    view = table.game.view(table.state, None)
    assert (view.phase, view.winners, view.sheets[0].complete) == ("over", (0,), ("red",))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_survives_json_and_can_be_imagined(seats: int) -> None:
    game, rng = CleverKids(seats), Random(seats)
    for state in random_match(seats, seats)[::3]:
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            assert game.read_view(json.loads(json.dumps(game.write_view(view)))) == view
            imagined = game.imagine(view, viewer, rng)
            assert game.view(imagined, viewer) == view
            if not isinstance(state.phase, Others):
                assert imagined == state
            elif viewer is not None:
                assert game.legal(imagined, viewer) == game.legal(state, viewer)


def test_what_the_others_do_is_imagined_anew_each_time() -> None:
    """§4.7"""
    table = others_at_work()
    view = table.game.view(table.state, 1)
    drawn = [table.game.imagine(view, 1, Random(seed)) for seed in range(30)]
    awaited = {table.game.awaiting(state) for state in drawn}
    assert len(set(drawn)) > 5
    assert Players(frozenset({1})) in awaited
    assert Players(frozenset({1, 2, 3})) in awaited


def test_points_are_the_stars_an_action_brings_at_once() -> None:
    """§4.9: with all bonuses that happen by themselves."""
    table = Table(Sheet(yellow=5, red=1), EMPTY)
    table.roll("candle joker pink blue candle")
    view = table.game.view(table.state, 0)
    assert table.game.points(view, 0, Use("yellow", (2,))) == 1  # the wagon of the red bonus
    assert table.game.points(view, 0, Use("yellow", (2, 3))) == 2  # and the blue balloon's own
    assert table.game.points(view, 0, Use("green", (1,), ((0, 0),))) == 0
    assert table.game.points(view, 0, Use("green", (0,), ((0, 0),))) is None
    assert table.game.points(view, 1, Pass()) is None


def test_points_agree_with_the_scores() -> None:
    game = CleverKids(3)
    for state in random_match(3, 8):
        for seat in range(3):
            for action in game.legal(state, seat)[:6]:
                gained = (
                    game.scores(game.apply(state, seat, action))[seat] - game.scores(state)[seat]
                )
                assert game.points(game.view(state, seat), seat, action) == gained


def test_an_absent_player_takes_the_most_stars_and_then_the_most_crosses() -> None:
    table = Table(Sheet(yellow=3, red=1), EMPTY)
    table.roll("green candle candle heart present")
    assert table.game.default(table.state, 0) == Use("yellow", (0, 3))
    table.use(0, "red", 1, 2)
    assert table.game.default(table.state, 1) == Use("yellow", (3,))
