"""The one exit: everything a viewer is told about a table is made here, from that viewer's view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec

from bellyflop.core import AnyGame, Awaiting, Chance, Over, Players, Wait

from .decide import may_correct
from .messages import Awaited, Choice, Opened, Told, Update
from .rooms import Room
from .table import Happened, Table
from .viewer import Viewer

MOST_CHOICES = 400  # beyond that a phone asks its own sheet what is free

_encode = msgspec.json.Encoder().encode


def update_frame(table: Table, who: Viewer, untold: int = 0) -> bytes:
    """The update for this viewer at the table's present row, as bytes for the wire.

    So many events (see `Table.untold`) they have not been told of yet.
    """
    return _encode(update(table, who, untold))


class Public(NamedTuple):
    """The part of an update that is the same for everybody, made once for each row."""

    room: Room
    awaiting: Awaited
    scores: list[int]
    winners: list[int]
    root: str | None
    opened: list[Opened]
    pad: object = None
    view: object = None  # where nothing is hidden
    shown: object = None  # the same, spelled for the wire

    @classmethod
    def of(cls, table: Table) -> Public:
        """What anybody may know of this table now."""
        match = table.match
        if table.pad is not None:
            return cls(table.room(), Awaited("pad"), [], [], None, [], table.pad.shown())
        if match is None:
            return cls(table.room(), Awaited("start"), [], [], None, [])
        view = match.game.view(match.state, None) if match.game.open_table else None
        return cls(
            room=_room(table),
            awaiting=_awaited(match.awaiting),
            scores=list(match.game.shown_scores(match.state)),
            winners=sorted(match.game.winners(match.state)),
            root=table.seal.root.hex() if table.seal and table.dice == "virtual" else None,
            opened=opened(table),
            view=view,
            shown=msgspec.Raw(_encode(view)),
        )


def _room(table: Table) -> Room:
    """The room, spelled for the wire once and again only when it has changed."""
    if table.room_shown is None:
        table.room_shown = msgspec.Raw(_encode(table.room()))
    return cast(Room, table.room_shown)  # the encoder takes it as it is


def update(table: Table, who: Viewer, untold: int = 0) -> Update:
    """All that this viewer may know now, and the news of the last so many events."""
    if not isinstance(table.public, Public):
        table.public = Public.of(table)
    public, match = table.public, table.match
    if match is None:
        undo, pad = table.may_undo(who.seat), public.pad
        return Update(
            table.seq, public.room, who.seat, who.host, public.awaiting, undo=undo, pad=pad
        )
    if match.game.open_table:
        view, shown = public.view, public.shown
    else:
        view = shown = match.game.view(match.state, who.seat)
    legal, more = _choices(table, match.state, view, who.seat)
    return Update(
        seq=table.seq,
        room=public.room,
        you=who.seat,
        host=who.host,
        awaiting=public.awaiting,
        view=shown,  # the encoder writes it as `write_view` does, and much faster
        scores=public.scores,
        winners=public.winners,
        legal=legal,
        more=more,
        undo=table.may_undo(who.seat),
        correct=may_correct(table, who),
        rematch=table.rematch,
        root=public.root,
        opened=public.opened,
        news=told(match.game, list(table.happened)[-untold:], who.seat) if untold else [],
        missed=untold > len(table.happened),
    )


def told(game: AnyGame, happened: Sequence[Happened], seat: int | None) -> list[Told]:
    """What this seat is told of these events, from the states as they were then.

    An event that was taken back among them has not happened.
    """
    news: list[Told] = []
    for each in happened:
        last = each.happening
        if last is not None:
            pieces = game.news(last.before, last.event, last.after, seat)
            news.append(Told(each.seq, each.event, list(pieces)))
        elif news and news[-1].event == each.event and not news[-1].undone:
            news.pop()
        else:
            news.append(Told(each.seq, each.event, [], undone=True))
    return [each for each in news if each.news or each.undone]


def opened(table: Table) -> list[Opened]:
    """The key of the last throw, if the rules have shown it, with what proves it was sealed."""
    seal, match = table.seal, table.match
    if seal is None or match is None or table.dice != "virtual" or not table.throws:
        return []
    last = table.throws[-1]
    if last.number in match.game.closed_throws(match.state):
        return []
    if table.throw_shown is None:
        path = [step.hex() for step in seal.path(last.number)]
        key = seal.key(last.number).hex()
        shown = Opened(last.number, last.seat, last.device, key, path)
        table.throw_shown = msgspec.Raw(_encode(shown))
    return [cast(Opened, table.throw_shown)]


def _awaited(awaiting: Awaiting) -> Awaited:
    match awaiting:
        case Players(seats):
            return Awaited("players", seats=sorted(seats))
        case Chance(by):
            return Awaited("chance", by=by)
        case Wait(seconds):
            return Awaited("wait", seconds=seconds)
        case Over():
            return Awaited("over")


def _choices(
    table: Table, state: object, view: object, seat: int | None
) -> tuple[list[Choice] | None, bool]:
    """What this seat may do, and whether there is more that is put together from it."""
    game = table.game
    assert game is not None
    if seat is None:
        return [], False
    legal = game.few(state, seat, MOST_CHOICES)
    more = legal is None
    if legal is None:
        legal = game.simple(state, seat)
        if not 0 < len(legal) <= MOST_CHOICES:
            return None, True
    points = game.points
    return [_spelled(game, action, points(view, seat, action)) for action in legal], more


@lru_cache(40_000, typed=True)
def _spelled(game: AnyGame, action: object, points: int | None) -> Choice:
    """A choice for the wire; most are offered again and again, at every table."""
    choice = Choice(msgspec.Raw(_encode(game.write_action(action))), points)
    return cast(Choice, msgspec.Raw(_encode(choice)))  # the encoder takes it as it is
