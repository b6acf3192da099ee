"""`bellyflop games`: what is on the shelf."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from bellyflop.core import Option
    from bellyflop.core.game import About


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def command(as_json: bool) -> None:
    """List the games with their seats and options."""
    from bellyflop.games import describe_games, left_out, shelf

    for why in left_out():
        click.echo(why, err=True)
    if as_json:
        click.echo(json.dumps(describe_games(), indent=1))
    else:
        click.echo("\n\n".join(_in_words(game.about) for game in shelf().values()))


def _in_words(about: About) -> str:
    seats = f"{about.least_seats}–{about.most_seats} seats"
    head = f"{click.style(about.id, bold=True)}  {about.name}, {seats}\n  {about.tagline}"
    return "\n".join([head, *(_option_in_words(option) for option in about.options)])


def _option_in_words(option: Option[Any]) -> str:
    default = json.dumps(option.write(option.default))
    shown = default if len(default) <= 40 else "our own"
    allowed = _range(option.describe())
    return f"  --option {option.name}=…  {allowed}; usually {shown}\n      {option.help}"


def _range(described: dict[str, object]) -> str:
    match described:
        case {"low": low, "high": high}:
            return f"{low} to {high}"
        case {"values": [*values]}:
            return " or ".join(str(value) for value in values)
        case {"type": "bool"}:
            return "true or false"
        case _:
            return str(described["type"])
