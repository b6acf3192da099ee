"""The record of a game: the one file format for export, replay, review and tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import isinf

from .errors import BadNotation, BadRecord
from .event import Acted, Proceeded, RecordedEvent, Settled
from .notation import show, take_object

FORMAT = "bellyflop/1"
"""The name and version of the format, which every record carries."""
_OWN_KEYS = ("format", "game", "options", "seats", "events")


def read_event(data: object) -> RecordedEvent:
    """The event that JSON spells, or BadNotation. Its game reads the action or outcome in it."""
    if not isinstance(data, dict):
        raise BadNotation(f"an event is an object, not {show(data)}.")
    if "chance" in data:
        return Settled(take_object(data, "the event", ("chance",))["chance"])
    if "wait" in data:
        if take_object(data, "the event", ("wait",))["wait"] is not True:
            raise BadNotation('a wait is written {"wait": true}.')
        return Proceeded()
    move = take_object(data, "the event", ("seat", "do"))
    seat = move["seat"]
    if type(seat) is not int:
        raise BadNotation(f"there is no seat {show(seat)}; a seat is a whole number.")
    return Acted(seat, move["do"])


def write_event(event: RecordedEvent) -> dict[str, object]:
    """The event as JSON."""
    match event:
        case Acted(seat, do):
            return {"seat": seat, "do": do}
        case Settled(chance):
            return {"chance": chance}
        case Proceeded():
            return {"wait": True}


def read_events(data: Iterable[object]) -> tuple[RecordedEvent, ...]:
    """The events that a JSON list spells, or BadRecord with the index of the first bad one."""
    return tuple(_read_events(data))


def _read_events(data: Iterable[object]) -> Iterator[RecordedEvent]:
    for index, event in enumerate(data):
        try:
            yield read_event(event)
        except BadNotation as error:
            raise BadRecord(str(error), index) from error


@dataclass(frozen=True, slots=True)
class Record:
    """Who played which game, and every event in order. Scores are derived, never stored."""

    game: str
    seats: tuple[str, ...]
    events: tuple[RecordedEvent, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    extra: Mapping[str, object] = field(default_factory=dict)

    def write(self) -> dict[str, object]:
        """The record as one JSON object."""
        return {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "seats": list(self.seats),
            "events": [write_event(event) for event in self.events],
            **self.extra,
        }

    def dumps(self) -> str:
        """The record as text with one event per line, so that a person can read it too."""
        head = json.dumps({k: v for k, v in self.write().items() if k != "events"})
        events = ",\n  ".join(json.dumps(write_event(event)) for event in self.events)
        return f'{head[:-1]}, "events": [\n  {events}\n]}}\n'


def read_record(data: object) -> Record:
    """The record a JSON value spells, or BadRecord. `replay` checks that its events are legal."""
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not {show(data)}.")
    for key in ("format", "game", "seats", "events"):
        if key not in data:
            raise BadRecord(f'"{key}" is missing.')
    if data["format"] != FORMAT:
        raise BadRecord(f'the format must be "{FORMAT}", not {show(data["format"])}.')
    game, options, seats = data["game"], data.get("options", {}), data["seats"]
    if not isinstance(game, str):
        raise BadRecord(f"the game must be named by its id, not by {show(game)}.")
    if not isinstance(options, dict):
        raise BadRecord(f"options must be an object, not {show(options)}.")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord(f"seats must be a list of names, not {show(seats)}.")
    if not isinstance(data["events"], list):
        raise BadRecord(f"events must be a list, not {show(data['events'])}.")
    extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    return Record(game, tuple(seats), read_events(data["events"]), options, extra)


def parse_record(text: str | bytes) -> Record:
    """The record in a file's content. Text that is not JSON raises ValueError."""
    try:
        data: object = json.loads(
            text,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            object_pairs_hook=_refuse_double_keys,
        )
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("the JSON is nested too deeply.") from None
    except (json.JSONDecodeError, UnicodeDecodeError):
        raise
    except ValueError:  # an integer with more digits than Python accepts
        raise BadRecord("a number has too many digits.") from None
    return read_record(data)


def _refuse_constant(word: str) -> object:
    raise json.JSONDecodeError(f"{word} is no JSON number", word, 0)


def _refuse_double_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # If a key occurred twice, two readers could see two different games.
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"the key {show(key)} stands twice in one object.")
        found[key] = value
    return found


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):  # 1e999 would be written back as Infinity, which is not JSON
        raise BadRecord("a number is too large.")
    return number
