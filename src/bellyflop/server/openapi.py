"""The plain web side described for machines, made from the same types that decode it."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec
from msgspec import Struct

from .messages import Joining, NewTable, Room, Seated


class Failure(Struct, frozen=True):
    """Why a request was refused, in words."""

    error: str


class Health(Struct, frozen=True):
    """A node that can reach its log."""

    status: str
    tables: int


def describe() -> dict[str, Any]:
    """The OpenAPI document of a node."""
    kinds = (Joining, NewTable, Room, Seated, Failure, Health)
    template = "#/components/schemas/{name}"
    _, schemas = msgspec.json.schema_components(
        kinds, ref_template=template, schema_hook=lambda _: {"description": "any JSON"}
    )
    code = {
        "name": "code",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z]{4}$"},
    }
    table = {
        "name": "table",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[0-9a-f]{24}$"},
    }
    paths = {
        "/api/games": {"get": _operation("Every game with its options", {200: "list"})},
        "/api/tables": {
            "post": _operation("Make a table", {201: "Seated"}, (409, 413, 422, 503), "NewTable")
        },
        "/api/tables/{table}/record": {
            "parameters": [table],
            "get": _operation(
                "The record as anybody may have it", {200: "record"}, (404, 409, 503)
            ),
        },
        "/api/rooms/{code}": {
            "parameters": [code],
            "get": _operation("What stands on the door of a room", {200: "Room"}, (404, 503)),
        },
        "/api/rooms/{code}/seats": {
            "parameters": [code],
            "post": _operation(
                "Sit down", {201: "Seated"}, (403, 404, 409, 413, 422, 503), "Joining"
            ),
        },
        "/health": {"get": _operation("Whether the log can be reached", {200: "Health"}, (503,))},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bellyflop", "version": version("bellyflop")},
        "paths": paths,
        "components": {"schemas": schemas},
    }


_PLAIN: dict[str, dict[str, Any]] = {
    "list": {"type": "array", "items": {"type": "object"}},
    "record": {"type": "object", "required": ["format", "game", "seats", "events"]},
}


def _operation(
    summary: str, good: dict[int, str], bad: tuple[int, ...] = (), takes: str | None = None
) -> dict[str, Any]:
    answers = {str(status): _answer(name) for status, name in good.items()}
    answers |= {str(status): _answer("Failure") for status in bad}
    operation: dict[str, Any] = {"summary": summary, "responses": answers}
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(takes)}
    return operation


def _answer(name: str) -> dict[str, Any]:
    return {"description": name, "content": _content(name)}


def _content(name: str) -> dict[str, Any]:
    schema = _PLAIN.get(name, {"$ref": f"#/components/schemas/{name}"})
    return {"application/json": {"schema": schema}}
