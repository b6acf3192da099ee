"""A server killed at any moment keeps every acknowledged move, exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.crash import Storm, forked_server
from tests.server.kit import assert_no_fault

from bellyflop import replay
from bellyflop.core import read_record
from bellyflop.proof import verify

pytestmark = pytest.mark.long


def test_no_acknowledged_move_is_lost_or_doubled_in_a_storm_of_kills(
    tmp_path: Path, pytestconfig: pytest.Config, record_property: Callable[[str, object], None]
) -> None:
    kills = 1000 if pytestconfig.getoption("--nightly") else 15
    with forked_server(tmp_path) as server:
        storm = Storm(server, tmp_path, seed=4)
        report = asyncio.run(storm.rage(kills))
        assert report.found == []
        record_property("kills", report.kills)
        record_property("acknowledged moves", report.promised)
        assert report.kills == kills
        assert report.promised >= kills
        assert_no_fault(report.said)
        for witness in storm.witnesses:
            record = read_record(server.record(witness.table.id))
            assert witness.table.match is not None
            assert list(record.events) == witness.table.match.events
            assert replay(record).over
            assert verify(record).ok


def test_a_server_that_acknowledges_before_it_commits_is_found_out(tmp_path: Path) -> None:
    with forked_server(tmp_path, wrong="acknowledge_first") as server:
        report = asyncio.run(Storm(server, tmp_path, seed=5).rage(50, finish=False))
    assert any("lost" in words for words in report.found), report
