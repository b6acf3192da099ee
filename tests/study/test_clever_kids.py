"""The compiled games play like the others, and learning uses what really happened."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.games.clever_kids.minds import roll
from tests.games.clever_kids.table import random_match

from bellyflop.games.clever_kids.layout import OUR_SHEET, SYMBOLS
from bellyflop.games.clever_kids.solver.compact import compact
from bellyflop.games.clever_kids.solver.network import Network, features, fresh_weights
from bellyflop.games.clever_kids.solver.value import Value, value_of

pytest.importorskip("numba")
pytestmark = pytest.mark.nightly  # compiling alone takes half a minute

OURS = compact(OUR_SHEET)


def parts(code: int) -> list[int]:
    return [code & 31, code >> 5 & 31, code >> 10 & 0x7FF, code >> 21]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_use_is_the_best_of_all_that_codes_can_do(seats: int) -> None:
    from study.clever_kids.evaluation import new_workspace
    from study.clever_kids.games import use
    from study.clever_kids.tables import network_arrays, tables_of

    value = value_of(OUR_SHEET, seats)
    assert isinstance(value.estimate, Network)
    tables, net = tables_of(OURS), network_arrays(value.estimate, seats)
    work, rng = new_workspace(seats, value.estimate.own.shape[0]), Random(seats)
    asked = 0
    for state in random_match(seats, seats)[:-1:3]:
        position = [OURS.code(sheet) for sheet in state.sheets]
        counts = roll(OURS, rng)
        rows = [(*position[:-1], taken.code) for taken in OURS.takes(position[-1], counts)]
        if rows and not any(map(OURS.over, position)):
            work.worth[0] = -np.inf
            sheets = np.array([parts(code) for code in position])
            use(tables, net, work, sheets, seats - 1, np.array(counts), 0.0)
            best = value(np.array(rows)).chances[:, -1].max()
            assert np.exp(work.worth[0]) == pytest.approx(best, abs=1e-4)
            took = work.found[4:].tolist()
            assert all(0 <= many <= lie for many, lie in zip(took, counts, strict=True))
            assert len(took) == len(SYMBOLS)
            asked += 1
    assert asked > 10


def test_a_bonus_for_an_area_that_is_complete_lapses_here_too() -> None:
    from study.clever_kids.evaluation import new_workspace
    from study.clever_kids.games import use
    from study.clever_kids.tables import network_arrays, tables_of

    value = value_of(OUR_SHEET, 2)
    assert isinstance(value.estimate, Network)
    tables, net = tables_of(OURS), network_arrays(value.estimate, 2)
    work, rng = new_workspace(2, value.estimate.own.shape[0]), Random(4)
    sheets = np.array([[7, 4, 25, 4094], [8, 6, 62, 4093]])  # a pair and a present are missing
    other, own = (y | r << 5 | b << 10 | g << 21 for y, r, b, g in sheets.tolist())
    asked = 0
    for _ in range(40):
        counts = roll(OURS, rng)
        rows = [(other, taken.code) for taken in OURS.takes(own, counts)]
        work.worth[0] = -np.inf
        use(tables, net, work, sheets, 1, np.array(counts), 0.0)
        if rows:
            best = value(np.array(rows)).chances[:, -1].max()
            assert np.exp(work.worth[0]) == pytest.approx(best, abs=1e-4)
            asked += 1
        else:
            assert work.worth[0] == -np.inf
    assert asked > 20


def test_every_position_learns_from_the_one_a_turn_later_and_the_last_from_the_result() -> None:
    from study.clever_kids.tables import tables_of
    from study.clever_kids.training import (
        TRUST,
        batch_of,
        codes_of,
        play,
        results,
    )

    tables, seen = tables_of(OURS), features(OURS)
    network = Network(seen, fresh_weights(seen.width, 8, np.random.default_rng(1)))
    games = play(tables, network, np.zeros((20, 3, 4), np.int64), 0.2, 5)
    batch = batch_of(tables, network, games)
    assert len(batch.codes) == games.turns.sum()
    assert batch.shares.sum(axis=1) == pytest.approx(1)
    ends = Value(OURS, network, 0)(codes_of(games.end))
    shares, stars = results(tables, games.end)
    assert ends.chances.tolist() == shares.tolist()
    assert ends.stars.tolist() == stars.tolist()
    last = np.cumsum(games.turns) - 1
    assert np.roll(batch.shares[last], -1, axis=1).tolist() == shares.tolist()
    before, after = batch.rows(last - 1), network(batch.codes[last]).chances
    mixed = TRUST * after + (1 - TRUST) * batch.shares[last]
    assert np.roll(before.shares, -1, axis=1) == pytest.approx(mixed)


def test_the_same_seed_plays_the_same_games() -> None:
    from study.clever_kids.tables import tables_of
    from study.clever_kids.training import play

    tables, value = tables_of(OURS), value_of(OUR_SHEET, 4)
    assert isinstance(value.estimate, Network)
    start = np.zeros((5, 4, 4), np.int64)
    one, two, other = (play(tables, value.estimate, start, 0.1, seed) for seed in (3, 3, 4))
    assert one.end.tolist() == two.end.tolist()
    assert one.end.tolist() != other.end.tolist()


def test_late_games_begin_with_sheets_that_never_met_or_never_were() -> None:
    from study.clever_kids.tables import tables_of
    from study.clever_kids.training import (
        LATE_ROUNDS,
        UNTOUCHED,
        codes_of,
        late_starts,
        play,
    )

    tables, value = tables_of(OURS), value_of(OUR_SHEET, 3)
    assert isinstance(value.estimate, Network)
    games = play(tables, value.estimate, np.zeros((40, 3, 4), np.int64), 0.1, 5)
    start = late_starts(tables, games, 1000, 0.5, np.random.default_rng(2))
    assert start.shape == (1000, 3, 4)
    assert not any(map(OURS.over, codes_of(start).ravel().tolist()))
    last = np.cumsum(games.turns)
    rounds = [games.before[end - 3 * LATE_ROUNDS : end] for end in last]
    met = {tuple(row) for codes in rounds for row in codes_of(codes).tolist()}
    assert sum(tuple(row) in met for row in codes_of(start).tolist()) < 20
    sheets = {tuple(sheet) for those in rounds for sheet in those.reshape(-1, 4).tolist()}
    odd = [sheet for sheet in start.reshape(-1, 4).tolist() if tuple(sheet) not in sheets]
    assert len(odd) == pytest.approx(3000 * 0.5, rel=0.1)
    for part in range(2):
        counts = np.bincount([sheet[part] for sheet in odd], minlength=tables.full[part])
        none = UNTOUCHED + (1 - UNTOUCHED) / tables.full[part]
        assert counts[0] / len(odd) == pytest.approx(none, abs=0.05)
        assert counts[1:].min() > 0
    late = play(tables, value.estimate, start, 0.1, 5)
    assert late.turns.mean() < games.turns.mean() * 2 / 3
