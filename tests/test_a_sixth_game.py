"""A sixth game needs new files only: every test that covers all games still passes with it.

The test adds the guide's game to a copy of the project. By default the copy runs the tests of that
game and those that enumerate games, including the page's; with `--nightly` it runs every test.
`tests/web/test_any_game.py` plays the same game to its end in a browser.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from .test_readme import read_page, write_files
from .tree_copy import copy_tree, run_in

GUIDE = "docs/guide/add-a-game.md"
# Tests that enumerate games, by file name.
LISTS = (
    *("test_import_levels", "test_words", "test_plugins", "test_games.py"),
    *("test_lessons", "test_padsheets", "test_typescript"),
)
PAGE = ("src/games/pages.test.ts", "src/games/plain.test.ts", "src/words")
MADE = (".venv", "node_modules", "__pycache__", ".mypy_cache")  # made by programs in the copy

pytestmark = pytest.mark.long


def contents(folder: Path) -> dict[str, str]:
    """A hash of every project file in this folder."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not set(path.relative_to(folder).parts) & set(MADE)
    }


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the guide's game, added by following the guide."""
    folder = copy_tree(tmp_path_factory.mktemp("six") / "bellyflop")
    before = contents(folder)
    guide = (folder / GUIDE).read_text("utf-8")
    write_files(read_page(guide), folder)
    rules = [line for line in guide.splitlines() if line.startswith("- **§")]
    page = folder / "docs" / "rules" / "cannonball.md"
    page.write_text("# Cannonball\n\n" + "\n".join(rules) + "\n", "utf-8")
    (folder / "web" / "src" / "games" / "cannonball").mkdir()  # for the generated types
    made = run_in(folder, "-m", "tools.typescript")
    assert made.returncode == 0, made.stderr
    after = contents(folder)
    assert {name: after.get(name) for name in before} == before  # no existing file was edited
    assert "web/src/games/cannonball/view.gen.ts" in after
    return folder


def passes(folder: Path, *words: str) -> str:
    """Run the copy's tests with these arguments, which must all pass; the summary."""
    ran = run_in(folder, "-m", "pytest", "-p", "no:cacheprovider", "--assert=plain", *words)
    assert ran.returncode == 0, ran.stdout[-20_000:] + ran.stderr
    return ran.stdout.splitlines()[-1]


def test_what_looks_at_every_game_passes_with_it(tree: Path) -> None:
    """Laws, terminal, server, adapters, generated types, pads, lessons, words, import levels."""
    chosen = " or ".join(["cannonball", *LISTS])
    said = passes(tree, "--quick", "-k", chosen, "tests")
    assert int(said.split(" passed")[0]) > 150, said


def test_the_command_line_plays_keeps_compares_and_replays_it(tree: Path, tmp_path: Path) -> None:
    bots = ("arena", "cannonball", "--bots", "paddler,paddler", "--games", "4", "--jobs", "1")
    compared = run_in(tree, "-m", "bellyflop", *bots, "--records", str(tmp_path))
    assert compared.returncode == 0, compared.stderr
    records = sorted(map(str, tmp_path.iterdir()))
    assert len(records) == 4
    replayed = run_in(tree, "-m", "bellyflop", "replay", "--json", *records)
    assert replayed.returncode == 0, replayed.stdout
    games = [json.loads(line) for line in replayed.stdout.splitlines()]
    assert all(max(game["scores"]) >= 50 for game in games), games
    listed = run_in(tree, "-m", "bellyflop", "games", "--json")
    assert "cannonball" in {game["id"] for game in json.loads(listed.stdout)}


def test_the_page_has_room_for_it(tree: Path) -> None:
    tested = run_in(tree, "web/make_page.py", "test", *PAGE)
    assert tested.returncode == 0, tested.stdout + tested.stderr


@pytest.mark.nightly
def test_everything_passes_with_it(tree: Path) -> None:
    checked = run_in(tree, "web/make_page.py", "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    passes(tree, "--numprocesses", "2", "--ignore", "tests/test_a_sixth_game.py", "tests")
