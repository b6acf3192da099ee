"""A hook for schemathesis: JSON Schema calls 599.0 an integer, our tables do not."""

from __future__ import annotations

from typing import Any

import schemathesis


@schemathesis.hook
def map_body(_context: Any, body: Any) -> Any:
    """The request body with every whole float converted to an integer."""
    return _whole(body)


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return value
