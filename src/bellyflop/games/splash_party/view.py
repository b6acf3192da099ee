"""The views of Splash Party: what each seat may see, and states that fit a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Literal

from .state import (
    COLOURS,
    NUMBERS,
    Accusation,
    Accusing,
    Choosing,
    Dealing,
    Done,
    Falling,
    Lifted,
    Move,
    Pawn,
    Phase,
    Plunge,
    Reason,
    State,
    Swimmer,
)


@dataclass(frozen=True, slots=True)
class SeenPawn:
    """A pawn on the rim; the number only while it is visible."""

    colour: str
    number: int | None


@dataclass(frozen=True, slots=True)
class SeenPlunge:
    """A pawn on its way from this space into the pool."""

    colour: str
    number: int | None
    space: int


@dataclass(frozen=True, slots=True)
class SeenSwimmer:
    """A pawn in the pool."""

    colour: str
    number: int | None
    face_up: bool


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may see."""

    you: int | None
    phase: Literal["deal", "lift", "go", "fall", "accuse", "over"]
    turn: int  # counted from 1; 0 before the deal
    mover: int | None  # whose turn it is
    ring: tuple[SeenPawn | None, ...]  # by space
    pool: tuple[SeenSwimmer, ...]  # in the order they fell
    falling: tuple[SeenPlunge, ...]  # the first of them falls next
    lifted: int | None  # the space of the lifted pawn
    ways: tuple[Move, ...]  # where the lifted pawn may go
    last_move: Move | None  # the move just made, while its pawn is on the rim
    tokens: tuple[str | None, ...]  # by seat, those this viewer knows
    live: tuple[int, ...]  # the seats still in the game
    may_accuse: bool  # whether the mover may accuse a player, now or after the fall
    accusable: tuple[int, ...]  # whom the mover may accuse now
    accusations: tuple[Accusation, ...]
    last_splash: int  # the turn in which a pawn last went in, 0 for none
    quiet_turns: int  # turns in a row that ended without a splash
    standstill: int  # the number of these that ends the game
    winners: tuple[int, ...]
    ended_by: Reason | None


# ── observing ───────────────────────────────────────────────────────────────────────────────────


def look(state: State, seats: int, seat: int | None, standstill: int) -> View:
    """What this seat may see; None is a spectator."""
    phase = state.phase
    dealt = not isinstance(phase, Dealing)
    lifted = phase.space if isinstance(phase, Lifted) else None
    falling = phase.plunges if isinstance(phase, Falling) else ()
    return View(
        you=seat,
        phase=_phase_word(phase),
        turn=state.turn,
        mover=state.mover if dealt else None,
        ring=tuple(SeenPawn(pawn.colour, _number(pawn)) if pawn else None for pawn in state.ring),
        pool=tuple(SeenSwimmer(pawn.colour, _number(pawn), up) for pawn, up in state.pool),
        falling=tuple(SeenPlunge(pawn.colour, _number(pawn), space) for pawn, space in falling),
        lifted=lifted,
        ways=state.open_ways(lifted) if lifted is not None else (),
        last_move=state.last_move,
        tokens=_known_tokens(state, seat) if dealt else (None,) * seats,
        live=state.live,
        may_accuse=_may_accuse(state),
        accusable=state.accusable if isinstance(phase, Accusing) else (),
        accusations=state.accusations,
        last_splash=state.last_splash,
        quiet_turns=state.quiet_turns,
        standstill=standstill,
        winners=phase.winners if isinstance(phase, Done) else (),
        ended_by=phase.reason if isinstance(phase, Done) else None,
    )


def _number(pawn: Pawn) -> int | None:
    return pawn.number if pawn.open else None


def _known_tokens(state: State, viewer: int | None) -> tuple[str | None, ...]:
    """The viewer's own token, those of players who are out, and all of them at the end."""
    live = () if isinstance(state.phase, Done) else state.live
    return tuple(
        token if seat == viewer or seat not in live else None
        for seat, token in enumerate(state.tokens)
    )


