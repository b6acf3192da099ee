"""Pairs of tables that differ only in secrets of a viewer, and what the server sends for each.

Both logs of a pair have the same length and differ only in secrets: a viewer may see that another
seat acts, but not what it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.games.splash_party.twins import Number, _all_pawns, _swapped_tokens
from tests.games.splash_party.twins import Table as Poolside
from tests.server.indoors import HOST, Json, laid_out, seat_token

from bellyflop.core import (
    AnyGame,
    BadNotation,
    BadRecord,
    Players,
    RuleBroken,
    Settled,
    replay_events,
)
from bellyflop.server.node.frames import Frames
from bellyflop.server.table.commands import read_command
from bellyflop.server.table.decide import decide
from bellyflop.server.table.table import Table
from bellyflop.server.table.update import exported
from bellyflop.server.table.viewer import Refused, Viewer, hash_token, viewer_of
from bellyflop.testing.laws.play import action_tries, outcome_tries
from bellyflop.testing.twins import TWINS
from bellyflop.testing.walk import Position, course, some

TABLE = "0123456789abcdef01234567"
Sent = dict[str, list[str]]  # messages by channel


@dataclass(frozen=True)
class Pair:
    """A game, and a twin that looks the same to this viewer (None: a spectator)."""

    game: AnyGame
    viewer: int | None
    true: tuple[Any, ...]
    twin: tuple[Any, ...]

    @property
    def position(self) -> Position:
        """The position at the end of the true game."""
        return Position(replay_events(self.game, self.true).state, self.true, len(self.true))


def pairs(game: AnyGame, seed: int, stop: int = 400, most: int = 60) -> Iterator[Pair]:
    """Pairs from one random game, for every viewer, in random order."""
    states, events = course(game, seed, stop)
    rng = Random(seed)
    places = some(range(len(states)), rng, most)
    looks = [(place, viewer) for place in places for viewer in (None, *range(game.seats))]
    for place, viewer in rng.sample(looks, len(looks)):
        true = tuple(events[:place])
        twin = _twin(game, true, states[place], viewer, Random(seed * 1000 + place))
        if twin is not None and twin != true and len(twin) == len(true):
            yield Pair(game, viewer, true, twin)


def _twin(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> tuple[Any, ...] | None:
    if game.about.id == "splash-party":
        return other_deal(game, events, viewer, rng)
    if game.about.id == "clever-kids" and not _others_have_acted(events):
        return None
    found = TWINS[game.about.id](game, events, state, viewer, rng)
    if found is None or game.awaiting(found.state) != game.awaiting(state):
        return None
    return found.events


def _others_have_acted(events: Sequence[Any]) -> bool:
    """§4.7: whether more than one player has acted on this roll."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, Settled)]
    return bool(rolls) and len({event.seat for event in events[rolls[-1] + 1 :]}) > 1


def other_deal(
    game: AnyGame, events: Sequence[Any], viewer: int | None, rng: Random
) -> tuple[Any, ...] | None:
    """§3.1, §3.2: another deal that is consistent with everything every player saw."""
    if not events or not isinstance(replay_events(game, events).awaiting, Players):
        return None
    deal = events[0].outcome
    table = Poolside([(c, n) for c, n in deal["ring"]], deal["tokens"], memory_aid=True)
    for event in events[1:]:
        table.follow(event)
    others = _never_shown(table, rng)
    ring = [[colour, others.get((colour, number), number)] for colour, number in deal["ring"]]
    tokens = list(_swapped_tokens(table, viewer, rng))
    twin = (Settled({**deal, "ring": ring, "tokens": tokens}), *events[1:])
    try:
        replay_events(game, twin)
    except BadRecord as error:
        raise AssertionError(f"the other deal does not lead there: {error}") from error
    return twin


def _never_shown(table: Poolside, rng: Random) -> dict[Number, int]:
    """A new deal, within each colour, of the numbers no player has seen."""
    dealt: dict[Number, int] = {}
    for colour in sorted({colour for colour, _ in _all_pawns()}):
        hidden = [number for number in (1, 2, 3) if (colour, number) not in table.known]
        fresh = rng.sample(hidden, len(hidden))
        dealt |= {(colour, old): new for old, new in zip(hidden, fresh, strict=True)}
    return dealt


# ── what the server sends ────────────────────────────────────────────────────────────────────


def commands_of(pair: Pair) -> list[Json]:
    """Commands the table must refuse this viewer, and a legal one if it reveals nothing yet."""
    game, viewer, position = pair.game, pair.viewer, pair.position
    rng, base = position.rng(), len(pair.true) + 1
    legal = game.legal(position.state, -1 if viewer is None else viewer)
    tries = [
        game.write_action(action)
        for action in some(action_tries(game, position, rng), rng, 8)
        if viewer is None or _refused(game, position.state, viewer, action)
    ]
    fell = [game.write_outcome(o) for o in some(outcome_tries(game, position, rng), rng, 1)]
    told: list[Json] = [{"type": "do", "do": do, "base": base} for do in tries]
    told += [{"type": "fell", "chance": chance, "base": base} for chance in fell]
    told += [{"type": "do", "do": {"peek": True}, "base": base}]
    told += [{"type": "do", "do": {"pass": True}, "base": -1}]
    told += [{"type": "undo", "base": base}, {"type": "rematch"}, {"type": "dance"}]
    told += [{"type": "react", "what": "splash"}, {"type": "start"}]
    told += [{"type": "bot", "seat": 0, "only_if_open": True}, {"type": "lock", "locked": True}]
    if viewer is None:
        told += [{"type": "throw", "base": base}, {"type": "away", "away": True}]
    elif legal and _others_go_on(game, position.state, viewer, legal[0]):
        told += [{"type": "do", "do": game.write_action(legal[0]), "base": base}]
    return [{**command, "id": f"attempt-{n}"} for n, command in enumerate(told)]


def _refused(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    try:
        game.apply(state, seat, action)
    except RuleBroken:
        return True
    return False


def _others_go_on(game: AnyGame, state: Any, viewer: int, action: Any) -> bool:
    """Whether other seats are still awaited after this action, so that it reveals nothing."""
    before, after = game.awaiting(state), game.awaiting(game.apply(state, viewer, action))
    if not isinstance(before, Players) or not isinstance(after, Players):
        return False
    return bool((after.seats & before.seats) - {viewer})


def tokens_of(viewer: int | None) -> list[str | None]:
    """The tokens of everyone with this viewer's view."""
    return [None, HOST] if viewer is None else [seat_token(viewer)]


def told_at_once(pair: Pair, events: Sequence[Any], commands: Sequence[Json]) -> Sent:
    """What the server sends for a table with these events: frames, answers, room and record."""
    table = Table(TABLE)
    table.absorb(laid_out(pair.game, events))
    sent: Sent = {"room": [str(table.room())], "record": [str(exported(table))]}
    for token in tokens_of(pair.viewer):
        who = Viewer() if token is None else viewer_of(table, hash_token(token))
        assert who is not None
        sent[f"update of {token}"] = [Frames().of(table, who, table.untold(0)).decode()]
        sent[f"answers to {token}"] = [_answer(table, who, command) for command in commands]
    return sent


def _answer(table: Table, who: Viewer, command: Json) -> str:
    try:
        drafts = decide(table, who, read_command(command))
    except BadNotation as error:
        return str(error)
    except Refused as refused:
        return f"{refused.status}: {refused}"
    return f"{len(drafts)} rows"
