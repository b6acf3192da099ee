"""Positions in small steps are the same game: the same actions, chances and secrets."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from fractions import Fraction
from itertools import islice, product
from random import Random

import pytest

from bellyflop.adapters.positions import CHANCE, Position, Setup, all_planes, position_at
from bellyflop.core import AnyGame, Players
from bellyflop.dice import Draws, throw
from bellyflop.games import shelf
from bellyflop.spaces import PlainSpaces, Steps

from ..contract.toy import Toy
from .setups import SETUPS, make, names, stroll

every_setup = pytest.mark.parametrize("case", SETUPS, ids=names)


def games(nightly: bool) -> range:
    """The seeds of the games that are played."""
    return range(40 if nightly else 2)


def reachable(setup: Setup, state: object, seat: int, taken: Steps = ()) -> list[object]:
    """Every state that steps can reach."""
    action = setup.spaces.action(state, seat, taken)
    if action is not None:
        return [setup.game.apply(state, seat, action)]
    steps = setup.spaces.open(state, seat, taken)
    assert list(steps) == sorted(set(steps))
    assert all(0 <= step < setup.spaces.steps for step in steps)
    ways = ((*taken, step) for step in steps)
    return [after for way in ways for after in reachable(setup, state, seat, way)]


@every_setup
def test_steps_reach_what_legal_actions_reach_and_nothing_else(
    case: tuple[str, int, dict[str, object]], nightly: bool
) -> None:
    setup = make(case)
    for seed in games(nightly):
        for here in stroll(setup.start(), Random(seed)):
            if here.seat < 0 or here.pending:
                continue
            legal = setup.game.legal_up_to(here.state, here.seat, 400)
            if legal is None:
                continue
            by_actions = {setup.game.apply(here.state, here.seat, a) for a in legal}
            assert set(reachable(setup, here.state, here.seat)) == by_actions
            for action in islice(legal, 30):
                steps = setup.spaces.spell(here.state, here.seat, action)
                there = here
                for step in here.way(steps):
                    there = there.after(step)
                after = setup.game.apply(here.state, here.seat, action)
                assert there.happened[0].after == after


@every_setup
def test_no_game_exceeds_its_bounds_and_planes_hold_numbers_from_0_to_1(
    case: tuple[str, int, dict[str, object]], nightly: bool
) -> None:
    setup = make(case)
    bounds = setup.spaces.bounds
    for seed in games(nightly):
        way = stroll(setup.start(), Random(seed))
        draws = sum(here.seat == CHANCE for here in way)
        assert draws <= (bounds.draws or 0)
        assert sum(here.seat >= 0 for here in way) <= bounds.steps
        assert max(here.width for here in way) <= bounds.outcomes
        scores = setup.game.scores(way[-1].state)
        assert bounds.least <= min(scores)
        assert max(scores) <= bounds.most
        for here, recalling, seat in product(way[::5], (False, True), range(setup.game.seats)):
            numbers = here.observe(seat, recalling)
            assert len(numbers) == sum(plane.size for plane in all_planes(setup.spaces, recalling))
            assert all(0 <= number <= 1 for number in numbers)


@every_setup
def test_an_information_state_holds_the_one_before_and_the_step_taken_there(
    case: tuple[str, int, dict[str, object]],
) -> None:
    setup = make(case)
    before: dict[int, str] = {}
    for here in stroll(setup.start(), Random(3)):
        if here.seat in before:
            assert here.recollection(here.seat).startswith(before[here.seat])
        if here.seat >= 0:
            followed = here.after(here.steps()[0])
            told = here.recollection(here.seat)
            assert followed.recollection(here.seat).startswith(f"{told}step {here.steps()[0]}\n")
            before[here.seat] = told


def test_what_a_seat_marks_in_secret_changes_nothing_that_others_see() -> None:
    setup = make(("dice-cup", 2, {}))
    here = next(p for p in stroll(setup.start(), Random(1)) if p.seat == 0)
    for others in ("recollection", "told", "private"):
        assert len({getattr(here.after(step), others)(1) for step in here.steps()}) == 1
    assert len({tuple(here.after(step).observe(1, True)) for step in here.steps()}) == 1
    assert len({here.after(step).recollection(0) for step in here.steps()}) == len(here.steps())


def test_dice_under_the_cover_are_in_the_information_state_and_not_in_the_observation() -> None:
    setup = make(("dice-cup", 2, {}))
    low, high = (position_at(setup, (face,) * 6) for face in (0, 35))
    assert low.told(0) == high.told(0)
    assert low.observe(0, False) == high.observe(0, False)
    assert low.recollection(0) != high.recollection(0)
    assert low.observe(0, True) != high.observe(0, True)


def test_a_token_is_known_to_its_owner_alone() -> None:
    setup = make(("splash-party", 3, {}))
    ring, first = (0,) * 17, (0,)
    here, other = (
        position_at(setup, (*ring, *tokens, *first)) for tokens in ((0, 0, 0), (0, 0, 1))
    )
    assert here.seat == other.seat == 0
    assert [here.recollection(s) == other.recollection(s) for s in range(3)] == [True, True, False]
    assert [here.private(s) == other.private(s) for s in range(3)] == [True, True, False]


def test_numbers_once_shown_are_recalled() -> None:
    setup = make(("splash-party", 3, {}))
    planes = all_planes(setup.spaces, True)
    known = sum(plane.size for plane in planes) - 18 * 3 - 18
    for here in stroll(setup.start(), Random(5)):
        numbers = here.observe(0, True)[known : known + 54]
        for space, pawn in enumerate(here.state.ring):
            shown = numbers[3 * space : 3 * space + 3]
            assert sum(shown) in (0, 1)
            assert pawn is not None or not any(shown)
            if any(shown):
                assert shown.index(1) == pawn.number - 1
    assert sum(numbers) > 0


@every_setup
def test_positions_are_kept_by_their_path(case: tuple[str, int, dict[str, object]]) -> None:
    way = stroll(make(case).start(), Random(4))
    for here in (way[0], way[len(way) // 2], way[-1]):
        again = pickle.loads(pickle.dumps(here))
        assert again.state == here.state
        assert again.path() == here.path()
        assert copy.deepcopy(here) is here


# ── chance ──────────────────────────────────────────────────────────────────────────────────────


class AllDraws(Draws):
    """Draws that are given, or IndexError."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def draw(self, below: int) -> int:
        number = self.numbers.pop(0)
        assert number < below
        return number


