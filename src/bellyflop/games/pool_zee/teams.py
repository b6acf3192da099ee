"""The option `teams`: which seats share a column (§2.7)."""

from __future__ import annotations

from dataclasses import dataclass

from bellyflop.core import BadSetup, Option
from bellyflop.core.notation import show

TeamList = tuple[tuple[int, ...], ...]


def column_of(teams: TeamList, seat: int) -> int:
    """The team of this seat, which is also the column in which it writes."""
    return next(index for index, team in enumerate(teams) if seat in team)


@dataclass(frozen=True)
class Teams(Option[TeamList | None]):
    """Two or more teams with every seat in exactly one, or none: everybody for themselves."""

    def read(self, value: object, seats: int) -> TeamList | None:
        if value is None:
            return None
        if not isinstance(value, (list, tuple)):
            raise self.refuse(value, "a list of teams such as [[0, 2], [1, 3]]")
        if len(value) < 2:
            raise self._wrong("there must be two or more teams")
        teams = tuple(self._read_team(team, seats) for team in value)
        named = [seat for team in teams for seat in team]
        for seat in range(seats):
            if named.count(seat) != 1:
                where = "in no team" if seat not in named else "named more than once"
                raise self._wrong(f"seat {seat} is {where}")
        return tuple(sorted(teams))

    def _read_team(self, team: object, seats: int) -> tuple[int, ...]:
        if not isinstance(team, (list, tuple)):
            raise self._wrong(f"a team is a list of seats, not {show(team)}")
        if not team:
            raise self._wrong("a team is empty")
        for seat in team:
            if type(seat) is not int or not 0 <= seat < seats:
                raise self._wrong(f"there is no seat {show(seat)}; seats are 0 to {seats - 1}")
        return tuple(sorted(team))

    def _wrong(self, why: str) -> BadSetup:
        return BadSetup(f"option {self.name}: {why}; every seat must be in exactly one team.")

    def write(self, value: TeamList | None) -> object:
        return None if value is None else [list(team) for team in value]

    def describe(self) -> dict[str, object]:
        return {"type": "teams"}
