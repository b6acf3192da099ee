"""A game may come from another installed package, and a broken one does no harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bellyflop.bots import LEVELS
from bellyflop.games import describe, shelf

from .test_readme import ROOT, read_page

GUIDE = (ROOT / "docs" / "guide" / "add-a-game.md").read_text("utf-8")
CANNONBALL = {Path(name).name: code for name, code in read_page(GUIDE).files.items()}
# The guide's game under another id, which is free even in a tree that contains that game.
OWN = {
    name: code.replace('id="cannonball"', 'id="tidal-wave"') for name, code in CANNONBALL.items()
}

BOTS = """
from bellyflop.bots import Bot

class Careful(Bot):
    def choose(self, view, legal):
        return "towel"

def make_bot(game, level, seat, rng):
    return Careful()
"""

NAMED = """
from bellyflop.bots import RandomBot

def make_bot(game, level, seat, rng):
    bot = RandomBot(rng)
    bot.level = level
    return bot
"""

SHADOW = """
from cannonball.rules import Cannonball

class Shadow(Cannonball):
    pass

GAMES = (Shadow, "Pig")
"""

HALF = """
from bellyflop.core import Game

class Half(Game):
    def start(self):
        return 0

GAMES = (Half,)
"""


def install(site: Path, package: str, files: dict[str, str], points: str) -> None:
    """Install a package with these entry points into this folder."""
    for name, code in files.items():
        path = site / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, "utf-8")
    about = site / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    about.joinpath("entry_points.txt").write_text(f"[bellyflop.games]\n{points}\n")


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a fresh interpreter with these packages beside the installed ones."""
    return subprocess.run(
        [sys.executable, "-W", "error", *words],
        env={**os.environ, "PYTHONPATH": str(site), "HOME": str(site)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with one good plug-in: the guide's game with its own bot."""
    install(tmp_path, "cannonball", {**OWN, "bots.py": BOTS}, "cannonball = cannonball")
    return tmp_path


def test_a_game_of_another_package_is_on_the_shelf_with_its_parts(site: Path) -> None:
    listed = run(site, "-m", "bellyflop", "games", "--json")
    assert listed.stderr == ""
    ids = [game["id"] for game in json.loads(listed.stdout)]
    assert ids == sorted({*shelf(), "tidal-wave"})
    played = run(site, "-m", "bellyflop", "arena", "tidal-wave", "--bots", "diver,diver")
    assert played.returncode == 0, played.stderr
    code = (
        "from random import Random\n"
        "from bellyflop.games import bot_for, set_up\n"
        "print(type(bot_for(set_up('tidal-wave', 2, {}), 'diver', 0, Random(1))).__name__)"
    )
    assert run(site, "-c", code).stdout == "Careful\n"


def test_broken_plug_ins_are_named_in_a_sentence_each_and_stop_nothing(site: Path) -> None:
    install(site, "leaky", {"__init__.py": "import no_such_pool\n"}, "leaky = leaky")
    install(site, "empty", {"__init__.py": ""}, "empty = empty")
    install(site, "shadow", {"__init__.py": SHADOW}, "shadow = shadow")
    install(site, "half", {"__init__.py": HALF}, "half = half")
    listed = run(site, "-m", "bellyflop", "games", "--json")
    assert listed.returncode == 0, listed.stderr
    assert "tidal-wave" in {game["id"] for game in json.loads(listed.stdout)}
    empty, half, leaky, taken, no_game = listed.stderr.splitlines()
    assert empty.startswith("The game plug-in empty of empty is left out: AttributeError: ")
    assert half.startswith("The game plug-in half of half is left out: Half does not define apply,")
    assert leaky == (
        "The game plug-in leaky of leaky is left out: "
        "ModuleNotFoundError: No module named 'no_such_pool'."
    )
    taken_by = 'is left out: the id "tidal-wave" is taken by another game.'
    assert taken == f"The game plug-in shadow of shadow {taken_by}"
    assert no_game.endswith('"Pig" in its GAMES is not a subclass of bellyflop.core.Game.')


def test_a_game_that_is_missing_says_which_plug_in_is_broken(site: Path) -> None:
    install(site, "pig", {"__init__.py": "GAMES = 1 / 0\n"}, "pig = pig")
    played = run(site, "-m", "bellyflop", "play", "pig")
    assert played.returncode == 2
    said = " ".join(played.stderr.split())
    assert 'there is no game "pig"; there are: ' in said
    assert ", tidal-wave" in said
    assert "plug-in pig of pig is left out: ZeroDivisionError: division by zero." in said


def test_a_game_of_ours_keeps_its_id(site: Path) -> None:
    ours = next(iter(shelf()))
    renamed = {**OWN, "rules.py": OWN["rules.py"].replace('id="tidal-wave"', f'id="{ours}"')}
    install(site, "pirate", renamed, "pirate = pirate")
    code = f"import bellyflop.games as g; print(g.shelf()['{ours}'].__module__, *g.left_out())"
    printed = run(site, "-c", code).stdout
    assert printed.startswith("bellyflop.games.")
    assert f'pirate is left out: the id "{ours}" is taken by another game.' in printed


# ── what a game says about its bots, its pad and its secrets ────────────────────────────────


def test_a_game_without_bots_of_its_own_has_one_level(tmp_path: Path) -> None:
    install(tmp_path, "cannonball", OWN, "cannonball = cannonball")
    listed = json.loads(run(tmp_path, "-m", "bellyflop", "games", "--json").stdout)
    (about,) = (game for game in listed if game["id"] == "tidal-wave")
    assert (about["levels"], about["pad"]) == (["paddler"], False)
    why = "no olympian: it has no bots of its own, so the only level is paddler"
    for command in (
        ["arena", "tidal-wave", "--bots", "olympian,paddler"],
        ["play", "tidal-wave", "--level", "olympian"],
    ):
        refused = run(tmp_path, "-m", "bellyflop", *command)
        assert refused.returncode == 2
        assert why in " ".join(refused.stderr.replace("│", " ").split())
    page = str(tmp_path / "report.html")
    words = ["report", "tidal-wave", "--games", "2", "--output", page]
    reported = run(tmp_path, "-m", "bellyflop", *words)
    assert reported.returncode == 0, reported.stderr


def test_a_level_from_elsewhere_is_played_as_the_nearest_there_is(tmp_path: Path) -> None:
    two = 'most_seats=6,\n        levels=("swimmer", "olympian"),'
    own = {**OWN, "rules.py": OWN["rules.py"].replace("most_seats=6,", two), "bots.py": NAMED}
    install(tmp_path, "cannonball", own, "cannonball = cannonball")
    code = (
        "from random import Random\n"
        "from bellyflop.games import bot_for, set_up\n"
        "for level in ('paddler', 'swimmer', 'diver', 'olympian'):\n"
        "    print(bot_for(set_up('tidal-wave', 2, {}), level, 0, Random(1)).level)"
    )
    said = run(tmp_path, "-c", code)
    assert said.stdout.split() == ["swimmer", "swimmer", "swimmer", "olympian"], said.stderr
    arena = run(tmp_path, "-m", "bellyflop", "arena", "tidal-wave", "--bots", "swimmer,diver")
    assert "no diver; its bots play as: swimmer, olympian." in " ".join(arena.stderr.split())


def test_the_games_of_the_house_have_every_level_a_pad_and_say_whether_they_have_secrets() -> None:
    secrets = {
        "clever-kids": False,
        "dice-cup": True,
        "dice-pool-party": True,
        "pool-zee": False,
        "splash-party": True,
    }
    for game_id, has_secrets in secrets.items():
        told = describe(shelf()[game_id])
        assert told["levels"] == list(LEVELS)
        assert told["pad"] is True
        assert told["secrets"] is has_secrets
