"""Decides commands: rows for the log, or a refusal. Pure, like the table itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from bellyflop.core import (
    Acted,
    BadNotation,
    Chance,
    Match,
    Players,
    Proceeded,
    RuleBroken,
    Settled,
    Wait,
)
from bellyflop.dice.sealed import KeyedRandom, SealedRandom

from . import log
from .commands import (
    Command,
    Do,
    Fell,
    HandToBot,
    Hints,
    Lock,
    Pencil,
    React,
    Rematch,
    Remove,
    Shake,
    Start,
    StepAway,
    Throw,
    Undo,
)
from .hosting import ask_bot, host, step_away
from .log import Called, CalledThrow, Draft, Penciled, Played, TakenBack
from .messages import Answer, refused_answer
from .phase import OnPad, Playing
from .table import Table
from .viewer import Refused, Viewer


@dataclass(frozen=True, slots=True)
class Around:
    """What a node knows of the phones around a table that the log does not have.

    Anybody may ask a bot for the seats in `long_away`. The wheels in `there` can be called, and
    `gave` has the numbers that they gave for the throw that is due.
    """

    long_away: Collection[int] = ()
    there: Collection[int] = ()
    gave: Mapping[int, bytes] = field(default_factory=dict)


ALONE = Around()


@dataclass(frozen=True, slots=True)
class TableMove:
    """An automatic move: a bot's action, an absent seat's, a throw, or the end of a look."""

    kind: Literal["do", "throw", "wait"]
    seat: int | None = None
    action: object = None


BASED = Do | Throw | Fell | Undo
"""Commands that say which row their sender had seen."""


def respond(
    table: Table,
    who: Viewer,
    command: Command,
    digest: str,
    *,
    moved_on: bool = False,
    around: Around = ALONE,
) -> Answer | list[Draft]:
    """The rows that a command adds to the log, or the answer to one that adds none.

    A command whose id is in the log gets its old answer; `digest` tells whether it is the same
    command. `moved_on` says that the log no longer has what the sender had seen.
    """
    if command.id in table.commands:
        return again(table, who, command, digest)
    if isinstance(command, BASED) and (moved_on or is_stale(table, who, command)):
        return refused_answer(command.id, "stale", table.seq, "moved-on")
    try:
        return decide(table, who, command, around)
    except Refused as no:
        return Answer(command.id, no.status, table.seq, str(no), no.word, no.about)


def decide(table: Table, who: Viewer, command: Command, around: Around = ALONE) -> list[Draft]:
    """The rows this command adds to the log, or Refused."""
    drafts = _decide(table, who, command, around)
    if not table.fits(drafts):
        raise Refused("illegal", "log-full")
    return drafts


def _decide(table: Table, who: Viewer, command: Command, around: Around) -> list[Draft]:
    if who.seat is not None and table.seats[who.seat].token_hash != who.token_hash:
        raise Refused("forbidden", "seat-not-yours")
    if isinstance(table.phase, OnPad) and isinstance(
        command, Do | Throw | Fell | StepAway | HandToBot
    ):
        raise Refused("illegal", "pad-not-played")
    match command:
        case Pencil():
            return _pencil(table, who, command)
        case Do():
            return _do(table, _player(table, who), command, around)
        case Throw():
            return _throw(table, _player(table, who), command.device or "", around)
        case Fell():
            return _fell(table, who, command)
        case Undo():
            if not table.may_undo(_player(table, who)):
                raise Refused("illegal", "undo-too-late")
            return [Draft(TakenBack(), who.seat)]
        case StepAway():
            return step_away(table, who, command)
        case HandToBot():
            return ask_bot(table, who, command, around.long_away)
        case Start() | Lock() | Hints() | Remove():
            if not who.host:
                raise Refused("forbidden", "host-only")
            return host(table, command)
        case Rematch() | React() | Shake():
            raise Refused("unavailable", "not-for-log")


def move_of_table(table: Table, move: TableMove, around: Around = ALONE) -> list[Draft]:
    """The rows of an automatic move, or Refused if it is no longer due."""
    match move.kind:
        case "do":
            assert move.seat is not None
            return _act(table, move.seat, move.action, None, around)
        case "throw":
            return _fall(table, _match(table).state, table.hand, "", around)
        case "wait":
            match = _match(table)
            try:
                after = match.game.proceed(match.state)
            except RuleBroken as error:
                raise Refused("stale", "rules", error) from None
            return [Draft(Played(Proceeded()), after=after)]


# ── playing ─────────────────────────────────────────────────────────────────────────────────────


def _player(table: Table, who: Viewer) -> int:
    if who.seat is None:
        raise Refused("forbidden", "watching")
    if table.seats[who.seat].covered:
        raise Refused("illegal", "bot-plays")
    return who.seat


def _playing(table: Table) -> Playing:
    if not isinstance(table.phase, Playing):
        raise Refused("illegal", "not-started")
    return table.phase


def _match(table: Table) -> Match[object, object, object, object]:
    return _playing(table).match


def _do(table: Table, seat: int, command: Do, around: Around) -> list[Draft]:
    game = _match(table).game
    try:
        action = game.read_action(command.do)
    except BadNotation as error:
        raise Refused("illegal", "rules", error) from None
    return _act(table, seat, action, command.device, around)


def _act(
    table: Table, seat: int, action: object, device: str | None, around: Around
) -> list[Draft]:
    match = _match(table)
    game = match.game
    try:
        state = game.apply(match.state, seat, action)
    except RuleBroken as error:
        raise Refused("illegal", "rules", error) from None
    drafts = [Draft(Played(Acted(seat, game.write_action(action))), seat, state)]
    if table.dice == "virtual":
        awaiting = game.awaiting(state)
        if isinstance(awaiting, Chance) and (
            awaiting.by is None or (awaiting.by == seat and device)
        ):
            drafts += _fall(table, state, seat, device or "", around)
    return drafts


def _throw(table: Table, seat: int, device: str, around: Around) -> list[Draft]:
    if table.dice != "virtual":
        raise Refused("illegal", "real-dice")
    state = _match(table).state
    if table.hand != seat:
        raise Refused("illegal", "not-your-hand")
    first, *more = _fall(table, state, seat, device, around)
    return [replace(first, seat=seat), *more]


def call(table: Table, around: Around) -> list[Draft]:
    """The early call for a throw by somebody's hand; no rows if there is nobody to call."""
    asked, hand = _asked(table, around), table.hand
    due = asked and hand is not None
    return [Draft(Called(len(table.throws), asked, early=True), hand)] if due else []


