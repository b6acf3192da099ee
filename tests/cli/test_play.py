"""Playing in a real terminal: leaving and resuming, curtains, rules, real dice, refusals."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.session import CTRL_C, CTRL_D, Session, saved
from tests.cli.swimmer import play_on

from bellyflop import replay
from bellyflop.cli import bellyflop
from bellyflop.games import shelf


def run(*arguments: str, data: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`bellyflop …` without a terminal."""
    start = f"from bellyflop.cli import main; main({list(arguments)!r})"
    command = [sys.executable, "-c", start]
    env = {"XDG_DATA_HOME": str(data), "PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, env=env, check=False
    )


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D, b"q\n"])
def test_who_leaves_is_told_how_to_go_on_and_can(keys: bytes, tmp_path: Path) -> None:
    with Session("play", "pool-zee", "--player", "Mia", "--seed", "7", data=tmp_path) as session:
        session.wait_for_prompt()
        session.type("ch")
        session.wait_for_prompt()
        session.press(keys)
        assert session.wait_for_end() == 0
        told = re.search(r"bellyflop play --resume (\S+)", session.fresh)
    assert told
    assert Path(told[1]) == saved(tmp_path)
    unfinished = json.loads(Path(told[1]).read_text())
    assert not replay(unfinished).over
    assert unfinished["events"][-1] != unfinished["events"][0]
    with Session("play", "--resume", told[1], "--seed", "8", data=tmp_path) as session:
        play_on(session)
        session.type("")
        assert session.wait_for_end() == 0
    finished = json.loads(Path(told[1]).read_text())
    assert finished["events"][: len(unfinished["events"])] == unfinished["events"]
    assert finished["meta"] == unfinished["meta"] == {"bots": [1], "level": "swimmer"}
    assert replay(finished).over


def test_what_is_not_said_is_asked(tmp_path: Path) -> None:
    no_page = {"BELLYFLOP_BUNDLE": str(tmp_path)}
    with Session(data=tmp_path, environment=no_page) as session:
        assert "What shall we play?" in session.wait_for_prompt()
        session.type("bridge")
        assert "I know no “bridge” here." in session.wait_for_prompt()
        session.type("pool")
        assert "Who plays?" in session.wait_for_prompt()
        session.type("Mia, Opa")
        assert "2 to 10" in session.wait_for_prompt()
        session.type("12")
        assert "from 2 to 10" in session.wait_for_prompt()
        session.type("")
        assert "Your turn, " in session.wait_for_prompt()
    record = json.loads(saved(tmp_path).read_text())
    assert record["seats"] == ["Mia", "Opa", "Flipper"]
    assert record["meta"] == {"bots": [2], "level": "swimmer"}


def test_a_question_mark_shows_the_rules_and_comes_back(tmp_path: Path) -> None:
    with Session("play", "pool-zee", "--player", "Mia", "--seed", "7", data=tmp_path) as session:
        session.wait_for_prompt()
        session.type("?")
        assert "Fill each" in session.wait_for(r"Enter for more, q to go back\.$")
        while "§2.1" not in session.fresh:  # the full rules follow the summary
            session.type("")
            session.wait_for(r"Enter for more, q to go back\.$")
        session.type("q")
        assert "Your turn, Mia." in session.wait_for_prompt()
        session.type("")
        assert "Take your time." in session.wait_for_prompt()
        session.type("blub")
        assert "I know no “blub” here." in session.wait_for_prompt()


def test_two_people_with_secrets_sit_behind_a_curtain(tmp_path: Path) -> None:
    table = ("play", "splash-party", "--player", "Mia", "--player", "Opa", "--seats", "2")
    with Session(*table, "--seed", "3", data=tmp_path) as session:
        secrets = []
        for space in ("4", "9"):
            curtain = session.wait_for_prompt()
            name = re.search(r"Pass to (\w+)\.", curtain)
            assert name
            assert f"Press Enter when only {name[1]} looks." in curtain
            assert ":  " not in session.display  # no token is on the screen
            session.type("")
            session.wait_for_prompt()
            token = re.search(rf"{name[1]}: +. (\w+)", session.display)
            assert token
            assert len(re.findall(r"\w: +[^\w\s] \w+", session.display)) == 1
            secrets.append(f"{name[1]}: ")
            session.type(space)
            session.wait_for("Which way")
            session.wait_for_prompt()
            session.type("cw")
        session.wait_for_prompt()
        for secret in secrets:
            assert secret not in session.scrollback
            assert secret not in session.display


