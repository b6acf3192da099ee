"""The view, the points it promises, and an absent player's default action."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import IllegalAction, Match
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.state import BOXES, Hold, Score

from .sitting import Sitting

SETTINGS = st.fixed_dictionaries(
    {
        "seats": st.sampled_from([3, 4]),
        "games": st.integers(1, 2),
        "opening": st.booleans(),
        "joker": st.sampled_from(["forced", "free", "none"]),
        "teams": st.sampled_from([None, "pairs"]),
    }
)


def set_up(seats: int, teams: str | None, **options: object) -> PoolZee:
    """A game, for two teams if asked: with three seats one of them plays alone."""
    pairs = (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
    return PoolZee(seats, teams=pairs if teams else None, **options)  # type: ignore[arg-type]  # drawn by name


@given(SETTINGS, st.randoms(use_true_random=False))
def test_every_game_ends_and_every_promise_of_points_is_kept(
    setting: dict[str, object], rng: Random
) -> None:
    """§2.3, §2.6: `points` says what the score grows by; a column has 13 turns."""
    game = set_up(**setting)  # type: ignore[arg-type]  # drawn by name
    table = Match(game)
    scored = 0
    while not table.over:
        table.draw(rng)
        view = game.view(table.state, None)
        if view.turn is None:
            break
        action = rng.choice(game.legal(table.state, view.turn))
        before = game.scores(table.state)[view.turn]
        table.do(view.turn, action)
        gained = game.scores(table.state)[view.turn] - before
        if isinstance(action, Score):
            scored += 1
            assert game.points(view, view.turn, action) == gained
        else:
            assert game.points(view, view.turn, action) is None
            assert gained == 0
    assert scored == len(game.columns) * game.games * len(BOXES)
    assert game.winners(table.state)


@given(SETTINGS, st.randoms(use_true_random=False))
def test_the_view_hides_nothing(setting: dict[str, object], rng: Random) -> None:
    """A state can be rebuilt from what everybody sees, also after the view went through JSON."""
    game = set_up(**setting)  # type: ignore[arg-type]  # drawn by name
    table = Match(game)
    for _ in range(rng.randrange(400)):
        view = game.view(table.state, None)
        assert game.imagine(game.read_view(game.write_view(view)), None, rng) == table.state
        if view.phase == "choose" and view.turn is not None:
            table.do(view.turn, rng.choice(game.legal(table.state, view.turn)))
        elif view.phase != "over":
            table.settle(game.sample(table.state, rng))


def test_the_view_shows_the_dice_and_what_they_could_earn() -> None:
    """§2.3"""
    table = Sitting(2)
    table.turn("chance", 1, 2, 3, 4, 6)
    table.throw(5, 5, 5, 2, 2)
    seen = table.seen
    assert (seen.phase, seen.turn, seen.dice, seen.rolls_left) == ("choose", 1, (2, 2, 5, 5, 5), 2)
    assert seen.possible["full_house"] == 25
    assert seen.columns[0][0].boxes["chance"] == 16
    assert seen.scores == (16, 0)
    table.hold(5, 5, 5)
    seen = table.seen
    assert (seen.phase, seen.dice, seen.held, seen.rolls_left) == ("throw", (), (5, 5, 5), 2)
    assert seen.possible == {}


def test_points_name_the_check_and_the_bonus_too() -> None:
    """§2.3, §2.6: 30 in sixes make 65 above, and the roll is a further five of a kind."""
    table = Sitting()
    table.turn("pool_zee", 5, 5, 5, 5, 5)
    table.turn("fives", 5, 5, 5, 5, 1)
    table.turn("fours", 4, 4, 4, 1, 2)
    table.turn("threes", 3, 1, 1, 5, 6)
    table.throw(6, 6, 6, 6, 6)
    assert table.game.points(table.seen, 0, Score("sixes")) == 30 + 100 + 35
    assert table.game.points(table.seen, 0, Score("chance")) is None
    assert table.game.points(table.seen, 0, Hold((6,))) is None
    assert table.score("sixes") == 165


@pytest.mark.parametrize(
    ("dice", "box"),
    [
        ((1, 2, 3, 4, 5), "large_straight"),
        ((6, 6, 6, 6, 6), "pool_zee"),
        ((2, 2, 3, 3, 3), "full_house"),
        ((1, 2, 3, 4, 4), "small_straight"),
        ((6, 6, 6, 6, 1), "four_of_a_kind"),
        ((1, 1, 2, 4, 6), "aces"),
    ],
)
def test_an_absent_player_scores_where_the_roll_does_best(dice: tuple[int, ...], box: str) -> None:
    """The best box now, compared with what it usually brings."""
    table = Sitting()
    table.throw(*dice)
    assert table.game.default(table.state, 0) == Score(box)


def test_an_absent_player_keeps_to_the_joker_rule_and_acts_only_on_turn() -> None:
    """§2.5"""
    table = Sitting(2)
    table.fill("pool_zee", "pool_zee")
    with pytest.raises(IllegalAction):
        table.game.default(table.state, 0)
    table.throw(4, 4, 4, 4, 4)
    assert table.game.default(table.state, 0) == Score("fours")
    with pytest.raises(IllegalAction):
        table.game.default(table.state, 1)
