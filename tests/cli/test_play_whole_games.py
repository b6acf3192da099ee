"""Each game from first throw to last in a real terminal, with a replay of its record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.session import Session
from tests.cli.swimmer import play_on

from bellyflop import replay

pytestmark = pytest.mark.long

GAMES = (
    ("pool-zee", "3", (), "de"),
    ("pool-zee", "2", ("games=2",), "en"),
    ("splash-party", "3", (), "fr"),
    ("clever-kids", "3", (), "es"),
    ("dice-cup", "2", ("look=1",), "en"),
    ("dice-pool-party", "2", ("look=1",), "de"),
)


@pytest.mark.parametrize(("game", "seats", "options", "language"), GAMES)
def test_a_whole_game_ends_with_a_record_that_replays(
    game: str, seats: str, options: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    table = ["play", game, "--player", "Mia", "--seats", seats, "--seed", "7", *chosen]
    copy = tmp_path / "copy.json"
    with Session(*table, data=tmp_path, language=language) as session:
        play_on(session)
        session.type(str(copy))
        assert session.wait_for_end() == 0
        assert session.words("terminal-copied") in session.fresh
        assert f"bellyflop replay {copy}" in session.fresh
    record = json.loads(copy.read_text())
    assert record["seats"][0] == "Mia"
    assert record["meta"] == {"bots": list(range(1, int(seats))), "level": "swimmer"}
    assert replay(record).over
    (kept,) = (tmp_path / "bellyflop" / "games").iterdir()
    assert kept.read_text() == copy.read_text()
