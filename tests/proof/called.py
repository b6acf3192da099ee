"""Whole games under scheme 2, in which the phones' numbers determine the dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from bellyflop import load_game
from bellyflop.core import AnyGame, Chance, Match, Players, Settled, Wait, write_event
from bellyflop.dice.sealed import (
    SCHEME_2,
    CalledRandom,
    SeedSeal,
    fold,
    head_after_call,
    head_after_handover,
    head_after_numbers,
    head_at_start,
)
from bellyflop.proof import Phone
from bellyflop.testing.walk import take_step

from .played import SEED, Json

There = Callable[[int], tuple[int, ...]]


class Wheel(Protocol):
    """A phone, honest or not, as the server sees it."""

    @property
    def commitment(self) -> bytes:
        """The commitment it sent before the start."""

    def answer(self, throw: int, head: bytes) -> bytes | None:
        """Its number for this throw, or None."""


def phone(name: str) -> Phone:
    """An honest phone with its own secret."""
    return Phone(Random(name).randbytes(32), SeedSeal(SEED).root)


class CalledTable:
    """One game under scheme 2; a subclass that overrides a step is a dishonest server."""

    def __init__(
        self,
        game_id: str,
        phones: Mapping[int, Wheel],
        seed: bytes = SEED,
        course: int = 2,
        brought: int = 0,
    ) -> None:
        self.game: AnyGame = load_game(game_id, seats=2)
        self.match: Match[Any, Any, Any, Any] = Match(self.game)
        self.phones, self.seal, self.rng = phones, SeedSeal(seed), Random(course)
        self.names = ["Ana", "Bo"]
        self.commitments = {seat: wheel.commitment for seat, wheel in phones.items()}
        self.start_names = tuple(self.names)
        self.brought = brought
        while len(self.match.events) < brought:
            take_step(self.match, self.rng, 0.0)
        self.head = head_at_start(
            "table-1",
            self.seal.root,
            game_id,
            self.game.options,
            self.start_names,
            self.commitments,
            brought=[write_event(event) for event in self.match.events],
        )
        self.latest: dict[int, tuple[int, bytes]] = {}
        self.calls: list[Json] = []
        self.handed: list[Json] = []
        self.throws = 0

    def there(self, throw: int) -> tuple[int, ...]:
        """The seats whose phones are called for this throw."""
        return tuple(sorted(self.phones))

    def answer(self, seat: int, throw: int) -> bytes | None:
        """This phone's answer to the call."""
        return self.phones[seat].answer(throw, self.seal.veiled(self.head))

    def choose(self, seat: int) -> object:
        """A random legal action of this seat."""
        return self.rng.choice(self.game.legal(self.match.state, seat))

    def call(self) -> None:
        """Call the phones present for their numbers for the next throw."""
        throw, asked = self.throws, self.there(self.throws)
        self.head = head_after_call(self.head, throw, asked)
        answers = {seat: self.answer(seat, throw) for seat in asked}
        gave = tuple(seat for seat in asked if answers[seat] is not None)
        self.latest |= {seat: (throw, number) for seat, number in answers.items() if number}
        self.head = head_after_numbers(self.head, gave)
        self.calls.append({"throw": throw, "asked": list(asked), "gave": list(gave)})

    def dice(self, throw: int) -> CalledRandom:
        """The random source of this throw, from the latest numbers."""
        latest = [self.latest.get(seat, (0, None))[1] for seat in sorted(self.phones)]
        return CalledRandom(self.seal.key(throw), "table-1", throw, latest)

    def hand_over(self, seat: int, name: str) -> None:
        """Hand this seat over to another player."""
        self.names[seat] = name
        self.handed.append({"event": len(self.match.events), "seat": seat, "name": name})
        self.head = head_after_handover(self.head, seat, name)

    def go_on(self) -> None:
        """Play the next event."""
        match self.match.awaiting:
            case Chance(by):
                begun = len(self.match.events) > self.brought
                last = self.match.events[-1] if begun else None
                if by is not None or not isinstance(last, Settled):
                    self.call()
                self.match.settle(self.game.sample(self.match.state, self.dice(self.throws)))
                self.throws += 1
            case Wait():
                self.match.proceed()
            case Players(seats):
                seat = min(seats)
                self.match.do(seat, self.choose(seat))
        self.head = fold(self.head, write_event(self.match.events[-1]))

    def record(self) -> Json:
        """Play to the end; the record with its proof."""
        while not self.match.over:
            self.go_on()
        phones = [
            {
                "seat": seat,
                "commitment": self.commitments[seat].hex(),
                "throw": self.latest[seat][0] if seat in self.latest else None,
                "number": self.latest[seat][1].hex() if seat in self.latest else None,
            }
            for seat in sorted(self.phones)
        ]
        proof = {
            "scheme": SCHEME_2,
            "table": "table-1",
            "root": self.seal.root.hex(),
            "seed": self.seal.seed.hex(),
            "names": list(self.start_names),
            **({"brought": self.brought} if self.brought else {}),
            "phones": phones,
            "handed": self.handed,
            "calls": self.calls,
            "head": self.head.hex(),
        }
        return self.match.record(self.names, proof=proof).write()
