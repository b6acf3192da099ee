"""Who starts, matches of several games, partners, and who wins (§2.1, §2.2, §2.7)."""

from __future__ import annotations

import pytest

from bellyflop import load_game
from bellyflop.core import BadSetup, Chance
from bellyflop.games.pool_zee import PoolZee

from .sitting import Sitting

HIGH, MIDDLE, LOW = (6, 6, 6, 6, 5), (3, 3, 3, 4, 4), (1, 1, 1, 2, 2)


def play_game(table: Sitting) -> list[int]:
    """Play the game to its end with nearly worthless rolls; the seats in playing order."""
    turns: list[int] = []
    game = table.seen.game
    while not table.over and table.seen.game == game:
        turns.append(table.seat)
        table.turn(table.free[0])
    return turns


# ── §2.2 who starts ─────────────────────────────────────────────────────────────────────────


def test_each_seat_rolls_five_dice_and_the_highest_total_starts() -> None:
    """§2.2"""
    table = Sitting(3, opening=True)
    for seat, dice in enumerate((LOW, HIGH, MIDDLE)):
        assert table.awaiting == Chance(by=seat)
        assert table.seen.phase == "opening"
        table.throw(*dice)
    assert table.awaiting == Chance(by=1)
    assert [throw.total for throw in table.seen.opening[0]] == [7, 29, 17]
    assert play_game(table)[:4] == [1, 2, 0, 1]


def test_ties_roll_again_among_the_tied_until_one_is_highest() -> None:
    """§2.2"""
    table = Sitting(4, opening=True)
    for dice in (HIGH, LOW, HIGH, HIGH):
        table.throw(*dice)
    hands = []
    for dice in (MIDDLE, HIGH, HIGH, LOW, MIDDLE):
        hands.append(table.seat)
        table.throw(*dice)
    assert hands == [0, 2, 3, 2, 3]
    assert (table.seen.phase, table.seat) == ("throw", 3)
    assert [len(throws) for throws in table.seen.opening] == [4, 3, 2]


def test_a_tie_below_the_highest_does_not_matter() -> None:
    """§2.2"""
    table = Sitting(3, opening=True)
    for dice in (LOW, LOW, HIGH):
        table.throw(*dice)
    assert (table.seen.phase, table.seat) == ("throw", 2)


def test_without_the_opening_seat_0_starts() -> None:
    """§2.2"""
    assert Sitting(3).awaiting == Chance(by=0)
    assert Sitting(3).seen.phase == "throw"


def test_with_one_seat_nothing_is_rolled_for() -> None:
    """§2.2"""
    assert Sitting(1, opening=True).seen.phase == "throw"


# ── §2.1 several games ──────────────────────────────────────────────────────────────────────


def test_each_game_of_a_match_starts_one_seat_further_and_the_opening_is_rolled_once() -> None:
    """§2.2"""
    table = Sitting(3, opening=True, games=5)
    for dice in (LOW, MIDDLE, HIGH):
        table.throw(*dice)
    assert table.seen.starters == (2, 0, 1, 2, 0)
    firsts = [play_game(table)[0] for _ in range(5)]
    assert firsts == [2, 0, 1, 2, 0]
    assert table.over


def test_the_highest_total_over_all_games_wins() -> None:
    """§2.1: seat 1 wins the first game by 50 and loses the second by 20."""
    table = Sitting(2, games=2)
    table.turn("pool_zee")
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    play_game(table)
    assert table.seat == 1
    table.turn("fours", 1, 1, 2, 2, 6)
    table.turn("fours", 4, 4, 4, 4, 4)
    play_game(table)
    assert table.over
    (first, second), (third, fourth) = table.seen.columns
    assert second.total - first.total == 50
    assert third.total - fourth.total == 20
    assert table.game.scores(table.state) == (
        first.total + third.total,
        second.total + fourth.total,
    )
    assert table.game.winners(table.state) == frozenset({1})


def test_a_tie_is_shared() -> None:
    """§2.1"""
    table = Sitting(3)
    play_game(table)
    assert len(set(table.game.scores(table.state))) == 1
    assert table.game.winners(table.state) == frozenset({0, 1, 2})
    assert table.seen.winners == (0, 1, 2)


def test_nobody_has_won_before_the_end() -> None:
    """§2.1"""
    table = Sitting(2)
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    assert table.game.scores(table.state) == (50, 0)
    assert table.game.winners(table.state) == frozenset()


def test_a_check_counts_only_in_the_game_in_which_pool_zee_holds_50() -> None:
    """§2.6: a new game is a new column."""
    table = Sitting(1, games=2)
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    play_game(table)
    assert table.seen.game == 1
    assert table.turn("sixes", 6, 6, 6, 6, 6) == 30


