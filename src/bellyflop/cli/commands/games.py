"""`bellyflop games`: the games there are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from bellyflop.cli.options import speaks

if TYPE_CHECKING:
    from bellyflop.core import Option
    from bellyflop.core.game import About
    from bellyflop.words import Words


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
@speaks
def command(as_json: bool, words: Words) -> None:
    """List the games with their seats and options."""
    from bellyflop.games import describe_games, left_out, shelf

    for why in left_out():
        click.echo(why, err=True)
    if as_json:
        click.echo(json.dumps(describe_games(), indent=1))
    else:
        click.echo("\n\n".join(_in_words(game.about, words) for game in shelf().values()))


def _in_words(about: About, words: Words) -> str:
    from bellyflop.cli.setup import tagline_of

    seats = words("terminal-games-seats", least=about.least_seats, most=about.most_seats)
    name = f"{click.style(about.id, bold=True)}  {about.name}, {seats}"
    options = (_option_in_words(about, option, words) for option in about.options)
    return "\n".join([name, f"  {tagline_of(about, words)}", *options])


def _option_in_words(about: About, option: Option[Any], words: Words) -> str:
    default = json.dumps(option.write(option.default))
    shown = default if len(default) <= 40 else words("terminal-games-own")
    usual = words("terminal-games-usually", value=shown)
    word = f"{about.id}-help-{option.name}"
    told = words(word) if words.has(word) else option.help
    return f"  --option {option.name}=…  {_range(option.describe(), words)}; {usual}\n      {told}"


def _range(described: dict[str, object], words: Words) -> str:
    match described:
        case {"low": int(low), "high": int(high)}:
            return words("terminal-games-range", low=low, high=high)
        case {"values": [*values]}:
            return words.one_of([str(value) for value in values])
        case {"type": "bool"}:
            return words.one_of(["true", "false"])
        case _:
            return str(described["type"])
