"""Ratings do not depend on luck, and their intervals are right."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
from click.testing import CliRunner

from bellyflop import load_game
from bellyflop.arena import Contest, play_round
from bellyflop.cli import bellyflop
from bellyflop.coach import Review, rate, review_record
from bellyflop.core import Match, Players, Record

LEVELS = ("paddler", "swimmer", "diver", "olympian")
GAMES = {"dice-cup": 150, "pool-zee": 60}


def record_of(game: str, level: str, seed: int) -> Record:
    (result,) = play_round(Contest(game, (level,), 1, seed), 0, keep=True)
    assert result.record is not None
    return result.record


@cache
def reviews(game: str, level: str) -> list[Review]:
    return [review_record(record_of(game, level, seed), 0) for seed in range(GAMES[game])]


@pytest.mark.parametrize("game", ["dice-cup", "pool-zee"])
def test_results_without_luck_have_the_same_average_and_spread_much_less(game: str) -> None:
    for level in LEVELS:
        played = reviews(game, level)
        fair = [review.result - review.lucky for review in played]
        lucky = [review.lucky for review in played]
        assert abs(fmean(lucky)) < 3 * stdev(lucky) / len(lucky) ** 0.5
        assert stdev(fair) < stdev(review.result for review in played)
        rating = rate(played)
        assert rating is not None
        assert rating.without_luck == pytest.approx(fmean(fair))


@pytest.mark.parametrize("game", ["dice-cup", "pool-zee"])
@pytest.mark.parametrize("level", LEVELS)
def test_intervals_of_a_few_games_hold_what_many_games_say(game: str, level: str) -> None:
    played = reviews(game, level)
    all_of_them = rate(played)
    assert all_of_them is not None
    few = [rate(played[at : at + 3]) for at in range(0, len(played), 3)]
    held = [r.low - 1e-9 <= all_of_them.value <= r.high + 1e-9 for r in few if r is not None]
    assert len(held) == len(few)
    assert fmean(held) >= 0.92  # 95 % on average


@pytest.mark.parametrize("game", ["dice-cup", "pool-zee"])
def test_levels_are_in_order_and_best_play_is_100(game: str) -> None:
    ratings = [rate(reviews(game, level)) for level in LEVELS]
    values = [rating.value for rating in ratings if rating is not None]
    assert values == sorted(values)
    assert len(set(values)) == len(LEVELS)
    assert values[-1] == pytest.approx(100)


def test_three_games_of_pool_zee_tell_a_swimmer_a_diver_and_best_play_apart() -> None:
    apart = 0
    for at in range(0, 60, 3):
        three = [rate(reviews("pool-zee", level)[at : at + 3]) for level in LEVELS[1:]]
        swimmer, diver, best = (rating for rating in three if rating is not None)
        apart += swimmer.value < diver.low and diver.high < best.value
    assert apart >= 18  # of 20


def test_choosing_at_random_is_0() -> None:
    game, rng, played = load_game("dice-cup", seats=1), Random(8), []
    for _ in range(60):
        match: Match[object, object, object, object] = Match(game)
        while not match.over:
            match.draw(rng)
            if isinstance(match.awaiting, Players):
                match.do(0, rng.choice(game.legal(match.state, 0)))
        played.append(review_record(match.record(["R"]), 0))
    rating = rate(played)
    assert rating is not None
    assert rating.low == 0
    assert rating.high > 0
    assert rating.value < 6


def test_best_play_in_one_game_is_not_certain_yet() -> None:
    rating = rate(reviews("pool-zee", "olympian")[:1])
    assert rating is not None
    assert rating.value == rating.high == pytest.approx(100)
    assert 90 < rating.low < 100


def test_where_nothing_was_at_stake_there_is_no_rating() -> None:
    assert rate([]) is None


def test_the_command_rates_each_player_of_each_game(tmp_path: Path) -> None:
    files = []
    for seed in range(2):
        (result,) = play_round(Contest("dice-cup", ("paddler", "diver"), 1, seed), 0, keep=True)
        assert result.record is not None
        files.append(str(tmp_path / f"{seed}.json"))
        Path(files[-1]).write_text(result.record.dumps())
    told = CliRunner().invoke(bellyflop, ["rate", *files])
    assert told.exit_code == 0, told.output
    assert "Dice Cup" in told.output
    assert "2 games" in told.output
    data = json.loads(CliRunner().invoke(bellyflop, ["rate", "--json", *files]).output)
    assert [(r["player"], r["games"], r["exact"]) for r in data["ratings"]] == [
        ("diver", 2, True),
        ("paddler", 2, True),
    ]
    assert data["ratings"][0]["rating"] > data["ratings"][1]["rating"]
    one = CliRunner().invoke(bellyflop, ["rate", "-l", "de", "--player", "diver", *files])
    assert "2 Spiele" in one.output
    assert "paddler" not in one.output


def test_the_command_says_why_it_cannot_rate(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    file.write_text(record_of("dice-cup", "paddler", 1).dumps())
    assert CliRunner().invoke(bellyflop, ["rate"]).exit_code == 2
    nobody = CliRunner().invoke(bellyflop, ["rate", str(file), "--player", "Mia"])
    assert nobody.exit_code == 1
    assert "No choices to rate" in nobody.output
    file.write_text('{"format": "bellyflop/1"}')
    broken = CliRunner().invoke(bellyflop, ["rate", str(file)])
    assert broken.exit_code == 1
    assert "g.json: record: " in broken.output
