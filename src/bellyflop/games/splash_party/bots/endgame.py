"""Exact endings, once every number on the rim and every token is known.

The solver finds the winner if every player knows everything and plays to win; falls make no
difference. It is max^n: the mover takes a win if there is one. A mover who cannot win takes the
first of their moves (spaces in order, clockwise first) and stays silent where they could accuse.
Wrong accusations are left out, because they never win. The standstill counter is part of a
position, so every line ends.

A budget limits the number of positions, which are searched deeper step by step. None means that the
budget did not suffice; the caller must then estimate the value. Players who do not know each
other's tokens may of course play differently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from .fast import FastState

K = TypeVar("K")
Turn = tuple[int, int, int | None]  # the space, the signed step, and the seat accused if any


class _Spent(Exception):
    """The budget is used up."""


class Endgame:
    """Solves positions of one table, and caches the results for later calls."""

    def __init__(self, positions: int) -> None:
        self.left = positions
        self._won: dict[object, int] = {}
        self._tried: dict[object, int] = {}  # how deep a position was searched without an answer

    def winner(self, table: FastState) -> int | None:
        """The winner from here: a seat or NOBODY; None if the budget does not suffice."""
        return self.winners([("", table)])[""]

    def winners(
        self, options: Sequence[tuple[K, FastState]], until: int | None = None
    ) -> dict[K, int | None]:
        """The winner after each option; the search stops once `until` wins after one."""
        found: dict[K, int | None] = {option: None for option, _ in options}
        deepest = max((table.standstill * sum(table.count) for _, table in options), default=0)
        try:
            for depth in range(deepest + 1):
                for option, table in options:
                    found[option] = self._search(table, depth)
                    if until is not None and found[option] == until:
                        return found
                if None not in found.values():
                    break
        except _Spent:
            pass
        return found

    def _search(self, table: FastState, depth: int) -> int | None:
        """The winner, or None if `depth` turns do not decide it."""
        if table.over:
            return table.winner
        key = (tuple(table.ring), table.mover, table.last, table.quiet)
        if key in self._won:
            return self._won[key]
        if self._tried.get(key, 0) >= depth:  # also true if no depth is left
            return None
        if self.left <= 0:
            raise _Spent
        self.left -= 1
        found = self._best(table, depth)
        if found is None:
            self._tried[key] = depth
        else:
            self._won[key] = found
        return found

    def _best(self, table: FastState, depth: int) -> int | None:
        """The mover if any turn is known to win, else the winner of the first if all are known."""
        first: int | None = None
        open_question = False
        for _, after in turns(table):
            found = self._search(after, depth - 1)
            if found == table.mover:
                return found
            if found is None:
                open_question = True
            elif first is None:
                first = found
        return None if open_question else first


def turns(table: FastState) -> Iterator[tuple[Turn, FastState]]:
    """Every whole turn of the mover worth considering, with the table after it."""
    for start, step in table.moves():
        after = table.copy()
        if after.move(start, step):
            for accused, final in accusations(after):
                yield (start, step, accused), final
        else:
            yield (start, step, None), after


def accusations(table: FastState) -> Iterator[tuple[int | None, FastState]]:
    """Silence, and each right accusation of a mover who may accuse now, with the table after."""
    quiet = table.copy()
    quiet.end_turn()
    yield None, quiet
    for accused in table.live:
        if accused != table.mover:
            after = table.copy()
            after.accuse(accused, table.tokens[accused])
            yield accused, after
