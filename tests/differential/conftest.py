"""The number of records for the two judges."""

from __future__ import annotations

import pytest


@pytest.fixture
def rounds(request: pytest.FixtureRequest) -> int:
    """The factor on the number of games: 1, or 30 in the nightly run."""
    return 30 if request.config.getoption("--nightly", default=False) else 1
