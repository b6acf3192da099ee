"""The README and the guides are true: their Python runs, and their commands exist."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "docs" / "index.md",
    ROOT / "docs" / "results.md",
    *sorted((ROOT / "docs" / "guide").glob("*.md")),
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\S+\.py)\n")
SHELLS = ("sh", "bash", "console", "shell")
# Third-party commands that a page may use.
EVERYWHERE = {"cd", "git", "docker", "curl", "pip", "pipx", "uvx"}

# A block that begins with the name of a file is written to that file; below src/ that is a file of
# a game, in a folder that the shelf looks into as well.
OPEN_SHELF = """
import bellyflop.games
bellyflop.games.__path__.append({folder!r})
"""


@dataclass(frozen=True)
class Page:
    """The blocks of a page: files to write, Python to run, commands to type."""

    files: dict[str, str]
    python: list[str]
    commands: list[str]


def read_page(text: str) -> Page:
    """The blocks of this page."""
    page = Page({}, [], [])
    for language, code in BLOCK.findall(text):
        if language == "python" and (named := FILE.match(code)):
            page.files[named[1]] = code
        elif language == "python":
            page.python.append(code)
        elif language in SHELLS:
            page.commands.extend(_typed(language, code))
    return page


def _typed(language: str, code: str) -> list[str]:
    lines = [line.split(" #")[0].strip() for line in code.splitlines()]
    if language == "console":
        return [line[2:] for line in lines if line.startswith("$ ")]
    return [line for line in lines if line and not line.startswith("#")]


def write_files(page: Page, folder: Path) -> None:
    """Write the page's files to this folder."""
    for name, code in page.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, "utf-8")


def run_python(page: Page, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the page's Python blocks in one fresh interpreter, with its files in this folder."""
    write_files(page, folder)
    shelf = OPEN_SHELF.format(folder=str(folder / "src" / "bellyflop" / "games"))
    of_a_game = any(name.startswith("src/") for name in page.files)
    code = "\n".join([shelf if of_a_game else "", *page.python])
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def unknown_commands(commands: list[str]) -> list[str]:
    """The commands that do not exist."""
    return [line for line in commands if not _exists(shlex.split(line))]


def _exists(words: list[str]) -> bool:
    command, *rest = words
    if command.startswith((".venv/bin/", "./")) and command != ".venv/bin/python":
        return os.access(ROOT / command, os.X_OK)
    if command == "bellyflop":
        from bellyflop.cli import commands

        subcommand = [word for word in rest if not word.startswith("-")][:1]
        known = {path.stem for path in Path(commands.__path__[0]).glob("[a-z]*.py")}
        return set(subcommand) <= known
    if command in ("python", "python3", ".venv/bin/python"):
        return all((ROOT / word).is_file() for word in rest[:1] if word.endswith(".py"))
    return command in EVERYWHERE


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_python_of_a_page_runs(path: Path, tmp_path: Path) -> None:
    run = run_python(read_page(path.read_text("utf-8")), tmp_path)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_commands_of_a_page_exist(path: Path) -> None:
    assert unknown_commands(read_page(path.read_text("utf-8")).commands) == []


def test_the_guide_builds_a_whole_game() -> None:
    page = read_page((ROOT / "docs" / "guide" / "add-a-game.md").read_text("utf-8"))
    folder = "src/bellyflop/games/cannonball"
    assert sorted(page.files) == [
        f"{folder}/{n}.py" for n in ("__init__", "news", "rules", "state")
    ]
    assert len(page.python) == 3


@pytest.mark.parametrize(
    ("opponent", "bot"), [("diver", "mybot.py:Magpie"), ("paddler", "cmd:python3 anybot.py")]
)
def test_the_bots_of_the_guide_meet_ours_by_name(opponent: str, bot: str, tmp_path: Path) -> None:
    page = read_page((ROOT / "docs" / "guide" / "write-a-bot.md").read_text("utf-8"))
    write_files(page, tmp_path)
    (arena,) = (
        line for line in page.commands if line.startswith("bellyflop arena") and bot in line
    )
    few = re.sub(r"--games \d+", "--games 4 --jobs 1", arena)
    run = subprocess.run(
        [sys.executable, "-m", *shlex.split(few), "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    told = json.loads(run.stdout)
    assert told["bots"] == [opponent, bot]
    assert [row["forfeits"] for row in told["standings"]] == [0, 0]


@pytest.mark.nightly
def test_the_game_of_the_guide_is_typed_as_strictly_as_the_others(tmp_path: Path) -> None:
    page = read_page((ROOT / "docs" / "guide" / "add-a-game.md").read_text("utf-8"))
    shutil.copytree(ROOT / "src", tmp_path / "src")
    for name, code in page.files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(code, "utf-8")
    strict = ["--strict", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", os.devnull]
    folder = "src/bellyflop/games/cannonball"
    subprocess.run([sys.executable, "-m", "mypy", *strict, folder], cwd=tmp_path, check=True)


@pytest.mark.parametrize(
    "text",
    [
        "```python\nassert 1 + 1 == 3\n```\n",
        "```python\nx = 1\n```\nand then\n```python\nassert x == 2\n```\n",
        "```python\n# src/bellyflop/games/pond/__init__.py\nGAMES = 1 / 0\n```\n"
        "```python\nimport bellyflop\nbellyflop.shelf()\n```\n",
    ],
)
def test_python_that_fails_is_noticed(text: str, tmp_path: Path) -> None:
    assert run_python(read_page(text), tmp_path).returncode != 0


def test_commands_that_do_not_exist_are_noticed() -> None:
    page = read_page(
        "```console\n$ ./swim\nsplash\n$ bellyflop games --json\n$ bellyflop drain\n```\n"
        "```sh\nfrobnicate --all  # gently\n./test --nightly\npython3 no.py\ngit pull\n```\n"
    )
    unknown = ["./swim", "bellyflop drain", "frobnicate --all", "python3 no.py"]
    assert unknown_commands(page.commands) == unknown
