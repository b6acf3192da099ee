"""What a command comes to: rows for the log, or a refusal in words. Pure, like the table itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bellyflop.core import BadNotation, Chance, Players, RuleBroken, Wait
from bellyflop.dice.sealed import SealedRandom

from . import log as entries
from .commands import (
    Command,
    Do,
    Fell,
    HandToBot,
    Lock,
    Pencil,
    React,
    Rematch,
    Remove,
    Start,
    StepAway,
    Throw,
    Undo,
)
from .hosting import host, step_away
from .log import Draft
from .messages import Answer
from .table import Table
from .viewer import Refused, Viewer


@dataclass(frozen=True, slots=True)
class TableMove:
    """What the table does by itself: a bot's action, an absent seat's, a throw, the clock."""

    kind: Literal["do", "throw", "wait"]
    seat: int | None = None
    action: object = None


def decide(table: Table, who: Viewer, command: Command) -> list[Draft]:
    """The rows this command adds to the log, or Refused."""
    if who.seat is not None and table.seats[who.seat].token_hash != who.token_hash:
        raise Refused("forbidden", "seat-not-yours", "This seat is no longer yours.")
    if table.pad is not None and isinstance(command, Do | Throw | Fell | StepAway | HandToBot):
        raise Refused(
            "illegal",
            "pad-not-played",
            "This is a pad: points are written on it, nothing is played.",
        )
    match command:
        case Pencil():
            return _pencil(table, who, command)
        case Do():
            return _do(table, _player(table, who), command)
        case Throw():
            return _throw(table, _player(table, who), command.device or "")
        case Fell():
            return _fell(table, who, command)
        case Undo():
            if not table.may_undo(_player(table, who)):
                raise Refused(
                    "illegal",
                    "undo-too-late",
                    "Only your own last move can be taken back, and only at once.",
                )
            return [Draft(entries.UNDO, {}, who.seat)]
        case StepAway():
            return step_away(table, who, command)
        case Start() | Lock() | Remove() | HandToBot():
            if not who.host:
                raise Refused("forbidden", "host-only", "Only the host of this table can do that.")
            return host(table, command)
        case Rematch() | React():
            raise Refused("unavailable", "not-for-log", "That is not for the log.")


def move_of_table(table: Table, move: TableMove) -> list[Draft]:
    """The rows of something the table does by itself, or Refused if it is no longer due."""
    match move.kind:
        case "do":
            assert move.seat is not None
            return _act(table, move.seat, move.action, device=None)
        case "throw":
            return _settle(table, _state(table), table.hand, device="")
        case "wait":
            assert table.game is not None
            try:
                after = table.game.proceed(_state(table))
            except RuleBroken as error:
                raise Refused("stale", "rules", str(error)) from None
            return [Draft(entries.EVENT, {"event": {"wait": True}}, after=after)]


# ── playing ─────────────────────────────────────────────────────────────────────────────────────


def _player(table: Table, who: Viewer) -> int:
    if who.seat is None:
        raise Refused("forbidden", "watching", "You are watching. Only players can do that.")
    if table.seats[who.seat].covered:
        raise Refused("illegal", "bot-plays", "A bot is playing for you. Come back first.")
    return who.seat


def _state(table: Table) -> object:
    if table.match is None:
        raise Refused("illegal", "not-started", "The game has not started yet.")
    return table.match.state


def _do(table: Table, seat: int, command: Do) -> list[Draft]:
    assert table.game is not None
    _state(table)
    try:
        action = table.game.read_action(command.do)
    except BadNotation as error:
        raise Refused("illegal", "rules", str(error)) from None
    return _act(table, seat, action, command.device)


def _act(table: Table, seat: int, action: object, device: str | None) -> list[Draft]:
    game, state = table.game, _state(table)
    assert game is not None
    try:
        state = game.apply(state, seat, action)
    except RuleBroken as error:
        raise Refused("illegal", "rules", str(error)) from None
    event = {"seat": seat, "do": game.write_action(action)}
    drafts = [Draft(entries.EVENT, {"event": event}, seat, state)]
    if table.dice == "virtual":
        awaiting = game.awaiting(state)
        if isinstance(awaiting, Chance) and (
            awaiting.by is None or (awaiting.by == seat and device)
        ):
            drafts += _settle(table, state, seat, device or "")
    return drafts


def _throw(table: Table, seat: int, device: str) -> list[Draft]:
    if table.dice != "virtual":
        raise Refused("illegal", "real-dice", "This table plays with real dice. Type in what fell.")
    state = _state(table)
    if table.hand != seat:
        raise Refused("illegal", "not-your-hand", "It is not your hand that throws now.")
    first, *more = _settle(table, state, seat, device)
    return [Draft(first.kind, first.payload, seat, first.after), *more]


def _settle(table: Table, state: object, seat: int | None, device: str) -> list[Draft]:
    """Sealed throws, as many as follow one another with nobody's hand between them."""
    game, seal = table.game, table.seal
    assert game is not None
    assert seal is not None
    if not isinstance(game.awaiting(state), Chance):
        raise Refused("stale", "no-throw-due", "No throw is due.")
    drafts: list[Draft] = []
    while True:
        number = len(table.throws) + len(drafts)
        rng = SealedRandom(seal.key(number), table.id, number, seat, device)
        outcome = game.sample(state, rng)
        state = game.settle(state, outcome)
        throw = {"number": number, "seat": seat, "device": device}
        event = {"chance": game.write_outcome(outcome)}
        drafts.append(Draft(entries.EVENT, {"event": event, "throw": throw}, after=state))
        awaiting = game.awaiting(state)
        if not (isinstance(awaiting, Chance) and awaiting.by is None):
            return drafts


