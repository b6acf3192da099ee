"""A server for the tests of each module, with its own database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.forked import ForkedServer, end_launcher
from tests.server.kit import FAST, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("tables")
    with ForkedServer(f"sqlite+aiosqlite:///{folder / 'tables.db'}", *FAST) as running:
        yield running


def pytest_sessionfinish() -> None:
    end_launcher()
