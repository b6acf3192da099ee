"""How long the tests look: a quick, repeatable run by default, a long one with `--nightly`."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

os.environ["BELLYFLOP_LANGUAGE"] = "en"  # whatever this machine speaks

settings.register_profile(
    "ci",
    max_examples=12,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=_SLOW,  # whole games are large examples on purpose
)
settings.register_profile(
    "nightly",
    max_examples=400,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=_SLOW,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="long runs: many more examples")
    parser.addoption("--strength", action="store_true", help="also measure how well bots play")
    parser.addoption("--pictures", action="store_true", help="also draw docs/pictures/web anew")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("nightly" if config.getoption("--nightly") else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without their flag, tests marked `nightly`, `strength` or `pictures` are left out."""
    off = [
        name for name in ("nightly", "strength", "pictures") if not config.getoption(f"--{name}")
    ]
    left = [item for item in items if any(item.get_closest_marker(name) for name in off)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
