"""Custom bots, loaded by the name of a file or module and a class in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from tests.cli.session import Session

from bellyflop.bots import LEVELS, BotFailed
from bellyflop.bots.loader import own_bot
from bellyflop.cli import bellyflop
from bellyflop.cli.seating import seating_of
from bellyflop.core import AnyGame, BadSetup, Match
from bellyflop.games import match_of, set_up

BOTS = """
from bellyflop.bots import Bot
from neighbour import FIRST


class First(Bot):
    def choose(self, view, legal):
        return legal[FIRST]


class Seated(Bot):
    def __init__(self, game, rng, *, seat, depth=3):
        self.told = game.seats, seat, rng.random(), depth

    def choose(self, view, legal):
        return legal[-1]


class Cheat(Bot):
    def choose(self, view, legal):
        return "I win"


class Clumsy(Bot):
    def choose(self, view, legal):
        return self.never_set


class Blind(Bot):
    def observe(self, view):
        return view.no_such_field

    def choose(self, view, legal):
        return legal[0]


class Deaf(Bot):
    def hear(self, news):
        return news.no_such_field

    def choose(self, view, legal):
        return legal[0]


class Broken(Bot):
    def __init__(self):
        self.eyes = 1 / 0

    def choose(self, view, legal):
        return legal[0]


class Demanding(Bot):
    def __init__(self, depth, rng):
        pass

    def choose(self, view, legal):
        return legal[0]


class Short(Bot):
    def choose(self, view):
        return None


class Half(Bot):
    pass


