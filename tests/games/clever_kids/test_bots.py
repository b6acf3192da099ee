"""The bots: legal, reproducible, in time, based only on their views, and never absurd."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.oracle.kids_sheet import random_sheet

from bellyflop.bots import LEVELS
from bellyflop.core import BadSetup, Match
from bellyflop.games import bot_for
from bellyflop.games.clever_kids.bots import make_bot
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.rules import CleverKids
from bellyflop.games.clever_kids.solver.outlook import Outlook
from bellyflop.games.clever_kids.state import (
    Bonus,
    Deciding,
    Others,
    Pass,
    Sheet,
    State,
    ToUse,
    Use,
)

from .minds import huge_sheet, play, tiny_sheet
from .table import Table, all_but, random_match


def choice(table: Table, level: str, seat: int, seed: int = 1) -> object:
    """The choice of a bot of this level."""
    game, state = table.game, table.state
    bot = make_bot(game, level, seat, Random(seed))
    return bot.choose(game.view(state, seat), game.legal(state, seat))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "layout"),
    [(3, OUR_SHEET), (2, tiny_sheet()), (2, read_layout(random_sheet(Random(2))))],
)
def test_every_level_plays_whole_games_on_any_sheet(level: str, seats: int, layout: Layout) -> None:
    game = CleverKids(seats, layout)
    bots = [bot_for(game, level, seat, Random(seat)) for seat in range(seats)]
    end = play(game, bots, Random(5))
    assert game.winners(end)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_action_whatever_is_hidden(level: str) -> None:
    """§4.7: nobody sees what the others do until all are done."""
    game = CleverKids(3)
    asked = 0
    for state in random_match(3, 12):
        if not isinstance(state.phase, Others):
            continue
        for seat, mine in enumerate(state.phase.progress):
            if mine is None or not game.legal(state, seat):
                continue
            hidden = tuple(
                progress if progress is None or other == seat else Deciding()
                for other, progress in enumerate(state.phase.progress)
            )
            unacted = replace(state, phase=replace(state.phase, progress=hidden))
            view = game.view(state, seat)
            assert view == game.view(unacted, seat)
            answers = set()
            for true_state in (state, unacted):
                bot = make_bot(game, level, seat, Random(4))
                bot.observe(view)
                bot.observe(view)
                answers.add(bot.choose(view, game.legal(true_state, seat)))
            assert len(answers) == 1
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("level", LEVELS)
def test_there_is_a_choice_even_where_there_is_the_most_to_choose_from(level: str) -> None:
    for layout, words in [
        (OUR_SHEET, "joker joker joker present present"),
        (read_layout(random_sheet(Random(1))), "joker joker joker candle present"),
    ]:
        game = CleverKids(4, layout)
        state = State((Sheet(yellow=2, red=1),) * 4, 3, ToUse(tuple(words.split())))
        view, legal = game.view(state, 3), game.legal(state, 3)
        assert make_bot(game, level, 3, Random(2)).choose(view, legal) in legal


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_passes_when_a_star_lies_there(level: str) -> None:
    table = Table(Sheet(), Sheet(red=1))
    table.roll("heart pink candle candle donut")
    table.use(0, "yellow", 0)
    assert choice(table, level, 1) == Use("red", (2, 3))


@pytest.mark.parametrize("level", ["paddler", "swimmer"])
def test_the_lower_levels_never_pass_when_they_can_cross_off(level: str) -> None:
    game = CleverKids(2)
    for state in random_match(2, 3):
        for seat in range(2):
            legal = game.legal(state, seat)
            if Pass() in legal and len(legal) > 1:
                bot = make_bot(game, level, seat, Random(6))
                assert bot.choose(game.view(state, seat), legal) != Pass()


def test_a_paddler_takes_the_most_crosses_and_may_miss_a_star() -> None:
    table = Table(Sheet(yellow=0, red=1), Sheet())
    table.roll("present present candle candle present")
    actions = {choice(table, "paddler", 0, seed) for seed in range(30)}
    areas = {action.area for action in actions if isinstance(action, Use)}
    assert areas == {"green"}
    table = Table(Sheet(yellow=3), Sheet())
    table.roll("green pink present cake present")  # one balloon with a star, or two presents
    areas = {a.area for s in range(30) if isinstance(a := choice(table, "paddler", 0, s), Use)}
    assert areas == {"green", "yellow"}


def test_a_swimmer_takes_the_star() -> None:
    table = Table(Sheet(red=1), Sheet())
    table.roll("heart blue candle candle present")
    assert choice(table, "swimmer", 0) == Use("red", (2, 3))


@pytest.mark.parametrize("level", ["diver", "olympian"])
def test_whoever_is_ahead_ends_the_game(level: str) -> None:
    """§4.10: one balloon more completes yellow, with two stars to spare."""
    ahead = Sheet(yellow=11, red=4)
    table = Table(ahead, Sheet(yellow=8, red=2))
    table.roll("green pink present cake donut")
    assert choice(table, level, 0) == Use("yellow", (0,))


@pytest.mark.parametrize("level", ["diver", "olympian"])
def test_whoever_is_behind_does_not_end_the_game(level: str) -> None:
    """The same balloon loses the game at once; almost anything else is better."""
    behind = Sheet(yellow=11)
    table = Table(behind, Sheet(yellow=10, red=8, blue=(2, 2, 2)))
    table.roll("green candle candle donut present")
    answer = choice(table, level, 0)
    assert isinstance(answer, Use)
    assert answer.area != "yellow"


def test_among_the_others_too_the_end_is_timed() -> None:
    behind, ahead = Sheet(green=all_but((0, 0)), red=1), Sheet(yellow=9, red=8, blue=(1, 2, 2))
    table = Table(ahead, behind)
    table.roll("heart pink candle present cake")
    table.use(0, "yellow", 1)
    answer = choice(table, "olympian", 1)
    assert answer == Pass() or (isinstance(answer, Use) and answer.area != "green")


def test_an_olympian_leaves_no_star_that_it_need_not_leave() -> None:
    """A candle or a joker fills the first wagon; the joker would give the other one the end."""
    other = Sheet(yellow=11, red=7, blue=(1, 1, 1))
    table = Table(Sheet(yellow=5, red=6, green=frozenset({(0, 0)})), other)
    table.roll("joker pink candle heart donut")
    answer = choice(table, "olympian", 0)
    assert isinstance(answer, Use)
    assert 0 in answer.dice  # the joker would be the last green balloon of the other one


def test_a_bonus_goes_where_it_wins_most() -> None:
    """One present completes the fourth column, a wagon, and with it a star."""
    nearly = Sheet(yellow=8, red=1, green=frozenset({(0, 3), (1, 3), (0, 1)}))
    table = Table(nearly, Sheet())
    table.roll("heart candle pink cake cake")
    table.use(0, "yellow", 0)
    for level in ("swimmer", "diver", "olympian"):
        assert choice(table, level, 0) == Bonus("green", (2, 3))


def test_on_a_tiny_sheet_the_olympian_plays_what_the_solved_game_says() -> None:
    game = CleverKids(2, tiny_sheet())
    outlook = Outlook(game.sheet, 2)
    match, rng = Match(game), Random(2)
    match.draw(rng)
    while not match.over:
        seat = min(match.awaiting.seats)  # type: ignore[union-attr]  # nothing else is left
        legal = game.legal(match.state, seat)
        bot = make_bot(game, "olympian", seat, Random(1))
        chosen = bot.choose(game.view(match.state, seat), legal)
        ends = outlook.weigh(match.state, seat, legal)
        worth = {action: end.worth for action, end in zip(legal, ends, strict=True)}
        assert worth[chosen] == pytest.approx(max(worth.values()), abs=1e-9)
        match.do(seat, chosen)
        match.draw(rng)


def test_the_largest_sheet_is_played_too() -> None:
    """Every cross earns another, so there are too many chains to search."""
    game = CleverKids(2, huge_sheet())
    state = State(
        (Sheet(yellow=2, red=1),) * 2, 1, ToUse(("joker", "pink", "present", "cake", "candle"))
    )
    legal = game.legal(state, 1)
    for level in LEVELS:
        assert make_bot(game, level, 1, Random(3)).choose(game.view(state, 1), legal) in legal


def test_there_are_four_levels() -> None:
    with pytest.raises(BadSetup, match="no bot level"):
        make_bot(CleverKids(2), "walker", 0, Random(1))