def test_without_secrets_there_is_no_curtain(tmp_path: Path) -> None:
    table = ("play", "pool-zee", "--player", "Mia", "--player", "Opa", "--seats", "2")
    with Session(*table, "--seed", "3", data=tmp_path) as session:
        for box in ("ch", "ch", "aces", "1s"):
            assert "Pass to" not in session.wait_for_prompt()
            session.type(box)
        assert "Mia scores" in session.wait_for_prompt()


def test_terminals_without_colour_or_control_are_honoured(tmp_path: Path) -> None:
    table = ("play", "dice-cup", "--player", "Mia", "--seed", "3", "--option", "look=1")
    coloured = re.compile(rb"\x1b\[[0-9;]*[34]8;[25]")
    for environment, codes, colours in (
        ({"COLORTERM": "truecolor"}, True, True),
        ({"NO_COLOR": "1"}, True, False),
        ({"TERM": "dumb"}, False, False),
        ({"TERM": "dumb", "PYTHONIOENCODING": "ascii"}, False, False),
    ):
        with Session(*table, data=tmp_path, environment=environment) as session:
            session.wait_for_prompt()
            session.type("")
            session.wait_for("What did you see")
            assert (b"\x1b" in session.raw) is codes
            assert bool(coloured.search(session.raw)) is colours
            assert not re.search(r"[○●▲▼■✦@^v#+o] [1-6]", session.display)  # no die is left
            assert session.raw.isascii() is (environment.get("PYTHONIOENCODING") == "ascii")


def test_real_dice_are_typed_in(tmp_path: Path) -> None:
    """§1.10: marks first, then what lay there; a throw that cannot be is asked again."""
    table = ("play", "dice-cup", "--player", "Mia", "--seats", "1", "--option", "dice=real")
    with Session(*table, data=tmp_path) as session:
        assert "look, cover it" in session.wait_for_prompt()
        session.type("fours")
        assert "Type all twelve dice" in session.wait_for_prompt()
        session.type("44 12 33")
        assert "That is 6 dice" in session.wait_for_prompt()
        session.type("44 12 33 46 15 29")
        assert "from 1 to 6" in session.wait_for_prompt()
        session.type("white 4 4, yellow 1 2, green 33, blue 46, red 15, black 22")
        revealed = session.wait_for_prompt()
        assert re.search(r"Mia +Fours +12 ", revealed)
    events = json.loads(saved(tmp_path).read_text())["events"]
    dice = {"white": [4, 4], "yellow": [1, 2], "green": [3, 3], "blue": [4, 6], "red": [1, 5]}
    assert events == [
        {"seat": 0, "do": {"mark": "fours"}},
        {"chance": {"dice": {**dice, "black": [2, 2]}}},
    ]


def test_where_nobody_sits_the_end_of_input_saves(tmp_path: Path) -> None:
    done = run("play", "pool-zee", "--seed", "7", data=tmp_path, typed="chance\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert f"bellyflop play --resume {saved(tmp_path)}" in done.stdout
    scored = [e for e in json.loads(saved(tmp_path).read_text())["events"] if e.get("seat") == 0]
    assert scored == [{"seat": 0, "do": {"score": "chance"}}]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bridge"], f"there are: {', '.join(shelf())}"),
        ([], f"which game? There are: {', '.join(shelf())}"),
        (["splash-party", "--seats", "7"], "2 to 6 seats"),
        (["splash-party", *["--player", "A"] * 7], "2 to 6 seats"),
        (["pool-zee", "--seats", "1", "--player", "A", "--player", "B"], "do not fit on 1 seat"),
        (["pool-zee", "--option", "games=9"], "a whole number from 1 to 6"),
        (["pool-zee", "--option", "games"], "name=value"),
        (["pool-zee", "--option", "check=301"], "a whole number from 0 to 300"),
        (["pool-zee", "--option", "without=aces,pool_zee"], 'without is "pool_zee"; it must be'),
        (["pool-zee", "--option", "jokers=1"], "it has: games, opening, teams, joker"),
        (["dice-cup", "--option", "dice=wooden"], '"virtual" or "real"'),
        (["clever-kids", "--option", "sheet=missing.json"], "missing.json cannot be read"),
        (["--resume", "missing.json"], "missing.json: No such file or directory"),
        (["--resume", "/"], "/: Is a directory"),
        (["--resume", "-"], "standard input"),
        (["pool-zee", "--resume", "x.json"], "give it alone"),
    ],
)
def test_a_table_that_cannot_be_set_says_what_is_allowed(
    arguments: list[str], said: str, tmp_path: Path
) -> None:
    done = run("play", *arguments, data=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert not (tmp_path / "bellyflop").exists()


def test_a_record_that_breaks_a_rule_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    start = {
        "format": "bellyflop/1",
        "game": "pool-zee",
        "seats": ["A"],
        "events": [{"wait": True}],
    }
    file.write_text(json.dumps(start))
    done = run("play", "--resume", str(file), data=tmp_path)
    assert done.returncode == 2
    assert "event 0: " in done.stderr
    assert json.loads(file.read_text()) == start


def test_a_game_that_cannot_be_saved_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "bellyflop").write_text("in the way")
    done = run("play", "pool-zee", "--seed", "7", data=tmp_path, typed="chance\n")
    assert done.returncode == 0
    assert "cannot be saved" in done.stdout
    assert "Your turn." in done.stdout


