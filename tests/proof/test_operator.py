"""The operator attack: a server's owner with database, code and a seat against an honest phone.

The owner may vary every free input as often as he likes, and takes the variant with the best
predicted dice. Under scheme 1 his prediction is right and he controls the dice. Under scheme 2 he
lacks the honest phone's number: he guesses with its last one, and does no better than chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, sqrt
from random import Random

from bellyflop import load_game
from bellyflop.dice.sealed import CalledRandom, Chain, KeyedRandom, Seal, SealedRandom, SeedSeal

TRIES = 24
OWN = 1  # the operator's seat; the honest phone sits at 0
_SPLASH = load_game("splash-party", seats=2)
_PARTY = _SPLASH.start()


def five(rng: KeyedRandom) -> list[int]:
    """The faces of five dice."""
    return [rng.randint(1, 6) for _ in range(5)]


def first(rng: KeyedRandom) -> int:
    """The first player in a Splash Party deal, as the game draws it."""
    return int(_SPLASH.sample(_PARTY, rng).first)


class Older:
    """A table under scheme 1, in which the operator controls everything through the seed."""

    def __init__(self, seed: bytes, honest: Chain) -> None:
        self._seal, self._chance = Seal(seed), Random(seed)

    def free(self) -> list[str]:
        """The free inputs when the operator's own throw is due."""
        return [self._chance.randbytes(16).hex() for _ in range(TRIES)]

    def foresee(self, throw: int, device: str) -> KeyedRandom:
        """The random source the operator predicts for his own throw."""
        return SealedRandom(self._seal.key(throw), "table-1", throw, OWN, device)

    fall = foresee

    def foresee_bot(self, throw: int) -> KeyedRandom:
        """The same for a deal or a bot's throw."""
        return SealedRandom(self._seal.key(throw), "table-1", throw, None, "")

    fall_bot = foresee_bot


class Newer:
    """A table under scheme 2, in which the operator lacks only the honest phone's next number."""

    chains = tuple(Chain(Random(n).randbytes(32)) for n in range(6))  # his own, to choose from

    def __init__(self, seed: bytes, honest: Chain) -> None:
        self._seal, self._honest = SeedSeal(seed), honest
        self._known: bytes | None = None  # the latest number that the honest phone has given
        self._own: Chain | None = None
        self._latest: bytes | None = None

    def free(self) -> list[tuple[Chain, bool]]:
        """The choice of his chain, until the first call, and whether his phone is called."""
        chains = self.chains if self._own is None else (self._own,)
        return [(chain, there) for chain in chains for there in (True, False)]

    def _rng(self, throw: int, own: bytes | None) -> KeyedRandom:
        return CalledRandom(self._seal.key(throw), "table-1", throw, (self._known, own))

    def foresee(self, throw: int, choice: tuple[Chain, bool]) -> KeyedRandom:
        """The predicted dice, with the honest phone's last known number."""
        chain, there = choice
        return self._rng(throw, chain.number(throw) if there else self._latest)

    def fall(self, throw: int, choice: tuple[Chain, bool]) -> KeyedRandom:
        """Call both phones for their numbers and throw the dice."""
        self._own, there = choice
        if there:
            self._latest = self._own.number(throw)
        self._known = self._honest.number(throw)
        return self._rng(throw, self._latest)

    def foresee_bot(self, throw: int) -> KeyedRandom:
        """The prediction for a deal or a bot's throw, with the last known number."""
        return self.foresee(throw, self.free()[throw % 2])

    def fall_bot(self, throw: int) -> KeyedRandom:
        """Throw a deal or a bot's dice, with a call as for any other throw."""
        return self.fall(throw, self.free()[throw % 2])


Scheme = type[Older] | type[Newer]


def sixes(dice: Sequence[int]) -> int:
    """The number of sixes, which the operator maximises."""
    return dice.count(6)


