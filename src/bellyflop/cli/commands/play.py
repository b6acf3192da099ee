"""`bellyflop play`: a game at this terminal, with people and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bellyflop.cli.options import speaks

if TYPE_CHECKING:
    from bellyflop.cli.session import Session
    from bellyflop.words import Words


@click.command("play")
@click.argument("game", required=False)
@click.option("--seats", type=int, metavar="N", help="Seats in all; bots take the free ones.")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game.")
@click.option("--player", "players", multiple=True, metavar="NAME", help="A person who plays.")
@click.option(
    "--level",
    "--bots",
    "level",
    metavar="LEVEL",
    help="How well bots play: paddler to olympian, or a bot of your own: mybot.py:Name.",
)
@click.option("--seed", type=int, metavar="N", help="Make dice and bots repeatable.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@speaks
def command(
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    players: tuple[str, ...],
    level: str | None,
    seed: int | None,
    resume: str | None,
    words: Words,
) -> None:
    """Play a game in the terminal. What is not said here is asked."""
    from bellyflop.core import BadRecord, BadSetup

    try:
        if resume is None:
            session = _begin(words, game, seats, options, players, level)
        else:
            session = _resume(words, resume, level, game, seats, options, players)
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    except BadRecord as error:
        raise click.UsageError(error.line) from error
    if session is not None:
        session.run(seed)


def _begin(
    words: Words,
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    players: tuple[str, ...],
    level: str | None,
) -> Session | None:
    """A new game; None if the person left before it began."""
    from bellyflop.cli.session import Session
    from bellyflop.cli.setup import ask_setup
    from bellyflop.terminal.screen import Leave, Screen

    screen = Screen(words)
    try:
        chosen, seating = ask_setup(screen, game, seats, options, players, level)
    except (Leave, KeyboardInterrupt):
        click.echo(f"\n{words('terminal-goodbye')}")
        return None
    return Session.new(screen, chosen, seating)


def _resume(words: Words, file: str, level: str | None, *others: object) -> Session:
    """The game in this file, resumed, with bots of this level if one is given."""
    from bellyflop.cli.files import STANDARD_INPUT, Unreadable, read_file
    from bellyflop.cli.session import Session
    from bellyflop.terminal.screen import Screen

    if any(others):
        raise click.UsageError(
            "--resume goes on with a saved game: give it alone, or with --seed or --level."
        )
    if file == STANDARD_INPUT:
        raise click.UsageError("--resume needs a file: standard input is where you type.")
    try:
        return Session.resumed(Screen(words), file, read_file(file), level)
    except Unreadable as error:
        raise click.UsageError(error.say(file, words)) from error
