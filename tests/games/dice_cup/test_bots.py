"""Bots mark legally and use only what they saw, and the levels are in order."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from random import Random
from statistics import fmean, stdev

import pytest

from bellyflop.bots import LEVELS
from bellyflop.core import Chance, Match, Over, Players, Wait
from bellyflop.games.dice_cup.bots import Looker, make_bot
from bellyflop.games.dice_cup.coach import make_judge
from bellyflop.games.dice_cup.rules import DiceCup, DicePoolParty, TwelveDice
from bellyflop.games.dice_cup.solver import play
from bellyflop.games.dice_cup.solver.sheets import BOXES, MEANS
from bellyflop.games.dice_cup.state import Covered, State
from bellyflop.games.dice_cup.view import View

from .table import PLAIN, VARIANTS, CupMatch, dice, mark


def play_game(game: TwelveDice, levels: list[str], seed: int) -> CupMatch:
    """A whole game between bots that see only their own views."""
    bots = [make_bot(game, level, at, Random(f"{seed} {at}")) for at, level in enumerate(levels)]
    match, rng = Match(game), Random(seed)
    while True:
        match match.awaiting:
            case Over():
                return match
            case Chance():
                match.settle(game.sample(match.state, rng))
            case Wait():
                for seat, bot in enumerate(bots):
                    bot.observe(game.view(match.state, seat))
                match.proceed()
            case Players(seats):
                for seat in sorted(seats):
                    view, legal = game.view(match.state, seat), game.legal(match.state, seat)
                    chosen = bots[seat].choose(view, legal)
                    assert chosen in legal
                    match.do(seat, chosen)


def looked_at(game: TwelveDice, throw: str) -> tuple[View, State]:
    """The view of seat 0 during the look at these dice, and the state once they are covered."""
    state = game.settle(game.start(), dice(throw))
    return game.view(state, 0), game.proceed(state)


def asked(game: TwelveDice, bot: Looker, state: State) -> object:
    return bot.choose(game.view(state, 0), game.legal(state, 0))


@pytest.mark.parametrize("game", [*VARIANTS, DiceCup(1, columns=6), DiceCup(1, columns=5)])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_variant_to_the_end(game: TwelveDice, level: str) -> None:
    assert play_game(game, [level] * game.seats, 3).over


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_from_what_it_saw_whatever_is_under_the_cover(level: str) -> None:
    """§1.3"""
    game = DicePoolParty(2)
    for number in range(20):
        rng = Random(number)
        look, covered = looked_at(game, "56 14 33 26 11 45")
        others = game.apply(covered, 1, game.legal(covered, 1)[number % 12])
        swapped = State(0, covered.sheets, Covered(game.sample(covered, rng), (None, None)))
        choices = set()
        for state in (covered, others, swapped):
            bot = make_bot(game, level, 0, Random(number))
            bot.observe(look)
            choices.add(asked(game, bot, state))
        assert len(choices) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_made_anew_and_shown_everything_again_chooses_the_same(level: str) -> None:
    game = DiceCup(1)
    look, covered = looked_at(game, "56 14 33 26 11 45")
    first = make_bot(game, level, 0, Random(9))
    first.observe(look)
    chosen = asked(game, first, covered)
    again = make_bot(game, level, 0, Random(9))
    for view in (game.view(game.start(), 0), look, look, game.view(covered, 0)):
        again.observe(game.read_view(game.write_view(view)))
    assert asked(game, again, covered) == chosen == asked(game, again, covered)


def test_the_olympian_never_loses_a_point() -> None:
    for game in (DiceCup(1), DiceCup(1, columns=2), DicePoolParty(1, columns=2, fill="every")):
        judge, match, rng = make_judge(game), Match(game), Random(8)
        bot = make_bot(game, "olympian", 0, Random(0))
        while not match.over:
            match.settle(game.sample(match.state, rng))
            if match.over:
                break
            bot.observe(game.view(match.state, 0))
            match.proceed()
            choices = judge.choices(match.state, 0)
            chosen = bot.choose(game.view(match.state, 0), game.legal(match.state, 0))
            best = max(worth.value for worth in choices.values())
            assert choices[chosen].value == pytest.approx(best, abs=1e-9)
            match.do(0, chosen)


def test_nobody_sees_real_dice_so_every_box_counts_as_its_average() -> None:
    """§1.10"""
    game = DiceCup(1, dice="real")
    start = game.start()
    for level in ("diver", "olympian"):
        chosen = asked(game, make_bot(game, level, 0, Random(1)), start)
        best = play.best(play.options((1,) * BOXES, MEANS))
        assert chosen == mark(game.edition.boxes[best])


def test_dice_of_an_earlier_round_are_forgotten() -> None:
    game = DiceCup(1)
    bot = make_bot(game, "olympian", 0, Random(1))
    look, covered = looked_at(game, "66 66 66 66 66 66")
    bot.observe(look)
    assert asked(game, bot, covered) == mark("sixes")
    later = game.proceed(game.settle(game.apply(covered, 0, mark("sixes")), PLAIN))
    blind = make_bot(game, "olympian", 0, Random(1))
    assert asked(game, bot, later) == asked(game, blind, later)


def test_there_is_a_choice_even_with_six_columns() -> None:
    for game in (DiceCup(1, columns=6), DiceCup(1, columns=6, fill="every")):
        look, covered = looked_at(game, "56 14 33 26 11 45")
        bot = make_bot(game, "olympian", 0, Random(1))
        bot.observe(look)
        assert asked(game, bot, covered) in game.legal(covered, 0)


def test_bots_and_judges_need_no_numpy() -> None:
    code = (
        "import sys; from random import Random; from bellyflop.games import *\n"
        "game = set_up('dice-cup', 1, {}); bot_for(game, 'olympian', 0, Random(1))\n"
        "judge_for(game).worth(game.start(), 0); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ── strength ────────────────────────────────────────────────────────────────────────────────


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / len(values) ** 0.5


@pytest.mark.strength
@pytest.mark.parametrize("edition", [DiceCup, DicePoolParty])
def test_each_level_beats_the_one_below(edition: type[DiceCup] | type[DicePoolParty]) -> None:
    game = edition(2)
    for lower, higher in pairwise(LEVELS):
        shares = []
        for seed in range(400):
            seats = [lower, higher] if seed % 2 else [higher, lower]
            match = play_game(game, seats, seed // 2)
            winners = game.winners(match.state)
            shares.append((seats.index(higher) in winners) / len(winners))
        share, width = interval(shares)
        print(f"{higher} wins {share:.3f} ± {width:.3f} of its games against {lower}")
        assert share - width > 0.5


@pytest.mark.strength
def test_the_olympian_averages_the_exact_optimum() -> None:
    game = DiceCup(1)
    games = (play_game(game, ["olympian"], seed) for seed in range(20_000))
    totals = [float(game.scores(match.state)[0]) for match in games]
    average, width = interval(totals)
    print(f"olympian: {average:.3f} ± {width:.3f}")
    assert abs(average - play.value((1,) * BOXES)) < width


@pytest.mark.strength
@pytest.mark.parametrize("level", ["paddler", "swimmer", "diver"])
def test_shorter_looks_hurt_and_longer_ones_help(level: str) -> None:
    means = []
    for look in (1, 2, 3, 5, 12):
        game = DiceCup(1, look=look)
        totals = [game.scores(play_game(game, [level], seed).state)[0] for seed in range(1500)]
        means.append(fmean(totals))
    print(level, [round(each, 1) for each in means])
    assert means == sorted(means)
