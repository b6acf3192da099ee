"""Laws about play: legal actions, their effects and points, refusals, and order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from random import Random
from typing import Any

from bellyflop.core import (
    AnyGame,
    BadNotation,
    Chance,
    IllegalAction,
    IllegalOutcome,
    IllegalWait,
    Over,
    Players,
    Wait,
)

from ..walk import Position, acted, canon, foreign_events, settled, some

FULL_LIST = 300  # longer lists of legal actions are sampled
COUNTED = 25_000  # longer ones must be lazy sequences


def awaited(game: AnyGame, state: Any) -> list[int]:
    """The seats that may act now, ascending."""
    awaiting = game.awaiting(state)
    return sorted(awaiting.seats) if isinstance(awaiting, Players) else []


def legal_actions(game: AnyGame, state: Any, rng: Random, most: int) -> list[tuple[int, Any]]:
    """Legal actions of the awaited seats, at most `most` for each."""
    return [
        (seat, action)
        for seat in awaited(game, state)
        for action in some(game.legal(state, seat), rng, most)
    ]


@contextmanager
def unchanged(state: Any) -> Iterator[None]:
    """Assert that the block leaves this state unchanged."""
    before = repr(state), hash(state)
    yield
    assert (repr(state), hash(state)) == before, "the state itself was changed"


def gives_a_reason(refusal: Exception) -> None:
    """Assert that a refusal gives its reason in one line."""
    assert str(refusal).strip(), "a refusal without a reason"
    assert str(refusal).isprintable(), f"{refusal!r} is no single line"


def action_tries(game: AnyGame, position: Position, rng: Random) -> list[Any]:
    """Actions this game can read, from this game, from others, and from spoiled ones."""
    own, foreign = acted(position.events), acted(foreign_events())
    listed = legal_actions(game, position.state, rng, 3)
    written = [game.write_action(action) for _, action in listed]
    tries = [*some(own, rng, 12), *some(foreign, rng, 25), *written]
    tries += [spoil(item, rng) for item in tries]
    return [action for item in tries for action in _readable_action(game, item)]


def _readable_action(game: AnyGame, data: object) -> list[Any]:
    try:
        return [game.read_action(data)]
    except BadNotation:
        return []


def outcome_tries(game: AnyGame, position: Position, rng: Random) -> list[Any]:
    """Chance outcomes this game can read, from this game, from others, and spoiled ones."""
    own, foreign = settled(position.events), settled(foreign_events())
    tries = [*some(own, rng, 6), *some(foreign, rng, 12)]
    if isinstance(game.awaiting(position.state), Chance):
        tries += [game.write_outcome(game.sample(position.state, rng)) for _ in range(4)]
    tries += [spoil(item, rng) for item in tries for _ in range(3)]
    return [outcome for item in tries for outcome in _readable_outcome(game, item)]


def _readable_outcome(game: AnyGame, data: object) -> list[Any]:
    try:
        return [game.read_outcome(data)]
    except BadNotation:
        return []


def law_the_table_awaits_somebody_who_can_act(game: AnyGame, position: Position) -> None:
    """Each awaited seat exists and has a legal action; no other seat has one."""
    awaiting = game.awaiting(position.state)
    if isinstance(awaiting, Players):
        assert awaiting.seats, "players are awaited, but none"
    if isinstance(awaiting, Chance) and awaiting.by is not None:
        assert 0 <= awaiting.by < game.seats
    if isinstance(awaiting, Wait):
        assert type(awaiting.seconds) is int
        assert awaiting.seconds > 0
    seats = awaited(game, position.state)
    assert set(seats) <= set(range(game.seats))
    for seat in range(-1, game.seats + 1):
        assert bool(len(game.legal(position.state, seat))) == (seat in seats), f"seat {seat}"


def law_every_legal_action_applies(game: AnyGame, position: Position) -> None:
    """A listed action is in its list, applies, and leaves the old state unchanged."""
    state = position.state
    for seat, action in legal_actions(game, state, position.rng(), 60):
        assert action in game.legal(state, seat)
        with unchanged(state):
            after = game.apply(state, seat, action)
        hash(after)
        assert after == game.apply(state, seat, action), "apply depends on more than its arguments"
        assert after != state, f"{game.write_action(action)} did nothing"


def law_each_effect_is_listed_once(game: AnyGame, position: Position) -> None:
    """No two listed actions lead to the same state."""
    for seat in awaited(game, position.state):
        effects: dict[Any, Any] = {}
        for action in some(game.legal(position.state, seat), position.rng(), FULL_LIST):
            after = game.apply(position.state, seat, action)
            same = effects.setdefault(after, action)
            assert same is action, f"{game.write_action(same)} and {game.write_action(action)}"


def law_what_is_not_listed_is_refused(game: AnyGame, position: Position) -> None:
    """Any other action is refused, or is equivalent to a listed one."""
    state = position.state
    tries = action_tries(game, position, position.rng())
    for seat in range(-1, game.seats + 1):
        for action in tries:
            with unchanged(state):
                try:
                    after = game.apply(state, seat, action)
                except IllegalAction as error:
                    gives_a_reason(error)
                    continue
            listed_so = _is_listed(game, state, seat, action, after)
            assert listed_so, f"seat {seat} did {game.write_action(action)}, which is not listed"


def _is_listed(game: AnyGame, state: Any, seat: int, action: Any, after: Any) -> bool:
    """Whether the action is listed, or leads to the same state as a listed one."""
    legal = game.legal(state, seat)
    if action in legal or len(legal) > COUNTED:
        return action in legal
    return any(game.apply(state, seat, other) == after for other in legal)


def law_only_what_is_due_happens(game: AnyGame, position: Position) -> None:
    """Outcomes and waits that are not due are refused and change nothing."""
    state, awaiting = position.state, game.awaiting(position.state)
    with unchanged(state):
        if not isinstance(awaiting, Wait):
            _refused(IllegalWait, "proceed", lambda: game.proceed(state))
        if isinstance(awaiting, Chance):
            return
        for outcome in outcome_tries(game, position, position.rng()):
            _refused(IllegalOutcome, "settle", lambda o=outcome: game.settle(state, o))


def law_a_wait_goes_on_by_itself(game: AnyGame, position: Position) -> None:
    """Where the table waits, `proceed` moves on and leaves the old state unchanged."""
    if isinstance(game.awaiting(position.state), Wait):
        with unchanged(position.state):
            after = game.proceed(position.state)
        assert after != position.state
        assert after == game.proceed(position.state)


def law_the_default_is_legal(game: AnyGame, position: Position) -> None:
    """The default action is legal, listed and deterministic."""
    state = position.state
    for seat in awaited(game, state):
        with unchanged(state):
            action = game.default(state, seat)
        assert action == game.default(state, seat)
        try:
            after = game.apply(state, seat, action)
        except IllegalAction as error:
            raise AssertionError(f"the default is illegal: {error}") from error
        assert _is_listed(game, state, seat, action, after)


def law_simultaneous_actions_commute(game: AnyGame, position: Position) -> None:
    """Two awaited seats reach the same state in either order and take no choice from each other."""
    state, rng = position.state, position.rng()
    pairs = list(combinations(awaited(game, state), 2))
    for first, second in some(pairs, rng, 6):
        for one in some(game.legal(state, first), rng, 4):
            for two in some(game.legal(state, second), rng, 4):
                after_one = game.apply(state, first, one)
                after_two = game.apply(state, second, two)
                assert game.legal(after_one, second) == game.legal(state, second)
                assert game.apply(after_one, second, two) == game.apply(after_two, first, one)


def law_nothing_follows_the_end(game: AnyGame, position: Position) -> None:
    """After the end every event is refused, so scores and winners stand."""
    state, rng = position.state, position.rng()
    if not isinstance(game.awaiting(state), Over):
        return
    stands = game.scores(state), game.winners(state)
    for action in action_tries(game, position, rng):
        for seat in range(game.seats):
            _refused(IllegalAction, "apply", lambda s=seat, a=action: game.apply(state, s, a))
    for outcome in outcome_tries(game, position, rng):
        _refused(IllegalOutcome, "settle", lambda o=outcome: game.settle(state, o))
    _refused(IllegalWait, "proceed", lambda: game.proceed(state))
    assert (game.scores(state), game.winners(state)) == stands


def _refused(error: type[Exception], what: str, tried: Any) -> None:
    try:
        after = tried()
    except error as refusal:
        gives_a_reason(refusal)
        return
    raise AssertionError(f"{what} was accepted and led to {after!r}")


def listed(game: AnyGame, state: Any, seat: int) -> set[str]:
    """The legal actions of a seat, written."""
    return {canon(game.write_action(action)) for action in game.legal(state, seat)}


ODDITIES: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 18, 10**30, -(10**30), 0.5, 1.0, 1e308, "", "0", "joker",
    "all", "red", "\x00", "\ud800", "é\n", [], [[]], {}, {"do": 1}, [0], [1, 1], [True], {"": []},
)  # fmt: skip


def spoil(value: object, rng: Random) -> object:
    """A copy of the value with one place changed, dropped, doubled or added."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        return _spoil_object(value, rng)
    if isinstance(value, list) and value and rng.random() < 0.85:
        return _spoil_list(value, rng)
    if type(value) is int and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 2, 6))
    return rng.choice(ODDITIES)


