"""The four levels: what each does, what none ever does, and that each beats the one below."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from bellyflop.arena import Contest, Standings, play_round, rounds
from bellyflop.bots import LEVELS
from bellyflop.core import Chance, Over, Players
from bellyflop.dice import Dice
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.bots import make_bot
from bellyflop.games.pool_zee.solver import best_play, sheet_of
from bellyflop.games.pool_zee.state import (
    BOX,
    BOXES,
    Action,
    Choosing,
    Column,
    Finished,
    History,
    Hold,
    Score,
    State,
    Turn,
)
from bellyflop.games.pool_zee.view import View

EXACT = 254.587728734  # §2.10
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {}),
    "four": (4, {}),
    "teams": (5, {"teams": ((0, 2, 4), (1, 3)), "games": 2}),
    "free joker": (2, {"joker": "free"}),
    "no joker": (2, {"joker": "none"}),
}


def play(game: PoolZee, levels: tuple[str, ...], seed: int) -> list[tuple[State, Action]]:
    """Every decision of a game between bots, and the end with nothing done."""
    bots = [make_bot(game, level, seat, Random(seed)) for seat, level in enumerate(levels)]
    rng, state, decisions = Random(f"dice {seed}"), game.start(), []
    while not isinstance(awaiting := game.awaiting(state), Over):
        if isinstance(awaiting, Chance):
            state = game.settle(state, game.sample(state, rng))
            continue
        assert isinstance(awaiting, Players)
        (seat,) = awaiting.seats
        legal = game.legal(state, seat)
        action = bots[seat].choose(game.view(state, seat), legal)
        assert action in legal
        decisions.append((state, action))
        state = game.apply(state, seat, action)
    assert isinstance(state, Finished)
    return [*decisions, (state, Hold(()))]


def final_scores(game: PoolZee, levels: tuple[str, ...], seed: int) -> tuple[int, ...]:
    return game.scores(play(game, levels, seed)[-1][0])


def at(dice: Dice, rolls_left: int, *filled: str) -> Choosing:
    """One column with these boxes filled, each with nothing."""
    column = Column()
    for box in filled:
        column = column.filled(BOX[box], 0, 0)
    return Choosing(Turn(History((), 0, ()), (column,), 0), dice, rolls_left)


def chosen(level: str, state: State, seed: int = 0, game: PoolZee | None = None) -> Action:
    game = game or PoolZee(1)
    assert isinstance(state, Choosing)
    bot = make_bot(game, level, state.turn.seat, Random(seed))
    return bot.choose(game.view(state, state.turn.seat), game.legal(state, state.turn.seat))


def usual(level: str, state: State) -> set[Action]:
    """Everything it may do there, over many random seeds."""
    return {chosen(level, state, seed) for seed in range(30)}


# ── all levels ──────────────────────────────────────────────────────────────────────────────


@EVERY_LEVEL
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_played_to_its_end(level: str, variant: str) -> None:
    seats, options = VARIANTS[variant]
    play(PoolZee(seats, **options), (level,) * seats, 1)


@EVERY_LEVEL
def test_a_bot_made_anew_for_each_decision_does_the_same(level: str) -> None:
    game = PoolZee(2)
    seen: list[View] = []
    for state, action in play(game, (level, level), 2)[:-1]:
        assert isinstance(state, Choosing)
        view = game.view(state, state.turn.seat)
        seen.append(view)
        again = make_bot(game, level, state.turn.seat, Random(2))
        for known in [*seen, view]:
            again.observe(known)
        assert again.choose(view, game.legal(state, state.turn.seat)) == action


@EVERY_LEVEL
@pytest.mark.parametrize("joker", ["forced", "free", "none"])
def test_nobody_does_what_is_absurd(level: str, joker: str) -> None:
    """It never throws away a straight, a pool-zee or a check, or takes a needless 0."""
    game = PoolZee(1, joker=joker)
    for seed in range(6):
        for state, action in play(game, (level,), seed)[:-1]:
            assert isinstance(state, Choosing)
            view = game.view(state, 0)
            if isinstance(action, Hold):
                assert view.joker is None or not view.joker.check
                assert view.possible.get("large_straight") != 40
                assert view.possible.get("pool_zee") != 50
            elif not state.rolls_left and view.possible[action.box] == 0:
                continue  # at the end of a turn something has to give
            elif level != "olympian" and level != "diver":
                assert view.possible[action.box] > 0 or view.joker is not None


# ── each in its own way ─────────────────────────────────────────────────────────────────────


def test_the_paddler_keeps_the_biggest_group_and_loves_sixes() -> None:
    assert usual("paddler", at((1, 2, 4, 4, 5), 2)) == {Hold((4, 4))}
    assert usual("paddler", at((1, 2, 2, 2, 5), 1)) == {Hold((2, 2, 2))}
    assert usual("paddler", at((2, 2, 3, 4, 6), 2)) == {Hold((2, 2)), Hold((6,))}
    assert usual("paddler", at((2, 3, 4, 5, 5), 0)) == {Score("small_straight")}


def test_the_paddler_grabs_the_highest_score() -> None:
    assert usual("paddler", at((2, 2, 2, 3, 3), 2)) == {Score("full_house")}
    assert usual("paddler", at((1, 1, 1, 5, 6), 0)) == {Score("three_of_a_kind")}
    assert usual("paddler", at((4, 4, 4, 1, 2), 0, "three_of_a_kind")) == {Score("chance")}
    hurry = usual("paddler", at((1, 2, 6, 6, 6), 2, "three_of_a_kind", "chance"))
    assert hurry == {Score("sixes"), Hold((6, 6, 6))}


def test_the_paddler_wants_what_its_boxes_want() -> None:
    straights = [box for box in BOXES if "straight" not in box]
    assert usual("paddler", at((2, 2, 3, 4, 6), 2, *straights)) == {Hold((2, 3, 4))}
    houses = [box for box in BOXES if box != "full_house"]
    assert usual("paddler", at((2, 2, 3, 3, 6), 2, *houses)) == {Hold((2, 2, 3, 3))}
    rest = [box for box in BOXES if box != "chance"]
    assert usual("paddler", at((2, 2, 3, 5, 6), 2, *rest)) == {Hold((5, 6))}


def test_the_swimmer_knows_straights_and_full_houses() -> None:
    assert usual("swimmer", at((1, 2, 3, 4, 5), 2)) == {Score("large_straight")}
    assert usual("swimmer", at((1, 1, 2, 4, 6), 0)) == {Score("aces")}
    run = usual("swimmer", at((1, 3, 4, 5, 6), 1, "small_straight"))
    assert Hold((3, 4, 5, 6)) in run
    houses = [box for box in BOXES if box != "full_house"]
    assert usual("swimmer", at((2, 2, 5, 5, 6), 1, *houses)) == {Hold((2, 2, 5, 5))}


def test_the_swimmer_keeps_only_what_makes_sense() -> None:
    kept = usual("swimmer", at((1, 2, 4, 4, 6), 2)) | usual("swimmer", at((1, 2, 4, 4, 6), 1))
    groups, runs = {Hold((4, 4)), Hold((6,)), Hold(())}, {Hold((1, 2, 4)), Hold((2, 4, 6))}
    assert Hold((4, 4)) in kept
    assert kept <= groups | runs


def test_the_diver_never_does_what_is_plainly_worse() -> None:
    game, best = PoolZee(1), best_play()
    lost = []
    for seed in range(12):
        for state, action in play(game, ("diver",), seed)[:-1]:
            assert isinstance(state, Choosing)
            options = best.options(sheet_of(state.turn.columns[0]), state.dice, state.rolls_left)
            lost.append(max(options.values()) - options[action])
    assert max(lost) <= 3
    assert sum(loss > 0.05 for loss in lost) > len(lost) / 20  # it makes mistakes like a person


def test_the_olympian_plays_the_best_there_is() -> None:
    for game in (PoolZee(1, games=2), PoolZee(1, joker="free"), PoolZee(1, joker="none")):
        best = best_play(game.scoring)
        for state, action in play(game, ("olympian",), 5)[:-1]:
            assert isinstance(state, Choosing)
            sheet = sheet_of(state.turn.columns[0])
            assert action == best.best(sheet, state.dice, state.rolls_left)


def test_the_olympian_plays_to_win_when_the_end_is_near() -> None:
    last = Column()
    for box in BOXES:
        if box != "chance":
            last = last.filled(BOX[box], 10, 0)
    full = last.filled(BOX["chance"], 29, 0)
    dice = (5, 5, 6, 6, 6)
    behind = Choosing(Turn(History((), 0, ()), (last, full), 0), dice, 1)
    assert chosen("olympian", behind, game=PoolZee(2)) == Hold((5, 6, 6, 6))
    # With another game to come, or a lead from the one before, points are as good as ever.
    assert chosen("olympian", behind, game=PoolZee(2, games=2)) == Score("chance")
    ahead = replace(behind, turn=replace(behind.turn, history=History((), 0, ((full, last),))))
    assert chosen("olympian", ahead, game=PoolZee(2, games=2)) == Score("chance")
    # §2.7: partners race with the column they share.
    team = PoolZee(3, teams=((0, 2), (1,)))
    partner = replace(behind, turn=replace(behind.turn, seat=2))
    assert chosen("olympian", partner, game=team) == Hold((5, 6, 6, 6))


# ── strength ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.strength
def test_the_olympian_averages_the_best_possible() -> None:
    game = PoolZee(1)
    scores = [final_scores(game, ("olympian",), seed)[0] for seed in range(2500)]
    half = 1.96 * stdev(scores) / len(scores) ** 0.5
    print(f"olympian {fmean(scores):.2f} ± {half:.2f}")
    assert abs(fmean(scores) - EXACT) <= half


@pytest.mark.strength
def test_the_policy_of_the_olympian_averages_the_best_possible_over_20000_games() -> None:
    pytest.importorskip("numba")
    from study.pool_zee.games import simulate

    scores = simulate(best_play().table, "forced", 20_000, 1)
    half = 1.96 * float(scores.std()) / len(scores) ** 0.5
    print(f"exact policy {scores.mean():.2f} ± {half:.2f}")
    assert abs(float(scores.mean()) - EXACT) <= half


@pytest.mark.strength
@pytest.mark.parametrize(
    ("level", "low", "high"),
    [("paddler", 170, 192), ("swimmer", 212, 228), ("diver", 243, 251)],
)
def test_lower_levels_lose_their_share_of_points(level: str, low: float, high: float) -> None:
    game = PoolZee(1)
    mean = fmean(final_scores(game, (level,), seed)[0] for seed in range(2000))
    print(f"{level} {mean:.1f}")
    assert low <= mean <= high


@pytest.mark.strength
@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [("swimmer", "paddler", 300), ("diver", "swimmer", 500), ("olympian", "diver", 2000)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, games: int) -> None:
    contest = Contest("pool-zee", (better, worse), games, seed=1)
    results = [game for number in range(rounds(contest)) for game in play_round(contest, number)]
    duel = Standings(contest, results).duel(0, 1)
    print(f"{better} beats {worse}: {duel.mean:.3f} ± {duel.half:.3f}")
    assert duel.low > 0.5
