"""`bellyflop solve`: the best possible average of a game, exactly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bellyflop.core import AnyGame
    from bellyflop.solvers.solved import Solved


@click.command("solve")
@click.argument("game")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game.")
@click.option("--fresh", is_flag=True, help="Solve anew even if the table is in the cache.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, options: tuple[str, ...], fresh: bool, as_json: bool) -> None:
    """Solve a game for one seat that plays for the most points.

    The table of values is kept in your cache folder, so that the second time takes no time.
    """
    from bellyflop.cli.invitation import read_option_texts
    from bellyflop.core import BadSetup
    from bellyflop.games import find_game, set_up

    try:
        about = find_game(game).about
        alone = set_up(game, about.least_seats, read_option_texts(about, options))
        solved = _solve(alone, fresh)
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    click.echo(_as_json(solved) if as_json else _in_words(about.name, solved))


def _solve(game: AnyGame, fresh: bool) -> Solved:
    """The solved game, with its progress on standard error if somebody is looking."""
    from importlib import import_module
    from importlib.util import find_spec

    from rich.console import Console
    from rich.progress import Progress

    from bellyflop.core import BadSetup

    module = f"{type(game).__module__.rpartition('.')[0]}.solver"
    if find_spec(module) is None:
        raise BadSetup(f"there is no solver for {game.about.id} yet.")
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Solving", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        solved: Solved = import_module(module).solve_game(game, fresh, progress)
    return solved


def _as_json(solved: Solved) -> str:
    return json.dumps(
        {
            "game": solved.game,
            "options": solved.options,
            "expected": round(solved.expected, 9),
            "states": solved.states,
            "seconds": round(solved.seconds, 3),
        }
    )


def _in_words(name: str, solved: Solved) -> str:
    options = "".join(f", {key} {value}" for key, value in solved.options.items())
    return (
        f"{name}{options}: {solved.expected:.9f} points on average under best play.\n"
        f"{solved.states:,} states in {solved.seconds:.2f} s."
    )