# ── §2.7 partners ───────────────────────────────────────────────────────────────────────────


def test_partners_share_a_column_and_play_in_seat_order() -> None:
    """§2.7: two pairs have 13 turns a column, so 26 in all."""
    table = Sitting(4, teams=((0, 2), (1, 3)))
    assert table.turn("chance", 6, 6, 6, 5, 5) == 28
    table.turn("aces", 1, 1, 1, 2, 2)
    assert table.game.scores(table.state) == (28, 3, 28, 3)
    table.throw(1, 2, 3, 4, 6)
    assert table.seat == 2
    assert "chance" not in table.may_score
    table.score("small_straight")
    assert table.game.scores(table.state) == (58, 3, 58, 3)
    turns = play_game(table)
    assert turns == [3, *([0, 1, 2, 3] * 6)][: 26 - 3]
    assert table.over


def test_a_seat_whose_column_is_full_is_skipped() -> None:
    """§2.7: seats 0 and 1 fill theirs in 13 turns, seat 2 then plays on alone."""
    table = Sitting(3, teams=[[0, 1], [2]])
    turns = play_game(table)
    assert turns == [0, 1, 2] * 6 + [0] + [2] * 7
    assert table.over


def test_a_check_belongs_to_the_column_whoever_rolled_the_first() -> None:
    """§2.7"""
    table = Sitting(4, teams=((0, 2), (1, 3)))
    table.turn("pool_zee", 6, 6, 6, 6, 6)
    assert table.turn("sixes", 6, 6, 6, 6, 6) == 30
    assert table.turn("sixes", 6, 6, 6, 6, 6) == 130


def test_every_seat_of_the_winning_team_has_won() -> None:
    """§2.7"""
    table = Sitting(4, teams=((0, 3), (1, 2)))
    table.turn("aces")
    table.turn("pool_zee", 5, 5, 5, 5, 5)
    play_game(table)
    assert table.game.winners(table.state) == frozenset({1, 2})


def test_partners_roll_for_the_start_seat_by_seat_and_games_still_start_one_seat_further() -> None:
    """§2.2, §2.7"""
    table = Sitting(4, opening=True, teams=((0, 1), (2, 3)), games=2)
    for dice in (LOW, HIGH, HIGH, LOW, LOW, MIDDLE):
        table.throw(*dice)
    assert table.seen.starters == (2, 3)
    assert [play_game(table)[0], play_game(table)[0]] == [2, 3]


@pytest.mark.parametrize(
    ("teams", "why"),
    [
        ([[0, 1, 2, 3]], "two or more teams"),
        ([], "two or more teams"),
        ([[0, 1], [2]], "seat 3 is in no team"),
        ([[0, 1], [1, 2, 3]], "seat 1 is named more than once"),
        ([[0, 0, 1], [2, 3]], "seat 0 is named more than once"),
        ([[0, 1, 2, 3], []], "a team is empty"),
        ([[0, 1], [2, 3, 4]], "no seat 4"),
        ([[0, 1], [2, -1]], "no seat -1"),
        ([[0, 1], [2, True]], "no seat true"),
        ([[0, 1], [2, [3]]], "no seat"),
        ([[0, 1], [2, 3.0]], "no seat 3.0"),
        ([[0, 1], 2], "a team is a list of seats"),
        ("pairs", "a list of teams"),
        ({"0": [1]}, "a list of teams"),
        (2, "a list of teams"),
    ],
)
def test_teams_that_cannot_be_are_refused_with_the_reason(teams: object, why: str) -> None:
    """§2.7"""
    with pytest.raises(BadSetup, match="option teams") as error:
        load_game("pool-zee", 4, teams=teams)
    assert why in str(error.value)


def test_teams_survive_json_and_none_may_be_said_aloud() -> None:
    """§2.7"""
    game = load_game("pool-zee", 4, teams=[[3, 1], [2, 0]])
    assert game.options == {"teams": [[0, 2], [1, 3]]}
    assert load_game("pool-zee", 4, teams=None).options == {}


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"games": 0}, "games"),
        ({"games": 7}, "games"),
        ({"games": True}, "games"),
        ({"opening": 1}, "opening"),
        ({"joker": "wild"}, "joker"),
        ({"jokers": "free"}, "jokers"),
    ],
)
def test_an_unknown_option_or_value_is_named(options: dict[str, object], why: str) -> None:
    """§2.1, §2.2, §2.11"""
    with pytest.raises(BadSetup, match=why):
        load_game("pool-zee", 2, **options)


@pytest.mark.parametrize("seats", [0, 11, -1])
def test_pool_zee_is_played_with_1_to_10_seats(seats: int) -> None:
    """§2.8: alone, or up to ten."""
    with pytest.raises(BadSetup):
        PoolZee(seats)
