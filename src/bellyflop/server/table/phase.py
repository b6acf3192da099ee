"""The phase a table is in: people sit down, a game is played, or points are written on a pad."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from bellyflop.core import AnyGame, Happening, Match, RecordedEvent, replay_events, understand
from bellyflop.pad import Pad

MOST_BEFORE = 4  # states before the last events; no undo goes back further


@dataclass(frozen=True, slots=True)
class Lobby:
    """Before the game: people sit down."""

    game: AnyGame


@dataclass(eq=False, slots=True)
class Playing:
    """The game is played, or over."""

    __match_args__: ClassVar = ("match", "before_last")

    match: Match[object, object, object, object]
    before: deque[object] = field(default_factory=lambda: deque(maxlen=MOST_BEFORE))

    @property
    def before_last(self) -> object:
        """The state before the last event; None if there was none."""
        return self.before[-1] if self.before else None

    def play(self, event: RecordedEvent, after: object) -> None:
        """Play this event, which leads to this state; None if the state is not known yet."""
        match = self.match
        self.before.append(match.state)
        if after is None:
            match.play_event(event)
        else:
            happened = understand(match.game, event)
            match.go_on(event, Happening(match.state, happened, after))

    def take_back(self) -> None:
        """Take back the last event, without a replay of those before it."""
        if len(self.before) > 1:
            self.match.go_back(self.before.pop(), self.before[-1])
        else:  # an older log, which took back more
            self.replay(self.match.events[:-1])

    def replay(self, events: Sequence[RecordedEvent]) -> None:
        """Play these events, and no others, from the start."""
        known = max(len(events) - MOST_BEFORE, 0)
        self.match = replay_events(self.match.game, events[:known])
        self.before.clear()
        for event in events[known:]:
            self.play(event, None)


@dataclass(eq=False, slots=True)
class OnPad:
    """No game: people write points on a pad, from the moment it is laid out."""

    pad: Pad
    started: bool = False  # whether every seat was taken


@dataclass(frozen=True, slots=True)
class Happened:
    """A row with an event of the game; if `happening` is None, it took that event back."""

    seq: int
    event: int  # its number in the record, from 0
    happening: Happening[object] | None


Phase = Lobby | Playing | OnPad
