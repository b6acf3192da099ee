"""More broken toys: they list too much or take too long."""

from __future__ import annotations

from collections.abc import Sequence

from .toy import State, Toy


class EndlessList(Toy):
    """Lists every action thousands of times."""

    def legal(self, state: State, seat: int) -> Sequence[str]:
        return tuple(super().legal(state, seat)) * 20_000


class HalfAList(Toy):
    """Returns a truncated list instead of None when there are too many actions."""

    def legal_up_to(self, state: State, seat: int, most: int) -> Sequence[str] | None:
        return tuple(self.legal(state, seat))[:most]


class NeverFew(Toy):
    """Claims that even two actions are too many to list."""

    def legal_up_to(self, state: State, seat: int, most: int) -> Sequence[str] | None:
        return super().legal_up_to(state, seat, min(most, 1))


class SimplyWrong(Toy):
    """Names an illegal action as a part of every legal one."""

    def legal_parts(self, state: State, seat: int) -> Sequence[str]:
        return ("swim",)


class SlowThinker(Toy):
    """Counts to a million before it returns the default action."""

    def default(self, state: State, seat: int) -> str:
        for number in range(1_000_000):
            abs(number)
        return super().default(state, seat)
