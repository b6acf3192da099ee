"""Numbers and actions as text."""

from __future__ import annotations

import json

from bellyflop.solvers.judge import Unit


def amount(value: float, unit: Unit, signed: bool = False) -> str:
    """A value with its unit: points, or a chance in percent."""
    sign = "+" if signed else ""
    value = value + 0.0  # never "-0.0"
    if unit == "points":
        return f"{value:{sign}.1f} points"
    return f"{100 * value:{sign}.1f} %"


def say_action(do: object) -> str:
    """An action in the notation of records, without braces: `hold 4 4`, `score fours`, `pass`."""
    if not isinstance(do, dict):
        return json.dumps(do)
    return ", ".join(f"{key} {_plain(value)}".rstrip() for key, value in do.items())


def _plain(value: object) -> str:
    if value is True:
        return ""
    if value is None:
        return "nobody"
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value) or "nothing"
    return str(value).replace("_", " ")
