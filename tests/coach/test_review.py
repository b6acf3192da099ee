"""The review: luck and skill add up to the result, and best play shows no mistakes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from bellyflop import BadSetup, load_game
from bellyflop.arena import Contest, play_round
from bellyflop.cli import bellyflop
from bellyflop.coach import hint, review_record
from bellyflop.core import Match, Players, Record
from bellyflop.core.match import replay_events

EXACT = ("dice-cup", "dice-pool-party", "pool-zee")


def record_of(game: str, *levels: str, seed: int = 3) -> Record:
    result = play_round(Contest(game, levels, 1, seed), 0, keep=True)[0]
    assert result.record is not None
    return result.record


@pytest.mark.parametrize("game", EXACT)
def test_expectation_luck_and_choices_add_up_to_the_result(game: str) -> None:
    record = record_of(game, "paddler", "diver")
    for seat in (0, 1):
        review = review_record(record, seat)
        assert review.exact
        assert review.unit == "points"
        assert review.unexplained == pytest.approx(0, abs=1e-6)
        assert review.others == pytest.approx(0, abs=1e-9)
        assert all(decision.lost >= -1e-9 for decision in review.decisions)
        assert 0 <= review.accuracy <= 100


@pytest.mark.parametrize("game", EXACT)
def test_best_play_loses_nothing_and_has_accuracy_100(game: str) -> None:
    review = review_record(record_of(game, "olympian"), 0)
    assert review.lost == pytest.approx(0, abs=1e-6)
    assert review.accuracy == pytest.approx(100, abs=1e-6)


def test_random_play_is_near_accuracy_0_and_beginners_are_between() -> None:
    game = load_game("dice-cup", seats=1)
    rng, accuracies = Random(8), []
    for _ in range(12):
        match: Match[object, object, object, object] = Match(game)
        while not match.over:
            match.draw(rng)
            if isinstance(match.awaiting, Players):
                match.do(0, rng.choice(game.legal(match.state, 0)))
        accuracies.append(review_record(match.record(["R"]), 0).accuracy)
    assert sum(accuracies) / len(accuracies) < 25
    assert review_record(record_of("dice-cup", "diver"), 0).accuracy > 40


@pytest.mark.parametrize("game", ["clever-kids", "splash-party"])
def test_where_seats_get_in_each_others_way_the_unit_is_the_chance_to_win(game: str) -> None:
    record = record_of(game, "paddler", "paddler")
    review = review_record(record, 0)
    assert review.unit == "winning chance"
    assert not review.exact
    assert review.result in (0.0, 0.5, 1.0)
    assert -0.05 <= review.expected <= 1.05
    assert review.decisions


@pytest.mark.parametrize("game", ["clever-kids", "splash-party"])
@pytest.mark.parametrize("levels", [("paddler", "diver"), ("swimmer", "diver", "paddler", "diver")])
def test_where_the_judge_estimates_the_account_closes_as_well(
    game: str, levels: tuple[str, ...]
) -> None:
    record = record_of(game, *levels)
    for seat in range(len(levels)):
        review = review_record(record, seat)
        assert review.unexplained == pytest.approx(0, abs=1e-6)
        assert all(-1e-9 <= decision.lost <= 1 for decision in review.decisions)
        assert review.result == pytest.approx(share_of_the_win(record, seat))


def share_of_the_win(record: Record, seat: int) -> float:
    game = load_game(record.game, seats=len(record.seats))
    winners = replay_events(game, record.events).replayed().winners
    return (seat in winners) / max(1, len(winners))


def test_what_a_choice_shows_is_luck_and_counts() -> None:
    """A pawn's number is seen when it is lifted: good or bad, that is in the account."""
    review = review_record(record_of("splash-party", "diver", "swimmer"), 0)
    shown = [luck for luck in review.luck if luck.fell is None]
    assert shown
    assert {luck.event for luck in shown} <= {decision.event for decision in review.decisions}


def test_better_players_lose_less_of_what_is_at_stake_in_splash_party() -> None:
    lost, at_stake = {"paddler": 0.0, "diver": 0.0}, {"paddler": 0.0, "diver": 0.0}
    for seed in range(6):
        record = record_of("splash-party", "paddler", "diver", seed=seed)
        for seat, level in enumerate(lost):
            review = review_record(record, seat)
            lost[level] += review.lost
            at_stake[level] += sum(decision.at_stake for decision in review.decisions)
    assert lost["diver"] / at_stake["diver"] < 0.8 * lost["paddler"] / at_stake["paddler"]


def test_a_hint_comes_from_the_seats_own_view_with_a_reason() -> None:
    game = load_game("pool-zee", seats=1)
    state = game.settle(game.start(), (6, 6, 6, 2, 1))
    best, *others = hint(game, game.view(state, 0), 0)
    assert game.write_action(best.action) == {"hold": [6, 6, 6]}
    assert best.notes
    assert all(other.worth.value <= best.worth.value for other in others)


def test_the_command_tells_it_in_words_json_and_a_page(tmp_path: Path) -> None:
    record, file, page = record_of("dice-cup", "paddler"), tmp_path / "g.json", tmp_path / "g.html"
    file.write_text(record.dumps())
    words = CliRunner().invoke(bellyflop, ["review", str(file)])
    assert words.exit_code == 0
    assert "accuracy" in words.output
    told = json.loads(CliRunner().invoke(bellyflop, ["review", str(file), "--json"]).output)
    seat = told["seats"][0]
    assert seat["expected"] + seat["luck"] - seat["lost"] == pytest.approx(seat["result"], abs=1e-6)
    drawn = CliRunner().invoke(bellyflop, ["review", str(file), "--html", str(page)])
    assert drawn.exit_code == 0
    text = page.read_text()
    assert text.count("<svg") == 2
    assert not re.search(r"(src|href|url\()\W*https?:", text)


def test_a_review_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    file.write_text(record_of("dice-cup", "paddler").dumps())
    wrong = CliRunner().invoke(bellyflop, ["review", str(file), "--seat", "3"])
    assert wrong.exit_code == 2
    assert "these did: 0" in wrong.output
    file.write_text('{"format": "bellyflop/1"}')
    broken = CliRunner().invoke(bellyflop, ["review", str(file)])
    assert broken.exit_code == 1
    assert "record: " in broken.output
    assert CliRunner().invoke(bellyflop, ["review", str(tmp_path / "none")]).exit_code == 1


def test_a_game_without_a_judge_has_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bellyflop.coach.hints.judge_for", lambda _game: None)
    game = load_game("dice-cup", seats=1)
    with pytest.raises(BadSetup, match="no coach for dice-cup"):
        hint(game, game.view(game.start(), 0), 0)
