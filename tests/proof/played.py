"""Whole games with sealed dice, and functions that tamper with their records."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from bellyflop import load_game
from bellyflop.core import AnyGame, Chance, Match, Players, Wait
from bellyflop.dice.sealed import SCHEME, Seal, SealedRandom

SEED = bytes(range(32))
GAMES = ("clever-kids", "dice-cup", "dice-pool-party", "pool-zee", "splash-party")
Json = dict[str, Any]


@cache
def _played(game_id: str, seed: bytes, course: int) -> str:
    game: AnyGame = load_game(game_id, seats=2)
    match: Match[Any, Any, Any, Any] = Match(game)
    seal, rng, throws = Seal(seed), Random(course), list[Json]()
    hand: int | None = None
    device = ""
    while not match.over:
        match match.awaiting:
            case Chance(by):
                if by is not None:
                    hand, device = by, rng.randbytes(16).hex()
                number = len(throws)
                drawn = SealedRandom(seal.key(number), "table-1", number, hand, device)
                throw = {"event": len(match.events), "n": number, "seat": hand, "device": device}
                throws.append({**throw, "tag": drawn.tag()})
                match.settle(game.sample(match.state, drawn))
            case Wait():
                match.proceed()
                hand, device = None, ""
            case Players(seats):
                hand, device = min(seats), rng.randbytes(16).hex()
                match.do(hand, rng.choice(game.legal(match.state, hand)))
    proof = {
        "scheme": SCHEME,
        "table": "table-1",
        "root": seal.root.hex(),
        "seed": seed.hex(),
        "throws": throws,
    }
    return match.record(["Ana", "Bo"], proof=proof).dumps()


def sealed_game(game_id: str, seed: bytes = SEED, course: int = 2) -> Json:
    """The record of a whole game with sealed dice, including the proof."""
    record: Json = json.loads(_played(game_id, seed, course))
    return record


def other_digit(text: str, place: int) -> str:
    """The hexadecimal text with one digit changed."""
    digit = "0" if text[place] != "0" else "1"
    return text[:place] + digit + text[place + 1 :]


def cut(record: Json, events: int) -> Json:
    """The record after this many events, with the proof cut to match."""
    throws = [throw for throw in record["proof"]["throws"] if throw["event"] < events]
    proof = {**record["proof"], "throws": throws}
    return {**record, "events": record["events"][:events], "proof": proof}


def retagged(record: Json, place: int, **changes: object) -> Json:
    """The record with changed fields of one throw and a matching tag."""
    spoilt = copy.deepcopy(record)
    proof = spoilt["proof"]
    throw = proof["throws"][place]
    throw.update(changes)
    key = Seal(bytes.fromhex(proof["seed"])).key(throw["n"])
    rng = SealedRandom(key, proof["table"], throw["n"], throw["seat"], throw["device"])
    throw["tag"] = rng.tag()
    return spoilt


# ── values of a throw ───────────────────────────────────────────────────────────────────────────


def throws_of(record: Json) -> list[int]:
    """The indexes of the chance events in the record."""
    events = enumerate(record["events"])
    return [place for place, event in events if isinstance(event, dict) and "chance" in event]


def _leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every leaf value, as its container and key."""
    for key in data if isinstance(data, dict) else range(len(data)):
        if isinstance(data[key], dict | list):
            yield from _leaves(data[key])
        else:
            yield data, key


def change_a_value(record: Json, place: int, rng: Random) -> None:
    """Replace one die, pawn, token or fall of this throw by another value from this game."""
    all_leaves = (leaf for at in throws_of(record) for leaf in _leaves(record["events"][at]))
    known = {holder[key] for holder, key in all_leaves}
    holder, key = rng.choice(list(_leaves(record["events"][place])))
    old = holder[key]
    others = [new for new in known if type(new) is type(old) and new != old]
    holder[key] = rng.choice(sorted(others)) if others else "another"


# ── random tampering ───────────────────────────────────────────────────────────────────────────

Tampering = Callable[[Json, Random], None]
_ODDITIES: tuple[object, ...] = (
    None, 1, {}, {"chance": None}, {"chance": {}}, {"seat": 0}, {"seat": [], "do": {}},
)  # fmt: skip


def _value(record: Json, rng: Random) -> None:
    places = [place for place in throws_of(record) if any(_leaves(record["events"][place]))]
    if places:
        change_a_value(record, rng.choice(places), rng)


def _drop(record: Json, rng: Random) -> None:
    del record["events"][rng.randrange(len(record["events"]))]


def _double(record: Json, rng: Random) -> None:
    events = record["events"]
    events.insert(rng.randrange(len(events) + 1), copy.deepcopy(rng.choice(events)))


def _swap(record: Json, rng: Random) -> None:
    events = record["events"]
    one, other = rng.randrange(len(events)), rng.randrange(len(events))
    events[one], events[other] = events[other], events[one]


def _oddity(record: Json, rng: Random) -> None:
    events = record["events"]
    events[rng.randrange(len(events))] = copy.deepcopy(rng.choice(_ODDITIES))


def _cut(record: Json, rng: Random) -> None:
    record.update(cut(record, rng.randrange(len(record["events"]))))


def _extend(record: Json, rng: Random) -> None:
    events, throws = record["events"], record["proof"]["throws"]
    events.append(copy.deepcopy(rng.choice(events)))
    if throws and rng.random() < 0.7:
        throws.append({**rng.choice(throws), "event": len(events) - 1})


def _digit(record: Json, rng: Random) -> None:
    where = rng.choice(("seed", "root"))
    record["proof"][where] = other_digit(record["proof"][where], rng.randrange(64))


def _circumstance(record: Json, rng: Random) -> None:
    throw = rng.choice(record["proof"]["throws"])
    match rng.choice(("device", "tag", "seat", "n", "event")):
        case "device":
            throw["device"] = other_digit(throw["device"] or "0" * 32, rng.randrange(32))
        case "tag":
            throw["tag"] = other_digit(throw["tag"], rng.randrange(32))
        case "seat":
            throw["seat"] = rng.choice((None, 0, 1, 9))
        case "n":
            throw["n"] = rng.randrange(70)
        case "event":
            throw["event"] = rng.randrange(len(record["events"]) + 1)


def _throws(record: Json, rng: Random) -> None:
    throws = record["proof"]["throws"]
    one, other = rng.randrange(len(throws)), rng.randrange(len(throws))
    match rng.randrange(3):
        case 0:
            del throws[one]
        case 1:
            throws.insert(one, copy.deepcopy(throws[other]))
        case _:
            throws[one], throws[other] = throws[other], throws[one]


def _about(record: Json, rng: Random) -> None:
    match rng.randrange(4):
        case 0:
            record["game"] = rng.choice(GAMES)
        case 1:
            record["seats"] = record["seats"][: rng.randrange(3)] * rng.randrange(1, 4)
        case 2:
            record["options"] = rng.choice(({}, {"look": 2}, {"sheet": 3}, {"memory_aid": True}))
        case _:
            record["proof"]["table"] += "x"


TAMPERINGS: tuple[Tampering, ...] = (
    _value, _drop, _double, _swap, _oddity, _cut, _extend, _digit, _circumstance, _throws, _about,
)  # fmt: skip


def tamper(record: Json, rng: Random) -> Json:
    """The record after one to three random changes."""
    spoilt = copy.deepcopy(record)
    for _ in range(rng.choice((1, 1, 2, 3))):
        if spoilt["events"] and spoilt["proof"]["throws"]:
            rng.choice(TAMPERINGS)(spoilt, rng)
    return spoilt
