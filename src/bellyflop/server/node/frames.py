"""Updates of one table as bytes for the wire. Parts that many phones get are encoded once."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter

from ..table.messages import Update
from ..table.table import Table
from ..table.update import Public, public_of, update
from ..table.viewer import Viewer
from ..wire import encode, encode_with

_FIELDS = tuple(field.name for field in fields(Update))
_values_of = attrgetter(*_FIELDS)


class Frames:
    """The encoded updates of one table at its present row."""

    def __init__(self) -> None:
        self._at: tuple[Table, int] | None = None  # the table and row they are made for
        self._public: Public
        self._shared: dict[str, bytes] = {}  # by field: the parts that all viewers share, encoded
        self._frames: dict[tuple[int | None, bool, int, int | None], bytes] = {}
        self._pad: bytes | None = None  # the whole pad, encoded
        self._players: dict[int, tuple[object, bytes]] = {}  # of a pad, as last encoded

    def of(self, table: Table, who: Viewer, untold: int, marked: int | None = None) -> bytes:
        """The update for this viewer, made once for all who see the same and have missed as much.

        A viewer who has the first `marked` changes of a pad gets the others as marks.
        """
        if self._at != (table, table.seq):
            self._at, self._frames, self._pad = (table, table.seq), {}, None
            self._public = public_of(table)
            self._shared = _shared(self._public)
        place = who.seat, who.host, untold, marked
        if place not in self._frames:
            marks = None if marked is None or table.pad is None else table.pad.marks(marked)
            made = update(table, who, untold, self._public, marks)
            # Encodes views as `write_view` does, only faster.
            values = dict(zip(_FIELDS, _values_of(made), strict=True))
            shared = self._shared
            if isinstance(made.pad, dict):
                shared = {**shared, "pad": self._whole_pad(made.pad)}
            self._frames[place] = encode_with(values, shared)
        return self._frames[place]

    def _whole_pad(self, shown: dict[str, object]) -> bytes:
        """The whole pad; only players who have changed are encoded again."""
        if self._pad is None:
            everybody = shown["players"]
            assert isinstance(everybody, list)
            players = b",".join(self._player(n, player) for n, player in enumerate(everybody))
            self._pad = encode_with(shown, {"players": b"[" + players + b"]"})
        return self._pad

    def _player(self, number: int, player: object) -> bytes:
        known = self._players.get(number)
        if known is None or known[0] is not player:
            known = self._players[number] = player, encode(player)
        return known[1]


def _shared(public: Public) -> dict[str, bytes]:
    shared = {"room": encode(public.room), "opened": encode(public.opened)}
    if public.view is not None:
        shared["view"] = encode(public.view)
    return shared
