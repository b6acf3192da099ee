"""The toy again, broken in how much it lists and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence

from .toy import State, Toy


class EndlessList(Toy):
    """Lists every action again and again."""

    def legal(self, state: State, seat: int) -> Sequence[str]:
        return tuple(super().legal(state, seat)) * 20_000


class HalfAList(Toy):
    """Gives as many as are asked for, though there are more."""

    def legal_up_to(self, state: State, seat: int, most: int) -> Sequence[str] | None:
        return tuple(self.legal(state, seat))[:most]


class NeverFew(Toy):
    """Finds two actions too many already."""

    def legal_up_to(self, state: State, seat: int, most: int) -> Sequence[str] | None:
        return super().legal_up_to(state, seat, min(most, 1))


class SimplyWrong(Toy):
    """Puts everything together from what may not be done."""

    def legal_parts(self, state: State, seat: int) -> Sequence[str]:
        return ("swim",)


class SlowThinker(Toy):
    """Counts to a million before it does anything for somebody absent."""

    def default(self, state: State, seat: int) -> str:
        for number in range(1_000_000):
            abs(number)
        return super().default(state, seat)
