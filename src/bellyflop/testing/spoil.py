"""Makes invalid JSON values from valid ones."""

from __future__ import annotations

from random import Random

ODDITIES: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 18, 10**30, -(10**30), 0.5, 1.0, 1e308, "", "0", "joker",
    "all", "red", "\x00", "\ud800", "é\n", [], [[]], {}, {"do": 1}, [0], [1, 1], [True], {"": []},
)  # fmt: skip


def spoil(value: object, rng: Random) -> object:
    """A copy of the value with one place changed, dropped, doubled or added."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        return _spoil_object(value, rng)
    if isinstance(value, list) and value and rng.random() < 0.85:
        return _spoil_list(value, rng)
    if type(value) is int and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 2, 6))
    return rng.choice(ODDITIES)


def _spoil_object(value: dict[str, object], rng: Random) -> object:
    key = rng.choice(sorted(value))
    if rng.random() < 0.7:
        return {**value, key: spoil(value[key], rng)}
    rest = {name: item for name, item in value.items() if name != key}
    match rng.randrange(3):
        case 0:
            return rest
        case 1:
            return {**rest, rng.choice(("x", "do", "seat", "chance", "dice", "")): value[key]}
        case _:
            return {**value, "extra": rng.choice(ODDITIES)}


def _spoil_list(value: list[object], rng: Random) -> object:
    place = rng.randrange(len(value))
    head, item, tail = value[:place], value[place], value[place + 1 :]
    if rng.random() < 0.6:
        return [*head, spoil(item, rng), *tail]
    match rng.randrange(4):
        case 0:
            return head + tail
        case 1:
            return [*head, item, item, *tail]
        case 2:
            other = rng.randrange(len(value))
            swapped = list(value)
            swapped[place], swapped[other] = swapped[other], swapped[place]
            return swapped
        case _:
            return [*head, rng.choice(ODDITIES), item, *tail]
