"""The OpenAPI description of the routes, made from the types that decode their requests."""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, fields, is_dataclass
from functools import reduce
from importlib.metadata import version
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bellyflop.games import shelf

from ..node.requests import Joining, NewTable, Seated
from ..table.fields import Several, Text, Whole
from ..table.refusals import Failure
from ..table.rooms import CODE, TABLE, Room
from ..workers.coach_types import Hint, HintWanted, Reviewed, Thinking


class Health(Struct, frozen=True):
    """A node that can reach its log."""

    status: str
    tables: int


class Checked(Struct, frozen=True):
    """One of the three things that can be checked about sealed dice."""

    ok: bool
    why: str


class Verified(Struct, frozen=True):
    """Whether every throw of a finished game follows from its sealed keys."""

    ok: bool
    sealed: Checked
    fed: Checked
    followed: Checked


def describe() -> dict[str, Any]:
    """The OpenAPI document of a node."""
    kinds = (
        *map(_read, (Joining, NewTable, HintWanted)),
        *(Room, Seated, Failure, Health, Verified, Hint, Reviewed, Thinking),
    )
    template = "#/components/schemas/{name}"
    _, schemas = msgspec.json.schema_components(
        kinds, ref_template=template, schema_hook=lambda _: {"description": "any JSON"}
    )
    schemas["NewTable"]["properties"]["game"]["enum"] = list(shelf())
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bellyflop", "version": version("bellyflop")},
        "paths": _paths(),
        "components": {"schemas": schemas, "securitySchemes": _TOKENS},
    }


def _read(kind: Any) -> Any:
    """A strict msgspec struct of this type, with its bounds, for the JSON schema."""
    hints = typing.get_type_hints(kind, include_extras=True)
    parts: list[Any] = []
    for each in (field for field in fields(kind) if field.init):
        part = [each.name, _field(hints[each.name])]
        if each.default is not MISSING:
            part.append(each.default)
        elif each.default_factory is not MISSING:
            part.append(msgspec.field(default_factory=each.default_factory))
        parts.append(tuple(part))
    tag = next((str(field.default) for field in fields(kind) if not field.init), None)
    made = msgspec.defstruct(
        kind.__name__, parts, tag=tag, forbid_unknown_fields=True, kw_only=True
    )
    made.__doc__ = kind.__doc__
    return made


def _field(kind: Any) -> Any:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if is_dataclass(kind):
        return _read(kind)
    if origin in (types.UnionType, typing.Union):
        return reduce(or_, map(_field, args))
    match args[1:]:
        case (Text(least, most, pattern),):
            whole = f"^(?:{pattern})$(?!\\n)" if pattern else None
            bounds = Meta(min_length=least, max_length=most, pattern=whole)
        case (Whole(least, most),):
            bounds = Meta(ge=least, le=most)
        case (Several(least, most),):
            inner: Any = _field(typing.get_args(args[0])[0])
            return Annotated[
                types.GenericAlias(list, (inner,)), Meta(min_length=least, max_length=most)
            ]
        case _:
            return kind
    return Annotated[args[0], bounds]