def _spoil_object(value: dict[str, object], rng: Random) -> object:
    key = rng.choice(sorted(value))
    if rng.random() < 0.7:
        return {**value, key: spoil(value[key], rng)}
    rest = {name: item for name, item in value.items() if name != key}
    match rng.randrange(3):
        case 0:
            return rest
        case 1:
            return {**rest, rng.choice(("x", "do", "seat", "chance", "dice", "")): value[key]}
        case _:
            return {**value, "extra": rng.choice(ODDITIES)}


def _spoil_list(value: list[object], rng: Random) -> object:
    place = rng.randrange(len(value))
    head, item, tail = value[:place], value[place], value[place + 1 :]
    if rng.random() < 0.6:
        return [*head, spoil(item, rng), *tail]
    match rng.randrange(4):
        case 0:
            return head + tail
        case 1:
            return [*head, item, item, *tail]
        case 2:
            other = rng.randrange(len(value))
            swapped = list(value)
            swapped[place], swapped[other] = swapped[other], swapped[place]
            return swapped
        case _:
            return [*head, rng.choice(ODDITIES), item, *tail]


def law_scores_and_winners_name_seats(game: AnyGame, position: Position) -> None:
    """Scores are one whole number per seat; winners are seats, and exist once the game is over."""
    state = position.state
    with unchanged(state):
        scores, winners = game.scores(state), game.winners(state)
    assert isinstance(scores, tuple)
    assert isinstance(winners, frozenset)
    assert [type(score) for score in scores] == [int] * game.seats
    assert winners <= frozenset(range(game.seats))
    if not isinstance(game.awaiting(state), Over):
        assert not winners, "nobody has won before the end"


def law_points_are_what_the_action_earns(game: AnyGame, position: Position) -> None:
    """The points announced for an action are those that it adds to the sheet."""
    state = position.state
    before = game.scores(state)
    for seat, action in legal_actions(game, state, position.rng(), 40):
        told = game.points(game.view(state, seat), seat, action)
        if told is not None:
            earned = game.scores(game.apply(state, seat, action))[seat] - before[seat]
            assert told == earned, f"{game.write_action(action)}: told {told}, earned {earned}"
