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
    from bellyflop.games import shelf

    boxes = [game.about for game in shelf().values()]
    if as_json:
        click.echo(json.dumps([_describe(about) for about in boxes], indent=1))
    else:
        click.echo("\n\n".join(_in_words(about) for about in boxes))


def _describe(about: About) -> dict[str, object]:
    return {
        "id": about.id,
        "name": about.name,
        "tagline": about.tagline,
        "seats": [about.least_seats, about.most_seats],
        "options": [_describe_option(option) for option in about.options],
    }


def _describe_option(option: Option[Any]) -> dict[str, object]:
    default = option.write(option.default)
    return {"name": option.name, **option.describe(), "default": default, "help": option.help}


def _in_words(about: About) -> str:
    seats = f"{about.least_seats}–{about.most_seats} seats"
    head = f"{click.style(about.id, bold=True)}  {about.name}, {seats}\n  {about.tagline}"
    return "\n".join([head, *(_option_in_words(option) for option in about.options)])


def _option_in_words(option: Option[Any]) -> str:
    default = json.dumps(option.write(option.default))
    shown = default if len(default) <= 40 else "the printed one"
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
