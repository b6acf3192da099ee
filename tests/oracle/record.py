"""§0 The game record: judged as a whole, and made up at random by the oracle alone."""

from __future__ import annotations

from random import Random

from . import clever_kids, dice_cup, pool_zee, splash_party
from .table import Accepted, Json, Refusal, Refused, Table, Verdict, is_list, need

SEATS = {
    "dice-pool-party": (1, 8),
    "pool-zee": (1, 10),
    "splash-party": (2, 6),
    "dice-cup": (1, 6),
    "clever-kids": (2, 4),
}


def open_table(game: str, seats: int, options: dict[str, Json]) -> Table:
    """The table before the first event, or Refused."""
    match game:
        case "dice-cup" | "dice-pool-party":
            return dice_cup.DiceCup(game, seats, options)
        case "pool-zee":
            return pool_zee.PoolZee(seats, options)
        case "splash-party":
            return splash_party.SplashParty(seats, options)
        case "clever-kids":
            return clever_kids.CleverKids(seats, options)
        case _:
            raise Refused("no such game")


def table_of(record: Json) -> Table:
    """The table a record is played at, or Refused if the fault is in the record itself. §0"""
    need(isinstance(record, dict), "a record is an object")
    need(all(key in record for key in ("format", "game", "seats", "events")), "a key is missing")
    need(record["format"] == "bellyflop/1", "format")
    need(isinstance(record["game"], str), "game")
    need(is_list(record["seats"]), "seats")
    need(all(isinstance(name, str) for name in record["seats"]), "seats")
    options = record.get("options", {})
    need(isinstance(options, dict), "options")
    need(is_list(record["events"]), "events")
    return open_table(record["game"], len(record["seats"]), options)


def judge(record: Json) -> Verdict:
    """What a record comes to, or the first thing in it that cannot stand."""
    try:
        table = table_of(record)
    except Refused:
        return Refusal("record")
    for index, event in enumerate(record["events"]):
        try:
            table.play(event)
        except Refused:
            return Refusal(index)
    return table.verdict()


def random_event(table: Table, rng: Random) -> Json:
    """Some event that may come next."""
    match table.next():
        case "chance":
            return {"chance": table.throw(rng)}
        case "wait":
            return {"wait": True}
        case "do":
            seat = rng.choice(table.turn_of())
            return {"seat": seat, "do": table.pick(seat, rng)}
        case "over":
            raise AssertionError("nothing comes after the end")


def random_setup(game: str, rng: Random) -> Json:
    """A record without events: seats and options of any kind."""
    low, high = SEATS[game]
    seats = rng.randint(low, high)
    modules = {"pool-zee": pool_zee, "splash-party": splash_party, "clever-kids": clever_kids}
    options = modules.get(game, dice_cup).random_options(seats, rng)
    record = {"format": "bellyflop/1", "game": game, "seats": ["?"] * seats, "events": []}
    return {**record, "options": options} if options or rng.random() < 0.5 else record


def random_record(game: str, rng: Random) -> Json:
    """A complete game, made up by the oracle alone."""
    record = random_setup(game, rng)
    table = table_of(record)
    while table.next() != "over":
        event = random_event(table, rng)
        table.play(event)
        record["events"].append(event)
    return record


__all__ = ["SEATS", "Accepted", "Refusal", "Verdict", "judge", "random_record", "table_of"]