def _fell(table: Table, who: Viewer, command: Fell) -> list[Draft]:
    if not who.host:
        _player(table, who)
    game, state = table.game, _state(table)
    assert game is not None
    if table.dice != "real":
        raise Refused("illegal", "own-dice", "This table throws its own dice.")
    drafts: list[Draft] = []
    if command.correct:
        if not table.just_typed:
            raise Refused(
                "illegal",
                "throw-gone-on",
                "That throw can no longer be changed: the game has gone on.",
            )
        drafts = [Draft(entries.UNDO, {}, who.seat)]
        state = table.before_last
    awaiting = game.awaiting(state)
    if not isinstance(awaiting, Chance):
        raise Refused("illegal", "no-throw-due", "No throw is due.")
    if not _types_in(table, who, awaiting.by):
        raise Refused("forbidden", "thrower-types", "Whoever throws types in what fell.")
    try:
        outcome = game.read_outcome(command.chance)
        after = game.settle(state, outcome)
    except (BadNotation, RuleBroken) as error:
        raise Refused("illegal", "rules", str(error)) from None
    event = {"chance": game.write_outcome(outcome)}
    return [*drafts, Draft(entries.EVENT, {"event": event}, who.seat, after)]


def _types_in(table: Table, who: Viewer, by: int | None) -> bool:
    """Whether they may say what fell: the thrower, the host, and any player for a bot's hand."""
    if who.host or by is None or by == who.seat:
        return True
    return who.seat is not None and table.seats[by].played_by_bot


def may_correct(table: Table, who: Viewer) -> bool:
    """Whether they may type in anew what fell last."""
    if not table.just_typed or table.game is None:
        return False
    before = table.game.awaiting(table.before_last)
    return isinstance(before, Chance) and _types_in(table, who, before.by)


def _pencil(table: Table, who: Viewer, command: Pencil) -> list[Draft]:
    """Every player writes for everybody, as on a sheet that lies in the middle."""
    if table.pad is None:
        raise Refused(
            "illegal", "own-points", "This table keeps its own points: they come from the dice."
        )
    if not who.host:
        _player(table, who)
    try:
        table.pad.check(command.change)
    except (BadNotation, RuleBroken) as error:
        raise Refused("illegal", "rules", str(error)) from None
    return [Draft(entries.PENCIL, {"change": command.change}, who.seat)]


def again(table: Table, who: Viewer, command: Command) -> Answer:
    """The stored answer to a command that is in the log, for those whose command it was."""
    seq, seat = table.commands[command.id]
    if seat == who.seat or (seat is None and who.host):
        return Answer(command.id, "ok", seq)
    why = "Somebody else has used this id. Make a new one."
    return Answer(command.id, "illegal", table.seq, why, "id-used")


def is_stale(table: Table, who: Viewer, command: Do | Throw | Fell | Undo) -> bool:
    """Whether something that matters to them has happened since they looked."""
    if command.base > table.seq:
        return True
    matters = table.must_have_seen[who.seat] if who.seat is not None else table.seq
    return command.base < matters


def due(table: Table) -> Players | Chance | Wait | None:
    """What the table waits for, or None when nothing is being played."""
    if table.match is None or table.over:
        return None
    awaiting = table.match.awaiting
    assert isinstance(awaiting, Players | Chance | Wait)
    return awaiting
