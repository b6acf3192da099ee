"""`bellyflop rate`: how well players choose, without the luck of the dice."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING

import click

from bellyflop.cli.options import speaks

if TYPE_CHECKING:
    from bellyflop.coach import Rating, Review
    from bellyflop.core import Record
    from bellyflop.words import Words

    Players = dict[tuple[str, str], list[Review]]


@click.command("rate")
@click.argument("records", nargs=-1, required=True, metavar="FILE…")
@click.option("--player", metavar="NAME", help="Only this player.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@speaks
def command(records: tuple[str, ...], player: str | None, as_json: bool, words: Words) -> None:
    """Rate players over several games: 0 is choosing at random, 100 is best play, without luck."""
    from bellyflop.cli.files import Unreadable, read_file
    from bellyflop.cli.options import advise_numpy
    from bellyflop.coach import rate
    from bellyflop.core import BadRecord, BadSetup
    from bellyflop.terminal.typed import tidy

    games = []
    for name in records:
        try:
            games.append(read_file(name))
        except Unreadable as error:
            raise click.ClickException(error.say(name, words)) from error
        except BadRecord as error:
            raise click.ClickException(f"{tidy(name)}: {tidy(error.line)}") from error
    advise_numpy()
    try:
        reviews = _reviews(games, player)
    except BadRecord as error:
        raise click.ClickException(tidy(error.line)) from error
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    if not reviews:
        raise click.ClickException(words("terminal-rate-nobody"))
    rated = {who: rate(of) for who, of in sorted(reviews.items())}
    ratings = {who: rating for who, rating in rated.items() if rating is not None}
    click.echo(json.dumps(_as_json(ratings)) if as_json else _in_words(ratings, words))


def _reviews(games: list[Record], player: str | None) -> Players:
    """The reviews of every player's games, by game and name, with their progress."""
    from rich.console import Console
    from rich.progress import Progress

    from bellyflop import replay
    from bellyflop.coach import review_record
    from bellyflop.coach.review import seats_to_review

    seats = []
    for record in games:
        replay(record)
        acted = seats_to_review(record)
        seats += [(record, s) for s in acted if player in (None, record.seats[s])]
    console, reviews = Console(stderr=True), defaultdict(list)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        for record, seat in bar.track(seats):
            reviews[record.game, record.seats[seat]].append(review_record(record, seat))
    return dict(reviews)


def _as_json(ratings: dict[tuple[str, str], Rating]) -> dict[str, object]:
    return {
        "ratings": [
            {
                "game": game,
                "player": name,
                "games": rating.games,
                "rating": rating.value,
                "low": rating.low,
                "high": rating.high,
                "unit": rating.unit,
                "exact": rating.exact,
                "result": rating.result,
                "without_luck": rating.without_luck,
            }
            for (game, name), rating in ratings.items()
        ]
    }


def _in_words(ratings: dict[tuple[str, str], Rating], words: Words) -> str:
    """A few lines a game: for each player the rating, and the result with luck taken out."""
    from bellyflop.games import find_game
    from bellyflop.terminal.typed import tidy

    lines, before = [words("terminal-rate-scale")], ""
    for (game, name), rating in ratings.items():
        if game != before:
            lines += ["", find_game(game).about.name]
            before = game
        said = words(
            "terminal-rate-player",
            name=tidy(name),
            rating=f"{rating.value:.0f}",
            low=f"{rating.low:.0f}",
            high=f"{rating.high:.0f}",
            games=rating.games,
        )
        lines.append(f"  {said}")
        if rating.unit == "points":
            amounts = {"result": rating.result, "fair": rating.without_luck}
            lines.append(f"    {words('terminal-rate-points', **amounts)}")
        else:
            lines.append(f"    {words('terminal-rate-chance', result=100 * rating.result)}")
    return "\n".join(lines)