def own_throws(scheme: Scheme, throws: int) -> list[list[int]]:
    """The operator's own throws at one table, each with the best prediction."""
    chance = Random(5)
    table = scheme(chance.randbytes(32), Chain(chance.randbytes(32)))
    fallen: list[list[int]] = []
    for throw in range(throws):
        best = max(table.free(), key=lambda choice: sixes(five(table.foresee(throw, choice))))
        fallen.append(five(table.fall(throw, best)))  # type: ignore[arg-type]
    return fallen


def tables_to_try(scheme: Scheme, chance: Random) -> list[Older | Newer]:
    """One table for each seed tried before the seal is shown to the honest phone."""
    honest = Chain(chance.randbytes(32))
    return [scheme(chance.randbytes(32), honest) for _ in range(TRIES)]


def bots_throws(scheme: Scheme, tables: int, throws: int) -> list[list[int]]:
    """The first throws of a bot, at tables with the seeds of the best predictions."""
    chance, fallen = Random(6), list[list[int]]()
    for _ in range(tables):
        best = max(
            tables_to_try(scheme, chance),
            key=lambda t: sum(sixes(five(t.foresee_bot(throw))) for throw in range(throws)),
        )
        fallen += [five(best.fall_bot(throw)) for throw in range(throws)]
    return fallen


def deals(scheme: Scheme, tables: int) -> int:
    """The number of deals in which the operator's seat begins, which he tries to maximise."""
    chance, begun = Random(7), 0
    for _ in range(tables):
        tried = tables_to_try(scheme, chance)
        best = next((table for table in tried if first(table.foresee_bot(0)) == OWN), None)
        begun += best is not None and first(best.fall_bot(0)) == OWN
    return begun


def chi_square(fallen: list[list[int]]) -> float:
    """The chi-square statistic of the six faces; fair dice give 5 on average."""
    faces = Counter(face for dice in fallen for face in dice)
    each = 5 * len(fallen) / 6
    return sum((faces[face] - each) ** 2 / each for face in range(1, 7))


def best_of_tries(fallen: list[list[int]]) -> float:
    """The excess of throws with two or more sixes, in standard deviations."""
    chance = sum(comb(5, n) * 5.0 ** (5 - n) for n in range(2, 6)) / 6**5
    high: int = sum(sixes(dice) >= 2 for dice in fallen)
    mean = chance * len(fallen)
    return (high - mean) / sqrt(mean * (1 - chance))


def test_with_scheme_1_the_operator_has_the_throws_he_wants() -> None:
    fallen = own_throws(Older, 1500)
    assert chi_square(fallen) > 1000
    assert best_of_tries(fallen) > 50


def test_with_scheme_1_the_operator_has_the_bots_throws_and_deals_he_wants() -> None:
    fallen = bots_throws(Older, 150, 4)
    assert chi_square(fallen) > 100
    assert best_of_tries(fallen) > 10
    assert deals(Older, 200) == 200


# What falls here is the same in every run. The bounds leave one chance in a thousand to either
# side, so that other seeds would do as well.


def test_with_scheme_2_the_operators_throws_are_chance() -> None:
    fallen = own_throws(Newer, 4000)
    assert chi_square(fallen) < 20.5
    assert abs(best_of_tries(fallen)) < 3.3


def test_with_scheme_2_bots_throws_and_deals_are_chance() -> None:
    fallen = bots_throws(Newer, 60, 50)
    assert chi_square(fallen) < 20.5
    assert abs(best_of_tries(fallen)) < 3.3
    assert abs(deals(Newer, 200) - 100) < 3.3 * sqrt(50)


def test_the_program_wins_as_soon_as_it_has_the_honest_phones_number() -> None:
    """The cheat is as good under scheme 2: it lacks only the number."""

    class Betrayed(Newer):
        def foresee(self, throw: int, choice: tuple[Chain, bool]) -> KeyedRandom:
            self._known = self._honest.number(throw)
            return super().foresee(throw, choice)

    assert best_of_tries(bots_throws(Betrayed, 150, 4)) > 10
    assert deals(Betrayed, 50) == 50
