"""Sealed dice: a key sealed before the game and numbers from phones determine every throw.

Before the first throw the table draws a seed, derives a key for each possible throw from it, and
publishes a root that commits to the keys: under scheme 1 the root of a hash tree over all keys,
under scheme 2 the hash of the seed. Opening the seed at the end proves all of them.

Under scheme 1 a throw is computed from its key and a number from the thrower's device, so neither
side can choose it unless both are the same person. Under scheme 2 the latest number of every phone
goes in, and each phone commits to its numbers before the game: nobody can choose a throw as long as
one phone is honest. `docs/decisions` has the threat model of both.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, MutableSequence, Sequence
from functools import cached_property
from random import Random
from typing import Any, TypeVar

SCHEME = "bellyflop-seal/1"
SCHEME_2 = "bellyflop-seal/2"
THROWS = 4096  # more than the longest game needs: ten seats, six games in a match, ties
_DEPTH = 12
_BLOCK = 64  # throws whose keys are hashed together when one of them is opened

T = TypeVar("T")


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


class Seal:
    """The keys of one table's throws, all derived from one seed of 32 bytes.

    Passing the stored `tops` saves most of the hashing.
    """

    def __init__(self, seed: bytes, tops: bytes | None = None) -> None:
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self.seed, self._tops = seed, tops
        self._open: tuple[int, list[list[bytes]]] | None = None  # the block in use
        self._last = -1, b""  # each key is needed twice: to throw and to open it

    def key(self, throw: int) -> bytes:
        """The key of this throw."""
        if not 0 <= throw < THROWS:
            raise ValueError(f"a seal holds {THROWS} throws, not number {throw}")
        if self._last[0] != throw:
            key = hmac.digest(self.seed, b"key" + throw.to_bytes(4, "big"), "sha256")
            self._last = throw, key
        return self._last[1]

    def _block(self, number: int) -> list[list[bytes]]:
        """The tree over one block of throws, from its leaves up."""
        throws = range(number * _BLOCK, (number + 1) * _BLOCK)
        return _tree([_hash(b"\x00" + self.key(throw)) for throw in throws])

    @cached_property
    def _above(self) -> list[list[bytes]]:
        """The tree over all blocks. The full tree would take half a megabyte per table."""
        if self._tops is not None:
            return _tree([self._tops[at : at + 32] for at in range(0, len(self._tops), 32)])
        first, *others = range(THROWS // _BLOCK)
        self._open = first, self._block(first)  # the first throw will be opened soon
        tops = [self._block(number)[-1][0] for number in others]
        return _tree([self._open[1][-1][0], *tops])

    @property
    def tops(self) -> bytes:
        """The tops of the trees over the blocks, concatenated."""
        return b"".join(self._above[0])

    @property
    def root(self) -> bytes:
        """The root hash, published before the first throw."""
        return self._above[-1][0]

    def path(self, throw: int) -> list[bytes]:
        """The sibling hashes that lead from this throw's key up to the root."""
        number, place = divmod(throw, _BLOCK)
        if self._open is None or self._open[0] != number:
            self._open = number, self._block(number)
        return _neighbours(self._open[1], place) + _neighbours(self._above, number)


class SeedSeal(Seal):
    """The keys of one table's throws under scheme 2: the hash of the seed commits to all of them.

    Opening a single key needs no tree: the call for a throw shows the hash of its key, the lock,
    before any phone gives its number.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)

    @property
    def root(self) -> bytes:
        """The hash of the seed, shown before any phone commits."""
        return _hash(b"\x04" + self.seed)

    def lock(self, throw: int) -> bytes:
        """The hash of this throw's key."""
        return _hash(b"\x00" + self.key(throw))

    def veiled(self, head: bytes) -> bytes:
        """The head of a running game, in the form that phones are shown.

        The head covers hidden events, and a few dice have few possible values: with the bare head a
        phone could find them by hashing every guess. The seed is the key, so opening it lifts the
        veil.
        """
        return hmac.digest(self.seed, b"head" + head, "sha256")


def _tree(leaves: list[bytes]) -> list[list[bytes]]:
    levels = [leaves]
    while len(levels[-1]) > 1:
        below = levels[-1]
        pairs = zip(below[::2], below[1::2], strict=True)
        levels.append([_hash(b"\x01" + left + right) for left, right in pairs])
    return levels


def _neighbours(levels: list[list[bytes]], place: int) -> list[bytes]:
    return [level[(place >> depth) ^ 1] for depth, level in enumerate(levels[:-1])]


def opens(root: bytes, throw: int, key: bytes, path: Sequence[bytes]) -> bool:
    """Whether this key was sealed under this root for this throw."""
    if len(path) != _DEPTH or not 0 <= throw < THROWS:
        return False
    node = _hash(b"\x00" + key)
    for depth, neighbour in enumerate(path):
        right = (throw >> depth) & 1
        node = _hash(b"\x01" + (neighbour + node if right else node + neighbour))
    return hmac.compare_digest(node, root)


def step(number: bytes, steps: int = 1) -> bytes:
    """The number `steps` steps closer to the commitment in a phone's chain."""
    for _ in range(steps):
        number = _hash(b"\x02" + number)
    return number


