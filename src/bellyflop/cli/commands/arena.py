"""`bellyflop arena`: bots play each other, and a table says who is stronger, with error bars."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bellyflop.arena import Contest, Result, Standings


@click.command("arena")
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    metavar="A,B,…",
    help="For each seat a level, or a bot of your own: mybot.py:Name, package.module:Name or a"
    " program, cmd:./mybot.",
)
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), metavar="N")
@click.option("--seed", default=1, show_default=True, type=int, metavar="S")
@click.option(
    "--seconds",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0, min_open=True),
    metavar="S",
    help="How long a program may think about a choice.",
)
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game.")
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Processes; all cores by default."
)
@click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler to run on instead.")
@click.option("--json", "form", flag_value="json", help="Print one JSON object.")
@click.option("--csv", "form", flag_value="csv", help="Print one line for each game.")
@click.option("--records", metavar="FOLDER", help="Keep every game's record there.")
def command(
    game: str,
    bots: str,
    games: int,
    seed: int,
    seconds: float,
    options: tuple[str, ...],
    jobs: int | None,
    cluster: str | None,
    form: str | None,
    records: str | None,
) -> None:
    """Let bots play GAMES games, each in every chair with the same dice, and compare them."""
    from bellyflop.arena import Contest, Standings
    from bellyflop.arena.hands import NoCluster, play_here, play_on_cluster
    from bellyflop.cli.options import advise_numpy
    from bellyflop.cli.setup import read_option_texts
    from bellyflop.core import BadSetup
    from bellyflop.games import find_game

    try:
        names = tuple(name.strip() for name in bots.split(","))
        chosen = read_option_texts(find_game(game).about, options)
        contest = Contest(game, names, games, seed, chosen, seconds)
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    advise_numpy()
    keep = records is not None
    results: list[Result] = []
    try:
        if cluster is not None:
            played = play_on_cluster(contest, cluster, keep)
        else:
            played = play_here(contest, jobs, keep)
        for finished in _with_progress(contest, played):
            results += finished
    except (NoCluster, BadSetup) as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        if not results:
            raise
        click.echo(f"Stopped after {len(results)} games; this is what they say.", err=True)
    if records is not None:
        _keep_records(Path(records), results)
    for name, lost in _forfeits(contest, results).items():
        many = "1 game" if len(lost) == 1 else f"{len(lost)} games"
        click.echo(f"{name} lost {many} by its own fault. The first: {lost[0].why}", err=True)
    click.echo(_told(Standings(contest, results), form))


def _forfeits(contest: Contest, results: list[Result]) -> dict[str, list[Result]]:
    """The games that each bot forfeited, by its name."""
    lost: dict[str, list[Result]] = {}
    for result in sorted(results, key=lambda result: (result.round, result.seats)):
        if result.loser is not None:
            lost.setdefault(contest.entrants[result.loser], []).append(result)
    return lost


def _with_progress(contest: Contest, played: Iterator[list[Result]]) -> Iterator[list[Result]]:
    from rich.console import Console
    from rich.progress import track

    from bellyflop.arena import rounds

    console = Console(stderr=True)
    return iter(
        track(
            played,
            description="Playing",
            total=rounds(contest),
            console=console,
            disable=not console.is_terminal,
        )
    )


def _keep_records(folder: Path, results: list[Result]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for result in results:
        if result.record is not None:
            name = f"round-{result.round:05d}-first-{result.seats.index(0)}.json"
            (folder / name).write_text(result.record.dumps(), encoding="utf-8")


def _told(standings: Standings, form: str | None) -> str:
    if form == "json":
        return json.dumps(_as_json(standings))
    return _as_csv(standings) if form == "csv" else _in_words(standings)


def _as_json(standings: Standings) -> dict[str, object]:
    contest = standings.contest
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "bots": list(contest.entrants),
        "games": len(standings.results),
        "seed": contest.seed,
        "standings": [
            {
                "bot": row.entrant,
                "level": row.level,
                "wins": row.wins.mean,
                "wins_95": _ends(row.wins.low, row.wins.high),
                "points": row.points.mean,
                "points_95": _ends(row.points.low, row.points.high),
                "rating": row.rating.mean,
                "rating_95": _ends(row.rating.low, row.rating.high),
                "forfeits": row.forfeits,
            }
            for row in standings.table()
        ],
    }


def _ends(low: float, high: float) -> list[float] | None:
    return None if high == float("inf") else [low, high]


def _as_csv(standings: Standings) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["round", "bot", "level", "seat", "score", "win"])
    for result in standings.results:
        for n, level in enumerate(standings.contest.entrants):
            row = [result.round, n, level, result.seats[n], result.scores[n], result.shares[n]]
            rows.writerow(row)
    return text.getvalue().rstrip("\n")


def _in_words(standings: Standings) -> str:
    table = standings.table()
    wide = max(12, *(len(row.level) + 1 for row in table))
    rows = [f"{'':2}{'bot':<{wide}}{'wins':>16}{'points':>18}{'rating':>14}"]
    for place, row in enumerate(table, 1):
        wins = f"{row.wins.mean:6.1%} ± {row.wins.half:5.1%}"
        points = f"{row.points.mean:8.2f} ± {row.points.half:5.2f}"
        rating = f"{row.rating.mean:5.0f} ± {row.rating.half:3.0f}"
        rows.append(f"{place} {row.level:<{wide}}{wins:>16}{points:>18}{rating:>14}")
    games = len(standings.results)
    rows.append(f"{games} games of {standings.contest.game}, 95 % intervals.")
    return "\n".join(rows)
