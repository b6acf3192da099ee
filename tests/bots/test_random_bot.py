"""The random bot, which plays any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import overload

import pytest

from bellyflop.bots import RandomBot
from bellyflop.core import Match, Players
from bellyflop.games import shelf


class Endless(Sequence[int]):
    """A list far too long to be walked through."""

    def __len__(self) -> int:
        return 10**15

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        assert isinstance(index, int)
        return index


@pytest.mark.parametrize("game_id", sorted(shelf()))
def test_random_bots_play_every_game_to_its_end(game_id: str) -> None:
    kind = shelf()[game_id]
    rng, match = Random(3), Match(kind(seats=kind.about.most_seats))  # type: ignore[call-arg]  # every game takes seats
    bots = [RandomBot[object, object](Random(seat)) for seat in range(match.game.seats)]
    match.draw(rng)
    while isinstance(match.awaiting, Players):
        seat = min(match.awaiting.seats)
        view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
        bots[seat].observe(view)
        match.do(seat, bots[seat].choose(view, legal))
        match.draw(rng)
    assert match.over


def test_every_action_comes_up() -> None:
    bot = RandomBot[str, None](Random(1))
    assert {bot.choose(None, ("cw", "ccw", "no")) for _ in range(99)} == {"cw", "ccw", "no"}


def test_the_same_chance_gives_the_same_choices_even_of_a_list_nobody_could_walk() -> None:
    one, other = RandomBot[int, None](Random(8)), RandomBot[int, None](Random(8))
    first = [one.choose(None, Endless()) for _ in range(9)]
    assert first == [other.choose(None, Endless()) for _ in range(9)]
    assert len(set(first)) == 9
