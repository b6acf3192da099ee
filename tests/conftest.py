"""Select the tests to run and the number of examples for each.

`--quick` skips the tests marked `web` (all of tests/web), `services` and `long`. Without a flag
those run too, with few and reproducible examples; `--nightly` uses many random examples.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("bellyflop.testing.laws")

_ON_REQUEST = {"nightly", "strength", "pictures"}  # each needs its own flag
_NOT_QUICK = {"web", "services", "long"}
_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

os.environ["BELLYFLOP_LANGUAGE"] = "en"  # independent of the locale
# Tests start hundreds of interpreters; without bytecode on disk each compiles the whole package.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

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
    parser.addoption("--quick", action="store_true", help="no browser, no services, nothing long")
    parser.addoption("--nightly", action="store_true", help="long runs: many more examples")
    parser.addoption("--strength", action="store_true", help="also measure how well bots play")
    parser.addoption("--pictures", action="store_true", help="also draw docs/pictures anew")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("nightly" if config.getoption("--nightly") else "ci")
    for file in sorted(Path(__file__).parent.glob("games/*/contract.py")):
        import_module(f"tests.games.{file.parent.name}.contract")  # options and twins of a game


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests whose flag was not given, and the slow ones under `--quick`."""
    off = {
        name for name in ("nightly", "strength", "pictures") if not config.getoption(f"--{name}")
    }
    if config.getoption("--quick"):
        off |= {"web", "services", "long"}
    left = [item for item in items if any(item.get_closest_marker(name) for name in off)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
