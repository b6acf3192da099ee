"""Runs the tests behind every promise, and prints the page of promises with what was tried.

    python -m tools.promises                 # all of them; a browser and a quarter of an hour
    python -m tools.promises crash seal      # the promises whose proof has one of these words
    python -m tools.promises --nightly -- -x # the long settings; what follows goes to pytest

A test says how much it has tried with pytest's `record_property`. The exit status is 1 if a test
has failed, or if a promise has no test that ran.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "guide" / "promises.md"
TESTS = ROOT / "tests"
_ROW = re.compile(r"^\| (?P<promise>[^|]+) \| (?P<proof>[^|]*`[^|]*) \|[^|]*\|[^|]*\|$")
_NAMED = re.compile(r"`([\w/.-]+)`")


@dataclass
class Promise:
    """A row of the page: the promise, its proof, and the results of its tests."""

    promise: str
    proof: str
    tests: int = 0
    failed: int = 0
    tried: Counter[str] = field(default_factory=Counter)

    @property
    def places(self) -> list[Path]:
        """The tests that its proof names."""
        found = [TESTS / name for name in _NAMED.findall(self.proof)]
        return [place for place in found if place.exists()]

    def covers(self, test: Path) -> bool:
        """Whether a test in this file is a proof of it."""
        return any(test == place or place in test.parents for place in self.places)

    def written(self) -> str:
        """The row, with what was tried."""
        tests = f"{self.tests:,} test{'s' * (self.tests != 1)}"
        tried = ", ".join([tests, *(f"{count:,} {what}" for what, count in self.tried.items())])
        return f"| {self.promise} | {self.proof} | {tried} | {self.failed} |"


class Tally:
    """A plugin of pytest that counts for each promise what was tried and what failed."""

    def __init__(self, promises: Sequence[Promise]) -> None:
        self._promises = promises
        self._files: dict[str, Path] = {}  # by the ids of tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Remember the file of each test."""
        self._files = {item.nodeid: item.path for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a finished phase of a test."""
        if report.skipped or (report.when != "call" and report.passed):
            return
        for promise in self._promises:
            if promise.covers(self._files[report.nodeid]):
                promise.tests += report.when == "call"
                promise.failed += report.failed
                if report.when == "call":
                    promise.tried.update({what: int(str(n)) for what, n in report.user_properties})


def read_promises(page: str) -> list[Promise]:
    """The promises of a page, in its order."""
    rows = map(_ROW.match, page.splitlines())
    return [Promise(row["promise"], row["proof"]) for row in rows if row]


def with_results(page: str, promises: Iterable[Promise]) -> str:
    """The page with what was tried for these promises."""
    rows = {promise.promise: promise.written() for promise in promises}

    def write(line: str) -> str:
        row = _ROW.match(line)
        return rows.get(row["promise"], line) if row else line

    return "\n".join(map(write, page.split("\n")))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tests and print the page; the exit status of the command."""
    parser = argparse.ArgumentParser(description="run the tests behind the promises")
    parser.add_argument("words", nargs="*", help="only promises whose proof has one of these")
    parser.add_argument("--nightly", action="store_true", help="the long settings")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page of promises")
    parser.add_argument("--write", action="store_true", help="write the result into the page")
    given = list(sys.argv[1:] if arguments is None else arguments)
    split = given.index("--") if "--" in given else len(given)
    asked = parser.parse_args(given[:split])
    page = asked.page.read_text("utf-8")
    promises = [
        promise
        for promise in read_promises(page)
        if not asked.words or any(word in promise.proof for word in asked.words)
    ]
    places = sorted({str(place) for promise in promises for place in promise.places})
    options = ["-q", *(["--nightly"] if asked.nightly else []), *given[split + 1 :]]
    status = pytest.main([*options, *places], plugins=[Tally(promises)]) if places else 1
    result = with_results(page, promises)
    if asked.write:
        asked.page.write_text(result, "utf-8")
    print("\n".join(promise.written() for promise in promises))
    return int(bool(status) or any(not promise.tests for promise in promises))


if __name__ == "__main__":
    sys.exit(main())
