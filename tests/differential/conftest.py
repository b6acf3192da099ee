"""How much the two judges are made to read."""

from __future__ import annotations

import pytest


@pytest.fixture
def rounds(request: pytest.FixtureRequest) -> int:
    """How many times the normal number of games: once, or thirty times at night."""
    return 30 if request.config.getoption("--nightly", default=False) else 1
