"""A sheet packed into one integer, and crossing off on it: a second, faster form of the rules.

A code packs the balloons and wagons crossed off, the pairs of each row of sweets, and a bit for
each present. Rows of presents with the same reward are interchangeable, and so are columns; sheets
that differ only in this have the same `canonical` code.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from ..layout import AREAS, SYMBOLS, Layout, Reward
from ..state import Cell, Sheet

Bonuses = tuple[int, ...]  # areas as indices in AREAS, the first earned first

YELLOW, RED, GREEN, BLUE = range(len(AREAS))
RED_AT, BLUE_AT, GREEN_AT = 5, 10, 21  # the offset of each part of a code
YELLOW_MASK, RED_MASK, BLUE_MASK = 0x1F, 0x1F, 0x7FF

KEPT = 1 << 16
"""The size of each cache."""


class Codes:
    """The sheets of one layout."""

    def __init__(self, layout: Layout, most: int | None = None) -> None:
        """Follow at most `most` ways to place bonuses at each step; None means all."""
        self.layout, self.most = layout, most
        self.balloons = [SYMBOLS.index(balloon.symbol) for balloon in layout.yellow]
        self.candles = [wagon.candles for wagon in layout.red]
        self.yellow_rewards = [balloon.reward for balloon in layout.yellow]
        self.red_rewards = [wagon.reward for wagon in layout.red]
        self.sizes = [len(pairs) + 1 for pairs in layout.blue]
        self.cells = [(r, c) for r in range(len(layout.rows)) for c in range(len(layout.columns))]
        self.full_green = (1 << len(self.cells)) - 1
        self.full_blue = self._blue([size - 1 for size in self.sizes])
        self.lines = [(self._bits(line.cells), line.reward) for line in layout.lines]
        self.faces = [[SYMBOLS.index(face) for face in faces] for faces in layout.dice]
        self.finals = lru_cache(KEPT)(self._finals)
        self.canonical_green = lru_cache(KEPT)(self._canonical_green)
        self.stars = lru_cache(KEPT)(self._stars)

    # ── codes ───────────────────────────────────────────────────────────────────────────────

    def raw(self, sheet: Sheet) -> int:
        """The code of a sheet, cell by cell."""
        green = self._bits(sheet.green) << GREEN_AT
        return sheet.yellow | sheet.red << RED_AT | self._blue(sheet.blue) << BLUE_AT | green

    def code(self, sheet: Sheet) -> int:
        """The canonical code of a sheet."""
        return self.canonical(self.raw(sheet))

    def canonical(self, code: int) -> int:
        """The same sheet with interchangeable rows and columns in a fixed order."""
        green = code >> GREEN_AT
        return code ^ (green ^ self.canonical_green(green)) << GREEN_AT

    def pairs(self, blue: int) -> list[int]:
        """The pairs crossed off in each row of sweets."""
        done = []
        for size in self.sizes:
            blue, pairs = divmod(blue, size)
            done.append(pairs)
        return done

    def over(self, code: int) -> bool:
        """Whether this sheet ends the game (§4.10)."""
        return (
            code & YELLOW_MASK == len(self.balloons)
            or code >> RED_AT & RED_MASK == len(self.candles)
            or code >> BLUE_AT & BLUE_MASK == self.full_blue
            or code >> GREEN_AT == self.full_green
        )

    def crosses(self, code: int) -> int:
        """The number of whole symbols crossed off."""
        ordered = (code & YELLOW_MASK) + (code >> RED_AT & RED_MASK)
        blue = sum(self.pairs(code >> BLUE_AT & BLUE_MASK))
        return ordered + blue + (code >> GREEN_AT).bit_count()

    def every_reward(self) -> list[Reward]:
        """All rewards of a sheet."""
        lines = [reward for _, reward in self.lines]
        return [*self.yellow_rewards, *self.red_rewards, *lines, *chain(*self.layout.blue)]

    def rewards(self, code: int) -> list[Reward]:
        """All rewards that this sheet has earned so far."""
        green, blue = code >> GREEN_AT, code >> BLUE_AT & BLUE_MASK
        found = self.yellow_rewards[: code & YELLOW_MASK]
        found += self.red_rewards[: code >> RED_AT & RED_MASK]
        found += [reward for bits, reward in self.lines if bits & green == bits]
        for pairs, done in zip(self.layout.blue, self.pairs(blue), strict=True):
            found += pairs[:done]
        return found

    def _stars(self, code: int) -> int:
        """The number of stars on this sheet."""
        return sum(reward.stars for reward in self.rewards(code))

    def _bits(self, cells: frozenset[Cell]) -> int:
        return sum(1 << place for place, cell in enumerate(self.cells) if cell in cells)

    def _blue(self, pairs: Sequence[int]) -> int:
        blue = 0
        for size, done in zip(self.sizes[::-1], pairs[::-1], strict=True):
            blue = blue * size + done
        return blue

    def _canonical_green(self, green: int) -> int:
        rows, columns = self.layout.rows, self.layout.columns
        width = len(columns)
        lines = [green >> row * width & (1 << width) - 1 for row in range(len(rows))]
        lines = _sorted_alike(lines, rows)
        upright = [
            sum((line >> column & 1) << row for row, line in enumerate(lines))
            for column in range(width)
        ]
        upright = _sorted_alike(upright, columns)
        lines = [
            sum((line >> row & 1) << column for column, line in enumerate(upright))
            for row in range(len(rows))
        ]
        return sum(line << row * width for row, line in enumerate(_sorted_alike(lines, rows)))

    # ── crossing off ────────────────────────────────────────────────────────────────────────

    def cross(self, code: int, area: int, place: int = 0) -> tuple[int, Bonuses]:
        """The code after one more symbol in an open area; `place` is a cell or a row of sweets."""
        if area == YELLOW:
            return code + 1, _earned(self.yellow_rewards[code & YELLOW_MASK])
        if area == RED:
            return code + (1 << RED_AT), _earned(self.red_rewards[code >> RED_AT & RED_MASK])
        if area == GREEN:
            return self._open(code, place)
        step = 1
        for size in self.sizes[:place]:
            step *= size
        done = self.pairs(code >> BLUE_AT & BLUE_MASK)[place]
        return code + (step << BLUE_AT), _earned(self.layout.blue[place][done])

    def _open(self, code: int, cell: int) -> tuple[int, Bonuses]:
        """The code after opening a present; §4.9: the row's bonus comes before the column's."""
        bit = 1 << cell
        code |= bit << GREEN_AT
        green = code >> GREEN_AT
        full = (reward for bits, reward in self.lines if bits & bit and bits & green == bits)
        return code, _earned(*full)

    def places(self, code: int, area: int) -> list[int]:
        """The places for one more symbol of an area; empty once it is complete."""
        if area == YELLOW:
            return [0] if code & YELLOW_MASK < len(self.balloons) else []
        if area == RED:
            return [0] if code >> RED_AT & RED_MASK < len(self.candles) else []
        if area == GREEN:
            green = code >> GREEN_AT
            return [cell for cell in range(len(self.cells)) if not green >> cell & 1]
        done = self.pairs(code >> BLUE_AT & BLUE_MASK)
        return [row for row, size in enumerate(self.sizes) if done[row] + 1 < size]

    def promising(self, ways: dict[tuple[int, Bonuses], None]) -> dict[tuple[int, Bonuses], None]:
        """The ways to cross off, each with its bonuses, that the search follows further."""
        if self.most is None or len(ways) <= self.most:
            return ways
        best = sorted(ways, key=lambda way: (-self.stars(way[0]) - len(way[1]), way))
        return dict.fromkeys(best[: self.most])

    def _finals(self, code: int, queue: Bonuses) -> tuple[int, ...]:
        """All canonical codes that these bonuses, and those they earn, can lead to."""
        waiting = {(code, queue): None}
        done: dict[int, None] = {}
        while waiting:
            after: dict[tuple[int, Bonuses], None] = {}
            for sheet, bonuses in waiting:
                if not bonuses:
                    done[self.canonical(sheet)] = None
                    continue
                for place in self.places(sheet, bonuses[0]) or (None,):
                    earned: Bonuses = ()
                    crossed = sheet
                    if place is not None:  # §4.9: in a complete area the bonus is lost
                        crossed, earned = self.cross(sheet, bonuses[0], place)
                    after[self.canonical(crossed), bonuses[1:] + earned] = None
            waiting = self.promising(after)
        return tuple(done)


def _earned(*rewards: Reward) -> Bonuses:
    return tuple(AREAS.index(reward.bonus) for reward in rewards if reward.bonus is not None)


def _sorted_alike(lines: list[int], rewards: Sequence[Reward]) -> list[int]:
    """The lines, with those of equal reward sorted among their own places."""
    alike = {
        reward: iter(
            sorted(line for line, mine in zip(lines, rewards, strict=True) if mine == reward)
        )
        for reward in set(rewards)
    }
    return [next(alike[reward]) for reward in rewards]
