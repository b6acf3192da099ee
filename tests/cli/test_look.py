"""The look (§1.3) lasts its seconds; afterwards the dice are gone from the terminal."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from tests.cli.session import CTRL_C, Session, saved

FACE = re.compile(r"[○●▲◆✿▼☾■✦] [1-6]")
READY, COVER = "then look", "What did you see"


def table(game: str, seconds: int = 3) -> tuple[str, ...]:
    people = ("--player", "Mia", "--seats", "2", "--seed", "5")
    return ("play", game, *people, "--option", f"look={seconds}")


@pytest.mark.parametrize("game", ["dice-cup", "dice-pool-party"])
def test_after_the_cover_no_die_is_left_on_the_screen(game: str, tmp_path: Path) -> None:
    with Session(*table(game), data=tmp_path) as session:
        assert READY in session.wait_for_prompt()
        assert not FACE.search(session.display)
        session.type("")
        session.wait_for("Look! They will soon be covered.")
        session.wait_for("3… ")
        assert len(FACE.findall(session.display)) == 12
        assert b"\x1b[?1049h" in session.raw
        assert COVER in session.wait_for_prompt()
        assert not FACE.search(session.display)
        assert not FACE.search(session.scrollback)
        hidden = session.raw.rindex(b"\x1b[?1049l")
        assert hidden < session.raw.rindex(b"\x1b[3J")
        assert session.raw.count(b"\x1b[?1049h") == session.raw.count(b"\x1b[?1049l") == 1
        assert not FACE.search(session.raw[hidden:].decode())


def test_the_look_lasts_its_seconds(tmp_path: Path) -> None:
    """Only the lower bound is a rule: no player gets less."""
    with Session(*table("dice-cup", seconds=2), data=tmp_path) as session:
        session.wait_for_prompt()
        began = time.monotonic()
        session.type("")
        session.wait_for(COVER)
        assert time.monotonic() - began >= 2
        assert re.search(r"2… +2… 1… Splash!", session.fresh.replace("\r", " "))


def test_what_is_typed_during_the_look_is_dropped(tmp_path: Path) -> None:
    with Session(*table("dice-cup"), data=tmp_path) as session:
        session.wait_for_prompt()
        session.type("")
        session.wait_for("3… ")
        session.press(b"sixes\nfives\n")
        session.wait_for_prompt()
        assert "sixes\r\n" not in session.fresh  # not echoed either
    assert not [e for e in json.loads(saved(tmp_path).read_text())["events"] if e.get("seat") == 0]


def test_neither_ctrl_z_nor_ctrl_s_makes_a_look_longer(tmp_path: Path) -> None:
    with Session(*table("dice-cup"), data=tmp_path) as session:
        session.wait_for_prompt()
        session.type("")
        session.wait_for("3… ")
        session.press(b"\x1a\x13")
        assert COVER in session.wait_for_prompt()
        assert not FACE.search(session.display)


def test_a_look_broken_off_is_shaken_again(tmp_path: Path) -> None:
    """A player never sees the same dice again (§1.5: a voided throw is not recorded)."""
    with Session(*table("dice-cup", seconds=5), data=tmp_path) as session:
        session.wait_for_prompt()
        session.type("")
        session.wait_for("5… ")
        session.press(CTRL_C)
        assert session.wait_for_end() == 0
        assert b"\x1b[?1049l" in session.raw
        assert not FACE.search(session.display)
    first = json.loads(saved(tmp_path).read_text())["events"]
    with Session("play", "--resume", str(saved(tmp_path)), "--seed", "6", data=tmp_path) as session:
        assert READY in session.wait_for_prompt()
        session.type("")
        session.wait_for("5… ")
    second = json.loads(saved(tmp_path).read_text())["events"]
    assert len(first) == len(second) == 1
    assert first != second