def _paths() -> dict[str, Any]:
    rooms, tables = [_path("code", CODE)], [_path("table", TABLE)]
    return {
        "/api/games": {"get": _operation("games", "Every game with its options", {200: "list"})},
        "/api/games/{game}/pad": {
            "parameters": [_path("game", "^[a-z-]{1,32}$")],
            "get": _operation(
                "sheet", "What is printed on a game's pad", {200: "sheet"}, (404, 503)
            ),
        },
        "/api/tables": {
            "post": _operation(
                "make", "Make a table", {201: "Seated"}, (409, 413, 422, 429, 503), "NewTable"
            )
        },
        "/api/saved": {
            "post": _operation(
                "resume",
                "Make a table that goes on with a saved game",
                {201: "Seated"},
                (409, 413, 422, 429, 503),
                "record",
            )
        },
        "/api/tables/{table}/record": {
            "parameters": tables,
            "get": _operation(
                "record",
                "The record as anybody may have it; where nobody may watch, with a token",
                {200: "record"},
                (403, 404, 409, 503),
            )
            | _BY_TOKEN,
        },
        "/api/tables/{table}/pad": {
            "parameters": tables,
            "get": _operation(
                "pad",
                "A pad with all that was ever done to it; where nobody may watch, with a token",
                {200: "pad"},
                (403, 404, 409, 503),
            )
            | _BY_TOKEN,
        },
        "/api/tables/{table}/verify": {
            "parameters": tables,
            "get": _operation(
                "verify", "Check a finished game's dice", {200: "Verified"}, (404, 409, 503)
            ),
        },
        "/api/tables/{table}/hint": {
            "parameters": tables,
            "post": _operation(
                "hint",
                "What the coach would do on the seat that is to choose",
                {200: "Hint"},
                (403, 404, 409, 413, 422, 429, 503),
                "HintWanted",
            ),
        },
        "/api/tables/{table}/review": {
            "parameters": tables,
            "get": _operation(
                "review",
                "What was best in a finished game, and how lucky each throw was",
                {200: "Reviewed", 202: "Thinking"},
                (404, 409, 503),
            ),
        },
        "/api/rooms/{code}": {
            "parameters": rooms,
            "get": _operation(
                "room", "What stands on the door of a room", {200: "Room"}, (404, 429, 503)
            ),
        },
        "/api/rooms/{code}/qr.svg": {
            "parameters": rooms,
            "get": _operation(
                "qr", "The link to a room as a picture", {200: "svg"}, (404, 429, 503)
            ),
        },
        "/api/rooms/{code}/seats": {
            "parameters": rooms,
            "post": _operation(
                "sit", "Sit down", {201: "Seated"}, (403, 404, 409, 413, 422, 429, 503), "Joining"
            ),
        },
        "/health": {
            "get": _operation("health", "Whether the log can be reached", {200: "Health"}, (503,))
        },
        "/metrics": {"get": _operation("metrics", "Numbers for Prometheus", {200: "text"})},
    }


_TOKENS = {"token": {"type": "http", "scheme": "bearer", "description": "the token of a seat"}}
_BY_TOKEN: dict[str, Any] = {"security": [{}, {"token": []}]}
_PLAIN: dict[str, tuple[str, dict[str, Any]]] = {
    "list": ("application/json", {"type": "array", "items": {"type": "object"}}),
    "record": (
        "application/json",
        {"type": "object", "required": ["format", "game", "seats", "events"]},
    ),
    "sheet": ("application/json", {"type": "object", "required": ["game", "sections"]}),
    "pad": (
        "application/json",
        {"type": "object", "required": ["format", "game", "players", "columns", "events"]},
    ),
    "svg": ("image/svg+xml", {"type": "string"}),
    "text": ("text/plain", {"type": "string"}),
}
# Links from the answer to making a table, or sitting down at one.
_LINKS: dict[str, Any] = {
    name: {"operationId": name, "parameters": {place: f"$response.body#/{place}"}}
    for name, place in (
        ("room", "code"),
        ("qr", "code"),
        ("sit", "code"),
        ("record", "table"),
        ("pad", "table"),
        ("verify", "table"),
        ("review", "table"),
    )
}


def _path(name: str, pattern: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": pattern}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _operation(
    name: str,
    summary: str,
    good: dict[int, str],
    bad: tuple[int, ...] = (),
    takes: str | None = None,
) -> dict[str, Any]:
    answers = {str(status): _answer(kind) for status, kind in good.items()}
    answers |= {str(status): _answer("Failure") for status in bad}
    operation: dict[str, Any] = {"operationId": name, "summary": summary, "responses": answers}
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(takes)}
        if "201" in answers:
            answers["201"]["links"] = _LINKS
    return operation


def _answer(name: str) -> dict[str, Any]:
    return {"description": name, "content": _content(name)}


def _content(name: str) -> dict[str, Any]:
    plain = ("application/json", {"$ref": f"#/components/schemas/{name}"})
    media, schema = _PLAIN.get(name, plain)
    return {media: {"schema": schema}}
