"""The only exit: makes everything a viewer is told about a table, from that viewer's view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypedDict

from bellyflop.core import AnyGame, Awaiting, Chance, Match, Over, Players, Record, Settled, Wait
from bellyflop.dice.sealed import Seal
from bellyflop.pad import Mark

from .decide import may_correct
from .log import Throw
from .messages import Awaited, Choice, Opened, Told, Update
from .phase import Happened, Lobby, OnPad, Playing
from .rooms import Room
from .table import Table
from .viewer import Viewer

MOST_CHOICES = 400  # beyond that a phone asks its own sheet what is free


@dataclass(frozen=True, slots=True)
class Public:
    """The part of an update that is the same for everybody."""

    room: Room
    awaiting: Awaited
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    root: str | None = None
    wheels: tuple[int, ...] | None = None
    begun: bool = False
    head: str | None = None
    opened: tuple[Opened, ...] = ()
    pad: object = None
    view: object = None  # where nothing is hidden


def public_of(table: Table) -> Public:
    """What anybody may know of this table now."""
    match table.phase:
        case OnPad(pad):
            return Public(table.room(), Awaited("pad"), pad=pad.shown())
        case Lobby():
            return Public(table.room(), Awaited("start"), **_sealed(table))
        case Playing(match):
            return _public_game(table, match)


def _public_game(table: Table, match: Match[object, object, object, object]) -> Public:
    return Public(
        room=table.room(),
        awaiting=awaited(match.awaiting),
        scores=tuple(match.game.public_scores(match.state)),
        winners=tuple(sorted(match.game.winners(match.state))),
        opened=opened(table),
        view=match.game.view(match.state, None) if match.game.open_table else None,
        **_sealed(table),
    )


class _Sealed(TypedDict, total=False):
    root: str
    wheels: tuple[int, ...]
    begun: bool
    head: str


def _sealed(table: Table) -> _Sealed:
    """The seal and the wheels as everybody sees them, and the head once the game is over."""
    if table.dice != "virtual":
        return {}
    sealed: _Sealed = {"root": table.seal.root.hex()}
    if (wheels := table.wheels) is not None:
        sealed["wheels"] = tuple(sorted(wheels.known(table.seats)))
        sealed["begun"] = wheels.begun
        if table.over:
            sealed["head"] = wheels.head.hex()
    return sealed


def update(
    table: Table,
    who: Viewer,
    untold: int = 0,
    public: Public | None = None,
    marks: Sequence[Mark] | None = None,
) -> Update:
    """All that this viewer may know now, with the news of the last `untold` events.

    `Table.untold` counts the events they have not been told of. To make updates for several viewers
    of one row, pass what is `public` at that row. `marks` are for viewers who have the pad and need
    only what is new on it.
    """
    public, match = public or public_of(table), table.match
    if match is None:
        return Update(
            seq=table.seq,
            room=public.room,
            you=who.seat,
            host=who.host,
            awaiting=public.awaiting,
            undo=table.may_undo(who.seat),
            root=public.root,
            wheels=public.wheels,
            pad=public.pad if marks is None else None,
            marks=tuple(marks or ()),
            left=table.left,
        )
    open_table = match.game.open_table
    view = public.view if open_table else match.game.view(match.state, who.seat)
    correct = may_correct(table, who)
    legal, more = choices(match.game, match.state, view, who.seat)
    return Update(
        seq=table.seq,
        room=public.room,
        you=who.seat,
        host=who.host,
        awaiting=public.awaiting,
        view=view,
        scores=public.scores,
        winners=public.winners,
        legal=legal,
        more=more,
        undo=table.may_undo(who.seat),
        correct=correct,
        typed=_typed(match) if correct else None,
        again=tuple(sorted(table.again)),
        rematch=table.rematch,
        root=public.root,
        wheels=public.wheels,
        begun=public.begun,
        head=public.head,
        opened=public.opened,
        news=tuple(told(match.game, list(table.happened)[-untold:], who.seat)) if untold else (),
        missed=untold > len(table.happened),
        left=table.left,
    )


def _typed(match: Match[Any, Any, Any, Any]) -> object:
    """What was typed in last, or None while the rules hide it."""
    *_, last = fell = [event for event in match.events if isinstance(event, Settled)]
    hidden = match.game.hidden_throws(match.state)
    return None if len(fell) - 1 in hidden else last.outcome


def told(game: AnyGame, happened: Sequence[Happened], seat: int | None) -> list[Told]:
    """The news of these events for this seat, from the states at that time.

    An event that another of them takes back is left out.
    """
    news: list[Told] = []
    for each in happened:
        last = each.happening
        if last is not None:
            pieces = game.news(last.before, last.event, last.after, seat)
            news.append(Told(each.seq, each.event, tuple(pieces)))
        elif news and news[-1].event == each.event and not news[-1].undone:
            news.pop()
        else:
            news.append(Told(each.seq, each.event, (), undone=True))
    return [each for each in news if each.news or each.undone]


def opened(table: Table) -> tuple[Opened, ...]:
    """The key of the last throw, if the rules have shown it, with what proves it was sealed."""
    seal, match = table.seal, table.match
    if match is None or table.dice != "virtual" or not table.throws:
        return ()
    last = table.throws[-1].throw
    if last.number in match.game.hidden_throws(match.state):
        return ()
    if isinstance(last, Throw):
        return (_opened(seal, last),)
    wheels = table.wheels.turned() if table.wheels is not None else ()
    shown = tuple(None if number is None else number.hex() for number in wheels)
    return (Opened(last.number, None, "", seal.key(last.number).hex(), (), shown),)


@lru_cache(256)
def _opened(seal: Seal, throw: Throw) -> Opened:
    """The opened key of a throw under scheme 1; it is shown until the next one falls."""
    path = tuple(step.hex() for step in seal.path(throw.number))
    return Opened(throw.number, throw.seat, throw.device, seal.key(throw.number).hex(), path)


def awaited(awaiting: Awaiting) -> Awaited:
    """What is awaited, in the form for phones."""
    match awaiting:
        case Players(seats):
            return Awaited("players", seats=tuple(sorted(seats)))
        case Chance(by):
            return Awaited("chance", by=by)
        case Wait(seconds):
            return Awaited("wait", seconds=seconds)
        case Over():
            return Awaited("over")


def choices(
    game: AnyGame, state: object, view: object, seat: int | None
) -> tuple[tuple[Choice, ...] | None, bool]:
    """What this seat may do, and whether the page composes further actions from that."""
    if seat is None:
        return (), False
    legal = game.legal_up_to(state, seat, MOST_CHOICES)
    more = legal is None
    if legal is None:
        legal = game.legal_parts(state, seat)
        if not 0 < len(legal) <= MOST_CHOICES:
            return None, True
    points = game.points
    return tuple(_choice(game, action, points(view, seat, action)) for action in legal), more


@lru_cache(40_000, typed=True)
def _choice(game: AnyGame, action: object, points: int | None) -> Choice:
    """A choice for an update, cached because most recur at every table."""
    return Choice(game.write_action(action), points)


def exported(table: Table) -> Record | None:
    """The record that anybody may have now, or None while all of it is secret."""
    match = table.match
    if match is None:
        return None
    events = match.events
    count = match.game.shareable(match.state, events)
    return None if count is None else replace(table.record(), events=tuple(events[:count]))
