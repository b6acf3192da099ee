"""`bellyflop games` prints everything a program or a person needs to set up a table."""

from __future__ import annotations

import json

from click.testing import CliRunner

from bellyflop.cli import bellyflop
from bellyflop.games import set_up, shelf

SEATS = {
    "clever-kids": [2, 4],
    "dice-cup": [1, 6],
    "dice-pool-party": [1, 8],
    "pool-zee": [1, 10],
    "splash-party": [2, 6],
}


def test_the_json_list_has_every_game_with_seats_and_options() -> None:
    done = CliRunner().invoke(bellyflop, ["games", "--json"])
    assert done.exit_code == 0
    games = json.loads(done.output)
    assert [game["id"] for game in games] == list(shelf())
    seats = {game["id"]: game["seats"] for game in games}
    assert {game_id: seats[game_id] for game_id in SEATS} == SEATS
    for game in games:
        assert game["name"] == shelf()[game["id"]].about.name
        assert game["tagline"]
        for option in game["options"]:
            assert {"name", "type", "default", "help"} <= option.keys()
    options = {(game["id"], o["name"]): o for game in games for o in game["options"]}
    assert options["dice-cup", "look"]["default"] == 3
    assert (options["dice-cup", "look"]["low"], options["dice-cup", "look"]["high"]) == (1, 30)
    assert options["pool-zee", "joker"]["values"] == ["forced", "free", "none"]


def test_every_default_it_names_can_be_said_aloud() -> None:
    games = json.loads(CliRunner().invoke(bellyflop, ["games", "--json"]).output)
    for game in games:
        said = {o["name"]: o["default"] for o in game["options"] if o["default"] is not None}
        assert set_up(game["id"], game["seats"][1], said).options == {}


def test_people_read_the_same_in_words() -> None:
    done = CliRunner().invoke(bellyflop, ["games"])
    assert done.exit_code == 0
    for game in shelf().values():
        assert f"{game.about.id}  {game.about.name}" in done.output
        for option in game.about.options:
            assert f"--option {option.name}=" in done.output


def test_there_is_help_and_a_version() -> None:
    helped = CliRunner().invoke(bellyflop, ["--help"])
    assert helped.exit_code == 0
    for command in ("games", "play", "replay"):
        assert command in helped.output
    assert CliRunner().invoke(bellyflop, ["--version"]).output.startswith("bellyflop ")
    assert CliRunner().invoke(bellyflop, ["dive"]).exit_code == 2
