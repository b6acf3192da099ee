"""The guides for hosts and client authors are complete and contain nothing else."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import click
import msgspec
import pytest
from prometheus_client import Metric

from bellyflop import load_game
from bellyflop.cli.commands.serve import command as serve
from bellyflop.cli.commands.tidy import command as tidy
from bellyflop.server.http import handshake, openapi, reading
from bellyflop.server.http import socket as sockets
from bellyflop.server.http.routes import ROUTES
from bellyflop.server.node import requests
from bellyflop.server.node.metrics import Metrics
from bellyflop.server.table import commands, messages, rooms
from bellyflop.server.table.fields import tag_of

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
HOST = (GUIDE / "host.md").read_text()
PROTOCOL = (GUIDE / "protocol.md").read_text()
Json = dict[str, Any]


# ── host.md ─────────────────────────────────────────────────────────────────────────────────────


def understood(arguments: list[str]) -> Json:
    """The parsed arguments of `bellyflop serve`, with the same errors as the command."""
    return serve.make_context("bellyflop serve", arguments).params


def test_the_host_page_names_every_option_of_serve_and_tidy_and_no_other() -> None:
    rows = re.findall(r"^\| `(--[a-z0-9-]+)` \|", HOST, re.MULTILINE)
    options = [option.opts[0] for option in serve.params if isinstance(option, click.Option)]
    assert rows == options
    of_tidy = [option.opts[0] for option in tidy.params if isinstance(option, click.Option)]
    assert set(re.findall(r"`(--[a-z0-9-]+)", HOST)) == {*options, *of_tidy}


def test_the_systemd_unit_starts_a_server_that_understands_it() -> None:
    line = re.search(r"^ExecStart=/opt/bellyflop/bin/bellyflop serve (.*)$", HOST, re.MULTILINE)
    assert line is not None
    asked = understood(shlex.split(line[1]))
    assert asked["host"] == "127.0.0.1"
    assert f"proxy_pass http://127.0.0.1:{asked['port']};" in HOST
    assert "\nStateDirectory=bellyflop\n" in HOST
    assert asked["database"] == "sqlite+aiosqlite:////var/lib/bellyflop/tables.db"


def test_the_host_page_names_the_metrics_there_are() -> None:
    def names(metric: Metric) -> str:
        return metric.name + ("_total" if metric.type == "counter" else "")

    said = re.findall(r"^\| `(bellyflop_[a-z_]+)` \|", HOST, re.MULTILINE)
    assert said == [names(metric) for metric in Metrics().registry.collect()]


def test_the_addresses_on_the_pages_are_served() -> None:
    served = {route.path for route in ROUTES}
    for page in (HOST, PROTOCOL):
        found = re.findall(r"`(/(?:api/[\w/]+|health|metrics|openapi\.json))`", page)
        assert {re.sub(r"\b[A-Z]+\b", "{code}", path) for path in found} <= served
    assert "/openapi.json" in served
    assert openapi.describe()


def test_the_compose_file_makes_two_nodes_that_understand_their_command() -> None:
    yaml = pytest.importorskip("yaml")
    house = yaml.safe_load((GUIDE / "compose.yaml").read_text())
    nodes = [service for name, service in house["services"].items() if name.startswith("node")]
    assert len(nodes) == 2
    for node in nodes:
        program, verb, *arguments = node["command"]
        assert (program, verb) == ("bellyflop", "serve")
        asked = understood(arguments)
        assert re.fullmatch(r"postgresql\+asyncpg://bellyflop:.*@database/.*", asked["database"])
        assert asked["doorbell"] == "nats://bell:4222"
        assert set(node["depends_on"]) == {"database", "bell"} <= set(house["services"])
        context = (GUIDE / node["build"]["context"]).resolve()
        assert (context / "pyproject.toml").exists()
        assert f":{asked['port']} " in house["configs"]["caddyfile"]["content"]
    assert re.search(r"\.whl\)\[(\w+,)*nodes\]", (GUIDE.parents[1] / "Dockerfile").read_text())


def test_the_file_for_fly_runs_one_server_whose_games_are_on_the_volume() -> None:
    fly = tomllib.loads((GUIDE / "fly.toml").read_text())
    assert (GUIDE / fly["build"]["dockerfile"]).resolve() == GUIDE.parents[1] / "Dockerfile"
    program, verb, *arguments = shlex.split(fly["processes"]["app"])
    assert (program, verb) == ("bellyflop", "serve")
    asked = understood(arguments)
    assert asked["port"] == fly["http_service"]["internal_port"]
    kept = fly["mounts"]["destination"]
    assert asked["database"].startswith(f"sqlite+aiosqlite:///{kept}/")
    assert f"VOLUME {kept}" in (GUIDE.parents[1] / "Dockerfile").read_text()
    assert [check["path"] for check in fly["http_service"]["checks"]] == ["/health"]


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in (HOST, PROTOCOL):
        for link in re.findall(r"\]\(([^)#:]+)\)", page):
            assert (GUIDE / link).exists(), link


# ── protocol.md ─────────────────────────────────────────────────────────────────────────────────

FROM_PHONE = [commands.Hello, *get_args(commands.Command), *get_args(commands.Note)]
TO_PHONE = [
    messages.Answer,
    messages.Update,
    messages.Present,
    messages.Clock,
    messages.Shaking,
    messages.Call,
    messages.Reacted,
    messages.Bye,
]


def examples() -> Iterator[Json]:
    """Every JSON object shown on the protocol page."""
    for block in re.findall(r"```json\n(.*?)```", PROTOCOL, re.DOTALL):
        decoder, rest = json.JSONDecoder(), block.strip()
        while rest:
            found, end = decoder.raw_decode(rest)
            yield found
            rest = rest[end:].strip()


def example(kind: type[Any]) -> Json:
    (found,) = [shown for shown in examples() if shown.get("type") == tag_of(kind)]
    return found


def test_all_messages_of_the_modules_are_on_the_page() -> None:
    tagged = {
        kind
        for module in (commands, messages)
        for kind in vars(module).values()
        if is_dataclass(kind) and kind.__module__ == module.__name__ and "type" in names_of(kind)
    }
    assert tagged == {*FROM_PHONE, *TO_PHONE}
    shown = [found["type"] for found in examples() if "type" in found]
    assert sorted(shown) == sorted(map(tag_of, [*FROM_PHONE, *TO_PHONE]))


def names_of(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)}


@pytest.mark.parametrize("kind", [*FROM_PHONE, *TO_PHONE], ids=tag_of)
def test_each_example_has_all_fields_of_its_message_and_no_other(
    kind: type[Any],
) -> None:
    shown = example(kind)
    msgspec.convert({name: shown[name] for name in shown if name != "type"}, kind)
    assert {*shown} == names_of(kind)
    for field in names_of(kind):
        assert re.search(rf"`{field}`|\"{field}\"", PROTOCOL)


def test_what_lies_inside_an_update_is_shown_whole() -> None:
    update = example(messages.Update)
    for shown, kind in (
        (update["room"], rooms.Room),
        (update["room"]["seats"][0], rooms.RoomSeat),
        (update["awaiting"], messages.Awaited),
        (update["legal"][0], messages.Choice),
        (update["opened"][0], messages.Opened),
    ):
        assert {*shown} == names_of(kind)
    (seated,) = [found for found in examples() if "keys" in found]
    msgspec.convert(seated, requests.Seated, strict=True)
    assert {*seated} == names_of(requests.Seated)
    assert {*seated["keys"][0]} == names_of(requests.SeatToken)


def test_the_moves_in_the_examples_are_in_the_games_own_notation() -> None:
    game = load_game("pool-zee", seats=2)
    game.read_action(example(commands.Do)["do"])
    game.read_action(example(messages.Update)["legal"][0]["do"])
    game.read_outcome(example(commands.Fell)["chance"])


def test_the_page_lists_every_status_reaction_goodbye_and_limit() -> None:
    def listed(heading: str) -> list[str]:
        _, _, table = PROTOCOL.partition(f"| `{heading}` |")
        rows = table.split("\n\n")[0]
        return re.findall(r"^\| `(\w+)` \|", rows, re.MULTILINE)

    assert listed("status") == [*get_args(messages.AnswerStatus)]
    assert sorted(listed("reason")) == sorted(get_args(messages.Goodbye))
    for reason, code in sockets._CLOSES.items():
        assert f"| `{reason}` | {code} |" in PROTOCOL
    for what in get_args(get_type_hints(commands.React)["what"]):
        assert f"`{what}`" in PROTOCOL
    assert f"more than {reading.LONGEST_FRAME:,} characters" in PROTOCOL
    assert handshake.FIRST_MESSAGE_SECONDS == 5
    assert "within five seconds" in PROTOCOL
