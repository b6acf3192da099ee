"""What the adapters' tests share."""

from __future__ import annotations

import pytest


@pytest.fixture
def nightly(pytestconfig: pytest.Config) -> bool:
    """Whether to look for long."""
    return bool(pytestconfig.getoption("--nightly"))
