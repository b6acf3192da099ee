"""Exact endings, once every number on the rim and every token is known.

What is exact: the winner when all play for their own win with everything open, falls making no
difference. It is max^n: who moves takes a win if there is one; who cannot win takes the first of
their moves (spaces in order, clockwise first) and keeps quiet where they could accuse. A wrong
accusation is left out: it never wins. The standstill counter is part of a position, so every line
has an end.

What limits it: a solver looks at so many positions, deeper step by step, and says None when they
did not suffice. A None is no value at all; whoever asked must estimate. Players who do not know
each other's tokens may of course play differently.
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
    """Solves positions of one table; what it has found out serves all later questions."""

    def __init__(self, positions: int) -> None:
        self.left = positions
        self._won: dict[object, int] = {}
        self._tried: dict[object, int] = {}  # how deep a position was searched without an answer

    def winner(self, table: FastState) -> int | None:
        """Who wins from here: a seat, or NOBODY; None if the budget did not suffice."""
        return self.winners([("", table)])[""]

    def winners(
        self, options: Sequence[tuple[K, FastState]], until: int | None = None
    ) -> dict[K, int | None]:
        """Who wins after each option; no more is looked for once `until` wins after one."""
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
        """The winner if it shows within so many turns."""
        if table.over:
            return table.winner
        key = (tuple(table.ring), table.mover, table.last, table.quiet)
        if key in self._won:
            return self._won[key]
        if self._tried.get(key, 0) >= depth:  # also with no depth left at all
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
        """The mover's own win if any turn is known to win, else the first if all are known."""
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