def _may_accuse(state: State) -> bool:
    match state.phase:
        case Accusing():
            return True
        case Falling(_, then_accuse):
            return then_accuse
        case _:
            return False


def _phase_word(phase: Phase) -> Literal["deal", "lift", "go", "fall", "accuse", "over"]:
    match phase:
        case Dealing():
            return "deal"
        case Choosing():
            return "lift"
        case Lifted():
            return "go"
        case Falling():
            return "fall"
        case Accusing():
            return "accuse"
        case Done():
            return "over"


# ── imagining ───────────────────────────────────────────────────────────────────────────────────


def imagine(view: View, rng: Random) -> State:
    """A table that looks like this view; hidden numbers and tokens are drawn at random."""
    if view.mover is None:
        return State()
    hidden = _hidden_numbers(view, rng)

    def pawn(seen: SeenPawn | SeenPlunge | SeenSwimmer) -> Pawn:
        if seen.number is not None:
            return Pawn(seen.colour, seen.number, open=True)
        return Pawn(seen.colour, hidden[seen.colour].pop())

    def pawn_on(space: int, seen: SeenPawn | None) -> Pawn | None:
        if seen is None:
            return None
        if view.last_move and space == view.last_move.end and seen.number is None:
            return Pawn(seen.colour, view.last_move.number)  # everyone saw how far it went
        return pawn(seen)

    ring = tuple(pawn_on(space, seen) for space, seen in enumerate(view.ring))
    pool = tuple(Swimmer(pawn(seen), seen.face_up) for seen in view.pool)
    plunges = tuple(Plunge(pawn(seen), seen.space) for seen in view.falling)
    return State(
        phase=_imagined_phase(view, plunges),
        ring=ring,
        pool=pool,
        tokens=_imagined_tokens(view, rng),
        mover=view.mover,
        turn=view.turn,
        last_splash=view.last_splash,
        last_move=view.last_move,
        accusations=view.accusations,
    )


def _hidden_numbers(view: View, rng: Random) -> dict[str, list[int]]:
    """For each colour, the numbers nobody can see, shuffled."""
    seen = set(_seen_numbers(view))
    hidden = {
        colour: [number for number in NUMBERS if (colour, number) not in seen] for colour in COLOURS
    }
    for numbers in hidden.values():
        rng.shuffle(numbers)
    return hidden


def _seen_numbers(view: View) -> Iterator[tuple[str, int]]:
    for pawn in (*view.ring, *view.pool, *view.falling):
        if pawn and pawn.number is not None:
            yield pawn.colour, pawn.number
    moved = view.ring[view.last_move.end] if view.last_move else None
    if moved and view.last_move:
        yield moved.colour, view.last_move.number


def _imagined_tokens(view: View, rng: Random) -> tuple[str, ...]:
    """Tokens that fit: live players have pawns on the rim, and wrong accusations were wrong."""
    secret = [seat for seat, token in enumerate(view.tokens) if token is None]
    on_rim = {pawn.colour for pawn in view.ring if pawn} - set(view.tokens)
    wrong = {(said.accused, said.colour) for said in view.accusations if not said.right}
    fitting = [
        colours
        for colours in permutations([c for c in COLOURS if c in on_rim], len(secret))
        if wrong.isdisjoint(zip(secret, colours, strict=True))
    ]
    drawn = dict(zip(secret, rng.choice(fitting), strict=True))
    return tuple(token or drawn[seat] for seat, token in enumerate(view.tokens))


def _imagined_phase(view: View, plunges: tuple[Plunge, ...]) -> Phase:
    if view.lifted is not None:
        return Lifted(view.lifted)
    if plunges:
        return Falling(plunges, view.may_accuse)
    if view.ended_by is not None:
        return Done(view.winners, view.ended_by)
    return Accusing() if view.may_accuse else Choosing()
