"""Arbitrary bytes through the real command: an exit status and one line, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .records import real_records

RECORD = real_records()[0].encode()
BELLYFLOP = "from bellyflop.cli import main; main()"


@pytest.mark.parametrize(
    ("content", "status"),
    [
        pytest.param(RECORD, 0, id="a record"),
        pytest.param(RECORD.decode().encode("utf-16"), 0, id="a record in UTF-16"),
        pytest.param(RECORD[:-20], 2, id="half a record"),
        pytest.param(b"", 2, id="nothing"),
        pytest.param(b"\x00\xff\xfe" * 50, 2, id="noise"),
        pytest.param(b'{"format": NaN}', 2, id="not a number"),
        pytest.param(b'"\xed\xa0\x80\n\x1b[31m"', 2, id="half a surrogate and an escape"),
        pytest.param(b"[" * 200_000, 1, id="a deep well"),
        pytest.param(b'{"format": ' + b"9" * 5000 + b"}", 1, id="a long number"),
        pytest.param(b'{"game": "\\u001b[31m\\ud800\\n"}', 1, id="escapes in a string"),
        pytest.param(b"null", 1, id="null"),
    ],
)
def test_any_bytes_get_a_clear_line(tmp_path: Path, content: bytes, status: int) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)
    run = _replay(str(file))
    assert run.returncode == status, run.stderr
    assert run.stdout.count(b"\n") == 1
    line = run.stdout.decode("ascii").removesuffix("\n")
    assert line.isprintable()
    assert b"Traceback" not in run.stdout + run.stderr


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    run = _replay(str(tmp_path / "nowhere.json"))
    assert run.returncode == 2
    assert b"nowhere.json" in run.stdout + run.stderr
    assert b"Traceback" not in run.stdout + run.stderr


def test_the_worst_of_several_files_decides(tmp_path: Path) -> None:
    good, refused = tmp_path / "good.json", tmp_path / "refused.json"
    good.write_bytes(RECORD)
    refused.write_text("{}")
    run = _replay(str(good), str(refused), str(good))
    assert run.returncode == 1
    first, second, third = run.stdout.decode("ascii").splitlines()
    assert first == third
    assert second.startswith("record: ")


def _replay(*files: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "from bellyflop.cli import main; main()",
            "replay",
            "--json",
            *files,
        ],
        capture_output=True,
        timeout=60,
        check=False,
    )
