"""How the rows of a table's log are written to disk and read back.

Every version reads all older rows: a new field has a default for rows that lack it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from bellyflop.core import BadNotation, read_event, read_events, write_event

from .log import (
    BadRow,
    BotSat,
    Brought,
    Called,
    CalledThrow,
    CameBack,
    Change,
    Committed,
    Covered,
    Dropped,
    HintsAllowed,
    Locked,
    Penciled,
    Played,
    Rematched,
    Sat,
    Seat,
    Started,
    Stood,
    TableOpened,
    TakenBack,
    Throw,
    WantedAgain,
)


def write_change(change: Change) -> dict[str, object]:
    """The payload of a row as JSON values."""
    match change:
        case TableOpened():
            return _write_opening(change)
        case Sat(name, animal, token_hash):
            return {"name": name, "animal": animal, "token_hash": token_hash}
        case BotSat(seat, level, name, animal):
            return {"seat": seat, "level": level, "name": name, "animal": animal}
        case Covered(seat, level):
            return {"seat": seat, "level": level}
        case Stood(seat) | CameBack(seat) | Dropped(seat):
            return {"seat": seat}
        case Locked(locked):
            return {"locked": locked}
        case Played(event, throw):
            written: dict[str, object] = {"event": write_event(event)}
            if throw is not None:
                written["throw"] = _write_throw(throw)
            return written
        case Brought(events):
            return {"events": [write_event(event) for event in events]}
        case Committed(seat, commitment):
            return {"seat": seat, "commitment": commitment.hex()}
        case Called(number, asked, early):
            return {"throw": number, "asked": list(asked), **({"early": True} if early else {})}
        case Penciled(pencil):
            return {"change": pencil}
        case HintsAllowed(hints):
            return {"hints": hints}
        case WantedAgain(seats):
            return {"seats": list(seats)}
        case Rematched(table):
            return {"table": table}
        case Started() | TakenBack():
            return {}


def _write_throw(throw: Throw | CalledThrow) -> dict[str, object]:
    match throw:
        case Throw(number, seat, device):
            return {"number": number, "seat": seat, "device": device}
        case CalledThrow(number, None):
            return {"number": number, "gave": None}
        case CalledThrow(number, gave):
            return {"number": number, "gave": [[seat, found.hex()] for seat, found in gave or ()]}


def _write_opening(row: TableOpened) -> dict[str, object]:
    return {
        "game": row.game,
        "options": dict(row.options),
        "seats": [_write_seat(seat) for seat in row.seats],
        "dice": row.dice,
        "clock": row.clock,
        "spectators": row.spectators,
        "hints": row.hints,
        "host_hash": row.host_hash,
        # Version 0.1 would throw dice of scheme 1 wherever it finds a `seed`.
        "seed" if row.scheme == 1 else "seed_2": row.seed.hex(),
        **({} if row.tops is None else {"tops": row.tops.hex()}),
        "code": row.code,
    }


def _write_seat(seat: Seat) -> dict[str, object]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "animal": seat.animal,
        "level": seat.level,
        "token_hash": seat.token_hash,
    }


def read_change(kind: str, payload: object) -> Change:
    """What a row of this kind changes, or BadRow. The reason names no content: it may be secret."""
    try:
        change = _read(kind, payload)
    except (BadNotation, ValueError):
        change = None
    if change is None:
        raise BadRow(f"this version cannot read a row of kind {kind!r}")
    return change


def _read(kind: str, payload: object) -> Change | None:
    match kind, payload:
        case "event", {"event": event, "throw": throw}:
            return Played(read_event(event), _read_throw(throw))
        case "event", {"event": event}:
            return Played(read_event(event))
        case "brought", {"events": list(events)}:
            return Brought(read_events(events))
        case "undo", {}:
            return TakenBack()
        case "pencil", {"change": change}:
            return Penciled(change)
        case "start", {}:
            return Started()
        case "sit", {"name": str(name), "animal": str(animal), "token_hash": str(token_hash)}:
            return Sat(name, animal, token_hash)
        case "stand", {"seat": int(seat)}:
            return Stood(seat)
        case "bot", {
            "seat": int(seat),
            "level": str(level),
            "name": str(name),
            "animal": str(animal),
        }:
            return BotSat(seat, level, name, animal)
        case "cover", {"seat": int(seat), "level": str(level)}:
            return Covered(seat, level)
        case "back", {"seat": int(seat)}:
            return CameBack(seat)
        case "commit", {"seat": int(seat), "commitment": str(commitment)}:
            return Committed(seat, bytes.fromhex(commitment))
        case "call", {"throw": int(number), "asked": list(asked), **others} if _are_seats(asked):
            return Called(number, tuple(asked), others.get("early") is True)
        case "lock", {"locked": bool(locked)}:
            return Locked(locked)
        case "drop", {"seat": int(seat)}:
            return Dropped(seat)
        case "hints", {"hints": bool(hints)}:
            return HintsAllowed(hints)
        case "again", {"seats": list(seats)} if _are_seats(seats):
            return WantedAgain(tuple(seats))
        case "rematch", {"table": str(table)}:
            return Rematched(table)
        case "open", {
            "game": str(game),
            "options": dict(options),
            "seats": list(seats),
            "dice": "virtual" | "real" | "pad" as dice,
            "clock": int() | None as clock,
            "spectators": bool(spectators),
            "hints": bool(hints),
            "host_hash": str(host_hash),
            "code": str(code),
            **others,
        }:
            tops, (scheme, seed) = others.get("tops"), _read_seed(others)
            return TableOpened(
                game=game,
                seats=tuple(map(_read_seat, seats)),
                host_hash=host_hash,
                seed=seed,
                tops=bytes.fromhex(tops) if isinstance(tops, str) else None,
                options=options,
                dice=dice,
                clock=clock,
                spectators=spectators,
                hints=hints,
                code=code,
                scheme=scheme,
            )
    return None


def _read_seed(opening: Mapping[Any, object]) -> tuple[Literal[1, 2], bytes]:
    """The scheme of the table's dice, and the seed."""
    match opening:
        case {"seed_2": str(seed)} | {"scheme": 2, "seed": str(seed)}:  # before 20 November 2026
            return 2, bytes.fromhex(seed)
        case {"seed": str(seed)}:
            return 1, bytes.fromhex(seed)
    raise BadRow("a seed")


def _are_seats(listed: list[object]) -> bool:
    return all(type(seat) is int for seat in listed)


def _read_throw(data: object) -> Throw | CalledThrow:
    match data:
        case {"number": int(number), "gave": None}:
            return CalledThrow(number, None)
        case {"number": int(number), "gave": list(gave)}:
            return CalledThrow(number, tuple((int(s), bytes.fromhex(found)) for s, found in gave))
        case {"number": int(number), "seat": int() | None as seat, "device": str(device)}:
            return Throw(number, seat, device)
    raise BadRow("a throw")


def _read_seat(data: object) -> Seat:
    match data:
        case {
            "kind": "open" | "person" | "bot" as kind,
            "name": str(name),
            "animal": str(animal),
            "level": str() | None as level,
            "token_hash": str() | None as token_hash,
        }:
            return Seat(kind, name, animal, level, token_hash)
    raise BadRow("a seat")