def _asked(table: Table, around: Around) -> tuple[int, ...]:
    """The wheels to call before dice may fall; none if they have been called already."""
    if table.wheels is None or table.call is not None:
        return ()
    return table.wheels.to_ask(table.seats, around.there)


def _fall(
    table: Table, state: object, seat: int | None, device: str, around: Around
) -> list[Draft]:
    """The sealed throws that follow one another with nobody's hand between them.

    If phones have to be called first, only the call.
    """
    game = _match(table).game
    if not isinstance(game.awaiting(state), Chance):
        raise Refused("stale", "no-throw-due")
    if asked := _asked(table, around):
        return [Draft(Called(len(table.throws), asked))]
    gave: Mapping[int, bytes] = {}
    if (called := table.call) is not None:
        gave = {seat: around.gave[seat] for seat in called.asked if seat in around.gave}
    drafts: list[Draft] = []
    while True:
        number = len(table.throws) + len(drafts)
        throw: log.Throw | CalledThrow = log.Throw(number, seat, device)
        rng: KeyedRandom = SealedRandom(table.seal.key(number), table.id, number, seat, device)
        if table.wheels is not None:
            rng = table.wheels.chance(table.seats, number, gave)
            throw = CalledThrow(number, None if drafts else tuple(gave.items()))
        outcome = game.sample(state, rng)
        state = game.settle(state, outcome)
        played = Played(Settled(game.write_outcome(outcome)), throw)
        drafts.append(Draft(played, after=state))
        awaiting = game.awaiting(state)
        if not (isinstance(awaiting, Chance) and awaiting.by is None):
            return drafts


