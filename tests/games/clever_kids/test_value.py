"""The value of a position: properties that hold for any weights, and a test that it learns."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from study.clever_kids.learning import Batch, Mean, learn, slopes
from tests.oracle.kids_sheet import random_sheet

from bellyflop.games.clever_kids.areas import stars
from bellyflop.games.clever_kids.layout import OUR_SHEET, Layout, read_layout
from bellyflop.games.clever_kids.solver.compact import compact
from bellyflop.games.clever_kids.solver.network import (
    FAR,
    Codes,
    Network,
    Weights,
    features,
    fresh_weights,
    leads,
)
from bellyflop.games.clever_kids.solver.value import (
    read_weights,
    value_of,
    write_weights,
)
from bellyflop.games.clever_kids.state import Sheet

from .minds import huge_sheet, play_turns, tiny_sheet
from .table import random_match

OURS = compact(OUR_SHEET)
SEEN = features(OURS)


def position(*sheets: Sheet, layout: Layout = OUR_SHEET) -> Codes:
    return np.array([[compact(layout).code(sheet) for sheet in sheets]])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", [OUR_SHEET, huge_sheet(), read_layout(random_sheet(Random(3)))])
def test_chances_add_up_to_one_on_any_sheet(seats: int, layout: Layout) -> None:
    sheets = compact(layout)
    states = random_match(seats, 4, layout)[::7]
    codes = [[sheets.code(sheet) for sheet in state.present_sheets] for state in states]
    seen = value_of(layout, seats)(np.array(codes))
    assert seen.chances.sum(axis=1) == pytest.approx(1)
    assert (seen.chances >= 0).all()
    assert np.isfinite(seen.stars).all()


def test_a_complete_area_is_the_end_and_the_stars_decide() -> None:
    """§4.10: a tie is shared."""
    full = Sheet(yellow=12)  # 5 stars
    value = value_of(OUR_SHEET, 3)
    seen = value(position(Sheet(), full, Sheet(red=9)))  # 6 stars
    assert seen.chances.tolist() == [[0, 0, 1]]
    assert seen.stars.tolist() == [[0, 5, 6]]
    assert value(position(full, Sheet(), full)).chances.tolist() == [[0.5, 0, 0.5]]


def test_more_on_a_sheet_is_worth_more() -> None:
    value = value_of(OUR_SHEET, 4)
    even = value(position(Sheet(), Sheet(), Sheet(), Sheet())).chances[0]
    ahead = value(position(Sheet(red=6, yellow=7), Sheet(), Sheet(), Sheet())).chances[0]
    assert ahead[0] > 0.7 > 0.4 > even[0]


def test_a_star_in_hand_near_the_end_wins() -> None:
    value = value_of(OUR_SHEET, 2)
    near = Sheet(yellow=11, red=8)
    more = Sheet(yellow=11, red=8, blue=(2, 2, 2))
    assert value(position(more, near)).chances[0, 0] > 0.85
    assert value(position(near, more)).chances[0, 0] < 0.15


def test_who_is_about_to_roll_has_the_better_half() -> None:
    sheet = Sheet(yellow=6, red=5)
    assert value_of(OUR_SHEET, 2)(position(sheet, sheet)).chances[0, 0] > 0.5


def test_chances_learned_agree_with_games_played() -> None:
    """The same position by name: a lead of a turn or two, played out 120 times."""
    value, rng = value_of(OUR_SHEET, 2), Random(8)
    start = tuple(position(Sheet(yellow=7, red=6, blue=(1, 1, 0)), Sheet(yellow=6, red=5))[0])
    games, wins = [start] * 120, 0.0
    turn = 0
    while games:
        games, turn = play_turns(value, games, rng), turn + 1
        ended = [game for game in games if any(map(OURS.over, game))]
        games = [game for game in games if not any(map(OURS.over, game))]
        if ended:
            wins += value(np.array(ended)).chances[:, turn % 2].sum()
    assert value(np.array([start])).chances[0, 0] == pytest.approx(wins / 120, abs=0.15)


def test_a_tiny_sheet_has_exact_values() -> None:
    layout = tiny_sheet()
    value = value_of(layout, 2)
    assert value.spread == 0
    assert value(position(Sheet(), Sheet(), layout=layout)).chances[0, 0] == pytest.approx(
        0.842294, abs=1e-6
    )
    assert value_of(layout, 3).spread > 0


# ── learning ────────────────────────────────────────────────────────────────────────────────


def some_positions(seats: int) -> Batch:
    rng = np.random.default_rng(seats)
    states = [state for seed in range(6) for state in random_match(seats, seed)]
    codes = np.array([[OURS.code(sheet) for sheet in state.sheets] for state in states])
    # Who has most balloons wins: something that can be learned.
    shares = (codes & 31) + 1e-3 * rng.random(codes.shape)
    best = shares == shares.max(axis=1, keepdims=True)
    return Batch(codes, best.astype(float), rng.random(codes.shape) * 9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_slopes_are_those_of_the_error(seats: int) -> None:
    batch = some_positions(seats)
    weights = fresh_weights(SEEN.width, 8, np.random.default_rng(1))
    slope, _ = slopes(SEEN, weights, batch)
    # The stars' error is not told; with no weight on them only the chances are left.
    chances_alone = {name for name in slope if name not in ("out", "out_bias")}
    weights.out[:, 1] = 0
    slope, error = slopes(SEEN, weights, batch)
    rng = np.random.default_rng(2)
    for name in sorted(chances_alone):
        part = weights.parts()[name]
        for _ in range(3):
            place = tuple(rng.integers(size) for size in part.shape)
            old, step = part[place], 1e-7
            part[place] = old + step
            up = slopes(SEEN, weights, batch)[1]
            part[place] = old - step
            down = slopes(SEEN, weights, batch)[1]
            part[place] = old
            assert slope[name][place] == pytest.approx((up - down) / (2 * step), abs=1e-5), name
    assert error > 0


def test_a_lead_is_the_lead_over_the_best_of_the_others() -> None:
    many = np.random.default_rng(3).integers(0, 12, size=(200, 4))
    for row, found in zip(many.tolist(), leads(many).tolist(), strict=True):
        for seat, lead in enumerate(found):
            ahead = row[seat] - max(row[:seat] + row[seat + 1 :])
            assert lead - FAR == max(-FAR, min(FAR, ahead))


def test_the_stars_of_a_code_are_those_of_its_sheet() -> None:
    sheets = [sheet for state in random_match(4, 8) for sheet in state.present_sheets]
    codes = position(*sheets)
    assert SEEN.stars(codes).tolist() == [[stars(OUR_SHEET, sheet) for sheet in sheets]]


def test_learning_learns() -> None:
    batches = [some_positions(2), some_positions(4)]
    weights = fresh_weights(SEEN.width, 8, np.random.default_rng(1))
    before = slopes(SEEN, weights, batches[1])[1]
    learn(SEEN, weights, batches, np.random.default_rng(3), rounds=20, pace=0.01, size=64)
    assert slopes(SEEN, weights, batches[1])[1] < 0.5 * before


def test_the_mean_is_where_the_steps_have_led_of_late() -> None:
    weights = fresh_weights(SEEN.width, 8, np.random.default_rng(1))
    first = weights.out.copy()
    mean = Mean(weights, 0.25)
    weights.out += 4
    mean.take(weights)
    assert mean.weights().out == pytest.approx(first + 1)
    weights.out += 4
    mean.take(weights)
    assert mean.weights().out == pytest.approx(first + 1 + 7 / 4)
    assert mean.weights().own == pytest.approx(weights.own)


def test_learning_tells_the_mean_of_every_step() -> None:
    batch, rng = some_positions(3), np.random.default_rng(4)
    weights = fresh_weights(SEEN.width, 8, np.random.default_rng(1))
    mean = Mean(weights, 1.0)  # the newest alone
    before = mean.weights()
    learn(SEEN, weights, [batch], rng, rounds=1, pace=0.01, mean=mean)
    for name, part in mean.weights().parts().items():
        assert part == pytest.approx(weights.parts()[name])
    assert mean.weights().own != pytest.approx(before.own)


def test_the_network_in_use_is_the_one_that_learned() -> None:
    batch = some_positions(3)
    weights = fresh_weights(SEEN.width, 8, np.random.default_rng(1))
    chances = Network(SEEN, weights)(batch.codes).chances
    error = -(batch.shares * np.log(chances + 1e-9)).sum(axis=1).mean()
    assert error == pytest.approx(slopes(SEEN, weights, batch)[1], abs=1e-5)


def test_weights_are_read_as_they_were_written() -> None:
    weights = fresh_weights(SEEN.width, 8, np.random.default_rng(1))
    again, spread = read_weights(write_weights(weights, 0.125))
    assert isinstance(again, Weights)
    assert spread == 0.125
    for name, part in weights.parts().items():
        assert again.parts()[name] == pytest.approx(part, abs=1e-4)