def test_a_level_that_does_not_exist_is_refused_by_name() -> None:
    told = CliRunner().invoke(bellyflop, ["play", "dice-cup", "--player", "A", "--level", "whale"])
    assert told.exit_code == 2
    assert "paddler, swimmer, diver, olympian" in told.output


@pytest.mark.parametrize("built", [True, False])
def test_without_a_command_the_tables_open_if_there_is_a_page(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is built is the front door; until then the game is in the terminal."""
    if built:
        (tmp_path / "index.html").write_text("<p>the page</p>")
    monkeypatch.setattr("bellyflop.cli.PAGE", tmp_path)
    opened: list[object] = []
    monkeypatch.setattr("bellyflop.server.run.serve", lambda *told: opened.append(told[4]))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = CliRunner().invoke(bellyflop, [])
    assert len(opened) == built
    assert all(callable(show) for show in opened)
    assert ("which game?" in told.output) != built


@pytest.mark.parametrize("taken", [True, False])
def test_without_a_command_a_port_that_is_taken_is_no_trouble(
    taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<p>the page</p>")
    monkeypatch.setattr("bellyflop.cli.PAGE", tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ports: list[int] = []
    monkeypatch.setattr("bellyflop.server.run.serve", lambda _, port, *__: ports.append(port))
    with socket.create_server(("127.0.0.1", 0)) as other:
        usual = other.getsockname()[1]
        monkeypatch.setattr("bellyflop.cli.PORT", usual)
        if not taken:
            other.close()
        CliRunner().invoke(bellyflop, [])
    assert ports == [0 if taken else usual]


def test_house_rules_are_on_the_card_and_in_the_record(tmp_path: Path) -> None:
    """§2.13: said as options, drawn in the card, kept with the game."""
    few = "aces,twos,threes,fours,fives,three_of_a_kind,four_of_a_kind,small_straight,chance"
    rules = ("full_house=45", "bonus=20", "bonus_from=24", "check=60", f"without={few}")
    options = [word for rule in rules for word in ("--option", rule)]
    seats = ("--player", "Mia", "--seats", "2", "--level", "olympian")
    arguments = ("play", "pool-zee", *seats, *options, "--seed", "3")
    fresh = {"XDG_CACHE_HOME": str(tmp_path)}
    with Session(*arguments, data=tmp_path, environment=fresh) as session:
        card = session.wait_for_prompt()
        assert "The bots get ready" in card
        assert list(tmp_path.glob("bellyflop/pool-zee-house-*.table"))
        assert "+20" in card
        assert "/24" in card
        assert "Chance" not in card
        play_on(session)
        session.type("")
        assert session.wait_for_end() == 0
    record = json.loads(saved(tmp_path).read_text())
    assert record["options"]["full_house"] == 45
    assert record["options"]["without"] == few.split(",")
    done = replay(record)
    assert done.over
    boxes = [event["do"]["score"] for event in record["events"] if "score" in event.get("do", {})]
    assert sorted(boxes) == sorted(2 * ["sixes", "full_house", "large_straight", "pool_zee"])
