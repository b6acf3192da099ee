"""The table in plain integers, for simulating thousands of games quickly.

The rules are those of rules.py without the falls: how a pawn lies in the pool changes what people
see, but never who wins. A test plays both side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..state import COLOURS, NUMBERS, SPACES, Done, State

HUE = tuple(hue for hue in range(len(COLOURS)) for _ in NUMBERS)  # a pawn's colour
STEP = tuple(number for _ in COLOURS for number in NUMBERS)  # a pawn's number
FREE = -1
NOBODY = -1
DISTANCE = tuple(min(space, SPACES - space) for space in range(SPACES))


def pawn_code(hue: int, number: int) -> int:
    """The pawn of this colour and number as one integer."""
    return hue * len(NUMBERS) + number - 1


def meets_board(start: int, step: int) -> bool:
    """Whether this step from here (negative: ccw) passes over space 0 or ends on it (§3.5)."""
    return start + step >= SPACES or 0 < start <= -step


class FastState:
    """A table between two moves, or waiting for an accusation. Changes in place."""

    __slots__ = (
        "count", "few", "last", "live", "mover", "over", "owner",
        "quiet", "ring", "standstill", "tokens", "winner",
    )  # fmt: skip

    def __init__(
        self,
        ring: Sequence[int],
        tokens: Sequence[int],
        mover: int,
        quiet: int = 0,
        last: tuple[int, int] | None = None,
        standstill: int = 40,
    ) -> None:
        self.ring = list(ring)  # a pawn or FREE, by space
        self.tokens = tuple(tokens)  # a colour, by seat
        self.mover = mover
        self.quiet = quiet  # turns in a row that ended without a splash
        self.last = last  # start and end of the move just made, while its pawn stands
        self.standstill = standstill
        self.few = 3 if len(self.tokens) == 2 else 2
        self.count = [0] * len(COLOURS)
        for pawn in ring:
            if pawn >= 0:
                self.count[HUE[pawn]] += 1
        self.owner = [NOBODY] * len(COLOURS)
        for seat, hue in enumerate(self.tokens):
            self.owner[hue] = seat
        self.live = [seat for seat, hue in enumerate(self.tokens) if self.count[hue]]
        self.over = False
        self.winner = NOBODY  # once over; NOBODY if nobody won

    @classmethod
    def of(cls, state: State, standstill: int) -> FastState:
        """The same table after all falls."""
        ring = [pawn_code(COLOURS.index(p.colour), p.number) if p else FREE for p in state.ring]
        tokens = [COLOURS.index(token) for token in state.tokens]
        last = (state.last_move.start, state.last_move.end) if state.last_move else None
        quiet = state.turn - 1 - state.last_splash
        fast = cls(ring, tokens, state.mover, quiet, last, standstill)
        if isinstance(state.phase, Done):
            fast.over = True
            fast.winner = state.phase.winners[0] if state.phase.winners else NOBODY
        return fast

    def copy(self) -> FastState:
        """A copy of this table."""
        twin = object.__new__(FastState)
        twin.ring, twin.count, twin.owner = self.ring[:], self.count[:], self.owner
        twin.live, twin.tokens, twin.mover = self.live[:], self.tokens, self.mover
        twin.quiet, twin.last, twin.few = self.quiet, self.last, self.few
        twin.standstill, twin.over, twin.winner = self.standstill, self.over, self.winner
        return twin

    def moves(self) -> Iterator[tuple[int, int]]:
        """Every move open now: the space it starts from and its steps, negative for ccw."""
        for start, pawn in enumerate(self.ring):
            if pawn >= 0:
                for step in (STEP[pawn], -STEP[pawn]):
                    if self.last != ((start + step) % SPACES, start):  # §3.3
                        yield start, step

    def move(self, start: int, step: int) -> bool:
        """Move a pawn; True if the mover may accuse now, otherwise the turn has ended."""
        ring = self.ring
        end = (start + step) % SPACES
        pushed, ring[end], ring[start] = ring[end], ring[start], FREE
        self.last = (start, end)
        if pushed >= 0:
            self.quiet = -1
            hue = HUE[pushed]
            self.count[hue] -= 1
            if not self.count[hue] and self._colour_gone(hue):
                return False
        if meets_board(start, step) and self.count[self.tokens[self.mover]]:
            return True
        self.end_turn()
        return False

    def accuse(self, accused: int, hue: int) -> None:
        """Accuse this seat of this colour; then the turn ends (§3.5)."""
        right = self.tokens[accused] == hue
        gone = hue if right else self.tokens[self.mover]
        ring = self.ring
        for space, pawn in enumerate(ring):
            if pawn >= 0 and HUE[pawn] == gone:
                ring[space] = FREE
        self.count[gone] = 0
        self.quiet = -1
        if self.last and ring[self.last[1]] == FREE:
            self.last = None
        if not self._colour_gone(gone):
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the next live seat, or end the game at a standstill (§3.7, §3.8)."""
        self.quiet += 1
        if self.quiet >= self.standstill:
            self._compare()
            return
        live = self.live
        self.mover = next((seat for seat in live if seat > self.mover), live[0])

    def _colour_gone(self, hue: int) -> bool:
        """Handle the loss of a colour's last pawn; True if it ends the game (§3.6)."""
        if self.owner[hue] != NOBODY:
            self.live.remove(self.owner[hue])
            if len(self.live) == 1:
                self.over, self.winner = True, self.live[0]
                return True
        if 6 - self.count.count(0) <= self.few:
            self._compare()
            return True
        return False

    def _compare(self) -> None:
        """End the game: the live seat with the nearest pawn wins, then the highest number."""
        self.over = True
        best, self.winner = 99, NOBODY
        for space, pawn in enumerate(self.ring):
            seat = self.owner[HUE[pawn]] if pawn >= 0 else NOBODY
            if seat == NOBODY:
                continue
            reach = 4 * DISTANCE[space] - STEP[pawn]
            if reach < best:
                best, self.winner = reach, seat
            elif reach == best and seat != self.winner:
                self.winner = NOBODY
