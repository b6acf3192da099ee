"""`bellyflop replay` prints one line per record, and a clear error for any other file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bellyflop import load_game
from bellyflop.core import Match, Players

START: dict[str, object] = {
    "format": "bellyflop/1",
    "game": "pool-zee",
    "options": {"opening": False},
    "seats": ["Ana", "Bo"],
    "events": [
        {"chance": {"dice": [2, 4, 4, 1, 6]}},
        {"seat": 0, "do": {"hold": [4, 4]}},
        {"chance": {"dice": [4, 1, 5]}},
        {"seat": 0, "do": {"score": "fours"}},
    ],
}


def replayed(
    *arguments: str | Path, typed: bytes = b"", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """`bellyflop replay …` in a separate process."""
    start = "import sys; from bellyflop.cli import main; main(['replay', *sys.argv[1:]])"
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-c", start, *map(str, arguments)]
    done = subprocess.run(command, input=typed, capture_output=True, env=env, check=False)
    assert b"Traceback" not in done.stderr
    return done


def write(path: Path, record: object) -> Path:
    path.write_text(json.dumps(record))
    return path


def finished(seed: int) -> dict[str, object]:
    """A whole game of two players that always take the first legal action."""
    rng, match = Random(seed), Match(load_game("pool-zee", 2))
    match.draw(rng)
    while isinstance(match.awaiting, Players):
        (seat,) = match.awaiting.seats
        match.do(seat, match.game.legal(match.state, seat)[-1])
        match.draw(rng)
    return match.record(["Ana", "Bo"]).write()


def test_a_record_comes_to_one_line_of_json(tmp_path: Path) -> None:
    done = replayed(write(tmp_path / "a.json", START), "--json")
    assert done.returncode == 0
    assert done.stdout.count(b"\n") == 1
    line = json.loads(done.stdout)
    expected = {"game": "pool-zee", "over": False, "scores": [12, 0], "winners": [], "turn_of": []}
    assert line == expected
    assert list(line) == list(expected)


def test_whose_turn_it_is_and_who_won(tmp_path: Path) -> None:
    events = START["events"]
    assert isinstance(events, list)
    turn = write(tmp_path / "turn.json", {**START, "events": events[:1]})
    over = write(tmp_path / "over.json", finished(1))
    lines = [json.loads(line) for line in replayed(turn, over, "--json").stdout.splitlines()]
    assert lines[0]["turn_of"] == [0]
    assert lines[1]["over"]
    assert lines[1]["turn_of"] == []
    best = max(lines[1]["scores"])
    assert lines[1]["winners"] == [s for s, n in enumerate(lines[1]["scores"]) if n == best]


def test_standard_input_is_a_file_too() -> None:
    done = replayed("-", "--json", typed=json.dumps(START).encode())
    assert done.returncode == 0
    assert json.loads(done.stdout)["scores"] == [12, 0]


def test_people_get_names_and_scores(tmp_path: Path) -> None:
    done = replayed(write(tmp_path / "a.json", START))
    assert done.returncode == 0
    words = done.stdout.decode()
    assert "Pool-zee" in words
    assert "Ana     12" in words
    assert "Not over yet." in words
    over = replayed(write(tmp_path / "over.json", finished(1))).stdout.decode()
    assert "Biggest splash: " in over


def broken(at: int, event: object) -> dict[str, object]:
    """The record with another event at this index."""
    events = START["events"]
    assert isinstance(events, list)
    return {**START, "events": [*events[:at], event, *events[at + 1 :]]}


BROKEN: tuple[tuple[dict[str, object], str], ...] = (
    (broken(3, {"seat": 1, "do": {"score": "fours"}}), "event 3: "),
    (broken(1, {"seat": 0, "do": {"hold": [5]}}), "event 1: "),
    (broken(0, {"wait": True}), "event 0: "),
    (broken(0, {"chance": {"dice": [10**30, 1, 1, 1, 1]}}), "event 0: "),
    (broken(0, {"chance": {"dice": [1, 1, 1, 1, True]}}), "event 0: "),
    (broken(0, "\ud800"), "event 0: "),
    (broken(0, {"\ud800\n": 1}), "event 0: "),
    ({**START, "game": "\ud800\nbridge"}, "record: "),
    ({**START, "seats": []}, "record: "),
    ({**START, "seats": ["A"] * 11}, "record: "),
    ({**START, "options": {"games": 7}}, "record: "),
    ({**START, "options": {"gam\nes": 7}}, "record: "),
    ({**START, "format": "bellyflop/2"}, "record: "),
    ({}, "record: "),
)


def test_a_record_that_breaks_a_rule_gets_one_line_that_names_the_place(tmp_path: Path) -> None:
    files = [write(tmp_path / f"{at}.json", record) for at, (record, _) in enumerate(BROKEN)]
    done = replayed(*files, "--json", encoding="ascii")
    assert done.returncode == 1
    lines = done.stdout.decode("ascii").splitlines()
    for line, (_, begins) in zip(lines, BROKEN, strict=True):
        assert line.startswith(begins)
        assert len(line) > len(begins) + 10
    assert done.stderr == b""
    for file, (_, begins) in list(zip(files, BROKEN, strict=True))[:8:7]:
        alone = replayed(file, encoding="ascii")
        assert alone.returncode == 1
        (line,) = alone.stdout.decode("ascii").splitlines()
        assert line.startswith(begins)


def with_meta(text: str) -> bytes:
    """The record with this JSON as its `meta`."""
    return json.dumps({**START, "meta": 0}).replace('"meta": 0', f'"meta": {text}').encode()


NO_RECORD = {
    "null": b"null",
    "list": b"[[]]",
    "deep": b"[" * 200_000 + b"]" * 200_000,
    "deep inside": with_meta("[" * 90_000 + "]" * 90_000),
    "huge number": with_meta("9" * 9999),
    "infinite number": with_meta("1e999"),
}
NO_JSON = {
    "empty": b"",
    "words": b"hello",
    "nan": b'{"format": NaN}',
    "infinity": b"[-Infinity]",
    "half": json.dumps(START).encode()[:-3],
    "bad bytes": b'{"format": "\xff\xfe\xfd"}',
    "zeros": b"\0\0\0\0\0",
    "half utf-16": "\ufeff{}".encode("utf-16-le")[:-1],
    "lone quote": b'"\\ud800',
    "two": b"{} {}",
}


def contents(folder: Path, of: dict[str, bytes]) -> list[Path]:
    """A file for each of these."""
    files = [folder / name for name in of]
    for file in files:
        file.write_bytes(of[file.name])
    return files


def test_json_that_is_no_record_is_refused(tmp_path: Path) -> None:
    done = replayed(*contents(tmp_path, NO_RECORD), "--json", encoding="ascii")
    assert done.returncode == 1
    lines = done.stdout.decode("ascii").splitlines()
    assert [line[:8] for line in lines] == ["record: "] * len(NO_RECORD)


def test_what_is_no_json_gets_a_clear_line(tmp_path: Path) -> None:
    files = contents(tmp_path, NO_JSON)
    done = replayed(*files, "--json", encoding="ascii")
    assert done.returncode == 2
    for file, line in zip(files, done.stdout.decode("ascii").splitlines(), strict=True):
        assert line.startswith(f"{file}: this is no JSON")


def test_what_cannot_be_read_gets_a_clear_line(tmp_path: Path) -> None:
    done = replayed(tmp_path, tmp_path / "missing.json", "--json")
    assert done.returncode == 2
    folder, missing = done.stdout.decode().splitlines()
    assert folder == f"{tmp_path}: Is a directory."
    assert missing == f"{tmp_path / 'missing.json'}: No such file or directory."


def test_lines_pair_with_files_and_the_worst_decides_the_exit_status(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", START)
    bad = write(tmp_path / "bad.json", broken(2, {"wait": True}))
    none = tmp_path / "none.json"
    none.write_text("?")
    assert replayed(good, good, "--json").returncode == 0
    assert replayed(bad, good, "--json").returncode == 1
    done = replayed(none, bad, good, bad, "--json")
    assert done.returncode == 2
    lines = done.stdout.decode().splitlines()
    assert [line.split(":")[0] for line in lines] == [
        str(none), "event 2", '{"game"', "event 2",
    ]  # fmt: skip


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8", "cp437"])
def test_any_name_can_be_printed_on_any_terminal(encoding: str, tmp_path: Path) -> None:
    names = ["\ud800", "Zoë ☃", "\x1b[31mred", "", "a\nb", "[bold]x[/bold]", "名" * 40]
    record = {**START, "seats": names, "events": []}
    file = write(tmp_path / "a.json", record)
    for flags in ((), ("--json",)):
        done = replayed(file, *flags, encoding=encoding)
        assert done.returncode == 0
        assert b"\x1b" not in done.stdout
    assert done.stdout.count(b"\n") == 1


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_does_no_harm(codec: str, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(json.dumps(START).encode(codec))
    assert replayed(file, "--json").returncode == 0


def test_a_file_name_of_any_bytes_can_be_named(tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/\xff\n.json"
    done = replayed(os.fsdecode(odd), encoding="ascii")
    assert done.returncode == 2
    assert done.stdout.count(b"\n") == 1
