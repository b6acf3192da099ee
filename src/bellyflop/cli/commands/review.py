"""`bellyflop review`: the best choices, the cost of the others, and the luck of the dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bellyflop.cli.options import speaks

if TYPE_CHECKING:
    from bellyflop.coach import Review
    from bellyflop.core import Record
    from bellyflop.words import Words


@click.command("review")
@click.argument("record")
@click.option("--seat", type=int, metavar="N", help="Only this seat, counted from 0.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--html", metavar="FILE", help="Write a page with charts there.")
@speaks
def command(record: str, seat: int | None, as_json: bool, html: str | None, words: Words) -> None:
    """Review a game: for each choice the best one, and luck apart from skill."""
    from bellyflop.cli.files import Unreadable, read_file
    from bellyflop.cli.options import advise_numpy, need
    from bellyflop.core import BadRecord, BadSetup
    from bellyflop.terminal.typed import tidy

    try:
        game = read_file(record)
        advise_numpy()
        if html is not None:
            need("matplotlib", "study")
        reviews = _reviews(game, seat)
    except Unreadable as error:
        raise click.ClickException(error.say(record, words)) from error
    except BadRecord as error:
        raise click.ClickException(tidy(error.line)) from error
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    if html is not None:
        from bellyflop.coach.page import review_page

        Path(html).write_text(review_page(game, reviews), encoding="utf-8")
        click.echo(words("terminal-review-page", file=tidy(html)))
    elif as_json:
        click.echo(json.dumps(_as_json(game, reviews)))
    else:
        click.echo("\n\n".join(_in_words(game, review, words) for review in reviews))


def _reviews(record: Record, seat: int | None) -> list[Review]:
    """The reviews asked for, with their progress on standard error."""
    from rich.console import Console
    from rich.progress import Progress

    from bellyflop import replay
    from bellyflop.coach import review_record
    from bellyflop.coach.review import seats_to_review
    from bellyflop.core import BadSetup

    replay(record)
    acted = seats_to_review(record)
    if seat is not None and seat not in acted:
        allowed = ", ".join(map(str, acted)) or "none yet"
        raise BadSetup(f"seat {seat} made no choice in this game; these did: {allowed}.")
    seats = acted if seat is None else (seat,)
    console, reviews = Console(stderr=True), []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        for number in seats:
            task = bar.add_task(f"Seat {number}", total=len(record.events))

            def progress(done: int, total: int, task: object = task) -> None:
                bar.update(task, completed=done, total=total)  # type: ignore[arg-type]  # its own id

            reviews.append(review_record(record, number, progress))
    return reviews


def _as_json(record: Record, reviews: list[Review]) -> dict[str, object]:
    return {
        "game": record.game,
        "seats": [
            {
                "seat": review.seat,
                "name": record.seats[review.seat],
                "unit": review.unit,
                "exact": review.exact,
                "expected": review.expected,
                "result": review.result,
                "lost": review.lost,
                "luck": review.lucky,
                "others": review.others,
                "accuracy": review.accuracy,
                "decisions": [
                    {
                        "event": d.event,
                        "played": d.played,
                        "best": d.best,
                        "lost": d.lost,
                        "error": d.error,
                    }
                    for d in review.decisions
                ],
                "throws": [
                    {"event": luck.event, "luck": luck.gained, "error": luck.error}
                    for luck in review.luck
                ],
            }
            for review in reviews
        ],
    }


_UNITS = {"points": "terminal-review-points", "winning chance": "terminal-review-chance"}


def _in_words(record: Record, review: Review, words: Words) -> str:
    from bellyflop.coach.review import say_action
    from bellyflop.terminal.typed import tidy_names

    def told(value: float, signed: bool = False) -> str:
        value = round(value if review.unit == "points" else 100 * value, 1) + 0.0  # no minus zero
        sign = "+" if signed and value >= 0 else ""
        return sign + words(_UNITS[review.unit], value=value)

    others = told(review.others, True) if review.others else ""
    name = tidy_names(words, record.seats)[review.seat]
    expected = {"expected": told(review.expected), "result": told(review.result)}
    luck = {"luck": told(review.lucky, True), "choices": told(-review.lost, True)}
    lines = [
        words("terminal-review-accuracy", name=name, accuracy=f"{review.accuracy:.0f}"),
        f"  {words('terminal-review-expected', **expected)}",
        f"  {words('terminal-review-others', **luck, others=others)}"
        if others
        else f"  {words('terminal-review-luck', **luck)}",
    ]
    worst = sorted(review.decisions, key=lambda d: -d.lost)[:5]
    missed = [d for d in worst if d.lost > d.error and d.lost > 1e-9]
    if not missed:
        lines.append(f"  {words('coach-costly-none')}")
    for decision in missed:
        said = words(
            "terminal-review-missed",
            event=str(decision.event),
            played=say_action(decision.played),
            lost=told(decision.lost),
            best=say_action(decision.best),
        )
        lines.append(f"  {said}")
    return "\n".join(lines)
