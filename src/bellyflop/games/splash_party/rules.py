"""The rules of Splash Party. Paragraph numbers refer to docs/rules/splash-party.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import ClassVar, get_args

from bellyflop.core import (
    About,
    Awaiting,
    Chance,
    Event,
    Flag,
    Game,
    IllegalAction,
    IllegalOutcome,
    Over,
    Players,
    RecordedEvent,
    Whole,
)
from bellyflop.core.views import read_view

from . import notation
from .news import News, tell
from .state import (
    COLOURS,
    DIRECTIONS,
    DIVING_BOARD,
    NUMBERS,
    SPACES,
    Accusation,
    Accuse,
    Accusing,
    Action,
    Choosing,
    Deal,
    Dealing,
    Decline,
    Direction,
    Done,
    Fall,
    Falling,
    Go,
    Lift,
    Lifted,
    Outcome,
    Pawn,
    Plunge,
    State,
    Swimmer,
)
from .view import View, imagine, look

_ALL_PAWNS = tuple((colour, number) for colour in COLOURS for number in NUMBERS)


class SplashParty(Game[State, Action, Outcome, View]):
    """Splash Party for 2 to 6 seats."""

    news_types = get_args(News)
    about: ClassVar[About] = About(
        id="splash-party",
        name="Splash Party",
        tagline="Keep your secret colour dry and push everybody else in.",
        least_seats=2,
        most_seats=6,
        real_dice=False,  # pawns with hidden numbers cannot be read off a real table
        options=(
            Flag("memory_aid", False, "Numbers that were shown once stay shown."),
            Whole(
                "standstill",
                40,
                "Turns in a row without a splash that end the game.",
                10,
                200,
            ),
        ),
    )

    def __init__(self, seats: int, memory_aid: bool = False, standstill: int = 40) -> None:
        self.seats = self.about.check_seats(seats)
        self.memory_aid = memory_aid
        self.standstill = standstill

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def start(self) -> State:
        return State()

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case Dealing() | Falling():
                return Chance()
            case Choosing() | Lifted() | Accusing():
                return Players(frozenset({state.mover}))
            case Done():
                return Over()

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if seat != state.mover:
            return ()
        match state.phase:
            case Choosing():
                return tuple(Lift(space) for space, pawn in enumerate(state.ring) if pawn)
            case Lifted(space):
                return tuple(Go(way.go) for way in state.open_ways(space))
            case Accusing():
                accused = state.accusable
                return (Decline(), *(Accuse(seat, hue) for seat in accused for hue in COLOURS))
            case _:
                return ()

    def apply(self, state: State, seat: int, action: Action) -> State:
        if not isinstance(state.phase, Choosing | Lifted | Accusing):
            raise IllegalAction("rule-nobody")
        if seat != state.mover:
            raise IllegalAction("rule-turn-of", seat=state.mover)
        match state.phase, action:
            case Choosing(), Lift(space):
                return self._lift(state, space)
            case Lifted(space), Go(direction):
                return self._go(state, space, direction)
            case Accusing(), Accuse(accused, colour):
                return self._accuse(state, accused, colour)
            case Accusing(), Decline():
                return self._end_turn(state)
            case Choosing(), _:
                raise IllegalAction("splash-party-rule-lift")
            case Lifted(), _:
                raise IllegalAction("splash-party-rule-go")
            case _:
                raise IllegalAction("splash-party-rule-accuse")

    def _lift(self, state: State, space: int) -> State:
        pawn = state.ring[space] if space in range(SPACES) else None
        if pawn is None:
            raise IllegalAction("splash-party-rule-no-pawn", space=space)
        ring = _with(state.ring, space, pawn._replace(open=True))
        return replace(state, phase=Lifted(space), ring=ring)

    def _go(self, state: State, space: int, direction: Direction) -> State:
        if direction not in DIRECTIONS:
            raise IllegalAction("splash-party-rule-way")
        move = state.way(space, direction)
        if state.undoes(move):
            raise IllegalAction("splash-party-rule-undo")
        pawn, pushed = state.ring[space], state.ring[move.end]
        assert pawn is not None, "a lifted pawn stands on the rim"
        # §3.2: the number stays shown only as a memory aid.
        ring = _with(state.ring, space, None)
        ring = _with(ring, move.end, pawn._replace(open=self.memory_aid))
        state = replace(state, ring=ring, last_move=move)
        # §3.5: no accusation if the push ends the game or puts the mover out.
        going_on = _end_by_splash(state) is None and state.mover in state.live
        may_accuse = move.meets_diving_board and going_on
        if pushed is None:
            return self._go_on(state, may_accuse)
        phase = Falling((Plunge(pushed, move.end),), then_accuse=may_accuse)
        return replace(state, phase=phase, last_splash=state.turn)

    def _accuse(self, state: State, accused: int, colour: str) -> State:
        if accused not in state.accusable:
            raise IllegalAction("splash-party-rule-opponent")
        if colour not in COLOURS:
            raise IllegalAction("splash-party-rule-colour")
        right = state.tokens[accused] == colour
        said = Accusation(state.mover, accused, colour, right)
        state = replace(state, accusations=(*state.accusations, said))
        return self._push_all(state, state.tokens[accused if right else state.mover])

    def _push_all(self, state: State, colour: str) -> State:
        """Every pawn of this colour leaves the rim for the pool, in ring order (§3.9)."""
        leaving = tuple(
            Plunge(pawn, space)
            for space, pawn in enumerate(state.ring)
            if pawn and pawn.colour == colour
        )
        ring = tuple(None if pawn and pawn.colour == colour else pawn for pawn in state.ring)
        moved = state.last_move
        return replace(
            state,
            phase=Falling(leaving, then_accuse=False),
            ring=ring,
            last_move=moved if moved and ring[moved.end] else None,
            last_splash=state.turn,
        )

    def _go_on(self, state: State, may_accuse: bool) -> State:
        """What follows once every pawn has fallen: the end, an accusation or the next turn."""
        done = _end_by_splash(state)
        if done:
            return _opened(state, done)
        return replace(state, phase=Accusing()) if may_accuse else self._end_turn(state)

    def _end_turn(self, state: State) -> State:
        done = _end_by_standstill(state, self.standstill)
        if done:
            return _opened(state, done)
        # §3.8: the next live seat in seat order.
        mover = min(state.live, key=lambda seat: (seat - state.mover - 1) % self.seats)
        return replace(state, phase=Choosing(), mover=mover, turn=state.turn + 1)

    # ── chance ──────────────────────────────────────────────────────────────────────────────

    def sample(self, state: State, rng: Random) -> Outcome:
        match state.phase:
            case Dealing():
                ring = rng.sample(_ALL_PAWNS, SPACES)
                tokens = rng.sample(COLOURS, self.seats)
                return Deal(tuple(ring), tuple(tokens), rng.randrange(self.seats))
            case Falling():
                return Fall(rng.choice((True, False)))
            case _:
                raise IllegalOutcome("splash-party-rule-no-chance")

    def outcomes(self, state: State) -> tuple[tuple[Outcome, Fraction], ...] | None:
        if isinstance(state.phase, Falling):
            return (Fall(True), Fraction(1, 2)), (Fall(False), Fraction(1, 2))
        return None

    def settle(self, state: State, outcome: Outcome) -> State:
        match state.phase, outcome:
            case Dealing(), Deal():
                return self._deal(outcome)
            case Falling(), Fall(face_up):
                return self._fall(state, state.phase, face_up)
            case Dealing(), _:
                raise IllegalOutcome("splash-party-rule-deal")
            case Falling(), _:
                raise IllegalOutcome("splash-party-rule-fall")
            case _:
                raise IllegalOutcome("splash-party-rule-no-chance")

    def _deal(self, deal: Deal) -> State:
        if len(deal.ring) != SPACES or set(deal.ring) != set(_ALL_PAWNS):
            raise IllegalOutcome("splash-party-rule-ring")
        if len(deal.tokens) != self.seats or not set(deal.tokens) <= set(COLOURS):
            raise IllegalOutcome("splash-party-rule-tokens")
        if len(set(deal.tokens)) != self.seats:
            raise IllegalOutcome("splash-party-rule-same")
        if deal.first not in range(self.seats):
            raise IllegalOutcome("rule-no-seat", seat=deal.first, last=self.seats - 1)
        ring = tuple(Pawn(colour, number) for colour, number in deal.ring)
        return State(Choosing(), ring=ring, tokens=deal.tokens, mover=deal.first, turn=1)

    def _fall(self, state: State, falling: Falling, face_up: bool) -> State:
        (pawn, _), *rest = falling.plunges
        pawn = pawn._replace(open=pawn.open or face_up)
        state = replace(state, pool=(*state.pool, Swimmer(pawn, face_up)))
        if rest:
            return replace(state, phase=Falling(tuple(rest), falling.then_accuse))
        return self._go_on(state, falling.then_accuse)

    # ── players ─────────────────────────────────────────────────────────────────────────────

    def default(self, state: State, seat: int) -> Action:
        """A quiet move: a pawn with room around it, onto a free space, and no accusation."""
        legal = self.legal(state, seat)
        if not legal:
            raise IllegalAction("rule-not-your-turn")
        return min(legal, key=lambda action: _harm(state, action))

    def view(self, state: State, seat: int | None) -> View:
        return look(state, self.seats, seat, self.standstill)

    def news(
        self, before: State, event: Event[Action, Outcome], after: State, seat: int | None
    ) -> tuple[News, ...]:
        return tuple(tell(before, event, after, seat))

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return imagine(view, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        winners = self.winners(state)
        return tuple(int(seat in winners) for seat in range(self.seats))

    def winners(self, state: State) -> frozenset[int]:
        return frozenset(state.phase.winners if isinstance(state.phase, Done) else ())

    def revocable(self, before: State, seat: int, action: Action) -> bool:
        """Whether this is a move to a free space or a silence; all else reveals something."""
        quiet = isinstance(action, Go | Decline)
        return quiet and isinstance(self.apply(before, seat, action).phase, Choosing | Accusing)

    def hidden_throws(self, state: State) -> frozenset[int]:
        """The deal, until the game is over; everybody sees how pawns fall."""
        return frozenset() if isinstance(state.phase, Dealing | Done) else frozenset({0})

    def shareable(self, state: State, events: Sequence[RecordedEvent]) -> int | None:
        """Nothing before the end, because the deal is the first event."""
        return len(events) if isinstance(state.phase, Done) else None

    # ── notation ────────────────────────────────────────────────────────────────────────────

    def write_action(self, action: Action) -> object:
        return notation.write_action(action)

    def read_action(self, data: object) -> Action:
        return notation.read_action(data, self.seats)

    def write_outcome(self, outcome: Outcome) -> object:
        return notation.write_outcome(outcome)

    def read_outcome(self, data: object) -> Outcome:
        return notation.read_outcome(data, self.seats)

    def read_view(self, data: object) -> View:
        return read_view(View, data)


def _with(ring: tuple[Pawn | None, ...], space: int, pawn: Pawn | None) -> tuple[Pawn | None, ...]:
    return (*ring[:space], pawn, *ring[space + 1 :])


# ── how a game ends, and for whom (§3.6, §3.7) ────────────────────────────────────────────────────


def distance(space: int) -> int:
    """The distance of a space from the diving board along the rim, the shorter way."""
    return min((space - DIVING_BOARD) % SPACES, (DIVING_BOARD - space) % SPACES)


def _end_by_splash(state: State) -> Done | None:
    """The end of the game, if the pawns in the pool have ended it."""
    if len(state.live) == 1:
        return Done(state.live, "last_one_dry")
    few = 3 if len(state.tokens) == 2 else 2
    if len(state.colours) <= few:
        return Done(_nearest(state), "few_colours")
    return None


def _end_by_standstill(state: State, standstill: int) -> Done | None:
    """The end of the game, if too many turns in a row have gone by without a splash."""
    if state.turn - state.last_splash >= standstill:
        return Done(_nearest(state), "standstill")
    return None


def _opened(state: State, done: Done) -> State:
    """The table after the game, with every number visible."""
    ring = tuple(pawn and pawn._replace(open=True) for pawn in state.ring)
    pool = tuple(Swimmer(pawn._replace(open=True), face_up) for pawn, face_up in state.pool)
    return replace(state, phase=done, ring=ring, pool=pool)


def _nearest(state: State) -> tuple[int, ...]:
    """The live seat whose best pawn beats all others'; nobody if two are equally good."""
    reaches = {seat: _reach(state, seat) for seat in state.live}
    best = min(reaches.values())
    seats = tuple(seat for seat, reach in reaches.items() if reach == best)
    return seats if len(seats) == 1 else ()


def _reach(state: State, seat: int) -> tuple[int, int]:
    """A seat's best pawn: the nearest to the diving board, then the highest number."""
    token = state.tokens[seat]
    return min(
        (distance(space), -pawn.number)
        for space, pawn in enumerate(state.ring)
        if pawn and pawn.colour == token
    )


# ── the default action: disturb the table as little as possible ───────────────────────────────────


def _harm(state: State, action: Action) -> int:
    """How much an action disturbs the table, as far as its player can know; less is better."""
    match state.phase, action:
        case _, Lift(space):  # the number is secret: any pawn within reach may be pushed
            reach = (step for number in NUMBERS for step in (number, -number))
            return sum(state.ring[(space + step) % SPACES] is not None for step in reach)
        case Lifted(space), Go(direction):
            pushed = state.ring[state.way(space, direction).end]
            own = state.tokens[state.mover]
            return 0 if pushed is None else 2 if pushed.colour == own else 1
        case _:
            return 0 if isinstance(action, Decline) else 1
