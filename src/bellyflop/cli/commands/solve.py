"""`bellyflop solve`: the best possible average of a game, exactly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from bellyflop.core import AnyGame
    from bellyflop.solvers.distribution import Distribution
    from bellyflop.solvers.solved import Solved

PERCENTS = (1, 5, 25, 50, 75, 95, 99)
ROUND_SCORES = (150, 200, 250, 300, 400, 500)


@click.command("solve")
@click.argument("game")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game.")
@click.option("--fresh", is_flag=True, help="Solve anew even if the table is in the cache.")
@click.option("--distribution", "spread", is_flag=True, help="Also how likely each score is.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, options: tuple[str, ...], fresh: bool, spread: bool, as_json: bool) -> None:
    """Solve a game for one seat that plays for the most points.

    The table of values is kept in your cache folder, so that the second time takes no time.
    """
    from bellyflop.cli.options import lacks
    from bellyflop.cli.setup import read_option_texts
    from bellyflop.core import BadSetup
    from bellyflop.games import find_game, set_up

    try:
        about = find_game(game).about
        alone = set_up(game, about.least_seats, read_option_texts(about, options))
        solver = _solver_of(alone)
        solved = _solve(solver, alone, fresh)
        scores = solver.score_distribution(alone, fresh) if spread else None
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    except ImportError as error:
        if error.name == "numpy":
            raise lacks("numpy", "maths") from error
        raise click.ClickException(str(error)) from error
    click.echo(_as_json(solved, scores) if as_json else _in_words(about.name, solved, scores))


def _solver_of(game: AnyGame) -> Any:
    """The module `solver` of this game's folder."""
    from bellyflop.core import BadSetup
    from bellyflop.games import part

    solver = part(game, "solver")
    if solver is None:
        raise BadSetup(f"there is no solver for {game.about.id} yet.")
    return solver


def _solve(solver: Any, game: AnyGame, fresh: bool) -> Solved:
    """The solved game; progress goes to standard error if that is a terminal."""
    from bellyflop.cli.options import solving_bar

    with solving_bar("Solving") as progress:
        solved: Solved = solver.solve_game(game, fresh, progress)
    return solved


def _as_json(solved: Solved, scores: Distribution | None) -> str:
    report: dict[str, object] = {
        "game": solved.game,
        "options": solved.options,
        "expected": round(solved.expected, 9),
        "states": solved.states,
        "seconds": round(solved.seconds, 3),
    }
    if solved.at_most is not None:
        report |= {"error": round(solved.error, 9), "at_most": round(solved.at_most, 9)}
    if scores is not None:
        report["deviation"] = round(scores.deviation, 9)
        report["percentiles"] = {percent: scores.percentile(percent) for percent in PERCENTS}
        report["at_least"] = {points: scores.at_least(points) for points in ROUND_SCORES}
    return json.dumps(report)


def _in_words(name: str, solved: Solved, scores: Distribution | None) -> str:
    options = "".join(f", {key} {value}" for key, value in solved.options.items())
    if solved.at_most is None:
        lines = [
            f"{name}{options}: {solved.expected:.9f} points on average under best play.",
            f"{solved.states:,} states in {solved.seconds:.2f} s.",
        ]
    else:
        lines = [
            f"{name}{options}: {solved.expected:.2f} ± {solved.error:.2f} points on average,",
            f"simulated with good play in {solved.seconds:.2f} s; nobody can average more than"
            f" {solved.at_most:.2f}.",
        ]
    if scores is not None:
        spread = ", ".join(f"{percent} %: {scores.percentile(percent)}" for percent in PERCENTS)
        chances = (f"{points}: {scores.at_least(points):.3%}" for points in ROUND_SCORES)
        lines += [
            f"Standard deviation {scores.deviation:.4f}.",
            f"So many games score no more than {spread}.",
            f"The chance of at least {', '.join(chances)}.",
        ]
    return "\n".join(lines)