class NoBot:
    def choose(self, view, legal):
        return legal[0]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of bots, and its neighbour, to work in."""
    tmp_path.joinpath("mine.py").write_text(BOTS, "utf-8")
    tmp_path.joinpath("neighbour.py").write_text("FIRST = 0\n", "utf-8")
    tmp_path.joinpath("untidy.py").write_text("def\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "neighbour", raising=False)
    own_bot.cache_clear()
    return tmp_path


def cup(seats: int = 2) -> AnyGame:
    return set_up("dice-cup", seats, {})


def arena(*words: str) -> Result:
    return CliRunner().invoke(bellyflop, ["arena", "dice-cup", "--jobs", "1", *words])


# ── finding it ──────────────────────────────────────────────────────────────────────────────


def test_a_bot_may_ask_for_game_seat_and_chance_by_name() -> None:
    bot = own_bot("mine.py:Seated")(cup(), 1, Random(4))
    assert bot._bot.told == (2, 1, Random(4).random(), 3)  # type: ignore[attr-defined]  # its own


def test_a_bot_in_an_installed_module_is_found_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lagoon = folder / "site" / "lagoon"
    lagoon.mkdir(parents=True)
    (lagoon / "__init__.py").touch()
    (lagoon / "minds.py").write_text(BOTS.replace("from neighbour import FIRST", "FIRST = 0"))
    monkeypatch.syspath_prepend(lagoon.parent)
    bot = own_bot("lagoon.minds:First")(cup(), 0, Random(1))
    assert bot.choose(None, ["this", "that"]) == "this"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.py:Magpie", "there is no file nowhere.py in "),
        ("no_such.module:Magpie", "no_such.module cannot be loaded: ModuleNotFoundError: "),
        ("untidy.py:Magpie", "untidy.py cannot be loaded: SyntaxError: "),
        ("mine.py:Magpie", "mine.py has no Magpie; its bots: First, Seated, Cheat, Clumsy,"),
        ("mine.py:NoBot", "NoBot in mine.py is not derived from bellyflop.bots.Bot."),
        ("mine.py:Half", "Half in mine.py does not define choose(self, view, legal)."),
        ("mine.py:Demanding", "Demanding(…) asks for depth; a bot may ask for game, seat and rng"),
        ("mine.py:Short", "Short.choose takes (self, view); it must take (self, view, legal)."),
    ],
)
def test_what_is_wrong_with_a_name_is_said_before_anybody_plays(name: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        own_bot(name)
    assert str(refused.value).startswith(why)
    done = arena("--bots", f"diver,{name}")
    assert done.exit_code == 2
    assert why.split()[0] in done.output


def test_a_bot_whose_constructor_fails_says_so() -> None:
    done = arena("--bots", "diver,mine.py:Broken")
    assert done.exit_code == 1
    assert "mine.py:Broken cannot be made: ZeroDivisionError: division by zero." in done.output


# ── in the arena ────────────────────────────────────────────────────────────────────────────


def test_own_bots_and_levels_meet_and_are_told_by_their_names() -> None:
    done = arena("--bots", "swimmer,mine.py:First", "--games", "4", "--json")
    told = json.loads(done.stdout)
    assert told["bots"] == ["swimmer", "mine.py:First"]
    assert {row["level"]: row["forfeits"] for row in told["standings"]} == {
        "swimmer": 0,
        "mine.py:First": 0,
    }
    lines = arena("--bots", "swimmer,mine.py:First", "--games", "4").stdout.splitlines()
    assert len({len(line) for line in lines[:3]}) == 1, "a long name keeps the table straight"


def test_several_processes_load_the_file_each_for_themselves(folder: Path) -> None:
    words = ["arena", "dice-cup", "--bots", "mine.py:First,paddler", "--games", "4", "--json"]
    one, two = (CliRunner().invoke(bellyflop, [*words, "--jobs", jobs]).stdout for jobs in "12")
    assert one == two


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Cheat", "mine.py:Cheat chose 'I win', which is not one of the legal actions."),
        ("Clumsy", "mine.py:Clumsy failed in choose: AttributeError: "),
        ("Blind", "mine.py:Blind failed in observe: AttributeError: "),
        ("Deaf", "mine.py:Deaf failed in hear: AttributeError: "),
    ],
)
def test_a_bot_that_fails_or_cheats_loses_with_a_sentence(bot: str, why: str) -> None:
    done = arena("--bots", f"mine.py:{bot},paddler", "--games", "4", "--json")
    assert done.exit_code == 0
    lost = f"mine.py:{bot} lost 4 games by its own fault. The first: "
    assert done.stderr.startswith(lost + why)
    first, last = json.loads(done.stdout)["standings"]
    assert (first["level"], first["wins"], first["forfeits"]) == ("paddler", 1.0, 0)
    assert (last["wins"], last["forfeits"]) == (0.0, 4)


def test_what_failed_is_named_with_its_line() -> None:
    bot = own_bot("mine.py:Clumsy")(cup(), 1, Random(1))
    line = next(n for n, line in enumerate(BOTS.splitlines(), 1) if "never_set" in line)
    with pytest.raises(BotFailed, match=rf"\(mine\.py:{line}\)\.$") as failure:
        bot.choose(None, [1])
    assert failure.value.seat == 1


# ── at the table ────────────────────────────────────────────────────────────────────────────


def test_one_can_play_against_ones_own_bot_and_it_cannot_spoil_the_evening(folder: Path) -> None:
    words = ["--player", "Mia", "--bots", "mine.py:Cheat", "--option", "opening=false"]
    with Session("play", "pool-zee", *words, data=folder) as session:
        session.wait_for_prompt()
        session.type("ch")
        said = " ".join(session.wait_for_prompt().split())
    assert "mine.py:Cheat chose 'I win', which is not one of the legal actions." in said
    assert "It does what an absent player would." in said


def test_a_saved_game_never_loads_a_file_unless_it_is_named_again() -> None:
    match: Match[object, object, object, object] = Match(cup())
    record = match.record(["Ana", "Finn"], meta={"bots": [1], "level": "mine.py:First"})
    game = match_of(record).game
    assert seating_of(record, game).level in LEVELS
    assert seating_of(record, game, "mine.py:First").level == "mine.py:First"
