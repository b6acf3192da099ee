"""Light to install: rules, bots and the phone's house need Python alone, the rest no numpy."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from tests.cli.session import Session
from tests.cli.swimmer import play_on
from tests.server.kit import FAST, PERSON, Phone, Server, assert_no_fault, play_all

import bellyflop
from bellyflop.core import Match

ROOT = Path(__file__).parents[1]
WITH_NUMPY = ("clever-kids", "pool-zee")  # their bots use it if it is installed
SOURCE = Path(bellyflop.__file__).parents[1]
NOTE = (
    "Without numpy bots and judges look a little less far ahead, so figures may differ:"
    " pip install 'bellyflop[maths]'."
)

WITH_PYTHON_ALONE = f"""
import json, sys
sys.path.insert(0, {str(SOURCE)!r})
from random import Random
import bellyflop
from bellyflop.coach import hint
from bellyflop.core import Match, Over, Players
from bellyflop.games import bot_for, judge_for, levels_of, shelf, warm_up

for game_id, kind in shelf().items():
    for level in levels_of(kind):
        game = kind(seats=2)
        warm_up(game, level)
        match, rng = Match(game), Random(1)
        bots = [bot_for(game, level, seat, rng) for seat in range(2)]
        for moment in range(16):
            match.draw(rng)
            if match.over:
                break
            seat = min(match.awaiting.seats)
            view, legal = game.view(match.state, seat), game.legal(match.state, seat)
            if moment < 2 and level == "paddler":
                assert hint(game, view, seat) or judge_for(game) is None
            match.do(seat, bots[seat].choose(view, legal))
            for each, bot in enumerate(bots):
                bot.observe(game.view(match.state, each))
        record = json.loads(match.record(["Ana", "Bo"]).dumps())
        again = bellyflop.replay(record)
        assert again.state == match.state
    print(game_id)
import bellyflop.offline
outside = {{name.partition(".")[0] for name in sys.modules}} - set(sys.stdlib_module_names)
print("loaded", *sorted(name for name in outside if not name.startswith("_")))
"""


def test_rules_bots_coach_and_the_house_of_a_phone_run_where_nothing_is_installed() -> None:
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", WITH_PYTHON_ALONE],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    *games, loaded = run.stdout.splitlines()
    assert games == list(bellyflop.shelf())
    assert loaded == "loaded bellyflop"


def _a_record() -> str:
    """The record of a short unfinished game."""
    match, rng = Match(bellyflop.load_game("dice-cup", seats=1)), Random(1)
    match.draw(rng)
    match.do(0, match.game.legal(match.state, 0)[0])
    return match.record(["Ana"]).dumps()


RECORD = _a_record()


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide numpy and the chart library from all child processes.

    Each new Python runs the `sitecustomize` of its path before anything else.
    """
    folder = tmp_path / "without"
    folder.mkdir()
    missing = "('numpy', 'matplotlib', 'numba')"
    code = f"import sys\nfor name in {missing}:\n    sys.modules[name] = None\n"
    (folder / "sitecustomize.py").write_text(code, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)


def says(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The output of the command for these arguments."""
    command = [sys.executable, "-m", "bellyflop", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_phones_and_bots_play_to_the_end_without_numpy(without: None, tmp_path: Path) -> None:
    bot = {"type": "bot", "level": "diver"}
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *FAST) as server:
        tables = [server.open_table(game, [PERSON, bot]) for game in WITH_NUMPY]
        phones = [Phone.with_token(server, table) for table in tables]
        ends = asyncio.run(play_all(phones))
        records = [server.record(table["table"]) for table in tables]
        said = server.stop()
    assert_no_fault(said)
    for record, end in zip(records, ends, strict=True):
        assert bellyflop.replay(record).over
        assert end["scores"] == list(bellyflop.replay(record).scores)


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_NUMPY)
def test_a_game_in_the_terminal_ends_without_numpy(
    game: str, without: None, tmp_path: Path
) -> None:
    with Session("play", game, "--player", "Mia", "--seats", "2", data=tmp_path) as session:
        play_on(session)
        session.type("")
        assert session.wait_for_end() == 0


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        (("solve", "pool-zee"), "numpy", "maths"),
        (("solve", "dice-cup", "--fresh"), "numpy", "maths"),
        (("report", "dice-cup"), "matplotlib", "study"),
        (("review", "-", "--html", "page.html"), "matplotlib", "study"),
    ],
)
def test_what_needs_more_says_in_one_sentence_how_to_get_it(
    words: Sequence[str], library: str, extra: str, without: None
) -> None:
    ran = says(*words, typed=RECORD)
    assert ran.returncode == 1
    assert ran.stdout == ""
    *notes, error = ran.stderr.splitlines()
    assert error == f"Error: This needs {library}: pip install 'bellyflop[{extra}]'."
    assert notes == ([NOTE] if words[0] == "review" else [])


@pytest.mark.parametrize(
    "words", [("review", "-"), ("arena", "dice-cup", "--bots", "diver,swimmer", "--games", "2")]
)
def test_what_does_more_with_numpy_says_so_and_goes_on(words: Sequence[str], without: None) -> None:
    ran = says(*words, typed=RECORD)
    assert (ran.returncode, ran.stderr) == (0, f"{NOTE}\n")
    assert ran.stdout
    assert (
        NOTE
        not in subprocess.run(
            [sys.executable, "-m", "bellyflop", *words],
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            input=RECORD,
            capture_output=True,
            text=True,
            check=True,
        ).stderr
    )


def test_the_package_asks_for_numpy_only_with_an_extra_and_never_for_an_older_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    always, wanted = project["dependencies"], [part for parts in extras.values() for part in parts]
    assert not {"numpy", "matplotlib", "numba"} & set(map(name_of, always))
    for extra in ("maths", "study", "openspiel", "pettingzoo", "gymnasium"):
        assert "numpy" in map(name_of, extras[extra])
    for part in [*always, *wanted, f"python{project['requires-python']}"]:
        assert not re.search(r"<|==(?!.*'CPython')|~=", part.partition(";")[0]), part


def test_a_clone_installs_what_the_package_asks_for_and_numpy() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    locked = (ROOT / "requirements" / "play.in").read_text("utf-8").splitlines()
    build = {"hatchling", "editables"}
    assert (
        set(map(name_of, project["dependencies"])) | {"numpy"} == set(map(name_of, locked)) - build
    )


def name_of(requirement: str) -> str:
    """The library that a requirement asks for."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return found[0]
