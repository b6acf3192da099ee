"""`bellyflop report`: a page of charts about a game and its bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bellyflop.arena import Contest, Result


@click.command("report")
@click.argument("game")
@click.option("--output", metavar="FILE", help="Where the page goes; GAME-report.html if not said.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(2), metavar="N")
@click.option("--seed", default=1, show_default=True, type=int, metavar="S")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game.")
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Processes; all cores by default."
)
def command(
    game: str,
    output: str | None,
    games: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
) -> None:
    """Write one page with charts: levels compared, scores, what each box is worth."""
    from rich.console import Console
    from rich.progress import track

    from bellyflop.arena import rounds
    from bellyflop.arena.hands import play_here
    from bellyflop.arena.report import report
    from bellyflop.cli.options import need
    from bellyflop.cli.setup import read_option_texts
    from bellyflop.core import BadSetup
    from bellyflop.games import find_game

    console = Console(stderr=True)

    def play(contest: Contest) -> list[Result]:
        played = track(
            play_here(contest, jobs, keep=True),
            description=" and ".join(contest.entrants),
            total=rounds(contest),
            console=console,
            disable=not console.is_terminal,
        )
        results = [result for finished in played for result in finished]
        return sorted(results, key=lambda result: (result.round, result.seats))

    try:
        chosen = read_option_texts(find_game(game).about, options)
        need("matplotlib", "study")
        text = report(game, chosen, games, seed, play)
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    path = Path(output or f"{game}-report.html")
    path.write_text(text, encoding="utf-8")
    click.echo(f"The report is in {path}.")