class Chain:
    """One phone's numbers, one for each throw, all fixed by a commitment made before the game.

    Each is the hash of the next, so the known numbers prove a new one, and no number reveals
    anything about later ones.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise ValueError("a phone's secret has 32 bytes")
        self._secret = secret

    @cached_property
    def _numbers(self) -> list[bytes]:
        numbers = [step(self._secret)]
        while len(numbers) < THROWS:
            numbers.append(step(numbers[-1]))
        return numbers[::-1]

    @property
    def commitment(self) -> bytes:
        """The commitment that the phone sends before the game."""
        return step(self._numbers[0])

    def number(self, throw: int) -> bytes:
        """The number that the phone reveals for this throw."""
        if not 0 <= throw < THROWS:
            raise ValueError(f"a chain holds {THROWS} numbers, not number {throw}")
        return self._numbers[throw]


def fold(head: bytes, entry: object) -> bytes:
    """The running hash after one more entry, hashed as compact JSON."""
    spelt = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return _hash(b"\x03" + head + spelt.encode("utf-8", "surrogatepass"))


def head_at_start(
    table: str,
    root: bytes,
    game: str,
    options: Mapping[str, object],
    names: tuple[str, ...],
    commitments: Mapping[int, bytes],
    brought: Sequence[object] = (),
) -> bytes:
    """The head before the first event here, over table, seats, commitments and brought events."""
    phones = [[seat, commitments[seat].hex()] for seat in sorted(commitments)]
    about = {"game": game, "options": dict(options), "names": list(names), "phones": phones}
    head = fold(b"", {"scheme": SCHEME_2, "table": table, "root": root.hex(), **about})
    for entry in [{"brought": len(brought)}, *brought] if brought else []:
        head = fold(head, entry)
    return head


def head_after_call(head: bytes, throw: int, asked: tuple[int, ...]) -> bytes:
    """The head after these phones are called for their numbers; the call carries it veiled."""
    return fold(head, {"call": throw, "asked": list(asked)})


def head_after_numbers(head: bytes, gave: tuple[int, ...]) -> bytes:
    """The head once it is fixed which phones' numbers go into the throw."""
    return fold(head, {"gave": list(gave)})


def head_after_handover(head: bytes, seat: int, name: str) -> bytes:
    """The head after a person of this name took over a seat."""
    return fold(head, {"handed": seat, "name": name})


class KeyedRandom(Random):
    """A source of chance that is a pure function of a key and a context.

    All draws go through `below`, which uses rejection sampling: no value is favoured, and any other
    program can reproduce the draws.
    """

    def __init__(self, key: bytes, circumstances: str) -> None:
        super().__init__()
        self._key = key
        self._circumstances = _hash(circumstances.encode())
        self._block = 0
        self._left = b""

    def _word(self) -> int:
        if len(self._left) < 4:
            counter = self._block.to_bytes(4, "big")
            self._left = hmac.digest(self._key, self._circumstances + counter, "sha256")
            self._block += 1
        word, self._left = self._left[:4], self._left[4:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if not 0 < n <= 2**32:
            raise ValueError(f"cannot draw below {n}")
        limit = 2**32 - 2**32 % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    # Python guarantees the same `random()` in every version, but not the same `shuffle`.

    def random(self) -> float:
        return ((self._word() >> 5) * 2**26 + (self._word() >> 6)) / 2**53

    def getrandbits(self, k: int, /) -> int:
        if not 0 <= k <= 32:
            raise ValueError("at most 32 bits at a time")
        return self._word() >> (32 - k) if k else 0

    def seed(self, *_: Any, **__: Any) -> None:
        """Do nothing: the key is the seed."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        low, high = (0, start) if stop is None else (start, stop)
        if step != 1:
            raise ValueError("only steps of 1")
        return low + self.below(high - low)

    def randint(self, a: int, b: int) -> int:
        return a + self.below(b - a + 1)

    def choice(self, seq: Any) -> Any:
        return seq[self.below(len(seq))]

    def choices(
        self,
        population: Any,
        weights: Any = None,
        *,
        cum_weights: Any = None,
        k: int = 1,
    ) -> list[Any]:
        if weights is not None or cum_weights is not None:
            raise ValueError("no weights")
        return [self.choice(population) for _ in range(k)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[T], k: int, *, counts: Any = None) -> list[T]:
        if counts is not None:
            raise ValueError("no counts")
        pool = list(population)
        self.shuffle(pool)
        return pool[:k]


class SealedRandom(KeyedRandom):
    """The chance of a throw under scheme 1: its key, the throwing seat, and its device's number."""

    def __init__(self, key: bytes, table: str, throw: int, seat: int | None, device: str) -> None:
        who = "-" if seat is None else str(seat)
        super().__init__(key, "|".join((SCHEME, table, str(throw), who, device)))

    def tag(self) -> str:
        """A hash that binds the throw's key to its context, independent of the outcome."""
        return hmac.digest(self._key, b"tag" + self._circumstances, "sha256")[:16].hex()


class CalledRandom(KeyedRandom):
    """The chance of a throw under scheme 2: its key and the latest number of every phone."""

    def __init__(self, key: bytes, table: str, throw: int, latest: Sequence[bytes | None]) -> None:
        wheels = ("-" if number is None else number.hex() for number in latest)
        super().__init__(key, "|".join((SCHEME_2, table, str(throw), *wheels)))
