"""Programs as bots: their input, the handling of their answers, and their end."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from bellyflop.bots.program import ProgramFailed, program_bot
from bellyflop.cli import bellyflop
from bellyflop.core import BadSetup, Match
from bellyflop.games import check_player, find_game, set_up

FIRST = """
import json, os, sys
open("pids", "a").write(f"{os.getpid()}\\n")
for line in sys.stdin:
    open("asked", "a").write(line)
    print(json.dumps({"choose": 0}), flush=True)
"""
SAME = """
from bellyflop.bots import Bot

class First(Bot):
    def choose(self, view, legal):
        return legal[0]
"""
ANSWERS = "import sys\nfor line in sys.stdin:\n    print({!r}, flush=True)\n"
HANGS = """
import os, subprocess, sys, time
open("pids", "a").write(f"{os.getpid()}\\n")
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open("pids", "a").write(f"{child.pid}\\n")
sys.stdin.readline()
print('{"choose": 0}', flush=True)
time.sleep(600)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def program(code: str) -> str:
    """The name of a bot that runs this code."""
    Path("program.py").write_text(code, "utf-8")
    return f"cmd:{shlex.quote(sys.executable)} program.py"


def arena(*words: str, game: str = "dice-cup", jobs: str = "1") -> Result:
    return CliRunner().invoke(bellyflop, ["arena", game, "--jobs", jobs, *words])


def is_running(pid: int) -> bool:
    """Whether this process is still running; a zombie is not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def test_a_program_plays_as_a_class_that_chooses_alike() -> None:
    Path("same.py").write_text(SAME, "utf-8")
    rows = []
    for bot, jobs in (("same.py:First", "1"), (program(FIRST), "1"), (program(FIRST), "2")):
        done = arena("--bots", f"swimmer,{bot}", "--games", "6", "--seed", "3", "--csv", jobs=jobs)
        assert done.exit_code == 0, done.output
        rows.append(done.stdout.replace(bot, "bot"))
    assert rows[0] == rows[1]
    assert sorted(rows[0].splitlines()) == sorted(rows[2].splitlines())


def test_it_is_told_all_that_its_seat_saw_and_ends_with_its_game() -> None:
    done = arena("--bots", f"swimmer,{program(FIRST)}", "--games", "2", "--option", "look=7")
    assert done.exit_code == 0, done.output
    asked = [json.loads(line) for line in Path("asked").read_text().splitlines()]
    assert {tuple(question) for question in asked} == {
        ("game", "seats", "options", "seat", "seed", "happened", "seen", "view", "legal")
    }
    assert [(q["game"], q["seats"], q["options"]) for q in asked] == [
        ("dice-cup", 2, {"look": 7})
    ] * len(asked)
    assert {question["seat"] for question in asked} == {0, 1}
    for question in asked:
        assert question["seen"][-1] == question["view"]
        assert question["happened"], "something led to the question"
        assert question["view"]["dice"] is None, "nobody looks while all choose"
        assert any(view["dice"] for view in question["seen"]), "the look was shown"
        assert question["legal"]
    pids = [int(pid) for pid in Path("pids").read_text().split()]
    assert len(pids) == 2
    assert not any(map(is_running, pids))


def test_of_very_many_actions_it_is_told_none_and_may_name_any() -> None:
    many = ("--option", "columns=6", "--option", "fill=every")
    done = arena("--bots", f"paddler,{program(FIRST)}", "--games", "1", *many)
    assert done.exit_code == 0, done.output
    assert "own fault" not in done.output
    asked = [json.loads(line) for line in Path("asked").read_text().splitlines()]
    assert asked[0]["legal"] is None


def test_it_may_spell_what_it_does() -> None:
    code = "import json, sys\nfor line in sys.stdin:\n"
    code += "    print(json.dumps({'do': json.loads(line)['legal'][-1]}), flush=True)\n"
    done = arena("--bots", f"paddler,{program(code)}", "--games", "2", game="splash-party")
    assert done.exit_code == 0
    assert "own fault" not in done.output


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (ANSWERS.format("hello"), "failed: it answered 'hello', which is not JSON."),
        (ANSWERS.format("[1]"), 'it answered [1], which has neither "choose" nor "do".'),
        (ANSWERS.format('{"choose": 99}'), "it chose number 99 of "),
        (ANSWERS.format('{"choose": -1}'), "it chose number -1 of "),
        (ANSWERS.format('{"choose": true}'), 'neither "choose" nor "do".'),
        (ANSWERS.format('{"do": "swim"}'), 'it answered {"do": "swim"}: '),
        (ANSWERS.format('{"do": {"mark": "white"}}'), "which is not one of the legal actions."),
        ("raise SystemExit('Too cold.')", "it ended, saying 'Too cold.'."),
        ("import sys\nsys.stdin.readline()", "it ended, saying nothing."),
        ("while True: print('x' * 10_000, end='')", "its answer is not one line of a reasonable"),
    ],
)
def test_what_is_no_answer_loses_the_game_with_a_sentence(code: str, why: str) -> None:
    name = program(code)
    done = arena("--bots", f"paddler,{name}", "--games", "1", "--json")
    assert done.exit_code == 0, done.output
    assert done.stderr.startswith(f"{name} lost 1 game by its own fault. The first: {name} ")
    assert why in done.stderr
    assert {row["level"]: row["forfeits"] for row in json.loads(done.stdout)["standings"]} == {
        "paddler": 0,
        name: 1,
    }


def test_one_that_hangs_is_ended_with_all_that_it_started() -> None:
    game = set_up("dice-cup", 2, {})
    bot = program_bot(program(HANGS))(game, 0, Random(1), 60.0)
    match = Match(game)
    match.draw(Random(1))
    view, legal = game.view(match.state, 0), game.legal(match.state, 0)
    bot.choose(view, legal)
    bot._seconds = 0.05
    with pytest.raises(ProgramFailed, match=r"it said nothing for 0\.05 s and was ended"):
        bot.choose(view, legal)
    pids = [int(pid) for pid in Path("pids").read_text().split()]
    until = time.monotonic() + 60
    while any(map(is_running, pids)) and time.monotonic() < until:
        time.sleep(0.01)  # the kernel needs a moment to end a grandchild
    assert len(pids) == 2
    assert not any(map(is_running, pids))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("cmd:", "cmd: names no program; it must be like cmd:./mybot --fast."),
        ("cmd:./nobody --fast", "there is no program ./nobody that can be run."),
        ("cmd:'mybot", "cmd:'mybot is not a command: No closing quotation."),
    ],
)
def test_what_is_wrong_with_a_command_is_said_before_anybody_plays(name: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check_player(find_game("dice-cup"), name)
    assert str(refused.value) == why
    done = arena("--bots", f"paddler,{name}")
    assert done.exit_code == 2
    assert why in " ".join(done.output.split())


def test_a_file_that_cannot_be_run_says_so() -> None:
    Path("mybot").write_text("not a program", "utf-8")
    os.chmod("mybot", 0o700)
    done = arena("--bots", "paddler,cmd:./mybot", "--games", "1")
    assert done.exit_code == 1
    assert "./mybot cannot be started: Exec format error." in done.output
