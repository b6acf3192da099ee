"""Twins of Splash Party: other hidden numbers and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from random import Random
from typing import Any

from bellyflop.core import Acted, AnyGame, Over, Settled
from bellyflop.games.splash_party.state import Falling, Pawn, State

Number = tuple[str, int]  # a pawn: its colour and the number under it
STEP = {"cw": 1, "ccw": -1}


@dataclass
class Table:
    """A record of everything that was shown to all players during a game."""

    ring: list[Number | None]
    tokens: list[str]
    memory_aid: bool
    shown_once: set[Number] = field(default_factory=set)
    lifted: Number | None = None
    moved: Number | None = None
    falling: list[Number] = field(default_factory=list)
    face_up: set[Number] = field(default_factory=set)
    wrong: set[tuple[int, str]] = field(default_factory=set)

    def follow(self, event: Any) -> None:
        """Update the record with this event."""
        match event:
            case Settled({"falls": side}):
                pawn = self.falling.pop(0)
                if side == "up":
                    self.face_up.add(pawn)
            case Acted(_, {"lift": space}):
                self.lifted = self.ring[space]
                self.shown_once |= {self.lifted} if self.lifted else set()
            case Acted(_, {"go": direction}):
                self._move(direction)
            case Acted(seat, {"accuse": accused, "colour": colour}):
                self._accuse(seat, accused, colour)

    def _move(self, direction: str) -> None:
        assert self.lifted is not None
        start = self.ring.index(self.lifted)
        end = (start + STEP[direction] * self.lifted[1]) % len(self.ring)
        pushed = self.ring[end]
        self.ring[start], self.ring[end] = None, self.lifted
        self.falling += [pushed] if pushed else []
        self.lifted, self.moved = None, self.lifted

    def _accuse(self, seat: int, accused: int, colour: str) -> None:
        right = self.tokens[accused] == colour
        if not right:
            self.wrong.add((accused, colour))
        out = self.tokens[accused if right else seat]
        for space, pawn in enumerate(self.ring):
            if pawn and pawn[0] == out:
                self.ring[space] = None
                self.falling.append(pawn)

    @property
    def on_rim(self) -> list[Number]:
        """The pawns still on the rim."""
        return [pawn for pawn in self.ring if pawn]

    @property
    def known(self) -> set[Number]:
        """The pawns whose numbers every player can know now (§3.2)."""
        known = self.face_up | {pawn for pawn in (self.lifted, self.moved) if pawn}
        return known | self.shown_once if self.memory_aid else known


def swap_hidden(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Any | None:
    """§3.1, §3.2: shuffle the hidden numbers within each colour and the tokens of live seats."""
    if not events or isinstance(game.awaiting(state), Over):
        return None
    deal = events[0].outcome
    ring: list[Number | None] = [(colour, number) for colour, number in deal["ring"]]
    table = Table(ring, deal["tokens"], bool(getattr(game, "memory_aid", False)))
    for event in events[1:]:
        table.follow(event)
    return _renumber(state, _swapped_numbers(table, rng), _swapped_tokens(table, viewer, rng))


def _swapped_numbers(table: Table, rng: Random) -> dict[Number, int]:
    swapped: dict[Number, int] = {}
    for colour in sorted({token for token, _ in _all_pawns()}):
        hidden = [number for number in (1, 2, 3) if (colour, number) not in table.known]
        others = rng.sample(hidden, len(hidden))
        swapped |= {(colour, old): new for old, new in zip(hidden, others, strict=True)}
    return swapped


def _all_pawns() -> list[Number]:
    colours = ("red", "orange", "yellow", "green", "blue", "purple")
    return [(colour, number) for colour in colours for number in (1, 2, 3)]


def _swapped_tokens(table: Table, viewer: int | None, rng: Random) -> tuple[str, ...]:
    """Random tokens consistent with what the viewer knows: dry colours, no wrong accusations."""
    dry = {colour for colour, _ in table.on_rim}
    secret = [s for s, token in enumerate(table.tokens) if token in dry and s != viewer]
    public = {token for seat, token in enumerate(table.tokens) if seat not in secret}
    choices = [
        dict(zip(secret, colours, strict=True))
        for colours in permutations(sorted(dry - public), len(secret))
        if table.wrong.isdisjoint(zip(secret, colours, strict=True))
    ]
    drawn = rng.choice(choices)
    return tuple(drawn.get(seat, token) for seat, token in enumerate(table.tokens))


def _renumber(state: State, numbers: dict[Number, int], tokens: tuple[str, ...]) -> State:
    def other(pawn: Pawn) -> Pawn:
        return pawn._replace(number=numbers.get((pawn.colour, pawn.number), pawn.number))

    phase = state.phase
    if isinstance(phase, Falling):
        plunges = tuple(plunge._replace(pawn=other(plunge.pawn)) for plunge in phase.plunges)
        phase = Falling(plunges, phase.then_accuse)
    return replace(
        state,
        phase=phase,
        ring=tuple(pawn and other(pawn) for pawn in state.ring),
        pool=tuple(swimmer._replace(pawn=other(swimmer.pawn)) for swimmer in state.pool),
        tokens=tokens,
    )
