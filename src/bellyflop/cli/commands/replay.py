"""`bellyflop replay`: the scores of records, or the place where one breaks a rule."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from bellyflop.cli.options import speaks

if TYPE_CHECKING:
    from bellyflop.core import Record, Replay
    from bellyflop.words import Words

REFUSED, UNREADABLE = 1, 2


@click.command("replay")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for each file.")
@speaks
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], as_json: bool, words: Words) -> None:
    """Replay game records; `-` is standard input.

    A record that breaks a rule gets a line that begins with the place, e.g. "event 12: ". Exit
    status 1 if a record was refused, 2 if a file could not be read.
    """
    from bellyflop.terminal.typed import tidy

    status = 0
    for file in files:
        if len(files) > 1 and not as_json:
            click.secho(tidy(file), bold=True)
        status = max(status, _replay_file(file, as_json, words))
    ctx.exit(status)


def _replay_file(file: str, as_json: bool, words: Words) -> int:
    """Print the result of this file's record; the exit status for it."""
    from bellyflop import replay
    from bellyflop.cli.files import Unreadable, read_file
    from bellyflop.core import BadRecord
    from bellyflop.terminal.typed import tidy

    try:
        record = read_file(file)
        replayed = replay(record)
    except Unreadable as error:
        click.echo(error.say(file, words))
        return UNREADABLE
    except BadRecord as error:
        click.echo(tidy(error.line))
        return REFUSED
    except RecursionError:
        click.echo(f"record: {words('terminal-too-deep')}")
        return REFUSED
    click.echo(_as_json(record, replayed) if as_json else _in_words(record, replayed, words))
    return 0


def _as_json(record: Record, replayed: Replay[object]) -> str:
    return json.dumps(
        {
            "game": record.game,
            "over": replayed.over,
            "scores": replayed.scores,
            "winners": replayed.winners,
            "turn_of": replayed.turn_of,
        }
    )


def _in_words(record: Record, replayed: Replay[object], words: Words) -> str:
    from bellyflop.games import find_game
    from bellyflop.terminal.typed import tidy_names

    names = tidy_names(words, record.seats)
    widest = max(len(name) for name in names)
    rows = [
        f"  {name:<{widest}}  {score:>5}{'  ★' if seat in replayed.winners else ''}"
        for seat, (name, score) in enumerate(zip(names, replayed.scores, strict=True))
    ]
    game = find_game(record.game).about.name
    title = words("terminal-replay-title", game=game, events=len(record.events))
    return "\n".join([title, *rows, _standing(names, replayed, words)])


def _standing(names: tuple[str, ...], replayed: Replay[object], words: Words) -> str:
    from bellyflop.terminal.board import biggest_splash

    if replayed.winners:
        return biggest_splash(words, [names[seat] for seat in replayed.winners])
    if replayed.over:
        return words("terminal-replay-nobody")
    if replayed.turn_of:
        waiting = words.all_of([names[seat] for seat in replayed.turn_of])
        return words("terminal-replay-waiting", names=waiting)
    return words("terminal-replay-chance")
