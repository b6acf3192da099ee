"""Shared fixtures of the adapter tests."""

from __future__ import annotations

import pytest


@pytest.fixture
def nightly(pytestconfig: pytest.Config) -> bool:
    """Whether this is the long nightly run."""
    return bool(pytestconfig.getoption("--nightly"))