def _fell(table: Table, who: Viewer, command: Fell) -> list[Draft]:
    if not who.host:
        _player(table, who)
    match = _match(table)
    game, state = match.game, match.state
    if table.dice != "real":
        raise Refused("illegal", "own-dice")
    drafts: list[Draft] = []
    if command.correct:
        if not table.just_typed:
            raise Refused("illegal", "throw-gone-on")
        drafts = [Draft(TakenBack(), who.seat)]
        state = _playing(table).before_last
    awaiting = game.awaiting(state)
    if not isinstance(awaiting, Chance):
        raise Refused("illegal", "no-throw-due")
    if not _types_in(table, who, awaiting.by):
        raise Refused("forbidden", "thrower-types")
    try:
        outcome = game.read_outcome(command.chance)
        after = game.settle(state, outcome)
    except (BadNotation, RuleBroken) as error:
        raise Refused("illegal", "rules", error) from None
    played = Played(Settled(game.write_outcome(outcome)))
    return [*drafts, Draft(played, who.seat, after)]


def _types_in(table: Table, who: Viewer, by: int | None) -> bool:
    """Whether they may type in a throw: the thrower, the host, or any player for a bot's hand."""
    if who.host or by is None or by == who.seat:
        return True
    return who.seat is not None and table.seats[by].played_by_bot


def may_correct(table: Table, who: Viewer) -> bool:
    """Whether they may correct the throw typed in last."""
    match table.phase:
        case Playing(match, before) if table.just_typed:
            awaiting = match.game.awaiting(before)
            return isinstance(awaiting, Chance) and _types_in(table, who, awaiting.by)
    return False


def _pencil(table: Table, who: Viewer, command: Pencil) -> list[Draft]:
    """The row of a change on the pad; any player may write for everybody, as on a shared sheet."""
    if not isinstance(table.phase, OnPad):
        raise Refused("illegal", "own-points")
    if not who.host:
        _player(table, who)
    try:
        table.phase.pad.check(command.change)
    except (BadNotation, RuleBroken) as error:
        raise Refused("illegal", "rules", error) from None
    return [Draft(Penciled(command.change), who.seat)]


def again(table: Table, who: Viewer, command: Command, digest: str) -> Answer:
    """The stored answer to a command in the log, if the command was theirs."""
    seq, seat, stored = table.commands[command.id]
    own = seat == who.seat or (seat is None and who.host)
    if own and stored in (digest, None):
        return Answer(command.id, "ok", seq)
    return refused_answer(command.id, "illegal", table.seq, "id-used")


def is_stale(table: Table, who: Viewer, command: BASED) -> bool:
    """Whether something that matters to them has happened since they looked."""
    if command.base > table.seq:
        return True
    matters = table.must_have_seen[who.seat] if who.seat is not None else table.seq
    return command.base < matters


def due(table: Table) -> Players | Chance | Wait | None:
    """What the table waits for, or None when nothing is being played."""
    match table.phase:
        case Playing(Match(awaiting=Players() | Chance() | Wait() as awaiting)):
            return awaiting
    return None


def hinted_seat(table: Table, who: Viewer | None, base: int) -> int:
    """The seat that gets a hint, or Refused."""
    if who is None:
        raise Refused("forbidden", "no-such-seat")
    if who.seat is None:
        raise Refused("forbidden", "watching")
    if not table.hints:
        raise Refused("illegal", "no-hints")
    if table.seats[who.seat].covered:
        raise Refused("illegal", "bot-plays")
    if who.seat not in table.awaited:
        raise Refused("illegal", "hint-in-turn")
    if not table.must_have_seen[who.seat] <= base <= table.seq:
        raise Refused("stale", "moved-on")
    return who.seat