def test_throws_die_by_die_are_as_likely_as_throws_at_once() -> None:
    found = Counter(throw(3, AllDraws(faces)) for faces in product(range(6), repeat=3))
    assert found == Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=3))


def test_what_would_never_end_is_refused() -> None:
    with pytest.raises(TypeError, match="whole numbers"):
        AllDraws(()).random()
    with pytest.raises(TypeError, match="whole numbers"):
        AllDraws(()).getrandbits(3)


@every_setup
def test_chances_of_small_draws_make_the_chances_of_the_game(
    case: tuple[str, int, dict[str, object]],
) -> None:
    """Where a game lists its outcomes, multiplying draws gives the same law, repeats aside."""
    setup = make(case)
    for here in stroll(setup.start(), Random(6))[:60]:
        if here.seat != CHANCE or here.pending or here.width > 6:
            continue
        listed = setup.game.outcomes(here.state)
        if listed is None:
            continue
        law = dict[object, Fraction]()
        for outcome, chance in listed:
            after = setup.game.settle(here.state, outcome)
            if setup.game.awaiting(after) != setup.game.awaiting(here.state):  # else repeated
                law[after] = law.get(after, Fraction(0)) + chance
        found = dict[object, float]()
        drawn(here, 1.0, found)
        whole = sum(law.values())
        assert found == pytest.approx({after: float(law[after] / whole) for after in law})
        return
    assert case[0] not in ("pool-zee", "clever-kids")


def drawn(here: Position, chance: float, found: dict[object, float]) -> None:
    """Every possible sequence of draws for one throw."""
    for outcome, likely in here.chances():
        there = here.after(outcome)
        if there.state is here.state:
            drawn(there, chance * likely, found)
        else:
            found[there.state] = found.get(there.state, 0.0) + chance * likely


# ── any game ────────────────────────────────────────────────────────────────────────────────────


def test_every_game_on_the_shelf_is_among_these() -> None:
    assert {case[0] for case in SETUPS} == set(shelf())


def test_a_game_without_features_is_played_by_places_in_its_list() -> None:
    game: AnyGame = Toy(seats=3)
    spaces, rng, state = PlainSpaces(game), Random(1), game.start()
    asked = 0
    while True:
        match game.awaiting(state):
            case Players(seats):
                seat = min(seats)
                legal = game.legal(state, seat)
                taken = spaces.spell(state, seat, legal[-1])
                assert spaces.action(state, seat, taken) == legal[-1]
                assert spaces.open(state, seat, ()) == range(len(legal))
                assert len(spaces.observe(game.view(state, seat), seat)) == 64
                state = game.apply(state, seat, rng.choice(legal))
                asked += 1
            case waiting:
                name = type(waiting).__name__
                if name == "Over":
                    break
                state = (
                    game.proceed(state)
                    if name == "Wait"
                    else game.settle(state, game.sample(state, rng))
                )
    assert asked > 0
